// What entries come to in groups, as a document and as JSON.

public import Documents
import JournalDates
public import JournalIndex
public import JournalLanguage
public import JournalModel
public import JournalQuery
public import PlainFormats

/// Groups of entries, and what is told of each.
public struct EntryGroupReport: Sendable {
  public let grouping: EntryGrouping
  public let figures: [GroupFigure]
  /// Whether people are told how many entries each group has.
  let isCounted: Bool
  private let labels: MoodLabels
  public let groups: [EntryGroup]

  /// What the entries come to that a query is about; the parameters are those of `Workspace.groups`.
  /// - Throws: `EntryListError`, and what reading the index does.
  public init(
    _ index: JournalIndex, _ query: Query, by grouping: EntryGrouping, _ figures: [GroupFigure], isCounted: Bool,
    sortedBy orders: [String], limit: Int?, labels: MoodLabels, words: WordOrder, for audience: Audience
  ) throws {
    var groups = EntryGroups(by: grouping, figures, labels, words)
    var selection = EntrySelection(query)
    selection.keys = groups.keys
    selection.audience = audience
    for key in selection.keys where key != "mood" { try index.refuseUnknown(key) }
    selection.hasTags = groups.needsTags
    selection.hasMetricDays = grouping.isOfDays
    selection.isOrdered = false
    selection.hasNames = false
    let ranks = try orders.map { order throws(EntryListError) in try EntryGroupOrder(order, figures: figures) }
    try index.forEachEntry(selection) { groups.add($0) }
    let all = groups.all
    for (place, figure) in figures.enumerated() where figure.kind == .sum && all.contains(where: { $0.values[place].isClock }) {
      throw EntryListError.sumOfTimes(figure.key)
    }
    let sorted = EntryGroupOrder.sorted(all, by: ranks)
    (self.grouping, self.figures, self.isCounted, self.labels) = (grouping, figures, isCounted, labels)
    self.groups = limit.map { Array(sorted.prefix($0)) } ?? sorted
  }

  /// For programs.
  public var json: JSONValue {
    [.schema: .answerSchema, .group: .string(grouping.rawValue), .groups: JSONValue(groups.map { json($0) })]
  }

  /// A table with a row a group, for people and for programs.
  public func document(in say: Language) -> Document {
    var document = screen(in: say)
    document += table
    return document
  }

  /// The same for people alone.
  public func screen(in say: Language) -> Document {
    var document = Document(RichText(say(ListText.groups, ["group": .text(grouping.rawValue)])), opensWithTitle: false)
    let counts = isCounted ? [Table.Column(RichText(say(ListText.count)), .trailing)] : []
    let columns =
      [Table.Column(RichText(say(ListText.group, ["group": .text(grouping.rawValue)])))] + counts
      + figures.map { figure in
        let name = say(ListText.figure, ["figure": .text(figure.kind.rawValue), "key": .text(figure.key)])
        return Table.Column(RichText(name), .trailing)
      }
    let rows = groups.map { group in
      ([name(of: group, say)] + (isCounted ? [say.numbers.written("\(group.count)")] : [])
        + zip(figures, group.values).map { words($1, of: group.count, key: $0.key, say) })
        .map { Table.Cell(RichText($0)) }
    }
    document += .table(Table(columns, rows: rows, fit: .fitted))
    return document
  }

  /// As people call it: a kind, a weekday and a mood by the words of the language.
  private func name(of group: EntryGroup, _ say: Language) -> String {
    guard let name = group.name else { return "–" }
    switch grouping {
    case .type: return say(KindText.title, ["kind": .text(name)])
    case .weekday: return Weekday.allCases.first { $0.name == name }.map { say.name(of: $0) } ?? name
    case .mood: return Mood.allCases.first { labels.name(of: $0) == name }.map { say.name(of: $0, labels) } ?? name
    case .day, .week, .month, .quarter, .year, .tag: return name
    }
  }

  /// The groups for programs: beside each figure stands of how many entries it is.
  private var table: Block {
    let isOfPeriods = grouping.unit != nil
    return .data(
      columns: [grouping.rawValue] + (isOfPeriods ? ["start", "end"] : []) + ["count"]
        + figures.flatMap { ["\($0.kind.rawValue)_\($0.key)", "\($0.kind.rawValue)_\($0.key)_n"] },
      rows: groups.map { group in
        let span = isOfPeriods ? [group.span?.start.description, group.span?.end.description] : []
        return [group.name] + span + ["\(group.count)"] + group.values.flatMap { [number($0, steps: 1_000_000), "\($0.entries)"] }
      })
  }

  private func words(_ value: EntryGroup.Value, of count: Int, key: String, _ say: Language) -> String {
    let words = value.number.map { value.isClock ? clock($0) : MetricNames.shortWords($0, of: key, say.numbers) }
    return words.map { $0 + (value.entries == count ? "" : " (n=\(value.entries))") } ?? "–"
  }

  private func number(_ value: EntryGroup.Value, steps: Double) -> String? {
    value.number.map { value.isClock ? clock($0) : decimalText(rounded($0, steps)) }
  }

  private func json(_ group: EntryGroup) -> JSONValue {
    let figures = zip(figures, group.values).map { figure, value -> JSONValue in
      let number: JSONValue = value.number.map { value.isClock ? .string(clock($0)) : .number(rounded($0, 1_000_000)) } ?? .null
      return [.figure: .string(figure.kind.rawValue), .key: .string(figure.key), .value: number, .n: .int(value.entries)]
    }
    return [
      .group: JSONValue(group.name),
      .start: JSONValue(group.span?.start.description),
      .end: JSONValue(group.span?.end.description),
      .count: .int(group.count),
      .figures: JSONValue(figures),
    ]
  }

  /// Minutes as a time of the day; a number among times as it is where it cannot be one.
  private func clock(_ minutes: Double) -> String {
    TimeOfDay(nearest: minutes)?.description ?? decimalText(rounded(minutes, 100))
  }

  private func rounded(_ number: Double, _ steps: Double) -> Double {
    abs(number) < 1e15 / steps ? (number * steps).rounded() / steps : number
  }
}
