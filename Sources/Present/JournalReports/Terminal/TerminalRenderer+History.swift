// The past on a terminal: a month, its moods as bars, its counts, its retrospectives.

public import Documents
import JournalDates
public import JournalModel
import JournalText

extension TerminalRenderer {
  /// The lines, each ending with a line feed; none where there is nothing to tell.
  /// - Parameter labels: The person's words for moods.
  public func render(_ report: HistoryReport, labels: MoodLabels) -> TerminalText {
    var page = page
    if report.months.isEmpty {
      page.privateEntries(report.privateEntries)
      return page.text
    }
    page.paragraph("History", .bold)
    let count = report.months.reduce(0) { $0 + $1.retrospectives.count }
    let years = Set(report.months.map(\.period.start.year)).count
    var parts = [PeriodReport.count(count, "retrospective"), PeriodReport.count(report.months.count, "month")]
    if years > 1 { parts.append(PeriodReport.count(years, "year")) }
    page.parts(parts, .dim)
    page.privateEntries(report.privateEntries)
    for month in report.months { page.write(month, labels) }
    if report.months.contains(where: { $0.mood != nil }) {
      page.line()
      page.parts(Mood.allCases.map { "\($0.bar) \(labels.name(of: $0))" } + ["· unknown"], between: "  ", .dim, indent: 2)
    }
    return page.text
  }
}

extension TerminalPage {
  fileprivate mutating func write(_ month: HistoryReport.Month, _ labels: MoodLabels) {
    heading(month.period.title)
    if let mood = month.mood {
      var moods: [CalendarDay: Mood] = [:]
      for day in month.days { moods[day.date] = day.mood }
      let bars = month.period.span.map { moods[$0]?.bar ?? "·" }.joined()
      line("  " + bars + "  " + shortened(labels.name(of: mood), width: width - bars.displayWidth - 4))
    }
    var counts = month.counts.map { "\($0.count) \($0.kind.rawValue)" }
    if month.opened > 0 { counts.append("\(PeriodReport.count(month.opened, "Action")) opened") }
    if month.closed > 0 {
      counts.append(month.opened > 0 ? "\(month.closed) closed" : "\(PeriodReport.count(month.closed, "Action")) closed")
    }
    if month.adopted > 0 { counts.append("\(PeriodReport.count(month.adopted, "Try", "Tries")) adopted") }
    parts(counts, .dim, indent: 2)
    let names = month.retrospectives.map { fileName($0.path) }
    let column = min(names.map(\.displayWidth).max() ?? 0, width / 3)
    for (retrospective, name) in zip(month.retrospectives, names) {
      let shown = shortened(name, width: column)
      let title = fileName(retrospective.path) == retrospective.title ? retrospective.span.title : retrospective.title
      let rest = shortened(title, width: width - column - 6)
      line("    " + link(TerminalText(padded(shown, to: column)), to: retrospective.path) + "  " + rest)
    }
  }
}
