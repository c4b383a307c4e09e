// An amount with its unit, as written in fields and targets.

public import JournalText

/// A number with a unit: `5.2 km`, `28 min`, `1h05`, `34 min 20 s`, `12`.
public struct Quantity: Equatable, Sendable {
  public var amount: Double
  /// As written; empty where the quantity is a bare number.
  public var unit: String
  /// Whether it was told to the second, as a watch shows it, and is written so.
  private(set) var isToTheSecond = false

  public init(_ amount: Double, _ unit: String = "") {
    self.amount = amount
    self.unit = unit
  }

  /// Minutes with the seconds over: a third of a minute has no end behind a point, and who tells 34:20 looks for it. Nobody notes more of a
  /// second than two decimals of a minute say.
  public init(seconds: Double) {
    let isWhole = seconds == seconds.rounded()
    self.init(isWhole ? seconds / 60 : (seconds / 60 * 100).rounded() / 100, "min")
    isToTheSecond = isWhole
  }

  public static func == (a: Quantity, b: Quantity) -> Bool { a.amount == b.amount && a.unit == b.unit }

  /// Why a text is not read as a quantity.
  public enum Problem: ExplainedError, Hashable {
    /// It is other text.
    case notAQuantity
    /// A comma before exactly three digits: one thousand or a little more than one, nobody can tell.
    case ambiguousComma

    public var code: ErrorCode {
      switch self {
      case .notAQuantity: .badValue
      case .ambiguousComma: .ambiguous
      }
    }

    public var what: String {
      switch self {
      case .notAQuantity: "it is no amount"
      case .ambiguousComma: "nobody can tell whether its comma stands before thousands or before a fraction"
      }
    }
  }

  /// Reads number, blanks, unit, and nothing after them. `1h05` is 65 min and `34 min 20 s` 2060 s; a decimal comma is read unless
  /// exactly three digits follow it.
  public static func read(_ text: some StringProtocol) throws(Problem) -> Quantity {
    let bytes = Array(text.trimmed.utf8)
    var i = bytes.first == 0x2D ? 1 : 0
    let start = i
    while i < bytes.count, bytes[i] &- 0x30 < 10 { i += 1 }
    guard i > start else { throw .notAQuantity }
    if let minutes = clockMinutes(bytes, digitsEnd: i), start == 0 { return minutes }
    if i + 1 < bytes.count, bytes[i] == 0x68 || bytes[i] == 0x48, bytes[i + 1] &- 0x30 < 10 { throw .notAQuantity }
    var number = Array(bytes[..<i])
    if i + 1 < bytes.count, bytes[i] == 0x2E || bytes[i] == 0x2C, bytes[i + 1] &- 0x30 < 10 {
      let separator = bytes[i]
      let fraction = bytes[(i + 1)...].prefix { $0 &- 0x30 < 10 }
      if separator == 0x2C, fraction.count == 3 { throw .ambiguousComma }
      number += [0x2E] + fraction
      i += 1 + fraction.count
    }
    guard let amount = decimal(String(decoding: number, as: UTF8.self)) else { throw .notAQuantity }
    while i < bytes.count, bytes[i] == 0x20 || bytes[i] == 0x09 { i += 1 }
    let unit = bytes[i...]
    if let first = unit.first, first &- 0x30 < 10 || [0x2C, 0x2D, 0x2E, 0x3A].contains(first) { throw .notAQuantity }
    if unit.contains(where: { $0 <= 0x20 }) {
      guard start == 0, let seconds = seconds(behindMinutes: unit), amount == amount.rounded() else { throw .notAQuantity }
      return Quantity(seconds: amount * 60 + seconds)
    }
    return Quantity(amount, String(decoding: unit, as: UTF8.self))
  }

  /// Whether a text begins as quantities do: with a digit or a minus. Most texts are no quantity, and this tells it at once.
  package static func mayBegin(_ text: some StringProtocol) -> Bool {
    guard let first = text.utf8.first(where: { $0 != 0x20 && !($0 >= 0x09 && $0 <= 0x0D) }) else { return false }
    return first &- 0x30 < 10 || first == 0x2D
  }

  /// Reads a quantity; nil for all other text.
  public init?(_ text: some StringProtocol) {
    guard Self.mayBegin(text) else { return nil }
    do {
      self = try Self.read(text)
    } catch {
      return nil
    }
  }

  /// As it is read: `5.2 km`, `12`, `34 min 20 s`.
  public var text: String {
    if isToTheSecond, unit == "min", (0..<1e9).contains(amount) {
      let (minutes, seconds) = Int((amount * 60).rounded()).quotientAndRemainder(dividingBy: 60)
      if seconds > 0 { return minutes == 0 ? "\(seconds) s" : "\(minutes) min \(seconds) s" }
    }
    return unit.isEmpty ? decimalText(amount) : "\(decimalText(amount)) \(unit)"
  }

  /// The 20 of `min 20 s`.
  private static func seconds(behindMinutes unit: ArraySlice<UInt8>) -> Double? {
    let parts = unit.split { $0 == 0x20 || $0 == 0x09 }.map { String(decoding: $0, as: UTF8.self) }
    guard parts.count == 3, parts[0] == "min", parts[2] == "s", parts[1].utf8.count <= 2, let seconds = Int(parts[1]), (0..<60).contains(seconds)
    else { return nil }
    return Double(seconds)
  }

  /// `1h05`, also `1h 5min` and `1h05m`, as minutes.
  private static func clockMinutes(_ bytes: [UInt8], digitsEnd: Int) -> Quantity? {
    var i = digitsEnd
    guard i <= 6, i < bytes.count, bytes[i] | 0x20 == 0x68 else { return nil }
    i += 1
    while i < bytes.count, bytes[i] == 0x20 { i += 1 }
    let minutes = bytes[i...].prefix { $0 &- 0x30 < 10 }
    guard minutes.count == 1 || minutes.count == 2 else { return nil }
    i += minutes.count
    while i < bytes.count, bytes[i] == 0x20 { i += 1 }
    let rest = String(decoding: bytes[i...], as: UTF8.self)
    guard rest.isEmpty || rest == "m" || rest == "min" else { return nil }
    guard let hours = Int(String(decoding: bytes[..<digitsEnd], as: UTF8.self)),
      let minute = Int(String(decoding: minutes, as: UTF8.self)), minute < 60
    else { return nil }
    return Quantity(Double(hours * 60 + minute), "min")
  }
}
