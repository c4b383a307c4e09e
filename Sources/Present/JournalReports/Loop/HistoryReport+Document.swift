// The past as a document: a month, its moods as bars, its counts, its retrospectives.

public import Documents
import JournalDates
public import JournalLanguage
public import JournalModel

extension HistoryReport {
  /// A section a month; where there is none, no more than what is left out.
  /// - Parameter labels: The person's words for moods.
  public func document(labels: MoodLabels, in say: Language) -> Document {
    var document = Document(RichText(say(HistoryText.title)), opensWithTitle: !months.isEmpty)
    if !months.isEmpty {
      let count = months.reduce(0) { $0 + $1.retrospectives.count }
      let years = Set(months.map(\.period.start.year)).count
      var facts = [
        say(HistoryText.retrospectives, ["count": .number(count)]), say(HistoryText.months, ["count": .number(months.count)]),
      ]
      if years > 1 { facts.append(say(HistoryText.years, ["count": .number(years)])) }
      document += .facts(facts.map { .quiet($0) })
    }
    document.add(privateEntries: privateEntries, say)
    for month in months { document.blocks += section(month, labels, say) }
    document += table
    if months.contains(where: { $0.mood != nil }) {
      document += .space
      let known = Mood.allCases.map { mood in
        var words = RichText(bars: [mood])
        words.add(" \(theme.icons.words(say.name(of: mood, labels), of: mood))", .quiet)
        return words
      }
      document += .facts(known + [.quiet("· \(say(HistoryText.unknown))")], .spread)
    }
    return document
  }

  private func section(_ month: Month, _ labels: MoodLabels, _ say: Language) -> [Block] {
    var blocks: [Block] = [.heading(RichText(say.title(of: month.period)))]
    if let middle = month.middleMood {
      var moods: [CalendarDay: Mood] = [:]
      for day in month.days { moods[day.date] = day.mood }
      blocks.append(.strip(RichText(bars: month.period.span.map { moods[$0] }), label: theme.icons.words(say.name(of: middle, labels), of: middle.lowerBound)))
    }
    var counts = month.counts.map { say(KindText.counted, ["count": .number($0.count), "kind": .text($0.kind.rawValue)]) }
    if month.opened > 0 { counts.append(say(HistoryText.opened, ["count": .number(month.opened)])) }
    if month.closed > 0 {
      counts.append(say(month.opened > 0 ? HistoryText.alsoClosed : HistoryText.closed, ["count": .number(month.closed)]))
    }
    if month.adopted > 0 { counts.append(say(HistoryText.adopted, ["count": .number(month.adopted)])) }
    blocks.append(.facts(counts.map { .quiet($0) }))
    let rows = month.retrospectives.map { one in
      let name = fileName(one.path)
      return [
        Table.Cell(RichText(name, to: one.path)),
        Table.Cell(RichText(name == one.title ? say.title(of: one.span) : say.title(one.title, of: one.span))),
      ]
    }
    return blocks + [
      .table(
        Table([.init(ColumnText.retrospective, say), .init(ColumnText.title, say)], rows: rows, fit: .cut, showsNames: false), depth: 1)
    ]
  }

  /// The retrospectives for programs.
  private var table: Block {
    .data(
      columns: ["title", "kind", "start", "end"],
      rows: months.flatMap(\.retrospectives).map {
        [$0.title, $0.kind.rawValue, $0.span.start.description, $0.span.end.description]
      })
  }
}
