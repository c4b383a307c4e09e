// What the loop needs of a journal: every entry, with its Tries, Actions and lines of Reviews.

public import JournalDates
public import JournalFormat
public import JournalInsights
import JournalModel
public import SQLiteKit
import JournalStore
import JournalText
import PlainFormats

extension JournalIndex {
  /// Every entry, in the order of their paths' bytes. Reads no file.
  public func loopFiles() throws(SQLiteError) -> [LoopFile<ItemLink>] {
    var files = try loopFiles(among: nil)
    try addLogs(to: &files)
    return files
  }

  /// Tells of tasks when logs say that they were done, where any Action may be one.
  func addLogs(to files: inout [LoopFile<ItemLink>]) throws(SQLiteError) {
    guard files.contains(where: { $0.task != nil }), files.contains(where: \.hasTaskActions) else { return }
    let days = try practice().loggedCompletions(on: .latest)
    for number in files.indices where files[number].task != nil { files[number].loggedOn = days[files[number].path] }
  }

  /// When logs say that tasks were done, by their paths; none where no entry is a task. Reads no file.
  public func taskCompletions() throws(SQLiteError) -> [String: CalendarDay] {
    guard try connection.prepare("select 1 from file where kind = 'task' limit 1").step() else { return [:] }
    return try practice().loggedCompletions(on: .latest)
  }

  /// The same of the entries of these numbers alone, of all for nil.
  /// - Parameter chosen: Which of their items are told of, as SQL has a table of files, all of them among these, and lines; all for nil.
  func loopFiles(among numbers: [Int64]?, _ chosen: String? = nil) throws(SQLiteError) -> [LoopFile<ItemLink>] {
    let list = numbers.map { numbers in "(" + numbers.map { String($0) }.joined(separator: ", ") + ")" }
    let rows = try connection.prepare(
      """
      select id, folder, name, kind, title, first, last, mood, is_private, private_mood from file
      where kind is not null\(list.map { " and id in \($0)" } ?? "") order by id
      """)
    let heads = try connection.prepare("select head from plan where file = ?")
    var items = try ItemRows(connection, among: list, chosen, hasTaskNotes: journal.configuration.findsTasksAnywhere)
    var files: [LoopFile<ItemLink>] = []
    // Most entries are of the kind of the one before.
    var kind = (name: "", kind: EntryKind.note)
    while try rows.step() {
      if !rows.withBytes(3, { $0.elementsEqual(kind.name.utf8) }) {
        let name = rows.text(3)
        kind = (name, EntryKind(rawValue: name) ?? .note)
      }
      let path = Self.path(rows.text(1), rows.text(2))
      var file = LoopFile<ItemLink>(path: path, kind: kind.kind, span: Self.span(rows, 5))
      file.isPrivate = rows.integer(8) != 0
      if kind.kind.isRetrospective { file.title = rows.text(4) }
      if !file.isPrivate { file.mood = Self.mood(rows, 7) }
      file.privateMood = Self.mood(rows, 9)
      if kind.kind == .task { file.task = try task(rows.integer(0), path, heads) }
      try items.give(of: rows.integer(0), to: &file)
      files.append(file)
    }
    // They mostly come in that order already.
    let isSorted = zip(files, files.dropFirst()).allSatisfy { !$1.path.precedesInBytes($0.path) }
    return isSorted ? files : files.sorted { $0.path.precedesInBytes($1.path) }
  }

  private func task(_ number: Int64, _ path: String, _ heads: Statement) throws(SQLiteError) -> Activity.Task? {
    heads.bind(1, number)
    defer { heads.reset() }
    guard try heads.step(), case .activity(.task(let task)) = reading(ofHead: heads, 0, path).entry.details else { return nil }
    return task
  }

  private static func mood(_ row: Statement, _ column: Int32) -> Mood? {
    row.isNull(column) ? nil : Mood(rawValue: Int(row.integer(column)))
  }

  /// The first and the last day that stand in a column and the one after it.
  static func span(_ row: Statement, _ column: Int32) -> DaySpan? {
    guard let first = CalendarDay(number: Int(row.integer(column))), let last = CalendarDay(number: Int(row.integer(column + 1))) else {
      return nil
    }
    return DaySpan(from: first, to: last)
  }
}

extension LoopFile {
  /// Whether one of its Actions may be a task.
  fileprivate var hasTaskActions: Bool { actions.contains { $0.item.text.utf8.starts(with: "[[".utf8) } }
}

/// The rows of items beside those of files, both in the order of the files' numbers: each is read once.
private struct ItemRows {
  private let rows: Statement
  private var hasRow: Bool
  /// Whether notes have Actions.
  private let hasTaskNotes: Bool

