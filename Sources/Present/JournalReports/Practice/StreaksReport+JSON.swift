// Streaks for scripts, and what they are made of; docs/json.md describes the members.

import Documents
import JournalDates
public import JournalInsights
import JournalLanguage
import JournalModel
import JournalWords
public import PlainFormats

extension StreaksReport {
  /// The whole as one object, schema 2.
  /// - Parameter tellsReasons: Whether each number says what it is made of.
  public func json(tellsReasons: Bool) -> JSONValue {
    [
      .schema: .answerSchema, .date: .string(today.description), .streaks: JSONValue(habits.map { json($0, tellsReasons) }),
      .privateEntries: .int(privateEntries),
    ]
  }

  private func json(_ habit: HabitRecord, _ tellsReasons: Bool) -> JSONValue {
    var object: JSONObject = [
      .slug: .string(habit.habit.slug), .title: .string(habit.habit.title), .path: .string(habit.habit.path),
      .streak: habit.streak.json,
      .strength: .double(habit.cutStrength), .doneLast30: .int(habit.done(inLast: 30)),
    ]
    if tellsReasons {
      var why = JSONObject(reasons(habit, .english).map { (name, reasons) in (name.member, JSONValue(reasons.map(\.json))) })
      why.append(Number.strength.member, JSONValue(habit.strengthSteps.flatMap { json($0, of: habit) }))
      object.append(.why, .object(why))
    }
    return .object(object)
  }

  /// The numbers of a habit.
  enum Number: String {
    case current, best
    case lastDays = "done_last_30"
    case strength

    fileprivate var member: JSONMember {
      switch self {
      case .current: .current
      case .best: .best
      case .lastDays: .doneLast30
      case .strength: .strength
      }
    }
  }

  /// What each number of a habit but the strength is made of: their sum.
  func reasons(_ habit: HabitRecord, _ say: Language) -> [(number: Number, reasons: [Reason])] {
    func reason(_ day: CalendarDay, _ line: Int32?, _ amount: Double, _ words: String, _ rule: String, _ ruleWords: String) -> Reason? {
      paths[day].map {
        Reason(path: $0, line: line.map { Int($0) }, day: day, amount: amount, words: words, rule: rule, ruleWords: ruleWords)
      }
    }
    func streak(_ kept: [HabitRecord.Kept]) -> [Reason] { kept.flatMap { one in reasons(one, of: habit, say, reason) } }
    let last = marks(habit.doneEntries(inLast: 30), habit.silent(inLast: 30))
    let lastDays = last.indices.compactMap { place in
      let isFirst = place == 0 || last[place - 1].day != last[place].day
      let done = last[place].line == nil ? say(StreaksText.doneSilently) : say(StreaksText.said, ["state": "done"])
      return reason(
        last[place].day, last[place].line, isFirst ? 1 : 0, HabitStreak.Unit.day.words(isFirst ? 1 : 0, say), "done",
        isFirst ? done : say(StreaksText.doneSameDay))
    }
    return [(.current, streak(habit.keptNow)), (.best, streak(habit.keptBest)), (.lastDays, lastDays)]
  }

  /// Lines, and days without one, in the order of their days.
  private func marks(_ entries: [HabitEntry], _ silent: [CalendarDay]) -> [(day: CalendarDay, line: Int32?)] {
    let lines = entries.map { (day: $0.day, line: Optional($0.line)) }
    return silent.isEmpty ? lines : (lines + silent.map { ($0, nil) }).sorted { ($0.day, $0.line ?? 0) < ($1.day, $1.line ?? 0) }
  }

  /// A day or week of a streak: the line with which it was reached counts for it, those before it lead there.
  private func reasons(
    _ kept: HabitRecord.Kept, of habit: HabitRecord, _ say: Language,
    _ reason: (CalendarDay, Int32?, Double, String, String, String) -> Reason?
  ) -> [Reason] {
    let unit = habit.streak.unit
    let span =
      kept.span.count == 1
      ? say(StreaksText.said, ["state": "done"]) : say(StreaksText.doneIn, ["days": .text(say.title(of: kept.span))])
    var days = 0
    var last: CalendarDay?
    var isReached = false
    let marks = marks(kept.entries, kept.silent)
    let asked = unit == .week ? min(kept.asked, Set(marks.map(\.day)).count) : 1
    return marks.compactMap { entry in
      if entry.day != last { days += 1 }
      last = entry.day
      let reaches = !isReached && days >= asked
      if reaches { isReached = true }
      return reason(entry.day, entry.line, reaches ? 1 : 0, unit.words(reaches ? 1 : 0, say), reaches ? "reached" : "towards", span)
    }
  }
}

extension HabitStreak {
  /// As every answer tells it that knows a streak.
  public var json: JSONValue {
    [
      .current: .int(current), .best: .int(best), .unit: .string(unit.rawValue), .lastBroken: JSONValue(lastBroken?.description),
      .pending: .bool(isPending),
    ]
  }
}
