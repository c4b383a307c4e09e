// Days on which a habit rests.

public import JournalDates

/// Days on which a habit is not due, both ends included.
public struct PausedSpan: Equatable, Sendable {
  public let start: CalendarDay
  /// Nil while the pause lasts.
  public let end: CalendarDay?

  /// Nil where the last day stands before the first.
  public init?(from start: CalendarDay, to end: CalendarDay?) {
    if let end, end < start { return nil }
    self.start = start
    self.end = end
  }

  /// Reads `2026-08-01..2026-08-20`, `2026-08-01..` or one day.
  public init?(_ text: some StringProtocol) {
    let text = text.trimmed
    if let day = CalendarDay(text) {
      self.init(from: day, to: day)
      return
    }
    guard text.utf8.count >= 12, text.utf8.dropFirst(10).starts(with: [0x2E, 0x2E]), let start = CalendarDay(utf8: text.utf8.prefix(10))
    else { return nil }
    let rest = text.utf8.dropFirst(12)
    if rest.isEmpty {
      self.init(from: start, to: nil)
    } else {
      guard let end = CalendarDay(utf8: rest) else { return nil }
      self.init(from: start, to: end)
    }
  }

  public func contains(_ day: CalendarDay) -> Bool { start <= day && (end.map { day <= $0 } ?? true) }

  /// As it is read: `2026-08-01..2026-08-20`.
  public var text: String { start == end ? start.description : "\(start)..\(end?.description ?? "")" }
}
