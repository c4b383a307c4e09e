// How often an Action of Obsidian's Tasks comes again.

public import JournalDates
import JournalText

/// A rule behind 🔁 that everybody reads alike, and the day that follows by it. Rules with a count, an end, or days that not every month has
/// are left to the program that wrote them.
public struct RepeatRule: Hashable, Sendable {
  private enum Step: Hashable, Sendable {
    case days(Int), months(Int), weekdays([Weekday]), dayOfMonth(Int), endOfMonth
  }

  private let step: Step
  /// Whether the next one is counted from the day on which this one is done, and not from its own: ‘when done’.
  public let countsFromDone: Bool

  /// Reads `every 3 days`, `every month on the 15th`, `every week on Monday, Friday when done`; nil for what may be read in two ways.
  public init?(_ text: some StringProtocol) {
    var words = text.lowercased().words.map { String($0) }
    countsFromDone = words.suffix(2) == ["when", "done"]
    if countsFromDone { words.removeLast(2) }
    guard words.first == "every", let step = Self.step(Array(words.dropFirst())) else { return nil }
    self.step = step
  }

  /// The first day after this one that the rule names.
  public func next(after day: CalendarDay) -> CalendarDay {
    switch step {
    case .days(let count): return day.advanced(by: count)
    case .months(let count): return day.advanced(byMonths: count)
    case .weekdays(let days):
      return (1...7).lazy.map { day.advanced(by: $0) }.first { days.contains($0.weekday) } ?? day.advanced(by: 7)
    case .dayOfMonth(let number):
      let first = day.day < number ? day.startOfMonth : day.startOfMonth.advanced(byMonths: 1)
      return first.advanced(by: number - 1)
    case .endOfMonth: return day < day.endOfMonth ? day.endOfMonth : day.startOfMonth.advanced(byMonths: 1).endOfMonth
    }
  }

  private static let most = 999
  private static let workdays: [Weekday] = [.monday, .tuesday, .wednesday, .thursday, .friday]

  private static func step(_ words: [String]) -> Step? {
    if words == ["weekday"] { return .weekdays(workdays) }
    if let days = weekdays(words) { return .weekdays(days) }
    if words.starts(with: ["week", "on"]), let days = weekdays(Array(words.dropFirst(2))) { return .weekdays(days) }
    if words.starts(with: ["month", "on", "the"]) { return dayOfMonth(Array(words.dropFirst(3))) }
    guard let last = words.last, words.count < 3 else { return nil }
    var count = 1
    if words.count == 2 {
      guard let number = words[0] == "other" ? 2 : Int(words[0]), (1...most).contains(number) else { return nil }
      count = number
    }
    switch last {
    case "day", "days": return .days(count)
    case "week", "weeks": return .days(count * 7)
    case "month", "months": return .months(count)
    case "year", "years": return .months(count * 12)
    default: return nil
    }
  }

  /// The days of `monday`, `tue, fri` or `monday and thursday`.
  private static func weekdays(_ words: [String]) -> [Weekday]? {
    let names = words.flatMap { $0.split(separator: ",").map { String($0) } }.filter { $0 != "and" }
    return names.isEmpty ? nil : Schedule.weekdays(names)
  }

  /// `1st` to `28th`, which every month has, and `last`.
  private static func dayOfMonth(_ words: [String]) -> Step? {
    if words == ["last"] || words == ["last", "day"] { return .endOfMonth }
    guard words.count == 1, let number = Int(words[0].prefix { $0.isNumber }), (1...28).contains(number),
      ["st", "nd", "rd", "th"].contains(String(words[0].drop { $0.isNumber }))
    else { return nil }
    return .dayOfMonth(number)
  }
}
