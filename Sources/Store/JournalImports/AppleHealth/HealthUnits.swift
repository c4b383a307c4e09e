// Numbers, units and names as Apple's export writes them.

import JournalModel
import StreamKit

/// Reads what attributes of an export say.
enum HealthUnits {
  static func kilocalories(_ unit: UnsafePointer<CChar>) -> Double? {
    if unit.says("kcal") || unit.says("Cal") { return 1 }
    if unit.says("kJ") { return 1 / 4.184 }
    return unit.says("cal") ? 0.001 : nil
  }

  static func seconds(_ unit: UnsafePointer<CChar>) -> Double? {
    if unit.says("min") { return 60 }
    if unit.says("s") || unit.says("sec") { return 1 }
    return unit.says("hr") || unit.says("h") ? 3600 : nil
  }

  static func kilometres(_ unit: UnsafePointer<CChar>) -> Double? {
    UnitTable.standard.convert(Quantity(1, String(cString: unit)), to: "km")
  }

  /// `TraditionalStrengthTraining` as `traditional_strength_training`.
  static func snake(_ name: String) -> String {
    var text = ""
    for scalar in name.unicodeScalars where scalar.isASCII {
      if ("A"..."Z").contains(scalar), !text.isEmpty { text += "_" }
      if ("a"..."z").contains(scalar) || ("0"..."9").contains(scalar) || ("A"..."Z").contains(scalar) {
        text += String(Character(scalar)).lowercased()
      }
    }
    return text.isEmpty ? "other" : text
  }

  /// A decimal number with or without an exponent; nil for all else. Most are short and have none.
  static func number(_ text: UnsafePointer<CChar>) -> Double? {
    var (place, digits, count, after) = (0, 0, 0, -1)
    while true {
      let byte = UInt8(bitPattern: text[place])
      if byte &- 0x30 < 10 {
        digits = digits &* 10 &+ Int(byte &- 0x30)
        count += 1
        if after >= 0 { after += 1 }
      } else if byte == 0x2E, after < 0 {
        after = 0
      } else if byte == 0, count > 0, count <= 15 {
        return after > 0 ? Double(digits) / powersOfTen[after] : Double(digits)
      } else {
        guard let value = Double(String(cString: text)), value.isFinite else { return nil }
        return value
      }
      place += 1
    }
  }

  private static let powersOfTen: [Double] = [1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15]
}
