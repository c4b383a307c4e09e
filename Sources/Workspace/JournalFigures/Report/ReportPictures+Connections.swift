// What goes with what in the days of a report; why, it does not know.

import Documents
import FindingReports
import JournalCharts
import JournalDates
import JournalFindings
import JournalLanguage
import JournalModel
import JournalReports
import JournalStatistics

extension ReportPictures {
  private static let others = ["sleep_minutes", "steps", "exercise_minutes", "screen_minutes", "evening_screen_minutes"]
  private static let most = 2

  /// What was measured that goes with moods by the rules of findings: what is likely, and no more than two.
  func connections() throws -> [Block] {
    guard hasCourse, !moods.isEmpty else { return [] }
    let values = DailyValues(moods, labels: labels, in: say)
    let metrics = try measured.get()
    func series(_ values: DailyValues) -> DaySeries { DaySeries(of: span, values.days) }
    var measures: [(measure: DailyMeasure, values: DailyValues)] = []
    for name in Self.others where metrics.names.contains(name) {
      let other = DailyValues(metrics.report([name], in: span, weekStart: weekStart, today: today), at: 0, in: say)
      measures.append(
        (DailyMeasure(.metric, name, title: other.title, isOfNight: MetricNames.isOfNight(name), series(other)), other))
    }
    let mood = DailyMeasure(.mood, "mood", title: values.title, series(values))
    let survey = PairSurvey(of: mood, with: measures.map(\.measure)) { $0.kind == .mood ? Double(Mood.good.rawValue) : nil }
    let words = MeasureWords(say, labels)
    let told = survey.findings(of: .likely).prefix(Self.most).compactMap { finding -> NamedPart? in
      guard let other = measures.first(where: { $0.measure.name == finding.lead.name })?.values else { return nil }
      var chart = maker.scatter(values, against: other, in: span, tellsDays: !isLong)
      chart.sentence = words.sentence(finding)
      return NamedPart(RichText(say(.list([values.title, other.title], .dots))), [.chart(chart)])
    }
    if told.isEmpty { return [] }
    return [
      .heading(RichText(say(ReportPageText.connections))), .gallery(told), .hint(RichText(say(InsightText.goesWith))),
    ]
  }
}
