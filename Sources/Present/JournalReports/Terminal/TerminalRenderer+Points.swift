// Points on a terminal: a bar a day, week, month or year, and what earned them.

public import Documents
import JournalDates
import JournalText

extension TerminalRenderer {
  /// The lines, each ending with a line feed.
  /// - Parameter tellsReasons: Whether the lines of logs follow that the points stand on.
  public func render(_ report: PointsReport, tellsReasons: Bool = false) -> TerminalText {
    var page = page
    page.paragraph("Points", .bold)
    let totals = report.totals
    page.parts(
      [
        "\(totals.today) today", "\(totals.week) this week", "\(totals.month) in \(report.today.monthOfYear.name)", "\(totals.ever) in all",
      ], .dim)
    page.privateEntries(report.privateEntries)
    page.heading("By \(report.grouping.rawValue)" + (report.firstDay.map { ", since \($0.title)" } ?? ""))
    page.write(report.groups, report)
    if !report.activities.isEmpty {
      page.heading("By activity")
      page.write(report.activities)
    }
    if tellsReasons {
      page.heading("\(PeriodReport.count(report.total, "point")), line by line")
      page.reasons(report.reasons, indent: 2)
    }
    return page.text
  }
}

extension TerminalPage {
  fileprivate mutating func write(_ groups: [PointsReport.Group], _ report: PointsReport) {
    let names = groups.map { name($0.span, report) }
    let numbers = groups.map { String($0.points) }
    let (nameColumn, numberColumn) = (names.map(\.displayWidth).max() ?? 0, numbers.map(\.utf8.count).max() ?? 0)
    let most = groups.map(\.points).max() ?? 0
    let room = max(0, min(40, width - nameColumn - numberColumn - 6))
    for (group, (name, number)) in zip(groups, zip(names, numbers)) {
      let columns = most > 0 && group.points > 0 ? max(1, group.points * room / most) : 0
      let lead = String(repeating: " ", count: numberColumn - number.utf8.count)
      line(trimmedEnd("  \(padded(name, to: nameColumn))  \(lead)\(number)  \(String(repeating: "█", count: columns))"))
    }
  }

  private func name(_ span: DaySpan, _ report: PointsReport) -> String {
    switch report.grouping {
    case .day: span.start.short(in: report.today.year)
    case .week: span.count == 1 ? Self.words(span.start) : "\(Self.words(span.start)) – \(Self.words(span.end))"
    case .month: "\(span.start.monthOfYear.name) \(span.start.year)"
    case .year: "\(span.start.year)"
    }
  }

  private static func words(_ day: CalendarDay) -> String { "\(day.day) \(day.monthOfYear.shortName)" }

  fileprivate mutating func write(_ activities: [PointsReport.Activity]) {
    let column = activities.map { String($0.points).utf8.count }.max() ?? 0
    for activity in activities {
      let number = String(activity.points)
      let sign = String(repeating: " ", count: column - number.utf8.count) + number + "  "
      let title = activity.title ?? (activity.isPrivate ? "private" : "lines without an activity")
      for row in itemRows("  " + sign, title, width: width) { line(row.text) }
    }
  }
}
