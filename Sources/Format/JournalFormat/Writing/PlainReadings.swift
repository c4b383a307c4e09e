// What the readers of YAML that people use take a plain scalar for, where it is not text.

import JournalDates
import JournalModel
import JournalText

/// The plain scalars that some reader of YAML takes for something other than text.
///
/// Readers follow different rules: YAML 1.1 (https://yaml.org/type/) in PyYAML, with its yes and no, base 60 and dates; Ruby's own beside
/// them in Jekyll, with commas in numbers and symbols; YAML 1.2 in Obsidian. What one of them would take for a number is none of ours to
/// leave without quotes, unless a number is meant.
enum PlainReadings {
  /// Whether every reader takes the text, without quotes, for that text. It is one that can stand without quotes, and is not empty.
  static func areText(_ text: String) -> Bool {
    let bytes = Array(text.utf8)
    guard let first = bytes.first else { return false }
    if words.contains(text.lowercased()) { return false }
    // A symbol of Ruby's.
    if first == ASCII.colon { return false }
    guard first.isDigit || first == ASCII.period || first == ASCII.plus || first == ASCII.hyphen else { return true }
    return !isNumber(bytes) && !isDate(bytes)
  }

  /// Whether every reader takes the text, without quotes, for the same number, flag, date or time, or those who have no such type for that
  /// text.
  static func areOneValue(_ text: String) -> Bool {
    if text == "true" || text == "false" { return true }
    if CalendarDay(text) != nil || DateTime(text) != nil { return true }
    var rest = Array(text.utf8)[...]
    if rest.first == ASCII.hyphen { rest.removeFirst() }
    let whole = rest.prefix(while: \.isDigit)
    guard !whole.isEmpty, whole.count == 1 || whole.first != ASCII.zero else { return false }
    rest = rest.dropFirst(whole.count)
    return rest.isEmpty || rest.first == ASCII.period && rest.count > 1 && rest.dropFirst().allSatisfy(\.isDigit)
  }

  /// Whether the text is a time of day, `7:05` or `22:55`.
  static func areClock(_ text: String) -> Bool {
    let parts = text.utf8.split(separator: ASCII.colon, omittingEmptySubsequences: false)
    return parts.count == 2 && (1...2).contains(parts[0].count) && parts[1].count == 2 && parts.allSatisfy { $0.allSatisfy(\.isDigit) }
  }

  private static let words: Set<String> = [
    "y", "n", "yes", "no", "on", "off", "true", "false", "null", "~", "<<", "=", ".inf", "-.inf", "+.inf", ".nan", "-.nan", "+.nan",
  ]

  /// Numbers of all sorts: of base 2, 8, 10, 16 and 60, with underscores and commas, with a fraction or several, with an exponent.
  private static func isNumber(_ bytes: [UInt8]) -> Bool {
    var rest = bytes[...]
    if rest.first == ASCII.plus || rest.first == ASCII.hyphen { rest.removeFirst() }
    guard let first = rest.first else { return false }
    if first == ASCII.zero, let base = rest.dropFirst().first?.lowercased, [0x62, 0x6F, 0x78].contains(base) {
      let digits = rest.dropFirst(2)
      return digits.allSatisfy { $0 == ASCII.underscore || $0.isDigit || base == 0x78 && (0x61...0x66).contains($0.lowercased) }
    }
    func skip(_ isPart: (UInt8) -> Bool) { rest = rest.drop(while: isPart) }
    skip { $0.isDigit || $0 == ASCII.underscore || $0 == ASCII.comma }
    while rest.first == ASCII.colon, rest.dropFirst().first?.isDigit ?? false {
      rest = rest.dropFirst().drop(while: \.isDigit)
    }
    if rest.first == ASCII.period { skip { $0.isDigit || $0 == ASCII.underscore || $0 == ASCII.comma || $0 == ASCII.period } }
    if rest.first?.lowercased == 0x65 {
      rest.removeFirst()
      if rest.first == ASCII.plus || rest.first == ASCII.hyphen { rest.removeFirst() }
      let exponent = rest.drop { $0.isDigit || $0 == ASCII.underscore }
      return exponent.isEmpty && !rest.isEmpty
    }
    return rest.isEmpty
  }

  /// Dates, and dates with a time, also those that no calendar has: some readers give up on the whole file then.
  private static func isDate(_ bytes: [UInt8]) -> Bool {
    let parts = bytes.split(separator: ASCII.hyphen, maxSplits: 2, omittingEmptySubsequences: false)
    guard parts.count == 3, parts[0].count == 4, (1...2).contains(parts[1].count), parts[0].allSatisfy(\.isDigit),
      parts[1].allSatisfy(\.isDigit)
    else { return false }
    let day = parts[2].prefix(while: \.isDigit)
    guard (1...2).contains(day.count) else { return false }
    let time = parts[2].dropFirst(day.count)
    guard let first = time.first else { return true }
    guard first.isBlank || first.lowercased == 0x74 else { return false }
    return time.dropFirst().allSatisfy { $0.isDigit || $0.isBlank || ":.+-Zz".utf8.contains($0) }
  }
}
