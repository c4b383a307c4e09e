// Two things of days in full: both halves, by weekday, every day behind it.

public import Documents
public import JournalCharts
public import JournalDates
public import JournalFindings
public import JournalLanguage
public import JournalModel
import JournalReports
import JournalStatistics
public import PlainFormats

/// One pair with the days behind it.
public struct PairReport: Sendable {
  public let lead, other: Finding.Named
  /// Nil where no day knows both, or one of them never varies.
  public let finding: Finding?
  /// Its other lags, where those were looked at too.
  public let besides: [Finding]
  public let span: DaySpan
  /// Days that know both, with what each says.
  public let days: [(day: CalendarDay, lead: Double, other: Double)]
  public let labels: MoodLabels
  /// How many days each of the two has, of yes and no those that say yes.
  private let counts: (lead: Int, other: Int)
  /// Among how many comparisons it was judged.
  public var comparisons: Int?
  /// The cloud of marks, where both are numbers.
  public var charts: [Chart] = []
  public var remarks: [DayRemark] = []
  public var privateEntries = 0
  public var privateDays: [CalendarDay] = []

  /// - Parameter survey: What the whole reports on the two say of them.
  public init(_ first: DailyMeasure, _ second: DailyMeasure, in span: DaySpan, _ survey: [Finding], labels: MoodLabels) {
    // Where neither day stands out, the same day is told.
    let stands = survey.contains { $0.tier >= .tentative }
    let sorted = survey.sorted { a, b in
      stands ? (a.tier, a.effect.value.magnitude) > (b.tier, b.effect.value.magnitude) : a.lag < b.lag
    }
    (finding, besides) = (sorted.first, Array(sorted.dropFirst()))
    (self.span, self.labels) = (span, labels)
    let isTurned = finding.map { $0.lead.name != first.name } ?? false
    let (lead, other) = isTurned ? (second, first) : (first, second)
    (self.lead, self.other) = (Finding.Named(lead), Finding.Named(other))
    func count(_ measure: DailyMeasure) -> Int { measure.isYesNo ? measure.series.values.count { $0 > 0 } : measure.count }
    counts = (count(lead), count(other))
    let lag = finding?.lag ?? 0
    var days: [(day: CalendarDay, lead: Double, other: Double)] = []
    for place in other.series.values.indices where place >= lag {
      let (x, y) = (lead.series.values[place - lag], other.series.values[place])
      if !x.isNaN, !y.isNaN { days.append((other.series.day(at: place), x, y)) }
    }
    self.days = days
  }

  /// - Parameter tellsReasons: Whether every day is told.
  public func document(tellsReasons: Bool, in say: Language) -> Document {
    let words = MeasureWords(say, labels)
    let names = say(InsightText.pairTitle, ["lead": .text(lead.title), "other": .text(other.title)])
    var document = Document(RichText(say(.list([names, say.title(of: span)], .dots))), opensWithTitle: true)
    document.titleIsHeading = true
    document.add(privateEntries: privateEntries, say)
    document += table(tellsReasons: tellsReasons)
    if days.count < PairRules.leastPairs {
      document += .paragraph(RichText(needs(say)))
      if let finding { document += .table(groupTable(finding, words)) }
      remarks.add(to: &document, words)
      return document
    }
    guard let finding else {
      document += .paragraph(RichText(say(InsightText.nothing)))
      remarks.add(to: &document, words)
      return document
    }
    document.blocks += words.blocks(finding)
    if finding.tier != .notEnough {
      let judged = comparisons.map { say(InsightText.family, ["count": .number($0), "subject": .text(words.name(finding.other))]) }
      document += .facts(([say(FindingText.adjusted)] + [judged].compactMap(\.self)).map { .quiet($0) }, depth: 1)
    }
    if finding.tier >= .tentative, finding.isPlainToSee {
      document += .paragraph(RichText(say(finding.holdsInBothHalves ? InsightText.halves : InsightText.halvesNot)), depth: 1)
    }
    document += .table(groupTable(finding, words))
    if let halves = halvesTable(finding, words) { document += .table(halves) }
    for chart in charts { document += .chart(chart) }
    if let week = weekTable(words) {
      document += .heading(RichText(say(InsightText.byWeekday)))
      document += .table(week)
    }
    if tellsReasons {
      document += .heading(RichText(say(InsightText.daysBehind)))
      document += .table(dayTable(words))
    }
    if finding.tier == .likely { document += .hint(RichText(say(InsightText.goesWith))) }
    remarks.add(to: &document, words)
    document.add(privateDays: privateDays, say)
    return document
  }

  /// How many days there are, and how many a comparison needs.
  private func needs(_ say: Language) -> String {
    say(
      InsightText.pairNeeds,
      [
        "first": .text(lead.title), "firstDays": .number(counts.lead), "second": .text(other.title), "secondDays": .number(counts.other),
        "both": .number(days.count), "least": .number(PairRules.leastPairs), "rare": .flag(lead.isYesNo || other.isYesNo),
        "group": .number(PairRules.leastOfGroup),
      ])
  }

