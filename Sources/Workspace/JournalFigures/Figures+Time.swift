// Numbers over time: lines with what is usual, and bars.

public import JournalCharts
public import JournalDates
import JournalInsights
public import JournalLanguage
public import JournalModel
public import JournalReports
import JournalText

/// How pictures are made: in which words, and what looks as the person has chosen.
public struct FigureMaker: Sendable {
  let say: Language
  let theme: Theme
  let weekStart: Weekday
  let labels: MoodLabels

  public init(_ say: Language, theme: Theme = Theme(), weekStart: Weekday = .monday, labels: MoodLabels = .standard) {
    (self.say, self.theme, self.weekStart, self.labels) = (say, theme, weekStart, labels)
  }

  /// The shape that days have.
  var shape: ChartShape { ChartShape(rawValue: theme.shape.rawValue) ?? .circle }

  func title(_ name: String, _ span: DaySpan) -> String { say(ChartText.title, ["name": .text(name), "days": .text(title(of: span))]) }

  /// A span in words, by the name of a month or a year where it is one.
  func title(of span: DaySpan) -> String {
    let periods = [Period.Unit.day, .week, .month, .quarter, .year].map { Period($0, containing: span.start) }
    return periods.first { $0.span == span }.map { say.title(of: $0) } ?? say.title(of: span)
  }

  func chart(_ title: String, _ sentences: [String], _ figure: Figure, keys: [ChartKey] = []) -> Chart {
    Chart(title, say(.list(sentences.filter { !$0.isEmpty }, .sentences)), figure, keys: keys, tableTitle: say(ChartText.numbers))
  }

  /// That there is nothing.
  func nothing(_ name: String, _ span: DaySpan) -> String {
    say(ChartText.nothing, ["name": .text(name), "days": .text(title(of: span))])
  }
}

extension FigureMaker {
  /// Each metric of a report, below each other where there are several.
  public func metrics(_ report: MetricsReport) -> [Chart] {
    let grouping = FigureGrouping(rawValue: report.grouping.rawValue) ?? .day
    if report.names == [MetricNames.systolic, MetricNames.diastolic] { return [pressure(report, by: grouping, in: report.span)] }
    return report.names.indices.map { series(DailyValues(report, at: $0, in: say), by: grouping, in: report.span) }
  }

  /// A line, or bars of what grows from nothing.
  /// - Parameter tellsMeans: Whether many days have the line of their means; without it they are the days alone.
  func series(_ values: DailyValues, by grouping: FigureGrouping, in span: DaySpan, tellsMeans: Bool = true) -> Chart {
    let groups = values.groups(by: grouping.spans(weekStart: weekStart), in: span)
    // One week alone stands over its name, and over no days.
    let isAlone = values.isAmount && grouping != .day && groups.count == 1 && groups[0].span.contains(span.start) && groups[0].span.contains(span.end)
    let points = groups.map { group in
      let name = grouping.name(of: group.span, in: say)
      if isAlone { return ChartPoint(0, 1, group.value, name: name, key: group.span.description, words: values.words(group.value)) }
      return ChartPoint(
        group.span, group.value, name: name, words: values.words(group.value),
        ink: values.kind == .mood ? .mood(max(0, min(4, Int(flooring: group.value + 0.5)))) : nil)
    }
    let sentences = points.isEmpty ? [nothing(values.title, span)] : [sentence(values, groups, grouping, in: span)]
    let series = Series(values.title, .series(0), shape, points, ending: points.count > 1 ? points.last?.words ?? "" : "")
    var (layers, keys) = values.isAmount ? ([Plot.Layer.bars(series)], []) : lines(series, values, grouping, in: span, tellsMeans)
    // What has no point yet has its column in a table all the same.
    if points.isEmpty { (layers, keys) = ([.dots(series)], []) }
    let plot = Plot(
      isAlone ? .names(points.map(\.name)) : .days(span), named: say(ChartText.column, ["unit": .text(grouping.rawValue)]), values.unit,
      bounds: values.kind == .mood ? -0.4...4.4 : nil, layers)
    return chart(title(values.title, span), sentences + [beyond(plot)], .plot(plot), keys: keys)
  }

  /// That some values dwarf all others.
  func beyond(_ plot: Plot) -> String {
    let count = plot.beyondCount
    return count == 0 ? "" : say(ChartText.beyond, ["count": .number(count)])
  }

