// How things go: up, down, or at another level since some day.

public import Documents
public import JournalCharts
public import JournalDates
public import JournalFindings
public import JournalLanguage
public import JournalModel
import JournalReports
import JournalStatistics
public import PlainFormats

/// The courses of some measures.
public struct TrendsReport: FindingReport {
  public let span: DaySpan
  public let courses: [Course]
  public let labels: MoodLabels
  /// Whether each is told in full: its line, its weeks and what was written around its changes.
  public let isDetailed: Bool
  /// By the name of the measure.
  public var charts: [String: Chart] = [:]
  /// What was written in the days around a change, by the day of that.
  public var words: [CalendarDay: [Written]] = [:]
  /// How many more days a first trend needs, where there is none.
  public var missingDays: Int?
  public var remarks: [DayRemark] = []
  public var privateEntries = 0
  public var privateDays: [CalendarDay] = []

  public struct Written: Sendable {
    public let day: CalendarDay, path: String, text: String
    public init(_ day: CalendarDay, path: String, _ text: String) { (self.day, self.path, self.text) = (day, path, text) }
  }

  public init(_ courses: [Course], in span: DaySpan, isDetailed: Bool, labels: MoodLabels) {
    (self.courses, self.span, self.isDetailed, self.labels) = (courses, span, isDetailed, labels)
  }

  public var isKnown: Bool { !courses.isEmpty }

  /// A month of a trend is so many days.
  static let month = 30.0

  public func document(in say: Language) -> Document {
    let words = MeasureWords(say, labels)
    var document = Document(RichText(say(TrendText.title, ["days": .text(say.title(of: span))])), opensWithTitle: true)
    document.titleIsHeading = true
    document.add(privateEntries: privateEntries, say)
    document += table
    if courses.isEmpty {
      document += .paragraph(RichText(say(TrendText.nothing)))
      document += .facts([.quiet(say(FindingText.missing, ["count": .number(missingDays ?? Course.leastSpan)]))])
    }
    if isDetailed {
      for course in courses { add(course, to: &document, words) }
    } else if !courses.isEmpty {
      document += .table(overview(words))
    }
    remarks.add(to: &document, words)
    document.add(privateDays: privateDays, say)
    return document
  }

  private func overview(_ words: MeasureWords) -> Table {
    let say = words.say
    let rows = courses.map { course in
      let named = Finding.Named(course.measure)
      return [named.title, direction(course, words), words.value(course.mean, of: named), change(course, words)]
    }
    let heads = [say(TrendText.measure), say(TrendText.trend), say(TrendText.mean), say(TrendText.lastChange)]
    // A column that says nothing of any of them would only ask what is missing.
    let shown = rows.allSatisfy { $0[3].isEmpty } ? 3 : 4
    return Table(Array(heads.prefix(shown)), words: rows.map { Array($0.prefix(shown)) }, left: 2)
  }

  private func direction(_ course: Course, _ words: MeasureWords) -> String {
    guard let trend = course.trend else {
      let few = words.say(TrendText.tooFew, ["count": .number(course.measure.count)])
      return words.say(.list([few, words.say(FindingText.missing, ["count": .number(course.missingDays)])], .dots))
    }
    let key = words.isClock(Finding.Named(course.measure)) ? TrendText.later : TrendText.direction
    return words.say(key, ["direction": .text(trend.direction.rawValue)])
  }

  private func change(_ course: Course, _ words: MeasureWords) -> String {
    guard let change = course.lastChange else { return "" }
    let named = Finding.Named(course.measure)
    if let passing = course.passing {
      return words.say(
        TrendText.passing,
        [
          "days": .text(words.say.title(of: passing.away.span, .short)),
          "value": .text(words.value(passing.away.mean, of: named)), "before": .text(words.value(passing.before.mean, of: named)),
          "after": .text(words.value(passing.after.mean, of: named)),
        ])
    }
    return words.say(
      course.turnsBack ? TrendText.turned : TrendText.changed,
      [
        "day": .text(words.say.short(change.day, in: span.end.year)), "after": .text(words.value(change.after.mean, of: named)),
        "before": .text(words.value(change.before.mean, of: named)),
      ])
  }

