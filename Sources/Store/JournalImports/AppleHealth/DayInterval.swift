// A part of a day in which something was counted, in 16 bytes: an export has millions of them.

import JournalDates

/// A stretch of time within one day of the wall's calendar, and how much was counted in it.
struct DayInterval: Comparable {
  /// What is counted.
  enum Kind: Int, CaseIterable {
    case steps, energy, exercise
  }

  /// From the highest bit: 2 for the kind, 22 for the day, 5 for the rank, 18 for the start, 17 for the length. So the order of these numbers
  /// is that by kind, day, rank, start and length.
  let place: UInt64
  let value: Float

  /// - Parameters:
  ///   - rank: 0 to 31; 0 counts before 1, 1 before 2.
  ///   - start: In UTC, in seconds from midnight of the day before; 0 to 262,143.
  ///   - length: In seconds; 0 to 131,071, which no day has.
  init(_ kind: Kind, on day: CalendarDay, rank: Int, start: Int, length: Int, value: Double) {
    func part(_ number: Int, _ bits: Int) -> UInt64 { UInt64(min(max(number, 0), 1 << bits - 1)) }
    place =
      part(kind.rawValue, 2) << 62 | part(Int(day.ordinal) + Self.firstDay, 22) << 40 | part(rank, 5) << 35 | part(start, 18) << 17
      | part(length, 17)
    self.value = Float(value)
  }

  /// 1 January 1890 is day 0 here.
  private static let firstDay = 29_220

  var kind: Kind? { Kind(rawValue: Int(place >> 62)) }
  var day: CalendarDay { CalendarDay(clampingOrdinal: Int(place >> 40 & 0x3F_FFFF) - Self.firstDay) }
  /// The same for two intervals of one kind and day.
  var group: UInt64 { place >> 40 }
  var start: Int { Int(place >> 17 & 0x3_FFFF) }
  var length: Int { Int(place & 0x1_FFFF) }

  static func < (a: DayInterval, b: DayInterval) -> Bool { a.place != b.place ? a.place < b.place : a.value < b.value }
}

extension [DayInterval] {
  /// What was counted on a day, sources layered as Apple's Health does it: in each stretch of time the source that ranks first counts, and what
  /// is not covered adds up. A record that is covered in part counts in proportion; one without length counts where nothing covers it.
  ///
  /// They must be in their order, and of one kind and day.
  var layeredSum: Double {
    var cover = TimeCover()
    var sum = 0.0
    for interval in self where interval.length > 0 {
      let uncovered = cover.add(interval.start, interval.start + interval.length)
      sum += Double(interval.value) * Double(uncovered) / Double(interval.length)
    }
    for interval in self where interval.length == 0 && !cover.contains(interval.start) { sum += Double(interval.value) }
    return sum
  }
}
