// An amount that comes again in the title of a goal: ‘earn 4000 EUR per month’. A goal is reached once, so it is one of these days, or a habit.

import JournalDates
import JournalKit
import JournalModel
import JournalPhrases
import JournalStore
import JournalText

/// So much in each day, week, month, quarter or year, at the end of a title.
struct RepeatedAmount {
  /// How often it comes again, as typed.
  let words: String
  let title: String
  private let amount: Quantity
  private let unit: Period.Unit

  /// Nil for a title that says no amount, or not that it comes again.
  init?(_ title: String) {
    let words = title.words.map { String($0) }
    guard words.count > 3, Self.joints.contains(words[words.count - 2].lowercased()), let unit = Self.units[words[words.count - 1].lowercased()],
      let place = words.indices.dropFirst().first(where: { Money.signBehind(words[$0]).first?.isNumber ?? false }), place < words.count - 2,
      let amount = Quantity(TypedNumber.ungrouped(Money.signBehind(words[place..<(words.count - 2)].joined(separator: " "))))
    else { return nil }
    (self.words, self.unit, self.amount) = (words.suffix(2).joined(separator: " "), unit, amount)
    // ‘sleep at least 7 hours per night’
    self.title = LimitWords.withoutLeast(Array(words[..<place])).joined(separator: " ")
  }

  /// Whether a habit has such a target: those of days and weeks.
  var isHabit: Bool { unit == .day || unit == .week }

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
