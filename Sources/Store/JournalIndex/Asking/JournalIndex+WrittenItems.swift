// What the loop needs of the Tries and Actions of some days, without a look at all the years.

public import JournalDates
public import JournalFormat
public import JournalInsights
import JournalModel
public import SQLiteKit
import JournalStore
import JournalText

extension JournalIndex {
  /// The Tries and Actions of files that end in these days, and those of which their Reviews say something, with all that Reviews ever said of them,
  /// as far as a ledger needs it. Reads no file.
  public func loopFiles(endingIn span: DaySpan) throws(SQLiteError) -> [LoopFile<ItemLink>] {
    var (chosen, tasks) = try items(ofFiles: "f.last between \(span.start.number) and \(span.end.number)")
    if !tasks.isEmpty { try addTasks(to: &chosen, tasks) }
    try addReviews(to: &chosen)
    if chosen.isEmpty { return [] }
    var files = try loopFiles(among: try withDoubles(chosen.files), chosen.table)
    try addLogs(to: &files)
    return files
  }

  /// What a report of these days tells of: the entries about any of them, and of the items of all entries those that belong there: those of entries about
  /// any of these days, those that were judged there, and Actions that say such a day; with all that says how they stand. Reads no file.
  public func loopFiles(concerning span: DaySpan) throws(SQLiteError) -> [LoopFile<ItemLink>] {
    var (chosen, _) = try items(ofFiles: "f.last >= \(span.start.number) and f.first <= \(span.end.number)")
    // What completes a task completes it in all Actions that are this task.
    let tasks = try connection.prepare("select file, line, id, text from item where \(IndexSchema.taskAction)")
    while try tasks.step() {
      chosen.add(tasks)
      if let task = Action(Item(text: tasks.text(3))).task { chosen.tasks.insert(Reference.folded(task.slug)) }
    }
    try addTasks(to: &chosen, [])
    let dated = try connection.prepare("select file, line, id, fields from item where section = 'action' and fields is not null")
    while try dated.step() { if dated.withBytes(3, { $0.hasDay(in: span) }) { chosen.add(dated) } }
    try addReviews(to: &chosen, saying: .mention)
    chosen.files += try numbers("select id from file where last >= \(span.start.number) and first <= \(span.end.number)")
    if chosen.files.isEmpty { return [] }
    var files = try loopFiles(among: try withDoubles(chosen.files), chosen.table)
    try addLogs(to: &files)
    return files
  }

  /// The Tries and Actions of some files, and those of which their Reviews say something.
  /// - Parameter condition: Which files, as SQL asks it of a row `f`.
  /// - Returns: Also the names of the tasks that Actions of these files may be.
  private func items(ofFiles condition: String) throws(SQLiteError) -> (chosen: ChosenItems, tasks: [String]) {
    var chosen = ChosenItems(), tasks: [String] = []
    var judged: Set<String> = []
    let rows = try connection.prepare(
      """
      select i.file, i.line, i.id, i.section, i.text, i.target
      from file f cross join item i not indexed on \(IndexSchema.isItem(of: "f.id", "i.place"))
      where \(condition) and i.section in ('try', 'action', 'review')
      """)
    while try rows.step() {
      if rows.withBytes(3, { $0.elementsEqual("review".utf8) }) {
        if let target = rows.textIfAny(5) { judged.insert(target) }
        continue
      }
      chosen.add(rows)
      if rows.withBytes(4, { $0.starts(with: "[[".utf8) }), let task = Action(Item(text: rows.text(4))).task { tasks.append(task.slug) }
    }
    judged.subtract(chosen.ids)
    if !judged.isEmpty {
      let older = try connection.prepare("select file, line, id from item where section in ('try', 'action') and id is not null")
      while try older.step() { if judged.contains(older.text(2).lowercased()) { chosen.add(older) } }
    }
    return (chosen, tasks)
  }

  /// The last day of the file with the last of so many Tries that others may see, counted back from the newest that ends before a day; nil where there
  /// is none. Reads no file.
  public func lastDay(ofNewestTries count: Int, before day: CalendarDay) throws(SQLiteError) -> CalendarDay? {
    let rows = try connection.prepare(
      """
      select f.last from file f cross join item i not indexed on \(IndexSchema.isItem(of: "f.id", "i.place"))
      where f.last < ? and f.kind <> 'note' and not f.is_private and i.section = 'try' and i.private_from is null and i.id is not null
      order by f.last desc limit ?
      """)
    rows.bind(1, day.number)
    rows.bind(2, count)
    var last: CalendarDay?
    while try rows.step() { last = CalendarDay(number: Int(rows.integer(0))) }
    return last
  }
}

extension UnsafeRawBufferPointer {
  /// Whether a date such as `2026-11-20` stands anywhere in it that is one of these days.
  fileprivate func hasDay(in span: DaySpan) -> Bool {
    var place = 4
    while place + 6 <= count {
      if self[place] == ASCII.hyphen, self[place + 3] == ASCII.hyphen,
        let day = CalendarDay(utf8: self[place - 4..<place + 6]), span.contains(day)
      {
        return true
      }
      place += 1
    }
    return false
  }
}
