// Times on the clock as programs of all countries write them.

import JournalDates

/// `23:30`, `23.30`, `11:30 PM`, `11.30 p.m.`, `23:30:15.5`, `午後11:30`, `23:30 Uhr`; after it `Z` or `+01:00` where there is one.
struct ClockText: Equatable {
  let time: TimeOfDay
  let second: Int
  /// Minutes east of UTC; nil where none is written.
  let offset: Int?

  /// Nil where anything else stands there.
  init?(_ bytes: UnsafeBufferPointer<UInt8>) {
    var reader = Reader(bytes)
    reader.skipBlanks()
    var half = reader.half()
    reader.skipBlanks()
    guard let hour = reader.number(most: 2) else { return nil }
    var (minute, second) = (0, 0)
    var hasMinutes = false
    if reader.take(0x3A) || reader.isPointBeforeDigits && reader.take(0x2E) || reader.take("時") || reader.take("시")
      || reader.take("点")
    {
      reader.skipBlanks()
      guard let found = reader.number(most: 2), reader.digits == 2 || reader.isAfterSign, found < 60 else { return nil }
      (minute, hasMinutes) = (found, true)
      if reader.take(0x3A) || reader.isPointBeforeDigits && reader.take(0x2E) {
        guard let found = reader.number(most: 2), found < 61 else { return nil }
        second = min(found, 59)
        if reader.take(0x2E) || reader.take(0x2C), reader.number(most: 18) == nil { return nil }
      } else {
        _ = reader.take("分") || reader.take("분")
      }
    }
    reader.skipBlanks()
    if half == nil { half = reader.half() }
    reader.skipBlanks()
    if reader.takeWord("uhr") || reader.takeWord("h") { hasMinutes = true }
    // `11` alone is no time, `11 PM` is one.
    guard hasMinutes || half != nil else { return nil }
    reader.skipBlanks()
    offset = reader.offset()
    guard reader.isAtEnd else { return nil }
    var hours = hour
    if let half {
      guard hour <= 12 else { return nil }
      hours = hour % 12 + (half == .afternoon ? 12 : 0)
    }
    guard let time = TimeOfDay(hour: hours, minute: minute) else { return nil }
    self.time = time
    self.second = second
  }

  init?(_ text: String) {
    var text = text
    guard let found = text.withUTF8({ ClockText($0) }) else { return nil }
    self = found
  }

  private enum Half { case morning, afternoon }

  private struct Reader {
    let bytes: UnsafeBufferPointer<UInt8>
    var place = 0
    /// How many digits the last number has.
    var digits = 0
    /// Whether a sign that is not ASCII stood before the last number.
    var isAfterSign = false

    init(_ bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

    var isAtEnd: Bool { place >= bytes.count }
    var isPointBeforeDigits: Bool { place + 1 < bytes.count && bytes[place] == 0x2E && bytes[place + 1] &- 0x30 < 10 }

    mutating func skipBlanks() {
      while place < bytes.count {
        let width = bytes.blank(at: place, in: bytes.count)
        if width == 0 { return }
        place += width
      }
    }

    mutating func take(_ byte: UInt8) -> Bool {
      guard place < bytes.count, bytes[place] == byte else { return false }
      place += 1
      isAfterSign = false
      return true
    }

    mutating func take(_ sign: StaticString) -> Bool {
      guard bytes.count - place >= sign.utf8CodeUnitCount else { return false }
      for i in 0..<sign.utf8CodeUnitCount where bytes[place + i] != sign.utf8Start[i] { return false }
      place += sign.utf8CodeUnitCount
      isAfterSign = true
      return true
    }

    /// A word of ASCII in small letters, whatever its case, with no letter after it.
    mutating func takeWord(_ word: StaticString) -> Bool {
      let end = place + word.utf8CodeUnitCount
      guard end <= bytes.count, bytes[part: place..<end].says(word) else { return false }
      if end < bytes.count, (bytes[end] | 0x20) &- 0x61 < 26 { return false }
      place = end
      return true
    }

    mutating func number(most: Int) -> Int? {
      var value = 0
      digits = 0
      while place < bytes.count, digits < most, bytes[place] &- 0x30 < 10 {
        value = value &* 10 &+ Int(bytes[place] &- 0x30)
        place += 1
        digits += 1
      }
      return digits > 0 ? value : nil
    }

    mutating func half() -> Half? {
      if takeWord("am") || takeWord("a.m.") || takeWord("a.m") || take("午前") || take("上午") || take("오전") { return .morning }
      if takeWord("pm") || takeWord("p.m.") || takeWord("p.m") || take("午後") || take("下午") || take("오후") { return .afternoon }
      // `a. m.` as in Spanish.
      let start = place
      if let first = place < bytes.count ? bytes[place] | 0x20 : nil, first == 0x61 || first == 0x70 {
        place += 1
        if take(0x2E) {
          skipBlanks()
          if takeWord("m.") || takeWord("m") { return first == 0x61 ? .morning : .afternoon }
        }
      }
      place = start
      return nil
    }

    mutating func offset() -> Int? {
      if takeWord("z") || takeWord("utc") || takeWord("gmt") { return isAtEnd ? 0 : signed() ?? 0 }
      return signed()
    }

    private mutating func signed() -> Int? {
      let start = place
      var sign = 1
      if take(0x2B) {
      } else if take(0x2D) || take("\u{2212}") {
        sign = -1
      } else {
        return nil
      }
      guard let hours = number(most: 2), hours < 24 else {
        place = start
        return nil
      }
      _ = take(0x3A)
      let minutes = number(most: 2) ?? 0
      guard minutes < 60 else {
        place = start
        return nil
      }
      return sign * (hours * 60 + minutes)
    }
  }
}

extension ClockText {
  init(time: TimeOfDay, second: Int) {
    (self.time, self.second, offset) = (time, second, nil)
  }
}
