// The habits of the home screen: a row each, with a strip of days.

import Documents
import JournalDates
import JournalInsights
import JournalLanguage
import JournalModel
import JournalText
import JournalWords

extension TodayReport {
  /// The habits that the day asks for in a table, and the names of the others.
  func habitBlocks(_ say: Language) -> [Block] {
    let heading = RichText(say(TodayText.habits))
    if habits.isEmpty { return [.heading(heading), .hint(RichText(say(TodayText.noHabit)))] }
    var blocks: [Block] = []
    let asked = habitsOfDay
    if asked.isEmpty {
      blocks = [.heading(heading)]
    } else {
      let counts = habitCount
      let done = counts.due > 0 ? say(TodayText.habitsDone, ["done": .number(counts.done), "count": .number(counts.due)]) : nil
      let columns: [Table.Column] = [
        .init("", name: "habit", fit: .cut), .init("", name: "amount", leaves: 1),
        .init(RichText(say(TodayText.lastDays, ["count": .number(Self.stripDays)])), name: "days", minimum: Self.stripDays, leaves: 4),
        .init(RichText(say(TodayText.streak)), name: "streak", leaves: 3),
        .init(RichText(say(TodayText.thisWeek)), name: "week", leaves: 2),
        .init("", name: "left", leaves: 5),
      ]
      blocks = [
        .heading(heading, beside: done.map { .quiet($0) }), .table(Table(columns, rows: asked.map { row($0, say) }, fit: .glance)),
      ]
      let facts = legend(of: asked, say) + limitWords(of: asked, say)
      if !facts.isEmpty { blocks.append(.facts(facts, .spread)) }
    }
    let others: [(HabitState, TodayText)] = [(.covered, TodayText.covered), (.notDue, TodayText.notDue), (.paused, TodayText.paused)]
    let rest = others.compactMap { state, text -> RichText? in
      let titles = habits.filter { !$0.isOfDay && $0.state == state }.map { plainText($0.habit.title).onOneLine }
      return titles.isEmpty ? nil : .quiet(say(text, ["habits": .list(titles, .comma)]))
    }
    // Why a week asks for less than the habit does, where the screen has room; ‘retro streaks’ tells it always.
    let notes = (asked.count > 8 ? [] : asked).filter { habit in habit.week.map { $0.done <= habit.shownAsked } ?? false }.compactMap { habit -> RichText? in
      habit.weekNote(say).map { .quiet(say(ListingText.labelled, ["name": .text(plainText(habit.habit.title).onOneLine), "words": .text($0)])) }
    }
    let all = notes + rest
    return all.isEmpty ? blocks : blocks + [.facts(all)]
  }

  private func row(_ habit: HabitRecord, _ say: Language) -> [Table.Cell] {
    // A limit that holds so far is nothing that was done, and has no tick.
    let isHeld = habit.holdsToday
    let glanced = habit.state
    let sign = isHeld ? (theme.icons == .text ? "·" : "· ") : theme.icons.glance(of: glanced)
    var name = RichText(sign, tone: habit.state == .partly && habit.isLimit ? nil : habit.state.tone)
    name.add(" " + plainText(habit.habit.title).onOneLine)
    var week = RichText()
    // Also where it was done before the rest began today.
    var left = habit.habit.plan.paused.contains { $0.contains(date) } ? say(StreaksText.paused) : ""
    if left.isEmpty, habit.target(on: date)?.period == .month { left = habit.limitOfWeek(on: date, say) ?? "" }
    let ofWeek = wordsOfWeek(of: habit, say)
    if let ofWeek { week = RichText(ofWeek + (habit.isWeekPassed ? " !" : ""), tone: habit.isWeekPassed ? HabitState.no.tone : nil) }
    if let asked = habit.week {
      let shown = habit.shownAsked
      let more = asked.done > shown ? " +\(asked.done - shown)" : ""
      let words = ofWeek ?? say(TodayText.ofWeek, ["done": .number(min(asked.done, shown)), "asked": .number(shown)]) + more
      week = RichText(words + (asked.level == .red ? " !" : ""), tone: asked.level.tone)
      if habit.isLimit {
        // Nothing of it is to be done on the days that are left.
      } else if asked.level == .unreachable {
        left = say(TodayText.unreachable)
      } else if asked.level != .reached {
        left = say(TodayText.daysLeft, ["count": .number(asked.daysLeft)])
      }
    }
    let streak = habit.streak.current > 0 ? habit.streak.unit.words(habit.streak.current, say) : "–"
    return [
      Table.Cell(name, value: habit.habit.title), Table.Cell(.quiet(amount(of: habit, say))), strip(of: habit, say),
      Table.Cell(habit.streak.current > 0 ? RichText(streak) : .quiet(streak)), Table.Cell(week), Table.Cell(.quiet(left)),
    ]
  }

