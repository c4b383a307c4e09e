// Days of months and years in cells.

import JournalDates
import JournalLanguage
import JournalText

extension ChartLines {
  mutating func add(_ grid: DayGrid) {
    switch grid.form {
    case .rowsOfMonths: addRowsOfMonths(grid)
    case .rowsOfWeekdays: addRowsOfWeekdays(grid)
    case .months: addMonths(grid)
    }
  }

  /// A day in so many columns.
  private mutating func cell(_ day: CalendarDay, _ grid: DayGrid, _ columns: Int) -> Run {
    func run(_ sign: String, _ ink: Ink) -> Run { Run(text: Self.padded(sign, columns), ink: ink) }
    guard grid.span.contains(day), day <= grid.today else { return run(" ", .text) }
    guard let known = grid.days[day] else { return run("·", .quiet) }
    if known.letter == " " { return run(" ", .text) }
    if columns > 1, let icon = known.icon, icon.displayWidth <= columns {
      hasIcons = true
      return run(icon, .text)
    }
    return hasColours ? run(grid.shape.sign(known.fill, share: known.share), known.ink) : run(known.letter, .text)
  }

  private mutating func addRowsOfMonths(_ grid: DayGrid) {
    let longest = (grid.months.map { grid.name(of: $0).displayWidth }.max() ?? 3) + 1
    let gutter = longest + 31 <= width ? longest : 4
    let columns = width >= gutter + 62 ? 2 : 1
    add(words: [1, 5, 10, 15, 20, 25, 30].map { (($0 - 1) * columns, "\($0)") }, after: gutter)
    for month in grid.months {
      let name = longest == gutter ? grid.name(of: month) : grid.say.name(of: month.start.monthOfYear, .short)
      var runs = [Run(text: Self.padded(name, gutter), ink: .quiet)]
      for day in month.span { runs.append(cell(day, grid, columns)) }
      add(line: runs)
    }
  }

  private mutating func addRowsOfWeekdays(_ grid: DayGrid) {
    let gutter = 4
    let whole = grid.startOfWeek(grid.span.start).days(until: grid.span.end) / 7 + 1
    let columns = width >= gutter + 2 * min(whole, 54) ? 2 : 1
    for (place, weeks) in grid.weeks(atMost: min(54, (width - gutter) / columns)).enumerated() {
      if place > 0 { lines.append([]) }
      add(words: grid.monthNames(above: weeks, room: 1 / Double(columns)).map { ($0.week * columns, $0.name) }, after: gutter)
      for (place, weekday) in grid.weekdays.enumerated() {
        let lead = Run(text: Self.padded(grid.say.name(of: weekday, .short), gutter), ink: .quiet)
        var runs = [lead]
        for week in weeks { runs.append(cell(week.advanced(by: place), grid, columns)) }
        add(line: runs)
      }
    }
  }

  private mutating func addMonths(_ grid: DayGrid) {
    let columns = max(4, min(9, width / 7))
    for (place, month) in grid.months.enumerated() {
      if place > 0 { lines.append([]) }
      if grid.months.count > 1 { add(line: [Run(text: grid.name(of: month), ink: .text)]) }
      add(line: grid.weekdays.map { Run(text: Self.padded(grid.say.name(of: $0, .short), columns), ink: .quiet) })
      let first = grid.startOfWeek(month.start)
      for week in 0...first.days(until: month.end) / 7 {
        var runs: [Run] = []
        for day in (0..<7).map({ first.advanced(by: 7 * week + $0) }) {
          guard month.span.contains(day), grid.span.contains(day) else {
            runs.append(Run(text: Self.padded("", columns), ink: .text))
            continue
          }
          runs.append(Run(text: (day.day < 10 ? " " : "") + "\(day.day)", ink: day == grid.today ? .text : .quiet))
          runs += [Run(text: day == grid.today ? "›" : " ", ink: .text), cell(day, grid, columns - 3)]
        }
        add(line: runs)
      }
    }
  }
}
