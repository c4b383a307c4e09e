// Which field holds an amount.

public import JournalModel

/// The keys of fields that amounts are written under where nobody says which.
public enum QuantityKey {
  /// By what is measured:
  ///
  /// | measured | key |
  /// |---|---|
  /// | length | `distance` |
  /// | duration | `duration` |
  /// | volume | `volume` |
  /// | mass | `mass` |
  /// | energy | `energy` |
  /// | temperature | `temperature` |
  /// | speed | `speed` |
  /// | pressure | `pressure` |
  /// | how many of something, or how often | `amount` |
  public static func key(for dimension: UnitTable.Dimension) -> String {
    switch dimension {
    case .length: "distance"
    case .duration: "duration"
    case .volume: "volume"
    case .mass: "mass"
    case .energy: "energy"
    case .temperature: "temperature"
    case .speed: "speed"
    case .pressure: "pressure"
    case .count: "amount"
    }
  }

  /// The key of a quantity by the units that a journal knows.
  public static func key(of quantity: Quantity, _ units: UnitTable) -> String { key(for: units.dimension(of: quantity)) }
}
