// What comes again in the title of a goal: ‘earn 4000 EUR per month’. A goal is reached once, so it is one of these days, or a habit.

import CommandKit
import JournalDates
import JournalFormat
import JournalKit
import JournalLanguage
import JournalModel
import JournalPhrases
import JournalStore
import JournalText

/// So much in each day, week, month, quarter or year, at the end of a title, or before what it is for.
struct RepeatedAmount {
  /// How often it comes again, as typed.
  let words: String
  let title: String
  /// What it is for: ‘for a harp’. Empty where nothing says so.
  private let purpose: String
  private let amount: Quantity
  private let unit: Period.Unit

  /// Nil for a title that says no amount, or not that it comes again.
  init?(_ title: String) {
    let words = title.words.map { String($0) }
    guard let joint = words.indices.dropLast().last(where: { Self.joints.contains(words[$0].lowercased()) && Self.units[words[$0 + 1].lowercased()] != nil }),
      let unit = Self.units[words[joint + 1].lowercased()], case let purpose = words[(joint + 2)...],
      purpose.first.map({ ["for", "für", "para", "pour"].contains($0.lowercased()) }) ?? true,
      // ‘for 3 months’ says how long.
      !purpose.contains(where: { $0.contains(where: \.isNumber) || Self.units[$0.lowercased()] != nil }),
      let place = words.indices.dropFirst().first(where: { Money.signBehind(words[$0]).first?.isNumber ?? false }), place < joint,
      let amount = Quantity(TypedNumber.ungrouped(Money.signBehind(words[place..<joint].joined(separator: " "))))
    else { return nil }
    // ‘3x a week’ is how often.
    let unitSaid = amount.unit.lowercased()
    if !unitSaid.isEmpty, UnitTable.standard.unit(unitSaid).dimension == .count("") || ["mal", "vez", "veces", "fois", "vezes"].contains(unitSaid) { return nil }
    (self.words, self.unit, self.amount) = (words[joint...(joint + 1)].joined(separator: " "), unit, amount)
    self.purpose = purpose.joined(separator: " ")
    // ‘sleep at least 7 hours per night’
    self.title = LimitWords.withoutLeast(Array(words[..<place])).joined(separator: " ")
  }

  /// Whether a habit has such a target: those of days and weeks.
  var isHabit: Bool { unit == .day || unit == .week }

  /// How a habit has it.
  fileprivate var ofHabit: [String] {
    unit == .day ? ["--schedule", "daily", "--target", amount.text] : ["--schedule", "weekly", "--target", amount.text + "/week"]
  }

  /// A goal of what it comes to until a day, in a year where none is named. Nil for so much a year, which is a whole.
  fileprivate func sum(until end: CalendarDay?, from today: CalendarDay) -> String? {
    guard unit == .month || unit == .quarter else { return nil }
    let last = end ?? today.advanced(by: 365).endOfMonth
    let months = max(1, (last.year - today.year) * 12 + last.month - today.month)
    let sum = Quantity(amount.amount * Double(unit == .month ? months : max(1, months / 3)), amount.unit)
    let whole = [title, sum.text, purpose].filter { !$0.isEmpty }.joined(separator: " ")
    return "retro goal add \(ShellText.quoted(whole)) --due \(last)"
  }

  /// A goal of this month alone; nil for so much of any other time.
  var goalOfThisMonth: String? {
    guard unit == .month else { return nil }
    return "retro goal add \(ShellText.quoted([title, amount.text, purpose].filter { !$0.isEmpty }.joined(separator: " "))) --due \"this month\""
  }

  /// What a person types instead.
  /// - Parameter isKept: Whether there is a habit of that title, which is given the target.
  func line(ofGoal name: String, on today: CalendarDay, isKept: Bool) -> String {
    let verb = isKept ? "change" : "add"
    return switch unit {
    case .day: "retro habit \(verb) \(ShellText.quoted(title)) --schedule daily --target \(ShellText.quoted(amount.text))"
    case .week: "retro habit \(verb) \(ShellText.quoted(title)) --target \(ShellText.quoted(amount.text + "/week"))"
    case .month, .quarter, .year:
      "retro goal change \(name) --target \(ShellText.quoted(amount.text)) --due \(Period(unit, containing: today).end)"
    }
  }

  private static let joints: Set<String> = ["per", "a", "an", "each", "every", "pro", "jeden", "jede", "je", "al", "por", "cada", "par", "chaque"]

  private static let units: [String: Period.Unit] = [
    "night": .day, "nacht": .day, "noche": .day, "nuit": .day, "noite": .day, "day": .day, "tag": .day,
    "día": .day, "dia": .day, "jour": .day, "week": .week, "woche": .week, "semana": .week, "semaine": .week,
    "month": .month, "monat": .month, "mes": .month, "mês": .month, "mois": .month, "quarter": .quarter, "quartal": .quarter, "trimestre": .quarter,
    "year": .year, "jahr": .year, "año": .year, "ano": .year, "an": .year, "année": .year,
  ]
}

extension PlanRequest {
  /// Makes the habit of which the title of a goal tells, where that says how often and not until when: ‘run three times a week’. Nil for other titles.
  /// - Throws: Where there is such a habit already, and of so much a month, which no habit has: a goal asks for what that comes to.
  func makeHabit(ofGoal title: String, until due: AskedDays?, in context: inout Context, _ journal: Journal) throws -> ExitStatus? {
    let words = title.words.map { String($0) }
    let (amount, today) = (RepeatedAmount(title), try context.today(in: journal))
    func refusal(_ said: String, _ line: String, isHabit: Bool) -> CommandError {
      CommandError(
        .usage, PlanErrorText.goalRepeats, ["words": .text(said)], help: PlanErrorText.meantWay, ["line": .text(line), "isHabit": .flag(isHabit)])
    }
    let read: HabitWords?
    do throws(WorkspaceError) { read = try HabitWords(words, schedule: nil, target: nil) } catch { read = nil }
    let isLimit = read?.target?.bound == .atMost
    if !isLimit, let amount, let line = amount.sum(until: try due?.last(on: today), from: today) { throw refusal(amount.words, line, isHabit: false) }
    guard due == nil, isLimit || amount?.isHabit ?? true, let said = amount?.words ?? Schedule.oftenOfHabit(words) else { return nil }
    let (name, asked): (String, [String])
    if let read, let schedule = read.schedule, !read.title.isEmpty, read.longLimit == nil, amount == nil || read.target != nil {
      (name, asked) = (read.title.joined(separator: " "), ["--schedule", schedule.text] + (read.target.map { ["--target", $0.text] } ?? []))
    } else if let amount {
      (name, asked) = (amount.title, amount.ofHabit)
    } else {
      return nil
    }
    let isKept = try context.workspace.plans(of: journal, in: [.activities]).holds(name, of: [.habit])
    if isKept { throw refusal(said, (["retro", "habit", "change", name] + asked).map { ShellText.quoted($0) }.joined(separator: " "), isHabit: true) }
    return try makeHabit(by: ["habit", "add", name] + asked, since: said, in: &context)
  }
}

extension Schedule {
  /// The words at the end of a title that say how often, where that is once a month at least: a mountain every year is reached each time.
  fileprivate static func oftenOfHabit(_ words: [String]) -> String? {
    guard let found = spoken(atEnd: words) else { return nil }
    if case .every(let days) = found.schedule, days > 31 { return nil }
    if case .times(_, let days) = found.schedule, days > 31 { return nil }
    return words.suffix(found.count).joined(separator: " ")
  }
}
