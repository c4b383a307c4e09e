// A word of a command line that names days.

import CommandKit
import JournalDates
import JournalKit
import JournalLanguage

extension AskedDays {
  /// What help says of the operand PERIOD.
  static let summary = "The days, such as W46, last week, november, fri, 2026-01..2026-06 or a term."
}

/// Does what is refused to a person as a word that makes no sense.
func asUsage<Value>(_ body: () throws(WorkspaceError) -> Value) throws(UsageError) -> Value {
  do throws(WorkspaceError) { return try body() } catch { throw UsageError(error.inWords) }
}

extension WordReach {
  /// Days, in as many words as name them together.
  static let days = WordReach("days") { DayDoubt.reach(of: $0) }
  /// The same, or the end of a term.
  static let deadline = WordReach("deadline") { AskedDays.reachOfDeadline($0) }
  /// The same of days or a term.
  static let period = WordReach("period") { AskedDays.count(of: $0) }
}

extension WordForm<AskedDays> {
  /// Days of any form that something was done on, or is told of: `fri` is the last Friday.
  static var days: WordForm { days(Message(FormText.days)) }
  /// Days of any form that something is due on, or begins: `fri` is the next Friday.
  static var comingDays: WordForm { days(Message(FormText.days), leaning: .future) }

  /// Days that something is due on, those of a term among them, which `Workspace.deadline` tells; or ‘none’.
  static var dueDays: WordForm {
    WordForm(reach: .deadline) { word, name throws(UsageError) in
      word == "none" ? .none(of: name) : try asUsage { () throws(WorkspaceError) in try AskedDays(due: word, of: name) }
    }
  }

  /// Days of any form that something is told of, or a term by its name; `Workspace.days` tells which days those are.
  static var period: WordForm {
    WordForm(reach: .period) { word, name throws(UsageError) in
      try asUsage { () throws(WorkspaceError) in try AskedDays(word, of: name, orTerm: true) }
    }
  }

  /// Days; what the calendar does not have is refused with what it has instead.
  /// - Parameter kind: What the word must be, for the error.
  static func days(_ kind: Message, leaning lean: DayLean = .past) -> WordForm {
    WordForm(reach: .days) { word, name throws(UsageError) in
      try asUsage { () throws(WorkspaceError) in try AskedDays(word, of: name, kind, leaning: lean) }
    }
  }
}

extension WordForm<String> {
  /// A name, or days in as many words as name them.
  static var named: WordForm { WordForm(reach: .days) { word, _ in word } }
}
