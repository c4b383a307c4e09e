// What plans are called, and how much they ask for, for programs; docs/json.md describes the members.

public import JournalModel
public import PlainFormats

extension HabitTarget {
  /// For programs.
  public var json: JSONValue {
    [
      .text: .string(text), .amount: .number(quantity.amount), .unit: .string(quantity.unit), .atMost: .bool(bound == .atMost),
    ]
  }
}

extension EntryKind {
  /// What one of this kind is called in an answer.
  public var member: JSONMember {
    switch self {
    case .habit: .habit
    case .task: .task
    case .goal: .goal
    case .milestone: .milestone
    case .obligation: .obligation
    case .term: .term
    case .value: .value
    case .experiment: .experiment
    // Of these nothing is shown but as an entry.
    case .measure, .day, .weekly, .monthly, .quarterly, .yearly, .note: .item
    }
  }

  /// What a list of this kind is called in an answer.
  public var members: JSONMember {
    switch self {
    case .habit: .habits
    case .task: .tasks
    case .goal: .goals
    case .milestone: .milestones
    case .obligation: .obligations
    case .term: .terms
    case .value: .values
    case .experiment: .experiments
    case .measure: .measures
    case .day, .weekly, .monthly, .quarterly, .yearly, .note: .entries
    }
  }
}