  private func lines(
    _ series: Series, _ values: DailyValues, _ grouping: FigureGrouping, in span: DaySpan, _ tellsMeans: Bool
  ) -> (layers: [Plot.Layer], keys: [ChartKey]) {
    var (layers, keys) = ([Plot.Layer](), [ChartKey]())
    let isDense = grouping == .day && series.points.count > 31
    if isDense {
      // Single days are noise; what they come to is the line.
      let means = meansOfSevenDays(series, values)
      var dots = series
      dots.ending = ""
      if values.kind != .mood { dots.ink = .quiet }
      let line = Plot.Layer.line(
        Series(say(ChartText.mean7), .series(0), shape, means, isTold: false, ending: values.kind == .mood ? "" : means.last?.words ?? ""))
      layers += tellsMeans ? [.dots(dots), line] : [.dots(dots)]
      if values.kind != .mood { keys.append(ChartKey(say(ChartText.eachDay), .quiet, .mark(shape, .full))) }
      if tellsMeans { keys.append(ChartKey(say(ChartText.mean7), .series(0), .line)) }
    } else {
      var line = series
      line.isTold = false
      if values.kind == .mood { (line.ink, line.ending) = (.quiet, "") }
      layers += [.line(line, values.kind == .mood ? .faint : .solid), .dots(series)]
    }
    let shown = values.days.filter { span.contains($0.day) }.map(\.value)
    if values.kind != .mood, grouping == .day, let usual = middleHalf(shown), usual.lowerBound < usual.upperBound {
      layers.insert(.band(usual), at: 0)
      keys.append(ChartKey(say(ChartText.usual), .series(0), .band))
    }
    return (layers, keys)
  }

  /// The mean of each day and the six before it, where at least three of them are known.
  private func meansOfSevenDays(_ series: Series, _ values: DailyValues) -> [ChartPoint] {
    var first = 0
    return series.points.indices.compactMap { place in
      let point = series.points[place]
      while series.points[first].from < point.from - 6 { first += 1 }
      let known = series.points[first...place].map(\.value)
      guard known.count >= 3 else { return nil }
      let value = mean(known)
      return ChartPoint(point.from, point.to, value, name: point.name, key: point.key, words: values.words(value))
    }
  }

  private func sentence(_ values: DailyValues, _ groups: [DailyValues.Group], _ grouping: FigureGrouping, in span: DaySpan) -> String {
    let shown = values.days.filter { span.contains($0.day) }
    if values.kind == .mood { return moods(shown.map(\.value)) }
    guard let low = groups.min(by: { $0.value < $1.value }), let high = groups.max(by: { $0.value < $1.value }) else { return "" }
    func name(_ group: DailyValues.Group) -> TextValue { .text(grouping.name(of: group.span, in: say)) }
    if values.kind == .points || values.isSum && grouping != .day {
      let sum = shown.reduce(0) { $0 + $1.value }
      let total =
        values.kind == .points
        ? say(ChartText.pointCount, ["count": .number(Int(flooring: sum))])
        : say(ListingText.labelled, ["name": .text(values.title), "words": .text(values.words(sum))])
      return say(
        ChartText.total,
        ["total": .text(total), "count": .number(values.kind == .points || sum == 0 ? shown.count : shown.count { $0.value > 0 }), "high": .text(values.words(high.value)), "highName": name(high)])
    }
    if values.kind == .amount {
      let total = values.words(shown.reduce(0) { $0 + $1.value })
      return say(
        ChartText.total,
        ["total": .text(total), "count": .number(shown.count { $0.value > 0 }), "high": .text(values.words(high.value)), "highName": name(high)])
    }
    let average = TextValue.text(values.words(mean(shown.map(\.value))))
    if shown.count == 1 { return say(ChartText.only, ["name": .text(values.title), "value": average, "day": name(low)]) }
    if low.value == high.value {
      return say(ChartText.meanAlone, ["name": .text(values.title), "mean": average, "count": .number(shown.count)])
    }
    return say(
      ChartText.mean,
      [
        "name": .text(values.title), "mean": average, "count": .number(shown.count), "low": .text(values.words(low.value)),
        "lowName": name(low), "high": .text(values.words(high.value)), "highName": name(high),
      ])
  }

  /// How often each mood was.
  func moods(_ values: [Double]) -> String {
    let moods = values.compactMap { Mood(rawValue: Int(flooring: $0)) }
    // How often one mood was is not asked.
    if moods.count == 1, let mood = moods.first {
      return say(ChartText.fewMoods, ["count": 1, "levels": .text(say.name(of: mood, labels))])
    }
    guard let median = Mood.middle(of: moods) else { return "" }
    let levels = Mood.allCases.reversed().compactMap { mood -> Message? in
      let count = moods.count { $0 == mood }
      return count == 0 ? nil : Message(ReportPageText.level, ["count": .number(count), "mood": .text(say.name(of: mood, labels))])
    }
    // The middle of a few days says less than the days, and so does one that no day had.
    if moods.count < 7 || median.upperBound.rawValue - median.lowerBound.rawValue > 1 || !moods.contains(where: median.contains) {
      return say(ChartText.fewMoods, ["count": .number(moods.count), "levels": .messages(levels, .comma)])
    }
    return say(
      ChartText.moods,
      ["count": .number(moods.count), "median": .text(say.name(of: median, labels)), "levels": .messages(levels, .comma)])
  }
}
