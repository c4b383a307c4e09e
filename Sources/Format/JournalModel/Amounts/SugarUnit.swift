// The two units of a blood sugar, which are told apart by their numbers.

/// What a blood sugar is measured in.
public enum SugarUnit: String, Sendable {
  case milligrams = "mg/dl"
  case millimoles = "mmol/l"

  /// The unit of a number that can be of one alone: meters show from 20 to 600 mg/dl, and up to 33.3 mmol/l. Nil between, where a very low one of the first
  /// and a very high one of the other lie.
  public init?(of number: Double) {
    switch number {
    case ..<20: self = .millimoles
    case 35...: self = .milligrams
    default: return nil
    }
  }

  /// A number of this unit in the other one: whole milligrams, tenths of millimoles. Glucose has 180.16 g a mole.
  public func turned(_ number: Double) -> Double {
    self == .milligrams ? (number / Self.milligramsOfMillimole * 10).rounded() / 10 : (number * Self.milligramsOfMillimole).rounded()
  }

  /// How many milligrams in a decilitre a millimole in a litre is.
  public static let milligramsOfMillimole = 18.016
}
