// What a file of a journal is about.

/// The kind of a file: its `type` where that is one of these, else by its path, else a note.
public enum EntryKind: String, Hashable, Sendable, CaseIterable {
  case day, weekly, monthly, quarterly, yearly
  case habit, task, goal, milestone, obligation, term, value, measure, note

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

  /// Whether the file looks back on a week, month, quarter or year.
  public var isRetrospective: Bool { self == .weekly || self == .monthly || self == .quarterly || self == .yearly }
  /// Whether the file is something that one does: a habit or a task.
  public var isActivity: Bool { self == .habit || self == .task }
}
