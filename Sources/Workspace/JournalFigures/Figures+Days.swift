// Days of months and years, profiles of the week, and one number against another.

public import JournalCharts
import JournalDates
import JournalInsights
import JournalLanguage
import JournalModel
public import JournalReports
import JournalStatistics
import JournalText

extension FigureMaker {
  /// A sign a day: what `retro calendar` shows.
  public func calendar(_ report: CalendarReport) -> Chart { calendar(report, form: nil) }

  /// - Parameter form: Nil for the one that suits its days.
  func calendar(_ report: CalendarReport, form given: DayGrid.Form?) -> Chart {
    let isShort = Period(.month, containing: report.span.start).next.next.end >= report.span.end
    let form: DayGrid.Form =
      given ?? (isShort && report.scale != .states ? .months : report.scale == .moods ? .rowsOfMonths : .rowsOfWeekdays)
    var days: [CalendarDay: DayGrid.Day] = [:]
    for day in report.days {
      days[day.date] = self.day(day.mark, report, words: day.word)
      // In a month a bar is told apart from the number of the day.
      if form == .months, case .step(let step) = day.mark { days[day.date]?.letter = Mood(rawValue: step)?.bar ?? "█" }
    }
    let grid = DayGrid(
      form, report.span, today: report.today, weekStart: report.weekStart, shape: shape,
      names: [say(ChartText.columnDay), report.title], days)
    let keys = report.levels.filter { $0.count > 0 }.compactMap { level -> ChartKey? in
      var sign = self.day(level.mark, report, words: level.word)
      if form == .months, case .step(let step) = level.mark { sign.letter = Mood(rawValue: step)?.bar ?? "█" }
      if sign.letter == " " { return nil }
      let icon = form == .months ? sign.icon.map { ChartKey.Sign.icon($0) } : nil
      var key = ChartKey("\(level.word) × \(level.count)", sign.ink, icon ?? .letter(sign.letter, shape, sign.fill, share: sign.share))
      key.icon = sign.icon
      return key
    }
    let values = report.days.compactMap(\.value)
    let facts = TextValue.list(report.facts, .comma)
    let words =
      report.isEmpty
      ? nothing(report.title, report.span)
      : report.scale == .moods ? moods(values) : say(ChartText.calendar, ["name": .text(report.title), "facts": facts])
    return chart(title(report.title, report.span), [words], .days(grid), keys: report.isEmpty ? [] : keys)
  }

  private func day(_ mark: CalendarReport.Mark, _ report: CalendarReport, words: String) -> DayGrid.Day {
    let hasIcons = theme.icons != .text
    switch mark {
    case .step(let step):
      let place = max(0, min(4, step))
      let icon = report.scale == .moods && hasIcons ? Mood(rawValue: place).map { theme.icons.sign(of: $0) } : nil
      return DayGrid.Day(
        report.scale == .moods ? .mood(place) : .amount(place), share: Double(place + 1) / 5, letter: report.letter(of: place), words: words, icon: icon)
    case .state(let state):
      let letter = Theme.Icons.text.sign(of: state)
      let icon = hasIcons && state.isSaid ? theme.icons.sign(of: state) : nil
      return switch state {
      case .done: DayGrid.Day(.amount(3), letter: letter, words: words, icon: icon)
      case .partly: DayGrid.Day(.amount(2), .part, letter: letter, words: words, icon: icon)
      case .no: DayGrid.Day(.amount(1), .hollow, letter: letter, words: words, icon: icon)
      case .skip, .unanswered: DayGrid.Day(.quiet, .hollow, share: 0.2, letter: letter, words: words, icon: icon)
      case .unknown: DayGrid.Day(.quiet, .full, share: 0, letter: letter, words: words)
      case .covered, .notDue, .paused, .notBegun, .archived: DayGrid.Day(.quiet, letter: " ", words: "")
      }
    }
  }
}

