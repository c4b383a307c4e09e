// Words that say what was done: names of activities, and amounts after each.

import JournalDates
import JournalFormat

import JournalModel
import JournalPhrases
import JournalText
import JournalLanguage

/// Activities as they were named, each with its amounts.
struct DoneWords {
  private(set) var activities: [(activity: FileReading, amounts: [LogAmount])] = []
  /// Whether each was called by a whole name of its own, so that nothing else can be meant.
  private(set) var areNamed = true

  /// Words between two names: ‘run and swimming’.
  private static let links: Set<String> = ["and", "&", "+", "plus", "und", "et", "y", "e"]

  /// Takes the longest run of words for a name that one has, a word that begins with a digit for an amount of the name before it, and any
  /// other word for a name.
  /// - Throws: Where a word is neither, or a name is archived by that day.
  init(_ words: [String], _ plans: inout PlanFiles, on day: CalendarDay) throws {
    var place = 0
    while place < words.count {
      if let count = Self.nameLength(words[place...], plans) {
        activities.append((try plans.activity(words[place..<place + count].joined(separator: " "), on: day), []))
        place += count
      } else if !activities.isEmpty, place + 1 < words.count, Self.links.contains(words[place].lowercased()) {
        place += 1
      } else if let (amounts, count) = Self.amounts(words[place...], of: activities.last?.activity, plans, on: day) {
        activities[activities.count - 1].amounts += amounts
        place += count
      } else if !activities.isEmpty, let said = TimesWords.several(atStart: words[place...].map { $0.lowercased() }[...]),
        let amount = LogAmount("\(said.times)x")
      {
        activities[activities.count - 1].amounts.append(amount)
        place += said.words
      } else if let amount = LogAmount(words[place]) {
        guard !activities.isEmpty else {
          throw WorkspaceError(
            .usage, LogErrorText.amountOfNothing, ["amount": .text(amount.word)], help: LogErrorText.amountOfNothingWay)
        }
        // `5.2 km`, typed as two words.
        let unit = amount.isBare ? Self.unit(words[(place + 1)...], of: activities.last?.activity, plans) : nil
        let measured = unit.flatMap { $0.contains("=") || LogAmount($0) != nil ? nil : amount.measured(in: $0) }
        // Thousands of what the activity does not tell.
        if measured == nil, let unit = Quantity(amount.amount)?.unit, ["k", "K", "キロ", "킬로"].contains(unit) {
          throw WorkspaceError(.ambiguous, LogErrorText.thousandsOfWhat, ["amount": .text(amount.word)], help: LogErrorText.form)
        }
        activities[activities.count - 1].amounts.append(measured ?? amount)
        place += measured == nil ? 1 : 2
      } else if LogAmount.isMeant(by: words[place]) {
        throw WorkspaceError(
          .badValue, Explanation(Message(LogErrorText.noAmount, ["word": .text(words[place])]), help: Self.hint(for: words[place])))
      } else {
        // Nothing has this name; the refusal says what is near it.
        let activity = try plans.activity(words[place], on: day)
        // Each of two words may be a part of the same name: ‘call dentist’.
        if areNamed || activities.last?.activity.path != activity.path { activities.append((activity, [])) }
        areNamed = false
        place += 1
      }
    }
    for (index, one) in activities.enumerated() where activities[..<index].contains(where: { $0.activity.path == one.activity.path }) {
      throw WorkspaceError(.usage, LogErrorText.twice, ["name": .text(one.activity.slug)], help: LogErrorText.twiceWay)
    }
  }

  /// Amounts at the beginning of words, read as ‘retro log’ reads them, and how many words they are; nil where it reads none.
  private static func amounts(
    _ words: ArraySlice<String>, of activity: FileReading?, _ plans: PlanFiles, on day: CalendarDay
  ) -> ([LogAmount], Int)? {
    guard let activity, let word = words.first, word.first?.isNumber == true else { return nil }
    let vocabulary = plans.vocabulary(of: [activity], on: day)
    for count in (1...min(6, words.count)).reversed() {
      // `3 beers` has a unit that only the person knows.
      if count == 1, LogAmount(word)?.isBare == true, unit(words.dropFirst(), of: activity, plans) != nil { return nil }
      let phrase = Phrase([activity.slug] + words.prefix(count), vocabulary, today: day)
      guard phrase.uncertainties.isEmpty, phrase.lines.count == 1, let line = phrase.lines.first, line.activity != nil, line.text.isEmpty,
        line.state == .done, line.time == nil, line.tags.isEmpty, phrase.mood == nil, phrase.day == day, !line.measurements.isEmpty,
        case .measurement = phrase.pieces.last?.meaning
      else { continue }
      return (line.measurements.map { LogAmount($0.key, $0.quantity) }, count)
    }
    return nil
  }

  /// The first of these words where it names no activity, or that which the amount is of: ‘beer 3 beer’.
  private static func unit(_ words: ArraySlice<String>, of activity: FileReading?, _ plans: PlanFiles) -> String? {
    // ‘5 november’ is a day.
    guard let word = words.first, PeriodText(said: word, in: .all) == nil else { return nil }
    let isOwn = activity.map { Reference.folded($0.slug) == Reference.folded(word) } ?? false
    return isOwn || nameLength(words, plans) == nil ? word : nil
  }

  private static func hint(for word: String) -> Message {
    if let time = TimeSpan(word) { return Message(LogErrorText.formOrTime, ["time": .text(time.text)]) }
    return Message(word.contains("=") ? LogErrorText.formWithField : LogErrorText.form)
  }

  /// How many of these words are a name that one has: as many as may be, five at most.
  private static func nameLength(_ words: ArraySlice<String>, _ plans: PlanFiles) -> Int? {
    (1...min(5, words.count)).reversed().first { plans.holds(words.prefix($0).joined(separator: " "), of: EntryKind.activities) }
  }
}
