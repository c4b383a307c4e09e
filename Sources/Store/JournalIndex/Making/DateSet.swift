// Days in little room.

/// Days by their numbers such as 20261109, those of a month as the bits of one number: a thousand years take a tenth of what a set of numbers would.
struct DateSet: Sequence {
  private var months: [Int: UInt32] = [:]

  init() {}

  init(_ dates: some Sequence<Int>) { for date in dates { insert(date) } }

  var isEmpty: Bool { months.isEmpty }

  /// - Returns: Whether it was not there.
  @discardableResult mutating func insert(_ date: Int) -> Bool {
    let bit = Self.bit(of: date)
    let former = months[date / 100, default: 0]
    months[date / 100] = former | bit
    return former & bit == 0
  }

  func contains(_ date: Int) -> Bool { months[date / 100, default: 0] & Self.bit(of: date) != 0 }

  private static func bit(of date: Int) -> UInt32 { 1 << UInt32(date % 100) }

  /// In the order of the calendar.
  func makeIterator() -> AnyIterator<Int> {
    var rest = months.keys.sorted()[...], month = 0, days: UInt32 = 0
    return AnyIterator {
      while days == 0 {
        guard let next = rest.popFirst() else { return nil }
        (month, days) = (next, months[next, default: 0])
      }
      let day = days.trailingZeroBitCount
      days &= days - 1
      return month * 100 + day
    }
  }
}
