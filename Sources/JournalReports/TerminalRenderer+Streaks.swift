// Streaks on a terminal.

import JournalDates
import JournalInsights
import JournalModel
import JournalText

extension TerminalRenderer {
  /// The lines, each ending with a line feed; none where there is nothing to tell.
  /// - Parameter tellsReasons: Whether the lines of logs follow that each number is made of.
  public func render(_ report: StreaksReport, tellsReasons: Bool = false) -> TerminalText {
    var page = page
    if report.habits.isEmpty {
      page.privateEntries(report.privateEntries)
      return page.text
    }
    page.paragraph("Streaks", .bold)
    page.parts([report.today.title, PeriodReport.count(report.habits.count, "habit")], .dim)
    page.privateEntries(report.privateEntries)
    if !tellsReasons { page.line() }
    let column = report.habits.map { $0.streak.unit.words($0.streak.current).utf8.count }.max() ?? 0
    for habit in report.habits {
      if tellsReasons { page.line() }
      let count = habit.streak.unit.words(habit.streak.current)
      let sign = String(repeating: " ", count: column - count.utf8.count) + count + "  "
      page.item(sign, habit.habit.title, known: Self.known(of: habit))
      if tellsReasons { page.write(report.reasons(habit) + [(.strength, report.strengthReasons(habit))], of: habit) }
    }
    return page.text
  }

  private static func known(of habit: HabitRecord) -> [String] {
    var known = ["best \(habit.streak.unit.words(habit.streak.best))"] + habit.streakWords.dropFirst()
    if habit.state == .paused {
      known.append("paused")
    } else if let words = habit.weekWords {
      known.append(words)
    } else if habit.isPendingToday {
      known.append("today still open")
    }
    return known
  }
}

extension TerminalPage {
  fileprivate mutating func write(_ numbers: [(number: StreaksReport.Number, reasons: [Reason])], of habit: HabitRecord) {
    for (number, reasons) in numbers where !reasons.isEmpty {
      paragraph(number.words(of: habit), .dim, indent: 4)
      self.reasons(reasons, indent: 6)
    }
  }
}

extension StreaksReport.Number {
  fileprivate func words(of habit: HabitRecord) -> String {
    let unit = habit.streak.unit
    switch self {
    case .current: return "the current streak, \(unit.words(habit.streak.current)):"
    case .best: return "the best streak, \(unit.words(habit.streak.best)):"
    case .lastDays: return "\(habit.done(inLast: 30)) of the last 30 days:"
    case .strength:
      let keep = habit.strengthSteps.last { $0.rule == .share || $0.rule == .none }?.keep ?? 1
      let left = (keep * 10_000).rounded() / 100
      let words = [left, 100 - left].map { UnitTable.standard.text($0, in: "") }
      let percent = Int((habit.strength * 100).rounded())
      return "the strength, \(percent) %: each day leaves \(words[0]) % of it and adds \(words[1]) % of what it gives:"
    }
  }
}
