// What the index gives to habits, goals, terms and streaks.

import JournalChecks
public import JournalDates
public import JournalInsights
public import SQLiteKit
import JournalFormat
import JournalModel
import JournalStore
import JournalText

extension JournalIndex {
  /// All that the journal says of what its person does, wants and holds dear, each day counted once. Reads no file.
  /// - Parameter tellUnread: Called with the path of each plan that has a value which cannot be read.
  public func practice(tellUnread: (String) -> Void = { _ in }) throws(SQLiteError) -> Practice {
    var practice = Practice()
    try addPlans(to: &practice, tellUnread)
    try addDays(to: &practice)
    try addPrivateMoods(to: &practice)
    practice.resolveSpokenNames()
    return practice
  }

  /// The paths of the files that count for these days; none for a day without one.
  public func paths(ofDays days: some Sequence<CalendarDay>) throws(SQLiteError) -> [CalendarDay: String] {
    let files = try connection.prepare("select folder, name from day join file on id = day.file where date = ?")
    var paths: [CalendarDay: String] = [:]
    for day in days where paths[day] == nil {
      files.bind(1, day.number)
      if try files.step() { paths[day] = Self.path(files.text(0), files.text(1)) }
      files.reset()
    }
    return paths
  }

  /// A file by its front matter alone, which is read as the whole would be: all that a file plans stands there.
  func reading(ofHead row: Statement, _ column: Int32, _ path: String) -> FileReading {
    FileReading(
      SourceText(path: path, bytes: row.withBytes(column) { Array($0) }), path: path, configuration: journal.configuration)
  }

  private func addPlans(to practice: inout Practice, _ tellUnread: (String) -> Void) throws(SQLiteError) {
    let rows = try connection.prepare(
      "select \(IndexSchema.path) as path, f.title, f.is_private, p.head from plan p cross join file f on f.id = p.file order by path")
    while try rows.step() {
      let path = rows.text(0)
      let reading = reading(ofHead: rows, 3, path)
      if reading.hasUnread { tellUnread(path) }
      let entry = reading.entry
      practice.add(
        entry.details, path: path, slug: reading.slug, title: rows.text(1), aliases: entry.common.aliases, isPrivate: rows.integer(2) != 0,
        created: entry.common.created?.day)
    }
  }

  private func addPrivateMoods(to practice: inout Practice) throws(SQLiteError) {
    // Few days have one, and only those rows are read.
    let rows = try connection.prepare(
      """
      select d.date, f.private_mood from file f cross join day d on d.date = f.last and d.file = f.id
      where f.private_mood is not null order by d.date
      """)
    while try rows.step() {
      guard let day = CalendarDay(number: Int(rows.integer(0))), let mood = Mood(rawValue: Int(rows.integer(1))) else { continue }
      practice.privateMoods.append((day, mood))
    }
  }

  private func addDays(to practice: inout Practice) throws(SQLiteError) {
    let size = try connection.prepare("select coalesce(sum(length(days)), 0) from practice")
    // Few lines have less than four bytes.
    if try size.step() { practice.log.reserve(lines: Int(size.integer(0)) / 4) }
    let rows = try connection.prepare("select days from practice order by month")
    while try rows.step() { _ = rows.withBytes(0) { practice.append(packed: $0) } }
  }
}
