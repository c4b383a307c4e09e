// The names of dated notes: which period one names, and the pattern by which it does.

import JournalDates
import JournalFormat
import JournalText

/// A name, without `.md`, that says a day, a week, a month, a quarter or a year and hardly anything else: `2026-11-20`, `KW47 2026`, `journal_2026_11`.
struct DatedName: Hashable {
  let period: Period
  /// The name with the tokens of a layout in it: `{yyyy}-{MM}-{dd}`.
  let pattern: String

  /// A stretch of digits, or of what is none.
  private struct Run {
    let text: Substring
    let isNumber: Bool
    var number: Int { Int(text) ?? 0 }
    var length: Int { text.utf8.count }
  }

  /// Each reading of a name. Only `05-06-2026` has two: the day may come first or the month.
  static func readings(of name: String) -> [DatedName] {
    guard !name.utf8.contains(where: { $0 == ASCII.openBrace || $0 == ASCII.closeBrace || $0 == 0x5C }) else { return [] }
    let runs = runs(of: name)
    let words = runs.filter { !$0.isNumber }.flatMap { $0.text.lowercased().split { !$0.isLetter } }
    guard words.allSatisfy({ weekWords.contains(String($0)) || plainWords.contains(String($0)) }) else { return [] }
    let numbers = runs.indices.filter { runs[$0].isNumber }
    guard let first = numbers.first, numbers.count <= 3 else { return [] }
    func reading(_ period: Period?, _ tokens: [String]) -> DatedName? {
      guard let period, (1900...2199).contains(period.start.year) else { return nil }
      var pattern = ""
      var tokens = tokens[...]
      for run in runs { pattern += run.isNumber ? tokens.removeFirst() : String(run.text) }
      return DatedName(period: period, pattern: pattern)
    }
    func day(_ year: Int, _ month: Int, _ day: Int) -> Period? { CalendarDay(year: year, month: month, day: day).map { .day($0) } }
    /// The letters before a number, in small letters, without the signs around them.
    func word(before place: Int) -> String {
      place == 0 ? "" : String(runs[place - 1].text.lowercased().filter { $0.isLetter })
    }
    let found = numbers.map { runs[$0].number }
    let readings: [DatedName?]
    switch numbers.map({ runs[$0].length }) {
    case [8]:
      let (year, rest) = found[0].quotientAndRemainder(dividingBy: 10_000)
      readings = [reading(day(year, rest / 100, rest % 100), ["{yyyy}{MM}{dd}"])]
    case [4, 2, 2]: readings = [reading(day(found[0], found[1], found[2]), ["{yyyy}", "{MM}", "{dd}"])]
    case [2, 2, 4]:
      readings = [
        reading(day(found[2], found[1], found[0]), ["{dd}", "{MM}", "{yyyy}"]),
        reading(day(found[2], found[0], found[1]), ["{MM}", "{dd}", "{yyyy}"]),
      ]
    case [4, 2], [2, 4]:
      let isYearFirst = runs[first].length == 4
      let (year, other) = isYearFirst ? (found[0], found[1]) : (found[1], found[0])
      let letters = word(before: numbers[isYearFirst ? 1 : 0])
      if weekWords.contains(letters) {
        let tokens = ["{week_year}", "{ww}"]
        readings = [reading(ISOWeek(weekYear: year, week: other).map { .week($0) }, isYearFirst ? tokens : tokens.reversed())]
      } else if letters.isEmpty {
        let tokens = ["{yyyy}", "{MM}"]
        readings = [reading(.month(other, of: year), isYearFirst ? tokens : tokens.reversed())]
      } else {
        readings = []
      }
    case [4, 1], [1, 4]:
      let isYearFirst = runs[first].length == 4
      let (year, other) = isYearFirst ? (found[0], found[1]) : (found[1], found[0])
      guard word(before: numbers[isYearFirst ? 1 : 0]) == "q" else { return [] }
      let tokens = ["{yyyy}", "{q}"]
      readings = [reading(.quarter(other, of: year), isYearFirst ? tokens : tokens.reversed())]
    case [4]: readings = runs.count == 1 ? [reading(.year(found[0]), ["{yyyy}"])] : []
    default: readings = []
    }
    return readings.compactMap(\.self)
  }

  /// A pattern with day and month in each other’s places.
  static func swapped(_ pattern: String) -> String {
    var swapped = ""
    var rest = pattern[...]
    while let open = rest.firstIndex(of: "{"), let close = rest[open...].firstIndex(of: "}") {
      let token = rest[open...close]
      swapped += rest[..<open] + (token == "{dd}" ? "{MM}" : token == "{MM}" ? "{dd}" : token)
      rest = rest[close...].dropFirst()
    }
    return swapped + rest
  }

  /// What stands before the number of a week, by which it is no month.
  private static let weekWords: Set<String> = ["w", "kw", "week", "woche", "semana", "semaine", "sem", "s"]

  /// What else may stand in such a name; with any other word it is a note about something that has a date.
  private static let plainWords: Set<String> = [
    "q", "day", "daily", "weekly", "month", "monthly", "quarter", "quarterly", "year", "yearly", "note", "notes", "journal", "diary", "log",
    "review", "retro", "retrospective", "tagebuch", "wochenrückblick", "rückblick", "diario", "diário", "revisión", "journée", "revue",
  ]

  private static func runs(of name: String) -> [Run] {
    var runs: [Run] = []
    var rest = name[...]
    while let first = rest.first {
      let isNumber = first.isASCII && first.isNumber
      let run = rest.prefix { ($0.isASCII && $0.isNumber) == isNumber }
      runs.append(Run(text: run, isNumber: isNumber))
      rest = rest[run.endIndex...]
    }
    return runs
  }
}
