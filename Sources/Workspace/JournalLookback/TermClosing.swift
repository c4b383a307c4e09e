// What a term came to, and what it leaves open.

public import JournalDates
public import JournalInsights
import JournalKit
public import JournalModel
public import JournalReports
public import JournalLanguage
import JournalText

/// A term at its end: what was planned, what came of it, and what is still open.
public struct TermClosing: Sendable {
  /// A goal, a milestone of one, or a habit that serves one, that goes on unless it is dropped.
  public struct Open: Sendable {
    public let kind: EntryKind
    /// In the journal, with slashes.
    public let path: String
    public let slug: String
    public let title: String
    public let isPrivate: Bool
    /// The path of the goal that a milestone is a step of.
    let goal: String?
  }

  public let term: Planned<Term>
  public let span: DaySpan
  /// The day as of which it is told: today, or the last day of a term that is over.
  public let day: CalendarDay
  /// In the order of their paths.
  public let goals: [GoalProgress]
  /// What was done most often first, without what is private.
  public let habits: [TotalsReport.Row]
  /// Those that serve its goals, and of which no day says anything, without what is private.
  let idle: [Planned<Activity.Habit>]
  /// Those that its goals serve, without what is private.
  public let values: [ValueAlignment]
  public let points: Int
  /// Goals with their milestones, then habits; in the order of their paths.
  public let open: [Open]
  /// Whether the term that comes next is planned already.
  public let isFollowed: Bool
  let units: UnitTable

  init(of found: TermProgress, _ answer: PracticeAnswer, _ goals: GoalLedger) throws {
    (term, span, day, units) = (found.term, found.span, answer.day, answer.units)
    isFollowed = answer.practice.terms.following(found.span) != nil
    let names = Set(found.goals.map(\.goal.name))
    self.goals = found.goals
    let inTerm = DaySpan(spanning: span.start, day)
    let known = Set(answer.practice.habits.map(\.slug))
    habits = try answer.totals(in: inTerm).rows.filter { $0.slug.map { known.contains($0) } ?? false }
    values = Alignment(of: answer.practice, goals, in: inTerm, on: answer.day).values.filter { value in
      !value.value.isPrivate && value.goals.contains { names.contains($0.goal.name) }
    }
    points = PointsLedger(of: answer.practice, answer.habits).total(in: inTerm)
    let served = answer.practice.habits.filter { habit in habit.plan.goals.contains { names.contains(Reference.folded($0.slug)) } }
    let told = Set(habits.compactMap(\.slug))
    idle = served.filter { !$0.isPrivate && !told.contains($0.slug) && $0.plan.standing(on: answer.day).isAsked }
    var open: [Open] = []
    for goal in found.goals where goal.isActive {
      open.append(Open(goal.goal, .goal))
      for milestone in goal.milestones where milestone.plan.standing(on: answer.day) == .open {
        open.append(Open(milestone, .milestone, of: goal.goal.path))
      }
    }
    self.open = open + served.filter { $0.plan.standing(on: answer.day).isAsked }.map { Open($0, .habit) }
  }

  /// The goals that were reached, whether their files say so already or not.
  public var reached: [GoalProgress] { goals.filter { $0.status == .complete } }

  /// How far something that is open has come; nil where no amount says it.
  public func standing(of open: Open, in say: Language) -> String? {
    let amounts = goals.first { $0.goal.path.hasSameBytes(as: open.path) }?.amounts(units, say) ?? []
    return amounts.isEmpty ? nil : say(.list(amounts, .and))
  }
}

extension TermClosing.Open {
  fileprivate init<Plan>(_ planned: Planned<Plan>, _ kind: EntryKind, of goal: String? = nil) {
    self.init(
      kind: kind, path: planned.path, slug: planned.slug, title: planned.title, isPrivate: planned.isPrivate, goal: goal)
  }
}

extension [Planned<Term>] {
  /// The first that begins after some days, with its own; those that were closed or cancelled aside.
  func following(_ days: DaySpan) -> (term: Planned<Term>, span: DaySpan)? {
    filter { $0.plan.status != .cancelled && $0.plan.status != .completed }.compactMap { term in term.plan.span.map { (term, $0) } }
      .filter { $0.1.start > days.end }.min { $0.1.start < $1.1.start }
  }
}

extension HabitStanding {
  /// Whether it was not put away.
  fileprivate var isAsked: Bool { if case .archived = self { false } else { true } }
}

extension GoalProgress {
  /// What each of its targets has come to: `50 of 60 km, 83 %`.
  func amounts(_ units: UnitTable, _ say: Language) -> [String] {
    targets.map { target in
      say(
        TermReviewText.amount,
        [
          "sum": .text(units.text(target.value, in: "", say.numbers)), "target": .text(target.target.text),
          "percent": .number(target.wholePercent),
        ])
    }
  }
}