  private func add(_ course: Course, to document: inout Document, _ words: MeasureWords) {
    let (say, named) = (words.say, Finding.Named(course.measure))
    document += .heading(RichText(named.title))
    var facts: [RichText] = [RichText(direction(course, words))]
    if let trend = course.trend, trend.direction != .unclear {
      func monthly(_ slope: Double) -> String { words.signed(slope * Self.month, of: named) }
      facts.append(
        .quiet(
          say(
            TrendText.slope,
            [
              "change": .text(monthly(trend.line.slope)), "low": .text(monthly(trend.line.interval.lowerBound)),
              "high": .text(monthly(trend.line.interval.upperBound)),
            ])))
    }
    facts.append(.quiet(say(TrendText.usual, ["value": .text(words.value(course.mean, of: named))])))
    document += .facts(facts)
    if let chart = charts[course.measure.name] { document += .chart(chart) }
    if course.levels.count > 1 { addChanges(of: course, named, to: &document, words) }
    if named.kind == .mood, let text = course.week.flatMap({ words.told($0, of: named) }) { document += .paragraph(RichText(text)) }
    if let weeks = weekly(course, words) {
      document += .folded(RichText(say(TrendText.weekly)), [.table(weeks)])
    }
  }

  private func addChanges(of course: Course, _ named: Finding.Named, to document: inout Document, _ words: MeasureWords) {
    let say = words.say
    document += .group(RichText(say(TrendText.changes)))
    for (before, after) in zip(course.levels, course.levels.dropFirst()) {
      document += .paragraph(
        RichText(
          say(
            TrendText.change,
            [
              "day": .day(after.span.start), "before": .text(words.value(before.mean, of: named)),
              "after": .text(words.value(after.mean, of: named)),
            ])), depth: 1)
      let written = self.words[after.span.start] ?? []
      if written.isEmpty { continue }
      document += .paragraph(.quiet(say(TrendText.around)), depth: 2)
      document += .list(
        ItemList(written.map { ListItem(.bullet, Prose($0.text, in: $0.path), facts: [.quiet(say.short($0.day, in: span.end.year))]) }))
    }
  }

  /// So many weeks are told, which is more than a year.
  private static let mostWeeks = 60

  /// The means of its weeks.
  private func weekly(_ course: Course, _ words: MeasureWords) -> Table? {
    let weeks = course.weeks.suffix(Self.mostWeeks)
    if weeks.count < 2 { return nil }
    let named = Finding.Named(course.measure)
    return Table(
      [words.say(TrendText.week), words.say(TrendText.mean), words.say(TrendText.days)],
      words: weeks.map { ["\($0.week)", words.value($0.mean, of: named), "\($0.count)"] })
  }

  public func json(in say: Language) -> JSONValue {
    [
      .schema: .answerSchema, .start: .string(span.start.description), .end: .string(span.end.description),
      .metrics: JSONValue(
        courses.map { course -> JSONValue in
          var object: JSONObject = [
            .metric: Finding.Named(course.measure).json, .days: .int(course.measure.count), .mean: .double(course.mean),
            .trend: course.trend.map { trend -> JSONValue in
              [
                .direction: .string(trend.direction.rawValue), .slope: .double(trend.line.slope),
                .low: .double(trend.line.interval.lowerBound),
                .high: .double(trend.line.interval.upperBound), .probability: .double(trend.p),
              ]
            } ?? .null,
            .levels: JSONValue(
              course.levels.map {
                [
                  .start: .string($0.span.start.description), .end: .string($0.span.end.description), .days: .int($0.count),
                  .mean: .double($0.mean),
                ]
              }),
          ]
          if isDetailed { object.append(.weeks, weeks(of: course)) }
          return .object(object)
        }),
      .remarks: remarks.json(MeasureWords(say, labels)), .privateEntries: .int(privateEntries),
    ]
  }

  /// All of them: a program can leave out what it does not want.
  private func weeks(of course: Course) -> JSONValue {
    JSONValue(course.weeks.map { [.week: .string("\($0.week)"), .days: .int($0.count), .mean: .double($0.mean)] })
  }
}
