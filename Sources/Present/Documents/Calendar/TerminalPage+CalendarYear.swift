// A year on a terminal, a sign a day: a row a month, or a row a weekday.

import JournalDates
import JournalLanguage
import JournalText

extension TerminalPage {
  /// A year in pixels: a row a month, and what the month came to.
  mutating func writeRowsOfMonths(_ drawing: CalendarDrawing) {
    let calendar = drawing.calendar
    let label = calendar.hasYears ? 8 : 3
    let indent = width < 2 + label + 1 + 31 ? 0 : 2
    let lead = indent + label + 1
    let columns = min(max((width - lead - 2 - 16) / 31, 1), 3)
    let summary = width - lead - 31 * columns - 2
    line()
    line(String(repeating: " ", count: lead) + style.paint(numbers(columns), .dim))
    for month in calendar.months {
      guard let span = month.span.intersection(calendar.span) else { continue }
      let row = (0..<31).map { place -> TerminalText in
        let day = month.start.advanced(by: place)
        return span.contains(day) ? drawing.cell(day, columns: columns) : TerminalText(String(repeating: " ", count: columns))
      }
      let name = calendar.name(of: month, in: say)
      let words = summary < 8 ? "" : calendar.sums[month.start] ?? ""
      let text = words.isEmpty ? row.joined() : row.joined() + "  " + style.paint(shortened(words, width: summary), .dim)
      line((String(repeating: " ", count: indent) + style.paint(padded(name, to: label), .dim) + " " + text).trimmedEnd)
    }
  }

  /// The days of a month above their columns: all of them where there is room, else every fifth.
  private func numbers(_ columns: Int) -> String {
    var text = ""
    for day in 1...31 where columns == 3 || day == 1 || day % 5 == 0 {
      let end = day * columns
      let digits = "\(day)"
      // A number ends above its sign; of narrow columns the first one's begins there.
      let start = max(end - digits.utf8.count, text.utf8.count + (text.isEmpty ? 0 : 1))
      text = padded(text, to: start) + digits
    }
    return text
  }

  /// How steady something was: a row a weekday, a column a week; in two drawings or more where they are too many.
  mutating func writeRowsOfWeekdays(_ drawing: CalendarDrawing) {
    let calendar = drawing.calendar
    let lead = 6
    let first = calendar.startOfWeek(calendar.span.start)
    let weeks = first.days(until: calendar.span.end) / 7 + 1
    // A year has 54 weeks at most, in part.
    let columns = (width - lead) / 2 >= min(weeks, 54) ? 2 : 1
    let room = min((width - lead) / columns, 54)
    let drawings = (weeks + room - 1) / room
    let size = (weeks + drawings - 1) / drawings
    for part in 0..<drawings {
      let start = first.advanced(by: 7 * size * part)
      let count = min(size, weeks - size * part)
      line()
      line(String(repeating: " ", count: lead) + style.paint(names(of: start, count, columns, calendar), .dim))
      for place in 0..<7 {
        let row = (0..<count).map { week -> TerminalText in
          let day = start.advanced(by: 7 * week + place)
          return calendar.span.contains(day) ? drawing.cell(day, columns: columns) : TerminalText(String(repeating: " ", count: columns))
        }
        line(("  " + style.paint(say.name(of: calendar.weekdays[place], .short), .dim) + " " + row.joined()).trimmedEnd)
      }
    }
  }

  /// The months above the weeks that hold their first days.
  private func names(of start: CalendarDay, _ weeks: Int, _ columns: Int, _ calendar: DayCalendar) -> String {
    var places: [(column: Int, name: String)] = []
    for week in 0..<weeks {
      let days = (0..<7).map { start.advanced(by: 7 * week + $0) }.filter { calendar.span.contains($0) }
      guard let day = days.first(where: { $0.day == 1 }) ?? (week == 0 ? days.first : nil) else { continue }
      let isNewYear = day.month == 1 && calendar.hasYears
      places.append((week * columns + columns - 1, isNewYear ? "\(day.year)" : say.name(of: day.monthOfYear, .short)))
    }
    // A name gives way to the one after it.
    var shown: [(column: Int, name: String)] = []
    for place in places.reversed() where shown.last.map({ place.column + place.name.utf8.count < $0.column }) ?? true {
      shown.append(place)
    }
    return shown.reversed().reduce("") { padded($0, to: $1.column) + $1.name }
  }
}
