// Words that are put right where they stand.

import JournalModel
public import JournalText
import MarkdownSyntax

extension FileReading {
  /// The places of words in the lines of paragraphs and items, from the front: whole words, as they are typed or, where they stand nowhere so,
  /// whatever the case of their letters. What links, ids and the names of fields say is no text.
  public func places(ofWords words: String) -> [TextRange] {
    let exact = places(of: Array(words.utf8)) { $0 }
    return exact.isEmpty ? places(of: words.utf8.map(\.lowercased), \.lowercased) : exact
  }

  /// Places of a number with the unit behind each, where the right words say one as well: 6 in ‘6 km’, of what is ‘7 km’.
  public func places(_ places: [TextRange], withUnitsIn words: String) -> [TextRange] {
    guard Quantity(words)?.unit.isEmpty == false else { return places }
    let tail = words.utf8.drop { $0 != ASCII.space }
    return places.map { place in
      guard Quantity(source.text(place))?.unit.isEmpty == true else { return place }
      if let field = log.lazy.flatMap(\.fields).first(where: { $0.valueRange.lowerBound == place.lowerBound }), Quantity(field.field.value) != nil { return field.valueRange }
      let end = place.upperBound + tail.count
      let isThere = !tail.isEmpty && end <= source.bytes.count && source.bytes[place.upperBound..<end].elementsEqual(tail)
      return isThere && !(end < source.bytes.count && source.bytes[end].isAlphanumeric) ? TextRange(place.lowerBound, end) : place
    }
  }

  /// This file with other words at places of one line, checked: after it every other block reads as before, and the line is what it was.
  /// - Parameters:
  ///   - places: Of `places(ofWords:)`, all in one line.
  ///   - words: One line of text.
  /// - Throws: Where the file is never written to, or the words would make something else of the line.
  public func correcting(_ places: [TextRange], to words: String) throws(EditError) -> FileReading {
    if let finding = blockingFindings.first { throw .finding(finding) }
    guard let first = places.first, !words.contains(where: \.isNewline),
      let block = outline.blocks.lastIndex(where: { $0.kind == .paragraph && $0.range.contains(first) }),
      let after = edited(places.map { TextEdit(words.isEmpty ? withBlank($0) : $0, of: source, with: words) }),
      after.keepsBlocks(of: self, butFrom: outline.blocks.count, changed: [block]), after.keepsLines(of: self)
    else { throw .wouldChangeMore("the words would make something else of the line") }
    return after
  }

  /// Words that go take the blank before them along, or where none is, that behind them, and a part between commas one of these.
  private func withBlank(_ place: TextRange) -> TextRange {
    let start = lines.range(ofLine: lines.line(of: place.lowerBound)).lowerBound, before = source.bytes[start..<place.lowerBound]
    let next = place.upperBound < source.bytes.count ? source.bytes[place.upperBound] : ASCII.lineFeed
    if next == ASCII.comma || next.isLineEnd, before.suffix(2).elementsEqual([ASCII.comma, ASCII.space]) {
      return TextRange(place.lowerBound - 2, place.upperBound)
    }
    // The first part stands behind nothing but the mark of the list and a time.
    if next == ASCII.comma, !before.contains(where: { $0.isLetter || $0 == ASCII.comma }) { return withBlank(TextRange(place.lowerBound, place.upperBound + 1)) }
    if place.lowerBound > 0, source.bytes[place.lowerBound - 1] == ASCII.space { return TextRange(place.lowerBound - 1, place.upperBound) }
    let isBlank = place.upperBound < source.bytes.count && source.bytes[place.upperBound] == ASCII.space
    return isBlank ? TextRange(place.lowerBound, place.upperBound + 1) : place
  }

  private func places(of words: [UInt8], _ form: (UInt8) -> UInt8) -> [TextRange] {
    guard let (start, end) = words.first.flatMap({ first in words.last.map { (first, $0) } }) else { return [] }
    var found: [TextRange] = []
    for (number, block) in outline.blocks.enumerated() where block.kind == .paragraph {
      let all = outline.inlineSpans(ofBlock: number, in: source)
      let spans = all.filter { $0.kind != .tag && $0.kind != .field }
      // The name of a field stays: ‘mood’ of `[mood:: good]` is no word of anybody.
      let fields = all.filter { $0.kind == .field }
      for line in block.lines {
        let range = outline.lines[Int(line)]
        guard range.upperBound - range.lowerBound >= words.count else { continue }
        var at = range.lowerBound
        while at + words.count <= range.upperBound {
          let place = TextRange(at, at + words.count)
          let isThere =
            source.bytes[at..<at + words.count].lazy.map(form).elementsEqual(words)
            && !(at > range.lowerBound && source.bytes[at - 1].isAlphanumeric && start.isAlphanumeric)
            && !(at + words.count < range.upperBound && source.bytes[at + words.count].isAlphanumeric && end.isAlphanumeric)
            && !spans.contains { $0.range.lowerBound < place.upperBound && place.lowerBound < $0.range.upperBound }
            && fields.allSatisfy { field in
              place.upperBound <= field.range.lowerBound || field.range.upperBound <= place.lowerBound
                || field.value.lowerBound <= place.lowerBound && place.upperBound <= field.value.upperBound
            }
          if isThere { found.append(place) }
          at += isThere ? words.count : 1
        }
      }
    }
    return found
  }

  /// Whether items and lines of the log are those of another file, whatever their words.
  private func keepsLines(of other: FileReading) -> Bool {
    sections.count == other.sections.count
      && zip(sections, other.sections).allSatisfy { new, old in
        new.kind == old.kind && new.heading == old.heading && new.log.count == old.log.count
          && new.items.map(\.item.id) == old.items.map(\.item.id) && new.items.map(\.item.state) == old.items.map(\.item.state)
      }
  }
}
