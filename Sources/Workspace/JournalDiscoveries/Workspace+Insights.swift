// What goes with what: the verbs behind `retro insights`, `trends` and `compare`.

public import FindingReports
public import JournalDates
import JournalFindings
import JournalFigures
import JournalFormat
import JournalIndex
import JournalInsights
public import JournalKit
import JournalLanguage
import JournalModel
import JournalStatistics
import JournalStore
import JournalText

extension Workspace {
  /// What goes with one thing: all comparisons with it.
  /// - Parameters:
  ///   - word: What is asked about; nil for moods.
  ///   - span: In which days; nil for all of them.
  public func insights(
    about word: String? = nil, in span: DaySpan? = nil, tellsAll: Bool = false, of answer: PracticeAnswer
  ) throws -> InsightsReport {
    let measures = try DayMeasures(self, answer, in: span)
    let subject = try word.map { try measures.measured($0, answer, self) } ?? measures.moods
    let others = measures.all.filter { $0.name != subject.name }
    let survey = PairSurvey(of: subject, with: others, goodFrom: DayMeasures.goodFrom)
      .agreed(on: subject, among: measures.all, goodFrom: DayMeasures.goodFrom)
      .followed(from: subject, among: measures.all, goodFrom: DayMeasures.goodFrom)
    var report = InsightsReport(
      subject, in: measures.span, survey, tellsAll: tellsAll, labels: answer.journal.configuration.moodLabels)
    report.remarks = try measures.remarks(on: word == nil ? nil : [subject.name], answer)
    (report.privateEntries, report.privateDays) = (measures.privateEntries, measures.privateDays)
    return report
  }

  /// Words as the names of things: those of one metric of several words are one.
  public func metricNames(joinedIn words: [String], of answer: PracticeAnswer) throws -> [String] {
    if words.count < 2 { return words }
    let metrics = try answer.files.index.metricNames()
    let joined = MetricNames.joined(words, among: metrics)
    if joined.count < 3 { return joined }
    // ‘sleep night shift’, ‘morning run mood’: titles and tags of several words.
    let tags = Set(try answer.files.index.tags().map { $0.tag.lowercased() })
    let titles = Set(answer.practice.habits.flatMap { [$0.title.lowercased(), $0.slug] })
    func isKnown(_ words: ArraySlice<String>) -> Bool {
      let name = words.joined(separator: " ").lowercased()
      return name == "mood" || titles.contains(name) || tags.contains(DayMeasures.tag(of: String(name.drop { $0 == "#" })))
        || MetricNames.named(name, among: metrics) != nil || !MetricNames.spoken(name, among: metrics).isEmpty
    }
    guard let place = joined.indices.dropFirst().first(where: { isKnown(joined[..<$0]) && isKnown(joined[$0...]) }) else { return joined }
    return [joined[..<place].joined(separator: " "), joined[place...].joined(separator: " ")]
  }

  /// Two things of days in full.
  public func pair(_ first: String, _ second: String, in span: DaySpan? = nil, of answer: PracticeAnswer) throws -> PairReport {
    let measures = try DayMeasures(self, answer, in: span)
    let (lead, other) = (try measures.measured(first, answer, self), try measures.measured(second, answer, self))
    if lead.name == other.name { throw WorkspaceError(.usage, InsightText.same, ["name": .text(lead.title)]) }
    if Kinship.areKin(lead, other) {
      throw WorkspaceError(.usage, InsightText.kin, ["first": .text(lead.title), "second": .text(other.title)])
    }
    // Yes and no tells days apart; of two numbers the first does, unless it is the mood.
    let isTurned = other.isYesNo && !lead.isYesNo || lead.kind == .mood
    let (x, y) = isTurned ? (other, lead) : (lead, other)
    let (found, comparisons) = findings(on: x, y, measures)
    var report = PairReport(x, y, in: measures.span, found, labels: answer.journal.configuration.moodLabels)
    report.comparisons = (report.finding?.other.name).flatMap { comparisons[$0] }
    if !x.isYesNo, !y.isYesNo, [x, y].allSatisfy({ $0.kind == .mood || $0.kind == .metric }) {
      // The picture is of the same days as the finding.
      let begin = [x, y].compactMap(\.begin).max() ?? measures.span.start
      let span = DaySpan(spanning: begin, measures.span.end)
      report.charts = try figures(FigureRequest([report.other.name], in: span, against: report.lead.name), of: answer).charts
    }
    report.remarks = try measures.remarks(on: [x.name, y.name], answer)
    (report.privateEntries, report.privateDays) = (measures.privateEntries, measures.privateDays)
    return report
  }

