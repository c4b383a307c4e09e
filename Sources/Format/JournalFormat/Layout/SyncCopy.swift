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
    Mark(" (*conflicted copy*)"), Mark(" (case conflict)"), Mark(" (case conflict #)"), Mark(" (unicode encoding conflict*)"),  // Dropbox, Nextcloud
    Mark(" (conflict #-#-#*)"), Mark("_conflict-#-#*"), Mark("_conf(#)"),  // ownCloud, Seafile, Synology
    Mark(" (conflict*)", isOrdinary: true), Mark("_conflict-*", isOrdinary: true),
    // OneDrive, by the name of the machine; more of them below.
    Mark("-desktop-*", isOrdinary: true), Mark("-laptop-*", isOrdinary: true),
    Mark(" #", isOrdinary: true), Mark(" (#)", isOrdinary: true), Mark("(#)", isOrdinary: true),  // iCloud, Google Drive, browsers
  ]

  /// What machines are called that name themselves, beside `DESKTOP-` and `LAPTOP-` with what Windows draws for them.
  private static let machines: Set<String> = ["PC", "LAPTOP", "DESKTOP", "MacBook", "MBP", "iMac", "iPhone", "iPad"]

  /// The path of the file that this one is a copy of; nil where its name is none of a copy. Markdown, tables, and the settings of a journal.
  public static func original(of path: String) -> String? { original(of: path, isNear: false) }

  /// The same for names that are often given by people, too, such as `kyoto 2.md`, and for tables in a copy of a whole folder, such as
  /// `metrics/watch 2/2026.csv`: what is said in both tells whether it is a copy.
  public static func possibleOriginal(of path: String) -> String? { original(of: path, isNear: true) ?? originalBesideFolder(of: path) }

  /// Whether two texts have nearly all of their lines in common, as a file and its copy have.
  /// - Parameter isTable: Whether they are tables, of whose rows two are as good as many lines of a text.
  public static func isNear(_ one: [UInt8], _ other: [UInt8], isTable: Bool = false) -> Bool {
    if one == other { return !one.isEmpty }
    func lines(_ bytes: [UInt8]) -> Set<ArraySlice<UInt8>> { Set(bytes.split(separator: ASCII.lineFeed).filter { $0.count > 3 }) }
    let (a, b) = (lines(one), lines(other))
    let common = a.intersection(b).count
    return common >= (isTable ? 3 : 5) && common * 5 >= min(a.count, b.count) * 4
  }

  private static func original(of path: String, isNear: Bool) -> String? {
    var path = path
    guard let ending = path.withUTF8({ ending(of: $0) }) else { return nil }
    let folder = path.lastIndex(of: "/").map { path[...$0] } ?? ""
    let stem = String(path[folder.endIndex...].dropLast(ending.utf8.count))
    let bytes = Array(stem.utf8)
    let folded = Array(stem.lowercased().utf8)
    guard folded.count == bytes.count else { return nil }
    func isKnown(_ name: String) -> Bool { ending == ".yaml" ? name == "retro" : isNear || Period(name) != nil }
    func found(_ start: Int, isOrdinary: Bool) -> String? {
      let before = String(decoding: bytes[..<start], as: UTF8.self)
      if isOrdinary || ending == ".yaml", !isKnown(before) { return nil }
      return "\(folder)\(before)\(ending)"
    }
    for mark in marks {
      for start in folded.indices.dropFirst() where matches(folded[start...], Array(mark.pattern.utf8)[...]) {
        if let original = found(start, isOrdinary: mark.isOrdinary) { return original }
      }
    }
    // The shortest name of a machine, so that a day is not read as a year.
    for start in bytes.indices.dropFirst().reversed() where bytes[start] == ASCII.hyphen {
      guard let isDrawn = machine(bytes[(start + 1)...]) else { continue }
      if let original = found(start, isOrdinary: !isDrawn) { return original }
    }
    // Whatever a program puts behind the name of a day or a week.
    guard isNear, let end = periodEnd(folded[...]), Period(String(decoding: bytes[..<end], as: UTF8.self)) != nil else { return nil }
    return found(end, isOrdinary: false)
  }

  /// The table of the same name in the folder beside, of which this one lies in a copy. iCloud calls it ‘watch 2’.
  private static func originalBesideFolder(of path: String) -> String? {
    let parts = path.utf8.split(separator: ASCII.slash, omittingEmptySubsequences: false)
    guard parts.count > 1, let last = parts[parts.count - 2].last, last.isDigit else { return nil }
    let name = parts[parts.count - 2]
    let before = name.prefix(name.count - name.reversed().prefix(while: \.isDigit).count)
    let folder = Substring(before.dropLast())
    guard before.last == ASCII.space, !folder.isEmpty, path.hasSuffix(".csv") else { return nil }
    return "\(path[..<name.startIndex])\(folder)/\(path[parts[parts.count - 1].startIndex...])"
  }

  /// `#` is a digit. Every path is asked, so they are made once.
  private static let periodPatterns = [Array("####-##-##".utf8), Array("####-w##".utf8)]

  /// Where a day or a week ends with which a longer name begins; nil for any other name.
  private static func periodEnd(_ name: some RandomAccessCollection<UInt8>) -> Int? {
    func byte(_ place: Int) -> UInt8 { name[name.index(name.startIndex, offsetBy: place)] }
    for signs in periodPatterns {
      guard name.count > signs.count, !byte(signs.count).isAlphanumeric, byte(signs.count) != ASCII.period || name.count > signs.count + 5 else { continue }
      if signs.indices.allSatisfy({ signs[$0] == 0x23 ? byte($0).isDigit : byte($0) | 0x20 == signs[$0] | 0x20 }) { return signs.count }
    }
    return nil
  }

  /// Whether a text is the name of a machine, and whether nobody but Windows calls anything so.
  private static func machine(_ text: ArraySlice<UInt8>) -> Bool? {
    guard text.allSatisfy({ $0.isAlphanumeric || $0 == ASCII.hyphen }) else { return nil }
    let parts = text.split(separator: ASCII.hyphen, omittingEmptySubsequences: false).map { String(decoding: $0, as: UTF8.self) }
    let isDrawn = parts.count == 2 && ["DESKTOP", "LAPTOP"].contains(parts[0]) && (7...8).contains(parts[1].utf8.count)
      && parts[1].utf8.allSatisfy { $0.isDigit || (0x41...0x5A).contains($0) } && parts[1].utf8.contains(where: \.isDigit)
    return isDrawn ? true : parts.contains(where: machines.contains) ? false : nil
  }

  /// The ending of a path which has any of what copies have. Few paths do, and every path is asked.
  private static func ending(of path: UnsafeBufferPointer<UInt8>) -> String? {
    func byte(_ place: Int) -> UInt8 { place < path.count ? path[place] : 0 }
    var (place, isMarked) = (path.count, false)
    while !isMarked, place > 0, path[place - 1] != ASCII.slash {
      place -= 1
      switch path[place] {
      case ASCII.space, 0x28: isMarked = true
      // The beginning of `conf`.
      case 0x63: isMarked = byte(place + 1) == 0x6F && byte(place + 2) == 0x6E && byte(place + 3) == 0x66
      // A name with a capital letter behind a hyphen, or `iMac`; but not `-W46` and `-Q3`, which many files have.
      case ASCII.hyphen:
        let next = byte(place + 1)
        isMarked = ((0x41...0x5A).contains(next) || next == 0x69) && !byte(place + 2).isDigit
      default: break
      }
    }
    // A day or a week with something behind it.
    while !isMarked, place > 0, path[place - 1] != ASCII.slash { place -= 1 }
    if !isMarked, !byte(place).isDigit || periodEnd(path[place...]) == nil { return nil }
    return [".md", ".csv", ".yaml"].first { path.count > $0.utf8.count && path[(path.count - $0.utf8.count)...].elementsEqual($0.utf8) }
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
