// Whether a command that wrote had to do with private text.

import HostSystem
import JournalFormat
public import JournalModel
public import JournalStore
import JournalText

extension ChangeSet {
  /// Whether the command line or what it wrote is private, as far as the files say so by now: then the words of the command are, too.
  public func isPrivate(in root: String) -> Bool {
    if words.contains(where: Self.saysPrivate) { return true }
    return files.contains { $0.isPrivate(in: root, words) }
  }

  /// Whether it has so many files that a command which only reads leaves it alone.
  public var isLong: Bool { files.count > 100 }

  /// The command line as an audience is told it: of one that had to do with private text, others are told the command alone.
  public func words(for audience: Audience, in root: String) -> [String] {
    audience == .owner || !isPrivate(in: root) ? words : openWords
  }

  /// The same on one line.
  public func command(for audience: Audience, in root: String) -> String {
    let told = words(for: audience, in: root)
    return told == words ? command : told.joined(separator: " ")
  }

  fileprivate static func saysPrivate(_ text: String) -> Bool {
    let text = text.lowercased()
    return text.contains(text: "#" + FileReading.privateTag) || text.hasPrefix("private=")
  }
}

extension ChangeSet.File {
  fileprivate func isPrivate(in root: String, _ words: [String]) -> Bool {
    if [old, new].contains(where: { ChangeSet.saysPrivate(String(decoding: $0, as: UTF8.self)) }) { return true }
    var current: [UInt8]?
    do throws(HostError) { current = try FileSystem.read(path.hasPrefix("/") ? path : PathText.join(root, path)) } catch {
      // What is there and cannot be looked at is not told either.
      if error.kind != .notFound { return true }
    }
    // Of what is gone or was made, all that it held is here.
    return [current, before == .absent ? new : nil, after == .absent ? old : nil].compactMap(\.self).contains { bytes in
      let hidden = SourceText(path: path, bytes: bytes).privateRanges
      let end = offset + max(new.count, old.count, 1)
      return hidden.contains { range in
        range.lowerBound < end && offset < range.upperBound
          || words.dropFirst(2).contains { $0.utf8.count > 2 && bytes[range.lowerBound..<range.upperBound].holds($0) }
      }
    }
  }
}

extension ArraySlice<UInt8> {
  fileprivate func holds(_ word: String) -> Bool { String(decoding: self, as: UTF8.self).contains(text: word) }
}
