// What was measured, on a terminal: a number a line, beside that of the days before.

import Documents
import JournalText

extension TerminalPage {
  /// The numbers below a heading; in columns where there is room for them, else number by number.
  mutating func write(_ context: ContextReport) {
    heading(ContextReport.heading)
    let numbers = context.rows.filter { ($0.value ?? $0.before)?.names.isEmpty ?? false }
    let columns = ContextColumns(context, numbers)
    let isWide = columns.width + 2 <= width
    if isWide, !numbers.isEmpty {
      let heads = [
        (context.title, columns.value), ("days", columns.days), (context.titleBefore, columns.before), ("days", columns.daysBefore),
      ]
      let head = heads.map { aligned($0.0, to: $0.1) }.joined(separator: "  ")
      line("  " + padded("", to: columns.title) + "  " + style.paint(head, .dim))
    }
    for row in numbers {
      if isWide {
        let before = [
          aligned(row.before?.text ?? "–", to: columns.before), aligned(row.before.map { "\($0.days)" } ?? "", to: columns.daysBefore),
        ]
        line(
          trimmedEnd(
            "  \(padded(row.title, to: columns.title))  \(aligned(row.value?.text ?? "–", to: columns.value))  "
              + aligned(row.value.map { "\($0.days)" } ?? "", to: columns.days) + "  " + before.joined(separator: "  ")))
      } else {
        write(row, in: context)
      }
    }
    for row in context.rows where !numbers.contains(row) { write(row, in: context) }
  }

  /// One number with both of its spans in words.
  private mutating func write(_ row: ContextReport.Row, in context: ContextReport) {
    var parts: [String] = []
    for (value, title) in [(row.value, context.title), (row.before, context.titleBefore)] {
      if let value { parts.append("\(title): \(value.text) (\(PeriodReport.count(value.days, "day")))") }
    }
    paragraph(row.title, indent: 2)
    for part in parts { paragraph(part, .dim, indent: 4) }
  }
}

/// How wide the columns of numbers are.
private struct ContextColumns {
  let title, value, days, before, daysBefore: Int

  init(_ context: ContextReport, _ rows: [ContextReport.Row]) {
    func width(_ title: String, _ texts: [String]) -> Int { ([title] + texts).map(\.displayWidth).max() ?? 0 }
    title = width("", rows.map(\.title))
    value = width(context.title, rows.compactMap(\.value?.text))
    days = width("days", rows.compactMap { $0.value.map { "\($0.days)" } })
    before = width(context.titleBefore, rows.compactMap(\.before?.text))
    daysBefore = width("days", rows.compactMap { $0.before.map { "\($0.days)" } })
  }

  var width: Int { title + value + days + before + daysBefore + 8 }
}
