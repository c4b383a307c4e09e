// What is to be done again and again, where somebody asks for what is done once.

import CommandKit
import JournalDates
import JournalKit
import JournalLanguage
import JournalModel
import JournalText

/// A title that says how often: ‘file taxes by 31 May every year’. It is a habit, and is made one.
struct RepeatingPlan: Sendable {
  /// Those that say how often.
  let words: String
  /// All of them but the day, the last words how often.
  let whole: String
  let title: String
  let schedule: Schedule
  /// The command line that makes a habit of it.
  let line: [String]

  /// Nil where the words do not say that it comes again.
  init?(_ all: [String]) {
    // The friday of ‘every other friday’ is no day of its own, nor is the 10th of ‘every month on the 10th’.
    let isOfMonth = if case .dates? = Schedule.spoken(atEnd: all.dropLast(AskedDays.timeAtEnd(of: all).count))?.schedule { true } else { false }
    let dated = isOfMonth || Schedule.everyOther(atEnd: all) != nil ? nil : AskedDays.titleAndDay(all, mayBeFor: true)
    let edge = AskedDays.untilEdge(atEnd: all)
    // ‘swimming club every tuesday 5pm’
    let time = edge == nil && dated == nil ? AskedDays.timeAtEnd(of: all) : []
    let words = Self.withoutFirstTime(edge?.others ?? dated?.words ?? Array(all.dropLast(time.count)), isDated: dated != nil)
    guard let often = Schedule.spoken(atEnd: words) else { return nil }
    let title = (words.dropLast(often.count) + time).joined(separator: " ")
    // Until when it comes again is read where habits are: ‘water plants every 3 days until christmas’.
    let isUntil = words.count < all.count && ["until", "till"].contains(all[words.count].lowercased())
    let until = isUntil ? edge?.days.word ?? dated?.day.word : nil
    // ‘renew the licence by 15 January every 2 years’: the first time that it is due.
    let first = isUntil ? nil : dated ?? AskedDays.titleAndDay(Array(words.dropLast(often.count)), mayBeFor: true)
    let named = dated == nil ? first?.words.joined(separator: " ") ?? title : title
    let line = until.map { [(words + ["until", $0]).joined(separator: " ")] }
      ?? [named, "--schedule", often.schedule.text] + (first.map { ["--start", $0.day.word.hasPrefix("on ") ? String($0.day.word.dropFirst(3)) : $0.day.word] } ?? [])
    (self.title, schedule, self.line) = (title, often.schedule, ["habit", "add"] + line)
    (self.words, whole) = (words.suffix(often.count).joined(separator: " "), words.joined(separator: " "))
  }

  /// What comes again without the words that say that the day behind them is its first time: ‘see the doctor every three months, next on 4 December’. All
  /// other words as they are.
  private static func withoutFirstTime(_ words: [String], isDated: Bool) -> [String] {
    guard isDated else { return words }
    var others = words
    while others.count > 2, ["next", "first", "time", "due", "starting", "beginning"].contains(others.last?.lowercased()) { others.removeLast() }
    if let last = others.last, last.hasSuffix(",") { others[others.count - 1] = String(last.dropLast()) }
    return Schedule.spoken(atEnd: others) == nil ? words : others
  }
}

extension PlanRequest {
  /// Makes a habit of what comes again, and says so.
  func make(_ plan: RepeatingPlan, in context: inout Context) throws -> ExitStatus { try makeHabit(by: plan.line, since: plan.words, in: &context) }

  /// Runs the command line that makes a habit, since some words say that what they tell of comes again.
  func makeHabit(by line: [String], since words: String, in context: inout Context) throws -> ExitStatus {
    context.note(PlanText.repeatingHabit, ["words": .text(words), "line": .text((["retro"] + line.map { ShellText.quoted($0) }).joined(separator: " "))])
    return try RetroProgram.run(instead: line + (isDryRun ? ["--dry-run"] : []) + (isJSON ? ["--json"] : []), in: &context)
  }
}
