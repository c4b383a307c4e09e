// From where to where the axes of a picture go.

import JournalDates
import JournalLanguage

extension Plot {
  /// What an axis of values shows, and which values are beyond it.
  struct Reach {
    var low, high: Double
    /// Whether it ends before the greatest value.
    var isCut = false
  }

  /// The values of every layer, zero among them where bars begin there. A few values that dwarf all others by ten times do not make these
  /// flat: the axis ends before them, and they are marked.
  var reach: Reach? {
    if layers.allSatisfy(\.isEmpty) { return nil }
    if let bounds { return Reach(low: bounds.lowerBound, high: bounds.upperBound) }
    var (values, others, lines) = ([Double](), [Double](), [Double]())
    var hasZero = false
    for layer in layers {
      switch layer {
      case .line(let series, _): lines += series.points.map(\.value)
      case .dots(let series): values += series.points.map(\.value)
      case .ranges(let series): values += series.points.flatMap { [$0.low ?? $0.value, $0.value] }
      case .bars(let series):
        values += series.points.map(\.value)
        hasZero = true
      case .stack(let parts):
        values += stacked(parts).flatMap { $0.map(\.to) }
        hasZero = true
      case .band(let band): others += [band.lowerBound, band.upperBound]
      case .level(let value, _): others.append(value)
      case .area(let corners, _): others += corners.map(\.value)
      case .numbers: break
      }
    }
    if hasZero { others.append(0) }
    // A line beside marks is drawn through their means, which one giant lifts for a week: it goes as far as they do.
    if values.isEmpty { (values, lines) = (lines, []) }
    guard !values.isEmpty || !others.isEmpty else { return nil }
    let kept = Self.withoutGiants(values)
    let most = kept.isCut ? kept.values.last ?? .infinity : .infinity
    let all = kept.values + lines.filter { $0 <= most && $0.isFinite } + others.filter(\.isFinite)
    return Reach(low: all.min() ?? 0, high: all.max() ?? 0, isCut: kept.isCut)
  }

  /// Whether one value is all there is, which takes no screen.
  var isOfOnePoint: Bool {
    let counts = layers.map { layer in
      switch layer {
      case .line(let series, _), .dots(let series), .bars(let series), .ranges(let series): series.points.count
      case .stack(let parts): parts.reduce(0) { $0 + $1.points.count }
      case .band, .level, .area, .numbers: 0
      }
    }
    return counts.max() == 1
  }

  /// The lines that it takes on a terminal: of levels one each, since all are named, and so many that the hours of a night are told apart.
  var rowsOfOne: Int {
    switch unit {
    case .levels(let names): max(3, names.count)
    case .clock: 5
    default: 3
    }
  }

  /// The axis of values; nil where there are none.
  func scale(isPanel: Bool, isTerminal: Bool = false) -> Scale? {
    guard let reach else { return nil }
    let isOfOne = isTerminal && isOfOnePoint
    return Scale(
      reach.low, reach.high, unit, most: isOfOne ? rowsOfOne : isPanel ? isTerminal ? 3 : 4 : 7, isFixed: bounds != nil, isWhole: isWhole, say.numbers)
  }

  /// Whether all that is drawn is a whole number. What is only reckoned, as a pace, need not be.
  private var isWhole: Bool {
    guard case .count = unit else { return false }
    return layers.allSatisfy { layer in
      switch layer {
      case .line(let series, let stroke): stroke.isReckoned || series.isWhole
      case .dots(let series), .bars(let series), .ranges(let series): series.isWhole
      case .stack(let parts): parts.allSatisfy(\.isWhole)
      case .level(let value, _): value == value.rounded()
      case .band, .area, .numbers: true
      }
    }
  }

  /// How many values lie beyond the upper end of an axis, where they would make all others flat.
  public var beyondCount: Int {
    let high = if bounds == nil, let reach, reach.isCut { Scale(reach.low, reach.high, unit, most: 7, isWhole: isWhole).high } else { Double.infinity }
    let right = isCutAcross ? width.to : .infinity
    return layers.reduce(0) { count, layer in
      switch layer {
      case .dots(let series): count + series.points.count { $0.value > high || $0.middle > right }
      case .bars(let series), .ranges(let series): count + series.points.count { $0.value > high }
      case .line, .stack, .band, .level, .area, .numbers: count
      }
    }
  }

