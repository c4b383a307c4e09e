// What time it is, for a person: a day, and if it matters the time on the clock.

public import HostSystem
public import JournalDates

/// A date and perhaps a time of day, in the person's own zone.
public struct Moment: Hashable, Sendable {
  public var day: CalendarDay
  /// Nil where only the day is known.
  public var time: TimeOfDay?
  /// Minutes east of UTC of the clock that shows it; nil where nobody said so.
  public var offsetMinutes: Int?

  /// What `init(_:)` reads, in words.
  public static let form = "a day such as 2026-11-20, or a day and a time such as 2026-11-20T09:30"

  public init(day: CalendarDay, time: TimeOfDay? = nil, offsetMinutes: Int? = nil) {
    self.day = day
    self.time = time
    self.offsetMinutes = offsetMinutes
  }

  /// Reads `2026-11-20`, or a date with a time as `DateTime` reads it; an offset is not applied: the day is the day as written.
  public init?(_ text: some StringProtocol) {
    if let day = CalendarDay(text) {
      self.init(day: day)
    } else if let written = DateTime(text) {
      self.init(day: written.day, time: written.time, offsetMinutes: written.offsetMinutes)
    } else {
      return nil
    }
  }

  /// What a clock on the wall shows at an instant: in the zone of this name where the machine knows it, else by `$TZ`, else by the
  /// system's zone.
  public init(_ instant: HostClock.Instant, zone name: String? = nil, in environment: Environment) {
    let zone = ZoneRules(name.flatMap { LocalZone.named($0, environment) } ?? LocalZone.find(environment))
    let local = DateTime(unixTime: instant.seconds, in: zone)
    self.init(day: local.day, time: local.time, offsetMinutes: local.offsetMinutes)
  }

  /// The day that this moment belongs to where days begin at `dayStart`: half past one at night is still the evening before.
  public func day(startingAt dayStart: TimeOfDay) -> CalendarDay {
    guard let time, time < dayStart else { return day }
    return day.advanced(by: -1)
  }
}

extension ZoneRules {
  /// The rules that the machine states; those of UTC where they cannot be read, as the C library has it.
  public init(_ zone: LocalZone) {
    self =
      switch zone {
      case .file(let bytes): ZoneRules(tzif: bytes) ?? .utc
      case .rule(let text): ZoneRules(posix: text) ?? .utc
      case .utc: .utc
      }
  }
}

extension Moment: CustomStringConvertible {
  /// `2026-11-20T09:30`, or the day alone.
  public var description: String { time.map { "\(day)T\($0)" } ?? "\(day)" }

  /// `+09:00`; nil where the offset is not known.
  public var offset: String? {
    guard let offsetMinutes else { return nil }
    func padded(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
    let size = abs(offsetMinutes)
    return "\(offsetMinutes < 0 ? "-" : "+")\(padded(size / 60)):\(padded(size % 60))"
  }
}
