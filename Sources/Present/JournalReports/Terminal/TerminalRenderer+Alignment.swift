// Values on a terminal: what serves them, and how long ago.

public import Documents
import JournalDates
import JournalInsights
import JournalModel

extension TerminalRenderer {
  /// The lines, each ending with a line feed; none where there is nothing to tell.
  /// - Parameter tellsReasons: Whether what was done for each value follows.
  public func render(_ report: AlignmentReport, tellsReasons: Bool = false) -> TerminalText {
    var page = page
    if report.values.isEmpty, report.goalsWithoutValue.isEmpty {
      page.privateEntries(report.privateEntries)
      return page.text
    }
    page.paragraph("Alignment", .bold)
    page.parts([report.span.title, PeriodReport.count(report.values.count, "value")], .dim)
    page.privateEntries(report.privateEntries)
    for value in report.values { page.write(value, of: report, tellsReasons) }
    if !report.goalsWithoutValue.isEmpty {
      page.heading("Serves no value")
      for goal in report.goalsWithoutValue { page.item("• ", goal.goal.title, known: [goal.status.words, goal.goal.slug]) }
    }
    return page.text
  }
}

extension TerminalPage {
  fileprivate mutating func write(_ value: ValueAlignment, of report: AlignmentReport, _ tellsReasons: Bool) {
    heading(value.value.title)
    var known = [value.value.plan.level?.words, value.value.plan.priority.map { "priority \($0)" }].compactMap(\.self)
    known.append("\(PeriodReport.count(value.activeGoals, "active goal"))")
    parts(known, .dim, indent: 2)
    if let words = value.silenceWords { paragraph(words, indent: 2) }
    parts([PeriodReport.count(value.contributions, "contribution"), last(value, report.today)], indent: 2)
    for goal in value.goals where goal.isActive && !goal.goal.isPrivate {
      item("• ", goal.goal.title, known: [goal.status.words] + goal.targets.prefix(1).map { "\($0.wholePercent) %" })
    }
    if tellsReasons { reasons(report.reasons(value)) }
  }

  private func last(_ value: ValueAlignment, _ today: CalendarDay) -> String {
    guard let day = value.lastDay, let since = value.daysSince else { return "nothing yet" }
    let words = since == 0 ? "today" : since == 1 ? "yesterday" : "\(since) days ago"
    return "the last \(words), \(day.short(in: today.year))"
  }
}

extension PersonalValue.Level {
  fileprivate var words: String {
    switch self {
    case .general: "general"
    case .major: "major"
    case .highestOrder: "of the highest order"
    case .lifeArea: "area of life"
    }
  }
}
