// Axes, lines, bars and marks in cells.

import JournalDates
import JournalLanguage
import JournalText

extension ChartLines {
  /// A surface, and which cell stands for what.
  private struct Frame {
    var canvas: ChartCanvas
    let scale: Scale
    let from, to: Double
    let isDownward: Bool
    /// Whether numbers below may be beyond the right end.
    let isCutAcross: Bool

    /// Whether a mark is beyond an end.
    func isBeyond(_ point: ChartPoint) -> Bool { point.value > scale.high || isCutAcross && point.middle > to }
    /// Dots from the left, two a column.
    func x(_ across: Double) -> Int { held((across - from) / (to - from) * Double(canvas.columns * 2), canvas.columns * 2) }
    /// Dots from the top, four a row.
    func y(_ value: Double) -> Int {
      held((isDownward ? scale.share(value) : 1 - scale.share(value)) * Double(canvas.rows * 4 - 1) + 0.5, canvas.rows * 4)
    }
    func row(_ value: Double) -> Int { y(value) / 4 }
    private func held(_ number: Double, _ count: Int) -> Int { max(0, min(count - 1, Int(clamping: number.rounded(.down)))) }
  }

  /// How many columns there are for words left and right of a plot.
  struct Sides {
    var left = 0, right = 0

    init() {}

    init(of plot: Plot, isPanel: Bool, width: Int) {
      guard let scale = plot.scale(isPanel: isPanel, isTerminal: true) else { return }
      left = (scale.ticks.map { ChartLines.cut($0.words, width / 4).displayWidth }.max() ?? 0) + 2
      let ending = plot.layers.reduce(0) { max($0, $1.ending.onOneLine.displayWidth) }
      right = ending == 0 ? 0 : min(width / 4, ending) + 1
    }

    func joined(_ other: Sides) -> Sides {
      var sides = self
      (sides.left, sides.right) = (max(left, other.left), max(right, other.right))
      return sides
    }
  }

  mutating func add(_ plot: Plot, sides: Sides?) {
    guard let scale = plot.scale(isPanel: sides != nil, isTerminal: true) else { return }
    let rows = plot.isOfOnePoint ? plot.rowsOfOne : sides == nil ? Self.rows(of: scale) : 5
    let room = sides ?? Sides(of: plot, isPanel: false, width: width)
    let labels = scale.ticks.map { Self.cut($0.words, width / 4) }
    if !plot.valueName.isEmpty { add(line: [Run(text: Self.cut(plot.valueName, width), ink: .quiet)]) }
    let (gutter, columns) = (room.left, width - room.left - room.right)
    var frame = Frame(
      canvas: ChartCanvas(columns: columns, rows: rows), scale: scale, from: plot.width.from, to: plot.width.to,
      isDownward: plot.isDownward, isCutAcross: plot.isCutAcross)
    for layer in plot.layers { draw(layer, of: plot, &frame) }
    for layer in plot.layers { if case .dots(let series) = layer { drawGiants(series, &frame) } }
    drawBehind(plot, &frame)
    var endings: [Int: Run] = [:]
    for layer in plot.layers {
      guard case .line(let series, _) = layer, !series.ending.isEmpty, let last = series.points.last else { continue }
      var row = frame.row(last.value)
      while endings[row] != nil, row < rows - 1 { row += 1 }
      endings[row] = Run(text: " " + Self.cut(series.ending, room.right - 1), ink: series.ink)
    }
    let places = Dictionary(zip(scale.ticks.map { frame.row($0.value) }, labels), uniquingKeysWith: { first, _ in first })
    for row in 0..<rows {
      let label = Run(text: Self.padded(places[row] ?? "", gutter - 2, isRight: true) + "  ", ink: .quiet)
      add(line: [label] + frame.canvas.runs(row: row) + [endings[row]].compactMap(\.self))
    }
    addAcross(plot, columns, gutter)
  }

  /// About eleven lines, so many that the names at the axis stand equally far from each other.
  private static func rows(of scale: Scale) -> Int {
    let steps = scale.ticks.count - 1
    guard steps >= 2, scale.ticks.first?.value == scale.low, scale.ticks.last?.value == scale.high else { return 11 }
    return steps * max(1, Int((10 / Double(steps)).rounded(.toNearestOrEven))) + 1
  }

  private mutating func addAcross(_ plot: Plot, _ columns: Int, _ gutter: Int) {
    let (from, to) = plot.width
    func column(_ across: Double) -> Int { Int(clamping: ((across - from) / (to - from) * Double(columns)).rounded(.down)) }
    switch plot.across {
    case .days(let span):
      let ticks = DayTicks(span, room: columns, in: plot.say)
      let words = ticks.ticks.map { tick in
        let place = column(Double(tick.day.ordinal) + (ticks.areCentred ? 0.5 : 0))
        let start = ticks.areCentred ? place - tick.words.displayWidth / 2 : place
        return (column: max(0, min(start, columns - tick.words.displayWidth)), text: tick.words)
      }
      add(words: Self.spaced(words), after: gutter)
    case .names(let names):
      let room = columns / max(1, names.count) - 1
      add(
        words: names.enumerated().map { place, name in
          let name = Self.cut(name, max(1, room))
          return (max(0, column(Double(place) + 0.5) - name.displayWidth / 2), name)
        }, after: gutter)
    case .numbers(let unit):
      let words = plot.acrossScale(unit, most: 6).ticks.map { tick in
        let start = column(tick.value) - tick.words.displayWidth / 2
        return (column: max(0, min(start, columns - tick.words.displayWidth)), text: tick.words)
      }
      add(words: Self.spaced(words), after: gutter)
      add(line: [Run(text: Self.padded(plot.acrossName, gutter + columns, isRight: true), ink: .quiet)])
    }
  }

