// What both sides changed in different ways, and how it is marked in the file.

public import JournalLanguage
import JournalText

/// One part of a file that both sides changed in different ways.
public struct MergeConflict: Hashable, Sendable {
  /// What was changed, and how far that can be said in words.
  public enum Reason: Hashable, Sendable {
    /// A key of the front matter has two values.
    case property(String)
    /// Two verdicts on the same Try or Action.
    case verdict(ours: String, theirs: String)
    /// Two answers in the box of an item or of a line of a log.
    case box(ours: String, theirs: String)
    /// A field of an item, with its two values.
    case field(String)
    /// The words of an item.
    case words
    case heading
    /// Lines of text, a table or code.
    case lines
    /// Taken out here, and changed there.
    case removedHere
    /// Changed here, and taken out there.
    case removedThere
    /// An item that stands in one section here and in another one there.
    case sections(ours: String, theirs: String)
    /// A row of a table.
    case row(String)
    /// The whole file, where nothing smaller can be told apart.
    case file
  }

  public let reason: Reason

  public init(_ reason: Reason) { self.reason = reason }

  /// What it is about, for people.
  public var message: Message {
    switch reason {
    case .property(let key): Message(MergeText.property, ["key": .text(key)])
    case .verdict(let ours, let theirs): Message(MergeText.verdict, ["ours": .text(ours), "theirs": .text(theirs)])
    case .box(let ours, let theirs): Message(MergeText.box, ["ours": .text(ours), "theirs": .text(theirs)])
    case .field(let key): Message(MergeText.field, ["key": .text(key)])
    case .words: Message(MergeText.words)
    case .heading: Message(MergeText.heading)
    case .lines: Message(MergeText.lines)
    case .removedHere: Message(MergeText.removedHere)
    case .removedThere: Message(MergeText.removedThere)
    case .sections(let ours, let theirs): Message(MergeText.sections, ["ours": .text(ours), "theirs": .text(theirs)])
    case .row(let date): Message(MergeText.row, ["date": .text(date)])
    case .file: Message(MergeText.file)
    }
  }
}

/// The lines by which git, editors and people know a conflict.
struct ConflictMarkers: Sendable {
  let size: Int

  init(size: Int) { self.size = min(max(size, 7), 200) }

  /// Both versions between markers, with words beside the first of them.
  func conflict(_ ours: [UInt8], _ theirs: [UInt8], _ conflict: MergeConflict) -> [UInt8] {
    let words = Language.english(conflict.message)
    return line(ASCII.less, " ours: \(words.onOneLine)") + ours + line(ASCII.equals, "") + theirs + line(ASCII.greater, " theirs")
  }

  private func line(_ byte: UInt8, _ words: String) -> [UInt8] {
    [UInt8](repeating: byte, count: size) + Array(words.utf8) + [ASCII.lineFeed]
  }

  /// Whether a line of the text opens, parts or ends a conflict: what lies between is to be resolved by a person first.
  func stand(in bytes: [UInt8]) -> Bool { Self.longest(in: bytes) > 0 }

  /// How many signs the longest marker has that opens or ends a conflict in a text; -2 where none does.
  static func longest(in bytes: [UInt8]) -> Int {
    var isLineStart = true
    var (index, longest) = (0, -2)
    while index < bytes.count {
      let byte = bytes[index]
      if isLineStart, byte == ASCII.less || byte == ASCII.greater {
        var end = index
        while end < bytes.count, bytes[end] == byte { end += 1 }
        if end - index >= 7, end == bytes.count || bytes[end].isSpace { longest = max(longest, end - index) }
        index = end
        isLineStart = false
        continue
      }
      isLineStart = byte.isLineEnd
      index += 1
    }
    return longest
  }
}