extension FigureMaker {
  /// What the days of the week come to: the mean of each, and where half of its days lie.
  func weekdays(_ values: DailyValues, in span: DaySpan) -> Chart {
    let shown = values.days.filter { span.contains($0.day) }
    let order = (0..<7).compactMap { Weekday(rawValue: (weekStart.rawValue - 1 + $0) % 7 + 1) }
    var (means, halves) = ([ChartPoint](), [ChartPoint]())
    for (place, weekday) in order.enumerated() {
      let numbers = shown.filter { $0.day.weekday == weekday }.map(\.value)
      if numbers.isEmpty { continue }
      let (from, value) = (Double(place), mean(numbers))
      let ink: Ink? = values.kind == .mood ? .mood(max(0, min(4, Int(flooring: value + 0.5)))) : nil
      means.append(ChartPoint(from, from + 1, value, name: say.name(of: weekday), words: values.meanWords(value), ink: ink))
      if let half = middleHalf(numbers, least: 4) {
        let words = say(ListingText.range, ["low": .text(values.words(half.lowerBound)), "high": .text(values.words(half.upperBound))])
        halves.append(ChartPoint(from + 0.47, from + 0.53, half.upperBound, low: half.lowerBound, name: say.name(of: weekday), words: words))
      }
    }
    let series = Series(values.title, .series(0), shape, means)
    let middle = Series(say(ChartText.middleHalf), .quiet, shape, halves)
    let plot = Plot(
      .names(order.map { say.name(of: $0, .short) }), named: say(ChartText.column, ["unit": "weekday"]), values.unit,
      bounds: values.kind == .mood ? -0.4...4.4 : nil,
      means.isEmpty ? [] : values.isAmount ? [.bars(series)] : [.ranges(middle), .dots(series)])
    let keys =
      values.isAmount || halves.isEmpty
      ? [] : [ChartKey(say(ChartText.meanOfDays), .series(0), .mark(shape, .full)), ChartKey(say(ChartText.middleHalf), .quiet, .range)]
    guard let high = means.max(by: { $0.value < $1.value }), let low = means.min(by: { $0.value < $1.value }) else {
      return chart(title(values.title, span), [nothing(values.title, span)], .plot(plot))
    }
    // Of one weekday there is nothing to say beside the others.
    if means.count == 1 {
      let (name, count) = (TextValue.text(values.title), TextValue.number(shown.count))
      let words =
        shown.count == 1
        ? say(ChartText.only, ["name": name, "value": .text(values.words(high.value)), "day": .text(FigureGrouping.day.name(of: DaySpan(shown[0].day), in: say))])
        : say(ChartText.weekdayAlone, ["name": name, "mean": .text(high.words), "weekday": .text(high.name), "count": count])
      return chart(title(values.title, span), [words, beyond(plot)], .plot(plot), keys: keys)
    }
    // Which of seven days is the highest says something only where chance alone does not make one as high.
    let groups = Weekday.allCases.map { weekday in shown.filter { $0.day.weekday == weekday }.map(\.value) }
    let areTold = groups.allSatisfy { $0.count >= 4 } && RankedGroups(groups).map { $0.p < 0.05 && $0.share > 0 } ?? false
    let words = say(
      areTold ? ChartText.weekdays : ChartText.weekdaysAlike,
      [
        "name": .text(values.title), "high": .text(high.name), "highValue": .text(high.words), "low": .text(low.name),
        "lowValue": .text(low.words),
      ])
    return chart(title(values.title, span), [words, beyond(plot)], .plot(plot), keys: keys)
  }

