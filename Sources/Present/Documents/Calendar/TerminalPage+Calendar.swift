// Calendars in lines of text: the days, and what their signs mean.

import JournalDates
import JournalText

extension TerminalPage {
  mutating func write(_ calendar: DayCalendar) {
    let drawing = CalendarDrawing(calendar, style, width: width)
    switch calendar.form {
    case .months:
      let months = calendar.months
      for month in months { write(drawing, month, isOne: months.count == 1) }
    case .rowsOfMonths: writeRowsOfMonths(drawing)
    case .rowsOfWeekdays: writeRowsOfWeekdays(drawing)
    }
    legend(drawing)
  }

  /// What each sign means and how many days have it.
  private mutating func legend(_ drawing: CalendarDrawing) {
    let calendar = drawing.calendar
    var parts = calendar.levels.filter { !$0.sign.isBlank }.map { level in
      let sign = drawing.row(of: level.sign)
      // An amount that is its own sign is said once.
      let isSaid = !drawing.isSpacious && level.sign.letter == level.word
      let lead = level.isNumber && !drawing.isSpacious ? "= " : ""
      let words = (isSaid ? "" : "\(lead)\(shortened(level.word, width: width / 2)) ") + "× \(level.count)"
      return Row(sign.text + " \(words)", columns: sign.columns + 1 + words.displayWidth)
    }
    if calendar.unknown > 0 {
      let words = "\(shortened(calendar.absence, width: width / 2)) × \(calendar.unknown)"
      parts.append(Row(drawing.row(of: nil).text + " \(words)", columns: 2 + words.displayWidth))
    }
    line()
    flow(parts)
  }

  /// Parts beside each other, as many as a line has room for.
  private mutating func flow(_ parts: [Row]) {
    var text: TerminalText = ""
    var columns = 0
    for part in parts {
      if columns > 0, 2 + columns + 3 + part.columns > width {
        line("  " + text)
        (text, columns) = ("", 0)
      }
      text += (columns == 0 ? "" : "   ") + part.text
      columns += (columns == 0 ? 0 : 3) + part.columns
    }
    if columns > 0 { line("  " + text) }
  }
}

/// A calendar and how a terminal shows its signs.
struct CalendarDrawing {
  let calendar: DayCalendar
  let style: TerminalStyle
  private let showsIcons: Bool

  init(_ calendar: DayCalendar, _ style: TerminalStyle, width: Int) {
    (self.calendar, self.style) = (calendar, style)
    // They take two columns.
    showsIcons = calendar.form == .months && width >= 58
  }

  /// Whether a day has more room than its sign needs. Without it, letters stand for levels, and today is underlined.
  var isSpacious: Bool { calendar.form == .months }

  /// Columns of the widest sign.
  var signWidth: Int { showsIcons && calendar.levels.contains { $0.sign.icon != nil } ? 2 : 1 }

  /// A sign; a dot where nothing is known.
  func row(of sign: DayCalendar.Sign?, isToday: Bool = false) -> TerminalPage.Row {
    guard let sign else { return TerminalPage.Row(style.paint("·", .dim), columns: 1) }
    if showsIcons, let icon = sign.icon { return TerminalPage.Row(icon) }
    // Few colours alone would not tell five steps apart.
    let hasFewColours = style.depth == .none || style.depth == .basic
    let text = hasFewColours ? isSpacious ? sign.bar : sign.letter : sign.shape
    switch sign.look {
    case .tone(let tone):
      return TerminalPage.Row(style.paint(text, tone, isUnderlined: isToday && !isSpacious), columns: 1)
    case .quiet: return TerminalPage.Row(style.paint(text, .dim), columns: 1)
    case .plain: return TerminalPage.Row(TerminalText(text), columns: 1)
    }
  }

  /// One day in `columns` columns, two or more of which also point at today; blank outside the span and in the future.
  func cell(_ day: CalendarDay, columns: Int) -> TerminalText {
    guard calendar.past?.contains(day) == true else { return TerminalText(String(repeating: " ", count: columns)) }
    let isToday = day == calendar.today
    let lead = String(repeating: " ", count: max(0, columns - 2)) + (columns < 2 ? "" : isToday ? "›" : " ")
    return lead + row(of: calendar.days[day]?.sign, isToday: isToday).text
  }
}
