// Each thing that was chosen, on its own.

import Documents
import JournalCharts
import JournalDates
import JournalLanguage
import JournalModel
import JournalReports
import JournalText
import JournalWellness
import JournalWords

extension ClinicianReport {
  func blocks(of topic: ClinicianTopic) -> [Block] {
    switch topic {
    case .mood: mood
    case .sleep: sleep
    case .wellness: wellness
    case .reflections: reflections
    case .tag(let tag): self.tag(tag)
    case .metric(let name): metric(name)
    case .habit(let slug): blocks(ofHabit: slug)
    }
  }

  func nothing(_ topic: ClinicianTopic) -> [Block] {
    [.heading(RichText(name(of: topic))), .hint(RichText(say(ClinicianText.nothing)))]
  }

  /// How often each mood was, and how far one day was from the next.
  private var mood: [Block] {
    let days = report.days.compactMap { day in day.mood.map { (day: day.date, mood: $0) } }
    if days.isEmpty { return nothing(.mood) }
    let rows = Mood.allCases.reversed().map { mood -> [Table.Cell] in
      let count = days.count { $0.mood == mood }
      let share = Int((100 * Double(count) / Double(days.count)).rounded())
      return [say.name(of: mood, labels), "\(count)", say.numbers.percent(share)].map { Table.Cell(RichText($0)) }
    }
    let calendar = CalendarReport.moods(days, labels: labels, span: span, today: pictures.today, weekStart: pictures.weekStart, in: say)
    // Five words in an order have no mean.
    let chart = pictures.maker.series(DailyValues(calendar, labels: labels, in: say), by: .day, in: span, tellsMeans: false)
    let steps = zip(days, days.dropFirst()).filter { $0.day.advanced(by: 1) == $1.day }.map { abs($0.mood.rawValue - $1.mood.rawValue) }
    let words =
      steps.isEmpty
      ? say(ClinicianText.noSwing)
      : say(
        ClinicianText.swing,
        [
          "mean": .text(say.numbers.written(decimalText((mean(steps.map(Double.init)) * 10).rounded() / 10))), "count": .number(steps.count),
          "most": .number(steps.max() ?? 0), "large": .number(steps.count { $0 > 1 }),
        ])
    return [
      .heading(RichText(name(of: .mood))), .chart(chart), .group(RichText(say(ClinicianText.distribution))),
      .table(
        Table(
          [
            Table.Column(RichText(name(of: .mood))), Table.Column(RichText(say(ClinicianText.days)), .trailing),
            Table.Column(RichText(say(ClinicianText.share)), .trailing),
          ], rows: rows)),
      .group(RichText(say(ClinicianText.swingTitle))), .paragraph(RichText(words)),
    ]
  }

  private var sleep: [Block] {
    let nights = measures.report(FigureMaker.ofNights, in: span, weekStart: pictures.weekStart, today: pictures.today)
    if nights.isEmpty { return nothing(.sleep) }
    let lengths = numbers(of: .sleep).map { numbers in numbers.days.map(\.value) } ?? []
    let half = middleHalf(lengths).map { half in
      say(
        ClinicianText.nightHalf,
        ["low": .text(say.numbers.hoursAndMinutes(half.lowerBound)), "high": .text(say.numbers.hoursAndMinutes(half.upperBound)), "count": .number(lengths.count)])
    }
    return [.heading(RichText(name(of: .sleep))), .chart(pictures.maker.nights(nights))] + (half.map { [.paragraph(RichText($0))] } ?? [])
  }

  /// The score never stands without its parts.
  private var wellness: [Block] {
    guard case .success(let wellness) = pictures.wellness, wellness.hasScore else { return nothing(.wellness) }
    let parts = WellnessPart.allCases.map { part -> [Table.Cell] in
      let known = wellness.days.compactMap { day in day.score.measured.first { $0.part == part } }
      let words = known.isEmpty ? "–" : say.numbers.written(decimalText((mean(known.map(\.points)) * 10).rounded() / 10))
      return [say.opening(part.title(say)), words, decimalText(part.weight), "\(known.count)"].map {
        Table.Cell(RichText($0))
      }
    }
    let columns = [
      Table.Column(RichText(say(ClinicianText.part))), Table.Column(RichText(say(ClinicianText.points)), .trailing),
      Table.Column(RichText(say(ClinicianText.most)), .trailing), Table.Column(RichText(say(ClinicianText.days)), .trailing),
    ]
    return [
      .heading(RichText(name(of: .wellness))), .hint(RichText(say(ClinicianText.wellnessHint))),
      .chart(pictures.maker.wellness(wellness, by: FigureGrouping(for: span))), table(columns, parts),
    ]
  }

  /// Those with an answer, and how strong the feeling was before and after, where both are written down.
  private var reflections: [Block] {
    let all = report.days.flatMap { day in day.reflections.map { (day: day.date, reflection: $0) } }
    let completed = all.filter { $0.reflection.steps.contains { !$0.answer.trimmed.isEmpty } || $0.reflection.after != nil }
    if completed.isEmpty { return nothing(.reflections) }
    func number(_ value: Double?) -> String { value.map { decimalText($0) } ?? "–" }
    let rows = completed.map { day, reflection -> [Table.Cell] in
      [
        say.weekdayAndDate(day), reflection.guide?.rawValue.uppercased() ?? "–",
        number(reflection.before.map { Double($0) }),
        number(reflection.after.map { Double($0) }),
      ].map { Table.Cell(RichText($0)) }
    }
    let columns = [
      Table.Column(RichText(say(ClinicianText.day))), Table.Column(RichText(say(ClinicianText.guide))),
      Table.Column(RichText(say(ClinicianText.before)), .trailing), Table.Column(RichText(say(ClinicianText.after)), .trailing),
    ]
    return [
      .heading(RichText(name(of: .reflections))), table(columns, rows), .hint(RichText(say(ClinicianText.reflectionHint))),
    ]
  }

  /// The days that have it.
  private func tag(_ tag: String) -> [Block] {
    let dates = dates(of: .tag(tag))
    if dates.isEmpty { return nothing(.tag(tag)) }
    return [
      .heading(RichText(name(of: .tag(tag)))),
      .paragraph(RichText(say(ClinicianText.noted, ["count": .number(dates.count), "all": .number(span.count)]))),
      .facts(dates.map { RichText(say.weekdayAndDay($0)) }, .spread),
    ]
  }

  private func metric(_ name: String) -> [Block] {
    let report = measures.report([name], in: span, weekStart: pictures.weekStart, today: pictures.today)
    if report.isEmpty { return nothing(.metric(name)) }
    let chart = pictures.maker.series(DailyValues(report, at: 0, in: say), by: FigureGrouping(for: span), in: span)
    return [.heading(RichText(self.name(of: .metric(name)))), .chart(chart)]
  }
}