  /// How much of it was done, or what else a line says.
  private func amount(of habit: HabitRecord, _ say: Language) -> String {
    guard let target = habit.target(on: date), let amount = habit.amount(on: date) else { return stateWords(of: habit, say) }
    return target.period != .day ? UnitTable.standard.text(amount, in: target.quantity.unit, say.numbers) : words(amount, of: target, say)
  }

  /// How much of the amount that a week asks for or allows is there; nil where a day does.
  private func wordsOfWeek(of habit: HabitRecord, _ say: Language) -> String? {
    guard let target = habit.target(on: date), target.period == .week, !habit.habit.plan.paused.contains(where: { $0.contains(date) }) else { return nil }
    return words(habit.amountOfWeek(upTo: date) ?? 0, of: target, say)
  }

  private func words(_ amount: Double, of target: HabitTarget, _ say: Language) -> String {
    let units = UnitTable.standard
    let unit = target.quantity.unit
    if target.bound == .atLeast, amount >= target.quantity.amount { return units.text(amount, in: unit, say.numbers) }
    let wanted = units.text(target.quantity.amount, in: unit, say.numbers)
    let number = units.text(amount, in: "", say.numbers)
    // The unit is told once.
    let whole = units.text(amount, in: unit, say.numbers)
    // An hour and a third is 1h20.
    let isPlain = wanted.hasPrefix(decimalText(target.quantity.amount)) && whole.hasPrefix(number)
    return say(
      target.bound == .atMost ? TodayText.ofLimit : TodayText.ofTarget, ["amount": .text(isPlain ? number : whole), "target": .text(wanted)])
  }

  private func stateWords(of habit: HabitRecord, _ say: Language) -> String {
    if habit.holdsToday, !habit.state.isSaid { return say(TotalsText.heldToday) }
    switch habit.state {
    case .skip, .no, .unanswered, .partly: return habit.state.words(say)
    case .done, .unknown, .covered, .notDue, .paused, .notBegun, .archived: return ""
    }
  }

  /// A sign a day, the day itself last.
  private func strip(of habit: HabitRecord, _ say: Language) -> Table.Cell {
    let days = (0..<Self.stripDays).map { date.advanced(by: $0 + 1 - Self.stripDays) }
    var signs = RichText()
    for day in days {
      let state = habit.shownState(on: day) ?? .notBegun
      signs.add(theme.strip(of: state), .signs, tone: state.isSaid ? state.tone : nil)
    }
    let done = days.count { habit.state(on: $0) == .done }
    return Table.Cell(signs, spoken: say(TodayText.doneOf, ["done": .number(done), "count": .number(Self.stripDays)]))
  }

  /// How many limits hold: they stand in the table, and are not counted among what is done.
  private func limitWords(of habits: [HabitRecord], _ say: Language) -> [RichText] {
    let limits = habits.filter { $0.isLimit && $0.state != .skip }
    if limits.isEmpty { return [] }
    return [.quiet(say(TodayText.limits, ["kept": .number(limits.count(where: \.holdsToday)), "count": .number(limits.count)]))]
  }

  /// What the signs of these strips mean, those that occur; none where they say no more than that something was done.
  private func legend(of habits: [HabitRecord], _ say: Language) -> [RichText] {
    let days = (0..<Self.stripDays).map { date.advanced(by: -$0) }
    let states = Set(habits.flatMap { habit in days.compactMap { habit.shownState(on: $0) } })
    let signs = HabitState.allCases.filter { states.contains($0) && ($0.isSaid || $0 == .unknown) }.map { state in
      RichText.quiet("\(theme.strip(of: state)) \(state.words(say, ofLimit: habits.allSatisfy(\.isLimit)))")
    }
    if !states.contains(where: \.isSaid) || states.isSubset(of: [.done, .notBegun]) { return [] }
    let isBlank = !states.isDisjoint(with: [.covered, .notDue, .paused])
    return signs + (isBlank ? [.quiet(say(TodayText.blank))] : [])
  }
}

extension Theme {
  /// One column for a day of a habit, told apart by its form alone.
  fileprivate func strip(of state: HabitState) -> String {
    switch state {
    case .done: shape.forms.full
    case .partly: shape.forms.part
    case .no: shape.forms.outline
    case .skip: "–"
    case .unanswered: "?"
    case .unknown: "·"
    case .covered, .notDue, .paused, .notBegun, .archived: " "
    }
  }
}

extension Theme.Icons {
  /// What became of a habit today, before its name.
  fileprivate func glance(of state: HabitState) -> String {
    if self == .text { return state == .skip ? "–" : state.sign.symbol }
    // Pictures take two columns.
    return state.isSaid ? sign(of: state) : state.sign.symbol + " "
  }
}

extension HabitState {
  /// The colour that says the same as its sign.
  var tone: Tone? {
    switch self {
    case .done: .good
    case .partly: .warning
    case .no: .bad
    default: nil
    }
  }
}

extension HabitWeek.Level {
  fileprivate var tone: Tone? {
    switch self {
    case .reached: .good
    case .amber: .warning
    case .red: .bad
    case .green, .unreachable: nil
    }
  }
}
