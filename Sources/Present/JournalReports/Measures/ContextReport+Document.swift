// The numbers behind a retrospective as a document.

public import Documents
import JournalDates
public import JournalLanguage
import JournalModel

extension ContextReport {
  /// Both spans beside each other; where nothing was measured, no more than what is left out.
  public func document(in say: Language) -> Document {
    var document = Document(RichText(say(ContextText.title)), opensWithTitle: !isEmpty)
    document.titleIsHeading = true
    if !isEmpty { document += .comparison(comparison(say)) }
    if let hint = partsHint(say) { document += hint }
    document.add(privateEntries: privateEntries, say)
    document += table
    return document
  }

  /// The same as a part of another report.
  func section(_ say: Language) -> [Block] {
    [.heading(RichText(say(ContextText.title))), .comparison(comparison(say))] + [partsHint(say)].compactMap(\.self) + [table]
  }

  /// The same as a part of the report of some days, which says what of today is left out.
  func part(_ say: Language) -> [Block] {
    [.heading(RichText(say(ContextText.title)))] + (isEmpty ? [] : [.comparison(comparison(say))])
      + [partsHint(say)].compactMap(\.self)
      + [todayHint(say)].compactMap(\.self)
  }

  /// What of today does not count yet, by its names: a weight of today does.
  /// - Parameter isTold: Whether a metric is told of.
  public func todayHint(_ say: Language, of isTold: (String) -> Bool = { _ in true }) -> Block? {
    let names = leftOutToday.filter(isTold).map { say.inSentence(say.title(ofMetric: $0)) }.reduce(into: [String]()) { if !$0.contains($1) { $0.append($1) } }
    guard !names.isEmpty else { return nil }
    let shown: TextValue = names.count > 6 ? .list(names.prefix(5) + ["…"], .comma) : .list(names, .comma)
    return .hint(RichText(say(ContextText.todayLeft, ["names": shown])))
  }

  /// What has no row, so that nothing that was measured is missed.
  private func partsHint(_ say: Language) -> Block? {
    if parts.isEmpty || isEmpty { return nil }
    let names = parts.map { say.inSentence(say.title(ofMetric: $0)) }.reduce(into: [String]()) { if !$0.contains($1) { $0.append($1) } }
    return .hint(RichText(say(ContextText.partsOf, ["names": .list(names, .comma)])))
  }

  /// - Parameter isWritten: Whether it is written into a file, where numbers have no commas.
  func comparison(_ say: Language, isWritten: Bool = false) -> Comparison {
    func shown(_ value: Value?) -> Comparison.Value? {
      value.map {
        .init(isWritten ? $0.written : $0.words(say), count: $0.days, countWords: say(ContextText.dayCount, ["count": .number($0.days)]))
      }
    }
    var shownRows: [Comparison.Row] = []
    var rest = rows[...]
    while let row = rest.popFirst() {
      if let lower = rest.first, let pressure = pressure(row, lower, say) {
        shownRows.append(pressure)
        rest = rest.dropFirst()
        continue
      }
      // That nothing was missing from the score is no news.
      if !isWritten, row.name == "wellness_coverage", [row.value, row.before].allSatisfy({ ($0?.number ?? 100) == 100 }) { continue }
      shownRows.append(
        Comparison.Row(
          row.title(say), [shown(row.value), shown(row.before)], isWords: (row.value ?? row.before)?.names.isEmpty == false))
    }
    let titles = isWritten ? [title, titleBefore] : [column(span, title, say), column(before, titleBefore, say)]
    return Comparison(titles, of: say(ContextText.days), rows: shownRows)
  }

  /// What a column is called above its numbers: `October`, `14 Nov – 27 Nov`; the year is told where the spans lie in two.
  func column(_ span: DaySpan, _ title: String, _ say: Language) -> String {
    // Of a month that goes on the days so far are compared.
    let period = Period(exactly: span) ?? Period(title)
    guard [period?.title ?? span.title, period?.description, span.description].contains(title) else { return title }
    let isOfOneYear = self.span.end.year == before.start.year
    switch period?.unit {
    case .month: return isOfOneYear ? say.name(of: span.start.monthOfYear) : say.month(of: span.start)
    case nil where span.start == span.end: return isOfOneYear ? say.day(span.start) : say.date(span.start)
    case nil:
      return say(DateText.span, ["from": .text(isOfOneYear ? say.day(span.start) : say.date(span.start)), "to": .text(isOfOneYear ? say.day(span.end) : say.date(span.end))])
    case .day?: return isOfOneYear ? say.day(span.start) : say.date(span.start)
    case .week?, .quarter?, .year?: return title
    }
  }

  /// The two numbers of a blood pressure as it is said, `132/84 mmHg`; nil of other rows, and where days have one of the two alone.
  private func pressure(_ upper: Row, _ lower: Row, _ say: Language) -> Comparison.Row? {
    guard upper.metric == MetricNames.systolic, lower.metric == MetricNames.diastolic, upper.value?.days == lower.value?.days,
      upper.before?.days == lower.before?.days
    else { return nil }
    func both(_ upper: Value?, _ lower: Value?) -> Comparison.Value? {
      guard let upper, let lower else { return nil }
      let words = say.pressure(upper.text, lower.text)
      return .init(words, count: upper.days, countWords: say(ContextText.dayCount, ["count": .number(upper.days)]))
    }
    return Comparison.Row(say.title(ofMetric: MetricNames.pressure), [both(upper.value, lower.value), both(upper.before, lower.before)])
  }

  /// The numbers for programs.
  private var table: Block {
    func cells(_ value: Value?) -> [String?] {
      [value.map { $0.number.map(decimalText) ?? ($0.names.isEmpty ? $0.text : $0.names.joined(separator: ", ")) }, value.map { "\($0.days)" }]
    }
    return .data(
      columns: ["name", "value", "days", "before", "days_before"], rows: rows.map { [$0.name] + cells($0.value) + cells($0.before) })
  }
}