  /// What stands beside a mark that is beyond an axis, so short that it covers no others: `1 T`.
  /// - Parameter isBeyond: Whether its value is; else the number below it is.
  func shortWords(of point: ChartPoint, isBeyond: Bool) -> String {
    guard case .numbers(let unit) = across else {
      return point.words.utf8.count <= Self.shortLimit ? point.words : shortWords(point.value, self.unit)
    }
    return isBeyond ? shortWords(point.value, self.unit) : shortWords(point.middle, unit)
  }

  private static let shortLimit = 11

  /// A number with two digits.
  private func shortWords(_ number: Double, _ unit: ChartUnit) -> String {
    var step = 1.0
    while step < 1e18, step * 100 <= number.magnitude { step *= 10 }
    return unit.words(number, step: step, say.numbers)
  }

  /// Values without the greatest ones, where at most one in twenty is more than ten times as great as all others.
  package static func withoutGiants(_ values: [Double]) -> (values: [Double], isCut: Bool) {
    let sorted = values.filter(\.isFinite).sorted()
    guard sorted.count >= 5, let greatest = sorted.last else { return (sorted, false) }
    let most = max(1, sorted.count / 20)
    for giants in 1...most {
      let rest = sorted[sorted.count - giants - 1]
      if rest > 0, sorted[sorted.count - giants] > 10 * rest, greatest > 10 * rest { return (Array(sorted.dropLast(giants)), true) }
    }
    return (sorted, false)
  }

  /// Where the parts of each stack begin and end, in the order of the parts; what is below zero adds nothing.
  func stacked(_ parts: [Series]) -> [[(point: ChartPoint, from: Double, to: Double)]] {
    var tops: [String: Double] = [:]
    return parts.map { part in
      part.points.map { point in
        let from = tops[point.key] ?? 0
        let to = from + max(0, Scale.held(point.value))
        tops[point.key] = to
        return (point, from, to)
      }
    }
  }

  /// Where what stands below begins and ends.
  var width: (from: Double, to: Double) {
    switch across {
    case .days(let span): return (Double(span.start.ordinal), Double(span.end.ordinal) + 1)
    case .names(let names): return (0, Double(max(1, names.count)))
    case .numbers(let unit):
      let scale = acrossScale(unit, most: 6)
      return (scale.low, scale.high)
    }
  }

  /// The scale of numbers below.
  func acrossScale(_ unit: ChartUnit, most: Int) -> Scale {
    // Marks on the first and the last step have room beside them.
    if case .levels(let names) = unit { return Scale(-0.4, Double(max(1, names.count)) - 0.6, unit, most: most, say.numbers) }
    let numbers = numbersAcross
    return Scale(numbers.values.first ?? 0, numbers.values.last ?? 1, unit, most: most, say.numbers)
  }

  /// Whether the axis below ends before the greatest number.
  var isCutAcross: Bool {
    switch across {
    case .numbers(.levels), .days, .names: false
    case .numbers: numbersAcross.isCut
    }
  }

  /// The numbers that marks stand above, as far as the axis shows them.
  private var numbersAcross: (values: [Double], isCut: Bool) {
    Self.withoutGiants(
      layers.flatMap { layer -> [Double] in
        if case .dots(let series) = layer { series.points.map(\.middle) } else { [] }
      })
  }
}

extension Series {
  fileprivate var isWhole: Bool { points.allSatisfy { $0.value == $0.value.rounded() && $0.low == $0.low?.rounded() } }
}

extension Plot.Layer {
  /// Whether there is nothing of it to be drawn; a table has its column all the same.
  fileprivate var isEmpty: Bool {
    switch self {
    case .line(let series, _), .dots(let series), .bars(let series), .ranges(let series): series.points.isEmpty
    case .stack(let parts): parts.allSatisfy(\.points.isEmpty)
    case .numbers: true
    case .band, .level, .area: false
    }
  }
}
