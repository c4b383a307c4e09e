// What it costs to ask an index.

import HostSystem
import JournalDates
import SQLiteKit

/// Measures questions to the index of a journal against `sqlite3` with the same question about the same file, both as whole processes.
struct QueryBench {
  private(set) var table = BenchTable()

  /// A question as `retro` takes it, and as SQL over the tables of the index.
  private struct Question {
    var job: String
    var words: [String]
    var sql: String
    /// Whether the answer is as long in a small journal.
    var isFlat = false
  }

  /// - Parameter small: A journal of ten years, to see whether an answer takes as long there; nil where nothing is compared with it.
  init(_ journal: BenchJournal, small: BenchJournal?, rounds: Int) throws {
    for journal in [journal, small] { try journal?.settle() }
    let index = try journal.index()
    try measureStarts(journal, rounds: rounds * 3)
    let questions = try Self.questions(to: index)
    let smaller = try small.map { try Self.questions(to: $0.index()) }
    for (place, question) in questions.enumerated() {
      let words = journal.retro(question.words)
      var ours: [Double] = [], limits: [Double] = [], smalls: [Double] = []
      for _ in 0..<rounds {
        ours.append(try journal.use(of: words).cpuSeconds)
        limits.append(try journal.use(of: ["sqlite3", "-readonly", index, question.sql]).cpuSeconds)
        if question.isFlat, let small, let smaller { smalls.append(try small.use(of: small.retro(smaller[place].words)).cpuSeconds) }
      }
      table.add(question.job, median(ours), to: median(limits), bar: 1.5)
      if !smalls.isEmpty { table.add("  beside ten years", median(ours), to: median(smalls), bar: 1.5) }
      table.add("  peak memory", bytes: try journal.peak(of: words), bar: 16 << 20)
    }
  }

  /// What every command takes before it does anything, and what is asked many times a day beside that.
  private mutating func measureStarts(_ journal: BenchJournal, rounds: Int) throws {
    var starts: [Double] = [], others: [Double] = [], days: [Double] = []
    for _ in 0..<rounds {
      starts.append(try journal.use(of: journal.retro(["--version"])).cpuSeconds)
      others.append(try journal.use(of: ["sqlite3", "--version"]).cpuSeconds)
      days.append(try journal.use(of: journal.retro(["today"])).cpuSeconds)
    }
    table.add("start", median(starts), to: median(others), bar: 0.8)
    table.add("today, beside a start", median(days), to: median(starts), bar: 6)
  }

  /// The questions, made for what the index of a journal holds.
  private static func questions(to index: String) throws -> [Question] {
    let connection = try Connection(index, .readOnly)
    func row(_ sql: String) throws -> Statement {
      let statement = try connection.prepare(sql)
      guard try statement.step() else { throw SQLiteError(result: 0, message: "the journal has nothing to be asked for: \(sql)") }
      return statement
    }
    // The mood and tag that together come nearest to one day in twenty.
    let filter = try row(
      """
      select e.mood, lower(t.tag) from entries e join tags t on t.path = e.path where e.type = 'day' and e.mood is not null
      group by 1, 2 order by abs(20 * count(*) - (select count(*) from days)) limit 1
      """)
    let (mood, tag) = (filter.text(0), filter.text(1))
    let metric = try row("select name from metrics where typeof(value) <> 'text' group by 1 order by count(*) desc, 1 limit 1").text(0)
    let last = try row("select max(date) from days").text(0)
    guard let end = CalendarDay(last) else { throw SQLiteError(result: 0, message: "‘\(last)’ is no day") }
    let start = end.advanced(by: -3652)
    let place = try row("select place from metric where name = '\(metric)'").integer(0)
    return [
      Question(
        job: "list, 5 % of days", words: ["list", "--no-refresh", "type:day mood:\(mood) tag:\(tag)"],
        sql: """
          select f.first, f.kind, f.mood, f.title, f.folder || '/' || f.name from file f
          where f.kind = 'day' and f.mood = \(moods[mood] ?? 0) and f.id in (select file from tag where name = '\(tag)') order by f.first
          """),
      Question(
        job: "search, rare word", words: ["search", "--no-refresh", SampleJournal.rareWord],
        sql: """
          select f.folder || '/' || f.name from words join file f on f.id = words.rowid
          where words match '\(SampleJournal.rareWord)' order by rank limit 20
          """, isFlat: true),
      Question(
        job: "week means, ten years",
        words: ["list", "--no-refresh", "type:day date:\(start)..\(end)", "--group", "week", "--mean", metric],
        sql: """
          select cast(julianday(printf('%04d-%02d-%02d', date / 10000, date / 100 % 100, date % 100)) - 1721424.5 as integer) / 7 as week,
            count(*), avg(m\(place)) from day where date between \(number(start)) and \(number(end)) group by week order by week
          """, isFlat: true),
    ]
  }

  private static let moods = ["horrible": 0, "bad": 1, "average": 2, "good": 3, "great": 4]

  /// A day as the index has it.
  private static func number(_ day: CalendarDay) -> Int { (day.year * 100 + day.month) * 100 + day.day }
}
