// What habits, goals, terms and values are said to be, in a language.

public import JournalInsights
public import JournalLanguage
public import JournalModel

extension HabitState {
  /// As people say it: `not answered`.
  /// - Parameter isLimit: Whether the habit is kept by doing less: what is done of it was kept.
  public func words(_ say: Language, ofLimit isLimit: Bool = false) -> String {
    switch self {
    case .done where isLimit: say(StandingText.kept)
    case .no where isLimit: say(StandingText.over)
    default: say(StandingText.habit, ["state": .text(rawValue)])
    }
  }
}

extension HabitStreak.Unit {
  /// `4 weeks`, `1 day`.
  public func words(_ count: Int, _ say: Language) -> String {
    say(StandingText.streak, ["unit": .text(rawValue), "count": .number(count)])
  }
}

extension HabitWeek {
  /// `done for this week`, `2 more in 3 days`, `not reachable this week`.
  public func words(_ say: Language) -> String {
    say(StandingText.week, ["level": .text(level.rawValue), "missing": .number(missing), "count": .number(daysLeft)])
  }
}

extension HabitRecord {
  /// What the week still asks for: `2 more in 3 days`, of a limit `to be kept on 2 more of 3 days`; nil where no week counts.
  public func weekWords(_ say: Language) -> String? {
    guard let week else { return nil }
    // A limit that was passed today is not among the days that are left.
    guard isLimit, week.missing > 0, week.level != .unreachable else { return week.words(say) }
    return say(StandingText.limitWeek, ["missing": .number(week.missing), "count": .number(week.daysLeft)])
  }

  /// `strength 62 %`.
  public func strengthWords(_ say: Language) -> String {
    say(StandingText.strength, ["percent": .number(Int((strength * 100).rounded()))])
  }

  /// `21 of the last 30 days`.
  public func lastDaysWords(_ say: Language) -> String { say(StandingText.lastDays, ["count": .number(done(inLast: 30))]) }
}

extension Schedule {
  /// As people say it: `daily`, `3/week`, `every 2 days`.
  public func words(_ say: Language) -> String { say(message) }
}

extension PointsLedger.Rule {
  /// In words: `on the line`, `of the habit`.
  public func words(_ say: Language) -> String { say(StandingText.pointsRule, ["rule": .text(rawValue)]) }
}

extension GoalStatus {
  /// As people say it: `on track`.
  public func words(_ say: Language) -> String { say(StandingText.goal, ["status": .text(rawValue)]) }
}

extension GoalRule {
  /// In words: `names the goal`, `activity serves the goal`.
  public func words(_ say: Language) -> String { say(StandingText.goalRule, ["rule": .text(rawValue)]) }
}

extension Urgency {
  /// `due in 3 days`, `due tomorrow`, `due today`, `overdue by 2 days`, `done`.
  public func words(_ say: Language) -> String {
    let when =
      switch (level, daysLeft) {
      case (.neutral, _): "done"
      case (_, 0): "today"
      case (_, 1): "tomorrow"
      case (_, let left): left > 0 ? "later" : "late"
      }
    return say(StandingText.due, ["when": .text(when), "count": .number(abs(daysLeft))])
  }
}

extension TermProgress {
  /// `week 3 of 10, 52 days left`; `begins in 5 days`; `ended 3 days ago`.
  public func words(_ say: Language) -> String {
    if daysUntilStart > 0 { return say(StandingText.termBegins, ["count": .number(daysUntilStart)]) }
    if daysLeft < 0 { return say(StandingText.termEnded, ["count": .number(-daysLeft)]) }
    return say(StandingText.termWeek, ["week": .number(week), "weeks": .number(weeks), "count": .number(daysLeft)])
  }
}

extension ValueAlignment {
  /// Why it is not reflected; nil where it is. What was done for a goal that is reached was done for it all the same.
  public func silenceWords(_ say: Language) -> String? {
    guard isNotReflected else { return nil }
    return say(StandingText.silence, ["goals": .text(daysSince.map { $0 < Alignment.silence } ?? false ? "none" : "some")])
  }
}

extension ReviewProposal {
  /// The line about what is older; nil where there is nothing.
  public func olderSentence(_ say: Language) -> String? {
    let commands = (olderTries > 0 ? ["retro tries --open"] : []) + (olderActions > 0 ? ["retro actions --open"] : [])
    if commands.isEmpty { return nil }
    return say(
      StandingText.older,
      [
        "tries": .number(olderTries), "both": .flag(commands.count == 2), "actions": .number(olderActions),
        "count": .number(olderTries + olderActions), "commands": .list(commands, .comma),
      ])
  }
}
