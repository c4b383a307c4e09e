// Points as a document: a bar a day, week, month or year, and what earned them.

public import Documents
import JournalDates
public import JournalLanguage
import JournalModel

extension PointsReport {
  /// - Parameter tellsReasons: Whether the lines of logs follow that the points stand on.
  public func document(tellsReasons: Bool = false, in say: Language) -> Document {
    var document = Document(RichText(say(PointsText.title)))
    document += .facts(
      [
        say(PointsText.today, ["count": .number(totals.today)]), say(PointsText.week, ["count": .number(totals.week)]),
        say(PointsText.month, ["count": .number(totals.month), "month": .text(say.name(of: today.monthOfYear))]),
        say(PointsText.ever, ["count": .number(totals.ever)]),
      ].map { .quiet($0) })
    document.add(privateEntries: privateEntries, say)
    let by: TextValue = .text(grouping.rawValue)
    document += .heading(
      RichText(
        firstDay.map { say(PointsText.groupsSince, ["unit": by, "day": .text(say.title(of: $0))]) } ?? say(PointsText.groups, ["unit": by]))
    )
    document += .bars(
      BarChart(
        groups.map { .init(grouping.name(of: $0.span, in: today.year, say), say.numbers.written($0.points), amount: Double($0.points)) },
        tone: .amount(3)))
    document += .data(
      columns: ["from", "to", "points"],
      rows: groups.map { [$0.span.start.description, $0.span.end.description, "\($0.points)"] })
    document += .data(columns: ["points", "activity"], rows: activities.map { ["\($0.points)", $0.title] })
    if !activities.isEmpty {
      document += .heading(RichText(say(PointsText.activities)))
      let rows = activities.map { activity in
        [
          Table.Cell(RichText(say.numbers.written(activity.points), .amount)),
          Table.Cell(RichText(plainText(activity.title ?? say(activity.isPrivate ? PointsText.private : PointsText.nameless)))),
        ]
      }
      document += .table(
        Table([.init(ColumnText.points, say, .trailing), .init(ColumnText.activity, say)], rows: rows, showsNames: false))
    }
    if tellsReasons {
      document += .heading(RichText(say(PointsText.lines, ["count": .number(total)])))
      document += .provenance(reasons(say).map(\.source), depth: 0)
    }
    return document
  }

}

extension PointsReport.Grouping {
  /// What one of them is called on a bar: `9 Nov – 15 Nov`, `November 2026`.
  /// - Parameter year: The year that needs no telling.
  func name(of span: DaySpan, in year: Int, _ say: Language) -> String {
    switch self {
    case .day: say.short(span.start, in: year)
    case .week:
      span.count == 1
        ? say.day(span.start) : say(DateText.span, ["from": .text(say.day(span.start)), "to": .text(say.day(span.end))])
    case .month: say.month(of: span.start, .long)
    case .year: "\(span.start.year)"
    }
  }
}