  /// A mark a day, where both are known: it shows what goes with what, and says nothing of why.
  /// - Parameter tellsDays: Whether its table has each day; else only what quarters of the days come to.
  func scatter(_ values: DailyValues, against other: DailyValues, in span: DaySpan, tellsDays: Bool = true) -> Chart {
    let others = Dictionary(other.days.map { ($0.day, $0.value) }, uniquingKeysWith: { first, _ in first })
    let both = values.days.filter { span.contains($0.day) }.compactMap { day, value in others[day].map { (day, across: $0, value: value) } }
    let points = both.map { day, across, value in
      ChartPoint(
        across, across, value, name: FigureGrouping.day.name(of: DaySpan(day), in: say), key: day.description,
        words: say(.list([other.words(across), values.words(value)], .comma)),
        ink: values.kind == .mood ? .mood(max(0, min(4, Int(flooring: value + 0.5)))) : nil)
    }
    // What the axes do not reach has no part in where they are.
    let (most, highest) = (Self.most(of: both.map(\.across)), Self.most(of: both.map(\.value)))
    let quarters = quarters(both.filter { $0.across <= most && $0.value <= highest }.map { ($0.across, $0.value) }, values, other)
    let name = say(ChartText.scatterQuarters)
    let meanShape: ChartShape = shape == .diamond ? .square : .diamond
    let means = quarters.map { quarter in
      ChartPoint(quarter.from, quarter.to, (quarter.value + (quarter.low ?? quarter.value)) / 2, name: quarter.name, words: quarter.words)
    }
    let days = Series(values.title, .series(0), shape, points, isTold: tellsDays || quarters.isEmpty)
    var plot = Plot(
      .numbers(other.unit), named: other.title, values.unit, bounds: values.kind == .mood ? -0.4...4.4 : nil,
      points.isEmpty
        ? [] : [.dots(days), .ranges(Series(name, .text, meanShape, quarters)), .dots(Series("", .text, meanShape, means, isTold: false))])
    plot.valueName = values.title
    let title = say(.list([values.title, other.title], .dots))
    let count = say(
      ChartText.scatter, ["count": .number(both.count), "across": .text(other.title), "name": .text(values.title)])
    return chart(
      self.title(title, span), both.isEmpty ? [nothing(title, span)] : [count, halves(both.map { ($0.across, $0.value) }, values, other), beyond(plot)],
      .plot(plot), keys: quarters.isEmpty ? [] : [ChartKey(name, .text, .mark(meanShape, .full))])
  }

  /// The greatest number that does not dwarf all others.
  private static func most(of numbers: [Double]) -> Double {
    let kept = Plot.withoutGiants(numbers)
    return kept.isCut ? kept.values.last ?? .infinity : .infinity
  }

  /// Of each quarter of the days, from the lowest up, where the mean of the other number lies with a probability of 95 %, as the days stand; none of
  /// few days.
  private func quarters(_ both: [(across: Double, value: Double)], _ values: DailyValues, _ other: DailyValues) -> [ChartPoint] {
    let sorted = both.sorted { ($0.across, $0.value) < ($1.across, $1.value) }
    guard sorted.count >= 24, let least = sorted.first, let most = sorted.last, least.across < most.across else { return [] }
    let hair = (most.across - least.across) / 200
    return (0..<4).map { quarter in
      let part = sorted[sorted.count * quarter / 4..<sorted.count * (quarter + 1) / 4]
      let (middle, centre) = (mean(part.map(\.value)), mean(part.map(\.across)))
      let squares = part.reduce(0.0) { $0 + ($1.value - middle) * ($1.value - middle) }
      let reach = 1.96 * (squares / Double(part.count - 1) / Double(part.count)).squareRoot()
      let range = say(ListingText.range, ["low": .text(values.words(middle - reach)), "high": .text(values.words(middle + reach))])
      let words = say(ListingText.bracketed, ["words": .text(values.words(middle)), "more": .text(range)])
      return ChartPoint(centre - hair, centre + hair, middle + reach, low: middle - reach, name: other.words(centre), words: words)
    }
  }

  /// What the upper half came to beside the lower one; nothing of few days.
  private func halves(_ both: [(across: Double, value: Double)], _ values: DailyValues, _ other: DailyValues) -> String {
    let sorted = both.map(\.across).sorted()
    guard sorted.count >= 10 else { return "" }
    // As findings part the days, so that both say the same beside each other.
    let median = mean([sorted[(sorted.count - 1) / 2], sorted[sorted.count / 2]])
    let (high, low) = (both.filter { $0.across > median }.map(\.value), both.filter { $0.across <= median }.map(\.value))
    if high.isEmpty { return "" }
    return say(
      ChartText.scatterHalves,
      [
        "across": .text(other.title), "median": .text(other.words(median)), "name": .text(values.title),
        "high": .text(values.meanWords(mean(high))), "low": .text(values.meanWords(mean(low))),
      ])
  }
}
