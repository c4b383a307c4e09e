// Some days beside others, thing by thing.

public import Documents
import JournalDates
public import JournalFindings
public import JournalLanguage
public import JournalModel
import JournalReports
public import PlainFormats

/// Two sets of days.
public struct ComparisonReport: FindingReport {
  public struct Side: Sendable {
    public let title: String
    /// How many of its days say anything.
    public let days: Int
    public init(_ title: String, days: Int) { (self.title, self.days) = (title, days) }
  }

  public let first, second: Side
  public let comparisons: [SpanComparison]
  public let labels: MoodLabels
  /// Whether also what differs little is told.
  public let tellsAll: Bool
  /// By what the days were told apart, as it is typed; nil of periods.
  public var asked: Finding.Named?
  public var remarks: [DayRemark] = []
  public var privateEntries = 0

  /// So many are told without being asked for, besides those that differ beyond chance.
  private static let most = 12

  public init(_ first: Side, _ second: Side, _ comparisons: [SpanComparison], tellsAll: Bool, labels: MoodLabels) {
    (self.first, self.second, self.comparisons) = (first, second, comparisons)
    (self.tellsAll, self.labels) = (tellsAll, labels)
  }

  public var isKnown: Bool { !comparisons.isEmpty }
  private var clear: Int { comparisons.count { $0.tier == .likely } }
  /// Whether anything could be told from chance at all: a week alone has too few days.
  private var isTested: Bool { comparisons.contains { $0.effect != nil } }

  public func document(in say: Language) -> Document {
    let words = MeasureWords(say, labels)
    var document = Document(
      RichText(say.opening(say(CompareText.title, ["first": .text(first.title), "second": .text(second.title)]))), opensWithTitle: true)
    document.titleIsHeading = true
    document += .facts(
      [first, second].map { side in
        .quiet(say(CompareText.side, ["title": .text(side.title), "count": .number(side.days)]))
      })
    document.add(privateEntries: privateEntries, say)
    document += table
    let shown = tellsAll ? comparisons : Array(comparisons.prefix(max(Self.most, clear + 1)))
    if comparisons.isEmpty {
      let empty = [first, second].filter { $0.days == 0 }.map(\.title)
      let words =
        empty.isEmpty ? say(CompareText.nothing) : say(CompareText.noDays, ["words": .quoted(empty, .or)])
      document += .paragraph(RichText(words))
      return document
    }
    let tested = comparisons.count { $0.effect != nil }
    document += .paragraph(
      RichText(
        isTested
          ? say(CompareText.compared, ["count": .number(tested), "clear": .number(clear)])
          : say(CompareText.untested, ["count": .number(comparisons.count), "least": .number(PairRules.leastOfGroup)])))
    let heads = [say(CompareText.what), first.title, second.title, say(CompareText.difference)]
    document += .table(
      Table(heads + (isTested ? [say(CompareText.verdict)] : []), words: shown.map { Array(row($0, words).prefix(isTested ? 5 : 4)) }))
    document += .hint(RichText(say(CompareText.direction, ["first": .text(first.title), "second": .text(second.title)])))
    document += .hint(RichText(say(CompareText.note)))
    if let asked { document += .hint(RichText(marked: say(CompareText.plain, ["name": .text(InsightsReport.typed(asked))]))) }
    remarks.add(to: &document, words)
    if shown.count < comparisons.count {
      document += .hint(RichText(marked: say(CompareText.showAll, ["count": .number(comparisons.count - shown.count)])))
    }
    return document
  }

  private func row(_ comparison: SpanComparison, _ words: MeasureWords) -> [String] {
    let (say, named) = (words.say, comparison.measure)
    func told(_ side: SpanComparison.Side) -> String { side.mean.map { words.value($0, of: named) } ?? "–" }
    var difference = ""
    if let first = comparison.first.mean, let second = comparison.second.mean {
      difference = words.signed(second - first, of: named)
    }
    let verdict =
      switch comparison.tier {
      case .likely: say(CompareText.clear)
      case .tentative: say(CompareText.unclear)
      case .none: "–"
      case .notEnough: say(CompareText.tooFew, ["count": .number(comparison.missingDays ?? 0)])
      }
    return [named.title, told(comparison.first), told(comparison.second), difference, verdict]
  }

  public func json(in say: Language) -> JSONValue {
    func side(_ side: SpanComparison.Side) -> JSONValue {
      [.days: .int(side.count), .mean: JSONValue(side.mean), .reaching: .int(side.reaching)]
    }
    return [
      .schema: .answerSchema, .first: .string(first.title), .second: .string(second.title),
      .comparisons: JSONValue(
        comparisons.map { comparison in
          [
            .metric: comparison.measure.json, .first: side(comparison.first), .second: side(comparison.second),
            .tier: .string(comparison.tier.rawValue), .delta: JSONValue(comparison.effect?.delta),
            .shift: JSONValue(comparison.effect?.shift), .probability: JSONValue(comparison.effect?.p),
            .missingDays: JSONValue(comparison.missingDays),
          ]
        }),
      .remarks: remarks.json(MeasureWords(say, labels)), .privateEntries: .int(privateEntries),
    ]
  }
}
