// Calendars in Markdown: a table a month, else a line of signs a month or a weekday.

import JournalDates
import JournalLanguage

extension DayCalendar {
  /// The months as tables, each under its name where there are several; none where the days stand in rows of signs.
  func tables(in say: Language) -> [(name: String, table: Table)] {
    guard form == .months else { return [] }
    let months = months
    return months.compactMap { month in
      month.span.intersection(span).map { (months.count > 1 ? say.title(of: month) : "", table(of: $0, in: say)) }
    }
  }

  private func table(of span: DaySpan, in say: Language) -> Table {
    let rows = weeks(of: span).map { week in
      (0..<7).map { place -> Table.Cell in
        let day = week.advanced(by: place)
        if !span.contains(day) { return Table.Cell("") }
        let known = days[day].flatMap { $0.sign.isBlank ? nil : $0 }
        return Table.Cell(
          RichText(["\(day.day)", known?.sign.bar, known?.word].compactMap { $0 }.filter { !$0.isEmpty }.joined(separator: " ")))
      }
    }
    return Table(weekdays.map { .init(RichText(say.name(of: $0, .short))) }, rows: rows)
  }

  /// Rows of signs with the names before and the sums after them.
  func lines(in say: Language) -> [(name: String, signs: String, sum: String)] {
    switch form {
    case .months: []
    case .rowsOfMonths:
      months.map { month in (name(of: month, in: say), signs(month.span.map { $0 }), sums[month.start] ?? "") }
    case .rowsOfWeekdays:
      weekdays.indices.map { place in
        (say.name(of: weekdays[place], .short), signs(weeks(of: span).map { $0.advanced(by: place) }), "")
      }
    }
  }

  private func signs(_ days: [CalendarDay]) -> String {
    days.map { day in past?.contains(day) == true ? self.days[day]?.sign.letter ?? "·" : " " }.map { $0 == " " ? "\u{A0}" : $0 }.joined()
  }

  /// What each sign means and how many days have it.
  var legend: [String] {
    let isShort = form != .months
    let known = levels.filter { !$0.sign.isBlank }.map { level in
      let sign = isShort ? level.sign.letter : level.sign.bar
      return sign == level.word ? "\(sign) × \(level.count)" : "\(sign) \(level.isNumber && isShort ? "= " : "")\(level.word) × \(level.count)"
    }
    return known + (unknown > 0 ? ["· \(absence) × \(unknown)"] : [])
  }
}
