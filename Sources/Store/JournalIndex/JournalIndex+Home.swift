// What the home screen needs of the loop: what is near, without a look at all the years.

public import JournalDates
public import JournalFormat
public import JournalInsights
public import JournalModel
import JournalStore
import PlainFormats
public import SQLiteKit

extension JournalIndex {
  /// What is near of the loop.
  public struct NearLoop: Sendable {
    /// Open Actions that nothing but their own line says anything of, in no order.
    public var actions: [NearAction] = []
    /// What else is needed to tell which Actions are due, which tasks are done and which Tries are open. Of their items and lines these
    /// have those alone that say something of it.
    public var files: [LoopFile<ItemLink>] = []
  }

  /// An open Action with a due date, which is public and no task, and of which no Review says anything.
  public struct NearAction: Sendable {
    public let path: String
    /// From 1.
    public let line: Int
    public let id: String?
    /// Its first line, as it is written.
    public let text: String
    public let due: CalendarDay
    public let priority: Priority?
    /// The days of its file; nil for kinds that are about none.
    public let span: DaySpan?
  }

  /// What is near of the loop. Reads no file.
  /// - Parameters:
  ///   - span: Which Tries are told of: those in files that end from its first day on and before its last.
  ///   - due: When Actions are due that are told of.
  ///   - tasks: The names of the tasks that are open, of which Actions may say that they are done.
  ///   - isPast: Whether a day that is over is asked for: what became of an Action since then is wanted, too.
  public func nearLoop(triesIn span: DaySpan, due: DaySpan, tasks: [String], isPast: Bool) throws(SQLiteError) -> NearLoop {
    var near = NearLoop()
    var chosen = ChosenItems()
    try addActions(to: &near, &chosen, due, isPast)
    try addTasks(to: &chosen, tasks)
    let tries = try connection.prepare(
      """
      select i.file, i.line, i.id from file f cross join item i not indexed on \(IndexSchema.isItem(of: "f.id", "i.place"))
      where f.last >= ? and f.last < ? and f.kind <> 'note' and i.section = 'try' and i.private_from is null
        and (i.state is null or i.state not in ('done', 'cancelled'))
      """)
    tries.bind(1, span.start.number)
    tries.bind(2, span.end.number)
    while try tries.step() { chosen.add(tries) }
    try addReviews(to: &chosen)
    if !chosen.isEmpty { near.files = try loopFiles(among: try withDoubles(chosen.files), chosen.table) }
    return near
  }

  /// Open Actions that are due, as far as their own lines tell all of them; the others are chosen.
  private func addActions(to near: inout NearLoop, _ chosen: inout ChosenItems, _ due: DaySpan, _ isPast: Bool) throws(SQLiteError) {
    let states = isPast ? "i.section = 'action' and i.due is not null" : IndexSchema.openAction
    // A file counts by itself where no other one is about the same days. The columns of the place would be read from the table, not the index.
    let rows = try connection.prepare(
      """
      select i.place >> 32, i.place & 4294967295, i.id, i.due, i.text, iif(i.fields glob '*"priority"*', i.fields ->> '$.priority', null), f.folder, f.name, f.first, f.last,
        i.private_from is null and not exists (select 1 from item r where r.target = lower(i.id) and \(ItemNotes.review(.mention, "r.notes")))
        and not exists (select 1 from file o where o.last = f.last and o.kind = f.kind and o.first = f.first and o.id <> f.id)
      from item i cross join file f on f.id = i.place >> 32 where \(states) and i.due between ? and ?\(journal.configuration.findsTasksAnywhere ? "" : " and f.kind <> 'note'")
      """)
    rows.bind(1, due.start.number)
    rows.bind(2, due.end.number)
    while try rows.step() {
      // What else a Review or a task says of it is looked up by its id, of which SQL makes ASCII alone small, and by its link.
      let isLink = rows.withBytes(4) { $0.starts(with: "[[".utf8) }
      guard rows.integer(10) != 0, !isPast, !isLink, rows.withBytes(2, { $0.allSatisfy { 0x20...0x7E ~= $0 } }),
        let day = CalendarDay(number: Int(rows.integer(3)))
      else {
        chosen.add(rows)
        // An Action that is a task is due as that task.
        if isLink, let task = Action(Item(text: rows.text(4))).task { chosen.tasks.insert(Reference.folded(task.slug)) }
        continue
      }
      near.actions.append(
        NearAction(
          path: Self.path(rows.text(6), rows.text(7)), line: Int(rows.integer(1)), id: rows.textIfAny(2),
          text: rows.withBytes(4) { String(decoding: $0.prefix { $0 != 0x0A }, as: UTF8.self) }, due: day,
          priority: rows.textIfAny(5).flatMap { Priority(rawValue: $0) }, span: Self.span(rows, 8)))
    }
  }

  /// Actions whose text begins with a link to one of these tasks.
  func addTasks(to chosen: inout ChosenItems, _ tasks: [String]) throws(SQLiteError) {
    let wanted = Set(tasks.map { Reference.folded($0) })
    for task in wanted.union(chosen.tasks) {
      chosen.files += try numbers("select id from file where slug = ? and kind = 'task'", task)
    }
    if wanted.isEmpty { return }
    let rows = try connection.prepare("select file, line, id, text from item where \(IndexSchema.taskAction)")
    while try rows.step() {
      guard let task = Action(Item(text: rows.text(3))).task, wanted.contains(Reference.folded(task.slug)) else { continue }
      chosen.add(rows)
    }
  }

