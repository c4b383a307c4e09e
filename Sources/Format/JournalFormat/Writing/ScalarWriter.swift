// The one place that decides how a value is quoted in front matter.

public import MarkdownSyntax

/// Writes values as YAML scalars that every YAML reader takes for that text and nothing else.
public enum ScalarWriter {
  /// What a value is meant to be, and with that which plain scalars say it.
  public enum Meaning: Sendable {
    /// Text: what any common reader of YAML would take for something else stands in quotes.
    case text
    /// Whatever it looks like: a number, `true`, a date or a date with a time stays plain where every reader takes it for that.
    case value
    /// A time of day, which stays plain.
    case clock

    /// Whether every reader takes the plain scalar for what is meant.
    func isSaid(by plain: String) -> Bool {
      if PlainReadings.areText(plain) { return true }
      return switch self {
      case .text: false
      case .value: PlainReadings.areOneValue(plain)
      case .clock: PlainReadings.areClock(plain)
      }
    }
  }

  /// `value` as a scalar, in the preferred style where that style can hold it, else plain, else quoted.
  ///
  /// `inFlow` is whether the scalar stands in `[a, b]`. A preferred style that is no scalar's counts as plain.
  public static func scalarText(
    _ value: String, style preferred: FrontMatter.Style, inFlow: Bool, as meaning: Meaning = .value
  ) -> String {
    let canBeSingle = value.unicodeScalars.allSatisfy(isPrintable)
    switch preferred {
    case .doubleQuoted: return doubleQuoted(value)
    case .singleQuoted where canBeSingle: return singleQuoted(value)
    default: break
    }
    if canBePlain(value, inFlow: inFlow), meaning.isSaid(by: value) { return value }
    let needsEscapes = value.utf8.contains { $0 == 0x22 || $0 == 0x5C }
    return canBeSingle && needsEscapes ? singleQuoted(value) : doubleQuoted(value)
  }

  /// Whether `value` can stand without quotes, as the text or whatever else it is read as.
  public static func canBePlain(_ value: String, inFlow: Bool) -> Bool {
    let bytes = Array(value.utf8)
    guard let first = bytes.first, let last = bytes.last, first != 0x20, last != 0x20, last != 0x3A else { return false }
    guard value.unicodeScalars.allSatisfy({ isPrintable($0) && $0 != "\t" }) else { return false }
    switch first {
    case UInt8(ascii: "-"), UInt8(ascii: "?"), UInt8(ascii: ":"):
      // After these a blank makes a list, a key or a value of the line.
      if inFlow || bytes.count == 1 || bytes[1] == 0x20 { return false }
    default:
      if indicators.contains(first) { return false }
    }
    // At the margin of a line these would end the document.
    if value.hasPrefix("---") || value.hasPrefix("..."), bytes.count == 3 || bytes[3] == 0x20 { return false }
    for (index, byte) in bytes.enumerated() {
      switch byte {
      case UInt8(ascii: ":") where bytes[index + 1] == 0x20: return false
      case UInt8(ascii: "#") where bytes[index - 1] == 0x20: return false
      case UInt8(ascii: ","), UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: "?"):
        // YAML allows the question mark; libyaml does not.
        if inFlow { return false }
      default: break
      }
    }
    return true
  }

  /// A key as it is written: plain where it is text to every reader and has no colon.
  package static func keyText(_ key: String) -> String {
    canBePlain(key, inFlow: true) && !key.utf8.contains(0x3A) && PlainReadings.areText(key) ? key : doubleQuoted(key)
  }

  private static let indicators: Set<UInt8> = Set(",[]{}#&*!|>'\"%@`".utf8)

  private static func singleQuoted(_ value: String) -> String {
    var out = "'"
    for scalar in value.unicodeScalars {
      if scalar == "'" { out += "'" }
      out.unicodeScalars.append(scalar)
    }
    return out + "'"
  }

  private static func doubleQuoted(_ value: String) -> String {
    var out = "\""
    for scalar in value.unicodeScalars {
      switch scalar {
      case "\"": out += "\\\""
      case "\\": out += "\\\\"
      case "\n": out += "\\n"
      case "\r": out += "\\r"
      case "\t": out += "\\t"
      case "\0": out += "\\0"
      default:
        if isPrintable(scalar) { out.unicodeScalars.append(scalar) } else { out += escape(scalar) }
      }
    }
    return out + "\""
  }

  private static func escape(_ scalar: Unicode.Scalar) -> String {
    let digits = String(scalar.value, radix: 16, uppercase: true)
    func padded(_ width: Int) -> String { String(repeating: "0", count: max(0, width - digits.utf8.count)) + digits }
    return scalar.value < 0x100 ? "\\x\(padded(2))" : scalar.value < 0x10000 ? "\\u\(padded(4))" : "\\U\(padded(8))"
  }

  /// Whether YAML lets the scalar stand for itself on a line: no control character, no line end of any sort, no byte order mark.
  private static func isPrintable(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x09, 0x20...0x7E, 0xA0...0x2027, 0x202A...0xD7FF, 0xE000...0xFEFE, 0xFF00...0xFFFD, 0x10000...0x10FFFF: true
    default: false
    }
  }
}