  private func groupTable(_ finding: Finding, _ words: MeasureWords) -> Table {
    let say = words.say
    let much = finding.groups.split.map { words.above($0, lead) } ?? words.name(lead)
    let isMood = other.kind == .mood
    func row(_ title: String, _ group: Finding.Group) -> [String] {
      let share = isMood ? [say.numbers.percent(MeasureWords.percent(group.share))] : []
      return [title, "\(group.count)", words.value(group.mean, of: other)] + share
    }
    let share = isMood ? [say(InsightText.moodOrBetter, ["mood": .text(words.goodMood)])] : []
    return Table(
      [say(InsightText.group), say(InsightText.count), other.title] + share,
      words: [row(much, finding.groups.high), row(say(InsightText.little), finding.groups.low)])
  }

  /// One half of the days: what the other was on days with much of the lead and on the others.
  private struct Half {
    let span: DaySpan
    let high, low: [Double]

    init(_ days: ArraySlice<(day: CalendarDay, lead: Double, other: Double)>, border: Double, in span: DaySpan) {
      self.span = DaySpan(spanning: days.first?.day ?? span.start, days.last?.day ?? span.end)
      high = days.filter { $0.lead > border }.map(\.other)
      low = days.filter { $0.lead <= border }.map(\.other)
    }
  }

  /// Both halves of the days; none where they are too few to be parted.
  private func halves(_ finding: Finding) -> [Half] {
    if days.count < 2 * PairRules.leastOfGroup { return [] }
    let middle = days.count / 2
    return [days.prefix(middle), days.suffix(days.count - middle)].map { Half($0, border: finding.groups.split ?? 0, in: span) }
  }

  private func halvesTable(_ finding: Finding, _ words: MeasureWords) -> Table? {
    let halves = halves(finding)
    if halves.isEmpty { return nil }
    let say = words.say
    func mean(_ numbers: [Double]) -> String { Summary.mean(numbers).map { words.value($0, of: other) } ?? "–" }
    let much = finding.groups.split.map { words.above($0, lead) } ?? words.name(lead)
    return Table(
      [other.title, say(InsightText.count), much, say(InsightText.little)],
      words: halves.map { [say.title(of: $0.span), "\($0.high.count + $0.low.count)", mean($0.high), mean($0.low)] })
  }

  private func weekTable(_ words: MeasureWords) -> Table? {
    let groups = Dictionary(grouping: days) { $0.day.weekday }
    guard days.count >= 28 else { return nil }
    let say = words.say
    func mean(_ numbers: [Double], _ named: Finding.Named) -> String {
      numbers.isEmpty ? "–" : words.value(numbers.reduce(0, +) / Double(numbers.count), of: named)
    }
    let rows = Weekday.allCases.map { weekday -> [String] in
      let days = groups[weekday] ?? []
      return [say.name(of: weekday), "\(days.count)", mean(days.map(\.lead), lead), mean(days.map(\.other), other)]
    }
    return Table([say(InsightText.weekday), say(InsightText.count), lead.title, other.title], words: rows)
  }

  private func dayTable(_ words: MeasureWords) -> Table {
    let say = words.say
    func told(_ number: Double, _ named: Finding.Named) -> String {
      if named.isYesNo { return say(number > 0 ? InsightText.yes : InsightText.no) }
      if named.kind == .mood { return say.name(of: Mood(rawValue: Int(number)) ?? .average, labels) }
      return words.value(number, of: named)
    }
    return Table(
      [say(InsightText.day), lead.title, other.title],
      words: days.map { [$0.day.description, told($0.lead, lead), told($0.other, other)] })
  }

  /// - Parameter tellsReasons: Whether every day is told.
  public func json(tellsReasons: Bool, in say: Language) -> JSONValue {
    let words = MeasureWords(say, labels)
    var object: JSONObject = [
      .schema: .answerSchema, .lead: lead.json, .other: other.json, .start: .string(span.start.description),
      .end: .string(span.end.description),
      .findings: JSONValue(([finding].compactMap(\.self) + besides).map { $0.json(words.sentence($0)) }),
      .halves: JSONValue(
        (finding.map(halves) ?? []).map { half in
          [
            .start: .string(half.span.start.description), .end: .string(half.span.end.description),
            .groups: JSONValue([half.high, half.low].map { [.days: .int($0.count), .mean: JSONValue(Summary.mean($0))] }),
          ]
        }),
      .remarks: remarks.json(words), .privateEntries: .int(privateEntries),
    ]
    if tellsReasons {
      object.append(
        .days, JSONValue(days.map { [.date: .string($0.day.description), .lead: .double($0.lead), .other: .double($0.other)] }))
    }
    return .object(object)
  }
}
