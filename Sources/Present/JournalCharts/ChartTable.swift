// The numbers of a picture as rows, for those who do not see it and for programs.

import JournalDates
import JournalLanguage
import JournalModel

/// Rows below the names of their columns.
public struct ChartTable: Hashable, Sendable {
  public struct Cell: Hashable, Sendable {
    public var text: String
    /// The same for programs.
    public var value: String?
  }

  public var title: String
  public var columns: [String]
  /// Whether a column has numbers.
  public var areNumbers: [Bool]
  public var rows: [[Cell]]
}

extension Chart {
  /// One table, or one for each picture of several.
  public var tables: [ChartTable] {
    switch figure {
    case .plot(let plot): [table(of: plot)]
    case .days(let grid): [table(of: grid)]
    case .lanes(let lanes): [table(of: lanes)]
    case .panels(let panels): panels.flatMap(\.tables)
    }
  }

  private func table(of plot: Plot) -> ChartTable {
    let series = plot.layers.flatMap { layer -> [Series] in
      switch layer {
      case .line(let series, _), .dots(let series), .bars(let series), .ranges(let series), .numbers(let series): [series]
      case .stack(let parts): parts
      case .band, .level, .area: []
      }
    }.filter(\.isTold)
    // Points of the same place are one row.
    var rows: [String: (place: Double, name: String, cells: [ChartTable.Cell])] = [:]
    let empty = Array(repeating: ChartTable.Cell(text: "", value: nil), count: series.count)
    for (column, one) in series.enumerated() {
      for point in one.points {
        var row = rows[point.key] ?? (point.from, point.name, empty)
        row.cells[column] = ChartTable.Cell(text: point.words, value: value(of: point))
        rows[point.key] = row
      }
    }
    let sorted = rows.sorted { ($0.value.place, $0.key) < ($1.value.place, $1.key) }
    return ChartTable(
      title: title, columns: [plot.acrossName] + series.map(\.name), areNumbers: [false] + series.map { _ in true },
      rows: sorted.map { [ChartTable.Cell(text: $0.value.name, value: $0.key)] + $0.value.cells })
  }

  private func value(of point: ChartPoint) -> String {
    (point.low.map { decimalText(Self.plain($0)) + ".." } ?? "") + decimalText(Self.plain(point.value))
  }

  /// Without the last digits of a sum, which no person wrote: 102.2 and not 102.20000000000002.
  private static func plain(_ number: Double) -> Double { number.magnitude < 1e6 ? (number * 1e9).rounded() / 1e9 : number }

  private func table(of grid: DayGrid) -> ChartTable {
    let days = grid.days.filter { !$0.value.words.isEmpty }.sorted { $0.key < $1.key }
    return ChartTable(
      title: title, columns: grid.names, areNumbers: [false, false],
      rows: days.map { day, cell in
        [ChartTable.Cell(text: grid.say.weekdayAndDate(day), value: day.description), ChartTable.Cell(text: cell.words, value: nil)]
      })
  }

  private func table(of lanes: Lanes) -> ChartTable {
    func row(_ name: String, _ days: String, _ value: String, _ what: String) -> [ChartTable.Cell] {
      [ChartTable.Cell(text: name, value: nil), ChartTable.Cell(text: days, value: value), ChartTable.Cell(text: what, value: nil)]
    }
    let rows = lanes.lanes.flatMap { lane in
      // How far something is stands at its bar, and is no mark.
      lane.bars.filter { $0.share != nil }.map { row(lane.name, lanes.say.title(of: $0.span), $0.span.description, lane.note) }
        + lane.marks.map { row(lane.name, lanes.say.weekdayAndDate($0.day), $0.day.description, $0.words) }
    }
    return ChartTable(title: title, columns: lanes.names, areNumbers: [false, false, false], rows: rows)
  }
}
