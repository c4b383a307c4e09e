// Sentences in a file, with the names that they may mean.

public import JournalDates
import JournalModel
public import JournalPhrases
public import PlainFormats

/// Trials in their order, each with the names that hold where it stands.
///
/// A file of JSON, one object a line. `{"lang": "en", "text": "ran 5k", "expected": "run 5 km"}` is a sentence. Names are given before the sentences
/// that they are for: `{"today": "2026-11-20", "activities": [{"slug": "run", "title": "Run", "target": "5 km", "aliases": ["jog"]}],
/// "goals": [{"slug": "marathon", "title": "Marathon", "units": ["km"]}], "metrics": ["peak_flow"]}`; a habit may have a `currency`.
public struct PhraseTrials: Sendable {
  /// What came of one.
  public struct Result: Sendable {
    public let trial: PhraseTrial
    public let outcome: PhraseTrial.Outcome
    /// As `expected` has it.
    public let reading: String
    /// What is asked.
    public let doubts: [String]
  }

  public private(set) var results: [Result] = []

  /// Reads the file and tries each sentence.
  /// - Parameter vocabulary: The names, as long as the file gives no others.
  public init(_ text: String, _ vocabulary: PhraseVocabulary = PhraseVocabulary(), today: CalendarDay = .earliest) throws(JSONError) {
    var (vocabulary, today) = (vocabulary, today)
    for line in text.split(separator: "\n") {
      let json = try JSONValue(parsing: String(line))
      if let trial = PhraseTrial(json) {
        let (outcome, reading, doubts) = trial.outcome(vocabulary, today: today)
        results.append(Result(trial: trial, outcome: outcome, reading: reading, doubts: doubts))
      } else {
        vocabulary = PhraseVocabulary(json)
        today = json["today"]?.string.flatMap { CalendarDay($0) } ?? today
      }
    }
  }

  /// How many came to each outcome.
  public func count(_ outcome: PhraseTrial.Outcome, in language: String? = nil) -> Int {
    results.count { $0.outcome == outcome && (language == nil || $0.trial.language == language) }
  }

  /// How many of each language came to what, and of all.
  public var table: [String] {
    let outcomes = PhraseTrial.Outcome.allCases
    func row(_ name: String, _ cells: [String]) -> String {
      ([name] + cells).map { String(repeating: " ", count: max(0, 7 - $0.count)) + $0 }.joined(separator: " ")
    }
    let rows = (languages.map { $0 } + [nil]).map { language in
      row(
        language ?? "all",
        outcomes.map { "\(count($0, in: language))" } + ["\(results.count { language == nil || $0.trial.language == language })"])
    }
    return [row("", outcomes.map(\.rawValue) + ["of"])] + rows
  }

  /// In the order in which they first stand.
  private var languages: [String] {
    results.reduce(into: []) { if !$0.contains($1.trial.language) { $0.append($1.trial.language) } }
  }
}

extension PhraseVocabulary {
  /// The names that an object gives.
  fileprivate init(_ json: JSONValue) {
    self.init()
    for activity in json["activities"]?.array ?? [] {
      guard let slug = activity["slug"]?.string else { continue }
      activities.append(
        Activity(
          slug: slug, title: activity["title"]?.string ?? slug, aliases: activity["aliases"]?.texts ?? [],
          isArchived: activity["archived"]?.bool ?? false, target: activity["target"]?.string.flatMap { HabitTarget($0) },
          currency: activity["currency"]?.string))
    }
    metrics = json["metrics"]?.texts ?? []
    for goal in json["goals"]?.array ?? [] {
      guard let slug = goal["slug"]?.string else { continue }
      goals.append(Goal(slug: slug, title: goal["title"]?.string ?? slug, aliases: goal["aliases"]?.texts ?? [], units: goal["units"]?.texts ?? []))
    }
  }
}
