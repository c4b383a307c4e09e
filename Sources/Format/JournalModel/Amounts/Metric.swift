// A number of a day or a period.

public import JournalDates

/// One measured or counted fact with its name, such as `sleep_minutes` 432.
public struct Metric: Equatable, Sendable {
  public enum Amount: Hashable, Sendable {
    case number(Double)
    /// A time on the clock, as of `bedtime`.
    case clock(TimeOfDay)

    /// As it is read: `432`, `7.5`, `23:10`.
    public var text: String {
      switch self {
      case .number(let number): decimalText(number)
      case .clock(let time): time.description
      }
    }
  }

  public var name: String
  public var amount: Amount

  public init(_ name: String, _ amount: Amount) {
    self.name = name
    self.amount = amount
  }
}
