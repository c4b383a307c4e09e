// All that days say of moods, numbers, tags, habits and Tries, as series that can be set beside each other.

import Documents
import HostSystem
public import JournalDates
public import JournalFindings
import JournalFormat
import JournalIndex
import JournalInsights
public import JournalKit
import JournalLanguage
import JournalModel
import JournalReports
import JournalStatistics
import JournalStore
import JournalText
import JournalWellness

/// The measures of a journal, over the same days.
public struct DayMeasures: Sendable {
  /// Up to the day that is asked about.
  public let span: DaySpan
  public let today: CalendarDay
  public private(set) var all: [DailyMeasure] = []
  /// Metrics of which only today has a number, which is not over: whoever asks for one is told so.
  private(set) var sinceToday: [DailyMeasure] = []
  /// The days that have an entry: what they do not say is no.
  public let written: Set<CalendarDay>
  /// What measures are called in.
  let say: Language
  /// No on each of them.
  private let unsaid: DaySeries
  /// The days of which anything at all is known.
  private let known: Set<CalendarDay>
  /// How many private days are kept back, and which are told.
  public private(set) var privateEntries = 0
  public private(set) var privateDays: [CalendarDay] = []

  /// A tag, an activity or a word of the weather must be of so many days to be looked at.
  static let leastDays = 3
  /// No more days are looked at than a long life has; a day of another millennium is rather a slip of the pen.
  static let mostDays = 40_000

  /// - Parameter span: Nil for all days that the journal has.
  public init(_ workspace: Workspace, _ answer: PracticeAnswer, in span: DaySpan? = nil, with kinds: Set<DailyMeasure.Kind>? = nil) throws {
    let index = answer.files.index
    let names = try index.metricNames().filter { $0 != "weather_code" }
    let end = min(span?.end ?? answer.day, answer.day)
    let asked = DaySpan(spanning: max(span?.start ?? .earliest, end.advanced(by: -Self.mostDays)), end)
    let days = try index.days(in: asked, with: names, for: answer.audience)
    let practice = answer.practice
    let first = min(days.first?.day ?? asked.end, practice.moods.first { asked.contains($0.day) }?.day ?? asked.end)
    self.span = DaySpan(spanning: max(first, asked.start), asked.end)
    today = answer.day
    say = workspace.language
    written = Set(practice.days.filter { asked.contains($0) })
    unsaid = DaySeries(of: self.span, written.lazy.map { ($0, 0) })
    known = written.union(days.lazy.filter { $0.amounts.contains { $0 != nil } }.map(\.day))
    privateEntries = days.count(where: \.isPrivate)
    privateDays = days.filter(\.isTold).map(\.day)
    let wants = { (kind: DailyMeasure.Kind) in kinds?.contains(kind) ?? true }
    if wants(.mood) { addMoods(practice) }
    if wants(.metric) { addMetrics(names, days) }
    if wants(.wellness) { addWellness(days, names, answer.journal.configuration.wellnessTargets) }
    if wants(.habit) { addHabits(answer.habits) }
    if wants(.activity) { addActivities(practice) }
    if wants(.tag) { try addTags(index, for: answer.audience) }
    if wants(.weather) { try addWeather(index, for: answer.audience) }
    if wants(.trying) { try addTries(workspace, answer) }
  }

  /// The measure that a word means: by its name, with its kind before it, or as people call it. Of several the first.
  public func measure(_ word: String) -> DailyMeasure? {
    let folded = word.lowercased().trimmed
    if folded == "moods" { return named("mood") }
    if let exact = all.first(where: { $0.name.lowercased() == folded }) { return exact }
    if let colon = folded.firstIndex(of: ":") {
      let (kind, name) = (folded[..<colon], folded[folded.index(after: colon)...].drop { $0 == " " || $0 == "#" })
      return all.first { $0.kind.rawValue == kind && $0.name.drop { $0 == "#" }.lowercased() == name }
    }
    let metrics = all.filter { $0.kind == .metric }.map(\.name)
    if let metric = MetricNames.named(word, among: metrics) { return named(metric) }
    if let metric = MetricNames.spoken(word, among: metrics).first, !all.contains(where: { $0.title.lowercased() == folded }) {
      return named(metric)
    }
    return all.first { $0.title.lowercased() == folded } ?? all.first { $0.kind == .tag && $0.name.lowercased() == "#" + Self.tag(of: folded) }
  }

  /// A tag as it is written, of the words that it stands for: `night-shift` of ‘night shift’.
  static func tag(of words: String) -> String { words.split(separator: " ").joined(separator: "-") }

  public func named(_ name: String) -> DailyMeasure? { all.first { $0.name == name } }

  /// From which number on a day of a measure is a good one; nil where none is.
  public static func goodFrom(_ measure: DailyMeasure) -> Double? { measure.kind == .mood ? Double(Mood.good.rawValue) : nil }

