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
    document.add(privateEntries: privateEntries, say)
    document += table
    return document
  }

  /// The same as a part of another report.
  func section(_ say: Language) -> [Block] { [.heading(RichText(say(ContextText.title))), .comparison(comparison(say)), table] }

  /// The same as a part of the report of some days, which says what of today is left out.
  func part(_ say: Language) -> [Block] {
    [.heading(RichText(say(ContextText.title)))] + (isEmpty ? [] : [.comparison(comparison(say))])
      + (leavesOutToday ? [.hint(RichText(say(ContextText.todayLeft)))] : [])
  }

  /// - Parameter isWritten: Whether it is written into a file, where numbers have no commas.
  func comparison(_ say: Language, isWritten: Bool = false) -> Comparison {
    func shown(_ value: Value?) -> Comparison.Value? {
      value.map {
        .init(isWritten ? $0.text : $0.words(say), count: $0.days, countWords: say(ContextText.dayCount, ["count": .number($0.days)]))
      }
    }
    return Comparison(
      [title, titleBefore], of: say(ContextText.days),
      rows: rows.map { row in
        Comparison.Row(
          isWritten ? row.title : row.title(say), [shown(row.value), shown(row.before)],
          isWords: (row.value ?? row.before)?.names.isEmpty == false)
      })
  }

  /// The numbers for programs.
  private var table: Block {
    func cells(_ value: Value?) -> [String?] {
      [value.map { $0.number.map(decimalText) ?? $0.names.joined(separator: ", ") }, value.map { "\($0.days)" }]
    }
    return .data(
      columns: ["name", "value", "days", "before", "days_before"], rows: rows.map { [$0.name] + cells($0.value) + cells($0.before) })
  }
}
