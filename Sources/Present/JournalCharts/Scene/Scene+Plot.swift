// Axes, lines, bars and marks with their places.

import JournalDates
import JournalLanguage

extension Scene {
  /// Where values stand: a box, and what its sides mean.
  struct Frame {
    let box: Box
    let scale: Scale
    let from, to: Double
    let isDownward: Bool
    /// Whether numbers below may be beyond the right end.
    let isCutAcross: Bool
    let plot: Plot

    func x(_ across: Double) -> Double { box.x + box.width * max(0, min(1, (across - from) / (to - from))) }
    func y(_ value: Double) -> Double { isDownward ? box.y + box.height * scale.share(value) : box.foot - box.height * scale.share(value) }
    func spot(_ point: ChartPoint) -> Spot { Spot(x(point.middle), y(point.value)) }
    /// Whether a value is beyond the upper end.
    func isBeyond(_ value: Double) -> Bool { value > scale.high }
    /// Whether a mark is beyond an end.
    func isBeyond(_ point: ChartPoint) -> Bool { isBeyond(point.value) || isCutAcross && point.middle > to }
  }

  /// How much room there is for words left and right of a plot.
  struct Sides {
    var left = 0.0, right = 6.0

    init() {}

    init(of plot: Plot, isPanel: Bool) {
      guard let scale = plot.scale(isPanel: isPanel) else { return }
      left = min(130, (scale.ticks.map { Scene.width(of: $0.words, Scene.small) }.max() ?? 0) + 10)
      let ending = plot.layers.reduce(0.0) { max($0, Scene.width(of: $1.ending, Scene.small)) }
      right = min(140, ending == 0 ? 6 : ending + 12)
    }

    func joined(_ other: Sides) -> Sides {
      var sides = self
      (sides.left, sides.right) = (max(left, other.left), max(right, other.right))
      return sides
    }
  }

  mutating func add(_ plot: Plot, from left: Double, to right: Double, sides: Sides?) {
    guard let scale = plot.scale(isPanel: sides != nil) else { return }
    var room = sides ?? Sides(of: plot, isPanel: false)
    (room.left, room.right) = (min(room.left, (right - left) * 0.3), min(room.right, (right - left) * 0.25))
    let labels = scale.ticks.map { Self.shortened($0.words, width: room.left - 8, size: Self.small) }
    if !plot.valueName.isEmpty {
      height += 12
      text(Self.shortened(plot.valueName, width: right - left, size: Self.small), Spot(left, height), .start, .quiet, Self.small)
      height += 8
    }
    // Numbers that lie beyond the axis stand above it.
    let box = Box(left + room.left, height + (plot.beyondCount > 0 ? 18 : 8), right - left - room.left - room.right, sides == nil ? 220 : 96)
    let frame = Frame(box: box, scale: scale, from: plot.width.from, to: plot.width.to, isDownward: plot.isDownward,
      isCutAcross: plot.isCutAcross, plot: plot)
    plots.append(box)
    for (tick, label) in zip(scale.ticks, labels) {
      let y = frame.y(tick.value)
      shapes.append(.path([Spot(box.x, y), Spot(box.right, y)], .rule, .thin))
      text(label, Spot(box.x - 8, y + 4), .end, .quiet, Self.small)
    }
    height = box.foot
    addAcross(plot, frame)
    for layer in plot.layers { add(layer, of: plot, frame) }
    addEndings(plot, frame)
  }

  /// The names below.
  private mutating func addAcross(_ plot: Plot, _ frame: Frame) {
    let foot = frame.box.foot + 18
    switch plot.across {
    case .days(let span):
      let ticks = DayTicks(span, room: Int(clamping: frame.box.width / 7), in: plot.say)
      for tick in ticks.ticks {
        let x = frame.x(Double(tick.day.ordinal) + (ticks.areCentred ? 0.5 : 0))
        let width = Self.width(of: tick.words, Self.small)
        let isLast = x + width / 2 > self.width
        text(tick.words, Spot(isLast ? self.width : x, foot), ticks.areCentred ? isLast ? .end : .middle : .start, .quiet, Self.small)
      }
      if let today = plot.today, span.contains(today), today < span.end {
        let x = frame.x(Double(today.ordinal) + 1)
        shapes.append(.path([Spot(x, frame.box.y), Spot(x, frame.box.foot)], .rule, .dashed))
      }
    case .names(let names):
      let room = frame.box.width / Double(max(1, names.count)) - 4
      for (place, name) in names.enumerated() {
        text(Self.shortened(name, width: room, size: Self.small), Spot(frame.x(Double(place) + 0.5), foot), .middle, .quiet, Self.small)
      }
    case .numbers(let unit):
      for tick in plot.acrossScale(unit, most: 6).ticks {
        let x = frame.x(tick.value)
        let isLast = x + Self.width(of: tick.words, Self.small) / 2 > width
        text(tick.words, Spot(isLast ? width : x, foot), isLast ? .end : .middle, .quiet, Self.small)
      }
      height += 20
      text(plot.acrossName, Spot(frame.box.right, foot + 20), .end, .quiet, Self.small)
    }
    height += 24
  }