  // MARK: - What days say

  private mutating func addMoods(_ practice: Practice) {
    let series = DaySeries(of: span, practice.moods.map { ($0.day, Double($0.mood.rawValue)) })
    all.append(DailyMeasure(.mood, "mood", title: say(PeriodReportText.mood), series))
  }

  private mutating func addMetrics(_ names: [String], _ days: [MeasuredDay]) {
    for (column, name) in names.enumerated() {
      let (isOfNight, isWhole) = (MetricNames.isOfNight(name), MetricNames.isWholeAtOnce(name))
      var numbers: [(day: CalendarDay, value: Double)] = []
      for day in days {
        // Today is not over; its night is, and a weight does not change any more.
        guard day.day < today || isWhole, let amount = day.amounts[column] else { continue }
        switch amount {
        case .number(let number): numbers.append((day.day, number))
        // A time is told in minutes after noon, so that midnight lies in the middle of a night; after waking up none is.
        case .clock(let time): numbers.append((day.day, Double(name == "bedtime" ? (time.minutes + 720) % 1440 : time.minutes)))
        }
      }
      let title = say.title(ofMetric: name)
      if numbers.isEmpty {
        if days.contains(where: { $0.amounts[column] != nil }) { sinceToday.append(DailyMeasure(.metric, name, title: title, DaySeries(of: span, []))) }
        continue
      }
      // Two of one title, as the kilometres and the minutes of a run, are told apart by their units.
      let isDouble = names.contains { $0 != name && say.title(ofMetric: $0) == title }
      let whole = isDouble && !MetricNames.unit(of: name).isEmpty ? say(ListingText.bracketed, ["words": .text(title), "more": .text(MetricNames.unit(of: name))]) : title
      let measure = DailyMeasure(.metric, name, title: whole, isOfNight: isOfNight, DaySeries(of: span, numbers))
      all.append(measure.sinceCoverageChanged(among: known))
    }
  }

  private mutating func addWellness(_ days: [MeasuredDay], _ names: [String], _ targets: [WellnessPart: Double]) {
    var wellness = WellnessDays()
    let wanted = names.enumerated().filter { WellnessDays.metrics.contains($0.element) }
    if wanted.isEmpty { return }
    for day in days where day.day < today {
      for (column, name) in wanted {
        if let amount = day.amounts[column] { wellness.add(Metric(name, amount), on: day.day) }
      }
    }
    let scores = days.filter { $0.day < today && wellness.knows($0.day) }.compactMap { day in
      wellness.score(of: day.day, targets: targets).exact.map { (day: day.day, value: $0) }
    }
    if scores.isEmpty { return }
    let sources = Set(WellnessDays.metrics + ["rem_minutes", "core_minutes", "wake_time", "awake_minutes"])
    let measure = DailyMeasure(.wellness, "wellness", title: say(ChartText.wellnessTitle), sources: sources, DaySeries(of: span, scores))
    all.append(measure.sinceCoverageChanged(among: known))
  }

  /// Yes on these days, no on the other days of an entry that count.
  private func yesNo(_ days: some Sequence<CalendarDay>, where counts: (CalendarDay) -> Bool = { _ in true }) -> DaySeries {
    var series = unsaid
    for day in days where span.contains(day) { series.values[Int(day.ordinal - span.start.ordinal)] = 1 }
    for place in series.values.indices where !series.values[place].isNaN && !counts(series.day(at: place)) { series.values[place] = .nan }
    return series
  }

  /// A theme of what was written, which is a measure only where somebody asks for it: all texts are read for it.
  func themed(_ name: String, title: String, on days: [CalendarDay], hidden: Set<CalendarDay>) -> DailyMeasure {
    DailyMeasure(.theme, "theme:" + name, title: title, isYesNo: true, yesNo(days) { !hidden.contains($0) })
  }

  private mutating func addHabits(_ ledger: HabitLedger) {
    for record in ledger.habits where !record.habit.isPrivate {
      let measure = measure(of: record, until: ledger.today)
      if measure.series.values.count(where: { $0 > 0 }) >= Self.leastDays { all.append(measure) }
    }
  }

  /// Days before it began, paused ones and those that were skipped say nothing of a habit; today is not over.
  func measure(of record: HabitRecord, until today: CalendarDay) -> DailyMeasure {
    let isAsked = { (day: CalendarDay) -> Bool in
      switch record.state(on: day) {
      case nil, .notBegun, .paused, .archived, .skip: false
      case .unanswered, .unknown: day < today
      // A limit is kept when the day is over.
      default: day < today || !record.isLimit || record.isBrokenToday
      }
    }
    // A sum that grows over a week or a month tells Monday from Sunday, and not days with much of it from those with little.
    if record.habit.plan.lastTarget.map({ $0.period != .day }) ?? false, record.entries.contains(where: { $0.amount != nil }) {
      var series = yesNo([], where: { $0 < today && isAsked($0) })
      for day in span where day < today {
        if isAsked(day), let amount = record.amount(on: day) { series.values[Int(day.ordinal - span.start.ordinal)] = amount }
      }
      return DailyMeasure(.habit, record.habit.slug, title: record.habit.title, isLimit: record.isLimit, series)
    }
    let done = span.filter { record.state(on: $0) == .done }
    return DailyMeasure(
      .habit, record.habit.slug, title: record.habit.title, isYesNo: true, isLimit: record.isLimit, yesNo(done, where: isAsked))
  }

