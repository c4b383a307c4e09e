// Words for moods, which every person names as they like.

public import JournalModel

/// What the moods of an export mean. A name that is neither a standard one nor the person's own is never guessed.
public struct DaylioMoods: Sendable {
  private var moods: [String: Mood]
  /// What a name means that is none of these.
  var other: @Sendable (String) -> Mood? = { _ in nil }

  /// - Parameter own: What the person says a name means, whatever its case.
  public init(_ own: [String: Mood] = [:]) {
    moods = ["rad": .great, "great": .great, "good": .good, "meh": .average, "bad": .bad, "awful": .horrible]
    for (name, mood) in own { moods[name.trimmed.lowercased()] = mood }
  }

  public func mood(named name: String) -> Mood? { moods[name.trimmed.lowercased()] ?? other(name.trimmed) }
}
