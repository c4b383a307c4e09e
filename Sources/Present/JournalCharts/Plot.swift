// Values over time, over names or over other values.

public import JournalDates
import JournalLanguage

/// What is drawn between two axes. There is never a second axis for values.
public struct Plot: Hashable, Sendable {
  /// What stands below.
  public enum Across: Hashable, Sendable {
    /// Days, whose numbers are ordinals.
    case days(DaySpan)
    /// Names, whose numbers are their places.
    case names([String])
    case numbers(ChartUnit)
  }

  /// What is drawn, the first below the others.
  public enum Layer: Hashable, Sendable {
    /// Points joined where nothing is missing between them.
    case line(Series, Stroke = .solid)
    case dots(Series)
    /// From zero to each value.
    case bars(Series)
    /// Parts on top of each other, the first at the foot; each point of a part stands where those of the others stand.
    case stack([Series])
    /// From the low to the high end of each point.
    case ranges(Series)
    /// What is usual, from edge to edge.
    case band(ClosedRange<Double>)
    /// One value that matters, such as a target, with its name.
    case level(Double, String)
    /// What may be: a surface with these corners.
    case area([Corner], Ink)
    /// Numbers that the table tells, and nothing draws.
    case numbers(Series)
  }

  /// How a line looks.
  public enum Stroke: Hashable, Sendable {
    case solid, dashed, dotted, faint

    /// Whether it tells of days on which nothing was counted, and so has no gaps.
    var isReckoned: Bool { self == .dashed || self == .dotted }
  }

  /// A place between the axes.
  public struct Corner: Hashable, Sendable {
    public var across, value: Double

    public init(_ across: Double, _ value: Double) { (self.across, self.value) = (across, value) }
  }

  public var across: Across
  /// What the numbers below are called in a table: `Day`.
  public var acrossName: String
  public var unit: ChartUnit
  /// From where to where values go; nil for as far as they do.
  public var bounds: ClosedRange<Double>?
  public var layers: [Layer]
  /// The last day that is over, where days to come are drawn, too.
  public var today: CalendarDay?
  /// What the values are called above their axis; empty where a title says it.
  public var valueName = ""
  /// Whether values grow towards the foot, as a night goes on.
  public var isDownward: Bool
  /// What days and numbers along its axes are written in.
  var say = Language.english

  public init(
    _ across: Across, named acrossName: String, _ unit: ChartUnit, bounds: ClosedRange<Double>? = nil, today: CalendarDay? = nil,
    isDownward: Bool = false, _ layers: [Layer]
  ) {
    (self.across, self.acrossName, self.unit, self.bounds) = (across, acrossName, unit, bounds)
    (self.today, self.isDownward, self.layers) = (today, isDownward, layers)
  }
}

/// Points that belong together.
public struct Series: Hashable, Sendable {
  public var name: String
  public var ink: Ink
  public var shape: ChartShape
  /// In the order of what stands below.
  public var points: [ChartPoint]
  /// Whether its numbers stand in the table; not where another series has them.
  public var isTold: Bool
  /// Words beside its last point; none where empty.
  public var ending: String

  public init(
    _ name: String, _ ink: Ink = .series(0), _ shape: ChartShape = .circle, _ points: [ChartPoint], isTold: Bool = true, ending: String = ""
  ) {
    (self.name, self.ink, self.shape, self.isTold, self.ending) = (name, ink, shape, isTold, ending)
    // What is no number has no place.
    self.points = points.filter { ($0.low ?? $0.value).isFinite && $0.value.isFinite && $0.from.isFinite && $0.to.isFinite }
  }

  /// Runs of points between which nothing is missing. Six points or more tell by how far apart they usually are, weekly ones as well: a step of more
  /// than one and a half of that is a gap. Of fewer only those are joined that lie beside each other.
  var runs: [ArraySlice<ChartPoint>] {
    let steps = zip(points, points.dropFirst()).map { $1.middle - $0.middle }.sorted()
    guard let first = points.first else { return [] }
    let usual = steps.count >= 5 ? steps[steps.count / 2] : first.to - first.from
    let most = usual * 1.5
    var (runs, start) = ([ArraySlice<ChartPoint>](), 0)
    for place in points.indices.dropFirst() where points[place].middle - points[place - 1].middle > most {
      runs.append(points[start..<place])
      start = place
    }
    return runs + [points[start...]]
  }
}

/// One value with the place that it has below: a day, a week, a name.
public struct ChartPoint: Hashable, Sendable {
  /// Where it begins and ends below; the same twice for a point without an extent.
  public var from, to: Double
  public var value: Double
  /// The other end of a range.
  public var low: Double?
  /// What stands below it, for people and for programs: `Mon 9 Nov`, `2026-11-09`.
  public var name, key: String
  /// The value in words.
  public var words: String
  /// Where it differs from its series.
  public var ink: Ink?
  public var fill: ChartShape.Fill

  public init(
    _ from: Double, _ to: Double, _ value: Double, low: Double? = nil, name: String, key: String = "", words: String, ink: Ink? = nil,
    fill: ChartShape.Fill = .full
  ) {
    (self.from, self.to, self.value, self.low) = (min(from, to), max(from, to), value, low)
    (self.name, self.key, self.words, self.ink, self.fill) = (name, key.isEmpty ? name : key, words, ink, fill)
  }

  /// A point of some days.
  public init(_ span: DaySpan, _ value: Double, low: Double? = nil, name: String, words: String, ink: Ink? = nil) {
    self.init(
      Double(span.start.ordinal), Double(span.end.ordinal) + 1, value, low: low, name: name, key: span.description, words: words, ink: ink)
  }

  var middle: Double { (from + to) / 2 }
}
