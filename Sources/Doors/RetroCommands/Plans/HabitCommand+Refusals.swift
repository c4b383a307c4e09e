// What the words of a habit and its options may not say both, or not at all.

import CommandKit
import JournalDates
import JournalKit
import JournalLanguage
import JournalModel
import JournalStore

extension HabitCommand {
  /// What the words of a new habit say beside its options. That they say once more what an option says is left out of the title.
  /// - Throws: Where they say how often otherwise than the option does: ‘stretch 3 times a week’ with ‘--schedule daily’.
  static func habitWords(_ words: [String], schedule: Schedule?, target: HabitTarget?) throws(UsageError) -> HabitWords {
    func read(_ schedule: Schedule?) throws(UsageError) -> HabitWords {
      try asUsage { () throws(WorkspaceError) in try HabitWords(words, schedule: schedule, target: target) }
    }
    try refuseSecond(words, target)
    guard let schedule else { return try read(nil) }
    let alone: HabitWords
    // What the words alone would not be read as is a title.
    do throws(UsageError) { alone = try read(nil) } catch { return try read(schedule) }
    let title = alone.title.map { $0.lowercased() }
    let taken = words.filter { !title.contains($0.lowercased()) }
    guard let often = alone.schedule, taken.count > 1, alone.longLimit == nil, alone.target?.bound != .atMost, alone.daysAWeek == nil else {
      return try read(schedule)
    }
    if often == schedule { return alone }
    // ‘study 5 hours a week’ with ‘--schedule 3/week’ says how much and how often.
    if alone.target?.period == .week { return alone }
    throw UsageError(UsageText.exclusive, ["one": .text(taken.joined(separator: " ")), "other": .text("--schedule \(schedule.text)")])
  }

  /// Refuses another limit, or another number of times, than an option says: ‘coffee at most 2 a day’ with ‘--target "<= 3"’. Any other amount may be a
  /// part of the name: ‘Couch to 5k’.
  private static func refuseSecond(_ words: [String], _ target: HabitTarget?) throws(UsageError) {
    guard let target else { return }
    let alone: HabitWords
    do throws(WorkspaceError) { alone = try HabitWords(words, schedule: nil, target: nil) } catch { return }
    guard let said = alone.target, said != target, alone.schedule != nil, said.bound == .atMost || said.quantity.unit == "times" else { return }
    let title = alone.title.map { $0.lowercased() }
    let taken = words.filter { !title.contains($0.lowercased()) }
    guard taken.count > 1 else { return }
    throw UsageError(UsageText.exclusive, ["one": .text(taken.joined(separator: " ")), "other": .text("--target \(target.text)")])
  }

  /// Refuses a day alone behind a name: whether a rest begins or ends with it, nobody can tell.
  static func refuseOneDay(atEnd words: [String]) throws(UsageError) {
    guard let (name, days, joint) = AskedDays.atEnd(of: words.flatMap(\.words).map({ String($0) }), after: [], leaning: .future, in: .all), joint == nil,
      days.isOneDay, !name.isEmpty
    else { return }
    throw UsageError(
      PlanUsageText.restOfOneDay, ["day": .text(days.word)], hint: PlanUsageText.restOfOneDayWay,
      ["name": .text(ChangeSet.quoted(name.joined(separator: " "))), "day": .text(days.word)])
  }
}
