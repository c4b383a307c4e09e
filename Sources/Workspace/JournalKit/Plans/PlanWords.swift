// Words for schedules and targets, as a person asks for them: what can be written and means nothing is refused.

import JournalDates
public import JournalModel
import JournalText

extension Schedule {
  /// Reads how often something is due, also as people say it: `3x/week`, `every other day`. A file has it in a form of `examples`.
  public init(asked word: String) throws(WorkspaceError) {
    guard let schedule = Schedule(word.lowercased()) ?? Schedule(meantBy: word) else {
      throw WorkspaceError(.usage, "‘\(word)’ is no schedule", help: "A schedule is one of \(Schedule.forms).")
    }
    if let days = schedule.daysTooFew {
      throw WorkspaceError(
        .usage, "‘\(word)’ asks for more than there are days, which are \(days)",
        help: "‘daily’ asks for each of them; what is done more than once a day has ‘--target \"2 times\"’ as well.")
    }
    self = schedule
  }
}

extension Schedule {
  /// How many of these words, from the first on, say together how often something is due; 0 where the first does not.
  public static func count(of words: some Collection<String>) -> Int {
    for count in stride(from: min(words.count, 6), to: 0, by: -1) {
      let text = words.prefix(count).joined(separator: " ")
      if Schedule(text.lowercased()) != nil || Schedule(meantBy: text) != nil { return count }
    }
    return 0
  }

  /// How often something is due by the last of these words, and how many of them say so. A word such as ‘week’ alone may belong to a title.
  public static func atEnd(of words: [String]) -> (schedule: Schedule, count: Int)? {
    for place in words.indices.dropFirst() where count(of: words[place...]) == words.count - place {
      let text = words[place...].joined(separator: " ")
      if let schedule = Schedule(text.lowercased()) { return (schedule, words.count - place) }
      guard words.count - place > 1 || text.contains(where: \.isNumber) || text == "everyday" || text == "weekdays" else { return nil }
      return Schedule(meantBy: text).map { ($0, words.count - place) }
    }
    return nil
  }
}

extension HabitTarget {
  /// Reads the amount that makes a habit done.
  public init(asked word: String) throws(WorkspaceError) {
    let read = HabitTarget(word)
    guard let target = read, target.quantity.amount > 0 || target.bound == .atMost && target.quantity.amount == 0 else {
      throw WorkspaceError(
        ofAmount: word, nothing: read == nil ? nil : "‘\(word)’ would be reached before anything is done",
        help: "A target is an amount that makes it done, such as 20min or 5.2km, or at most so much: \"<= 2 l\".")
    }
    self = target
  }
}

extension GoalTarget {
  /// Reads an amount that makes a goal reached.
  public init(asked word: String) throws(WorkspaceError) {
    try self.init(
      word, nothing: "‘\(word)’ would be reached before anything is done",
      help: "A target is an amount, such as 500km, 40h or \"24 books\", or one of a field: \"distance 500 km\".")
  }

  /// Reads what of a goal was there before anything was done for it.
  public init(askedStart word: String) throws(WorkspaceError) {
    try self.init(word, nothing: "‘--from \(word)’ says nothing", help: "It takes an amount, such as 431km.")
  }

  private init(_ word: String, nothing: String, help: String) throws(WorkspaceError) {
    let read = GoalTarget(word)
    guard let target = read, target.quantity.amount > 0 else {
      throw WorkspaceError(ofAmount: word, nothing: read == nil ? nil : nothing, help: help)
    }
    self = target
  }
}

extension WorkspaceError {
  /// - Parameter nothing: What is said of an amount that asks for nothing; nil where it is none.
  fileprivate init(ofAmount word: String, nothing: String?, help: String) {
    if let nothing {
      self.init(.usage, nothing, help: help)
      return
    }
    do throws(Quantity.Problem) { _ = try Quantity.read(word) } catch .ambiguousComma {
      self.init(
        .usage, "nobody can tell whether ‘\(word)’ is thousands or a fraction", help: "Leave the comma out, or write a point for it.")
      return
    } catch {}
    self.init(.usage, "‘\(word)’ is no amount", help: help)
  }
}
