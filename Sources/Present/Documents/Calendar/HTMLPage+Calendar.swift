// Calendars on a page: tables of days. What a sign shows by its height and colour stands in words, too.

import JournalDates
import JournalLanguage

extension PageWriter {
  func write(_ calendar: DayCalendar, to html: inout HTML) {
    html.element("div", ["class": "calendar"]) { html in
      html.newline()
      switch calendar.form {
      case .months:
        let months = calendar.months
        for month in months { write(calendar, month, isNamed: months.count > 1, to: &html) }
      case .rowsOfMonths: writeRowsOfMonths(calendar, to: &html)
      case .rowsOfWeekdays: writeRowsOfWeekdays(calendar, to: &html)
      }
    }
    html.newline()
    html.element("ul", ["class": "legend"]) { html in
      for level in calendar.levels where !level.sign.isBlank {
        html.element("li") { html in
          write(level.sign, to: &html)
          html.text(" \(level.word) × \(level.count)")
        }
      }
      if calendar.unknown > 0 { html.element("li", text: "\(calendar.absence) × \(calendar.unknown)") }
    }
    html.newline()
  }

  /// A row a week.
  private func write(_ calendar: DayCalendar, _ month: Period, isNamed: Bool, to html: inout HTML) {
    guard let span = month.span.intersection(calendar.span) else { return }
    html.element("table", ["class": "month"]) { html in
      html.newline()
      if isNamed { html.element("caption", text: say.title(of: month)) }
      html.element("thead") { html in
        html.element("tr") { html in
          for weekday in calendar.weekdays { html.element("th", ["scope": "col", "abbr": say.name(of: weekday)], text: say.name(of: weekday, .short)) }
        }
      }
      html.newline()
      html.element("tbody") { html in
        html.newline()
        for week in calendar.weeks(of: span) {
          html.element("tr") { html in
            for day in (0..<7).map({ week.advanced(by: $0) }) {
              if span.contains(day) { write(day, of: calendar, to: &html) } else { html.element("td") { _ in } }
            }
          }
          html.newline()
        }
      }
    }
    html.newline()
  }

  /// A day with its number, its sign and its word.
  private func write(_ day: CalendarDay, of calendar: DayCalendar, to html: inout HTML) {
    let isToday = day == calendar.today
    html.element("td", ["class": isToday ? "today" : nil, "aria-current": isToday ? "date" : nil]) { html in
      html.element("span", ["class": "date"], text: "\(day.day)")
      guard let known = calendar.days[day], !known.sign.isBlank else { return }
      html.text(" ")
      write(known.sign, to: &html)
      html.text(" ")
      html.element("span", ["class": "word"], text: known.word)
    }
  }

  private func writeRowsOfMonths(_ calendar: DayCalendar, to html: inout HTML) {
    table(of: calendar, to: &html) { html in
      for day in 1...31 {
        html.element("th", ["scope": "col"]) { html in
          html.element("span", ["class": day == 1 || day % 5 == 0 ? "name" : "unseen"], text: "\(day)")
        }
      }
    } rows: { html in
      for month in calendar.months {
        html.element("tr") { html in
          html.element("th", ["scope": "row"], text: calendar.name(of: month, in: say))
          for place in 0..<31 {
            let day = month.start.advanced(by: place)
            writeSign(day <= month.end ? day : nil, of: calendar, to: &html)
          }
          if let sum = calendar.sums[month.start] { html.element("td", ["class": "sum"], text: sum) }
        }
        html.newline()
      }
    }
  }

  private func writeRowsOfWeekdays(_ calendar: DayCalendar, to html: inout HTML) {
    let weeks = calendar.weeks(of: calendar.span)
    // A year has 54 weeks at most, in part.
    for start in stride(from: 0, to: weeks.count, by: 54) {
      let part = weeks[start..<min(start + 54, weeks.count)]
      table(of: calendar, to: &html) { html in
        for week in part {
          html.element("th", ["scope": "col"]) { html in
            // Over the week that holds the first day of a month.
            let isNamed = week.advanced(by: 6).day < 8 && calendar.span.contains(week.advanced(by: 6))
            let month = say.name(of: week.advanced(by: 6).monthOfYear, .short)
            html.element(
              "span", ["class": isNamed ? "name" : "unseen"], text: isNamed ? month : say.day(week))
          }
        }
      } rows: { html in
        for place in 0..<7 {
          html.element("tr") { html in
            html.element("th", ["scope": "row"], text: say.name(of: calendar.weekdays[place], .short))
            for week in part { writeSign(week.advanced(by: place), of: calendar, to: &html) }
          }
          html.newline()
        }
      }
    }
  }

  private func table(of calendar: DayCalendar, to html: inout HTML, names: (inout HTML) -> Void, rows: (inout HTML) -> Void) {
    wide([], to: &html) { html in
      html.element("table", ["class": "year"]) { html in
        html.newline()
        html.element("thead") { html in
          html.element("tr") { html in
            html.element("td") { _ in }
            names(&html)
            if !calendar.sums.isEmpty { html.element("td", ["class": "sum"]) { _ in } }
          }
        }
        html.newline()
        html.element("tbody") { html in
          html.newline()
          rows(&html)
        }
      }
    }
    html.newline()
  }

  /// A day that has room for its sign alone; the rest is said to those who ask, and to those who listen.
  private func writeSign(_ day: CalendarDay?, of calendar: DayCalendar, to html: inout HTML) {
    guard let day, let known = calendar.days[day], !known.sign.isBlank else {
      let isUnknown = day.map { calendar.days[$0] == nil && calendar.past?.contains($0) == true } ?? false
      return html.element("td", ["class": isUnknown ? "unknown" : nil]) { _ in }
    }
    let isToday = day == calendar.today
    html.element(
      "td", ["class": isToday ? "today" : nil, "aria-current": isToday ? "date" : nil, "title": "\(say.title(of: day)): \(known.word)"]
    ) { html in
      write(known.sign, to: &html)
      html.element("span", ["class": "unseen"], text: known.word)
    }
  }

  /// A bar in the colour of the level; the higher, the more.
  private func write(_ sign: DayCalendar.Sign, to html: inout HTML) {
    guard let share = sign.share, case .tone(let tone) = sign.look else {
      return html.element("span", ["class": "letter", "aria-hidden": "true"], text: sign.letter)
    }
    html.element("svg", ["class": "mark", "viewBox": "0 0 10 10", "aria-hidden": "true"]) { html in
      html.element("path", ["class": "ground", "d": "M0 0H10V10H0Z"]) { _ in }
      let top = 10 - max(1, min(10, Int((share * 10).rounded())))
      html.element("path", ["class": tone.name, "d": "M0 \(top)H10V10H0Z"]) { _ in }
    }
  }
}
