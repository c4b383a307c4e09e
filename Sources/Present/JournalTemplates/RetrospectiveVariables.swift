// What a template of a day or a retrospective is filled in with.

public import JournalDates
public import JournalLanguage
public import JournalModel
public import Mustache

/// Everything that such a template may ask for. `TemplateVariable` tells the names.
public struct RetrospectiveVariables: Sendable {
  /// One day of the period that has a file.
  public struct Day: Hashable, Sendable {
    public var date: CalendarDay
    public var mood: Mood?
    /// The person's word for it.
    public var moodName: String?
    /// `[[2026-11-20]]`.
    public var link: String

    public init(_ date: CalendarDay, mood: Mood? = nil, moodName: String? = nil, link: String) {
      self.date = date
      self.mood = mood
      self.moodName = moodName
      self.link = link
    }
  }

  public var period: Period
  public var today: CalendarDay
  public var created: Timestamp
  /// The headings that are written, by section.
  public var headings: [SectionKind: String] = [:]
  /// Links to the neighbours that have a file.
  public var previous: String?
  public var next: String?
  public var review = ReviewLines()
  public var days: [Day] = []
  public var moodLabels = MoodLabels.standard
  /// What days are written in, as the headings are.
  public var language = Language.english
  /// The most used first.
  public var tags: [(name: String, count: Int)] = []
  public var metrics: [MetricSummary] = []
  /// Properties to write.
  public var context: [(name: String, value: String)] = []

  public init(_ period: Period, today: CalendarDay, created: Timestamp) {
    self.period = period
    self.today = today
    self.created = created
  }

  /// As a template sees it.
  public var value: MustacheValue {
    var members = dates
    members["type"] = .text(EntryKind(of: period.unit).rawValue)
    members["period"] = .text(period.description)
    members["today"] = .text(today.description)
    members["created"] = .text(created.text)
    members["previous"] = MustacheValue(previous)
    members["next"] = MustacheValue(next)
    members["headings"] = .object(
      Dictionary(uniqueKeysWithValues: headings.map { ($0.key.rawValue, MustacheValue.text($0.value)) }))
    members["review"] = .text(review.text)
    members["tries"] = MustacheValue(review.tries.map(\.tryValue))
    members["actions"] = MustacheValue(review.actions.map(\.actionValue))
    members["noted"] = MustacheValue(review.noted.map { $0.value(in: language) })
    members["older"] = MustacheValue(review.older)
    members["mood"] = MustacheValue(Mood.median(of: days.compactMap(\.mood)).map { moodLabels.name(of: $0) })
    members["moods"] = MustacheValue(days.filter { $0.mood != nil }.map { $0.value(withLevel: true, in: language) })
    members["days"] = MustacheValue(days.map { $0.value(withLevel: false, in: language) })
    members["tags"] = MustacheValue(tags.map { ["name": .text($0.name), "count": MustacheValue($0.count)] })
    members["metrics"] = MustacheValue(
      metrics.map { ["name": .text($0.name), "average": .text($0.average), "days": MustacheValue($0.days)] })
    members["averages"] = .object(Dictionary(metrics.map { ($0.name, MustacheValue.text($0.average)) }) { first, _ in first })
    members["context"] = MustacheValue(context.map { ["name": .text($0.name), "value": .text($0.value)] })
    return .object(members)
  }

  private var dates: [String: MustacheValue] {
    let (start, unit) = (period.start, period.unit)
    let week = ISOWeek(containing: start)
    let hasMonth = unit == .day || unit == .month
    let hasWeek = unit == .day || unit == .week
    let month = start.month < 10 ? "0\(start.month)" : "\(start.month)"
    return [
      "title": .text(unit == .week ? language.week(week) : language.title(of: period)),
      "dates": .text(language.title(of: period.span)), "start": .text(start.description), "end": .text(period.end.description),
      "year": MustacheValue(unit == .week ? week.weekYear : start.year),
      "quarter": unit == .week || unit == .year ? .nothing : MustacheValue((start.month + 2) / 3),
      "month": hasMonth ? .text(month) : .nothing, "month_name": hasMonth ? .text(language.name(of: start.monthOfYear)) : .nothing,
      "week": hasWeek ? MustacheValue(week.week) : .nothing, "weekday": unit == .day ? .text(language.name(of: start.weekday)) : .nothing,
    ]
  }
}

extension RetrospectiveVariables.Day {
  fileprivate func value(withLevel: Bool, in say: Language) -> MustacheValue {
    var members: [String: MustacheValue] = [
      "date": .text(date.description), "weekday": .text(say.name(of: date.weekday)), "mood": MustacheValue(moodName ?? mood?.name),
      "link": .text(link),
    ]
    if withLevel { members["level"] = mood.map { MustacheValue($0.rawValue) } ?? .nothing }
    return .object(members)
  }
}
