// Nights from bedtime to waking, and the wellness score with its parts.

public import JournalCharts
import JournalDates
import JournalInsights
import JournalLanguage
import JournalModel
public import JournalReports
import JournalText
import JournalWellness

extension FigureMaker {
  /// The metrics that a picture of nights is made of.
  static let ofNights = ["bedtime", "wake_time", "sleep_minutes"]

  /// A range a night where its ends are known, else how long the nights were.
  func nights(_ report: MetricsReport) -> Chart {
    let grouping = FigureGrouping(rawValue: report.grouping.rawValue) ?? .day
    let rows = report.rows
    let nights = rows.compactMap { row -> ChartPoint? in
      guard case .clock(let bed)? = row.values[0]?.mean, case .clock(let wake)? = row.values[1]?.mean else { return nil }
      let from = Double(bed.minutes % 1440) - (bed.minutes % 1440 >= 12 * 60 ? 1440 : 0)
      let to = Double(wake.minutes % 1440)
      guard to > from else { return nil }
      return ChartPoint(row.span, to, low: from, name: grouping.name(of: row.span, in: say), words: say(ListingText.range, ["low": .text("\(bed)"), "high": .text("\(wake)")]))
    }
    let title = say(ChartText.sleepTitle)
    // Where few of the nights have both times, how long they were tells of all of them.
    let lengths = rows.count { $0.values[2] != nil }
    guard !nights.isEmpty, nights.count * 2 >= lengths else { return series(DailyValues(report, at: 2, in: say), by: grouping, in: report.span) }
    let plot = Plot(
      .days(report.span), named: say(ChartText.column, ["unit": .text(grouping.rawValue)]), .clock, isDownward: true,
      [.ranges(Series(title, .series(0), shape, nights))])
    return chart(
      self.title(title, report.span), [sentence(nights, of: report, by: grouping)],
      .plot(plot),
      keys: [ChartKey(say(ChartText.bedToWaking), .series(0), .block(0))])
  }

  /// - Parameter report: Of all nights, of which a point may have several.
  private func sentence(_ nights: [ChartPoint], of report: MetricsReport, by grouping: FigureGrouping) -> String {
    func time(_ minutes: Double) -> TextValue { .text(ChartUnit.clock.words(minutes, step: 1)) }
    func usual(_ place: Int) -> TextValue { .text(report.whole(place)?.words(say) ?? "–") }
    let count = report.whole(0)?.days ?? 0
    if count == 1, let night = nights.first {
      return say(ChartText.only, ["name": .text(say(ChartText.sleepTitle)), "value": .text(night.words), "day": .text(night.name)])
    }
    let beds = nights.compactMap(\.low)
    let whole = say(
      ChartText.nights, ["from": usual(0), "to": usual(1), "count": .number(count)])
    guard grouping == .day, let half = middleHalf(beds, least: 7) else { return whole }
    let bedtimes = say(ChartText.nightsBedtimes, ["early": time(half.lowerBound), "late": time(half.upperBound)])
    return say(.list([whole, bedtimes], .sentences))
  }

  /// The parts of the score on top of each other, with the points that they gave: a part that was not measured has none, and is no zero. A day without
  /// a score is a gap. Means are of days with the same parts, as the score itself counts them, since others cannot be compared.
  public func wellness(_ report: WellnessReport, by grouping: FigureGrouping) -> Chart {
    let groups = scores(of: report, by: grouping)
    let title = self.title(say(ChartText.wellnessTitle), report.span)
    func point(_ group: ScoredDays, _ value: Double) -> ChartPoint {
      let tenth = (value * 10).rounded() / 10
      return ChartPoint(group.span, tenth, name: grouping.name(of: group.span, in: say), words: oneDigit(tenth))
    }
    let parts = WellnessGroup.allCases.enumerated().map { place, part in
      let name = say(ChartText.group, ["group": .text(part.rawValue)])
      return Series(
        say(ChartText.groupOf, ["name": .text(name), "most": .text(decimalText(part.weight))]), .series(place), shape,
        groups.compactMap { group in group.points(of: part).map { point(group, $0) } })
    }
    let score = Series(say(ChartText.score), .text, shape, groups.map { point($0, Double($0.mean.total)) })
    // Where a part is missing the bar is lower than the score.
    var others = Series("", .text, shape, groups.filter { !$0.hasAllParts }.map { point($0, Double($0.mean.total)) }, isTold: false)
    for place in others.points.indices { others.points[place].fill = .hollow }
    let plot = Plot(
      .days(report.span), named: say(ChartText.column, ["unit": .text(grouping.rawValue)]), .count(""), bounds: 0...100,
      groups.isEmpty ? [] : [.numbers(score), .stack(parts)] + (others.points.isEmpty ? [] : [.dots(others)]))
    if groups.isEmpty { return chart(title, [nothing(say(ChartText.wellnessTitle), report.span)], .plot(plot)) }
    var keys = parts.enumerated().reversed().map { ChartKey($1.name, $1.ink, .block($0)) }
    if !others.points.isEmpty { keys.append(ChartKey(say(ChartText.madeUp), .text, .mark(shape, .hollow))) }
    return chart(title, sentences(report, groups, by: grouping), .plot(plot), keys: keys)
  }