  /// What the whole reports on two things say of the two: a pair that is asked for by its names is as sure as it is there. What one was the day before the
  /// other belongs to the report on the other.
  /// - Returns: The findings, and how many comparisons each of the two has.
  private func findings(
    on x: DailyMeasure, _ y: DailyMeasure, _ measures: DayMeasures
  ) -> (findings: [Finding], comparisons: [String: Int]) {
    let names = [x.name, y.name].sorted()
    var comparisons: [String: Int] = [:]
    func report(on subject: DailyMeasure, _ other: DailyMeasure) -> [Finding] {
      let others = measures.all.filter { $0.name != subject.name }
      let all = others.contains { $0.name == other.name } ? others : others + [other]
      let survey = PairSurvey(of: subject, with: all, goodFrom: DayMeasures.goodFrom)
      comparisons[subject.name] = survey.comparisons
      return survey.agreed(on: subject, among: measures.all, goodFrom: DayMeasures.goodFrom).comparedAtEachLag.filter { $0.names == names }
    }
    let findings = report(on: y, x) + report(on: x, y).filter { $0.lag > 0 }
    return (findings, comparisons)
  }

  /// How things go over the days.
  /// - Parameters:
  ///   - words: What is asked about; all that is measured where there are none.
  ///   - draws: Whether each is told in full and drawn, also where none is named.
  public func trends(_ words: [String], in span: DaySpan? = nil, draws: Bool = false, of answer: PracticeAnswer) throws -> TrendsReport {
    let measures = try DayMeasures(self, answer, in: span, with: words.isEmpty ? [.mood, .metric, .wellness] : nil)
    let chosen =
      try words.isEmpty
      ? measures.all.filter { $0.count >= Course.leastDays } : measures.joined(words).map { try measures.measured($0, answer, self) }
    let courses = chosen.compactMap { Course(of: $0, leastChange: $0.kind == .mood ? 0.5 : nil) }
    var report = TrendsReport(courses, in: measures.span, isDetailed: draws || !words.isEmpty, labels: answer.journal.configuration.moodLabels)
    if courses.isEmpty { report.missingDays = measures.all.compactMap { Course(of: $0)?.missingDays }.min() }
    report.remarks = measures.begun(chosen) + (try measures.remarks(on: words.isEmpty ? nil : chosen.map(\.name), answer))
    (report.privateEntries, report.privateDays) = (measures.privateEntries, measures.privateDays)
    if !report.isDetailed { return report }
    for course in courses where course.measure.kind == .mood || course.measure.kind == .metric {
      // The picture is of the same days as the numbers beside it: today is in neither, as long as it is not over.
      let last = course.measure.series.values.last?.isNaN == true && measures.span.end == measures.today && measures.span.count > 1
      let span = DaySpan(spanning: course.measure.begin ?? measures.span.start, last ? measures.span.end.advanced(by: -1) : measures.span.end)
      report.charts[course.measure.name] = try figures(FigureRequest([course.measure.name], in: span), of: answer).charts.first
    }
    let days = courses.flatMap { $0.levels.dropFirst().map(\.span.start) }
    report.words = try writtenWords(around: days, of: answer)
    return report
  }

  /// What was written in the days around some days, a few words of each.
  func writtenWords(around days: [CalendarDay], of answer: PracticeAnswer) throws -> [CalendarDay: [TrendsReport.Written]] {
    let reach = 3
    let near = Set(days.flatMap { day in (-reach...reach).map { day.advanced(by: $0) } })
    let paths = try answer.files.paths(ofDays: near)
    var words: [CalendarDay: [TrendsReport.Written]] = [:]
    for day in Set(days) {
      let found = (-reach...reach).compactMap { offset -> TrendsReport.Written? in
        let other = day.advanced(by: offset)
        guard let path = paths[other], let reading = answer.journal.entryIfReadable(at: path) else { return nil }
        if reading.isPrivate, !answer.audience.sees(isPrivate: true) { return nil }
        return reading.firstWords.map { TrendsReport.Written(other, path: path, $0) }
      }
      words[day] = Array(found.prefix(4))
    }
    return words
  }
}

extension Workspace {
  /// So many days are looked at for the home screen: what is newest is told there, and in no time.
  private static let recentDays = 90

  /// On the first day of a week what goes most surely with moods of late, in a sentence; nil on other days, and where nothing is sure.
  public func findingOfTheWeek(_ answer: PracticeAnswer) throws -> String? {
    guard answer.day.weekday == answer.weekStart else { return nil }
    let span = DaySpan(spanning: answer.day.advanced(by: 1 - Self.recentDays), answer.day)
    let measures = try DayMeasures(self, answer, in: span, with: [.mood, .metric, .habit, .activity, .tag])
    let survey = PairSurvey(of: measures.moods, with: measures.all.filter { $0.kind != .mood }, goodFrom: DayMeasures.goodFrom)
    return survey.findings(of: .likely).first.map { MeasureWords(language, answer.journal.configuration.moodLabels).sentence($0) }
  }
}
