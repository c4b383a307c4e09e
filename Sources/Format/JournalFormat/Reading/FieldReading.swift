// A field of a list item, with where it stands.

public import JournalModel
public import JournalText

/// A field as the line says it.
public struct FieldReading: Sendable {
  public let field: Field
  /// All of it, with its brackets or its emoji.
  public let range: TextRange
  /// The key between the brackets; of a field in emoji form, the emoji.
  public let keyRange: TextRange
  /// The value, trimmed; of the emoji of a priority, the emoji.
  public let valueRange: TextRange
}
