// What deserves a word of praise: from lines alone, so that nothing is ever taken away.

public import JournalDates

/// A rule that days, Reviews, Tries, habits, goals or terms meet.
public struct Achievement: Sendable {
  public enum Rule: Sendable {
    /// So many days that have an entry, or words of the person's own.
    case days, daysWithWords
    /// So many weekly retrospectives in a row that have a Review.
    case reviewsInRow
    case triesAdopted
    /// So many times a streak of a habit broke, and was begun again within three days.
    case begunAgain
    case goalsReached
    /// Terms that ended with their retrospective.
    case termsClosed
  }

  /// By which its words are found in the catalogue.
  public let name: String
  public let rule: Rule
  public let count: Int

  /// All of them, in the order in which they are told. A row may be added, and none is taken away: what somebody has stays theirs.
  public static let table: [Achievement] = [
    Achievement(name: "firstWeek", rule: .days, count: 7),
    Achievement(name: "daysWithWords100", rule: .daysWithWords, count: 100),
    Achievement(name: "daysWithWords365", rule: .daysWithWords, count: 365),
    Achievement(name: "daysWithWords1000", rule: .daysWithWords, count: 1000),
    Achievement(name: "reviewsInRow4", rule: .reviewsInRow, count: 4),
    Achievement(name: "reviewsInRow12", rule: .reviewsInRow, count: 12),
    Achievement(name: "firstTryAdopted", rule: .triesAdopted, count: 1),
    Achievement(name: "triesAdopted10", rule: .triesAdopted, count: 10),
    Achievement(name: "begunAgain", rule: .begunAgain, count: 1),
    Achievement(name: "begunAgain5", rule: .begunAgain, count: 5),
    Achievement(name: "firstGoal", rule: .goalsReached, count: 1),
    Achievement(name: "firstTermClosed", rule: .termsClosed, count: 1),
  ]

  /// What happened, one event a day and thing, in order: with what it was.
  public struct Event: Hashable, Sendable {
    public let day: CalendarDay
    /// The file that says so.
    public let path: String?
    /// What it was; empty where the rule says enough.
    public let title: String
    public init(_ day: CalendarDay, path: String? = nil, title: String = "") { (self.day, self.path, self.title) = (day, path, title) }
  }

  /// The event with which it was reached; nil where it was not yet.
  public func reached(by events: [Event]) -> Event? { events.count >= count ? events[count - 1] : nil }

  /// The days on which a streak of three or more broke and was taken up again within three days.
  /// - Parameters:
  ///   - done: The days on which it was done, in order.
  ///   - missed: Those on which it was asked for and not done, in order.
  public static func returns(done: [CalendarDay], missed: [CalendarDay]) -> [CalendarDay] {
    let all = (done.map { ($0, true) } + missed.map { ($0, false) }).sorted { $0.0 < $1.0 }
    var (returns, row, broken) = ([CalendarDay](), 0, CalendarDay?.none)
    for (day, isDone) in all {
      if isDone {
        if let first = broken, first.days(until: day) <= 3 { returns.append(day) }
        broken = nil
        row += 1
      } else {
        if row >= 3 { broken = day }
        row = 0
      }
    }
    return returns
  }

  /// The events at which a row of weeks had grown by one more without a gap; the first of a row counts as one.
  /// - Parameter weeks: The weeks in which it happened, in order, each once.
  /// - Returns: The longest row, so far as it goes.
  public static func longestRow(of weeks: [(start: CalendarDay, event: Event)]) -> [Event] {
    var (best, row, last) = ([Event](), [Event](), CalendarDay?.none)
    for (start, event) in weeks {
      if let last, last.days(until: start) != 7 { row = [] }
      row.append(event)
      last = start
      if row.count > best.count { best = row }
    }
    return best
  }
}
