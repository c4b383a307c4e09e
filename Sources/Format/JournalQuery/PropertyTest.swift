// Whether one value of a property or field is what a condition asks for.

public import JournalDates
import JournalModel
import JournalText

/// The ways in which a value may meet a condition; it does by meeting one of them.
public struct PropertyTest: Equatable, Sendable {
  /// As text, whatever its case; nil where values are compared by size.
  public var text: WildcardPattern?
  /// As a number.
  public var numbers: Interval?
  /// As a date, or the date of a date-time, by the ordinal of the day.
  public var days: Interval?
  /// As a time on the clock, by `Reading.minutes`.
  public var clocks: Interval?
  /// Whether `7h12` is a number of minutes: so in keys that end in `_minutes`.
  public var countsMinutes: Bool
  /// Whether times are those at which people go to bed.
  public var isOfNight: Bool

  public init(
    text: WildcardPattern? = nil, numbers: Interval? = nil, days: Interval? = nil, clocks: Interval? = nil, countsMinutes: Bool = false,
    isOfNight: Bool = false
  ) {
    self.text = text
    self.numbers = numbers
    self.days = days
    self.clocks = clocks
    self.countsMinutes = countsMinutes
    self.isOfNight = isOfNight
  }

  /// Whether a value, as decoded text, meets the condition.
  public func matches(_ value: UnsafeBufferPointer<UInt8>) -> Bool {
    if let text, text.matches(value) || target(of: value).map({ text.matches($0) }) ?? false { return true }
    guard let first = value.first, first.isDigit || first == ASCII.hyphen else { return false }
    if let numbers, let number = Reading.number(value, countsMinutes: countsMinutes), numbers.contains(number) { return true }
    if let days, let day = Reading.day(value), days.contains(Double(day.ordinal)) { return true }
    if let clocks, let time = TimeOfDay(utf8: value), clocks.contains(Reading.minutes(of: time, isOfNight: isOfNight)) { return true }
    return false
  }

  /// Whether a value, as decoded text, meets the condition.
  public func matches(_ value: String) -> Bool {
    var value = value
    return value.withUTF8 { matches($0) }
  }

  /// Whether a number meets the condition, as it would where it is written in a file.
  public func matches(_ number: Double) -> Bool {
    if let numbers, numbers.contains(number) { return true }
    return text.map { $0.matches(decimalText(number)) } ?? false
  }

  /// What a link leads to, since people write `from:t-5e6f` and `goals:run-500-km`: the inside of `[[…|shown]]`, or what follows a caret.
  private func target(of value: UnsafeBufferPointer<UInt8>) -> UnsafeBufferPointer<UInt8>? {
    if value.count > 1, value[0] == ASCII.caret { return UnsafeBufferPointer(rebasing: value[1...]) }
    guard value.count > 4, value[0] == ASCII.openBracket, value[1] == ASCII.openBracket, value[value.count - 1] == ASCII.closeBracket,
      value[value.count - 2] == ASCII.closeBracket
    else { return nil }
    let inside = value[2..<(value.count - 2)]
    return UnsafeBufferPointer(rebasing: inside.prefix { $0 != ASCII.pipe })
  }
}

/// What a value may be besides text.
public enum Reading {
  /// `-?\d+([.,]\d+)?`, but no comma before exactly three digits, which could mean thousands; where minutes are counted also `7h12` and `7h`.
  public static func number(_ bytes: UnsafeBufferPointer<UInt8>, countsMinutes: Bool = false) -> Double? {
    var position = bytes.first == ASCII.hyphen ? 1 : 0
    let start = position
    var whole = 0
    while position < bytes.count, bytes[position].isDigit, position - start < 15 {
      whole = whole * 10 + Int(bytes[position] - ASCII.zero)
      position += 1
    }
    guard position > start else { return nil }
    if position == bytes.count { return Double(start == 0 ? whole : -whole) }
    if countsMinutes, start == 0, bytes[position] | 0x20 == 0x68 { return minutes(hours: whole, bytes[(position + 1)...]) }
    return decimalFraction(bytes)
  }

  /// The minutes by which a time on the clock is compared: who goes to bed after midnight goes late, not early, so before noon a day is added.
  public static func minutes(of time: TimeOfDay, isOfNight: Bool) -> Double {
    Double(time.minutes + (isOfNight && time.minutes < 12 * 60 ? 24 * 60 : 0))
  }

  /// Whether the times under a key are those at which people go to bed.
  public static func isOfNight(_ key: String) -> Bool { key == "bedtime" }

  /// The day of `YYYY-MM-DD`, and of that with a time after it.
  public static func day(_ bytes: UnsafeBufferPointer<UInt8>) -> CalendarDay? {
    guard bytes.count >= 10, bytes[4] == ASCII.hyphen, bytes[7] == ASCII.hyphen, let year = digits(bytes, 0, 4),
      let month = digits(bytes, 5, 7), let ordinal = digits(bytes, 8, 10), let day = CalendarDay(year: year, month: month, day: ordinal)
    else { return nil }
    return bytes.count == 10 ? day : DateTime(String(decoding: bytes, as: UTF8.self))?.day
  }

  private static func digits(_ bytes: UnsafeBufferPointer<UInt8>, _ start: Int, _ end: Int) -> Int? {
    var number = 0
    for index in start..<end {
      guard bytes[index].isDigit else { return nil }
      number = number * 10 + Int(bytes[index] - ASCII.zero)
    }
    return number
  }

  private static func minutes(hours: Int, _ digits: Slice<UnsafeBufferPointer<UInt8>>) -> Double? {
    guard hours < 10_000, digits.count <= 2, digits.allSatisfy(\.isDigit) else { return nil }
    let minutes = digits.reduce(0) { $0 * 10 + Int($1 - ASCII.zero) }
    return minutes < 60 ? Double(hours * 60 + minutes) : nil
  }

  private static func decimalFraction(_ bytes: UnsafeBufferPointer<UInt8>) -> Double? {
    guard let comma = bytes.firstIndex(of: ASCII.comma) else { return decimal(String(decoding: bytes, as: UTF8.self)) }
    guard bytes.count - comma != 4 else { return nil }
    return decimal(String(decoding: bytes.map { $0 == ASCII.comma ? ASCII.period : $0 }, as: UTF8.self))
  }
}

extension Reading {
  /// The same of a text.
  static func number(_ text: String, countsMinutes: Bool) -> Double? {
    var text = text
    return text.withUTF8 { number($0, countsMinutes: countsMinutes) }
  }
}