  /// Lines of Reviews about the items that are chosen.
  /// - Parameter note: What they must say at least.
  func addReviews(to chosen: inout ChosenItems, saying note: ItemNotes = .judgement) throws(SQLiteError) {
    if chosen.ids.isEmpty { return }
    let any = try connection.prepare(
      "select 1 from item indexed by item_noted where target is not null and \(ItemNotes.review(note)) limit 1")
    // Thousands of items may be open where nothing was ever said of any.
    guard try any.step() else { return }
    let rows = try connection.prepare("select file, line, null from item where target = ? and \(ItemNotes.review(note))")
    for id in chosen.ids {
      rows.bind(1, id)
      while try rows.step() { chosen.add(rows) }
      rows.reset()
    }
  }

  /// With the files that are about the same days as one of these, of which one alone counts, and those of the same name, which links may mean;
  /// some of them twice.
  func withDoubles(_ files: [Int64]) throws(SQLiteError) -> [Int64] {
    let files = Set(files).sorted()
    let list = files.map { String($0) }.joined(separator: ", ")
    return try files
      + numbers(
        """
        select o.id from file f join file o on o.last = f.last and o.kind = f.kind and o.first = f.first where f.id in (\(list))
        union select o.id from file f join file o on o.slug = f.slug where f.id in (\(list))
        """)
  }

  /// A line of a day's log.
  public struct WrittenLine: Sendable {
    public let time: String?
    /// The name of the file that the line begins with a link to.
    public let activity: String?
    public let text: String
    public let fields: [(key: String, value: String)]
    /// Whether it, its section or its file is kept from others.
    public let isPrivate: Bool
  }

  /// The lines of a day's log, in the order of the file that counts for the day. Reads no file.
  public func writtenLines(on day: CalendarDay) throws(SQLiteError) -> [WrittenLine] {
    let rows = try connection.prepare(
      "select g.log, f.is_private from day d join file f on f.id = d.file join logged g on g.file = f.id where d.date = ? and g.log is not null"
    )
    rows.bind(1, day.number)
    guard try rows.step() else { return [] }
    let isPrivate = rows.integer(1) != 0
    return (try rows.json(0).array ?? []).map { line in
      let parts = line.array ?? []
      // What a line lacks is at its end: an empty place there is null, and no part.
      func part(_ part: LogPart) -> JSONValue? {
        let value: JSONValue? = part.rawValue < parts.count ? parts[part.rawValue] : Optional.none
        return value == .null ? nil : value
      }
      let fields = part(.fields)?.object
      return WrittenLine(
        time: part(.time)?.string, activity: part(.activity)?.string, text: part(.text)?.string ?? "",
        fields: (fields?.keys ?? []).map { ($0, fields?[$0]?.string ?? "") }, isPrivate: isPrivate || part(.isPrivate)?.int == 1)
    }
  }

  /// What the public tasks of the journal are called, by their paths. Reads no file.
  public func taskTitles() throws(SQLiteError) -> [String: String] {
    let rows = try connection.prepare("select folder, name, title from file where kind = 'task' and not is_private")
    var titles: [String: String] = [:]
    while try rows.step() { titles[Self.path(rows.text(0), rows.text(1))] = rows.text(2) }
    return titles
  }

  /// How many open Actions were due before a day.
  public func openActions(dueBefore day: CalendarDay) throws(SQLiteError) -> Int {
    let rows = try connection.prepare("select count(*) from item where \(IndexSchema.openAction) and due < ?")
    rows.bind(1, day.number)
    return try rows.step() ? Int(rows.integer(0)) : 0
  }

  /// The path, the title and the days of the last retrospective that ended by a day, private ones and the one at a path left out.
  public func latestRetrospective(by day: CalendarDay, besides path: String) throws(SQLiteError) -> (
    path: String, title: String, span: DaySpan
  )? {
    let kinds = EntryKind.allCases.filter(\.isRetrospective).map { "'\($0.rawValue)'" }.joined(separator: ", ")
    let rows = try connection.prepare(
      """
      select folder, name, title, first, last from file where last <= ? and kind in (\(kinds)) and not is_private
      order by last desc, first desc limit 2
      """)
    rows.bind(1, day.number)
    while try rows.step() {
      let found = Self.path(rows.text(0), rows.text(1))
      if found != path, let span = Self.span(rows, 3) { return (found, rows.text(2), span) }
    }
    return nil
  }

  func numbers(_ sql: String, _ text: String? = nil) throws(SQLiteError) -> [Int64] {
    let rows = try connection.prepare(sql)
    if let text { rows.bind(1, text) }
    var numbers: [Int64] = []
    while try rows.step() { numbers.append(rows.integer(0)) }
    return numbers
  }
}

/// Rows of `item` by their files and lines.
struct ChosenItems {
  /// Perhaps several times.
  var files: [Int64] = []
  /// The names of the tasks that Actions among them may be.
  var tasks: Set<String> = []
  /// The ids that they have, in small letters.
  private(set) var ids: Set<String> = []
  /// Each once: a row that is there twice would be two items.
  private var places: [String] = []
  private var known: Set<String> = []

  var isEmpty: Bool { places.isEmpty }
  /// As SQL has a table of them, with the columns `column1` and `column2`.
  var table: String { isEmpty ? "(select 0 as column1, 0 as column2 where false)" : "(values \(places.joined(separator: ", ")))" }

  /// Adds one whose file, line and id are the first columns of a row.
  mutating func add(_ row: Statement) {
    files.append(row.integer(0))
    let place = "(\(row.integer(0)), \(row.integer(1)))"
    if known.insert(place).inserted { places.append(place) }
    if let id = row.textIfAny(2) { ids.insert(id.lowercased()) }
  }
}
