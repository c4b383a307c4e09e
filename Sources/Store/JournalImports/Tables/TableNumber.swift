// Numbers as people and programs of all countries write them.

import JournalModel
import JournalText

/// What a text says as a number under both ways of writing decimals.
struct TableNumber: Equatable {
  /// With a point before the decimals, and commas, blanks or apostrophes between thousands; NaN where it is no number then.
  var point: Double
  /// With a comma before the decimals, and points, blanks or apostrophes between thousands; NaN where it is no number then.
  var comma: Double

  static let none = TableNumber(point: .nan, comma: .nan)

  var isNumber: Bool { !point.isNaN || !comma.isNaN }
  /// Whether both ways give a number, and not the same.
  var isAmbiguous: Bool { !point.isNaN && !comma.isNaN && point != comma }

  func value(hasDecimalComma: Bool) -> Double { hasDecimalComma ? comma : point }

  /// Reads a text without blanks around it.
  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    self = Self.plain(bytes) ?? Self.any(String(decoding: bytes, as: UTF8.self))
  }

  init(_ text: String) {
    var text = text
    self = text.withUTF8 { TableNumber($0) }
  }

  init(point: Double, comma: Double) { (self.point, self.comma) = (point, comma) }

  /// Digits with one sign between them at most; nil for all else.
  private static func plain(_ bytes: UnsafeBufferPointer<UInt8>) -> TableNumber? {
    guard bytes.count > 0, bytes.count <= 16 else { return nil }
    let isNegative = bytes[0] == 0x2D
    var i = isNegative || bytes[0] == 0x2B ? 1 : 0
    let start = i
    var (value, before, after, mark) = (0, 0, 0, UInt8(0))
    while i < bytes.count {
      let byte = bytes[i]
      if byte &- 0x30 < 10 {
        value = value * 10 + Int(byte &- 0x30)
        if mark == 0 { before += 1 } else { after += 1 }
      } else if mark == 0, byte == 0x2E || byte == 0x2C {
        mark = byte
      } else {
        return nil
      }
      i += 1
    }
    guard before + after > 0, before + after <= 15 else { return nil }
    func signed(_ number: Double) -> Double { isNegative && number != 0 ? -number : number }
    let whole = signed(Double(value))
    if mark == 0 { return TableNumber(point: whole, comma: whole) }
    // A double holds both exactly, so that what comes out is rounded once.
    let decimal = signed(Double(value) / powersOfTen[after])
    let isGroup = after == 3 && before >= 1 && before <= 3 && bytes[start] != 0x30
    let grouped = isGroup ? whole : Double.nan
    return mark == 0x2E ? TableNumber(point: decimal, comma: grouped) : TableNumber(point: grouped, comma: decimal)
  }

  private static let powersOfTen: [Double] = (0...15).map { (0..<$0).reduce(1.0) { power, _ in power * 10 } }

  // MARK: All signs

  /// Groups of thousands, digits of other scripts, exponents.
  private static func any(_ text: String) -> TableNumber {
    guard text.utf8.count <= 400, let plain = folded(withoutCurrency(text)) else { return .none }
    var digits = plain[...]
    var sign = ""
    if let first = digits.first, first == 0x2B || first == 0x2D {
      if first == 0x2D { sign = "-" }
      digits = digits.dropFirst()
      // `- 5`
      if digits.first == group { digits = digits.dropFirst() }
    }
    var exponent = ""
    if let place = digits.firstIndex(where: { $0 | 0x20 == 0x65 }) {
      let after = digits[(place + 1)...]
      let figures = after.first == 0x2B || after.first == 0x2D ? after.dropFirst() : after
      guard !figures.isEmpty, figures.count <= 4, figures.allSatisfy(isDigit) else { return .none }
      exponent = "e" + String(decoding: after, as: UTF8.self)
      digits = digits[..<place]
    }
    func value(_ mark: UInt8, _ other: UInt8) -> Double {
      let parts = digits.split(separator: mark, omittingEmptySubsequences: false)
      guard parts.count <= 2 else { return .nan }
      let fraction = parts.count == 2 ? parts[1] : []
      guard fraction.allSatisfy(isDigit), let whole = ungrouped(parts[0], other, mayGroup: exponent.isEmpty) else { return .nan }
      guard whole.count + fraction.count > 0 else { return .nan }
      let figures = String(decoding: whole.isEmpty ? [0x30] : whole, as: UTF8.self)
      let decimals = fraction.isEmpty ? "" : "." + String(decoding: fraction, as: UTF8.self)
      guard let number = Double(sign + figures + decimals + exponent), number.isFinite else { return .nan }
      // Some programs write the smallest number for one that is not known.
      if number != 0, number.magnitude <= 1e-300 { return .nan }
      return number == 0 ? 0 : number
    }
    return TableNumber(point: value(0x2E, 0x2C), comma: value(0x2C, 0x2E))
  }

  /// The number of an amount of money: ‘$24.00’, ‘-£3.20’, ‘12,50 €’.
  private static func withoutCurrency(_ text: String) -> String {
    func isCurrency(_ sign: Character) -> Bool { !sign.isLetter && Money.sign(of: String(sign)) != nil }
    var text = text[...]
    var sign = ""
    if let first = text.first, "+-−".contains(first), let next = text.dropFirst().first, isCurrency(next) {
      sign = String(first)
      text = text.dropFirst()
    }
    if let first = text.first, isCurrency(first) { text = text.dropFirst() } else if let last = text.last, isCurrency(last) { text = text.dropLast() }
    return sign + text.trimmed
  }

  /// A blank or an apostrophe between groups.
  private static let group: UInt8 = 0x20
  private static let apostrophe: UInt8 = 0x27

  private static func isDigit(_ byte: UInt8) -> Bool { byte &- 0x30 < 10 }

  /// The digits of the part before the decimals; nil where it has signs that part no groups.
  private static func ungrouped(_ digits: ArraySlice<UInt8>, _ other: UInt8, mayGroup: Bool) -> [UInt8]? {
    let signs = Set(digits.filter { !isDigit($0) })
    if signs.isEmpty { return Array(digits) }
    guard mayGroup, signs.count == 1, let sign = signs.first, sign == other || sign == group || sign == apostrophe else { return nil }
    let groups = digits.split(separator: sign, omittingEmptySubsequences: false)
    guard let first = groups.first, let last = groups.last, groups.count > 1, first.first != 0x30, last.count == 3 else { return nil }
    let middle = groups.dropFirst().dropLast()
    let isThousands = (1...3).contains(first.count) && middle.allSatisfy { $0.count == 3 }
    // 1,23,45,678 in India: after the thousands groups of two.
    let isIndian = sign == 0x2C && (1...2).contains(first.count) && !middle.isEmpty && middle.allSatisfy { $0.count == 2 }
    return isThousands || isIndian ? groups.flatMap { $0 } : nil
  }

  /// As digits, `+`, `-`, `.`, `,`, `e`, a blank and an apostrophe of ASCII; nil where anything else stands in it.
  private static func folded(_ text: String) -> [UInt8]? {
    var plain: [UInt8] = []
    for scalar in text.unicodeScalars {
      switch scalar {
      case "0"..."9", "+", "-", ".", ",", "e", "E", " ", "'": plain.append(UInt8(truncatingIfNeeded: scalar.value))
      case "\u{A0}", "\u{202F}", "\u{2009}", "\u{2007}", "\u{2006}", "\u{2008}", "\u{3000}": plain.append(group)
      case "’", "‘", "`", "´", "\u{FF07}", "\u{2B9}": plain.append(apostrophe)
      case "\u{2212}", "\u{FF0D}", "\u{2010}", "\u{2011}", "\u{2012}", "\u{2013}", "\u{FE63}": plain.append(0x2D)
      case "\u{FF0B}": plain.append(0x2B)
      case "\u{FF0E}": plain.append(0x2E)
      case "\u{FF0C}": plain.append(0x2C)
      // Arabic has signs of its own, which are never mistaken.
      case "\u{66B}", "\u{66C}": return arabic(text)
      default:
        guard scalar.properties.numericType == .decimal, let number = scalar.properties.numericValue, (0...9).contains(number) else {
          return nil
        }
        plain.append(0x30 + UInt8(number))
      }
    }
    return plain
  }

  /// With the Arabic sign before decimals. Two of the Latin signs would be a number that nobody writes, so the text is made one that only a
  /// point can mean.
  private static func arabic(_ text: String) -> [UInt8]? {
    var bare = String.UnicodeScalarView()
    for scalar in text.unicodeScalars where scalar != "\u{66C}" {
      if scalar == "." || scalar == "," { return nil }
      bare.append(scalar == "\u{66B}" ? "." : scalar)
    }
    guard var plain = folded(String(bare)) else { return nil }
    // `1٫234`: digits before the point so that it parts no thousands.
    if let point = plain.firstIndex(of: 0x2E) {
      let start = plain.firstIndex(where: isDigit) ?? 0
      plain.insert(contentsOf: [0x30], at: min(start, point))
    }
    return plain
  }
}

/// What the numbers of a column tell of how decimals are written.
struct DecimalEvidence {
  /// A text with the line where it stands.
  struct Sample: Equatable {
    var text: String
    var line: Int
  }

  /// The first texts that are numbers only with a point or a comma before the decimals, and the first that is another one with each.
  private(set) var point: Sample?
  private(set) var comma: Sample?
  private(set) var ambiguous: Sample?

  mutating func add(_ number: TableNumber, _ bytes: UnsafeBufferPointer<UInt8>, _ line: Int) {
    if number.point == number.comma { return }
    if number.isAmbiguous {
      if ambiguous == nil { ambiguous = Sample(text: String(decoding: bytes, as: UTF8.self), line: line) }
    } else if number.comma.isNaN {
      if point == nil, !number.point.isNaN { point = Sample(text: String(decoding: bytes, as: UTF8.self), line: line) }
    } else if comma == nil {
      comma = Sample(text: String(decoding: bytes, as: UTF8.self), line: line)
    }
  }

  /// Whether a comma stands before decimals, as far as the column tells; nil where it tells nothing, or both.
  var hasDecimalComma: Bool? {
    if comma != nil, point == nil { return true }
    return point != nil && comma == nil ? false : nil
  }
}
