// Levels and comparisons in lines of text.

import JournalText

extension TerminalPage {
  mutating func write(_ chart: LevelChart, indent: Int) {
    let lead = String(repeating: " ", count: indent)
    if let grid = chart.grid { return write(chart, grid, lead) }
    let column = chart.points.map(\.name.displayWidth).max() ?? 0
    let none = "·" + String(repeating: " ", count: max(0, chart.levels.count - 1))
    for point in chart.points {
      let dots = point.level.map { paint(chart.dots($0), chart.levels[$0].tone) } ?? TerminalText(none)
      let words = shortened(point.words, width: width - column - indent - 4 - chart.levels.count)
      line(lead + link(TerminalText(padded(point.name, to: column)), to: point.path) + "  " + dots + "  " + words)
    }
  }

  /// A column a place of a row, a bar for each level.
  private mutating func write(_ chart: LevelChart, _ grid: LevelChart.Grid, _ lead: String) {
    let column = max(11, (grid.rows + [grid.title]).map(\.displayWidth).max() ?? 0)
    line(lead + style.paint(padded(grid.title, to: column) + grid.columns.map { " \($0)" }.joined(), .dim))
    var levels: [Int: Int] = [:]
    for point in chart.points { levels[point.place] = point.level }
    for (row, name) in grid.rows.enumerated() {
      let cells = grid.columns.indices.map { cell -> TerminalText in
        let place = row * grid.columns.count + cell - grid.offset
        guard (0..<chart.length).contains(place) else { return "   " }
        return "  " + (levels[place].map { paint(chart.levels[$0].bar, chart.levels[$0].tone) } ?? TerminalText("·"))
      }
      line((lead + padded(name, to: column) + cells.joined()).trimmedEnd)
    }
    line()
    let legend = chart.levels.map { level in
      var words = RichText(level.bar, tone: level.tone)
      words.add(" \(level.name)", .quiet)
      return words
    }
    facts(legend + [.quiet("· \(chart.unknown)")], .spread, indent: lead.utf8.count)
  }

  private func paint(_ text: String, _ tone: Tone?) -> TerminalText { tone.map { style.paint(text, $0) } ?? TerminalText(text) }

  /// The numbers in columns where there is room for them, else number by number; words always so.
  mutating func write(_ comparison: Comparison, indent: Int) {
    let lead = String(repeating: " ", count: indent)
    let numbers = comparison.rows.filter { !$0.isWords }
    func widest(_ title: String, _ texts: [String]) -> Int { ([title] + texts).map(\.displayWidth).max() ?? 0 }
    let longest = widest("", numbers.map(\.title))
    let columns = comparison.spans.enumerated().map { place, name in
      let values = numbers.compactMap { $0.values[place] }
      return (value: widest(name, values.map(\.text)), count: widest(comparison.countTitle, values.map { "\($0.count)" }))
    }
    // A title that is longer than there is room for stands on a line of its own above its numbers.
    let room = width - indent - columns.reduce(0) { $0 + $1.value + $1.count + 4 }
    let title = min(longest, room)
    let isWide = longest <= room || room >= 20
    if isWide, !numbers.isEmpty {
      let heads = zip(comparison.spans, columns).flatMap { [aligned($0, to: $1.value), aligned(comparison.countTitle, to: $1.count)] }
      line(lead + padded("", to: title) + "  " + style.paint(heads.joined(separator: "  "), .dim))
    }
    for row in numbers {
      if isWide {
        let cells = zip(row.values, columns).flatMap { value, column in
          [aligned(value?.text ?? "–", to: column.value), aligned(value.map { "\($0.count)" } ?? "", to: column.count)]
        }
        let isLong = row.title.displayWidth > title
        if isLong { paragraph(row.title, indent: indent) }
        line(trimmedEnd(lead + padded(isLong ? "" : row.title, to: title) + "  " + cells.joined(separator: "  ")))
      } else {
        write(row, of: comparison, indent: indent)
      }
    }
    for row in comparison.rows where row.isWords { write(row, of: comparison, indent: indent) }
  }

  /// One number with all of its spans in words.
  private mutating func write(_ row: Comparison.Row, of comparison: Comparison, indent: Int) {
    paragraph(row.title, indent: indent)
    for (value, span) in zip(row.values, comparison.spans) {
      if let value { paragraph("\(span): \(value.text) (\(value.countWords))", .dim, indent: indent + 2) }
    }
  }
}
