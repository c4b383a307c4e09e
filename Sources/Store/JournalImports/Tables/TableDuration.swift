// How long something took, as tables write it.

import JournalModel
import JournalText

/// `7:12`, `7:12:30`, `7h 12m`, `1h 10m 26s`, `45 min`, `7,5 h`: minutes.
enum TableDuration {
  static func minutes(_ bytes: UnsafeBufferPointer<UInt8>) -> TableNumber {
    let text = bytes.text
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    if parts.count == 2 || parts.count == 3 {
      var numbers = parts.dropLast().compactMap { decimal($0.trimmed) }
      // Seconds may have decimals, and no thousands.
      numbers += [parts[parts.count - 1].trimmed].compactMap { last in
        decimal(last.split(separator: ",", maxSplits: 1, omittingEmptySubsequences: false).joined(separator: "."))
      }
      guard numbers.count == parts.count, numbers.allSatisfy({ $0 >= 0 }), numbers.dropFirst().allSatisfy({ $0 < 60 }) else { return .none }
      let value = numbers[0] * 60 + numbers[1] + (numbers.count > 2 ? numbers[2] / 60 : 0)
      let tidied = value.tidied(decimals: 3, digits: 6)
      return TableNumber(point: tidied, comma: tidied)
    }
    var (point, comma) = (0.0, 0.0)
    var (digits, unit, isAny) = ("", "", false)
    var last: Double?
    func end() -> Bool {
      let number = TableNumber(digits)
      // `7h12`
      guard number.isNumber, let factor = unit.isEmpty && last == 60 ? 1 : factor(unit) else { return false }
      point += number.point * factor
      comma += number.comma * factor
      (digits, unit, isAny, last) = ("", "", true, factor)
      return true
    }
    for scalar in text.unicodeScalars {
      let isDigit = scalar.properties.numericType == .decimal
      if isDigit || !digits.isEmpty && unit.isEmpty && (scalar == "." || scalar == ",") {
        if !unit.isEmpty, !end() { return .none }
        digits.unicodeScalars.append(scalar)
      } else if !scalar.properties.isWhitespace {
        unit.unicodeScalars.append(scalar)
      }
    }
    if !digits.isEmpty, !end() { return .none }
    return isAny ? TableNumber(point: point.tidied(decimals: 3, digits: 6), comma: comma.tidied(decimals: 3, digits: 6)) : .none
  }

  /// The same, where two numbers are minutes and seconds: `5:45` are 5.75, `1:05:45` still has its hours.
  static func minutesAndSeconds(_ bytes: UnsafeBufferPointer<UInt8>) -> TableNumber {
    let found = minutes(bytes)
    guard found.isNumber, bytes.count(where: { $0 == ASCII.colon }) == 1 else { return found }
    let minutes = (found.point / 60).tidied(decimals: 3, digits: 6)
    return TableNumber(point: minutes, comma: minutes)
  }

  /// How many minutes one is; nil for what is no time.
  private static func factor(_ unit: String) -> Double? {
    // Between a number and the next, `m` is no metre.
    let unit = unit == "m" || unit == "M" ? "min" : unit
    let table = UnitTable.ofTables
    guard table.knows(unit), table.unit(unit).dimension == .duration else { return nil }
    return table.unit(unit).factor / 60
  }
}
