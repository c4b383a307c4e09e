// A word of a command line that names days.

import CommandKit
import JournalDates
import JournalKit

extension AskedDays {
  /// What help says of the operand PERIOD.
  static let summary = "The days, such as W46, last-week, 2026-11, fri or 2026-01..2026-06."
}

/// Does what is refused to a person as a word that makes no sense.
func asUsage<Value>(_ body: () throws(WorkspaceError) -> Value) throws(UsageError) -> Value {
  do throws(WorkspaceError) { return try body() } catch { throw UsageError(error.what, hint: error.help) }
}

extension WordForm<AskedDays> {
  /// Days of any form.
  static var days: WordForm { days(PeriodText.forms) }

  /// Days; what the calendar does not have is refused with what it has instead.
  /// - Parameter kind: What the word must be, for the error.
  static func days(_ kind: String) -> WordForm {
    let form = WordForm<PeriodText>.form(kind) { PeriodText($0) }
    return WordForm { word, name throws(UsageError) in
      try asUsage { () throws(WorkspaceError) in try PeriodText.refuseIssue(of: word) }
      return AskedDays(try form.read(word, name), word, of: name)
    }
  }
}

/// A unit such as `month`, which means the one that today is in, or days.
struct UnitOrDays: Sendable {
  var unit: Period.Unit?
  var days: AskedDays?
}

extension WordForm<UnitOrDays> {
  /// The name of one of these units, in whatever case, or days.
  static func unitOrDays(_ units: [Period.Unit]) -> WordForm {
    WordForm { word, name throws(UsageError) in
      if let unit = units.first(where: { $0.rawValue == word.lowercased() }) { return UnitOrDays(unit: unit) }
      return UnitOrDays(days: try WordForm<AskedDays>.days.read(word, name))
    }
  }
}
