// What holds for every history of a habit, on random ones.

import JournalDates
import JournalInsights
import JournalModel
import JournalTestSupport
import Testing

@Suite struct HabitLaws {
  @Test func streaksAreThoseOfTheOracle() throws {
    var generator = SeededGenerator(seed: 61)
    let cases = try HabitCase.all() + (0..<1000).map { HabitCase.random("random \($0)", &generator) }
    for one in cases {
      guard let expected = HabitOracle(one)?.streaks else { continue }
      let streak = one.record.streak
      let found = HabitOracle.Streaks(current: streak.current, best: streak.best, lastBroken: streak.lastBroken)
      if found != expected { Issue.record("\(one): \(found), not \(expected)") }
    }
  }

  /// Every number can be reckoned from the lines that are told as its reasons.
  @Test func reasonsRecomputeTheNumbers() throws {
    var generator = SeededGenerator(seed: 62)
    let cases = try HabitCase.all() + (0..<500).map { HabitCase.random("random \($0)", &generator) }
    for one in cases {
      let record = one.record
      for (kept, count) in [(record.keptNow, record.streak.current), (record.keptBest, record.streak.best)] {
        let areEnough = kept.allSatisfy { kept in
          Set(kept.entries.map(\.day) + kept.silent).count >= kept.asked
            && kept.entries.allSatisfy { kept.span.contains($0.day) && one.has($0) }
        }
        let areApart = zip(kept, kept.dropFirst()).allSatisfy { $0.span.end < $1.span.start }
        if kept.count != count || !areEnough || !areApart { Issue.record("\(one): \(kept)") }
      }
      if Set(record.doneEntries(inLast: 30).map(\.day) + record.silent(inLast: 30)).count != record.done(inLast: 30) {
        Issue.record("\(one): last 30")
      }
      for strength in [record.strengthFromReasons, record.strengthFromShares] where abs(strength - record.strength) > 1e-9 {
        Issue.record("\(one): strength \(strength), not \(record.strength)")
      }
      let points = one.points
      if points.contributions.contains(where: { !one.earns($0, record) }) { Issue.record("\(one): \(points.contributions)") }
      for grouping in [.day, .week(one.weekStart), .month] as [PointsLedger.Grouping]
      where points.totals(by: grouping).reduce(0, { $0 + $1.points }) != points.total {
        Issue.record("\(one): by \(grouping)")
      }
      if points.totalsByEarner().reduce(0, { $0 + $1.points }) != points.total { Issue.record("\(one): by earner") }
    }
  }

  @Test func theOrderOfLinesSaysNothing() throws {
    var generator = SeededGenerator(seed: 63)
    for one in try HabitCase.all() where one.days.contains(where: { $0.lines.count > 1 }) {
      var shuffled = one
      for i in shuffled.days.indices { shuffled.days[i].lines.shuffle(using: &generator) }
      let (a, b) = (one.record, shuffled.record)
      let from = one.days[0].day
      if a.toldStreak != b.toldStreak || a.told(from: from) != b.told(from: from) || a.strength != b.strength { Issue.record("\(one)") }
      if one.points.total != shuffled.points.total { Issue.record("\(one): points") }
    }
  }

  /// But for so many times in so many days: a streak that ended later may take more with it.
  @Test func backfillingNeverLowersTheStreak() {
    var generator = SeededGenerator(seed: 64)
    for number in 0..<1500 {
      let one = HabitCase.random("random \(number)", &generator)
      guard let start = one.habit.start, start <= one.today else { continue }
      var filled = one
      let day = start.advanced(by: Int.random(in: 0...start.days(until: one.today), using: &generator))
      filled.days.append((day, [PracticeLine(line: 99, activity: "squash", state: .done)]))
      let endsLate = one.habit.schedule.contains { if case .times = $0.value { true } else { false } }
      let isLower = filled.record.streak.current < one.record.streak.current
      if isLower, !endsLate { Issue.record("\(one) with \(day): \(filled.record.toldStreak)") }
      if filled.record.strength < one.record.strength - 1e-12, one.habit.schedule.count == 1, !one.isSkipped(day) {
        Issue.record("\(one) with \(day): \(filled.record.strength)")
      }
    }
  }

