// Streaks as a document.

public import Documents
public import JournalDates
public import JournalInsights
public import JournalLanguage
import JournalModel
import JournalWords

extension StreaksReport {
  /// The habits with their streaks; where there is none, no more than what is left out.
  /// - Parameter tellsReasons: Whether the lines of logs follow that each number is made of.
  public func document(tellsReasons: Bool = false, in say: Language) -> Document {
    var document = Document(RichText(say(StreaksText.title)), opensWithTitle: !habits.isEmpty)
    if !habits.isEmpty {
      document += .facts([.quiet(say.title(of: today)), .quiet(say(ReportText.habits, ["count": .number(habits.count)]))])
    }
    document.add(privateEntries: privateEntries, say)
    document += table
    if habits.isEmpty { return document }
    if !tellsReasons { document += .space }
    var list = ItemList([], isSpacious: tellsReasons)
    for habit in habits {
      let streak = habit.streak
      var item = ListItem(
        .amount(streak.unit.words(streak.current, say)), Prose(habit.habit.title, in: habit.habit.path),
        facts: known(of: habit, say).map { .quiet($0) })
      if tellsReasons { item.blocks = reasons(of: habit, say) }
      list.items.append(item)
    }
    document += .list(list)
    if habits.contains(where: \.tellsStrength) { document += .hint(RichText(say(StreaksText.meaning))) }
    return document
  }

  /// The habits for programs.
  private var table: Block {
    .data(
      columns: ["habit", "current", "best", "unit", "strength", "done_last_30", "last_broken"],
      rows: habits.map { habit in
        let streak = habit.streak
        return [
          habit.habit.title, "\(streak.current)", "\(streak.best)", streak.unit.rawValue, percent(habit), "\(habit.done(inLast: 30))",
          streak.lastBroken?.description,
        ]
      })
  }

  private func percent(_ habit: HabitRecord) -> String { "\(Int((habit.strength * 100).rounded()))" }

  private func known(of habit: HabitRecord, _ say: Language) -> [String] {
    let best = habit.streak.unit.words(habit.streak.best, say)
    var known =
      habit.isUntried
      ? (habit.isLimit ? [] : [say(StreaksText.untried)])
      : (habit.streak.best > 0 ? [say(StreaksText.best, ["streak": .text(best)])] : [])
        + (habit.tellsStrength ? [habit.strengthWords(say)] : []) + [habit.lastDaysWords(say)]
    if let day = habit.streak.lastBroken { known.append(say(StreaksText.lastBroken, ["day": .text(say.short(day, in: today.year))])) }
    // Also where it was done before the rest began today.
    if habit.state == .paused || habit.habit.plan.paused.contains(where: { $0.contains(today) }) {
      known.append(say(StreaksText.paused))
    } else if habit.isLimit, let words = habit.limitOfWeek(on: today, say) ?? habit.weekWords(say) {
      known.append(words)
    } else if let week = habit.week, week.asked > 0 {
      // What cannot be reached any more is told by its numbers alone.
      let left = week.level == .reached || week.level == .unreachable ? 0 : week.daysLeft
      let words = say(
        StreaksText.thisWeek, ["done": .number(min(week.done, habit.shownAsked)), "asked": .number(habit.shownAsked), "count": .number(left)])
      // Beside ‘0 weeks’ a week that is done already has to say why.
      let waiting = week.level == .reached && habit.streak.current == 0 && habit.streak.unit == .week ? say(StreaksText.onceOver) : nil
      known.append(say(.list([words] + [habit.weekNote(say), waiting].compactMap(\.self), .comma)))
    } else if habit.isPendingToday {
      known.append(say(StreaksText.pending))
    }
    return known
  }

  private func reasons(of habit: HabitRecord, _ say: Language) -> [Block] {
    (reasons(habit, say) + [(.strength, strengthReasons(habit, say))]).filter { !$0.1.isEmpty }.flatMap { number, reasons -> [Block] in
      [.paragraph(.quiet(words(number, of: habit, say))), .provenance(reasons.map(\.source))]
    }
  }

  private func words(_ number: Number, of habit: HabitRecord, _ say: Language) -> String {
    let (streak, unit) = (habit.streak, habit.streak.unit)
    switch number {
    case .current: return say(StreaksText.whyCurrent, ["streak": .text(unit.words(streak.current, say))])
    case .best: return say(StreaksText.whyBest, ["streak": .text(unit.words(streak.best, say))])
    case .lastDays: return say(StreaksText.whyLastDays, ["days": .number(habit.done(inLast: 30))])
    case .strength:
      let keep = habit.strengthSteps.last { $0.rule == .share || $0.rule == .none }?.keep ?? 1
      let left = (keep * 10_000).rounded() / 100
      let words = [left, 100 - left].map { UnitTable.standard.text($0, in: "", say.numbers) }
      return say(StreaksText.whyStrength, ["percent": .text(percent(habit)), "left": .text(words[0]), "added": .text(words[1])])
    }
  }
}

extension HabitRecord {
  /// Whether it goes on for long enough that its strength says anything.
  fileprivate var tellsStrength: Bool { streak.best > 0 && first.days(until: today) >= 14 }

  /// Whether it was never done, so that there is no number to tell yet.
  fileprivate var isUntried: Bool { streak.best == 0 && streak.current == 0 && done(inLast: 30) == 0 && strength == 0 }
}

extension HabitRecord {
  /// `this week 1 of at most 2`, or so of the month; nil of what is no limit of either.
  public func limitOfWeek(on day: CalendarDay, _ say: Language) -> String? {
    guard let target = target(on: day), target.bound == .atMost, target.period != .day else { return nil }
    let amount = amountOfWeek(upTo: day) ?? 0
    return say(
      target.period == .month ? StreaksText.limitOfMonth : StreaksText.limitOfWeek,
      [
        "amount": .text(UnitTable.standard.text(amount, in: "", say.numbers)),
        "target": .text(UnitTable.standard.text(target.quantity.amount, in: target.quantity.unit, say.numbers)), "over": .flag(amount > target.quantity.amount + 1e-9),
      ])
  }

  /// Why the week asks for less than the habit does, or that it was done more often than the week asks for; nil where neither is so.
  func weekNote(_ say: Language) -> String? {
    guard let week else { return nil }
    let shown = shownAsked
    if week.done > shown { return say(StreaksText.more, ["count": .number(week.done - shown)]) }
    guard case .perWeek(let times)? = schedule, week.asked < times, week.done < times else { return nil }
    if isFirstWeek { return say(StreaksText.begun, ["day": .text(say.name(of: begin.weekday)), "count": .number(week.asked)]) }
    // What was never done, and has no first day of its own, would be begun anew each day.
    if habit.plan.start == nil, entries.isEmpty { return nil }
    return say(StreaksText.leftOut)
  }

  /// How often people are told that this week asks for it; 0 where no week counts.
  var shownAsked: Int {
    guard let week, case .perWeek(let times)? = schedule else { return week?.asked ?? 0 }
    return week.shown(of: times, isFirst: isFirstWeek)
  }

  /// Whether it began within this week, which asks for a share of what the schedule says. What was never done, and has no first day of its own, would be
  /// begun anew each day.
  private var isFirstWeek: Bool {
    guard let week, week.asked > 0, habit.plan.start != nil || !entries.isEmpty, case .perWeek(let times)? = schedule, week.asked < times else { return false }
    return begin.days(until: today) < 7
  }
}