  private mutating func addActivities(_ practice: Practice) {
    // What an experiment asks for is judged by the experiment alone.
    let habits = Set(practice.habits.map(\.name) + practice.experiments.map(\.name))
    var days: [Int: Set<CalendarDay>] = [:]
    for line in practice.log.lines where line.state == .done && span.contains(line.day) {
      if let place = line.activity { days[place, default: []].insert(line.day) }
    }
    let titles = Dictionary(practice.tasks.map { ($0.name, $0.title) }, uniquingKeysWith: { first, _ in first })
    for (place, done) in days.sorted(by: { $0.key < $1.key }) where done.count >= Self.leastDays {
      let name = practice.log.names[place]
      if habits.contains(name) { continue }
      all.append(DailyMeasure(.activity, name, title: titles[name] ?? name, isYesNo: true, yesNo(done)))
    }
  }

  private mutating func addTags(_ index: JournalIndex, for audience: JournalModel.Audience) throws {
    for (tag, days) in try index.daysByTag(for: audience) {
      let days = days.filter { span.contains($0) }
      if days.count < Self.leastDays { continue }
      all.append(DailyMeasure(.tag, "#" + tag, title: "#" + tag, isYesNo: true, yesNo(days)))
    }
  }

  private mutating func addWeather(_ index: JournalIndex, for audience: JournalModel.Audience) throws {
    let degrees = try index.days(with: ["temperature_c"], in: span, for: audience).flatMap(\.days).compactMap { one in
      if case .number(let degrees)? = WrittenMetric.amount(one.text) { (day: one.day, value: degrees) } else { nil }
    }
    if !degrees.isEmpty {
      all.append(DailyMeasure(.weather, "temperature_c", title: say(FindingText.temperature), DaySeries(of: span, degrees)))
    }
    let words = try index.daysByWord(of: "weather")
    if words.isEmpty { return }
    // A day that says nothing of the weather had some.
    let known = Set(words.flatMap(\.days))
    for (word, days) in words where days.count >= Self.leastDays && !word.isEmpty {
      all.append(DailyMeasure(.weather, "weather:" + word, title: word, isYesNo: true, yesNo(days) { known.contains($0) }))
    }
  }

  /// So many Tries are compared, the newest that were begun in the days that are asked about: each more makes all others harder to tell from chance.
  private static let mostTries = 12

  /// The days on which a Try was in force: from the day after its retrospective until it was dropped, for the weeks in which it can have been felt.
  private mutating func addTries(_ workspace: Workspace, _ answer: PracticeAnswer) throws {
    // Twice as many, since of several files for one period only one counts.
    guard let oldest = try answer.files.index.lastDay(ofNewestTries: 2 * Self.mostTries, before: span.end) else { return }
    let written = DaySpan(spanning: min(oldest, span.end), span.end)
    let ledger = try workspace.ledger(of: answer.journal, endingIn: written, for: answer.audience, isMarked: answer.isMarked)
    let recent = ledger.tries.filter { !$0.isPrivate && $0.item.id != nil && $0.place.span.map { $0.end < span.end } ?? false }
      .sorted { ($0.place.span?.end ?? .earliest) < ($1.place.span?.end ?? .earliest) }.suffix(Self.mostTries)
    for tried in recent {
      guard let force = Self.force(of: tried, until: today) else { continue }
      let felt = DaySpan(spanning: force.start, min(force.end, force.start.advanced(by: 7 * TryEffect.weeksSince - 1)))
      guard let days = felt.intersection(span), days.count >= Self.leastDays else { continue }
      let title = wordsAlone(tried.item.text).onOneLine
      all.append(DailyMeasure(.trying, "try:" + (tried.item.id ?? ""), title: title, isYesNo: true, yesNo(days)))
    }
  }

  /// The days on which a Try is, or was, in force; nil where it never was.
  static func force(of tried: ReviewLedger.Try, until today: CalendarDay) -> DaySpan? {
    guard let written = tried.place.span?.end else { return nil }
    let start = written.advanced(by: 1)
    let end = tried.outcome == .dropped ? tried.judgedIn?.span?.end ?? written : today
    return DaySpan(from: start, to: min(end, today))
  }
}