  @Test func aSkippedDayIsAsGoodAsAPausedOne() {
    var generator = SeededGenerator(seed: 65)
    for number in 0..<1000 {
      let one = HabitCase.random("random \(number)", &generator)
      var paused = one
      paused.habit.start = one.habit.start ?? one.days.map(\.day).min()
      for (day, _) in one.days where one.isSkipped(day) {
        paused.days.removeAll { $0.day == day }
        paused.habit.paused += [PausedSpan(from: day, to: day)].compactMap { $0 }
      }
      let (a, b) = (one.record.streak, paused.record.streak)
      if (a.current, a.best, a.lastBroken) != (b.current, b.best, b.lastBroken) { Issue.record("\(one)") }
    }
  }

  /// Whole weeks, so that days of the week stay what they are.
  @Test func aPauseSaysNothing() {
    var generator = SeededGenerator(seed: 66)
    for number in 0..<1000 {
      var one = HabitCase.random("random \(number)", &generator)
      (one.habit.paused, one.habit.archived) = ([], nil)
      one.habit.schedule = Array(one.habit.schedule.prefix(1))
      one.habit.start = one.habit.start ?? one.days.map(\.day).min()
      guard let start = one.habit.start, start < one.today else { continue }
      let span = PointsLedger.Grouping.week(one.weekStart).span(of: start.advanced(by: 20))
      guard span.start > start, span.start <= one.today else { continue }
      let length = 7 * Int.random(in: 1...9, using: &generator)
      var paused = one
      paused.habit.paused = [PausedSpan(from: span.start, to: span.start.advanced(by: length - 1))].compactMap { $0 }
      func moved(_ day: CalendarDay) -> CalendarDay { day < span.start ? day : day.advanced(by: length) }
      paused.days = one.days.map { (moved($0.day), $0.lines) }
      paused.today = moved(one.today)
      let (a, b) = (one.record, paused.record)
      if (a.streak.current, a.streak.best, a.streak.lastBroken.map(moved)) != (b.streak.current, b.streak.best, b.streak.lastBroken)
        || abs(a.strength - b.strength) > 1e-12 || a.isDueToday != b.isDueToday
      {
        Issue.record("\(one) with \(paused.habit.paused): \(b.toldStreak), not \(a.toldStreak)")
      }
    }
  }

  /// Daily, every day of the week, once in each day, ten times in ten days: one thing by several names.
  @Test func equalSchedulesCountAlike() {
    var generator = SeededGenerator(seed: 67)
    let alike: [[String]] = [
      ["daily", "mon,tue,wed,thu,fri,sat,sun", "every 1 days", "1 in 1 days", "10 in 10 days"], ["every 4 days", "1 in 4 days"],
    ]
    for number in 0..<300 {
      for names in alike {
        var one = HabitCase.random("random \(number)", &generator)
        let told = names.map { name in
          one.habit.schedule = [Schedule(name).map { Dated($0) }].compactMap { $0 }
          let record = one.record
          return "\(record.streak.current) \(record.streak.best) \(record.streak.lastBroken?.description ?? "") \(record.strength)"
        }
        if Set(told).count != 1 { Issue.record("\(one): \(told)") }
      }
    }
  }

