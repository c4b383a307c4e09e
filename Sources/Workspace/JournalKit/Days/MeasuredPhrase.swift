// Numbers of the body in plain words, where what they are follows from the journal.

import JournalDates
import JournalModel
import JournalPhrases

extension PhraseVocabulary {
  /// Whether a number beside ‘sugar’ in some words is one of the blood: the journal has such numbers, or a habit of measuring them. What is eaten is no
  /// hundred of it; a small number is that of a habit that counts it, where there is one.
  func measuresSugar(in words: [String], among metrics: [String]) -> Bool {
    let said = words.flatMap { $0.words.map { String($0).filter { $0.isLetter || $0.isNumber || $0 == "." || $0 == "," } } }
    guard said.contains(where: { MetricNames.isSugar($0) || MetricNames.isSugarInShort($0) }) else { return false }
    let current = activities.filter { !$0.isArchived }
    guard metrics.contains(where: { MetricNames.isBloodSugar($0) }) || current.contains(where: { MetricNames.measured(by: $0.title) == MetricWords.bloodSugar }) else {
      return false
    }
    if said.contains(where: { word in Quantity(word).map { (40...700).contains($0.amount) } ?? false }) { return true }
    return !current.contains { activity in
      MetricNames.measured(by: activity.title) == nil && activity.title.words.contains { MetricNames.isSugar(String($0)) }
    }
  }
}

extension PhraseVocabulary {
  /// What a habit asks to be measured, at all or so many times; nil of all others.
  fileprivate func measured(by habit: Activity) -> String? {
    guard !habit.isArchived, habit.isDoneTask == nil, habit.target.map({ units.dimension(of: $0.quantity) == .count("") }) ?? true else { return nil }
    return MetricNames.measured(by: habit.title)
  }
}

extension Phrase.Metric {
  /// What is measured that it is a number of; both of a blood pressure are of one.
  fileprivate var measure: String? { name == MetricNames.systolic ? MetricNames.pressure : MetricNames.measured(by: MetricNames.title(of: name)) }
}

extension Phrase {
  /// Reads what is read off several times a day beside habits that are called so: ‘measured blood pressure 130/80’ is said without them, and does what they
  /// ask for. Nil where no such number is said, or not surely, and where the habits’ names leave no doubt and keep other words.
  init?(readingIn words: [String], insteadOf named: Phrase, among vocabulary: PhraseVocabulary, today: CalendarDay) {
    guard words.contains(where: { $0.contains(where: \.isNumber) }) else { return nil }
    var others = vocabulary, measured: Set<String> = []
    others.activities.removeAll { habit in
      guard let metric = vocabulary.measured(by: habit), MetricNames.isOfMoments(metric) else { return false }
      measured.insert(metric)
      return true
    }
    if measured.isEmpty { return nil }
    let phrase = Phrase(words, withNightsAmong: others, today: today)
    guard phrase.uncertainties.isEmpty, phrase.noteText.isEmpty || !named.uncertainties.isEmpty,
      phrase.metrics.contains(where: { $0.measure.map(measured.contains) ?? false })
    else { return nil }
    self = phrase
  }

  /// The number behind the name of a habit that is to measure it, ‘fasting sugar 133’, ‘blood pressure 131/79 after supper’, as one of the day; the habit is
  /// done, and what else is said stays with it. So is one of a number that is told by another of its names.
  /// - Parameter hidden: The habits that only their own name may bring up: what nobody named, others are not told of.
  func notingMeasured(_ vocabulary: PhraseVocabulary, except hidden: @autoclosure () -> Set<String>, today: CalendarDay) -> Phrase {
    var phrase = self
    for place in lines.indices where phrase.lines[place].state == .done {
      let line = phrase.lines[place]
      guard let slug = line.activity, let habit = vocabulary.activities.first(where: { $0.slug == slug }), habit.target == nil,
        let metric = MetricNames.measured(by: habit.title)
      else { continue }
      for (typed, rest) in Self.numbersAhead(line) {
        let said = Phrase(["\(MetricNames.title(of: metric)) \(typed)"], PhraseVocabulary(units: vocabulary.units), today: today)
        guard !said.metrics.isEmpty, said.lines.isEmpty, said.noteText.isEmpty, said.uncertainties.isEmpty else { continue }
        phrase.metrics += said.metrics
        // Another reading of the same day takes its place in the front matter, and not in the line.
        (phrase.lines[place].measurements, phrase.lines[place].text) = ([], MetricNames.isOfMoments(metric) ? line.text : rest)
        break
      }
    }
    if !metrics.isEmpty, uncertainties.isEmpty {
      let hidden = hidden()
      // ‘BP 138/82’ is what a habit of measuring asks for, whatever the number is called.
      let measured = Set(metrics.compactMap(\.measure))
      phrase.lines += vocabulary.activities.compactMap { habit in
        guard let metric = vocabulary.measured(by: habit), measured.contains(metric), !hidden.contains(habit.slug), !lines.contains(where: { $0.activity == habit.slug }) else {
          return nil
        }
        var line = Line(activity: habit.slug)
        line.isImplied = true
        return line
      }
    }
    return phrase
  }

  /// What may be the number of a line, the longest first, each with the other words: its one amount, or the first words of its text.
  private static func numbersAhead(_ line: Line) -> [(number: String, rest: String)] {
    if line.measurements.count == 1 { return [(line.measurements[0].quantity.text, line.text)] }
    guard line.measurements.isEmpty else { return [] }
    let words = line.text.words.map { String($0) }.drop { [":", "=", "was", "is", "of", "war", "ist", "era", "est"].contains($0.lowercased()) }
    guard words.first?.first?.isNumber ?? false else { return [] }
    return (1...min(4, words.count)).reversed().map { (words.prefix($0).joined(separator: " "), words.dropFirst($0).joined(separator: " ")) }
  }
}
