// Personal bests, streaks, firsts, and words of praise, each with its day and file.

public import Documents
public import JournalDates
public import JournalFindings
public import JournalLanguage
public import JournalModel
import JournalReports
public import PlainFormats

/// What a person did that they had not done before.
public struct RecordsReport: FindingReport {
  public struct Streak: Sendable {
    public let title: String, path: String, count: Int, span: DaySpan, isGoing: Bool
    /// Of a habit that counts weeks or stretches its best streak, as the report of streaks tells it: the unit, and how many.
    public var units: (unit: String, count: Int, span: DaySpan, isGoing: Bool)?
    public init(title: String, path: String, count: Int, span: DaySpan, isGoing: Bool) {
      (self.title, self.path, self.count, self.span, self.isGoing) = (title, path, count, span, isGoing)
    }
  }

  public enum First: Sendable { case day, habit, goal, milestone }

  public let today: CalendarDay
  public let bests: [PersonalBest]
  public let streaks: [Streak]
  public let firsts: [(first: First, event: Achievement.Event)]
  public let achievements: [(achievement: Achievement, event: Achievement.Event)]
  public let labels: MoodLabels
  /// The files of days, for bests.
  public let paths: [CalendarDay: String]
  /// Where the number of each best stands, which of an imported one is not the file of its day.
  public var bestPaths: [String?] = []
  /// How many more days a first best needs.
  public var missingDays = 0
  public var privateEntries = 0

  public init(
    _ bests: [PersonalBest], _ streaks: [Streak], _ firsts: [(first: First, event: Achievement.Event)],
    _ achievements: [(achievement: Achievement, event: Achievement.Event)], paths: [CalendarDay: String], today: CalendarDay,
    labels: MoodLabels
  ) {
    (self.bests, self.streaks, self.firsts, self.achievements) = (bests, streaks, firsts, achievements)
    (self.paths, self.today, self.labels) = (paths, today, labels)
  }

  public var isKnown: Bool { !bests.isEmpty || !streaks.isEmpty || !firsts.isEmpty || !achievements.isEmpty }

  public func document(in say: Language) -> Document {
    let words = MeasureWords(say, labels)
    var document = Document(RichText(say(RecordsText.title)), opensWithTitle: true)
    document.titleIsHeading = true
    document.add(privateEntries: privateEntries, say)
    document += table
    if !isKnown {
      document += .paragraph(RichText(say(RecordsText.nothing, ["count": .number(PersonalBest.leastEarlier)])))
      if missingDays > 0 { document += .facts([.quiet(say(FindingText.missing, ["count": .number(missingDays)]))]) }
    }
    func add(_ title: RecordsText, _ rows: [(name: String, text: String, path: String?)]) {
      if rows.isEmpty { return }
      document += .heading(RichText(say(title)))
      document += .list(
        ItemList(
          rows.map { row in
            let place = row.path.map { Place(path: $0, line: nil) }
            return ListItem(.bullet, Prose(row.name, in: row.path ?? ""), facts: row.text.isEmpty ? [] : [.quiet(row.text)], place: place)
          }))
    }
    add(
      RecordsText.achievements,
      achievements.map { (praise($0.achievement, $0.event, say), short($0.event.day, say), $0.event.path ?? paths[$0.event.day]) })
    add(RecordsText.bests, bests.indices.map { (told(bests[$0], words), before(bests[$0], words), path(ofBest: $0)) })
    add(RecordsText.streaks, streaks.map { (name: $0.title, text: told($0, say), path: $0.path) })
    add(RecordsText.firsts, firsts.map { (name($0.first, $0.event, say), short($0.event.day, say), $0.event.path) })
    return document
  }

  /// The words of each row of the table.
  private static let praises: KeyValuePairs<String, AchievementText> = [
    "firstWeek": AchievementText.firstWeek,
    "daysWithWords100": AchievementText.daysWithWords100,
    "daysWithWords365": AchievementText.daysWithWords365,
    "daysWithWords1000": AchievementText.daysWithWords1000,
    "reviewsInRow4": AchievementText.reviewsInRow4,
    "reviewsInRow12": AchievementText.reviewsInRow12,
    "firstTryAdopted": AchievementText.firstTryAdopted,
    "triesAdopted10": AchievementText.triesAdopted10,
    "begunAgain": AchievementText.begunAgain,
    "begunAgain5": AchievementText.begunAgain5,
    "firstGoal": AchievementText.firstGoal,
    "firstTermClosed": AchievementText.firstTermClosed,
  ]

