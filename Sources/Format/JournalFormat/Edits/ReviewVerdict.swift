// What became of a Try or an Action, written to its line in a Review.

public import JournalModel
import JournalText
import MarkdownSyntax

extension FileReading {
  /// This file with a box before an item and words below its text, checked: after it nothing else differs.
  ///
  /// Words become further lines of the item's text. What is said already is not said again.
  /// - Parameters:
  ///   - box: What the box says; nil to leave it as it is, also where there is none.
  ///   - words: Markdown; empty lines in it are dropped. Nil or empty for none.
  ///   - former: Words that earlier verdicts may have left there, the latest first: the first of them that stand there give way to the new
  ///     ones. All other lines stay.
  /// - Throws: Where the file is never written to, or box or words cannot stand there.
  public func judging(
    _ item: ItemReading, _ box: BoxState?, words: String? = nil, insteadOf former: [String] = []
  ) throws(EditError) -> FileReading {
    guard let paragraph = outline.paragraph(ofItem: item, lines) else { throw .noText(item.range) }
    var edits: [TextEdit] = []
    if let box, item.item.state != box {
      let mark = outline.blocks[item.block].mark
      edits.append(
        mark.map { TextEdit($0, of: source, with: String(Character(box.mark))) }
          ?? TextEdit(insert: "[\(box.mark)] ", at: outline.blocks[item.block].content.lowerBound))
    }
    let texts = outline.blocks[paragraph].lines.map { outline.lines[Int($0)] }
    var text = item.item.text.linesOfText.map(String.init)
    if let words, !words.trimmed.isEmpty, let last = texts.last {
      let new = try TypedText(words, after: source.text(last)).joined.paragraphs[0]
      let indentation = indentation(of: item)
      if Self.lines(of: new, in: text) != nil {
        // Nothing to say.
      } else if texts.count == text.count, let old = Self.lines(ofFirst: former, in: text) {
        let range = TextRange(texts[old.lowerBound].lowerBound, texts[old.upperBound - 1].upperBound)
        edits.append(TextEdit(range, of: source, with: new.joined(separator: source.lineEnd + indentation)))
        text.replaceSubrange(old, with: new)
      } else {
        edits.append(insertion(of: new.map { indentation + $0 }, afterLine: lines.line(of: last.lowerBound)))
        text += new
      }
    }
    return try editing(item, edits) { changed in
      changed.text.hasSameBytes(as: text.joined(separator: "\n")) && changed.details == item.item.details
        && changed.fields == item.item.fields && changed.id == item.item.id && changed.state == box ?? item.item.state
    }
  }

  /// What stands before each further line of an item's text.
  private func indentation(of item: ItemReading) -> String {
    let block = outline.blocks[item.block]
    let opening = TextRange(
      lines.range(ofLine: item.line).lowerBound, block.box.isEmpty ? block.content.lowerBound : block.box.lowerBound)
    return ListStyle.indentation(after: source.text(opening))
  }

  /// Which lines of a text, after its first, say this, the last where several do; nil where none do.
  private static func lines(of words: [String], in text: [String]) -> Range<Int>? {
    guard text.count > words.count, !words.isEmpty else { return nil }
    let starts = (1...(text.count - words.count)).reversed()
    return starts.first { text[$0..<($0 + words.count)].elementsEqual(words, by: TypedText.isSame) }.map { $0..<($0 + words.count) }
  }

  /// Which lines of a text say the first of these words that stand there.
  private static func lines(ofFirst all: [String], in text: [String]) -> Range<Int>? {
    for words in all {
      let words = words.withLineFeeds.linesOfText.map(\.trimmed).filter { !$0.isEmpty }
      if let lines = lines(of: words, in: text) { return lines }
    }
    return nil
  }
}
