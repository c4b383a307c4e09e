// Habits that are called as a number of the night is: who has ‘Sleep, 8 hours’ still notes how long the night was.

import JournalDates
import JournalModel
import JournalPhrases
import JournalText

extension Phrase {
  /// Reads words that may name a habit and a number of the night at once: ‘slept 7h’ beside a habit Sleep. The night is noted as without the habit,
  /// and the habit has a line that says how long it was.
  init(_ words: [String], withNightsAmong vocabulary: PhraseVocabulary, today: CalendarDay) {
    self.init(words, vocabulary, today: today)
    let named = Set(lines.compactMap(\.activity))
    let habits = vocabulary.activities.filter { named.contains($0.slug) && !$0.isArchived && $0.isOfNight }
    guard habits.count == 1, let habit = habits.first, case let told = lines.filter({ $0.activity == habit.slug }), told.count == 1,
      told[0].state == .done || told[0].state == .partly
    else { return }
    var others = vocabulary
    others.activities.removeAll { $0.slug == habit.slug }
    var night = Phrase(words, others, today: today)
    guard let minutes = night.metrics.first(where: { $0.name == "sleep_minutes" }).flatMap({ Double($0.value) }) else { return }
    var line = told[0]
    // From when to when it was is said by the night; the habit has no more than how long.
    (line.time, line.text) = (nil, "")
    if line.measurements.isEmpty {
      let length = Quantity(minutes, "min")
      line.measurements = [Measurement(QuantityKey.key(of: length, vocabulary.units), length)]
    }
    night.nightHabit = habit.slug
    night.lines.append(line)
    let meanings = [Meaning.activity(habit.slug)] + line.measurements.map { .measurement($0) }
    night.pieces += meanings.map { Piece(meaning: $0, words: "", line: night.lines.count - 1) }
    self = night
  }
}

extension PhraseVocabulary.Activity {
  /// Whether it is called what people call the length of a night: ‘Sleep’, ‘Schlaf’, ‘Sleep enough’.
  fileprivate var isOfNight: Bool {
    ([title] + aliases).contains { name in
      let first = name.words.first.map { String($0) } ?? ""
      return [name, first].contains { MetricNames.spoken($0, among: ["sleep_minutes"]) == ["sleep_minutes"] }
    }
  }
}
