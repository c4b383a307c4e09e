// Metrics on a terminal: a row a day, week or month, a column a metric; or which metrics there are.

public import Documents
import JournalDates
import JournalModel
import JournalText

extension TerminalRenderer {
  /// The lines, each ending with a line feed.
  /// - Parameter tellsReasons: Whether the places follow where the amounts stand.
  public func render(_ report: MetricsReport, tellsReasons: Bool = false) -> TerminalText {
    var page = page
    page.paragraph(report.names.count == 1 ? report.names[0] : "Metrics", .bold)
    let noun = report.grouping == .day ? "day" : "\(report.grouping.rawValue)"
    var facts = [report.span.title, "\(PeriodReport.count(report.rows.count, noun)) with a value"]
    if report.grouping != .day { facts.append("means, with how many days each is of") }
    page.parts(facts, .dim)
    page.privateEntries(report.privateEntries)
    page.privateDays(report.privateDays)
    if !report.rows.isEmpty { page.write(report) }
    if tellsReasons {
      for name in report.names {
        let reasons = report.reasons(of: name)
        if reasons.isEmpty { continue }
        page.heading("\(name), value by value")
        page.reasons(reasons, indent: 2)
      }
    }
    return page.text
  }

  /// The metrics that there are, a line each; none where there are none.
  public func render(_ list: MetricsList) -> TerminalText {
    var page = page
    let names = list.entries.map { shortened($0.name, width: page.width - 4) }
    let days = list.entries.map { PeriodReport.count($0.days, "day") }
    let values = list.entries.map { $0.amount.text }
    let columns = [names, days, values].map { $0.map(\.displayWidth).max() ?? 0 }
    for (index, entry) in list.entries.enumerated() {
      let date = entry.last.short(in: list.today.year)
      let head = page.padded(names[index], to: columns[0])
      let tail = "\(page.aligned(days[index], to: columns[1]))  \(page.aligned(values[index], to: columns[2]))  \(date)"
      if columns[0] + 2 + tail.displayWidth <= page.width {
        page.line("\(head)  \(tail)")
      } else {
        page.line(names[index])
        page.parts([days[index], values[index], date], .dim, indent: 4)
      }
    }
    return page.text
  }
}

extension TerminalPage {
  /// As many columns side by side as there is room for, the others below them.
  fileprivate mutating func write(_ report: MetricsReport) {
    let dates = report.rows.map { name($0.span, report) }
    let lead = (dates.map(\.displayWidth).max() ?? 0) + 2
    let columns = report.names.enumerated().map { index, name -> (title: String, cells: [String], width: Int) in
      let cells = report.rows.map { row in row.values[index].map { cell($0, report) } ?? "–" }
      let title = shortened(name, width: width - lead - 2)
      return (title, cells, ([title] + cells).map(\.displayWidth).max() ?? 0)
    }
    var rest = columns[...]
    while !rest.isEmpty {
      var room = width - lead - 2
      let block = rest.prefix { column in
        room -= column.width + 2
        return room + 2 >= 0
      }
      let shown = block.isEmpty ? rest.prefix(1) : block
      rest = rest.dropFirst(shown.count)
      line()
      let head = shown.map { aligned($0.title, to: $0.width) }.joined(separator: "  ")
      line("  " + String(repeating: " ", count: lead) + style.paint(head, .bold))
      for (index, date) in dates.enumerated() {
        line("  " + padded(date, to: lead) + shown.map { aligned($0.cells[index], to: $0.width) }.joined(separator: "  "))
      }
    }
  }

  private func cell(_ value: MetricsReport.Value, _ report: MetricsReport) -> String {
    report.grouping == .day ? value.text : "\(value.text) (\(value.days))"
  }

  private func name(_ span: DaySpan, _ report: MetricsReport) -> String {
    switch report.grouping {
    case .day: span.start.short(in: report.today.year)
    case .week: span.start == span.end ? span.start.short(in: report.today.year) : "\(words(span.start)) – \(words(span.end))"
    case .month: "\(span.start.monthOfYear.shortName) \(span.start.year)"
    case .year: "\(span.start.year)"
    }
  }

  private func words(_ day: CalendarDay) -> String { "\(day.day) \(day.monthOfYear.shortName)" }
}