  /// Files say odd things; whatever they say comes to numbers in their bounds.
  @Test func nothingThatFilesCanSayTraps() {
    var generator = SeededGenerator(seed: 69)
    let ends: [CalendarDay] = [.earliest, .latest, CalendarDay.latest.advanced(by: -3), CalendarDay.earliest.advanced(by: 3)]
    let schedules = ["999 in 999 days", "9 in 3 days", "every 999 days", "99/week", "1 in 999 days"].compactMap { Schedule($0) }
    for number in 0..<300 {
      var one = HabitCase.random("random \(number)", &generator)
      // At one end of the calendar, so that few days are to be looked at.
      let isLast = generator.chance(50)
      let shift =
        one.today.days(until: isLast ? .latest : CalendarDay.earliest.advanced(by: 80))
        - (isLast ? Int.random(in: 0...9, using: &generator) : 0)
      one.today = one.today.advanced(by: shift)
      for i in one.days.indices { one.days[i].day = one.days[i].day.advanced(by: shift) }
      one.habit.schedule.append(Dated(generator.pick(schedules), from: generator.pick(ends)))
      one.habit.points.append(Dated(generator.pick([.min, .max, 0]), from: generator.pick(ends)))
      one.habit.start = generator.chance(30) ? (isLast ? .latest : .earliest) : nil
      one.habit.archived = generator.chance(30) ? generator.pick(ends) : nil
      one.habit.paused = generator.chance(30) ? [PausedSpan(from: generator.pick(ends), to: nil)].compactMap { $0 } : []
      one.habit.targets = generator.pick(["0 min", "<= 0 min", "<= -5", "1e9 min", "7"].map { HabitTarget($0) }).map { [Dated($0)] } ?? []
      for i in one.days.indices where generator.chance(50) {
        let amount = generator.pick([0, -1, 1e308, .greatestFiniteMagnitude, 5])
        one.days[i].lines[0].quantities = [("duration", Quantity(amount, generator.pick(["min", "", "km"])))]
        one.days[i].lines[0].points = generator.pick([.min, .max, nil])
      }
      if generator.chance(10) { one.today = isLast ? .latest : .earliest }
      let record = one.record
      let isBounded = (0...1).contains(record.strength) && record.streak.current <= record.streak.best
      if !isBounded || record.keptBest.count != record.streak.best || one.points.contributions.contains(where: { $0.day > one.today }) {
        Issue.record("\(one)")
      }
    }
  }

  /// Streak, strength, points and the state of each day of a limit follow from the amounts, whatever the boxes say.
  @Test func aLimitIsItsAmounts() {
    var generator = SeededGenerator(seed: 70)
    for number in 0..<400 {
      var one = HabitCase.random("random \(number)", &generator)
      one.habit.targets = HabitTarget("<= 2 drinks").map { [Dated($0)] } ?? []
      one.habit.schedule = [Dated(.daily)]
      (one.habit.paused, one.habit.archived, one.habit.points) = ([], nil, [Dated(4)])
      one.habit.start = one.days.first?.day
      for i in one.days.indices {
        for j in one.days[i].lines.indices {
          one.days[i].lines[j].points = nil
          let state = one.days[i].lines[j].state
          guard state != .skip, state != .partly, generator.chance(70) else { continue }
          one.days[i].lines[j].quantities = [("amount", Quantity(Double(Int.random(in: 0...2, using: &generator)), "drinks"))]
        }
        if generator.chance(20) { one.days[i].lines = [] }
      }
      let (record, points) = (one.record, one.points)
      for (day, lines) in one.days {
        let said = lines.filter { [.done, .no].contains($0.state) }.flatMap(\.quantities).map(\.quantity.amount)
        let sum = said.reduce(0, +), state = record.state(on: day)
        if !said.isEmpty, (state == .no) != (sum > 2) { Issue.record("\(one): \(day) is \(state?.rawValue ?? "")") }
        if day < one.today, lines.isEmpty, state != .done { Issue.record("\(one): the silence of \(day)") }
        let earned = points.total(in: DaySpan(day)), whole = state == .done ? 4 : 0
        if state != .partly, earned != whole { Issue.record("\(one): \(day) earns \(earned)") }
        if (record.share(on: day) == 1) != (state == .done) { Issue.record("\(one): the share of \(day)") }
      }
    }
  }

  @Test func futureLinesSayNothing() {
    var generator = SeededGenerator(seed: 68)
    for number in 0..<300 {
      let one = HabitCase.random("random \(number)", &generator)
      var more = one
      for offset in 1...9 {
        let state = generator.pick(LogLine.State.allCases)
        more.days.append((one.today.advanced(by: offset), [PracticeLine(line: 4, activity: "squash", state: state, points: 4)]))
      }
      if one.record.toldStreak != more.record.toldStreak || one.record.strength != more.record.strength
        || one.points.total != more.points.total
      {
        Issue.record("\(one)")
      }
    }
  }
}

