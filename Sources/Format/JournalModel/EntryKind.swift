// What a file of a journal is about, and what only such a file has.

/// The kind of a file: its `type` where that is one of these, else by its path, else a note.
public enum EntryKind: String, Hashable, Sendable, CaseIterable {
  case day, weekly, monthly, quarterly, yearly
  case habit, task, goal, milestone, obligation, term, value, experiment, measure, note

  /// The kind that a `type` property names; `daily` is another word for `day`. Nil for all other words.
  public init?(type: String) {
    if type == "daily" {
      self = .day
    } else if let kind = EntryKind(rawValue: type) {
      self = kind
    } else {
      return nil
    }
  }

  /// The kinds of files that plan something.
  public static let plans: [EntryKind] = [.habit, .task, .goal, .milestone, .obligation, .term, .value, .experiment, .measure]
  /// Whether the file plans something.
  public var isPlan: Bool { Self.plans.contains(self) }
  /// Whether the file looks back on a week, month, quarter or year.
  public var isRetrospective: Bool { self == .weekly || self == .monthly || self == .quarterly || self == .yearly }
  /// The kinds of files whose names open lines of logs.
  public static let activities: Set<EntryKind> = [.habit, .task, .experiment]
  /// Whether the file is something that one does, and that a log records: a habit, a task, or what an experiment asks for.
  public var isActivity: Bool { self == .habit || self == .task || self == .experiment }
}

/// What only one kind of file has.
public enum Details: Equatable, Sendable {
  case day(Day)
  case retrospective(Retrospective)
  case activity(Activity)
  case goal(Goal)
  case milestone(Milestone)
  case obligation(Obligation)
  case term(Term)
  case value(PersonalValue)
  case experiment(Experiment)
  case measure(Measure)
  case note

  public var kind: EntryKind {
    switch self {
    case .day: .day
    case .retrospective(let retrospective): retrospective.kind
    case .activity(.habit): .habit
    case .activity(.task): .task
    case .goal: .goal
    case .milestone: .milestone
    case .obligation: .obligation
    case .term: .term
    case .value: .value
    case .experiment: .experiment
    case .measure: .measure
    case .note: .note
    }
  }
}
