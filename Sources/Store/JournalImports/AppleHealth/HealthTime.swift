// Moments as Apple's export writes them: `2026-11-20 07:40:12 +0100`.

import JournalDates

/// A moment and a clock: as it is read the one of the export, which wrote all times by the clock of its own moment; when it is kept the one that
/// was on the wall then.
struct HealthTime: Hashable, Comparable {
  /// Seconds since 1970 in UTC.
  let seconds: Int
  /// What the clock was ahead of UTC, in seconds.
  let offset: Int

  /// Seconds since 1970 on the clock.
  var local: Int { seconds + offset }
  var day: CalendarDay { CalendarDay(clampingOrdinal: dayNumber) }
  /// Whether the calendar has its day.
  var isOnCalendar: Bool { CalendarDay(ordinal: dayNumber) != nil }
  private var dayNumber: Int { Int((Double(local) / 86400).rounded(.down)) }
  /// The time on the clock, without seconds.
  var time: TimeOfDay { TimeOfDay(minutes: (local % 86400 + 86400) % 86400 / 60) ?? .midnight }

  static func < (a: HealthTime, b: HealthTime) -> Bool { a.seconds < b.seconds }

  init(seconds: Int, offset: Int) {
    self.seconds = seconds
    self.offset = offset
  }
}

/// Reads moments. Neighbours in an export mostly fall on one day, so the last one's days are kept.
struct HealthTimeReader {
  private var lastDate: UInt64 = 0
  private var lastDays = 0

  /// The moment that a text ended by 0 says; nil for all other texts and for days outside the years 1900 to 9999.
  mutating func read(_ text: UnsafePointer<CChar>) -> HealthTime? {
    let bytes = UnsafeRawPointer(text).assumingMemoryBound(to: UInt8.self)
    // Nothing is looked at after the 0 that ends the text.
    for place in 0..<25 where bytes[place] == 0 { return nil }
    guard bytes[25] == 0, bytes[4] == 0x2D, bytes[7] == 0x2D, bytes[10] == 0x20, bytes[13] == 0x3A, bytes[16] == 0x3A, bytes[19] == 0x20
    else { return nil }
    func two(_ place: Int) -> Int {
      let (a, b) = (Int(bytes[place]) - 0x30, Int(bytes[place + 1]) - 0x30)
      return a >= 0 && a < 10 && b >= 0 && b < 10 ? a * 10 + b : 1000
    }
    let century = two(0), year = two(2), month = two(5), day = two(8), hour = two(11), minute = two(14), second = two(17)
    guard century < 100, year < 100, hour < 24, minute < 60, second < 61, let offset = offset(bytes, two(21), two(23)) else { return nil }
    let key = UInt64(century) << 48 | UInt64(year) << 32 | UInt64(month) << 16 | UInt64(day)
    if key != lastDate {
      guard century >= 19, let date = CalendarDay(year: century * 100 + year, month: month, day: day) else { return nil }
      (lastDate, lastDays) = (key, Int(date.ordinal))
    }
    return HealthTime(seconds: lastDays * 86400 + hour * 3600 + minute * 60 + second - offset, offset: offset)
  }

  private func offset(_ bytes: UnsafePointer<UInt8>, _ hours: Int, _ minutes: Int) -> Int? {
    guard hours < 24, minutes < 60 else { return nil }
    switch bytes[20] {
    case 0x2B: return hours * 3600 + minutes * 60
    case 0x2D: return -(hours * 3600 + minutes * 60)
    default: return nil
    }
  }
}