  private func path(ofBest place: Int) -> String? {
    (bestPaths.indices.contains(place) ? bestPaths[place] : nil) ?? paths[bests[place].day]
  }

  private func short(_ day: CalendarDay, _ say: Language) -> String { say.short(day, in: today.year) }

  private func praise(_ achievement: Achievement, _ event: Achievement.Event, _ say: Language) -> String {
    let text = Self.praises.first { $0.key == achievement.name }.map { say($0.value) } ?? achievement.name
    return event.title.isEmpty ? text : say(AchievementText.of, ["words": .text(text), "title": .text(event.title)])
  }

  private func told(_ best: PersonalBest, _ words: MeasureWords) -> String {
    words.say(
      ListingText.labelled,
      [
        "name": .text(best.measure.title),
        "words": .message(
          RecordsText.best, ["value": .text(words.value(best.value, of: best.measure)), "day": .text(short(best.day, words.say))]),
      ])
  }

  private func before(_ best: PersonalBest, _ words: MeasureWords) -> String {
    let say = words.say
    var parts: [String] = []
    if best.equals > 0 { parts.append(say(RecordsText.equal, ["count": .number(best.equals)])) }
    if let former = best.former {
      parts.append(say(RecordsText.before, ["value": .text(words.value(former.value, of: best.measure)), "day": .text(short(former.day, say))]))
    }
    if !best.doubtful.isEmpty {
      let days = best.doubtful.prefix(3).map { odd in
        Message(ListingText.bracketed, ["words": .text(words.value(odd.value, of: best.measure)), "more": .text(short(odd.day, say))])
      }
      parts.append(say(RecordsText.doubtful, ["count": .number(best.doubtful.count), "days": .messages(days, .comma)]))
    }
    return say(.list(parts, .dots))
  }

  private func told(_ streak: Streak, _ say: Language) -> String {
    if let (unit, count, span, isGoing) = streak.units {
      let words = say(StandingText.streak, ["unit": .text(unit), "count": .number(count)])
      let parts = [say(RecordsText.streakOf, ["streak": .text(words)]), say.title(of: span)]
      return say(.list(parts + (isGoing ? [say(RecordsText.going)] : []), .dots))
    }
    let text = say(RecordsText.streak, ["count": .number(streak.count), "days": .text(say.title(of: streak.span))])
    return say(.list([text] + (streak.isGoing ? [say(RecordsText.going)] : []), .dots))
  }

  private func name(_ first: First, _ event: Achievement.Event, _ say: Language) -> String {
    switch first {
    case .day: say(RecordsText.firstDay)
    case .habit: say(RecordsText.firstTime, ["title": .text(event.title)])
    case .goal, .milestone: say(ListingText.labelled, ["name": .message(RecordsText.reached), "words": .text(event.title)])
    }
  }

  public func json(in say: Language) -> JSONValue {
    func event(_ event: Achievement.Event, _ text: String) -> JSONValue {
      [.text: .string(text), .date: .string(event.day.description), .path: JSONValue(event.path ?? paths[event.day]), .title: .string(event.title)]
    }
    return [
      .schema: .answerSchema,
      .completed: JSONValue(achievements.map { event($0.event, praise($0.achievement, $0.event, say)) }),
      .metrics: JSONValue(
        bests.enumerated().map { place, best in
          [
            .metric: best.measure.json, .value: .double(best.value), .date: .string(best.day.description),
            .path: JSONValue(path(ofBest: place)),
            .before: JSONValue(best.former?.value), .matches: .int(best.equals),
          ]
        }),
      .streaks: JSONValue(
        streaks.map {
          [
            .title: .string($0.title), .path: .string($0.path), .count: .int($0.count), .start: .string($0.span.start.description),
            .end: .string($0.span.end.description), .open: .bool($0.isGoing),
          ]
        }),
      .begun: JSONValue(firsts.map { event($0.event, name($0.first, $0.event, say)) }),
      .privateEntries: .int(privateEntries),
    ]
  }
}
