// The one reader of digits and separators that every date text is read with.

/// Walks over the bytes of a date; each step takes what it names or takes nothing and gives nil.
struct DateScanner {
  private let bytes: UnsafeBufferPointer<UInt8>
  private(set) var position = 0

  init(_ bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

  var isAtEnd: Bool { position == bytes.count }
  var next: UInt8? { position < bytes.count ? bytes[position] : nil }

  mutating func take(_ byte: UInt8) -> Bool {
    guard next == byte else { return false }
    position += 1
    return true
  }

  /// Exactly so many ASCII digits.
  mutating func digits(_ count: Int) -> Int? {
    guard bytes.count - position >= count else { return nil }
    var value = 0
    for offset in 0..<count {
      let digit = bytes[position + offset] &- 0x30
      guard digit < 10 else { return nil }
      value = value * 10 + Int(digit)
    }
    position += count
    return value
  }

  /// The digits that stand here, at least one, read and forgotten.
  mutating func skipDigits() -> Bool {
    let start = position
    while let byte = next, byte &- 0x30 < 10 { position += 1 }
    return position > start
  }

  mutating func day() -> CalendarDay? {
    guard let year = digits(4), take(0x2D), let month = digits(2), take(0x2D), let day = digits(2) else { return nil }
    return CalendarDay(year: year, month: month, day: day)
  }

  mutating func week() -> ISOWeek? {
    guard let year = digits(4), take(0x2D), take(0x57), let week = digits(2) else { return nil }
    return ISOWeek(weekYear: year, week: week)
  }

  /// `H:MM` or `HH:MM`, to 29:59.
  mutating func time() -> TimeOfDay? {
    let start = position
    guard let hour = digits(2) ?? digits(1), take(0x3A), let minute = digits(2) else {
      position = start
      return nil
    }
    return TimeOfDay(hour: hour, minute: minute)
  }
}

/// Reads the whole of a text with a step; nil where anything is left over.
func scan<Value>(_ text: some StringProtocol, _ step: (inout DateScanner) -> Value?) -> Value? {
  scan(utf8: text.utf8, step)
}

func scan<Value>(utf8 bytes: some Collection<UInt8>, _ step: (inout DateScanner) -> Value?) -> Value? {
  if let read = bytes.withContiguousStorageIfAvailable({ scan($0, step) }) { return read }
  return Array(bytes).withUnsafeBufferPointer { scan($0, step) }
}

private func scan<Value>(_ bytes: UnsafeBufferPointer<UInt8>, _ step: (inout DateScanner) -> Value?) -> Value? {
  var scanner = DateScanner(bytes)
  guard let value = step(&scanner), scanner.isAtEnd else { return nil }
  return value
}

/// A number that is not negative, with zeros before it up to so many digits.
func padded(_ number: Int, _ width: Int) -> String {
  let digits = String(number)
  return String(repeating: "0", count: max(0, width - digits.utf8.count)) + digits
}
