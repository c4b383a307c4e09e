// What the words of a habit say beside its options, and what both of them may not say.

import CommandKit
import JournalDates
import JournalKit
import JournalLanguage
import JournalModel
import JournalStore
import JournalText

extension HabitCommand {
  /// What the words of a new habit say beside its options. That they say once more what an option says is left out of the title.
  /// - Throws: Where they say how often otherwise than the option does: ‘stretch 3 times a week’ with ‘--schedule daily’.
  static func habitWords(_ words: [String], schedule: Schedule?, target: HabitTarget?) throws(UsageError) -> HabitWords {
    func read(_ schedule: Schedule?) throws(UsageError) -> HabitWords {
      do throws(WorkspaceError) { return try HabitWords(words, schedule: schedule, target: target) } catch {
        // ‘run 100 km a month’: what a month is asked for is a goal.
        guard let line = RepeatedAmount(words.joined(separator: " "))?.goalOfThisMonth else { throw UsageError(error.inWords) }
        throw UsageError(
          Explanation(error.inWords.what, help: Message(PlanErrorText.meantWay, ["line": .text(line), "isHabit": .flag(false)])))
      }
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

  /// The day from which a change holds, behind what is to be changed: ‘read 30 pages from monday on’. Nil where the words name none.
  static func begin(atEnd words: [String]) -> (words: [String], from: AskedDays)? {
    var words = words
    if words.count > 2, let last = words.last?.lowercased(), ["on", "onward", "onwards"].contains(last) { words.removeLast() }
    let begins: Set<String> = ["from", "starting", "beginning", "since"]
    guard let (others, days, joint) = AskedDays.atEnd(of: words, after: begins, leaning: .future, in: .all), !others.isEmpty else { return nil }
    if joint != nil { return (others, days) }
    let said = days.word.words
    guard let first = said.first?.lowercased(), begins.contains(first) else { return nil }
    if days.isOneDay { return (others, days) }
    // ‘from next week’ begins with that week, and goes on; ‘from 1 march to 3 april’ does not.
    guard days.lastWords == days.word,
      let begin = AskedDays.atEnd(of: ["-"] + said.dropFirst(), leaning: first == "since" ? .past : .future, in: .all), begin.others == ["-"]
    else { return nil }
    return (others, begin.days)
  }

  /// The amount that is said behind the name of a habit and ‘to’: ‘read to 30 pages’. Nil where the words say none.
  static func target(behind words: [String]) -> (name: [String], target: HabitTarget)? {
    guard let place = words.lastIndex(where: { ["to", "into"].contains($0.lowercased()) }), place > 0,
      let target = HabitTarget(words[(place + 1)...].joined(separator: " ")), target.quantity.amount > 0,
      Schedule(meantBy: words[(place + 1)...].joined(separator: " ")) == nil, !target.quantity.unit.contains(" ")
    else { return nil }
    return (Array(words[..<place]), target)
  }

  /// Refuses a day alone behind a name: whether a rest begins or ends with it, nobody can tell.
  static func refuseOneDay(atEnd words: [String]) throws(UsageError) {
    guard let (name, days, joint) = AskedDays.atEnd(of: words.flatMap(\.words).map({ String($0) }), after: [], leaning: .future, in: .all), joint == nil,
      days.isOneDay, !name.isEmpty
    else { return }
    throw UsageError(
      PlanUsageText.restOfOneDay, ["day": .text(days.word)], hint: PlanUsageText.restOfOneDayWay,
      ["name": .text(ShellText.quoted(name.joined(separator: " "))), "day": .text(days.word)])
  }
}
