// Numbers as people write them in files: digits, a sign, a point; no exponents, no names for infinity.

/// Reads `-?\d+(\.\d+)?`; nil for all else and for what no double holds.
@specialized(where Text == String)
@specialized(where Text == Substring)
public func decimal<Text: StringProtocol>(_ text: Text) -> Double? {
  var digitsBefore = 0
  var digitsAfter: Int?
  var isFirst = true
  var isNegative = false
  var digits = 0
  for byte in text.utf8 {
    defer { isFirst = false }
    if byte == 0x2D, isFirst {
      isNegative = true
      continue
    }
    if byte == 0x2E, digitsAfter == nil, digitsBefore > 0 {
      digitsAfter = 0
    } else if byte &- 0x30 < 10 {
      if let count = digitsAfter { digitsAfter = count + 1 } else { digitsBefore += 1 }
      digits = digits &* 10 &+ Int(byte &- 0x30)
    } else {
      return nil
    }
  }
  guard digitsBefore > 0, digitsAfter != 0 else { return nil }
  let after = digitsAfter ?? 0
  if digitsBefore + after <= 15 {
    // A double holds both exactly, so that what comes out is rounded once, as it should be.
    let value = Double(digits) / powersOfTen[after]
    return isNegative && value != 0 ? -value : value
  }
  guard let value = Double(text), value.isFinite else { return nil }
  return value == 0 ? 0 : value
}

private let powersOfTen: [Double] = [1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15]

/// Writes a number the way `decimal(_:)` reads it, with as few digits as give the same number back. A sum that has
/// left what doubles hold is written as the largest that they do, and what is no number as 0.
public func decimalText(_ number: Double) -> String {
  if number.isInfinite { return decimalText(number < 0 ? -.greatestFiniteMagnitude : .greatestFiniteMagnitude) }
  guard number.isFinite, number != 0 else { return "0" }
  let shortest = number.magnitude.description
  let sign = number < 0 ? "-" : ""
  // Most numbers are written with neither a power of ten nor more digits than they need, but for the one behind the point of a whole number.
  if !shortest.utf8.contains(0x65) {
    let isWhole = shortest.utf8.suffix(2).elementsEqual(".0".utf8)
    return sign + (isWhole ? String(decoding: shortest.utf8.dropLast(2), as: UTF8.self) : shortest)
  }
  let parts = shortest.utf8.split(separator: 0x65, maxSplits: 1)
  let mantissa = parts[0].filter { $0 != 0x2E }
  var point = parts[0].firstIndex(of: 0x2E).map { parts[0].distance(from: parts[0].startIndex, to: $0) } ?? parts[0].count
  if parts.count > 1 { point += Int(String(decoding: parts[1], as: UTF8.self)) ?? 0 }
  var digits = Array(mantissa)
  if point <= 0 {
    digits = Array(repeating: 0x30, count: 1 - point) + digits
    point = 1
  } else if point > digits.count {
    digits += Array(repeating: 0x30, count: point - digits.count)
  }
  var whole = digits[..<point]
  var fraction = digits[point...]
  while fraction.last == 0x30 { fraction.removeLast() }
  while whole.count > 1, whole.first == 0x30 { whole.removeFirst() }
  return sign + String(decoding: whole, as: UTF8.self) + (fraction.isEmpty ? "" : "." + String(decoding: fraction, as: UTF8.self))
}
