// What things of the domain are called for people: by the language's file, or by the name that the domain has for them.

public import JournalModel

extension Language {
  /// What people call a metric: `Heart-rate variability`; one of the person's own by its name, in words.
  public func title(ofMetric name: String) -> String {
    if texts == nil { return MetricNames.title(of: name) }
    if let title = named("metric_names", name) ?? named("metric_names", String(MetricNames.bare(name))) { return title }
    let title = MetricNames.title(of: name)
    guard let colon = title.firstIndex(of: ":"), let family = named("metric_names", title[..<colon].lowercased()) else { return title }
    let word = title[title.index(after: colon)...].trimmed
    return self(ListingText.labelled, ["name": .text(family), "words": .text(word)])
  }

  /// A blood pressure as it is said: `132/84 mmHg`.
  public func pressure(_ upper: String, _ lower: String) -> String {
    numbers.amount("\(upper)/\(lower)", in: MetricNames.unit(of: MetricNames.systolic))
  }

  /// What people call a mood: the person's own word where they have one.
  public func name(of mood: Mood, _ labels: MoodLabels) -> String {
    labels.names.isEmpty ? named("mood_words", mood.name) ?? mood.name : labels.name(of: mood)
  }

  /// The same of a mood that a report has a word for already: a word of the person's own stays.
  public func name(of mood: Mood, called word: String) -> String { word.isEmpty || word == mood.name ? name(of: mood, .standard) : word }

  /// A name inside of a sentence, where some languages write their nouns small; an abbreviation stays as it is.
  public func inSentence(_ name: String) -> String {
    let second = name.dropFirst().first
    if !writesNounsSmall || second.map({ $0.isUppercase }) ?? true { return name }
    return name.prefix(1).lowercased() + name.dropFirst()
  }

  /// Words at the beginning of a line or of a sentence.
  public func opening(_ words: String) -> String { words.prefix(1).uppercased() + words.dropFirst() }
}