  private mutating func add(_ layer: Plot.Layer, of plot: Plot, _ frame: Frame) {
    let box = frame.box
    switch layer {
    case .band(let band):
      let (top, foot) = (frame.y(band.upperBound), frame.y(band.lowerBound))
      shapes.append(.bar(Box(box.x, top, box.width, max(0, foot - top)), radius: 0, .series(0), opacity: 0.12, words: ""))
    case .level(let value, let name):
      let y = frame.y(value)
      shapes.append(.path([Spot(box.x, y), Spot(box.right, y)], .quiet, .dashed))
      // The axis may say it already.
      if !frame.scale.ticks.contains(where: { $0.words == name }) { text(name, Spot(box.x + 2, y - 5), .start, .quiet, Self.small) }
    case .area(let corners, let ink):
      shapes.append(.area(corners.map { Spot(frame.x($0.across), frame.y($0.value)) }, ink, opacity: 0.16))
    case .line(let series, let stroke):
      let line: Line =
        switch stroke {
        case .solid: .thick
        case .dashed: .dashed
        case .dotted: .dotted
        case .faint: .faint
        }
      // A mean that a giant lifts beyond the axis is no roof along it.
      let runs = stroke.isReckoned ? [series.points[...]] : series.runs.flatMap { $0.split { frame.isBeyond($0.value) } }
      for run in runs {
        if run.count > 1 { shapes.append(.path(run.map { frame.spot($0) }, series.ink, line)) }
        if run.count == 1, stroke == .solid, series.isTold, let only = run.first {
          addMark(only, of: series, frame, radius: 3.5, opacity: 1)
        }
      }
    case .dots(let series):
      let isCloud = if case .numbers = plot.across { true } else { false }
      let isDense = Double(series.points.count) * (isCloud ? 1.5 : 7) > box.width
      // What stands for others in a cloud is seen before it.
      let isSummary = isCloud && series.ink == .text
      for point in series.points {
        addMark(
          point, of: series, frame, radius: isSummary ? 5 : isDense ? 2.2 : series.ink == .quiet ? 3 : 3.5,
          opacity: isSummary ? 1 : isCloud ? 0.6 : isDense ? 0.8 : 1)
      }
    case .bars(let series): for point in series.points { addBar(point, series.ink, from: 0, to: point.value, frame, isRound: true) }
    case .stack(let parts):
      for (part, row) in zip(parts, plot.stacked(parts)) {
        for one in row { addBar(one.point, part.ink, from: one.from, to: one.to, frame, isRound: false) }
      }
    case .ranges(let series):
      for point in series.points { addBar(point, series.ink, from: point.low ?? point.value, to: point.value, frame, isRound: true) }
    case .numbers: break
    }
  }

  /// A mark; one that is beyond the axis is an arrow at its end, with its value.
  private mutating func addMark(_ point: ChartPoint, of series: Series, _ frame: Frame, radius: Double, opacity: Double) {
    if frame.isBeyond(point) { return addGiant(point, series.ink, frame) }
    shapes.append(
      .mark(
        series.shape, point.fill, frame.spot(point), radius: radius, point.ink ?? series.ink, opacity: opacity,
        words: words(point.name, point.words)))
  }

  private mutating func addGiant(_ point: ChartPoint, _ ink: Ink, _ frame: Frame) {
    // Beyond the right end it stands at its height.
    let spot = Spot(
      min(frame.x(point.middle), frame.box.right - (frame.isCutAcross ? 5 : 0)), frame.isBeyond(point.value) ? frame.box.y + 5 : frame.y(point.value))
    shapes.append(.mark(.triangle, .full, spot, radius: 4.5, point.ink ?? ink, opacity: 1, words: words(point.name, point.words)))
    let share = (spot.x - frame.box.x) / max(1, frame.box.width)
    if frame.isBeyond(point.value) {
      let anchor: Anchor = share > 0.8 ? .end : share < 0.2 ? .start : .middle
      return text(frame.plot.shortWords(of: point, isBeyond: true), Spot(spot.x, frame.box.y - 4), anchor, .text, Self.small)
    }
    let isRight = share > 0.8
    text(frame.plot.shortWords(of: point, isBeyond: frame.isBeyond(point.value)), Spot(spot.x + (isRight ? -8 : 8), spot.y + 5), isRight ? .end : .start, .text, Self.small)
  }

  private mutating func addBar(
    _ point: ChartPoint, _ ink: Ink, from low: Double, to high: Double, _ frame: Frame, isRound: Bool
  ) {
    let (left, right) = (frame.x(point.from), frame.x(point.to))
    // Room between bars, but no thinner than a hair.
    let gap = min((right - left) * 0.3, 8)
    let width = min(56, max(1, right - left - gap))
    let (top, foot) = (min(frame.y(low), frame.y(high)), max(frame.y(low), frame.y(high)))
    let x = max(frame.box.x, min(frame.box.right - width, (left + right - width) / 2))
    // What is there is seen, however little it is.
    let height = max(foot - top, low == high ? 0 : 1)
    let box = Box(x, max(frame.box.y, min(top, frame.box.foot - height)), width, height)
    shapes.append(
      .bar(
        box, radius: isRound ? min(3, width / 3) : 0, point.ink ?? ink, opacity: 1, words: words(point.name, point.words)))
    if frame.isBeyond(max(low, high)) { addGiant(point, .text, frame) }
  }

  /// Words beside the last points, which give way to each other.
  private mutating func addEndings(_ plot: Plot, _ frame: Frame) {
    var taken: [Double] = []
    for layer in plot.layers {
      guard case .line(let series, _) = layer, !series.ending.isEmpty, let last = series.points.last else { continue }
      var y = frame.y(last.value) + 4
      while let near = taken.first(where: { ($0 - y).magnitude < 14 }) { y = near + 14 }
      taken.append(y)
      let words = Self.shortened(series.ending, width: 128, size: Self.small)
      let x = max(0, min(frame.x(last.middle) + 8, width - Self.width(of: words, Self.small)))
      text(words, Spot(x, y), .start, series.ink, Self.small, isBold: true)
    }
  }
}

extension Plot.Layer {
  /// The words beside its last point.
  var ending: String { if case .line(let series, _) = self { series.ending } else { "" } }
}
