// The week in short: the verb behind `retro digest`.

public import FindingReports
public import JournalDates
import JournalFindings
import JournalFormat
import JournalInsights
public import JournalKit
import JournalLanguage
import JournalModel
import JournalReports
import JournalStatistics
import JournalStore
import Documents

extension Workspace {
  /// Some days in short.
  /// - Parameter days: Mostly a week.
  public func digest(of days: NamedDays, _ answer: PracticeAnswer) throws -> DigestReport {
    let span = DaySpan(spanning: days.span.start, min(days.span.end, answer.day))
    let before = DaySpan(spanning: span.start.advanced(by: -7 * Self.weeksBefore), span.end)
    let measures = try DayMeasures(self, answer, in: before, with: [.mood, .metric, .wellness])
    var moods: [Mood: Int] = [:]
    for one in answer.practice.moods where span.contains(one.day) { moods[one.mood, default: 0] += 1 }
    let ledger = try ledger(
      of: answer.journal, endingIn: DaySpan(spanning: span.start.advanced(by: -Self.daysOfTries), span.end), for: answer.audience,
      isMarked: answer.isMarked)
    let said = try said(in: span, answer)
    var report = DigestReport(
      days.period.map { language.title(of: $0) } ?? language.title(of: days.span), of: span, moods: moods, change: change(measures, span),
      words: said.highlight,
      moved: Self.moved(measures, span), tries: try tried(ledger, span, answer), intentions: intentions(ledger, span, answer),
      labels: answer.journal.configuration.moodLabels)
    report.privateEntries = measures.privateEntries
    (report.writtenDays, report.reflected) = (said.days, said.reflected)
    report.remarks = measures.all.filter { $0.kind == .metric }.compactMap { measure in
      let odd = measure.oddDays.filter { span.contains($0.day) }
      return odd.isEmpty ? nil : .odd(Finding.Named(measure), odd)
    }
    report.habits = answer.habits(in: span)
    return report
  }

  private static let weeksBefore = 8
  /// What nobody judged for so many days is no longer tried.
  private static let daysOfTries = 63
  /// A number has moved where its week lies so many deviations from the weeks before.
  private static let leastDeviation = 1.5

  /// The means of the weeks before and of the days themselves; nil of too few.
  private static func weeks(_ measure: DailyMeasure, _ span: DaySpan) -> (now: Double, before: [Double])? {
    func mean(_ days: DaySpan, least: Int) -> Double? {
      let values = measure.series.numbers(in: days)
      return values.count < least ? nil : Summary.mean(values)
    }
    // A day or two are no week to set beside weeks.
    guard span.count >= DigestReport.leastDays, let now = mean(span, least: 3) else { return nil }
    let before = (1...weeksBefore).compactMap { back in
      mean(DaySpan(spanning: span.start.advanced(by: -7 * back), span.start.advanced(by: -7 * (back - 1) - 1)), least: 3)
    }
    return before.count < 4 ? nil : (now, before)
  }

  private func change(_ measures: DayMeasures, _ span: DaySpan) -> DigestReport.Change? {
    guard let mood = measures.named("mood"), let (now, before) = Self.weeks(mood, span), let usual = Summary.median(before) else {
      return nil
    }
    return now - usual >= 0.5 ? .better : usual - now >= 0.5 ? .worse : .alike
  }

  /// The number whose week is oddest among the weeks before. A day that is to be looked at first, as a device's mistake is, moves none.
  private static func moved(_ measures: DayMeasures, _ span: DaySpan) -> DigestReport.Moved? {
    let scored = measures.all.filter { $0.kind != .mood }.compactMap { whole -> (score: Double, moved: DigestReport.Moved)? in
      let measure = whole.without(whole.oddDays.map(\.day))
      guard let (now, before) = weeks(measure, span), let usual = Summary.median(before), let score = OddDay.score(of: now, among: before),
        score.magnitude >= leastDeviation
      else { return nil }
      return (score.magnitude, DigestReport.Moved(Finding.Named(measure), now, of: measure.series.numbers(in: span).count, usual: usual))
    }
    return scored.max { $0.score < $1.score }?.moved
  }

  /// The person's own words: what they marked, else the first words of the best day; how many days are written, and what their reflections say.
  private func said(in span: DaySpan, _ answer: PracticeAnswer) throws -> (highlight: DigestReport.Words?, days: Int, reflected: [String]) {
    let moods = Dictionary(answer.practice.moods.map { ($0.day, $0.mood) }, uniquingKeysWith: { _, last in last })
    let paths = try answer.files.paths(ofDays: span)
    var best: (rank: (Int, Int), words: DigestReport.Words)?
    var (count, reflected) = (0, [String]())
    for day in span {
      guard let path = paths[day], let reading = answer.journal.entryIfReadable(at: path),
        !reading.isPrivate || answer.audience.sees(isPrivate: true)
      else { continue }
      count += 1
      for section in reading.sections where !section.isPrivate { reflected += section.reflection?.steps.map(\.answer) ?? [] }
      guard let text = reading.firstWords else { continue }
      let rank = (reading.hasMarkedWords ? 1 : 0, moods[day]?.rawValue ?? -1)
      if best.map({ rank > $0.rank }) ?? true { best = (rank, DigestReport.Words(day, path: path, text)) }
    }
    return (best?.words, count, reflected)
  }

  /// The Tries that were in force in these days, or were judged in them.
  private func tried(_ ledger: ReviewLedger, _ span: DaySpan, _ answer: PracticeAnswer) throws -> [DigestReport.Tried] {
    // What was judged after the day that is asked about was not known on it.
    func isJudged(_ one: ReviewLedger.Try) -> Bool {
      one.outcome != .open && one.judgedIn?.span.map { $0.start <= answer.day } ?? true
    }
    let tries = ledger.tries.filter { one in
      guard !one.isPrivate, let force = DayMeasures.force(of: one, until: span.end) else { return false }
      if one.outcome.isSettled, isJudged(one) { return one.judgedIn?.span.map { $0.overlaps(span) } ?? false }
      return force.overlaps(span) && force.start.days(until: span.end) < Self.daysOfTries
    }
    let effects = try effectLines(of: tries, answer)
    return tries.map { one in
      let outcome =
        !isJudged(one) ? language(DigestText.untried) : language(TriesText.outcome, ["outcome": .text(one.outcome.rawValue)])
      return DigestReport.Tried(one.item.text, path: one.place.path, outcome: outcome, effects: effects[one.place] ?? [])
    }
  }

  /// What the retrospective of these days already means to try or to do.
  private func intentions(_ ledger: ReviewLedger, _ span: DaySpan, _ answer: PracticeAnswer) -> [String] {
    let tries = ledger.tries.filter { !$0.isPrivate && $0.place.span == span }.map(\.item.text)
    let actions = ledger.actions.filter { !$0.isPrivate && $0.state == .open && $0.place.span == span }.map(\.item.text)
    return tries + actions
  }
}
