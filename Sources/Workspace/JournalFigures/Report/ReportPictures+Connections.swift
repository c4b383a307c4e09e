// What goes with what in the days of a report; why, it does not know.

import Documents
import JournalCharts
import JournalDates
import JournalLanguage
import JournalModel
import JournalReports
import JournalText

extension ReportPictures {
  /// So many days must have both.
  private static let leastDays = 20
  private static let others = ["sleep_minutes", "steps", "exercise_minutes", "screen_minutes", "evening_screen_minutes"]

  /// How moods go with what was measured: the two metrics that tell days apart most, where that is a tenth of the days or more.
  func connections() throws -> [Block] {
    guard hasCourse, !moods.isEmpty else { return [] }
    let values = DailyValues(moods, labels: labels)
    let metrics = try measured.get()
    var found: [(difference: Int, chart: Chart, title: String)] = []
    for name in Self.others where metrics.names.contains(name) {
      let other = DailyValues(metrics.report([name], in: span, weekStart: weekStart, today: today), at: 0)
      guard let halves = halves(values, other) else { continue }
      var chart = maker.scatter(values, against: other, in: span)
      chart.sentence = say(
        ReportPageText.connectionMood,
        [
          "across": .text(other.title), "median": .text(other.words(halves.median)), "highCount": .number(halves.high.count),
          "high": .number(halves.high.percent), "lowCount": .number(halves.low.count), "low": .number(halves.low.percent),
          "mood": .text(labels.name(of: .good)),
        ])
      if isLong { chart.tellsNumbers = false }
      found.append((abs(halves.high.percent - halves.low.percent), chart, "\(values.title) · \(other.title)"))
    }
    let told = found.filter { $0.difference >= 10 }.sorted { $0.difference > $1.difference }.prefix(2)
    if told.isEmpty { return [] }
    return [
      .heading(RichText(say(ReportPageText.connections))), .gallery(told.map { NamedPart(RichText($0.title), [.chart($0.chart)]) }),
      .hint(RichText(say(ReportPageText.connectionsHint))),
    ]
  }

  typealias Half = (count: Int, percent: Int)

  /// How many of the days with much and with little of something were good or better; nil of too few days.
  private func halves(_ values: DailyValues, _ other: DailyValues) -> (median: Double, high: Half, low: Half)? {
    let known = Dictionary(other.days.map { ($0.day, $0.value) }, uniquingKeysWith: { first, _ in first })
    let both = values.days.compactMap { day in known[day.day].map { (across: $0, isGood: day.value >= Double(Mood.good.rawValue)) } }
    guard both.count >= Self.leastDays else { return nil }
    let sorted = both.map(\.across).sorted()
    let median = sorted[sorted.count / 2]
    func half(_ part: [(across: Double, isGood: Bool)]) -> Half? {
      part.count < 5 ? nil : (part.count, Int((100 * Double(part.count(where: \.isGood)) / Double(part.count)).rounded()))
    }
    guard let high = half(both.filter { $0.across >= median }), let low = half(both.filter { $0.across < median }) else { return nil }
    return (median, high, low)
  }
}
