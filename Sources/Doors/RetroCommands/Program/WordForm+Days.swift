// A word of a command line that names days.

import CommandKit
import JournalDates
import JournalKit
import JournalLanguage
import JournalModel
import JournalText

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
  /// The same, or a title without quotes: ‘half marathon’, ‘autumn term’. Where the last word names a day, or one nearly does, they are no title.
  static let titled = WordReach("titled") { words in
    let days = DayDoubt.reach(of: words)
    // ‘yesterday was good’ is no title, as ‘autumn term’ may be.
    let first = words.first?.lowercased() ?? ""
    guard days < 2, PeriodText(said: first, in: .all)?.isOfOneDay != true, !["was", "is", "were", "felt"].contains(first) else { return max(days, 1) }
    let isDated = words.last.map { PeriodText(said: $0, in: .all) != nil } ?? false
    return isDated || words.contains { NearDay.day($0, in: .all) != nil } ? 1 : words.count
  }
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
      if word == "none" { return .none(of: name) }
      do throws(WorkspaceError) { return try AskedDays(due: word, of: name) } catch {
        // ‘friday 17:00’: nothing is due at a time, which a title keeps.
        let day = word.words.dropLast().joined(separator: " ")
        guard let time = word.words.last.map({ String($0) }), time.contains(":"), TimeSpan(time) != nil, PeriodText(said: day, in: .all) != nil else { throw UsageError(error.inWords) }
        throw UsageError(
          Explanation(error.inWords.what, help: Message(GuessText.way, ["line": .text(["…", ShellText.quoted(["TITLE", time].joined(separator: " ")), name, ShellText.quoted(day)].joined(separator: " "))])))
      }
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
  /// The same, or a title in as many words as it has.
  static var titled: WordForm { WordForm(reach: .titled) { word, _ in word } }
}
