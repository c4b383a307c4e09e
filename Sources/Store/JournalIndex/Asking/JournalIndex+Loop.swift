// What the loop needs of a journal: every entry, with its Tries, Actions and lines of Reviews.

public import JournalDates
public import JournalFormat
import JournalInsights
public import JournalModel
public import SQLiteKit
import JournalStore
import JournalText
import PlainFormats

/// An entry as the index knows it, with its Tries, Actions and lines of Reviews.
public struct IndexedFile: Sendable {
  /// An item of a Try or Action section. It has its box, text, id and the last field of each key; nothing of what stands below its text.
  public struct IndexedItem: Sendable {
    public let section: SectionKind
    public let item: Item
    /// From 1.
    public let line: Int
    /// The line of what keeps it private: its own, that of a heading above it, or 0 for the whole file; nil where nothing does.
    public let privateFrom: Int?
  }

  /// A line of a Review that has a link to an item.
  public struct ReviewLine: Sendable {
    public let file: ReviewLink.File
    /// Of the item, without its caret.
    public let id: String
    public let state: BoxState?
    /// What it says around its link.
    public let words: ReviewText
    /// From 1.
    public let line: Int
    /// As of an item.
    public let privateFrom: Int?
  }

  public let path: String
  public let kind: EntryKind
  /// The days that it is about; nil for kinds that are about none.
  public let span: DaySpan?
  /// Of a retrospective its title, without what is private in it; else empty.
  public let title: String
  /// Of a day how it was, as far as text that is not private says it.
  public let mood: Mood?
  /// The same, where private text alone says it.
  public let privateMood: Mood?
  public let isPrivate: Bool
  /// What it says of itself, where it is a task.
  public let task: Activity.Task?
  /// The first day on which a log says that it was done, where it is a task that an Action may be.
  public fileprivate(set) var loggedOn: CalendarDay?
  /// In the order of the file; none of a note, and none without anything in them.
  public fileprivate(set) var items: [IndexedItem] = []
  /// As of items.
  public fileprivate(set) var lines: [ReviewLine] = []
}

extension JournalIndex {
  /// Every entry, in the order of their paths' bytes. Reads no file.
  public func loopFiles() throws(SQLiteError) -> [IndexedFile] {
    var files = try loopFiles(among: nil)
    try addLogs(to: &files)
    return files
  }

  /// Tells of tasks when logs say that they were done, where any Action may be one.
  func addLogs(to files: inout [IndexedFile]) throws(SQLiteError) {
    guard files.contains(where: { $0.task != nil }), files.contains(where: \.hasTaskActions) else { return }
    let days = try practice().loggedCompletions(on: .latest)
    for number in files.indices where files[number].task != nil { files[number].loggedOn = days[files[number].path] }
  }

  /// The same of the entries of these numbers alone, of all for nil.
  /// - Parameter chosen: Which of their items are told of, as SQL has a table of files and lines; all for nil.
  func loopFiles(among numbers: [Int64]?, _ chosen: String? = nil) throws(SQLiteError) -> [IndexedFile] {
    let list = numbers.map { numbers in "(" + numbers.map { String($0) }.joined(separator: ", ") + ")" }
    let rows = try connection.prepare(
      """
      select id, folder, name, kind, title, first, last, mood, is_private, private_mood from file
      where kind is not null\(list.map { " and id in \($0)" } ?? "") order by id
      """)
    let heads = try connection.prepare("select head from plan where file = ?")
    var items = try ItemRows(connection, among: list, chosen)
    var files: [IndexedFile] = []
    // Most entries are of the kind of the one before.
    var kind = (name: "", kind: EntryKind.note)
    while try rows.step() {
      if !rows.withBytes(3, { $0.elementsEqual(kind.name.utf8) }) {
        let name = rows.text(3)
        kind = (name, EntryKind(rawValue: name) ?? .note)
      }
      let path = Self.path(rows.text(1), rows.text(2))
      var file = IndexedFile(
        path: path, kind: kind.kind, span: Self.span(rows, 5),
        title: kind.kind.isRetrospective ? rows.text(4) : "", mood: rows.isNull(7) ? nil : Mood(rawValue: Int(rows.integer(7))),
        privateMood: rows.isNull(9) ? nil : Mood(rawValue: Int(rows.integer(9))), isPrivate: rows.integer(8) != 0,
        task: kind.kind == .task ? try task(rows.integer(0), path, heads) : nil)
      try items.give(of: rows.integer(0), to: &file)
      files.append(file)
    }
    // They mostly come in that order already.
    return files.sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
  }

