// What a year is remembered by: firsts, records, the Tries that stayed, and places.

import Documents
import JournalCharts
import JournalDates
import JournalInsights
import JournalKit
import JournalLanguage
import JournalModel
import JournalReports
import JournalText

extension ReportPictures {
  func records() throws -> [Block] {
    let all = try measuredRecords() + practiceRecords() + firsts()
    return all.isEmpty ? [] : [.heading(RichText(say(ReportPageText.recordsTitle))), .definitions(all)]
  }

  private func words(of day: CalendarDay) -> String { say.weekdayAndDate(day, .long) }

  private func measuredRecords() throws -> [Definition] {
    let measured = try measured.get()
    let asked: [(text: ReportPageText, name: String)] = [
      (ReportPageText.longestNight, "sleep_minutes"), (ReportPageText.mostSteps, "steps"),
      (ReportPageText.mostExercise, "exercise_minutes"),
    ]
    return asked.compactMap { text, name in
      let days = span.compactMap { day in measured.number(name, on: day).map { (day: day, value: $0) } }
      // One day is no record.
      guard days.count > 6, let most = days.max(by: { $0.value < $1.value }), most.value > 0 else { return nil }
      return Definition(say(text), say(.list([MetricNames.words(most.value, of: name, say.numbers), words(of: most.day)], .dots)))
    }
  }

  private func practiceRecords() -> [Definition] {
    var all: [Definition] = []
    if let best = bestStretch, best.count > 2 {
      all.append(
        Definition(
          say(ReportPageText.bestStretch, ["mood": .text(say.name(of: .good, labels))]),
          say(ReportPageText.inARow, ["count": .number(best.count), "days": .text(say.title(of: best))])))
    }
    let rows = shownHabits.compactMap { record in
      past.flatMap { record.longestRow(in: $0) }.map { (record: record, count: $0.count, span: $0.span) }
    }
    if let most = rows.max(by: { $0.count < $1.count }), most.count > 2 {
      all.append(
        Definition(
          say(ReportPageText.longestStreak),
          say(
            ReportPageText.doneInARow,
            ["name": .text(most.record.habit.title), "count": .number(most.count), "days": .text(say.title(of: most.span))])))
    }
    let weeks = points.totals(by: .week(weekStart)).filter { span.contains($0.span.start) || span.contains($0.span.end) }
    if let most = weeks.max(by: { $0.points < $1.points }), most.points > 0 {
      all.append(
        Definition(
          say(ReportPageText.mostPoints),
          say(.list([say(ChartText.pointCount, ["count": .number(most.points)]), FigureGrouping.week.name(of: most.span, in: say)], .dots))))
    }
    return all
  }

  private static let mostFirsts = 8

  /// What began in these days, and what was reached in them.
  private func firsts() -> [Definition] {
    var all: [(day: CalendarDay, definition: Definition)] = []
    if let first = answer.practice.days.first, span.contains(first) {
      all.append((first, Definition(say(ReportPageText.firstDay), words(of: first))))
    }
    for record in shownHabits {
      guard let first = record.entries.first(where: { record.state(on: $0.day) == .done })?.day, span.contains(first) else { continue }
      all.append((first, Definition(say(ReportPageText.firstTime, ["name": .text(record.habit.title)]), words(of: first))))
    }
    for goal in then.goals.goals where !goal.goal.isPrivate && goal.status == .complete {
      guard let day = goal.goal.plan.completed ?? goal.days.last, span.contains(day) else { continue }
      all.append((day, Definition(say(ReportPageText.reachedGoal, ["name": .text(goal.goal.title)]), words(of: day))))
    }
    return all.sorted { $0.day < $1.day }.prefix(Self.mostFirsts).map(\.definition)
  }

  private static let mostStayed = 24

  /// What was tried and stays, in the words of its retrospective.
  func stayed() -> [Block] {
    let tries = triesThatStayed
    if tries.isEmpty { return [] }
    let items = tries.suffix(Self.mostStayed).map { one -> ListItem in
      let day = (one.judgedIn?.span ?? one.place.span)?.end
      var facts = day.map { [RichText.quiet(say(ReportPageText.adoptedOn, ["day": .text($0.title)]))] } ?? []
      if !one.words.isEmpty { facts.append(.quiet(wordsAlone(one.words).onOneLine)) }
      return ListItem(
        .box(.done), Prose(one.item.text, in: one.place.path), facts: facts, place: Place(path: one.place.path, line: one.place.line))
    }
    return [.heading(RichText(say(ReportPageText.stayedTitle))), .list(ItemList(items))]
  }

  private static let mostPlaces = 20

  /// As much of a name as stands beside a bar on a telephone.
  private static func short(_ name: String) -> String { CardLines.rows(name, size: 10, width: 134, most: 1).first ?? "" }

  /// Named places, else the zones that days say they are in.
  func places() -> [Block] {
    var counts: [String: Int] = [:]
    for day in report.days { for place in day.places { counts[place, default: 0] += 1 } }
    if counts.isEmpty {
      var zone = ""
      for day in report.days {
        if !day.zone.isEmpty { zone = day.zone }
        let city = zone.split(separator: "/").last.map { String($0.map { $0 == "_" ? " " : $0 }) } ?? ""
        if !city.isEmpty { counts[city, default: 0] += 1 }
      }
    }
    if counts.isEmpty { return [] }
    let sorted = counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.prefix(Self.mostPlaces)
    let bars = sorted.map { place, count in
      BarChart.Bar(Self.short(place), say(ReportPageText.dayCount, ["count": .number(count)]), amount: Double(count))
    }
    return [.heading(RichText(say(ReportPageText.placesTitle))), .bars(BarChart(bars))]
  }
}
