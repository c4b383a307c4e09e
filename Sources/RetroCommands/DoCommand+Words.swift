// The words behind `retro do`: names of activities, and amounts behind each.

import CommandKit
import JournalDates
import JournalFormat
import JournalKit
import JournalModel

/// Activities as they were named, each with its amounts.
struct DoneWords {
  private(set) var activities: [(activity: FileReading, amounts: [LogAmount])] = []

  /// Takes the longest run of words for a name that one has, a word that begins with a digit for an amount of the name before it, and any
  /// other word for a name.
  /// - Throws: Where a word is neither, or a name is archived by that day.
  init(_ words: [String], _ plans: inout PlanFiles, on day: CalendarDay) throws {
    var place = 0
    while place < words.count {
      if let count = Self.nameLength(words[place...], plans) {
        activities.append((try plans.activity(words[place..<place + count].joined(separator: " "), on: day), []))
        place += count
      } else if let amount = LogAmount(words[place]) {
        guard !activities.isEmpty else {
          throw UsageError(
            "‘\(amount.word)’ is an amount of nothing", hint: "The name of what you did stands before it, as in ‘retro do run 5.2km’.")
        }
        // `5.2 km`, typed as two words.
        let unit = place + 1 < words.count && amount.isBare && Self.nameLength(words[(place + 1)...], plans) == nil ? words[place + 1] : nil
        let measured = unit.flatMap { $0.contains("=") || LogAmount($0) != nil ? nil : amount.measured(in: $0) }
        activities[activities.count - 1].amounts.append(measured ?? amount)
        place += measured == nil ? 1 : 2
      } else if LogAmount.isMeant(by: words[place]) {
        throw CommandFailure("‘\(words[place])’ is no amount", help: Self.hint(for: words[place]))
      } else {
        // Nothing has this name; the refusal says what is near it.
        activities.append((try plans.activity(words[place], on: day), []))
        place += 1
      }
    }
    for (index, one) in activities.enumerated() where activities[..<index].contains(where: { $0.activity.path == one.activity.path }) {
      throw UsageError("‘\(one.activity.slug)’ is named twice", hint: "‘--again’ writes it down once more.")
    }
  }

  private static func hint(for word: String) -> String {
    if let time = TimeSpan(word) { return "‘--at \(time.text)’ says when it was; \(LogAmount.form)" }
    return word.contains("=") ? "\(LogAmount.form), and with a field of its own pages=30" : LogAmount.form
  }

  /// How many of these words are a name that one has: as many as may be, five at most.
  private static func nameLength(_ words: ArraySlice<String>, _ plans: PlanFiles) -> Int? {
    (1...min(5, words.count)).reversed().first { plans.holds(words.prefix($0).joined(separator: " "), of: [.habit, .task]) }
  }
}
