// What things of the domain are called for people: by the language's file, or by the name that the domain has for them.

import JournalDates
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

  /// The fields of lines and the properties of days that a language has a word for, with the English one where that is not the key itself.
  public static let fieldNames: KeyValuePairs<String, String?> = [
    "amount": nil,
    "duration": nil,
    "distance": nil,
    "points": nil,
    "mood": nil,
    "goal": nil,
    "priority": nil,
    "repeat": nil,
    "due": nil,
    "scheduled": nil,
    "start": nil,
    "created": nil,
    "completion": nil,
    "cancelled": nil,
    "from": nil,
    "for": nil,
    "moves": nil,
    "before": nil,
    "after": nil,
    "guide": nil,
    "distortion": nil,
    "photo": nil,
    "finished": nil,
    "weather": nil,
    "temperature_c": "temperature",
    "location": nil,
    "action_plan": "plan",
    "requested_by": "asked for by",
    "schedule": nil,
    "paused": nil,
    "archived": nil,
    "target": nil,
    "targets": nil,
    "goals": nil,
    "values": nil,
    "term": nil,
    "status": nil,
    "completed": nil,
    "importance": nil,
    "urgency": nil,
    "consequence": nil,
    "number": nil,
    "theme": nil,
    "end": nil,
    "level": nil,
    "domain": nil,
    "condition_a": "A",
    "condition_b": "B",
    "outcome": nil,
    "block_days": "days a block",
    "blocks": nil,
    "washout_days": "washout",
    "seed": nil,
    "peeked": "looked at",
    "unit": nil,
    "dimension": nil,
    "canonical_unit": "summed in",
    "timezone": nil,
    "top_categories": "most time at",
  ]

  /// What a field or a property is called for people: the word of the language, or as the person wrote it.
  public func label(ofField key: String) -> String {
    named("field_names", key) ?? Self.fieldNames.first { $0.key == key }?.value ?? key
  }

  /// A field with what it says, for a reader: an amount by its unit alone, a priority in words, a day as days are written.
  public func fact(ofField key: String, _ value: String) -> String {
    if key == "priority" { return self(ActionsText.priority, ["priority": .text(value.lowercased())]) }
    let words = CalendarDay(value).map { self(.day($0)) } ?? value
    return words.isEmpty ? label(ofField: key) : "\(label(ofField: key)) \(words)"
  }

  /// A blood pressure as it is said: `132/84 mmHg`.
  public func pressure(_ upper: String, _ lower: String) -> String {
    numbers.amount("\(upper)/\(lower)", in: MetricNames.unit(of: MetricNames.systolic))
  }

  /// What people call a mood: the person's own word where they have one.
  public func name(of mood: Mood, _ labels: MoodLabels) -> String {
    labels.names.isEmpty ? named("mood_words", mood.name) ?? mood.name : labels.name(of: mood)
  }

  /// The same of a middle, which may lie between two moods.
  public func name(of middle: ClosedRange<Mood>, _ labels: MoodLabels) -> String {
    let (low, high) = (name(of: middle.lowerBound, labels), name(of: middle.upperBound, labels))
    return low == high ? low : self(ListingText.range, ["low": .text(low), "high": .text(high)])
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
