// When on a day something was.

public import JournalDates

/// A time on the clock, or from one to another.
public struct TimeSpan: Equatable, Sendable {
  public var start: TimeOfDay
  /// Nil where only one time is given. An end before the start lies after midnight.
  public var end: TimeOfDay?

  public init(_ start: TimeOfDay, to end: TimeOfDay? = nil) {
    self.start = start
    self.end = end
  }

  /// Reads `H:MM`, `HH:MM` or two of them with a `-` or `–` between.
  public init?(_ text: some StringProtocol) {
    if let start = TimeOfDay(text) {
      self.init(start)
      return
    }
    guard let dash = text.unicodeScalars.firstIndex(where: { $0 == "-" || $0 == "–" }),
      let start = TimeOfDay(text[..<dash]), let end = TimeOfDay(text[text.unicodeScalars.index(after: dash)...])
    else { return nil }
    self.init(start, to: end)
  }

  /// Minutes from start to end, over midnight where the end stands before the start; nil without an end.
  public var minutes: Int? {
    end.map { $0 >= start ? $0.minutes - start.minutes : $0.minutes + 24 * 60 - start.minutes }.map { max(0, $0) }
  }

  /// As it is read: `07:40`, `07:40-08:10`.
  public var text: String { end.map { "\(start)-\($0)" } ?? start.description }
}
