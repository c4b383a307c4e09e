// What is ahead: tomorrow's usual ranges, the days of goals, and what may break this week.

public import Documents
public import JournalDates
public import JournalFindings
public import JournalLanguage
public import JournalModel
import JournalReports
public import JournalStatistics
public import PlainFormats

/// What the days so far say of those to come.
public struct OutlookReport: FindingReport {
  public struct Expected: Sendable {
    public let measure: Finding.Named
    public let forecast: Forecast
    public init(_ measure: Finding.Named, _ forecast: Forecast) { (self.measure, self.forecast) = (measure, forecast) }
  }

  public struct GoalDay: Sendable {
    public let title: String, slug: String, due: CalendarDay?, early, likely, late: CalendarDay?
    /// In hundredths; nil where it is not due, or too little is known.
    public let chance: Double?

    public init(
      title: String, slug: String, due: CalendarDay?, early: CalendarDay?, likely: CalendarDay?, late: CalendarDay?, chance: Double?
    ) {
      (self.title, self.slug, self.due, self.chance) = (title, slug, due, chance)
      (self.early, self.likely, self.late) = (early, likely, late)
    }
  }

  public struct Risk: Sendable {
    public let title: String, slug: String, day: CalendarDay, done: Int, asked: Int, streak: Int
    public init(title: String, slug: String, day: CalendarDay, done: Int, asked: Int, streak: Int) {
      (self.title, self.slug, self.day) = (title, slug, day)
      (self.done, self.asked, self.streak) = (done, asked, streak)
    }
  }

  public let today: CalendarDay
  public let expected: [Expected]
  public let goals: [GoalDay]
  public let risks: [Risk]
  public let labels: MoodLabels
  public var privateEntries = 0
  /// How many more days a first range needs.
  public var missingDays = 0
  /// What is due tomorrow, the most urgent first.
  public var due: [String] = []

  public init(_ expected: [Expected], _ goals: [GoalDay], _ risks: [Risk], today: CalendarDay, labels: MoodLabels) {
    (self.expected, self.goals, self.risks, self.today, self.labels) = (expected, goals, risks, today, labels)
  }

  public var isKnown: Bool { !expected.isEmpty || !goals.isEmpty || !risks.isEmpty || !due.isEmpty }

  public func document(in say: Language) -> Document {
    let words = MeasureWords(say, labels)
    let tomorrow = today.advanced(by: 1)
    var document = Document(
      RichText(say(OutlookText.title, ["day": .text(say.weekdayAndDate(tomorrow, .long))])), opensWithTitle: true)
    document.titleIsHeading = true
    document.add(privateEntries: privateEntries, say)
    document += table
    if !due.isEmpty {
      document += .heading(RichText(say(TodayText.due)))
      document += .list(ItemList(due.map { ListItem(.box(.open), Prose(escaped($0))) }))
      if expected.isEmpty { document += .space }
    }
    if expected.isEmpty {
      document += .paragraph(RichText(say(OutlookText.tooFew, ["count": .number(Forecast.leastErrors + 2)])))
      if missingDays > 0 { document += .facts([.quiet(say(FindingText.missing, ["count": .number(missingDays)]))]) }
    } else {
      document += .heading(RichText(say(OutlookText.tomorrow)))
      document += .table(
        Table(
          [say(OutlookText.what), say(OutlookText.range), say(OutlookText.hits), say(OutlookText.by)],
          words: expected.map { one in
            let (low, high) = bounds(one)
            return [
              one.measure.title,
              say(
                OutlookText.between,
                ["low": .text(told(low, one.measure, words)), "high": .text(told(high, one.measure, words))]),
              say(OutlookText.hitCount, ["count": .number(one.forecast.hits.count), "of": .number(one.forecast.hits.of)]),
              say(OutlookText.method, ["method": .text(one.forecast.method.rawValue)]),
            ]
          }))
      document += .hint(RichText(say(OutlookText.note)))
    }
    if !goals.isEmpty {
      document += .heading(RichText(say(OutlookText.goals)))
      document += .definitions(goals.map { Definition($0.title, told($0, say)) })
    }
    document += .heading(RichText(say(OutlookText.risks)))
    if risks.isEmpty {
      document += .paragraph(.quiet(say(OutlookText.noRisk)))
    } else {
      document += .definitions(
        risks.map { risk in
          Definition(
            risk.title,
            say(
              risk.streak > 2 ? OutlookText.riskStreak : OutlookText.risk,
              [
                "weekday": .text(say.name(of: risk.day.weekday)), "missed": .number(risk.asked - risk.done), "asked": .number(risk.asked),
                "count": .number(risk.streak),
              ]))
        })
    }
    return document
  }

  /// A border of a range: of moods the level that it is nearest to.
  private func told(_ number: Double, _ named: Finding.Named, _ words: MeasureWords) -> String {
    words.border(named.kind == .mood ? number.rounded() : number, of: named)
  }

  /// A range never leaves what a thing can be.
  func bounds(_ one: Expected) -> (Double, Double) {
    let range = one.forecast.range
    if one.measure.kind == .mood { return (max(0, range.lowerBound), min(4, range.upperBound)) }
    guard one.measure.kind == .metric, let bounds = MetricNames.bounds(of: one.measure.name) else {
      return (range.lowerBound, range.upperBound)
    }
    return (max(bounds.lowerBound, range.lowerBound), min(bounds.upperBound, range.upperBound))
  }

  private func told(_ goal: GoalDay, _ say: Language) -> String {
    func short(_ day: CalendarDay) -> String { say.short(day, in: today.year) }
    var parts: [String] = []
    if let likely = goal.likely {
      if let early = goal.early, let late = goal.late, early != late {
        parts.append(say(OutlookText.goalBetween, ["day": .text(short(likely)), "early": .text(short(early)), "late": .text(short(late))]))
      } else {
        parts.append(say(OutlookText.goalLikely, ["day": .text(short(likely))]))
      }
    } else if goal.chance == nil {
      // Where it is told how likely it is in time, that says as much.
      parts.append(say(OutlookText.goalUnclear))
    }
    if let due = goal.due { parts.append(say(OutlookText.goalDue, ["day": .text(short(due))])) }
    if let chance = goal.chance { parts.append(say(OutlookText.goalChance, ["percent": .number(MeasureWords.percent(chance))])) }
    return say(.list(parts, .dots))
  }

  public func json(in say: Language) -> JSONValue {
    func day(_ day: CalendarDay?) -> JSONValue { JSONValue(day?.description) }
    return [
      .schema: .answerSchema, .date: .string(today.advanced(by: 1).description),
      .expected: JSONValue(
        expected.map { one in
          [
            .metric: one.measure.json, .value: .double(one.forecast.value), .low: .double(bounds(one).0), .high: .double(bounds(one).1),
            .by: .string(one.forecast.method.rawValue), .matches: .int(one.forecast.hits.count), .of: .int(one.forecast.hits.of),
          ]
        }),
      .goals: JSONValue(
        goals.map {
          [
            .slug: .string($0.slug), .title: .string($0.title), .due: day($0.due), .early: day($0.early), .likely: day($0.likely),
            .late: day($0.late),
            .probability: JSONValue($0.chance),
          ]
        }),
      .habits: JSONValue(
        risks.map {
          [
            .slug: .string($0.slug), .title: .string($0.title), .date: .string($0.day.description), .done: .int($0.done),
            .asked: .int($0.asked),
            .current: .int($0.streak),
          ]
        }),
      .privateEntries: .int(privateEntries),
    ]
  }
}