extension HabitCase {
  /// A habit with some weeks after it, kept more often than not.
  fileprivate static func random(_ name: String, _ generator: inout SeededGenerator) -> HabitCase {
    let schedules = [
      "daily", "weekly", "3/week", "5/week", "9/week", "mon,wed,fri", "sat", "every 2 days", "every 5 days", "3 in 10 days", "5 in 7 days",
      "2 in 3 days",
    ].compactMap { Schedule($0) }
    var one = HabitCase(name: name)
    let first = CalendarDay.earliest.advanced(by: 739_000 + Int.random(in: 0..<1000, using: &generator))
    let count = Int.random(in: 1...70, using: &generator)
    one.today = first.advanced(by: count - 1)
    one.weekStart = generator.pick(Weekday.allCases)
    one.habit.schedule = [Dated(generator.pick(schedules))]
    if generator.chance(30) {
      let change = first.advanced(by: Int.random(in: 0..<count, using: &generator))
      one.habit.schedule.append(Dated(generator.pick(schedules), from: change))
    }
    if generator.chance(70) { one.habit.start = first.advanced(by: Int.random(in: 0...8, using: &generator)) }
    if generator.chance(15) { one.habit.archived = first.advanced(by: Int.random(in: 10...80, using: &generator)) }
    for _ in 0..<(generator.chance(30) ? 2 : 0) {
      let start = first.advanced(by: Int.random(in: 0..<count, using: &generator))
      let span = PausedSpan(from: start, to: start.advanced(by: Int.random(in: 0...9, using: &generator)))
      one.habit.paused += [span].compactMap { $0 }
    }
    one.habit.points = [Dated(5)]
    let kept = generator.pick([20, 50, 75, 92])
    for offset in 0..<count {
      let others: [LogLine.State?] = [.partly, .skip, .no, .unanswered, nil, nil, nil]
      let lines = (0..<(generator.chance(10) ? 2 : 1)).compactMap { number in
        let state = generator.chance(kept) ? .done : generator.pick(others)
        return state.map { PracticeLine(line: 4 + number, activity: "squash", state: $0, points: generator.chance(5) ? 3 : nil) }
      }
      if !lines.isEmpty { one.days.append((first.advanced(by: offset), lines)) }
    }
    return one
  }

  fileprivate func lines(on day: CalendarDay) -> [PracticeLine] { days.filter { $0.day == day }.flatMap(\.lines) }

  /// Whether a day says skip, and nothing that beats it.
  fileprivate func isSkipped(_ day: CalendarDay) -> Bool {
    let states = lines(on: day).map(\.state)
    return states.contains(.skip) && !states.contains(.done) && !states.contains(.partly)
  }

  fileprivate func has(_ entry: HabitEntry) -> Bool {
    lines(on: entry.day).contains { $0.line == Int(entry.line) && $0.state == entry.state }
  }

  /// Whether a contribution is what its rule and its place say.
  fileprivate func earns(_ one: PointsLedger.Contribution, _ record: HabitRecord) -> Bool {
    guard one.day <= today, abs(one.points) <= abs(one.whole) else { return false }
    let line = lines(on: one.day).first { $0.line == one.line.map { Int($0) } }
    switch one.rule {
    case .line: return line?.points.map { min(max($0, -PointsLedger.most), PointsLedger.most) } == one.whole
    case .habit:
      return (line != nil || record.silent.contains(one.day)) && line?.points == nil && habit.points.value(on: one.day) == one.whole
    case .task: return task?.points == one.whole && (line?.activity == "tax" || (line == nil && task?.completed == one.day))
    case .goal: return goal?.points == one.whole && goal?.completed == one.day && one.line == nil
    }
  }
}

extension HabitCase: CustomStringConvertible {
  var description: String {
    let plan = "\(habit.schedule.map { $0.text(\.text) }), start \(habit.start.map { "\($0)" } ?? "–"), paused \(habit.paused.map(\.text))"
    return "\(name): \(plan), archived \(habit.archived.map { "\($0)" } ?? "–"), \(weekStart) \(record.toldStreak) "
      + "\(days.first.map { "\($0.day) \(record.told(from: $0.day))" } ?? "")"
  }
}