  /// What days have a score by what they are put together to, each with those of them that can be compared.
  private func scores(of report: WellnessReport, by grouping: FigureGrouping) -> [ScoredDays] {
    let spans = grouping.spans(weekStart: weekStart)
    var groups: [(span: DaySpan, days: [WellnessReport.Day])] = []
    for day in report.days where day.total != nil {
      let span = spans.span(of: day.date).intersection(report.span) ?? DaySpan(day.date)
      if groups.last?.span != span { groups.append((span, [])) }
      groups[groups.count - 1].days.append(day)
    }
    return groups.compactMap { span, days in ScoredDays(span, days) }
  }

  /// The mean and the ends of those that can be compared with most, and what is to be known of the others.
  private func sentences(_ report: WellnessReport, _ groups: [ScoredDays], by grouping: FigureGrouping) -> [String] {
    func name(_ group: ScoredDays) -> TextValue { .text(grouping.name(of: group.span, in: say)) }
    // Days that are put together with whole ones are left out there, and no mark tells of them.
    let partly = groups.reduce(0) { $0 + ($1.hasAllParts ? 0 : $1.mean.days) }
    let gaps = partly == 0 ? "" : say(ChartText.wellnessGaps, ["count": .number(partly)])
    let alike = groups.filter { $0.mean.parts == report.mean?.parts }
    guard let mean = report.mean, let low = alike.min(by: { $0.mean.total < $1.mean.total }),
      let high = alike.max(by: { $0.mean.total < $1.mean.total }), alike.count > 1
    else {
      let (one, others) = (alike.first ?? groups.first, groups.reduce(0) { $0 + $1.mean.days + $1.mean.otherDays } - (alike.first ?? groups[0]).mean.days)
      return [
        one.map { say(ChartText.wellnessOne, ["mean": .number($0.mean.total), "lowName": name($0)]) } ?? "", parts(of: report),
        others == 0 ? "" : say(ChartText.wellnessOthers, ["count": .number(others)]), gaps,
      ]
    }
    let isLevel = low.mean.total == high.mean.total
    let words = say(
      isLevel ? ChartText.meanAlone : ChartText.wellness,
      [
        "name": .text(say(ChartText.wellnessTitle)), "mean": .number(mean.total), "count": .number(mean.days), "low": .number(low.mean.total), "lowName": name(low),
        "high": .number(high.mean.total), "highName": name(high),
      ])
    return [words, parts(of: report), mean.otherDays == 0 ? "" : say(ChartText.wellnessOthers, ["count": .number(mean.otherDays)]), gaps]
  }

  /// What sleep, activity and balance gave on average: what a picture of parts is there for. Empty where anything of them was not measured, since
  /// what cannot be had is no loss.
  private func parts(of report: WellnessReport) -> String {
    let days = report.days.filter { $0.total != nil }
    let over = days.contains { !$0.isSoFar } ? days.filter { !$0.isSoFar } : days
    let whole = over.map(\.score).filter { $0.measured.count == WellnessPart.allCases.count && $0.measured.map(\.part) == report.mean?.parts ?? [] }
    if whole.isEmpty { return "" }
    func points(_ group: WellnessGroup) -> TextValue {
      .number(Int((whole.compactMap { $0.points(of: group) }.reduce(0, +) / Double(whole.count)).rounded()))
    }
    func most(_ group: WellnessGroup) -> TextValue { .number(Int(group.weight)) }
    return say(
      ChartText.wellnessParts,
      [
        "sleep": points(.sleep), "sleepMost": most(.sleep), "activity": points(.activity), "activityMost": most(.activity),
        "balance": points(.balance), "balanceMost": most(.balance),
      ])
  }

  private func oneDigit(_ number: Double) -> String { say.numbers.written(decimalText((number * 10).rounded() / 10)) }
}

/// Days that are one point of a picture of scores.
private struct ScoredDays {
  let span: DaySpan
  let mean: WellnessMean
  /// The scores that the mean is of.
  private let scores: [WellnessScore]

  /// Nil where none of them has a score. Of a day that is not over there is no mean but its own.
  init?(_ span: DaySpan, _ days: [WellnessReport.Day]) {
    let over = days.filter { !$0.isSoFar }
    let scores = (over.isEmpty ? days : over).map(\.score)
    guard let mean = WellnessMean(of: scores) else { return nil }
    (self.span, self.mean) = (span, mean)
    self.scores = scores.filter { $0.exact != nil && $0.measured.map(\.part) == mean.parts }
  }

  /// The mean of a part's points; nil where it was not measured.
  func points(of part: WellnessGroup) -> Double? {
    let points = scores.compactMap { $0.points(of: part) }
    return points.isEmpty ? nil : points.reduce(0, +) / Double(points.count)
  }

  var hasAllParts: Bool { scores.first?.hasAllGroups ?? false }
}

extension WellnessScore {
  /// Whether none of sleep, activity and balance is missing.
  fileprivate var hasAllGroups: Bool { WellnessGroup.allCases.allSatisfy { points(of: $0) != nil } }
}
