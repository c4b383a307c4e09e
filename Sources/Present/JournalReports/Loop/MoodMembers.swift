// A mood for programs, the same in every answer.

public import JournalModel
public import PlainFormats

extension JSONValue {
  /// A mood; null where nothing says it.
  /// - Parameter label: Empty where the person has no word of their own.
  public init(_ mood: Mood?, label: String) { self = mood.map { .mood($0.name, $0.rawValue, label: label) } ?? .null }

  /// The same in the words of a person.
  public init(_ mood: Mood?, _ labels: MoodLabels) { self.init(mood, label: mood.map { labels.name(of: $0) } ?? "") }
}
