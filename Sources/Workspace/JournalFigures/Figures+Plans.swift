// Goals with their pace and outlook, the way of Tries, and the timeline of a term.

public import JournalCharts
public import JournalDates
public import JournalInsights
import Documents
import JournalLanguage
public import JournalModel
import JournalText
import JournalWords

extension FigureMaker {
  /// How far each target of a goal has come, where an even pace would be, and where it may go; none where it has no amounts.
  /// - Parameter most: So many points of its sum are enough.
  public func goal(_ progress: GoalProgress, units: UnitTable, on today: CalendarDay, atMost most: Int = 800) -> [Chart] {
    if !progress.levels.isEmpty { return progress.levels.compactMap { level($0, of: progress, units, on: today) } }
    return progress.targets.map { target in
      let unit = target.target.quantity.unit
      let (goal, outlook) = (target.target.quantity.amount, progress.isActive ? target.outlook : nil)
      let first = min(progress.countsFrom ?? today, target.why.first?.day ?? today, today)
      let ends = [today, progress.span.due, outlook?.late ?? outlook?.likely].compactMap(\.self)
      let span = DaySpan(spanning: first, min(ends.max() ?? today, today.advanced(by: 730)))
      let points = path(target, from: first, to: today, atMost: most, units, unit)
      let last = points.last?.value ?? target.value
      var layers: [Plot.Layer] = [.level(goal, units.text(goal, in: unit, say.numbers))]
      var keys = [ChartKey(say(ChartText.soFar), .series(0), .line)]
      if let due = progress.span.due, due > first {
        // As far as the picture goes: the pace of what is due after it is no steeper for that.
        let end = min(due, span.end)
        let share = Double(first.days(until: end)) / Double(first.days(until: due))
        let ends = [(first, target.before), (end, target.before + (goal - target.before) * share)].map { day, value in
          ChartPoint(
            DaySpan(day), value, name: FigureGrouping.day.name(of: DaySpan(day), in: say), words: units.text(value, in: unit, say.numbers))
        }
        layers.append(.line(Series(say(ChartText.evenPace), .quiet, shape, ends, isTold: false), .dotted))
        keys.append(ChartKey(say(ChartText.evenPace), .quiet, .dots))
      }
      let now = Double(today.ordinal) + 0.5
      if let outlook, let early = outlook.early, let likely = outlook.likely {
        let late = outlook.late ?? today.advanced(by: GoalOutlook.horizon)
        layers.append(.area(corners(now, last, early, late, goal), .series(1)))
        let ahead = [(today, last), (likely, goal)].map { day, value in
          ChartPoint(
            DaySpan(day), value, name: FigureGrouping.day.name(of: DaySpan(day), in: say), words: units.text(value, in: unit, say.numbers))
        }
        layers.append(.line(Series(say(ChartText.outlook), .series(1), shape, ahead, isTold: false), .dashed))
        keys += [ChartKey(say(ChartText.likely), .series(1), .dashes), ChartKey(say(ChartText.outlook), .series(1), .fan)]
      }
      layers.append(.line(Series(progress.goal.title, .series(0), shape, points, ending: points.last?.words ?? "")))
      let plot = Plot(.days(span), named: say(ChartText.columnDay), .count(unit == "h" ? "h" : unit), today: today, layers)
      return chart(title(of: progress, from: first, on: today), sentences(target, progress, outlook, units, unit), .plot(plot), keys: keys)
    }
  }

  /// The goal with its own days: from where it is counted to the day on which it is due, however far the picture goes.
  func title(of progress: GoalProgress, from first: CalendarDay, on today: CalendarDay) -> String {
    title(progress.goal.title, DaySpan(spanning: first, max(first, progress.span.due ?? today)))
  }

  private func corners(_ now: Double, _ value: Double, _ early: CalendarDay, _ late: CalendarDay, _ goal: Double) -> [Plot.Corner] {
    [Plot.Corner(now, value), Plot.Corner(Double(early.ordinal) + 0.5, goal), Plot.Corner(Double(late.ordinal) + 0.5, goal)]
  }

  /// The sum of what was given, by day; it stays where nothing was given.
  private func path(
    _ target: TargetProgress, from first: CalendarDay, to today: CalendarDay, atMost most: Int, _ units: UnitTable, _ unit: String
  ) -> [ChartPoint] {
    var (sum, sums) = (target.before, [CalendarDay: Double]())
    for one in target.why {
      sum += one.amount
      sums[one.day] = sum
    }
    let span = DaySpan(spanning: first, today)
    let step = max(1, span.count / 400)
    var level = target.before
    let days = span.enumerated().compactMap { place, day -> (day: CalendarDay, level: Double)? in
      level = sums[day] ?? level
      return place % step == 0 || day == today || sums[day] != nil && step == 1 ? (day, level) : nil
    }
    // Up to the last one, so far apart that there are not too many.
    let stride = (days.count + most - 1) / most
    return days.enumerated().filter { ($0.offset - days.count + 1) % stride == 0 }.map { _, one in
      let span = DaySpan(one.day)
      return ChartPoint(
        span, one.level, name: FigureGrouping.day.name(of: span, in: say), words: units.text(one.level, in: unit, say.numbers))
    }
  }

