// Metrics as a document: a row a day, week or month, a column a metric; or which metrics there are.

public import Documents
import JournalDates
public import JournalLanguage
import JournalModel

extension MetricsReport {
  /// - Parameter tellsReasons: Whether the places follow where the amounts stand.
  public func document(tellsReasons: Bool = false, in say: Language) -> Document {
    var document = Document(names.count == 1 ? title(of: names[0], say) : RichText(say(MetricsText.title)))
    if names.count == 1 { document.pageTitle = say.title(ofMetric: names[0]) }
    var facts = [say.title(of: span), say(MetricsText.rows, ["count": .number(count), "unit": .text(grouping.rawValue)])]
    if grouping != .day { facts.append(say(MetricsText.means)) }
    if let mean = mean(say) { facts.append(say(MetricsText.mean, ["amount": .text(mean)])) }
    document += .facts(facts.map { .quiet($0) })
    document.add(privateEntries: privateEntries, say)
    document.add(privateDays: privateDays, say)
    document += .table(table(say), depth: 1)
    if tellsReasons {
      for name in names {
        let reasons = reasons(of: name, say)
        if reasons.isEmpty { continue }
        document += .heading(RichText(say(MetricsText.reasons, ["metric": .text(name)])))
        document += .provenance(reasons.map(\.source), depth: 0)
      }
    }
    return document
  }

  /// The mean of the days of one metric, or of a blood pressure both of its means, as people read it; nil of one day, of times and of all else.
  private func mean(_ say: Language) -> String? {
    let means = names.indices.compactMap { place -> Double? in
      let numbers = days.compactMap { day -> Double? in if case .number(let number)? = day.amounts[place] { number } else { nil } }
      return numbers.count > 1 ? numbers.reduce(0, +) / Double(numbers.count) : nil
    }
    if names.count == 1 { return means.first.map { MetricNames.words($0, of: names[0], say.numbers) } }
    guard names == [MetricNames.systolic, MetricNames.diastolic], means.count == 2 else { return nil }
    return say.pressure(Metric.Amount.number(means[0].rounded()).text, Metric.Amount.number(means[1].rounded()).text)
  }

  /// What people call it, and what commands do.
  private func title(of name: String, _ say: Language) -> RichText {
    let title = say.title(ofMetric: name)
    var words = RichText(title)
    if title.lowercased() != name { words.add("  \(name)", .quiet) }
    return words
  }

  private func table(_ say: Language) -> Table {
    let first = Table.Column("", name: grouping == .day ? "date" : "from")
    return Table(
      [first] + names.map { Table.Column(RichText(head(of: $0, say)), .trailing, name: $0) },
      rows: rows.map { row in
        [Table.Cell(RichText(name(row.span, say)), value: row.span.start.description)]
          + row.values.map { value in Table.Cell(RichText(value.map { cell($0, say) } ?? "–"), value: value?.text ?? "") }
      }, fit: .split)
  }

  /// What people call it, with its name where they call another of these so, too.
  private func head(of name: String, _ say: Language) -> String {
    let title = say.title(ofMetric: name)
    return names.count { say.title(ofMetric: $0) == title } > 1 ? say(ListingText.bracketed, ["words": .text(title), "more": .text(name)]) : title
  }

  private func cell(_ value: Value, _ say: Language) -> String {
    let words = value.words(say)
    return grouping == .day ? words : say(ListingText.bracketed, ["words": .text(words), "more": .number(value.days)])
  }

  private func name(_ span: DaySpan, _ say: Language) -> String {
    switch grouping {
    case .day: say.short(span.start, in: today.year)
    case .week: span.start == span.end ? say.short(span.start, in: today.year) : say(DateText.span, ["from": .text(say.day(span.start)), "to": .text(say.day(span.end))])
    case .month: say.month(of: span.start)
    case .year: "\(span.start.year)"
    }
  }

}

extension MetricsList {
  /// The metrics that there are, a row each.
  public func document(in say: Language) -> Document {
    var document = Document(RichText(say(MetricsText.title)), opensWithTitle: false)
    document += .table(
      Table(
        [
          .init("", fit: .cut, minimum: 12), .init("", .trailing), .init(""), .init("", leaves: 1), .init("", .trailing, leaves: 2),
        ],
        rows: entries.map { entry in
          [
            .init(RichText(say.title(ofMetric: entry.name))), .init(RichText(MetricNames.words(entry.amount, of: entry.name, say.numbers))),
            .init(.quiet(entry.name)), .init(.quiet(say.short(entry.last, in: today.year))),
            .init(.quiet(say(MetricsText.days, ["count": .number(entry.days)]))),
          ]
        }, fit: .glance, showsNames: false))
    document += .data(
      columns: ["metric", "days", "last", "date"],
      rows: entries.map { [$0.name, "\($0.days)", $0.amount.text, $0.last.description] })
    return document
  }
}
