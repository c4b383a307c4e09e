// What became of every habit, by what logs say.

public import JournalDates
public import JournalModel

/// Every habit of a journal with its days, streaks and strength.
///
/// A line belongs to the habit that its activity names; of several files of one name, to the first by path. Days after today say nothing.
public struct HabitLedger: Sendable {
  /// In the order of `Practice.habits`.
  public let habits: [HabitRecord]
  /// The last day that counts.
  public let today: CalendarDay
  let lines: ActivityLines
  /// By habit, the place of its name in the log's names; nil where no line is its own.
  let places: [Int?]

  /// - Parameter weekStart: The first day of the weeks in which `weekly` and `3/week` count.
  /// - Complexity: In proportion to the lines, and to the days of each habit since it began.
  public init(of practice: Practice, _ units: UnitTable, on today: CalendarDay, weekStart: Weekday = .monday) {
    self.today = today
    lines = ActivityLines(practice.log, upTo: today)
    var isTaken = Array(repeating: false, count: practice.log.names.count)
    var habits: [HabitRecord] = []
    var places: [Int?] = []
    habits.reserveCapacity(practice.habits.count)
    for habit in practice.habits {
      let place = practice.log.place(of: habit.name).flatMap { isTaken[$0] ? nil : $0 }
      if let place { isTaken[place] = true }
      var days = HabitDays(habit.plan, on: today, weekStart: weekStart)
      days.read(
        lines, of: place, named: habit.name, isWithout: DoingWithout.isSaid(by: habit.title), in: practice.log, entries: practice.days, units)
      var reckoning = HabitReckoning(days)
      reckoning.reckon()
      habits.append(HabitRecord(habit, reckoning))
      places.append(place)
    }
    self.habits = habits
    self.places = places
  }

  /// The habit in the file at this path; nil where there is none.
  public func habit(at path: String) -> HabitRecord? { habits.first { $0.habit.path.hasSameBytes(as: path) } }
}

/// The lines of a log by activity, in the order of the log.
struct ActivityLines: Sendable {
  /// Places in the log's lines.
  private let order: [Int32]
  /// How many lines of the log are of days up to today.
  let count: Int
  /// Where the lines of each activity begin in `order`, by its place in the log's names.
  private let starts: [Int]

  init(_ log: PracticeLog, upTo today: CalendarDay) {
    let names = log.names.count
    var end = log.lines.count
    while end > 0, log.lines[end - 1].day > today { end -= 1 }
    count = end
    // A lifetime has many lines: they are read where they lie.
    (starts, order) = log.lines.withUnsafeBufferPointer { lines in
      var counts = Array(repeating: 0, count: names + 1)
      for line in lines[..<end] { if let activity = line.activity { counts[activity + 1] += 1 } }
      for i in 1..<counts.count { counts[i] += counts[i - 1] }
      let starts = counts
      var order = Array(repeating: Int32(0), count: counts[counts.count - 1])
      for i in 0..<end {
        guard let activity = lines[i].activity else { continue }
        order[counts[activity]] = Int32(truncatingIfNeeded: i)
        counts[activity] += 1
      }
      return (starts, order)
    }
  }

  /// The places in the log's lines of those that record an activity.
  func lines(of activity: Int) -> ArraySlice<Int32> { order[starts[activity]..<starts[activity + 1]] }
}
