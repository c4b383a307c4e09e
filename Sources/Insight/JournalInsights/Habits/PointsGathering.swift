// Finding what earned points: each habit's lines for themselves, then one pass over the log for all others.

import JournalText
import JournalDates
import JournalModel

/// The contributions to points. What is decided is told at `PointsLedger`.
struct PointsGathering {
  private(set) var earners: [PointsLedger.Earner] = []
  private let practice: Practice
  private let habits: HabitLedger
  private let today: CalendarDay
  /// The earner of each activity, by its place in the log's names; -1 where it has none.
  private var earnerOfName: [Int]
  /// The first day that is asked for, and the first line of the log that is of it or later.
  private let since: CalendarDay
  private let start: Int
  /// By line of the log from `start` up to today, what it earns; 0 points for nothing.
  private var earned: [PointsLedger.Contribution]
  /// The earliest day on which each task was done; nil once its points are earned.
  private var done: [CalendarDay?]
  /// The line of the log that earns points of its own for each task; -1 for none.
  private var priced: [Int]
  /// What the files of tasks and goals say.
  private var completed: [PointsLedger.Contribution] = []

  init(_ practice: Practice, _ habits: HabitLedger, since: CalendarDay) {
    self.practice = practice
    self.since = since
    start = practice.log.lines.firstPlace { $0.day >= since }
    self.habits = habits
    let today = habits.today
    self.today = today
    done = practice.tasks.map { task in task.plan.completed.flatMap { $0 <= today ? $0 : nil } }
    priced = Array(repeating: -1, count: done.count)
    earnerOfName = Array(repeating: -1, count: practice.log.names.count)
    earned = Array(repeating: PointsLedger.Contribution(), count: max(0, habits.lines.count - start))
    add(practice.habits)
    add(practice.tasks)
    add(practice.goals)
  }

  private mutating func add<Plan>(_ plans: [Planned<Plan>]) {
    for plan in plans {
      if let place = practice.log.place(of: plan.name), earnerOfName[place] < 0 { earnerOfName[place] = earners.count }
      earners.append(PointsLedger.Earner(path: plan.path, slug: plan.slug, title: plan.title, isPrivate: plan.isPrivate))
    }
  }

  /// All contributions, in order.
  mutating func gather() -> [PointsLedger.Contribution] {
    findCompletions()
    for (earner, place) in habits.places.enumerated() {
      if let place { gather(habit: earner, habits.lines.lines(of: place)) }
      let habit = habits.habits[earner]
      for day in habit.silent { complete(day, habit.habit.plan.points.value(on: day), .habit, earner) }
    }
    gatherOthers()
    return merged()
  }

  /// What lines earn, and after the lines of its day what files say.
  private mutating func merged() -> [PointsLedger.Contribution] {
    earned.removeAll { $0.points == 0 }
    if completed.isEmpty { return earned }
    completed.sort { ($0.day, $0.earner ?? 0) < ($1.day, $1.earner ?? 0) }
    var found: [PointsLedger.Contribution] = []
    found.reserveCapacity(earned.count + completed.count)
    var next = completed.startIndex
    for one in earned {
      while next < completed.endIndex, completed[next].day < one.day {
        found.append(completed[next])
        next += 1
      }
      found.append(one)
    }
    return found + completed[next...]
  }
}

// Habits.
extension PointsGathering {
  private mutating func gather(habit earner: Int, _ places: ArraySlice<Int32>) {
    let record = habits.habits[earner]
    let points = record.habit.plan.points.inOrder()
    var step = -1
    var next = points.first?.from
    let (entries, start) = (record.entries, start)
    earned.withUnsafeMutableBufferPointer { earned in
      func set(_ place: Int, _ share: Double, _ points: Int, _ rule: PointsLedger.Rule) {
        let entry = entries[place]
        earned[Int(places[places.startIndex + place]) - start] = PointsLedger.Contribution(
          share, of: points, rule, on: entry.day, line: entry.line, earner: earner)
      }
      var place = record.entries(from: since, to: today).startIndex
      while place < entries.count {
        let date = entries[place].day
        let target = record.target(on: date)
        let isLimit = target?.bound == .atMost
        // The first done line of the day without points of its own earns the habit's, else the first partly done one; of a limit any.
        var (done, partly) = (-1, -1)
        repeat {
          let entry = entries[place]
          if let points = entry.points, entry.counts {
            set(place, Self.share(of: entry, target) ?? record.share(on: date), points, .line)
          } else if entry.state == .done {
            if done < 0 { done = place }
          } else if entry.state == .partly || isLimit, partly < 0 {
            partly = place
          }
          place += 1
        } while place < entries.count && entries[place].day == date
        while let from = next, from <= date {
          step += 1
          next = step + 1 < points.count ? points[step + 1].from : nil
        }
        guard step >= 0, done >= 0 || partly >= 0 else { continue }
        let share = target.map { Self.share(of: record, $0, on: date) } ?? (done >= 0 ? 1 : 0.5)
        set(done >= 0 ? done : partly, share, points[step].value, .habit)
      }
    }
  }

