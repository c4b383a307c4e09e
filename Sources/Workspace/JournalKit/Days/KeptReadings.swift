// Readings of a day that its one number of a kind does not say: they are kept in lines.

import JournalModel
import JournalPhrases
import JournalText

/// Words of a sentence with the numbers that they say: both of a blood pressure.
private struct SaidReading {
  /// In pieces that stand in the sentence as they are.
  private(set) var parts: [String]
  private(set) var metrics: [Phrase.Metric]

  init(_ words: String, _ metric: Phrase.Metric) { (parts, metrics) = (Self.parts(of: words), [metric]) }

  /// As typed, with a blank for what stands between them.
  var words: String { parts.joined(separator: " ") }

  /// Takes what is said of the same number, or with the same words: the ‘133’ of ‘blood sugar is 133’.
  mutating func add(_ words: String, _ metric: Phrase.Metric) {
    parts += Self.parts(of: words)
    if !metrics.contains(where: { $0.name == metric.name }) { metrics.append(metric) }
  }

  /// Whether a line says all of it; the 7:20 of ‘sugar 6.8 at 7:20’ may be its time.
  func stands(in text: String) -> Bool {
    parts.allSatisfy { text.contains(text: $0) || $0.hasPrefix(text) && text.contains(where: \.isNumber) }
  }

  private static func parts(of words: String) -> [String] { words.split(separator: "…").map(\.trimmed) }

  /// What was there before in the words for what is there now: ‘bp 150/95’ in those of ‘bp 130/80’.
  func saying(_ former: [Metric]) -> String {
    var (text, rest) = ("", words[...])
    for (metric, had) in zip(metrics, former) {
      let typed = [metric.value, String(metric.value.map { $0 == "." ? "," : $0 })]
      // It was turned into another unit, or is no digits.
      guard metrics.count == former.count, let place = typed.lazy.compactMap({ rest.firstRange(ofText: $0) }).first else { return Self.plainWords(for: former) }
      text += String(rest[..<place.lowerBound]) + had.amount.text
      rest = rest[place.upperBound...]
    }
    return text + String(rest)
  }

  private static func plainWords(for former: [Metric]) -> String {
    let amounts = former.map(\.amount.text)
    if former.map(\.name) == [MetricNames.systolic, MetricNames.diastolic] { return ["bp", amounts.joined(separator: "/")].joined(separator: " ") }
    return zip(former, amounts).map { metric, amount in "\(String(metric.name.map { $0 == "_" ? " " : $0 })) \(amount)" }.joined(separator: ", ")
  }
}

extension Phrase {
  private var saidReadings: [SaidReading] {
    pieces.reduce(into: []) { said, piece in
      guard case .metric(let metric) = piece.meaning else { return }
      if let last = said.indices.last, piece.words.isEmpty || said[last].metrics.contains(where: { $0.name == metric.name }) {
        said[last].add(piece.words, metric)
      } else {
        said.append(SaidReading(piece.words, metric))
      }
    }
  }

  /// The lines of readings that would leave no trace: those of the day whose place these take, of which several a day are usual and no line tells them, and
  /// those of these that no words of theirs keep.
  /// - Parameters:
  ///   - texts: What is kept in words.
  ///   - stays: The numbers of the day that stay, since a later reading has them.
  ///   - told: The numbers that lines of the day tell.
  ///   - lines: What those lines say, which a habit of the same name may keep from being read as a number: ‘fasting sugar 126’.
  func keptReadings(
    beside texts: [String], over former: [JournalModel.Metric], staying stays: Set<String>, _ told: [NumberReader.Told], in lines: [String]
  ) -> (earlier: [String], own: [String]) {
    var (kept, names): ((earlier: [String], own: [String]), Set<String>) = (([], []), [])
    func isTold(_ had: JournalModel.Metric) -> Bool { told.contains { $0.says(had) } || lines.contains { $0.words.contains { $0 == had.amount.text } } }
    for said in saidReadings {
      let before = said.metrics.compactMap { metric in former.last { $0.name == metric.name } }
      let isOther = said.metrics.contains { metric in before.contains { $0.name == metric.name && $0.amount != WrittenMetric.amount(metric.value) } }
      let isStaying = said.metrics.contains { stays.contains($0.name) }
      guard isOther, isStaying || said.metrics.allSatisfy({ MetricNames.isOfMoments($0.name) && !$0.isAdded }) else { continue }
      if !texts.contains(where: said.stands(in:)) { kept.own.append(said.words) }
      if !isStaying, !before.contains(where: { had in names.contains(had.name) || isTold(had) }) { kept.earlier.append(said.saying(before)) }
      names.formUnion(before.map(\.name))
    }
    return kept
  }
}
