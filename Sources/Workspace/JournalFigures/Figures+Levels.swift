// The course of a measured value that a goal asks for.

import JournalCharts
import JournalDates
import JournalInsights
import JournalLanguage
import JournalModel
import JournalReports
import JournalText
import JournalWords

extension FigureMaker {
  /// What was measured since a goal began, what it is to come to, and where an even pace would be; nil where nothing was.
  func level(_ level: GoalLevel, of progress: GoalProgress, _ units: UnitTable, on today: CalendarDay) -> Chart? {
    guard let first = level.first, let wanted = level.wanted else { return nil }
    let unit = level.unit
    func words(_ number: Double) -> String { unit.isEmpty ? say.numbers.readable(number) : units.text((number * 10).rounded() / 10, in: unit, say.numbers) }
    func point(_ day: CalendarDay, _ number: Double) -> ChartPoint {
      ChartPoint(DaySpan(day), number, name: FigureGrouping.day.name(of: DaySpan(day), in: say), words: words(number))
    }
    let end = max(today, min(progress.span.due ?? today, today.advanced(by: 730)))
    let span = DaySpan(spanning: first.day, end)
    var layers: [Plot.Layer] = [.level(wanted, words(wanted))]
    var keys = [ChartKey(say.title(ofMetric: level.metric), .series(0), .line)]
    if progress.isActive, let due = progress.span.due, due > first.day {
      let share = Double(first.day.days(until: min(due, span.end))) / Double(first.day.days(until: due))
      let pace = [point(first.day, first.number), point(min(due, span.end), first.number + (wanted - first.number) * share)]
      layers.append(.line(Series(say(ChartText.evenPace), .quiet, shape, pace, isTold: false), .dotted))
      keys.append(ChartKey(say(ChartText.evenPace), .quiet, .dots))
    }
    let points = level.values.map { point($0.day, $0.number) }
    layers.append(.line(Series(say.title(ofMetric: level.metric), .series(0), shape, points, ending: points.last?.words ?? "")))
    let plot = Plot(.days(span), named: say(ChartText.columnDay), .count(unit), today: today, layers)
    func sentence(_ words: String) -> String { say(ChartText.levelSentence, ["words": .text(words)]) }
    var sentences = [sentence(level.words(units, say))]
    if progress.isActive, let due = progress.span.due, !level.isReached { sentences.append(say(ChartText.goalDue, ["day": .text(say.title(of: due))])) }
    if progress.isActive, let pace = level.pace(until: progress.span.due, on: today, units, say) { sentences.append(sentence(pace)) }
    return chart(title(of: progress, from: first.day, on: today), sentences, .plot(plot), keys: keys)
  }
}
