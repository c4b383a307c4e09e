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

  /// Both versions between markers, with words beside the first of them. Lines of a version that are like a marker, such as a heading underlined
  /// with seven ‘=’, are told from those by the number of signs.
  func conflict(_ ours: [UInt8], _ theirs: [UInt8], _ conflict: MergeConflict) -> [UInt8] {
    let words = Language.english(conflict.message)
    let taken = [ours, theirs].reduce(into: Set<Int>()) { sizes, side in
      for line in TextMerge.lines(side) { if let marker = ConflictMarker(line) { sizes.insert(marker.size) } }
    }
    var size = size
    while taken.contains(size) { size += 1 }
    func line(_ byte: UInt8, _ words: String) -> [UInt8] { [UInt8](repeating: byte, count: size) + Array(words.utf8) + [ASCII.lineFeed] }
    return line(ASCII.less, " ours: \(words.onOneLine)") + ours + line(ASCII.equals, "") + theirs + line(ASCII.greater, " theirs")
  }

  /// Whether a line of the text opens or ends a conflict: what lies between is to be resolved by a person first.
  func stand(in bytes: [UInt8]) -> Bool {
    guard bytes.contains(ASCII.less) || bytes.contains(ASCII.greater) else { return false }
    return TextMerge.lines(bytes).contains { line in ConflictMarker(line).map { $0.kind == .ours || $0.kind == .theirs } ?? false }
  }
}

/// A line that is like one of those which git puts around a conflict.
struct ConflictMarker {
  /// What begins behind it, but for the last.
  enum Kind: UInt8 {
    case ours = 0x3C
    case base = 0x7C
    case parting = 0x3D
    case theirs = 0x3E
  }

  let kind: Kind
  /// How many signs it has; those of one conflict have the same number.
  let size: Int

  /// Nil for any other line. Beside the signs may stand a name, but not beside those that part two versions.
  init?(_ line: ArraySlice<UInt8>) {
    guard let first = line.first, let kind = Kind(rawValue: first) else { return nil }
    size = line.prefix { $0 == first }.count
    let rest = line.dropFirst(size)
    guard size >= 7, rest.first.map(\.isSpace) ?? true, kind != .parting || rest.allSatisfy(\.isLineEnd) else { return nil }
    self.kind = kind
  }
}