  private func sentences(
    _ target: TargetProgress, _ progress: GoalProgress, _ outlook: GoalOutlook?, _ units: UnitTable, _ unit: String
  ) -> [String] {
    let goal = target.target.quantity.amount
    func day(_ day: CalendarDay) -> TextValue { .text(say.title(of: day)) }
    var words = [
      say(
        ChartText.goal,
        [
          "value": .text(units.text(target.value, in: unit, say.numbers)), "target": .text(units.text(goal, in: unit, say.numbers)),
          "percent": .text(say.numbers.written(decimalText(target.percentInTenths))),
        ])
    ]
    if target.percent >= 100 { return words + [say(ChartText.goalReached)] }
    if !progress.isActive { return words }
    if let due = progress.span.due { words.append(say(ChartText.goalDue, ["day": day(due)])) }
    guard let outlook else { return words + [say(ChartText.goalTooEarly)] }
    guard outlook.isClear, let likely = outlook.likely else { return words + [say(ChartText.goalUnclear)] }
    guard let early = outlook.early, let late = outlook.late else {
      return words + [say(ChartText.goalLikelyOpen, ["likely": day(likely)])]
    }
    return words + [say(ChartText.goalLikely, ["likely": day(likely), "early": day(early), "late": day(late)])]
  }
}

extension FigureMaker {
  /// More lanes than this nobody follows at once.
  static let mostTries = 24

  /// From where each Try was written to what became of it.
  public func tries(_ tries: [ReviewLedger.Try], in span: DaySpan?, on today: CalendarDay) -> Chart {
    let dated = tries.filter { one in one.place.span.map { span?.overlaps($0) ?? true } ?? false && !one.isPrivate }
    let shown = dated.suffix(Self.mostTries)
    let lanes = shown.map { lane($0, on: today) }
    let days = lanes.flatMap { $0.bars.flatMap { [$0.span.start, $0.span.end] } + $0.marks.map(\.day) }
    let whole = DaySpan(spanning: days.min() ?? span?.start ?? today, max(days.max() ?? today, days.min() ?? today))
    func count(_ outcome: TryOutcome) -> TextValue { .number(dated.count { $0.outcome == outcome }) }
    let words = say(
      ChartText.tries,
      [
        "count": .number(dated.count), "adopted": count(.adopted), "partly": count(.partly), "dropped": count(.dropped),
        "open": count(.open),
      ])
    let rest = shown.count < dated.count ? say(ChartText.triesShown, ["count": .number(shown.count)]) : ""
    // What no lane has needs no word.
    let signs: [(name: ChartText, ink: Ink, shape: ChartShape, fill: ChartShape.Fill)] = [
      (.tried, .quiet, .circle, .hollow), (.partly, .warning, .circle, .part), (.adopted, .good, .diamond, .full), (.dropped, .bad, .cross, .full),
    ]
    let marks = lanes.flatMap(\.marks)
    let keys = signs.filter { sign in marks.contains { $0.shape == sign.shape && $0.fill == sign.fill } }.map {
      ChartKey(say($0.name), $0.ink, .mark($0.shape, $0.fill))
    }
    let names = [say(ChartText.columnTry), say(ChartText.columnDay), say(ChartText.columnWhat)]
    return chart(
      say(ChartText.triesTitle), dated.isEmpty ? [say(ChartText.noTries, ["days": .optional(span.map { title(of: $0) })])] : [words, rest],
      .lanes(Lanes(whole, today: today, names: names, lanes)), keys: keys)
  }

