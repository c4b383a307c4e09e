// The names that programs which keep folders the same give to a version that lost.

import JournalDates
import JournalText

/// A copy that a folder sync left beside a file. Nobody wrote it as an entry, so it is none until a person has taken from it what is missed.
public enum SyncCopy {
  /// What stands behind the name of the original, before the ending.
  private struct Mark {
    /// Small letters, digits and signs; `*` is any text, `#` one digit or several.
    let pattern: String
    /// Whether others call files so, too, so that it counts only behind the name of a day or another period.
    let isOrdinary: Bool

    init(_ pattern: String, isOrdinary: Bool = false) { (self.pattern, self.isOrdinary) = (pattern, isOrdinary) }
  }

  private static let marks = [
    Mark(".sync-conflict-#-#-*"),  // Syncthing
    Mark(" (*conflicted copy*)"), Mark(" (case conflict*)"), Mark(" (unicode encoding conflict*)"),  // Dropbox, Nextcloud
    Mark(" (conflict*)"), Mark("_conflict-*"), Mark("_conf(#)"),  // ownCloud, Seafile, Synology
    Mark("-desktop-*", isOrdinary: true), Mark("-laptop-*", isOrdinary: true),  // OneDrive, by the name of the machine
    Mark(" #", isOrdinary: true), Mark(" (#)", isOrdinary: true), Mark("(#)", isOrdinary: true),  // iCloud, Google Drive, browsers
  ]

  /// The path of the file that this one is a copy of; nil where its name is none of a copy. Markdown alone.
  public static func original(of path: String) -> String? {
    var path = path
    guard path.withUTF8({ mayBeCopy($0) }) else { return nil }
    let folder = path.lastIndex(of: "/").map { path[...$0] } ?? ""
    let stem = String(path[folder.endIndex...].dropLast(3))
    let folded = Array(stem.lowercased().utf8)
    guard folded.count == stem.utf8.count else { return nil }
    for mark in marks {
      for start in folded.indices.dropFirst() where matches(folded[start...], Array(mark.pattern.utf8)[...]) {
        let before = String(decoding: Array(stem.utf8)[..<start], as: UTF8.self)
        if mark.isOrdinary, Period(before) == nil { continue }
        return "\(folder)\(before).md"
      }
    }
    return nil
  }

  /// Whether a path of a Markdown file has any of what copies have. Few paths do, and every path is asked.
  private static func mayBeCopy(_ path: UnsafeBufferPointer<UInt8>) -> Bool {
    guard path.count > 3, path[(path.count - 3)...].elementsEqual(".md".utf8) else { return false }
    for (place, byte) in path.enumerated() {
      switch byte {
      case ASCII.space, 0x28: return true
      case 0x63: if path[place...].starts(with: "conf".utf8) { return true }
      case ASCII.hyphen:
        if path[place...].starts(with: "-DESKTOP-".utf8) || path[place...].starts(with: "-LAPTOP-".utf8) { return true }
      default: break
      }
    }
    return false
  }

  /// Whether a text is as a pattern says, from its first byte to its last.
  private static func matches(_ text: ArraySlice<UInt8>, _ pattern: ArraySlice<UInt8>) -> Bool {
    guard let first = pattern.first else { return text.isEmpty }
    let rest = pattern.dropFirst()
    switch first {
    case ASCII.asterisk: return (text.startIndex...text.endIndex).contains { matches(text[$0...], rest) }
    case 0x23:
      let digits = text.prefix { $0 &- 0x30 < 10 }.count
      return digits > 0 && (1...digits).contains { matches(text.dropFirst($0), rest) }
    default: return text.first == first && matches(text.dropFirst(), rest)
    }
  }
}