  /// - Parameters:
  ///   - files: The files' numbers as SQL has a list; nil for all.
  ///   - chosen: Files and lines as SQL has a table; nil for all.
  init(_ connection: Connection, among files: String?, _ chosen: String?, hasTaskNotes: Bool) throws(SQLiteError) {
    self.hasTaskNotes = hasTaskNotes
    let source =
      chosen.map { "\($0) cross join item i on i.place = (column1 << 32) + column2" }
      ?? (files == nil ? "item i" : "file f cross join item i not indexed on \(IndexSchema.isItem(of: "f.id", "i.place"))")
    let among = chosen == nil ? files.map { " and f.id in \($0)" } ?? "" : ""
    rows = try connection.prepare(
      """
      select i.file, i.line, i.section, iif(i.closed is null, i.state, i.own), i.text, i.id, i.private_from, i.fields, i.about, i.has_details, i.due
      from \(source) where i.section in ('review', 'try', 'action')\(among) order by i.place
      """)
    hasRow = try rows.step()
  }

  /// Gives a file its items; files must come in order.
  mutating func give(of number: Int64, to file: inout LoopFile<ItemLink>) throws(SQLiteError) {
    while hasRow, rows.integer(0) < number { hasRow = try rows.step() }
    while hasRow, rows.integer(0) == number {
      try add(to: &file)
      hasRow = try rows.step()
    }
  }

  private func add(to file: inout LoopFile<ItemLink>) throws(SQLiteError) {
    guard let section = SectionKind(rawValue: rows.text(2)), file.kind != .note || hasTaskNotes && section == .action else { return }
    let line = Int(rows.integer(1))
    let state = rows.textIfAny(3).flatMap { Self.state($0) }
    let privateFrom = rows.isNull(6) ? nil : Int(rows.integer(6))
    if section == .review {
      if rows.isNull(8) { return }
      let about = try ReviewMention(rows.json(8))
      file.lines.append(LoopFile.Line(about.item, state: state, words: about.words, line: line, isPrivate: privateFrom != nil))
      return
    }
    let (text, id, fields) = (rows.text(4), rows.textIfAny(5), try Self.fields(rows))
    // The empty item of a template.
    if text.isEmpty, id == nil, fields.isEmpty, rows.integer(9) == 0 { return }
    let item = Item(state: state, text: text, fields: fields, id: id, isPrivate: privateFrom != nil)
    let one = LoopItem(item, line: line, privateFrom: privateFrom)
    if section == .try { file.tries.append(one) } else { file.actions.append(one) }
  }

  private static func fields(_ row: Statement) throws(SQLiteError) -> [Field] {
    // Most items have none, or a due date alone.
    if row.isNull(7) { return CalendarDay(number: Int(row.integer(10))).map { [Field(FieldKey.due.rawValue, $0.description)] } ?? [] }
    let members = try row.json(7).object?.members ?? []
    return members.map { Field($0.key, $0.value.string ?? "") }
  }

  /// The box that has this name.
  private static func state(_ name: String) -> BoxState? {
    [BoxState.open, .done, .partly, .cancelled].first { $0.name == name } ?? name.unicodeScalars.first.map { .other($0) }
  }
}

/// What a line of a Review is about, as the index keeps it.
struct ReviewMention: Sendable {
  var item: ItemLink
  var words: ReviewText

  /// Nil where the line is about no item.
  init?(_ reading: ItemReading, in file: EntryPlaces) {
    guard !reading.isPlaceholder, let link = ReviewLink(of: reading, in: file) else { return nil }
    (item, words) = (link.item, link.text(of: reading, in: file))
  }

  /// - Throws: As of a damaged file where the index keeps something else.
  init(_ json: JSONValue) throws(SQLiteError) {
    guard let object = json.object, let id = object["id"]?.string else { throw .badColumn }
    func text(_ key: String) -> String { object[key]?.string ?? "" }
    words = ReviewText(before: text("before"), after: text("behind"), below: text("below"))
    if let name = object["name"]?.string {
      item = ItemLink(.named(name), id: id)
    } else if let way = object["way"]?.string {
      item = ItemLink(.destination(way), id: id)
    } else {
      item = ItemLink(.this, id: id)
    }
  }

  var json: String {
    var object = JSONObject([("id", .string(item.id))])
    switch item.file {
    case .this: break
    case .named(let name): object.append("name", .string(name))
    case .destination(let way): object.append("way", .string(way))
    }
    for (key, text) in [("before", words.before), ("behind", words.after), ("below", words.below)] where !text.isEmpty {
      object.append(key, .string(text))
    }
    return JSONValue.object(object).text()
  }
}
