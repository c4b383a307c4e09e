// Other words for an item: its fields, its id, its tags and all that stands below its first line stay.

import JournalModel
import JournalText
import MarkdownSyntax

extension FileReading {
  /// This file with another text on the first line of an item, checked: after it nothing else differs.
  ///
  /// Tags of the old text that the new one lacks stand after it. Several lines become one; further lines of the item stay.
  /// - Throws: Where the file is never written to, or the text cannot stand there as that text.
  public func rewording(_ item: ItemReading, as text: String) throws(EditError) -> FileReading {
    guard let paragraph = outline.paragraph(ofItem: item, lines) else { throw .noText(item.range) }
    let words = text.words.joined(separator: " ")
    let kept = tags(ofFirstLine: item, paragraph)
    let typed = try TypedText(([words] + kept.filter { !Self.holds($0, in: words) }).joined(separator: " ")).opening(.item)
    let new = typed.paragraphs[0][0]
    let further = item.item.text.linesOfText.dropFirst()
    let edit = edit(of: item, to: new)
    return try editing(item, [edit]) { changed in
      changed.text.hasSameBytes(as: ([Substring(new)] + further).joined(separator: "\n")) && changed.details == item.item.details
        && changed.fields == item.item.fields && changed.id == item.item.id && changed.state == item.item.state
    }
  }

  /// The tags of a first line that stand in no field, with their mark.
  private func tags(ofFirstLine item: ItemReading, _ paragraph: Int) -> [String] {
    outline.inlineSpans(ofBlock: paragraph, in: source).filter { span in
      span.kind == .tag && item.firstLine.contains(span.range) && !item.fields.contains { $0.range.contains(span.range) }
    }.map { source.text($0.range) }
  }

  /// Whether a text has a tag in it, whatever its case.
  private static func holds(_ tag: String, in text: String) -> Bool {
    let source = SourceText(path: "", bytes: Array(text.utf8))
    let spans = Outline(body: source).inlineSpans(inLines: [TextRange(0, source.bytes.count)][...], of: source)
    return spans.contains { $0.kind == .tag && source.text($0.range).lowercased() == tag.lowercased() }
  }

  /// The edit of the first line. Fields that stand between words go after the text.
  private func edit(of item: ItemReading, to text: String) -> TextEdit {
    let trailing = item.trailingFields(in: source)
    let start = item.firstLine.lowerBound
    if trailing.count == item.fields.count {
      let end = ItemReading.withoutBlanks(
        from: start, to: trailing.first?.range.lowerBound ?? item.idRange?.lowerBound ?? item.firstLine.upperBound, source)
      if end == start { return TextEdit(insert: text + " ", at: start) }
      return TextEdit(TextRange(start, end), of: source, with: text)
    }
    let fields = item.fields.map { source.text($0.range) }.joined(separator: item.fields.useEmoji ? " " : "  ")
    return TextEdit(TextRange(start, item.end(in: source)), of: source, with: text + " " + fields)
  }
}