  /// Every name, or every second or third one, so that they stand equally far from each other.
  private static func spaced(_ words: [(column: Int, text: String)]) -> [(column: Int, text: String)] {
    for step in 1..<max(2, words.count) {
      let shown = stride(from: 0, to: words.count, by: step).map { words[$0] }
      if zip(shown, shown.dropFirst()).allSatisfy({ $1.column >= $0.column + $0.text.displayWidth + 2 }) { return shown }
    }
    return Array(words.prefix(1))
  }

  private func draw(_ layer: Plot.Layer, of plot: Plot, _ frame: inout Frame) {
    switch layer {
    case .band, .level, .numbers: break
    case .area(let corners, let ink): drawArea(corners, ink, &frame)
    case .line(let series, let stroke):
      let runs = stroke.isReckoned ? [series.points[...]] : series.runs.flatMap { $0.split { $0.value > frame.scale.high } }
      for run in runs {
        let spots = run.map { (x: frame.x($0.middle), y: frame.y($0.value)) }
        if spots.count == 1, stroke == .solid, series.isTold, let spot = spots.first {
          frame.canvas.put(series.shape.sign(.full), series.ink, column: spot.x / 2, row: spot.y / 4)
        }
        for (a, b) in zip(spots, spots.dropFirst()) { frame.canvas.line(series.ink, from: a, to: b, stroke) }
      }
    case .dots(let series):
      let isCloud = if case .numbers = plot.across { true } else { false }
      let hasLine = plot.layers.contains { if case .line(let line, _) = $0 { !line.points.isEmpty } else { false } }
      drawDots(series, isCloud: isCloud, hasLine: hasLine, &frame)
    case .bars(let series):
      // Of several that share a column the highest is seen, whole.
      for point in series.points.sorted(by: { $0.value.magnitude < $1.value.magnitude }) { drawBar(point, point.ink ?? series.ink, &frame) }
    case .stack(let parts): drawStack(parts, of: plot, &frame)
    case .ranges(let series):
      for point in series.points {
        let (left, right) = extent(point, frame, dots: true)
        let ends = [frame.y(point.value), frame.y(point.low ?? point.value)].sorted()
        for y in ends[0]...ends[1] {
          for x in left...right { frame.canvas.dot(point.ink ?? series.ink, x: x, y: y) }
        }
      }
    }
  }

  /// What is drawn only where nothing else is: what is usual, and what matters.
  private func drawBehind(_ plot: Plot, _ frame: inout Frame) {
    for layer in plot.layers {
      switch layer {
      case .band(let band):
        let ends = [frame.row(band.upperBound), frame.row(band.lowerBound)].sorted()
        for row in ends[0]...ends[1] {
          for column in 0..<frame.canvas.columns { frame.canvas.putBehind("░", .rule, column: column, row: row) }
        }
      case .level(let value, let name):
        let row = frame.row(value)
        let words = frame.scale.ticks.contains { $0.words == name } ? "" : Self.cut(name, max(1, frame.canvas.columns / 2))
        var column = 0
        for character in words {
          let size = character.displayWidth
          guard (0..<size).allSatisfy({ frame.canvas.isEmpty(column: column + $0, row: row) }) else { break }
          frame.canvas.putBehind(String(character), .quiet, column: column, row: row)
          // The second half of a wide one.
          if size == 2 { frame.canvas.putBehind("", .quiet, column: column + 1, row: row) }
          column += size
        }
        for column in column..<max(column, frame.canvas.columns) { frame.canvas.putBehind("╌", .quiet, column: column, row: row) }
      case .line, .dots, .bars, .stack, .ranges, .area, .numbers: break
      }
    }
  }

  /// The columns, or dots, that a point takes, with room beside it where there is any.
  private func extent(_ point: ChartPoint, _ frame: Frame, dots: Bool) -> (left: Int, right: Int) {
    let count = frame.canvas.columns * (dots ? 2 : 1)
    func place(_ across: Double) -> Int {
      max(0, min(count, Int(clamping: ((across - frame.from) / (frame.to - frame.from) * Double(count)).rounded())))
    }
    let (begin, end) = (min(count - 1, place(point.from)), place(point.to))
    // Where few have room, gaps would make a pattern of their own.
    let usual = (point.to - point.from) / (frame.to - frame.from) * Double(count)
    let gap = usual < 3 ? 0 : max(1, (end - begin) / 4)
    let (left, right) = (begin + gap / 2, max(begin + gap / 2, end - 1 - gap + gap / 2))
    // What stands alone is no wall.
    let most = dots ? 16 : 8
    return right - left < most ? (left, right) : ((left + right - most) / 2, (left + right - most) / 2 + most - 1)
  }

