// What the home screen needs of the loop: what is near, without a look at all the years.

public import JournalDates
import JournalModel
public import SQLiteKit

extension JournalIndex {
  /// Those entries that tell of the loop as it is now, in the order of their paths' bytes: of the days that end from `since` on; with an open
  /// Action that is due in `due`, or a Review that closes one of these; all tasks, and what names an open one. Reads no file.
  /// - Parameter tasks: The names of the tasks that are open.
  public func loopFiles(since: CalendarDay, due: DaySpan, tasks: [String]) throws(SQLiteError) -> [IndexedFile] {
    var numbers = try numbers("select id from file where last >= ? and kind <> 'note'", since)
    var open: Set<String> = []
    let actions = try connection.prepare(
      """
      select file, id from item where section = 'action' and due is not null and due between ? and ?
      and (state is null or state not in ('done', 'cancelled'))
      """)
    actions.bind(1, due.start.number)
    actions.bind(2, due.end.number)
    while try actions.step() {
      numbers.insert(actions.integer(0))
      if let id = actions.textIfAny(1) { open.insert(id.lowercased()) }
    }
    if !open.isEmpty {
      let verdicts = try connection.prepare(
        "select file, about from item where section = 'review' and state in ('done', 'cancelled') and about is not null")
      while try verdicts.step() {
        guard let about = ReviewMention(json: verdicts.text(1)), open.contains(about.id.lowercased()) else { continue }
        numbers.insert(verdicts.integer(0))
      }
    }
    let planned = try connection.prepare("select id from plan join file on id = plan.file where kind = 'task'")
    while try planned.step() { numbers.insert(planned.integer(0)) }
    for task in tasks {
      for path in try paths(linkingTo: task) { if let number = try number(ofPath: path) { numbers.insert(number) } }
    }
    return try loopFiles(among: numbers)
  }

  /// How many Actions that are open by their own boxes were due before a day.
  public func openActions(dueBefore day: CalendarDay) throws(SQLiteError) -> Int {
    let rows = try connection.prepare(
      """
      select count(*) from item where section = 'action' and due is not null and due < ?
      and (state is null or state not in ('done', 'cancelled'))
      """)
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

  private func numbers(_ sql: String, _ day: CalendarDay) throws(SQLiteError) -> Set<Int64> {
    let rows = try connection.prepare(sql)
    rows.bind(1, day.number)
    var numbers: Set<Int64> = []
    while try rows.step() { numbers.insert(rows.integer(0)) }
    return numbers
  }

  private func number(ofPath path: String) throws(SQLiteError) -> Int64? {
    let bytes = Array(path.utf8)
    let slash = bytes.lastIndex(of: 0x2F)
    let rows = try connection.prepare("select id from file where folder = ? and name = ?")
    rows.bind(1, slash.map { String(decoding: bytes[..<$0], as: UTF8.self) } ?? "")
    rows.bind(2, String(decoding: bytes[(slash.map { $0 + 1 } ?? 0)...], as: UTF8.self))
    return try rows.step() ? rows.integer(0) : nil
  }
}
