// Days of a month or a year, each with one value: what `retro calendar` shows.

import Documents
public import JournalDates
public import JournalInsights
import JournalModel

/// How days were in one respect, without anything private.
public struct CalendarReport: Sendable {
  /// What the values of days are.
  public enum Scale: String, Hashable, Sendable {
    case moods, amounts, states
  }

  /// What a day is shown as.
  public enum Mark: Hashable, Sendable {
    /// One of five steps, 0 the lowest.
    case step(Int)
    case state(HabitState)
  }

  /// A mark, what it means, and how many days have it.
  public struct Level: Equatable, Sendable {
    public var mark: Mark
    public var word: String
    public var count: Int

    public init(_ mark: Mark, _ word: String, count: Int = 0) {
      self.mark = mark
      self.word = word
      self.count = count
    }
  }

  /// One day of which something is known.
  public struct Day: Equatable, Sendable {
    public var date: CalendarDay
    /// The mood from 0 to 4, the amount, the points; of a habit how much of its target was reached, from 0 to 1, where a line says it.
    public var value: Double?
    public var mark: Mark
    /// The value in words, short enough for a calendar: `good`, `8123`, `23:10`, `done`.
    public var word: String

    public init(_ date: CalendarDay, value: Double? = nil, _ mark: Mark, _ word: String) {
      self.date = date
      self.value = value
      self.mark = mark
      self.word = word
    }
  }

  /// As it was asked for: `mood`, `points`, the name of a habit or of a metric.
  public var metric: String
  /// As people read it: `Mood`, a habit's title.
  public var title: String
  public var scale: Scale
  public var span: DaySpan
  public var today: CalendarDay
  /// The first day of a week.
  public var weekStart: Weekday
  /// Those that the legend tells, the lowest first.
  public var levels: [Level]
  /// In order, each once, none after today.
  public var days: [Day]
  /// What a day is that has no mark: `no mood`.
  public var absence: String
  /// What the days come to, in a few words each.
  public var facts: [String]
  /// A sentence on how the levels came about; empty where nothing is to be said.
  public var explanation: String
  /// How many days of the span are private, and kept out.
  public var privateEntries = 0
  /// Private days that are shown, in order.
  public var privateDays: [CalendarDay] = []

  public init(
    metric: String, title: String, _ scale: Scale, span: DaySpan, today: CalendarDay, weekStart: Weekday = .monday, levels: [Level],
    days: [Day], absence: String, facts: [String] = [], explanation: String = ""
  ) {
    self.metric = metric
    self.title = title
    self.scale = scale
    self.span = span
    self.today = today
    self.weekStart = weekStart
    self.days = days.filter { span.contains($0.date) && $0.date <= today }
    self.absence = absence
    self.facts = facts
    self.explanation = explanation
    var counts: [Mark: Int] = [:]
    for day in self.days { counts[day.mark, default: 0] += 1 }
    self.levels = levels.map { Level($0.mark, $0.word, count: counts[$0.mark] ?? 0) }
  }

  /// The days of the span that are not to come; nil where all of them are.
  public var past: DaySpan? { span.start <= today ? DaySpan(spanning: span.start, min(span.end, today)) : nil }

  /// One column for a step where no colour tells it: of moods its number, of amounts they themselves where each has a step and is one digit. The number of
  /// any other step would be read as an amount, which no bar is.
  public func letter(of step: Int) -> String {
    if scale == .moods { return "\(step)" }
    let words = levels.map(\.word)
    if words.allSatisfy({ $0.utf8.count == 1 && $0.first?.isNumber == true }), let word = levels.first(where: { $0.mark == .step(step) })?.word { return word }
    return (Mood(rawValue: step) ?? .great).bar
  }

  /// Whether nothing is known of any day.
  public var isEmpty: Bool {
    days.allSatisfy { if case .state(let state) = $0.mark { !state.isSaid } else { false } }
  }
}

extension HabitState {
  /// One column. Said in a log, it is a tick, since crosses are of what was left out, else the mark of the box that says so, or a letter; blank where
  /// the day asks for nothing.
  var letter: String {
    switch self {
    case .done: "✓"
    case .partly: "/"
    case .skip: "s"
    case .no: "-"
    case .unanswered: "?"
    case .unknown: "·"
    case .covered, .notDue, .paused, .notBegun, .archived: " "
    }
  }

  /// Whether the day asked for nothing, and nothing was said.
  var isAtRest: Bool { !isSaid && self != .unknown }
}
