// What stands below an item: its further lines, and the items in it.

import JournalModel
import JournalText

/// The lines below the first one of an item, as parts.
struct ItemChildren {
  /// The lines before the first item.
  private(set) var text: [UInt8] = []
  private(set) var items: [Piece] = []

  /// Nil where something else stands there, such as code or an empty line, and what belongs to what is not certain.
  init?(_ lines: [UInt8], in section: SectionKind) {
    var indentation: Int?
    for line in TextMerge.lines(lines) {
      let blanks = line.prefix(while: \.isBlank).count
      let words = line.dropFirst(blanks)
      if words.allSatisfy(\.isSpace) || words.starts(with: "```".utf8) || words.starts(with: "~~~".utf8) || words.first == ASCII.pipe { return nil }
      guard let parts = ItemParts(Array(line)), blanks <= indentation ?? blanks else {
        if items.isEmpty { text += line } else { items[items.count - 1].bytes += line }
        continue
      }
      if let indentation, blanks < indentation { return nil }
      indentation = blanks
      var piece = Piece(.item, Array(line))
      (piece.id, piece.strong, piece.weak) = (parts.id, parts.id, parts.plainWords)
      // Two lines of a log are never one, but what stands below one of them is no line of the log.
      piece.section = section == .log ? .other : section
      items.append(piece)
    }
  }

  /// Both versions of what stands below an item; nil where it is merged line by line.
  static func merge(
    _ base: [UInt8]?, _ ours: [UInt8], _ theirs: [UInt8], in section: SectionKind, _ markers: ConflictMarkers
  ) -> MergeResult? {
    guard let a = ItemChildren(ours, in: section), let b = ItemChildren(theirs, in: section), let o = ItemChildren(base ?? [], in: section)
    else { return nil }
    if a.items.isEmpty && b.items.isEmpty { return nil }
    let text = TextMerge(markers: markers)
    let lines = base == nil ? text.merge(a.text, b.text, as: .prose) : text.merge(o.text, a.text, b.text, as: .prose)
    let items = PieceMerge(parts: PartMerge(markers: markers), base: o.items, ours: a.items, theirs: b.items).merged()
    return MergeResult(lines.bytes + items.bytes, conflicts: lines.conflicts + items.conflicts)
  }
}
