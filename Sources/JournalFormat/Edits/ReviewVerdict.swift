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
  /// - Throws: Where the file is never written to, or box or words cannot stand there.
  public func judging(_ item: ItemReading, _ box: BoxState?, words: String? = nil) throws(EditRefusal) -> FileReading {
    guard let paragraph = outline.paragraph(ofItem: item, lines) else { throw .noText(item.range) }
    var edits: [TextEdit] = []
    if let box, item.item.state != box {
      let mark = outline.blocks[item.block].mark
      edits.append(
        mark.map { TextEdit($0, of: source, with: String(Character(box.mark))) }
          ?? TextEdit(insert: "[\(box.mark)] ", at: outline.blocks[item.block].content.lowerBound))
    }
    let texts = outline.blocks[paragraph].lines.map { outline.lines[Int($0)] }
    let old = item.item.text.linesOfText.map(String.init)
    var new: [String] = []
    if let words, !words.trimmed.isEmpty {
      new = try TypedText(words, behind: texts.last.map { source.text($0) }).joined.paragraphs[0]
      let isSaid = old.dropFirst().suffix(new.count).elementsEqual(new, by: TypedText.isSame)
      if isSaid { new = [] }
    }
    if !new.isEmpty, let last = texts.last {
      let block = outline.blocks[item.block]
      let opening = source.text(
        TextRange(lines.range(ofLine: item.line).lowerBound, block.box.isEmpty ? block.content.lowerBound : block.box.lowerBound))
      let indentation = ListStyle.indentation(behind: opening)
      edits.append(insertion(of: new.map { indentation + $0 }, behindLine: lines.line(of: last.lowerBound)))
    }
    return try editing(item, edits) { changed in
      changed.text.hasSameBytes(as: (old + new).joined(separator: "\n")) && changed.details == item.item.details
        && changed.fields == item.item.fields && changed.id == item.item.id && changed.state == box ?? item.item.state
    }
  }
}
