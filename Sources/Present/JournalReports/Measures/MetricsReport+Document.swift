// Metrics as a document: a row a day, week or month, a column a metric; or which metrics there are.

public import Documents
import JournalDates
public import JournalLanguage
import JournalModel

extension MetricsReport {
  /// - Parameter tellsReasons: Whether the places follow where the amounts stand.
  public func document(tellsReasons: Bool = false, in say: Language) -> Document {
    var document = Document(RichText(names.count == 1 ? names[0] : say(MetricsText.title)))
    var facts = [span.title, say(MetricsText.rows, ["count": .number(rows.count), "unit": .text(grouping.rawValue)])]
    if grouping != .day { facts.append(say(MetricsText.means)) }
    document += .facts(facts.map { .quiet($0) })
    document.add(privateEntries: privateEntries, say)
    document.add(privateDays: privateDays, say)
    document += .table(table, depth: 1)
    if tellsReasons {
      for name in names {
        let reasons = reasons(of: name)
        if reasons.isEmpty { continue }
        document += .heading(RichText(say(MetricsText.reasons, ["metric": .text(name)])))
        document += .provenance(reasons.map(\.source), depth: 0)
      }
    }
    return document
  }

  private var table: Table {
    let first = Table.Column("", name: grouping == .day ? "date" : "from")
    return Table(
      [first] + names.map { Table.Column(RichText($0), .trailing) },
      rows: rows.map { row in
        [Table.Cell(RichText(name(row.span)), value: row.span.start.description)]
          + row.values.map { value in Table.Cell(RichText(value.map { cell($0) } ?? "–"), value: value?.text ?? "") }
      }, fit: .split)
  }

  private func cell(_ value: Value) -> String { grouping == .day ? value.text : "\(value.text) (\(value.days))" }

  private func name(_ span: DaySpan) -> String {
    switch grouping {
    case .day: span.start.short(in: today.year)
    case .week: span.start == span.end ? span.start.short(in: today.year) : "\(words(span.start)) – \(words(span.end))"
    case .month: "\(span.start.monthOfYear.shortName) \(span.start.year)"
    case .year: "\(span.start.year)"
    }
  }

  private func words(_ day: CalendarDay) -> String { "\(day.day) \(day.monthOfYear.shortName)" }
}

extension MetricsList {
  /// The metrics that there are, a row each.
  public func document(in say: Language) -> Document {
    var document = Document(RichText(say(MetricsText.title)), opensWithTitle: false)
    document += .table(
      Table(
        [.init("metric"), .init("days", .trailing), .init("last", .trailing), .init("date")],
        rows: entries.map { entry in
          [
            .init(RichText(entry.name)), .init(RichText(say(MetricsText.days, ["count": .number(entry.days)])), value: "\(entry.days)"),
            .init(RichText(entry.amount.text)), .init(RichText(entry.last.short(in: today.year)), value: entry.last.description),
          ]
        }, fit: .stacked, showsNames: false))
    return document
  }
}
