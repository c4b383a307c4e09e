// What the loop needs of the Tries and Actions of some days, without a look at all the years.

public import JournalDates
public import JournalFormat
public import JournalInsights
import JournalModel
public import SQLiteKit
import JournalStore

extension JournalIndex {
  /// The Tries and Actions of files that end in these days, and those of which their Reviews say something, with all that Reviews ever said of them,
  /// as far as a ledger needs it. Reads no file.
  public func loopFiles(endingIn span: DaySpan) throws(SQLiteError) -> [LoopFile<ItemLink>] {
    var chosen = ChosenItems()
    var judged: Set<String> = []
    let rows = try connection.prepare(
      """
      select i.file, i.line, i.id, i.section, i.text, i.target
      from file f cross join item i not indexed on \(IndexSchema.isItem(of: "f.id", "i.place"))
      where f.last between ? and ? and i.section in ('try', 'action', 'review')
      """)
    rows.bind(1, span.start.number)
    rows.bind(2, span.end.number)
    var tasks: [String] = []
    while try rows.step() {
      if rows.text(3) == "review" {
        if let target = rows.textIfAny(5) { judged.insert(target) }
        continue
      }
      chosen.add(rows)
      if let task = Action(Item(text: rows.text(4))).task { tasks.append(task.slug) }
    }
    judged.subtract(chosen.ids)
    if !judged.isEmpty {
      let older = try connection.prepare("select file, line, id from item where section in ('try', 'action') and id is not null")
      while try older.step() { if judged.contains(older.text(2).lowercased()) { chosen.add(older) } }
    }
    if !tasks.isEmpty { try addTasks(to: &chosen, tasks) }
    try addJudgements(to: &chosen)
    if chosen.isEmpty { return [] }
    var files = try loopFiles(among: try withDoubles(chosen.files), chosen.table)
    try addLogs(to: &files)
    return files
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
