// What the loop needs of a journal: every entry, with its Tries and Actions.

public import JournalDates
public import JournalModel
public import SQLiteKit
import PlainFormats

/// An entry as the index knows it, with its Tries and Actions.
public struct IndexedFile: Sendable {
  /// An item of a Try or Action section. It has its box, text, id and the last field of each key; nothing of what stands below its text.
  public struct IndexedItem: Sendable {
    public let section: SectionKind
    public let item: Item
    /// From 1.
    public let line: Int
  }

  public let path: String
  public let kind: EntryKind
  /// The days that it is about; nil for kinds that are about none.
  public let span: DaySpan?
  /// Of a retrospective its title, without what is private in it; else empty.
  public let title: String
  /// Of a day how it was, as far as text that is not private says it.
  public let mood: Mood?
  public let isPrivate: Bool
  /// In the order of the file; none of a note, and none where the file is to be read.
  public fileprivate(set) var items: [IndexedItem] = []
  /// Whether only the file itself says all that the loop needs: what a task says, lines of a Review, where something private begins in it,
  /// and whether an item without words has anything below it.
  public fileprivate(set) var isToBeRead: Bool
}

extension JournalIndex {
  /// Every entry, in the order of their paths' bytes.
  public func loopFiles() throws(SQLiteError) -> [IndexedFile] {
    let rows = try connection.prepare(
      "select id, folder, name, kind, title, first, last, mood, is_private from file where kind is not null order by id")
    var items = try ItemRows(connection)
    var files: [IndexedFile] = []
    // Most entries are of the kind of the one before.
    var kind = (name: "", kind: EntryKind.note)
    while try rows.step() {
      if !rows.withBytes(3, { $0.elementsEqual(kind.name.utf8) }) {
        let name = rows.text(3)
        kind = (name, EntryKind(rawValue: name) ?? .note)
      }
      var file = IndexedFile(
        path: Self.path(rows.text(1), rows.text(2)), kind: kind.kind, span: Self.span(rows, 5),
        title: kind.kind.isRetrospective ? rows.text(4) : "", mood: rows.isNull(7) ? nil : Mood(rawValue: Int(rows.integer(7))),
        isPrivate: rows.integer(8) != 0, isToBeRead: kind.kind == .task)
      try items.give(of: rows.integer(0), to: &file)
      files.append(file)
    }
    // They mostly come in that order already.
    return files.sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
  }

  /// The first and the last day that stand in a column and the one behind it.
  static func span(_ row: Statement, _ column: Int32) -> DaySpan? {
    guard let first = CalendarDay(number: Int(row.integer(column))), let last = CalendarDay(number: Int(row.integer(column + 1))) else {
      return nil
    }
    return DaySpan(from: first, to: last)
  }
}

/// The rows of items beside those of files, both in the order of the files' numbers: each is read once.
private struct ItemRows {
  private let rows: Statement
  private var hasRow: Bool

  init(_ connection: Connection) throws(SQLiteError) {
    rows = try connection.prepare(
      """
      select file, line, section, state, text, id, is_private, fields from item where section in ('review', 'try', 'action')
      order by file, line
      """)
    hasRow = try rows.step()
  }

  /// Gives a file its items; files must come in order.
  mutating func give(of number: Int64, to file: inout IndexedFile) throws(SQLiteError) {
    while hasRow, rows.integer(0) < number { hasRow = try rows.step() }
    while hasRow, rows.integer(0) == number {
      if file.kind != .note, !file.isToBeRead {
        if let item = item(in: file) { file.items.append(item) } else { (file.isToBeRead, file.items) = (true, []) }
      }
      hasRow = try rows.step()
    }
  }

  /// The item of the row; nil where the file says more that is needed.
  private func item(in file: IndexedFile) -> IndexedFile.IndexedItem? {
    guard let section = SectionKind(rawValue: rows.text(2)), section != .review else { return nil }
    let isPrivate = rows.integer(6) != 0
    if isPrivate, !file.isPrivate { return nil }
    let (text, id, fields) = (rows.text(4), rows.textIfAny(5), Self.fields(rows))
    if text.isEmpty, id == nil, fields.isEmpty { return nil }
    let item = Item(state: rows.textIfAny(3).flatMap { Self.state($0) }, text: text, fields: fields, id: id, isPrivate: isPrivate)
    return IndexedFile.IndexedItem(section: section, item: item, line: Int(rows.integer(1)))
  }

  private static func fields(_ row: Statement) -> [Field] {
    // Most items have none: `{}`.
    if row.withBytes(7, \.count) <= 2 { return [] }
    let members = (try? JSONValue(parsing: row.text(7)))?.object?.members ?? []
    return members.map { Field($0.key, $0.value.string ?? "") }
  }

  /// The box that has this name.
  private static func state(_ name: String) -> BoxState? {
    [BoxState.open, .done, .partly, .cancelled].first { $0.name == name } ?? name.unicodeScalars.first.map { .other($0) }
  }
}
