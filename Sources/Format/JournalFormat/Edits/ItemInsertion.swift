// A new item in its section, looking like its neighbours.

public import JournalModel
import JournalText
import MarkdownSyntax

/// An item that is to stand at the end of a section.
public struct ItemInsertion: Equatable, Sendable {
  /// Review, Keep, Problem, Try or Action.
  public var section: SectionKind
  /// Of several such sections, the one with this heading; nil for the first.
  public var heading: String?
  /// Markdown in lines; an empty one parts paragraphs. Marks that would open a block are written after a backslash.
  public var text: String
  /// What its box says; nil for none.
  public var state: BoxState?
  /// Written in the order of docs/format.md, as emoji where the list has those.
  public var fields: [Field]
  /// Whether it gets an id, so that others may refer to it.
  public var hasID: Bool

  public init(
    _ section: SectionKind, under heading: String? = nil, _ text: String, state: BoxState? = nil, fields: [Field] = [], hasID: Bool = false
  ) {
    self.section = section
    self.heading = heading
    self.text = text
    self.state = state
    self.fields = fields
    self.hasID = hasID
  }
}

/// A file with its new item.
public struct InsertedItem: Sendable {
  /// The file as it reads now.
  public let reading: FileReading
  public let section: SectionReading
  public let item: ItemReading
  /// Whether the section was made for it.
  public let isNewSection: Bool
}

extension FileReading {
  /// This file with one more item, checked: after it nothing but the item differs, and that reads as it was meant.
  ///
  /// It goes to the end of the section's last list, in that list's style, or into an empty item that waits there. A section that is
  /// missing is made, in the language of the others and in its place among them.
  /// - Throws: Where the file is never written to, or the text cannot stand there as that text.
  public func inserting(_ insertion: ItemInsertion) throws(EditError) -> InsertedItem {
    if let finding = blockingFindings.first { throw .finding(finding) }
    let text = try TypedText(insertion.text).opening(.item)
    guard insertion.section.holdsItems else { throw .unwritable(text.paragraphs[0][0]) }
    let id = insertion.hasID ? newID(forItem: text.paragraphs[0][0], in: insertion.section) : nil
    let plain = ComposedItem(state: insertion.state, text, fields: insertion.fields, id: id)
    guard let wanted = plain.item(text, insertion.fields, id) else { throw .unwritable(text.paragraphs[0][0]) }
    let places = ListInsertion(reading: self, kind: insertion.section, heading: insertion.heading) { style in
      ComposedItem(state: insertion.state, text, fields: insertion.fields, id: id, hasEmoji: style.usesEmoji)
    }.places()
    let (after, place) = try inserting(at: places) { old, new, place in
      new.kind == insertion.section && new.hasItem(wanted, at: place, beside: old)
    }
    let section = after.sections[place.section]
    return InsertedItem(reading: after, section: section, item: section.items[place.position], isNewSection: place.isNewSection)
  }

  /// The id of an item that is about to be written: longer where one like it stands in the file already.
  func newID(forItem firstLine: String, in section: SectionKind) -> String {
    let taken = blockIDs
    let id = ItemID.derived(slug: slug, firstLine: firstLine, section: section) { taken.contains($0) }
    if !taken.contains(id) { return id }
    // A dozen items of one text use up all that the hash has.
    var number = 2
    while taken.contains("\(id)-\(number)") { number += 1 }
    return "\(id)-\(number)"
  }
}

extension ComposedItem {
  /// The item as a reader understands it alone; nil where that is not what was meant.
  fileprivate func item(_ text: TypedText, _ fields: [Field], _ id: String?) -> Item? {
    let item = read(as: .item) { ItemReading($0, of: $1).item }
    let paragraphs = text.paragraphs.map { $0.joined(separator: "\n") }
    func sorted(_ fields: [Field]) -> [[String]] { fields.map { [$0.key, $0.value] }.sorted { $0.lexicographicallyPrecedes($1) } }
    guard item.text.hasSameBytes(as: paragraphs[0]), item.details.hasSameBytes(as: paragraphs.dropFirst().joined(separator: "\n\n")),
      item.id == id, item.state == state, sorted(item.fields) == sorted(fields)
    else { return nil }
    return item
  }
}

extension SectionReading {
  /// Whether the section is what it was with the item in its place.
  fileprivate func hasItem(_ wanted: Item, at place: ListPlace, beside old: SectionReading?) -> Bool {
    guard place.position < items.count, items[place.position].block == place.block else { return false }
    var found = items[place.position].item
    found.isPrivate = wanted.isPrivate
    // A box that waited open is the box of any item.
    if place.fillsEmpty, found.state == .open, wanted.state == nil { found.state = nil }
    found.fields = found.fields.map { Field($0.key, $0.value) }
    guard found == wanted else { return false }
    guard let old else { return items.count == 1 && prose.isEmpty }
    var others = items.map(\.item)
    others.remove(at: place.position)
    var former = old.items.map(\.item)
    if place.fillsEmpty { former.remove(at: place.position) }
    return others == former && hasProse(of: old) && heading == old.heading && kind == old.kind
  }
}
