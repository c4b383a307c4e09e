// A sentence with what it is to be understood as, and what became of it.

public import JournalDates
import JournalModel
public import JournalPhrases
public import PlainFormats

/// What a sentence is to be read as, by a person who wrote it down before.
public struct PhraseTrial: Sendable {
  public enum Outcome: String, CaseIterable, Sendable {
    /// Read as expected.
    case right
    /// Asked about, as expected.
    case asked
    /// Asked about, though it could have been read.
    case unread
    /// Written as something else without a word.
    case wrong
    /// Kept as a note without a word.
    case missed
    /// Kept as a note with a line that names what it may have been, where it could have been read or asked about.
    case hinted
  }

  public let language: String
  /// As a command line has them.
  public let arguments: [String]
  /// One of these; the first is the best.
  public let expected: [String]

  /// Reads an object with `text`, a sentence or an array of words as typed without quotes, with `expected`, one reading or several that are
  /// right, and with `lang`; nil for any other.
  public init?(_ json: JSONValue) {
    switch (json["text"], json["expected"]) {
    case (.string(let text)?, let expected?):
      (arguments, self.expected) = ([text], expected.texts)
    case (.array(let words)?, let expected?):
      (arguments, self.expected) = (words.compactMap(\.string), expected.texts)
    default: return nil
    }
    language = json["lang"]?.string ?? ""
    if self.expected.isEmpty { return nil }
  }

  /// What becomes of it with these names, and the reading as it is written in `expected`.
  public func outcome(_ vocabulary: PhraseVocabulary, today: CalendarDay) -> (outcome: Outcome, reading: String, doubts: [String]) {
    let phrase = Phrase(arguments, vocabulary, today: today)
    let readings = phrase.readings(today: today)
    let reading = readings.joined(separator: "; ")
    // One word that may be a name is refused only where a name is near it.
    let doubts = phrase.uncertainties.filter { if case .unknown(_, isCertain: false) = $0 { false } else { true } }
    if !doubts.isEmpty { return (expected.contains("ask") ? .asked : .unread, "ask", doubts.map { "\($0)" }) }
    let wanted = expected.map { Self.normalized($0.split(separator: ";").map(String.init), vocabulary) }
    if wanted.contains(Self.normalized(readings, vocabulary)) { return (.right, reading, []) }
    if readings == ["note"], let glimpse = phrase.glimpse { return (.hinted, reading, ["\(glimpse)"]) }
    return (readings == ["note"] ? .missed : .wrong, reading, [])
  }

  /// The parts in one order, and so the amounts of each, which are in their base unit.
  private static func normalized(_ parts: [String], _ vocabulary: PhraseVocabulary) -> [String] {
    parts.map { part in
      // None of it is no such thing done.
      let said = part.split(separator: " ")
      var part = said.count == 3 && said[1] == "0" ? "no \(said[0])" : part
      // A journal has one name for what somebody weighs.
      if part.trimmed.hasPrefix("metric weight ") { part = "metric weight_kg " + part.trimmed.dropFirst(14) }
      var words: [String] = []
      var amounts: Set<String> = []
      var number: Double?
      for word in part.split(separator: " ").map(String.init) {
        // From when to when is when, and how long.
        if let span = TimeSpan(word), span.end != nil, let minutes = span.minutes {
          words.append("\(span.start)")
          amounts.insert(Self.text(Double(minutes), vocabulary.units.unit("min")))
          continue
        }
        if let amount = number {
          amounts.insert(Self.text(amount, vocabulary.units.unit(word)))
          number = nil
        } else if let amount = Double(word) {
          number = amount
        } else {
          words.append(word)
        }
      }
      if let number { words.append("\(number)") }
      return (words + amounts.sorted()).joined(separator: " ")
    }.filter { $0 != "note" }.sorted()
  }

  private static func text(_ amount: Double, _ unit: UnitTable.Unit) -> String {
    "\(unit.dimension) \((unit.canonical(amount) * 1000).rounded() / 1000)"
  }
}

extension JSONValue {
  /// A text, or the texts of an array.
  var texts: [String] { string.map { [$0] } ?? array?.compactMap(\.string) ?? [] }
}

extension Phrase {
  /// What would be written, without its text: `run 5 km 28 min`, `no squash`, `mood good`, `metric steps 9000`; `note` for text alone.
  func readings(today: CalendarDay) -> [String] {
    var readings: [String] = []
    if day != today { readings.append("on \(day)") }
    if let mood { readings.append("mood \(mood.name)") }
    readings += metrics.map { "metric \($0.name) \($0.value)" }
    for line in lines where line.activity != nil || !line.measurements.isEmpty {
      var words: [String] = []
      switch line.state {
      case .no: words.append("no")
      case .skip: words.append("skip")
      case .partly: words.append("partly")
      case .done, .unanswered: break
      }
      words.append(line.activity ?? "-")
      if let time = line.time { words.append(time.text) }
      words += line.measurements.map(\.quantity.text)
      readings.append(words.joined(separator: " "))
    }
    return readings.isEmpty ? ["note"] : readings
  }
}
