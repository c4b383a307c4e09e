// Ids for items that others are to refer to.

import JournalModel
import JournalText
import MarkdownSyntax

extension FileReading {
  /// This file with an id after the first line of an item, and the id; an item that has one keeps it.
  ///
  /// The id follows from the file's name and the item's text, so two devices write the same one.
  /// - Throws: Where the file is never written to, or the item has no text that an id could stand after.
  public func identifying(_ item: ItemReading) throws(EditError) -> (reading: FileReading, id: String) {
    if let id = item.item.id { return (self, id) }
    let first = String(item.item.text.linesOfText.first ?? "")
    guard outline.paragraph(ofItem: item, lines) != nil, let place = place(ofItem: item.block) else { throw .noText(item.range) }
    let id = newID(forItem: first, in: sections[place.section].kind)
    let after = try editing(item, [TextEdit(insert: " ^\(id)", at: item.end(in: source))]) { changed in
      var wanted = item.item
      wanted.id = id
      return changed == wanted
    }
    return (after, id)
  }
}
