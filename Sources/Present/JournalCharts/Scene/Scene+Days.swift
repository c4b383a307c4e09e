// Days of months and years with their places.

import JournalDates
import JournalLanguage

extension Scene {
  mutating func add(_ grid: DayGrid, from left: Double, to right: Double) {
    switch grid.form {
    case .rowsOfMonths: addRowsOfMonths(grid, left, right)
    case .rowsOfWeekdays: addRowsOfWeekdays(grid, left, right)
    case .months: addMonths(grid, left, right)
    }
  }

  private mutating func addRowsOfMonths(_ grid: DayGrid, _ left: Double, _ right: Double) {
    let gutter = grid.span.start.year == grid.span.end.year ? 36.0 : 66
    let size = min(22, (right - left - gutter) / 31)
    // The names of the months stand below each other.
    let row = max(size, Self.small + 1)
    height += 16
    for day in [1, 5, 10, 15, 20, 25, 30] {
      text("\(day)", Spot(left + gutter + (Double(day) - 0.5) * size, height), .middle, .quiet, Self.small)
    }
    height += 6
    plots.append(Box(left + gutter, height, 31 * size, Double(grid.months.count) * row))
    for month in grid.months {
      text(grid.name(of: month), Spot(left, height + row / 2 + 4), .start, .quiet, Self.small)
      for day in month.span where grid.span.contains(day) {
        addDay(day, grid, Box(left + gutter + Double(day.day - 1) * size, height, size, row))
      }
      height += row
    }
  }

  private mutating func addRowsOfWeekdays(_ grid: DayGrid, _ left: Double, _ right: Double) {
    let gutter = 36.0
    let rows = grid.weeks(atMost: max(4, min(54, Int(clamping: (right - left - gutter) / 8))))
    for weeks in rows {
      let least = rows.count > 1 || grid.fillsWidth ? weeks.count : 26
      let size = min(grid.fillsWidth ? 40 : 18, (right - left - gutter) / Double(max(weeks.count, least)))
      height += 16
      for name in grid.monthNames(above: weeks, room: 7 / size) {
        text(name.name, Spot(left + gutter + Double(name.week) * size, height), .start, .quiet, Self.small)
      }
      height += 6
      plots.append(Box(left + gutter, height, Double(weeks.count) * size, 7 * size))
      for (place, weekday) in grid.weekdays.enumerated() {
        if place % 2 == 0 { text(grid.say.name(of: weekday, .short), Spot(left, height + size / 2 + 4), .start, .quiet, Self.small) }
        for (column, week) in weeks.enumerated() {
          let day = week.advanced(by: place)
          if grid.span.contains(day) { addDay(day, grid, Box(left + gutter + Double(column) * size, height, size, size)) }
        }
        height += size
      }
    }
  }

  private mutating func addMonths(_ grid: DayGrid, _ left: Double, _ right: Double) {
    let size = min(grid.fillsWidth ? 120 : 60, (right - left) / 7)
    for (place, month) in grid.months.enumerated() {
      if grid.months.count > 1 {
        height += place == 0 ? 14 : 26
        text(grid.name(of: month), Spot(left, height), .start, .text, Self.usual, isBold: true)
      }
      height += 18
      for (column, weekday) in grid.weekdays.enumerated() {
        text(grid.say.name(of: weekday, .short), Spot(left + (Double(column) + 0.5) * size, height), .middle, .quiet, Self.small)
      }
      height += 6
      let first = grid.startOfWeek(month.start)
      let weeks = first.days(until: month.end) / 7 + 1
      plots.append(Box(left, height, 7 * size, Double(weeks) * size * grid.rowShare))
      for day in month.span where grid.span.contains(day) {
        let (row, column) = (first.days(until: day) / 7, first.days(until: day) % 7)
        let box = Box(left + Double(column) * size, height + Double(row) * size * grid.rowShare, size, size * grid.rowShare)
        let isToday = day == grid.today
        // In a low row the mark stands beside the number, else below it.
        let isLow = box.height < 34
        let spot = isLow ? Spot(box.x + box.width * 0.3, box.y + box.height / 2 + 4) : Spot(box.x + box.width / 2, box.y + 13)
        text("\(day.day)", spot, .middle, isToday ? .text : .quiet, Self.small, isBold: isToday)
        let rest =
          isLow
          ? Box(box.x + box.width * 0.45, box.y, box.width * 0.5, box.height)
          // Right below its own number, and what room there is before the next one.
          : Box(box.x, box.y + 17, box.width, min(22, box.height - 16))
        addDay(day, grid, rest, most: 22)
      }
      height += Double(weeks) * size * grid.rowShare
    }
  }

  /// A mark of a day: how far it is filled says how much it is, as the colour does. Of what has no amount the size says it.
  static func mark(
    _ shape: ChartShape, _ fill: ChartShape.Fill, _ share: Double, of side: Double, at spot: Spot, _ ink: Ink, words: String = ""
  ) -> Shape {
    if share == 0 { return .mark(shape, fill, spot, radius: side * 0.12, ink, opacity: 1, words: words) }
    let size = fill == .full ? 1 : 0.45 + 0.55 * max(0, min(1, share)).squareRoot()
    return .mark(shape, fill.holding(share), spot, radius: side * 0.46 * size, ink, opacity: 1, words: words)
  }

  private mutating func addDay(_ day: CalendarDay, _ grid: DayGrid, _ box: Box, most: Double = 100) {
    if day > grid.today { return }
    let side = min(box.width, box.height, most)
    let spot = Spot(box.x + box.width / 2, box.y + box.height / 2)
    guard let known = grid.days[day] else {
      shapes.append(.mark(.circle, .full, spot, radius: max(0.6, side * 0.07), .rule, opacity: 1, words: ""))
      return
    }
    if known.letter == " " { return }
    let words = words(grid.say.weekdayAndDate(day), known.words)
    if side >= 12, let icon = known.icon {
      hasIcons = true
      return shapes.append(.icon(icon, spot, size: min(17, side * 0.78), words: words))
    }
    shapes.append(Self.mark(grid.shape, known.fill, known.share, of: side, at: spot, known.ink, words: words))
  }
}
