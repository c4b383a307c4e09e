// A date on the calendar, as people write it: no clock, no time zone.

/// A day of the proleptic Gregorian calendar, from 0001-01-01 to 9999-12-31.
public struct CalendarDay: Hashable, Sendable {
  /// Days since 1970-01-01; -719162 to 2932896.
  public let ordinal: Int32

  /// 0001-01-01.
  public static let earliest = CalendarDay(unchecked: -719_162)
  /// 9999-12-31.
  public static let latest = CalendarDay(unchecked: 2_932_896)

  /// The day with this ordinal, nil outside the years 1 to 9999.
  public init?(ordinal: Int) {
    guard ordinal >= Int(Self.earliest.ordinal), ordinal <= Int(Self.latest.ordinal) else { return nil }
    self.ordinal = Int32(ordinal)
  }

  /// The day with this ordinal, or the nearest one there is.
  public init(clampingOrdinal ordinal: Int) {
    self.ordinal = Int32(Swift.min(Swift.max(ordinal, Int(Self.earliest.ordinal)), Int(Self.latest.ordinal)))
  }

  /// The day of this year (1 to 9999), month (1 to 12) and day of the month; nil where there is none, as on 30 February.
  public init?(year: Int, month: Int, day: Int) {
    guard year >= 1, year <= 9999, month >= 1, month <= 12, day >= 1, day <= Self.days(inMonth: month, of: year) else { return nil }
    self.ordinal = Self.ordinal(year: year, month: month, day: day)
  }

  /// Reads `YYYY-MM-DD` and nothing else: ASCII digits, two hyphens, a day that exists.
  @specialized(where Text == String)
  @specialized(where Text == Substring)
  public init?<Text: StringProtocol>(_ text: Text) {
    guard let day = scan(text, { $0.day() }) else { return nil }
    self = day
  }

  /// Reads `YYYY-MM-DD` from UTF-8 bytes.
  @specialized(where Bytes == ArraySlice<UInt8>)
  public init?<Bytes: Collection<UInt8>>(utf8 bytes: Bytes) {
    guard let day = scan(utf8: bytes, { $0.day() }) else { return nil }
    self = day
  }

  /// 1 to 9999.
  public var year: Int { civil.year }
  /// 1 to 12.
  public var month: Int { civil.month }
  /// Day of the month, 1 to 31.
  public var day: Int { civil.day }

  /// Year, month and day at once, at the cost of one of them.
  public var civil: (year: Int, month: Int, day: Int) {
    // Howard Hinnant, "chrono-compatible low-level date algorithms": years are counted from March, in eras of 400.
    let shifted = Int(ordinal) + 719_468
    let era = (shifted >= 0 ? shifted : shifted - 146_096) / 146_097
    let dayOfEra = shifted - era * 146_097
    let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayFromMarch = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let monthFromMarch = (5 * dayFromMarch + 2) / 153
    let month = monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9
    return (yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month, dayFromMarch - (153 * monthFromMarch + 2) / 5 + 1)
  }

  /// Monday to Sunday.
  public var weekday: Weekday {
    // 0001-01-01 is a Monday, so the distance from it is never negative.
    Weekday(rawValue: (Int(ordinal) - Int(Self.earliest.ordinal)) % 7 + 1) ?? .monday
  }

  /// The month by its name.
  public var monthOfYear: Month { Month(rawValue: month) ?? .january }

  /// 1 to 366.
  public var dayOfYear: Int { startOfYear.days(until: self) + 1 }

  /// 1 to 4.
  public var quarter: Int { (month + 2) / 3 }

  /// The day so many days later, or earlier where negative; stops at the ends of the calendar.
  public func advanced(by days: Int) -> CalendarDay {
    let (sum, overflow) = Int(ordinal).addingReportingOverflow(days)
    if overflow { return days > 0 ? .latest : .earliest }
    return CalendarDay(clampingOrdinal: sum)
  }

  /// The same day so many months later, or earlier where negative: the last of its month where that is shorter. Stops at the ends of the
  /// calendar.
  public func advanced(byMonths months: Int) -> CalendarDay {
    let (year, month, day) = civil
    let index = year * 12 + month - 1 + months
    if index < 12 { return .earliest }
    let (newYear, newMonth) = (index / 12, index % 12 + 1)
    if newYear > 9999 { return .latest }
    return CalendarDay(year: newYear, month: newMonth, day: min(day, Self.days(inMonth: newMonth, of: newYear))) ?? self
  }

  /// Days from this one to the other; negative where the other is earlier.
  public func days(until other: CalendarDay) -> Int { Int(other.ordinal) - Int(ordinal) }

  init(unchecked ordinal: Int32) { self.ordinal = ordinal }
}

extension CalendarDay {
  public var startOfMonth: CalendarDay { advanced(by: 1 - day) }
  public var endOfMonth: CalendarDay {
    let (year, month, day) = civil
    return advanced(by: Self.days(inMonth: month, of: year) - day)
  }
  public var startOfQuarter: CalendarDay {
    let (year, month, _) = civil
    return CalendarDay(unchecked: Self.ordinal(year: year, month: (month + 2) / 3 * 3 - 2, day: 1))
  }
  public var endOfQuarter: CalendarDay {
    let (year, month, _) = civil
    let last = (month + 2) / 3 * 3
    return CalendarDay(unchecked: Self.ordinal(year: year, month: last, day: Self.days(inMonth: last, of: year)))
  }
  public var startOfYear: CalendarDay { CalendarDay(unchecked: Self.ordinal(year: year, month: 1, day: 1)) }
  public var endOfYear: CalendarDay { CalendarDay(unchecked: Self.ordinal(year: year, month: 12, day: 31)) }

  /// Whether the year has a 29 February.
  public static func isLeap(year: Int) -> Bool { year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) }

  /// 28 to 31; 0 for a month that is not 1 to 12.
  public static func days(inMonth month: Int, of year: Int) -> Int {
    switch month {
    case 1, 3, 5, 7, 8, 10, 12: 31
    case 4, 6, 9, 11: 30
    case 2: isLeap(year: year) ? 29 : 28
    default: 0
    }
  }

  /// Days since 1970-01-01 of a date that is known to exist in the years 1 to 9999.
  static func ordinal(year: Int, month: Int, day: Int) -> Int32 {
    let shifted = month <= 2 ? year - 1 : year
    let era = shifted / 400
    let yearOfEra = shifted - era * 400
    let dayFromMarch = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
    return Int32(era * 146_097 + yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayFromMarch - 719_468)
  }
}

extension CalendarDay: Comparable {
  public static func < (a: CalendarDay, b: CalendarDay) -> Bool { a.ordinal < b.ordinal }
}

extension CalendarDay: CustomStringConvertible {
  /// `2026-11-20`.
  public var description: String {
    let (year, month, day) = civil
    var rest = (year * 100 + month) * 100 + day
    // Tables and pages are full of dates, and numbers put into a text one by one take ten times as long.
    return String(unsafeUninitializedCapacity: 10) { bytes in
      for place in (0..<10).reversed() where place != 4 && place != 7 { (rest, bytes[place]) = (rest / 10, 0x30 + UInt8(rest % 10)) }
      (bytes[4], bytes[7]) = (0x2D, 0x2D)
      return 10
    }
  }

  /// `20 November 2026`.
  public var title: String { "\(day) \(monthOfYear.name) \(year)" }
}
