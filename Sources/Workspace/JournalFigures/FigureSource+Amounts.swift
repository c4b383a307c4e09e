// How much was logged of something, as a picture: beers a week, kilometres a month.

import JournalDates
import JournalInsights
import JournalKit
import JournalLanguage
import JournalModel
import JournalText

extension FigureSource {
  /// Words behind the name of a habit that ask how much of it there was, and not on which days it was done.
  private static let amountWords: Set<String> = [
    "amount", "amounts", "sum", "sums", "total", "totals", "count", "counts", "number", "numbers", "menge", "mengen", "summe", "anzahl", "cantidad", "quantité", "quantidade",
  ]

  /// How much of a habit or of another activity there was, or in a unit: ‘beer amount’, ‘run distance’, ‘km’; nil where the words are none, or ask something
  /// else.
  func amounts(of word: String) throws -> FigureReport? {
    let words = word.words.map { String($0) }
    guard let last = words.last?.lowercased(), !isPlan(word) else { return nil }
    if words.count == 1 { return amounts(in: word) }
    guard Self.amountWords.contains(last) || answer.practice.log.hasUnit(last) else { return nil }
    let name = words.dropLast().joined(separator: " ")
    let habit = try ifThere {
      let habit = try answer.practice.habits.named(name, "habit")
      guard !habit.isPrivate, let record = answer.habits.habit(at: habit.path) else {
        throw WorkspaceError(.notFound, ChartErrorText.hidden, ["name": .text(habit.slug)])
      }
      return try amounts(of: record)
    }
    return try habit ?? activity(name)
  }

  /// How much was logged in a unit or in fields of a name, whatever it was of; nil where no line has any.
  private func amounts(in word: String) -> FigureReport? {
    let log = answer.practice.log
    guard !UnitTable.namesNothing(word), let name = ([word, word.lowercased()] + Money.names(of: word)).first(where: log.hasUnit), let place = log.place(of: name),
      let line = log.lines.first(where: { log.amounts(of: $0).contains { $0.unit == place || $0.field == place } }),
      let amount = log.amounts(of: line).first(where: { $0.unit == place || $0.field == place }), amount.field == place || answer.units.isCounted(name)
    else { return nil }
    let unit = amount.unit == place ? name : log.names[amount.unit]
    let span = span(weeks: 26, since: line.day)
    let totals = PracticeTotals(inUnit: unit, in: span, log, answer.units)
    let days = totals.days.compactMap { day in day.amount.map { (day: day.day, value: $0) } }
    return FigureReport([series(DailyValues(of: name, title: name, unit: unit, days, in: workspace.language), in: span)], isKnown: !days.isEmpty)
  }

  /// How much of a habit the days have, or how often it was done where no line has an amount.
  func amounts(of record: HabitRecord) throws -> FigureReport {
    try amounts(of: record.habit.slug, title: record.habit.title, target: record.habit.plan.lastTarget, since: max(record.first, record.begin))
  }

  /// How much was logged of an activity that is no habit; nil where nothing is called so.
  func activity(_ word: String) throws -> FigureReport? {
    let name = Reference.folded(Reference(target: word).slug)
    let practice = answer.practice
    guard let place = practice.log.place(of: name), let first = practice.log.lines.first(where: { $0.activity == place })?.day else { return nil }
    if practice.habits.contains(where: { $0.name == name }) { return nil }
    return try amounts(of: name, title: practice.tasks.first { $0.name == name }?.title ?? name, target: nil, since: first)
  }

  /// - Parameter first: From this day on a day that was written on, and tells nothing of it, had none.
  private func amounts(of name: String, title: String, target: HabitTarget?, since first: CalendarDay) throws -> FigureReport {
    let span = span(weeks: 26, since: first)
    let totals = PracticeTotals(ofActivity: name, target: target, in: span, answer.practice.log, answer.units)
    var values: [CalendarDay: Double] = [:]
    for day in answer.practice.days where span.contains(day) && day >= first { values[day] = 0 }
    for day in totals.days { values[day.day] = totals.unit == nil ? Double(day.times) : day.amount ?? 0 }
    let days = values.sorted { $0.key < $1.key }.map { (day: $0.key, value: $0.value) }
    let drawn = DailyValues(of: name, title: title, unit: totals.unit ?? "", days, in: workspace.language)
    return FigureReport([series(drawn, in: span)], isKnown: !totals.days.isEmpty)
  }
}
