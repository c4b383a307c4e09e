// The rule that a zone follows for ever: the footer of a TZif file, or the value of TZ.

/// A POSIX zone rule: a standard offset and, where clocks are changed, when and by how much.
struct ZoneRule: Hashable, Sendable {
  /// Seconds east of UTC.
  var standardOffset: Int
  var daylight: Daylight?

  struct Daylight: Hashable, Sendable {
    /// Seconds east of UTC.
    var offset: Int
    var start: Change
    var end: Change
  }

  /// A moment of each year, in the local time that holds before it.
  struct Change: Hashable, Sendable {
    enum Day: Hashable, Sendable {
      /// `Jn`: 1 to 365, never counting 29 February.
      case julian(Int)
      /// `n`: 0 to 365, counting it.
      case ordinal(Int)
      /// `Mm.w.d`: the weekday (0 is Sunday) of that week of the month; week 5 is the last.
      case weekday(month: Int, week: Int, weekday: Int)
    }

    var day: Day
    /// Seconds after midnight; may be negative or beyond a day.
    var time: Int

    /// Seconds since 1970-01-01T00:00 on the local clock.
    func seconds(in year: Int) -> Int {
      let newYear = Int(CalendarDay.ordinal(year: year, month: 1, day: 1))
      let ordinal: Int
      switch day {
      case .julian(let number): ordinal = newYear + number - 1 + (number >= 60 && CalendarDay.isLeap(year: year) ? 1 : 0)
      case .ordinal(let number): ordinal = newYear + number
      case .weekday(let month, let week, let weekday):
        let first = Int(CalendarDay.ordinal(year: year, month: month, day: 1))
        // 1970-01-01, ordinal 0, was a Thursday.
        let firstWeekday = ((first + 4) % 7 + 7) % 7
        var day = (weekday - firstWeekday + 7) % 7 + (week - 1) * 7
        if day >= CalendarDay.days(inMonth: month, of: year) { day -= 7 }
        ordinal = first + day
      }
      return ordinal * 86_400 + time
    }
  }

  func offset(atUnixTime time: Int64) -> Int {
    guard let daylight else { return standardOffset }
    let local = Int(clamping: time.addingReportingOverflow(Int64(standardOffset)).overflow ? time : time + Int64(standardOffset))
    let year = CalendarDay(clampingOrdinal: local / 86_400 - (local % 86_400 < 0 ? 1 : 0)).year
    let start = daylight.start.seconds(in: year) - standardOffset
    let end = daylight.end.seconds(in: year) - daylight.offset
    let now = Int(clamping: time)
    // South of the equator the summer spans the new year.
    let isDaylight = start < end ? now >= start && now < end : now >= start || now < end
    return isDaylight ? daylight.offset : standardOffset
  }
}

extension ZoneRule {
  /// Reads `std offset [dst [offset] [,start[/time],end[/time]]]`; nil where it is anything else.
  init?(_ bytes: [UInt8]) {
    var reader = Reader(bytes: bytes)
    guard reader.name(), let west = reader.time(hours: 24) else { return nil }
    standardOffset = -west
    if reader.isAtEnd { return }
    guard reader.name() else { return nil }
    var offset = standardOffset + 3600
    if let byte = reader.next, byte != 0x2C {
      guard let west = reader.time(hours: 24) else { return nil }
      offset = -west
    }
    if reader.isAtEnd {
      // POSIX leaves the rule to the system where none is written; all systems take that of the United States.
      daylight = Daylight(
        offset: offset, start: Change(day: .weekday(month: 3, week: 2, weekday: 0), time: 7200),
        end: Change(day: .weekday(month: 11, week: 1, weekday: 0), time: 7200))
      return
    }
    guard reader.take(0x2C), let start = reader.change(), reader.take(0x2C), let end = reader.change(), reader.isAtEnd else { return nil }
    daylight = Daylight(offset: offset, start: start, end: end)
  }

  private struct Reader {
    let bytes: [UInt8]
    var position = 0

    var isAtEnd: Bool { position == bytes.count }
    var next: UInt8? { position < bytes.count ? bytes[position] : nil }

    mutating func take(_ byte: UInt8) -> Bool {
      guard next == byte else { return false }
      position += 1
      return true
    }

    /// Three letters or more, or anything between angle brackets.
    mutating func name() -> Bool {
      let start = position
      if take(0x3C) {
        while let byte = next, byte != 0x3E { position += 1 }
        return position - start > 3 && take(0x3E)
      }
      while let byte = next, (byte | 0x20) &- 0x61 < 26 { position += 1 }
      return position - start >= 3
    }

    /// One to three digits, at most the limit.
    mutating func number(upTo limit: Int) -> Int? {
      var value = 0
      let start = position
      while let byte = next, byte &- 0x30 < 10, position - start < 3 {
        value = value * 10 + Int(byte &- 0x30)
        position += 1
      }
      return position > start && value <= limit ? value : nil
    }

    /// `[+-]hh[:mm[:ss]]` in seconds.
    mutating func time(hours limit: Int) -> Int? {
      let sign = take(0x2D) ? -1 : 1
      if sign > 0 { _ = take(0x2B) }
      guard let hours = number(upTo: limit) else { return nil }
      var seconds = hours * 3600
      if take(0x3A) {
        guard let minutes = number(upTo: 59) else { return nil }
        seconds += minutes * 60
        if take(0x3A) {
          guard let rest = number(upTo: 59) else { return nil }
          seconds += rest
        }
      }
      return sign * seconds
    }

    mutating func change() -> Change? {
      let day: Change.Day
      if take(0x4A) {
        guard let number = number(upTo: 365), number >= 1 else { return nil }
        day = .julian(number)
      } else if take(0x4D) {
        guard let month = number(upTo: 12), month >= 1, take(0x2E), let week = number(upTo: 5), week >= 1, take(0x2E),
          let weekday = number(upTo: 6)
        else { return nil }
        day = .weekday(month: month, week: week, weekday: weekday)
      } else {
        guard let number = number(upTo: 365) else { return nil }
        day = .ordinal(number)
      }
      guard take(0x2F) else { return Change(day: day, time: 7200) }
      return time(hours: 167).map { Change(day: day, time: $0) }
    }
  }
}
