// Numbers of days, whatever they are of: what lines, bars, profiles and clouds of dots are made of.

import FindingReports
import JournalCharts
import JournalDates
import JournalInsights
import JournalLanguage
import JournalModel
import JournalReports
import JournalText

/// One number a day, with what it is.
struct DailyValues {
  /// What a number stands for.
  enum Kind: Hashable {
    case mood, points, habit, metric
    /// How much of something was logged: days are added up.
    case amount
  }

  let name: String
  let title: String
  let kind: Kind
  let unit: ChartUnit
  /// In order, each day once.
  let days: [(day: CalendarDay, value: Double)]
  private let labels: MoodLabels
  private let say: Language

  /// What a calendar shows, as far as it has numbers.
  init(_ report: CalendarReport, labels: MoodLabels, in say: Language) {
    let days = report.days.compactMap { day in day.value.map { (day: day.date, value: $0) } }
    (self.labels, self.say) = (labels, say)
    (name, title) = (report.metric, report.title)
    switch report.scale {
    case .moods:
      (kind, unit) = (.mood, .levels(Mood.allCases.map { say.name(of: $0, labels) }))
      self.days = days
    case .states:
      (kind, unit) = (.habit, .count("%"))
      self.days = days.map { ($0.day, $0.value * 100) }
    case .amounts:
      let isClock = !report.days.isEmpty && report.days.allSatisfy { $0.value == nil || TimeOfDay($0.word) != nil }
      kind = report.metric == "points" ? .points : .metric
      unit = isClock ? .clock : Self.unit(of: report.metric)
      self.days = isClock ? Self.aroundMidnight(days) : days
    }
  }

  /// One of the metrics of a report.
  init(_ report: MetricsReport, at place: Int, in say: Language) {
    let name = report.names[place]
    var isClock = false
    let days = report.days.compactMap { day -> (day: CalendarDay, value: Double)? in
      switch day.amounts[place] {
      case .number(let number)?: return (day.date, number)
      case .clock(let time)?:
        isClock = true
        return (day.date, Double(time.minutes))
      case nil: return nil
      }
    }
    (self.name, title, kind, labels, self.say) = (name, say.title(ofMetric: name), .metric, .standard, say)
    unit = isClock ? .clock : Self.unit(of: name)
    self.days = isClock ? Self.aroundMidnight(days) : days
  }

  /// How much of something was logged.
  /// - Parameter unit: Of the amounts; empty for counts.
  init(of name: String, title: String, unit: String, _ days: [(day: CalendarDay, value: Double)], in say: Language) {
    (self.name, self.title, kind, labels, self.say) = (name, title, .amount, .standard, say)
    (self.unit, self.days) = (.count(unit), days)
  }

  private static func unit(of name: String) -> ChartUnit {
    let unit = MetricNames.unit(of: name)
    return unit == "min" ? .minutes : .count(unit)
  }

  /// Times on both sides of midnight stand on one axis: those before noon are of the day after.
  private static func aroundMidnight(_ days: [(day: CalendarDay, value: Double)]) -> [(day: CalendarDay, value: Double)] {
    guard days.contains(where: { $0.value >= 18 * 60 }), days.contains(where: { $0.value < 12 * 60 }) else { return days }
    return days.map { ($0.day, $0.value < 12 * 60 ? $0.value + 24 * 60 : $0.value) }
  }

  /// Whether each number is a part of a whole that grows from nothing, so that bars are drawn of it; nights are compared with each other.
  var isAmount: Bool {
    kind == .points || kind == .amount || kind == .metric && unit != .clock && MetricNames.addsUp(name) && !MetricNames.isOfNight(name)
  }

  /// A number as people read it.
  func words(_ value: Double) -> String {
    switch kind {
    case .mood: return say.name(of: Mood(rawValue: max(0, min(4, Int(flooring: value + 0.5)))) ?? .average, labels)
    case .habit: return say.numbers.percent(say.numbers.readable(value))
    case .points: return say.numbers.readable(value)
    case .amount:
      if case .count(let unit) = unit, !unit.isEmpty { return say.numbers.amount(say.numbers.readable(value), in: unit) }
      return say.numbers.readable(value)
    case .metric:
      if unit == .clock { return unit.words(value, step: 1) }
      return MetricNames.words(value, of: name, say.numbers)
    }
  }

  /// Whether a week has the sum of its days, and not their mean: of points, of amounts, and of what is done now and then.
  var isSum: Bool { kind == .points || kind == .amount || kind == .metric && unit != .clock && MetricNames.isOfDeeds(name) }

  /// A mean as people read it: of moods as in every other answer, with its number, since the level alone would make a step of a hair.
  func meanWords(_ value: Double) -> String { kind == .mood ? MeasureWords(say, labels).mood(value) : words(value) }

  /// What a day, a week, a month or a year came to: the mean of its days, or their sum.
  struct Group {
    let span: DaySpan
    let value: Double
    let count: Int
  }

  func groups(by grouping: PointsLedger.Grouping, in span: DaySpan) -> [Group] {
    var groups: [(span: DaySpan, values: [Double])] = []
    for (day, value) in days where span.contains(day) {
      let whole = grouping.span(of: day)
      let part = whole.intersection(span) ?? whole
      if groups.last?.span != part { groups.append((part, [])) }
      groups[groups.count - 1].values.append(value)
    }
    return groups.map { group in
      let sum = group.values.reduce(0, +)
      return Group(span: group.span, value: isSum ? sum : sum / Double(group.values.count), count: group.values.count)
    }
  }
}

/// Half of the numbers lie between the first and the third quartile (Hyndman and Fan's definition 1); nil of fewer than `least`.
func middleHalf(_ numbers: [Double], least: Int = 14) -> ClosedRange<Double>? {
  guard numbers.count >= least else { return nil }
  let sorted = numbers.sorted()
  return sorted[(sorted.count + 3) / 4 - 1]...sorted[(sorted.count * 3 + 3) / 4 - 1]
}

func mean(_ numbers: [Double]) -> Double { numbers.isEmpty ? 0 : numbers.reduce(0) { $0 + $1 / Double(numbers.count) } }
