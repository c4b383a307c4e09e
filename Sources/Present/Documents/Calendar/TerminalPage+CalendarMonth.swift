// A month on a terminal: a row a week, and in each day its number, its sign and its word.

import JournalDates
import JournalLanguage
import JournalText

extension TerminalPage {
  /// - Parameter isOne: Whether no other month is shown, so that the page's heading names it already.
  mutating func write(_ drawing: CalendarDrawing, _ month: Period, isOne: Bool) {
    guard let span = month.span.intersection(drawing.calendar.span) else { return }
    let form = MonthForm(drawing, width: width)
    if isOne { line() } else { heading(say.title(of: month)) }
    let names = drawing.calendar.weekdays.map { padded(" " + say.name(of: $0, .short), to: form.cell) }.joined()
    line("  " + style.paint(trimmedEnd(names), .dim))
    for week in drawing.calendar.weeks(of: span) {
      let days = (0..<7).map { week.advanced(by: $0) }.map { span.contains($0) ? $0 : nil }
      write(days.map { $0.map { form.head($0) } ?? Row("") }, form.cell)
      let words = days.map { $0.map { form.foot($0) } ?? Row("") }
      if form.hasWordsBelow, words.contains(where: { $0.columns > 0 }) { write(words, form.cell) }
    }
  }

  /// Cells beside each other; a row of empty ones is an empty line.
  private mutating func write(_ cells: [Row], _ columns: Int) {
    let last = cells.lastIndex { $0.columns > 0 } ?? -1
    let row = cells.prefix(last + 1).enumerated().map { index, cell -> TerminalText in
      cell.text + (index == last ? "" : String(repeating: " ", count: max(0, columns - cell.columns)))
    }
    line(row.isEmpty ? "" : "  " + row.joined())
  }
}

/// How much of a day there is room for.
private struct MonthForm {
  let drawing: CalendarDrawing
  /// Columns of a day, a gap among them.
  let cell: Int
  private let hasWordsBeside: Bool
  let hasWordsBelow: Bool
  private let indent: String

  init(_ drawing: CalendarDrawing, width: Int) {
    self.drawing = drawing
    let cell = min(16, (width - 2) / 7)
    let widest = drawing.calendar.days.values.map(\.word.displayWidth).max() ?? 0
    self.cell = cell
    hasWordsBeside = Self.lead + drawing.signWidth + 1 + widest < cell
    // Words that touch are no words.
    hasWordsBelow = !hasWordsBeside && cell >= 8 && widest > 0 && (widest + 2 <= cell || cell >= 10)
    // Under the number, where every word has room there.
    indent = widest + 2 <= cell ? " " : ""
  }

  /// Columns before the sign: the number in its brackets, and a blank.
  private static let lead = 5

  /// The number, the sign, and the word where it has room.
  func head(_ day: CalendarDay) -> TerminalPage.Row {
    let style = drawing.style
    let digits = day.day < 10 ? " \(day.day)" : "\(day.day)"
    if day > drawing.calendar.today { return TerminalPage.Row(style.paint(" \(digits)", .dim), columns: 3) }
    let known = drawing.calendar.days[day]
    let isToday = day == drawing.calendar.today
    let isBlank = known?.sign.isBlank == true
    let number: TerminalText = isToday ? style.paint("[\(digits)]", .bold) : isBlank ? " \(digits)" : " \(digits) "
    if isBlank { return TerminalPage.Row(number, columns: isToday ? 4 : 3) }
    let sign = drawing.row(of: known?.sign)
    // Where a day has no column to spare, the sign stands right after the number.
    let gap = cell > Self.lead + drawing.signWidth - 1 ? " " : ""
    let word = hasWordsBeside ? known.map { " \($0.word)" } ?? "" : ""
    return TerminalPage.Row(
      number + gap + sign.text + style.paint(word, .dim), columns: 4 + gap.utf8.count + sign.columns + word.displayWidth)
  }

  /// The word under the number.
  func foot(_ day: CalendarDay) -> TerminalPage.Row {
    guard let word = drawing.calendar.days[day]?.word, !word.isEmpty else { return TerminalPage.Row("") }
    let text = indent + shortened(word, width: cell - 1)
    return TerminalPage.Row(drawing.style.paint(text, .dim), columns: text.displayWidth)
  }
}
