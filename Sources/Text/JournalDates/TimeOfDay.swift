// A time on the clock of the day it is written under.

/// Minutes after a day's midnight, 0:00 to 29:59: hours from 24 are the night that ends the day.
public struct TimeOfDay: Hashable, Sendable {
  /// 0 to 1799.
  public let minutes: Int

  public static let midnight = TimeOfDay(unchecked: 0)

  /// Nil outside 0 to 1799.
  public init?(minutes: Int) {
    guard minutes >= 0, minutes < 30 * 60 else { return nil }
    self.minutes = minutes
  }

  /// Nil where the hour is not 0 to 29 or the minute not 0 to 59.
  public init?(hour: Int, minute: Int) {
    guard hour >= 0, hour <= 29, minute >= 0, minute <= 59 else { return nil }
    minutes = hour * 60 + minute
  }

  /// Reads `H:MM` or `HH:MM`.
  @specialized(where Text == String)
  @specialized(where Text == Substring)
  public init?<Text: StringProtocol>(_ text: Text) {
    guard let time = scan(text, { $0.time() }) else { return nil }
    self = time
  }

  /// Reads `H:MM` or `HH:MM` from UTF-8 bytes.
  @specialized(where Bytes == ArraySlice<UInt8>)
  public init?<Bytes: Collection<UInt8>>(utf8 bytes: Bytes) {
    guard let time = scan(utf8: bytes, { $0.time() }) else { return nil }
    self = time
  }

  /// 0 to 29.
  public var hour: Int { minutes / 60 }
  /// 0 to 59.
  public var minute: Int { minutes % 60 }

  /// The time nearest to so many minutes after midnight, whole days left out, so that a mean of times beyond midnight is one: 1510 is 01:10.
  /// Nil where nobody can mean a time by it: below 0, from a million on, or no number.
  public init?(nearest minutes: Double) {
    let rounded = minutes.rounded()
    guard rounded >= 0, rounded < 1_000_000 else { return nil }
    self.minutes = Int(rounded) % (24 * 60)
  }

  init(unchecked minutes: Int) { self.minutes = minutes }
}

extension TimeOfDay: Comparable {
  public static func < (a: TimeOfDay, b: TimeOfDay) -> Bool { a.minutes < b.minutes }
}

extension TimeOfDay: CustomStringConvertible {
  /// `07:40`.
  public var description: String { "\(padded(hour, 2)):\(padded(minute, 2))" }
}
