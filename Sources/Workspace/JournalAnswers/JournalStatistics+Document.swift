// A journal in numbers, as a document.

public import Documents
import JournalDates
public import JournalLanguage
import JournalModel

extension JournalStatistics {
  /// A row a number, the same on a page and on a terminal.
  public func document(in say: Language) -> Document {
    var document = Document(RichText(say(StatsText.title)), opensWithTitle: false)
    document += .table(
      Table(
        [Table.Column(""), Table.Column("", fit: .wrapped)],
        rows: rows(say).map { [Table.Cell(RichText($0.0)), Table.Cell(RichText($0.1))] }, fit: .fitted, showsNames: false))
    document += table
    return document
  }

  private func rows(_ say: Language) -> [(String, String)] {
    var kinds = entries.map { say(KindText.counted, ["count": .number($0.count), "kind": .text($0.kind.rawValue)]) }
    if privateEntries > 0 { kinds.append(say(StatsText.ofThemPrivate, ["count": .number(privateEntries)])) }
    let count = say.numbers.written(entryCount)
    let told = kinds.isEmpty ? count : say(ListingText.labelled, ["name": .text(count), "words": .list(kinds, .comma)])
    var rows = [(say(StatsText.entries), told)]
    if let span {
      let words = say(
        StatsText.daysOfSpan,
        [
          "count": .number(days), "all": .number(span.count), "first": .day(span.start), "last": .day(span.end),
        ])
      rows.append((say(StatsText.days), words))
    }
    rows.append((say(StatsText.words), say.numbers.written(words)))
    rows.append((say(StatsText.items), say(
          .messages(
            items.map { Message(KindText.items, ["count": .number($0.count), "section": .text($0.section.rawValue)]) }, .comma))))
    rows.append((say(StatsText.actions), say(
          .messages(
            actions.map { Message(StatsText.actionState, ["count": .number($0.count), "state": .text($0.state.rawValue)]) }, .comma))))
    rows.append((say(StatsText.links), say.numbers.written(links)))
    rows.append((say(StatsText.tags), say.numbers.written(tags)))
    if !metricDays.isEmpty {
      let sources = metricDays.map { source, days in
        source.map { say(StatsText.metricsFrom, ["count": .number(days), "source": .text($0)]) }
          ?? say(StatsText.ownMetrics, ["count": .number(days)])
      }
      rows.append((say(StatsText.metrics), say(.list(sources, .comma))))
    }
    return rows
  }

  /// The numbers for programs; days with metrics of the journal's own have no source.
  private var table: Block {
    var rows: [[String?]] = entries.map { ["entries", $0.kind.rawValue, "\($0.count)"] }
    rows.append(["entries", "private", "\(privateEntries)"])
    rows.append(["days", nil, "\(days)"])
    if let span { rows += [["first_day", nil, span.start.description], ["last_day", nil, span.end.description]] }
    rows.append(["words", nil, "\(words)"])
    rows += items.map { ["items", $0.section.rawValue, "\($0.count)"] }
    rows += actions.map { ["actions", $0.state.rawValue, "\($0.count)"] }
    rows += [["links", nil, "\(links)"], ["tags", nil, "\(tags)"]]
    rows += metricDays.map { ["metric_days", $0.source, "\($0.days)"] }
    return .data(columns: ["number", "of", "value"], rows: rows)
  }
}