  private func task(_ number: Int64, _ path: String, _ heads: Statement) throws(SQLiteError) -> Activity.Task? {
    heads.bind(1, number)
    defer { heads.reset() }
    guard try heads.step(), case .activity(.task(let task)) = reading(ofHead: heads, 0, path).entry.details else { return nil }
    return task
  }

  /// The first and the last day that stand in a column and the one behind it.
  static func span(_ row: Statement, _ column: Int32) -> DaySpan? {
    guard let first = CalendarDay(number: Int(row.integer(column))), let last = CalendarDay(number: Int(row.integer(column + 1))) else {
      return nil
    }
    return DaySpan(from: first, to: last)
  }
}

extension IndexedFile {
  /// Whether one of its Actions may be a task.
  fileprivate var hasTaskActions: Bool { items.contains { $0.section == .action && $0.item.text.utf8.starts(with: "[[".utf8) } }
}

/// The rows of items beside those of files, both in the order of the files' numbers: each is read once.
private struct ItemRows {
  private let rows: Statement
  private var hasRow: Bool

  /// - Parameters:
  ///   - files: The files' numbers as SQL has a list; nil for all.
  ///   - chosen: Files and lines as SQL has a table; nil for all.
  init(_ connection: Connection, among files: String?, _ chosen: String?) throws(SQLiteError) {
    let source = chosen.map { "\($0) cross join item on file = column1 and line = column2" } ?? "item"
    rows = try connection.prepare(
      """
      select file, line, section, iif(closed is null, state, own), text, id, private_from, fields, about, has_details from \(source)
      where section in ('review', 'try', 'action')\(files.map { " and file in \($0)" } ?? "") order by file, line
      """)
    hasRow = try rows.step()
  }

  /// Gives a file its items; files must come in order.
  mutating func give(of number: Int64, to file: inout IndexedFile) throws(SQLiteError) {
    while hasRow, rows.integer(0) < number { hasRow = try rows.step() }
    while hasRow, rows.integer(0) == number {
      if file.kind != .note { add(to: &file) }
      hasRow = try rows.step()
    }
  }

  private func add(to file: inout IndexedFile) {
    guard let section = SectionKind(rawValue: rows.text(2)) else { return }
    let line = Int(rows.integer(1))
    let state = rows.textIfAny(3).flatMap { Self.state($0) }
    let privateFrom = rows.isNull(6) ? nil : Int(rows.integer(6))
    if section == .review {
      guard let json = rows.textIfAny(8), let about = ReviewMention(json: json) else { return }
      file.lines.append(
        IndexedFile.ReviewLine(
          file: about.file, id: about.id, state: state, words: about.words, line: line, privateFrom: privateFrom))
      return
    }
    let (text, id, fields) = (rows.text(4), rows.textIfAny(5), Self.fields(rows))
    // The empty item of a template.
    if text.isEmpty, id == nil, fields.isEmpty, rows.integer(9) == 0 { return }
    let item = Item(state: state, text: text, fields: fields, id: id, isPrivate: privateFrom != nil)
    file.items.append(IndexedFile.IndexedItem(section: section, item: item, line: line, privateFrom: privateFrom))
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

/// What a line of a Review is about, as the index keeps it.
struct ReviewMention: Sendable {
  var file: ReviewLink.File
  var id: String
  var words: ReviewText

  /// Nil where the line is about no item.
  init?(_ item: ItemReading, in reading: FileReading) {
    guard !item.isPlaceholder, let link = ReviewLink(of: item, in: reading) else { return nil }
    (file, id, words) = (link.file, link.id, link.text(of: item, in: reading))
  }

  init?(json: String) {
    guard let object = (try? JSONValue(parsing: json))?.object, let id = object["id"]?.string else { return nil }
    self.id = id
    func text(_ key: String) -> String { object[key]?.string ?? "" }
    words = ReviewText(before: text("before"), behind: text("behind"), below: text("below"))
    if let name = object["name"]?.string {
      file = .named(name)
    } else if let way = object["way"]?.string {
      file = .destination(way)
    } else {
      file = .this
    }
  }

  var json: String {
    var object = JSONObject([("id", .string(id))])
    switch file {
    case .this: break
    case .named(let name): object.append("name", .string(name))
    case .destination(let way): object.append("way", .string(way))
    }
    for (key, text) in [("before", words.before), ("behind", words.behind), ("below", words.below)] where !text.isEmpty {
      object.append(key, .string(text))
    }
    return JSONValue.object(object).text()
  }
}