  private func drawDots(_ series: Series, isCloud: Bool, hasLine: Bool, _ frame: inout Frame) {
    if isCloud, series.ink != .text { return drawCloud(series, &frame) }
    // Where every point has a column for its own, it is a sign; else a dot.
    let isDense = series.points.count > frame.canvas.columns
    for point in series.points {
      let (x, y) = (frame.x(point.middle), frame.y(point.value))
      if frame.isBeyond(point) { continue }
      if hasLine, isDense || series.ink == .quiet {
        // A sign that no line is made of: a line runs over it, and both stay what they are.
        frame.canvas.put("•", point.ink ?? series.ink, column: x / 2, row: y / 4)
      } else if isDense || series.ink == .quiet {
        frame.canvas.dot(point.ink ?? series.ink, x: x, y: y)
      } else {
        frame.canvas.put(series.shape.sign(point.fill), point.ink ?? series.ink, column: x / 2, row: y / 4)
      }
    }
  }

  /// What is beyond an axis, above the line that is drawn through it; beyond the right end it stands at its height.
  private func drawGiants(_ series: Series, _ frame: inout Frame) {
    for point in series.points where frame.isBeyond(point) {
      let row = point.value > frame.scale.high ? 0 : frame.row(point.value)
      frame.canvas.put("▲", point.ink ?? series.ink, column: frame.x(point.middle) / 2, row: row)
    }
  }

  /// Days that lie in the same cell are one sign, which is the fuller the more they are.
  private func drawCloud(_ series: Series, _ frame: inout Frame) {
    var counts: [Int: Int] = [:]
    for point in series.points where !frame.isBeyond(point) {
      let (column, row) = (frame.x(point.middle) / 2, frame.y(point.value) / 4)
      let count = (counts[row * frame.canvas.columns + column] ?? 0) + 1
      counts[row * frame.canvas.columns + column] = count
      frame.canvas.put(count == 1 ? "•" : "●", point.ink ?? series.ink, column: column, row: row)
    }
  }

  private func drawBar(_ point: ChartPoint, _ ink: Ink, _ frame: inout Frame) {
    let (left, right) = extent(point, frame, dots: false)
    let base = frame.scale.share(0) * Double(frame.canvas.rows * 8)
    let top = frame.scale.share(point.value) * Double(frame.canvas.rows * 8)
    // What is there is seen, however little it is.
    let eighths = point.value == 0 ? 0 : max(1, Int(clamping: (top - base).magnitude.rounded()))
    for column in left...right {
      if point.value < 0 {
        let rows = max(1, (eighths + 4) / 8)
        for row in 0..<rows { frame.canvas.put("█", ink, column: column, row: frame.row(0) + row) }
        continue
      }
      let foot = frame.canvas.rows - Int(clamping: (base / 8).rounded())
      for row in 0..<(eighths + 7) / 8 {
        let rest = min(8, eighths - row * 8)
        frame.canvas.put(String(["▁", "▂", "▃", "▄", "▅", "▆", "▇", "█"][rest - 1]), ink, column: column, row: foot - 1 - row)
      }
    }
    if point.value > frame.scale.high { frame.canvas.put("▲", .text, column: (left + right) / 2, row: 0) }
  }

  private func drawStack(_ parts: [Series], of plot: Plot, _ frame: inout Frame) {
    for (place, (part, row)) in zip(parts, plot.stacked(parts)).enumerated() {
      for one in row where one.to > one.from {
        let (left, right) = extent(one.point, frame, dots: false)
        for cell in 0..<frame.canvas.rows {
          // The part that the middle of the cell lies in.
          let middle =
            frame.scale.low + (Double(frame.canvas.rows - cell) - 0.5) / Double(frame.canvas.rows) * (frame.scale.high - frame.scale.low)
          guard one.from <= middle, middle < one.to else { continue }
          for column in left...right { frame.canvas.put(Self.shade(place, hasColours), part.ink, column: column, row: cell) }
        }
      }
    }
  }

  /// A surface of thin dots, by the corners that lie left and right of each column.
  private func drawArea(_ corners: [Plot.Corner], _ ink: Ink, _ frame: inout Frame) {
    guard corners.count > 2 else { return }
    for x in stride(from: 0, to: frame.canvas.columns * 2, by: 2) {
      let across = frame.from + (Double(x) + 0.5) / Double(frame.canvas.columns * 2) * (frame.to - frame.from)
      var crossings: [Double] = []
      for (a, b) in zip(corners, corners.dropFirst() + corners.prefix(1)) where (a.across <= across) != (b.across <= across) {
        crossings.append(a.value + (b.value - a.value) * (across - a.across) / (b.across - a.across))
      }
      guard let low = crossings.min(), let high = crossings.max() else { continue }
      for y in frame.y(high)...max(frame.y(high), frame.y(low)) where y % 2 == 0 && (y + x) / 2 % 2 == 0 {
        frame.canvas.dot(ink, x: x, y: y)
      }
    }
  }
}