  /// How much of a completion a day is. A week that is asked for an amount is one, on the day on which it reaches that.
  private static func share(of record: HabitRecord, _ target: HabitTarget, on day: CalendarDay) -> Double {
    if target.period == .day || target.bound == .atMost { return record.share(on: day) }
    return record.state(on: day) == .done && !record.isLaterInWeek(day) ? 1 : 0
  }

  /// How much of a completion one line is by itself; nil where that is how much its day is.
  private static func share(of entry: HabitEntry, _ target: HabitTarget?) -> Double? {
    guard entry.counts else { return 0 }
    // No line keeps a limit alone.
    if target?.bound == .atMost { return nil }
    if entry.state == .done { return 1 }
    return target.flatMap { target in entry.amount.map { target.share(of: $0) } } ?? 0.5
  }
}

// Tasks, goals, and whatever else has points.
extension PointsGathering {
  private func task(of line: PracticeLog.Line) -> Int? {
    guard let activity = line.activity else { return nil }
    let task = earnerOfName[activity] - practice.habits.count
    return done.indices.contains(task) ? task : nil
  }

  /// Which day each task was done on, and what the files of tasks and goals earn.
  private mutating func findCompletions() {
    var isByLine = Array(repeating: false, count: done.count)
    // The first line of each task that has points of its own, whatever its day.
    var first = priced
    for (place, line) in (done.isEmpty ? [] : practice.log.lines).enumerated() {
      if line.day > today { break }
      guard line.state == .done, let task = task(of: line) else { continue }
      if done[task].map({ line.day < $0 || (line.day == $0 && !isByLine[task]) }) ?? true {
        done[task] = line.day
        isByLine[task] = true
      }
      guard practice.log.points(of: line) != nil else { continue }
      if first[task] < 0 { first[task] = place }
      if done[task] == line.day, priced[task] < 0 { priced[task] = place }
    }
    for (place, task) in practice.tasks.enumerated() {
      // A log that is not in the order of its days may have named a later one.
      if priced[place] >= 0, practice.log.lines[priced[place]].day != done[place] { priced[place] = -1 }
      if priced[place] < 0, task.plan.points ?? 0 == 0 { priced[place] = first[place] }
    }
    for (place, task) in practice.tasks.enumerated() where !isByLine[place] {
      if let day = done[place] { complete(day, task.plan.points, .task, practice.habits.count + place) }
    }
    for (place, goal) in practice.goals.enumerated() {
      if let day = goal.plan.completed, day <= today {
        complete(day, goal.plan.points, .goal, practice.habits.count + practice.tasks.count + place)
      }
    }
  }

  private mutating func complete(_ day: CalendarDay, _ points: Int?, _ rule: PointsLedger.Rule, _ earner: Int) {
    guard let points, points != 0, day >= since else { return }
    completed.append(PointsLedger.Contribution(1, of: points, rule, on: day, line: nil, earner: earner))
  }

  /// Lines that are no habit's: their own points, and those of the task that they complete first.
  private mutating func gatherOthers() {
    for place in earned.indices {
      let line = practice.log.lines[start + place]
      let earner = line.activity.map { earnerOfName[$0] } ?? -1
      if earner >= 0, earner < practice.habits.count { continue }
      let completes = line.state == .done ? task(of: line).flatMap { done[$0] == line.day ? $0 : nil } : nil
      if let task = completes { done[task] = nil }
      let share: Double = line.state == .done ? 1 : line.state == .partly ? 0.5 : 0
      // A task earns once, however many lines say that it was done.
      let isLater = line.state == .done && task(of: line).map { priced[$0] != start + place } ?? false
      if let points = practice.log.points(of: line), !isLater {
        earned[place] = PointsLedger.Contribution(
          share, of: points, .line, on: line.day, line: line.line, earner: earner < 0 ? nil : earner)
      } else if let task = completes, priced[task] < 0, let points = practice.tasks[task].plan.points {
        earned[place] = PointsLedger.Contribution(1, of: points, .task, on: line.day, line: line.line, earner: earner)
      }
    }
  }
}