  private func lane(_ one: ReviewLedger.Try, on today: CalendarDay) -> Lanes.Lane {
    // What a retrospective of days that are not over says is of today at the latest.
    let begin = one.place.span.map { min($0.end, max(today, $0.start)) } ?? today
    var marks = [Lanes.Mark(begin, .circle, .hollow, .quiet, say(ChartText.tried))]
    for judgement in one.judgements where !judgement.isPrivate {
      guard let outcome = TryOutcome(judgement.state), let span = judgement.place.span else { continue }
      marks.append(mark(outcome, on: min(span.end, max(today, span.start))))
    }
    if one.isSettledByOwnBox { marks.append(mark(one.outcome, on: begin)) }
    let end = one.outcome.isSettled ? marks.map(\.day).max() ?? begin : max(today, begin)
    let ink: Ink =
      switch one.outcome {
      case .open: .quiet
      case .partly: .warning
      case .adopted: .good
      case .dropped: .bad
      }
    return Lanes.Lane(
      wordsAlone(one.item.text).onOneLine, bars: [Lanes.Bar(DaySpan(spanning: begin, end), ink)], marks: marks, note: word(one.outcome))
  }

  private func mark(_ outcome: TryOutcome, on day: CalendarDay) -> Lanes.Mark {
    switch outcome {
    case .open: Lanes.Mark(day, .circle, .hollow, .quiet, word(outcome))
    case .partly: Lanes.Mark(day, .circle, .part, .warning, word(outcome))
    case .adopted: Lanes.Mark(day, .diamond, .full, .good, word(outcome))
    case .dropped: Lanes.Mark(day, .cross, .full, .bad, word(outcome))
    }
  }

  private func word(_ outcome: TryOutcome) -> String {
    switch outcome {
    case .open: say(ChartText.open)
    case .partly: say(ChartText.partly)
    case .adopted: say(ChartText.adopted)
    case .dropped: say(ChartText.dropped)
    }
  }
}

extension FigureMaker {
  /// The weeks of a term with its goals, their milestones, and the retrospectives of these days.
  public func term(_ term: TermProgress, retrospectives: [DaySpan], on today: CalendarDay) -> Chart {
    var lanes = term.goals.filter { !$0.goal.isPrivate }.map { goal in lane(goal, of: term) }
    let ends = retrospectives.map(\.end).filter { term.span.contains($0) }
    if !ends.isEmpty {
      let marks = Set(ends).sorted().map { Lanes.Mark($0, .circle, .full, .series(2), say(ChartText.retrospective)) }
      lanes.append(Lanes.Lane(say(ChartText.retrospectives), marks: marks))
    }
    let names = [say(ChartText.columnOf), say(ChartText.columnDay), say(ChartText.columnWhat)]
    let count = TextValue.number(term.goals.count { !$0.goal.isPrivate })
    let words =
      term.span.end < today
      ? say(ChartText.termOver, ["weeks": .number(term.weeks), "day": .text(say.title(of: term.span.end)), "count": count])
      : say(ChartText.term, ["week": .number(term.week), "weeks": .number(term.weeks), "count": count])
    func hasMilestone(_ fill: ChartShape.Fill) -> Bool { lanes.contains { $0.marks.contains { $0.shape == .diamond && $0.fill == fill } } }
    var keys = term.goals.contains { !$0.goal.isPrivate } ? [ChartKey(say(ChartText.goals), .series(0), .block(0))] : []
    if hasMilestone(.hollow) { keys.append(ChartKey(say(ChartText.milestone), .text, .mark(.diamond, .hollow))) }
    if hasMilestone(.full) {
      let words = say(.list([say(ChartText.milestone), say(ChartText.reached)], .comma))
      keys.append(ChartKey(words, .text, .mark(.diamond, .full)))
    }
    if !ends.isEmpty { keys.append(ChartKey(say(ChartText.retrospective), .series(2), .mark(.circle, .full))) }
    return chart(
      title(term.term.title, term.span), [words], .lanes(Lanes(term.span, today: today, names: names, lanes)),
      keys: lanes.isEmpty ? [] : keys)
  }

  private func lane(_ goal: GoalProgress, of term: TermProgress) -> Lanes.Lane {
    let start = max(goal.countsFrom ?? term.span.start, term.span.start)
    let end = min(max(goal.span.due ?? term.span.end, start), term.span.end)
    let percent = goal.status == .complete ? 100 : (goal.targets.map(\.percent) + goal.levels.map { $0.share * 100 }).min()
    let bar = Lanes.Bar(DaySpan(spanning: min(start, end), end), .series(0), share: (percent ?? 0) / 100)
    let marks = goal.milestones.filter { !$0.isPrivate }.compactMap { milestone -> Lanes.Mark? in
      guard let day = milestone.plan.completed ?? milestone.plan.due, term.span.contains(day) else { return nil }
      return Lanes.Mark(day, .diamond, milestone.plan.completed == nil ? .hollow : .full, .text, milestone.title)
    }
    let note = percent.map { say.numbers.percent(Int(max(0, min(999, $0)).rounded(.down))) } ?? goal.status.words(say)
    return Lanes.Lane(goal.goal.title, bars: [bar], marks: marks, note: note)
  }
}
