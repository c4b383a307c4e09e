// A date with a time, kept as the person or their program wrote it.

/// `2026-11-20T07:40`, with optional seconds, fraction and offset; a blank may stand for the T.
public struct DateTime: Hashable, Sendable {
  /// As written. Equality compares this.
  public let text: String
  /// The date as written, never moved by the offset.
  public let day: CalendarDay
  /// The hour and minute as written, to 23:59.
  public let time: TimeOfDay
  /// 0 to 59; 0 where none is written.
  public let second: Int
  /// Minutes east of UTC, -1439 to 1439; nil where none is written.
  public let offsetMinutes: Int?

  /// Reads `YYYY-MM-DD`, `T` or a blank, `HH:MM`, then if present `:SS`, a fraction, and `Z`, `+09:00` or `+0900`. Nil for all else.
  @specialized(where Text == String)
  @specialized(where Text == Substring)
  public init?<Text: StringProtocol>(_ text: Text) {
    guard let parts = scan(text, Self.read) else { return nil }
    self.text = String(text)
    (day, time, second, offsetMinutes) = parts
  }

  /// `YYYY-MM-DDTHH:mm:ss` and the offset if given; nil where a part is out of its range.
  public init?(day: CalendarDay, time: TimeOfDay, second: Int = 0, offsetMinutes: Int? = nil) {
    guard time.hour < 24, second >= 0, second < 60 else { return nil }
    var text = "\(day)T\(time):\(padded(second, 2))"
    if let offsetMinutes {
      guard offsetMinutes > -1440, offsetMinutes < 1440 else { return nil }
      let size = abs(offsetMinutes)
      text += "\(offsetMinutes < 0 ? "-" : "+")\(padded(size / 60, 2)):\(padded(size % 60, 2))"
    }
    self.text = text
    self.day = day
    self.time = time
    self.second = second
    self.offsetMinutes = offsetMinutes
  }

  /// What a clock on the wall of this zone shows at a Unix time; stops at the ends of the calendar.
  public init(unixTime: Int64, in zone: ZoneRules) {
    let offset = zone.offset(atUnixTime: unixTime)
    let local = Int(clamping: unixTime.addingReportingOverflow(Int64(offset)).overflow ? unixTime : unixTime + Int64(offset))
    let (days, rest) = local.quotientAndRemainder(dividingBy: 86_400)
    let seconds = rest < 0 ? rest + 86_400 : rest
    day = CalendarDay(clampingOrdinal: rest < 0 ? days - 1 : days)
    time = TimeOfDay(unchecked: seconds / 60)
    second = seconds % 60
    offsetMinutes = offset / 60
    text = "\(day)T\(time):\(padded(seconds % 60, 2))"
  }

  /// Seconds since 1970-01-01T00:00Z; nil where no offset is written.
  public var unixTime: Int64? {
    offsetMinutes.map { Int64(day.ordinal) * 86_400 + Int64((time.minutes - $0) * 60 + second) }
  }

  private static func read(_ scanner: inout DateScanner) -> (CalendarDay, TimeOfDay, Int, Int?)? {
    guard let day = scanner.day(), scanner.take(0x54) || scanner.take(0x20) else { return nil }
    guard let hour = scanner.digits(2), hour < 24, scanner.take(0x3A), let minute = scanner.digits(2) else { return nil }
    guard let time = TimeOfDay(hour: hour, minute: minute) else { return nil }
    var second = 0
    if scanner.take(0x3A) {
      guard let written = scanner.digits(2), written < 60 else { return nil }
      second = written
      if scanner.take(0x2E), !scanner.skipDigits() { return nil }
    }
    if scanner.isAtEnd { return (day, time, second, nil) }
    if scanner.take(0x5A) { return (day, time, second, 0) }
    let sign = scanner.take(0x2B) ? 1 : -1
    if sign < 0, !scanner.take(0x2D) { return nil }
    guard let hours = scanner.digits(2), hours < 24 else { return nil }
    _ = scanner.take(0x3A)
    guard let minutes = scanner.digits(2), minutes < 60 else { return nil }
    return (day, time, second, sign * (hours * 60 + minutes))
  }
}

extension DateTime: CustomStringConvertible {
  public var description: String { text }
}
