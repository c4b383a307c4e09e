// The home screen from what a journal says.

public import JournalDates
public import JournalInsights
public import JournalModel

extension TodayReport {
  /// What a day asks for, as far as habits, logs and plans tell it; Actions and retrospectives are added by who knows them.
  public init(
    of practice: Practice, _ habits: HabitLedger, _ goals: GoalLedger, _ points: PointsLedger, on date: CalendarDay,
    weekStart: Weekday, urgencyDays: UrgencyDays, labels: MoodLabels
  ) {
    self.init(on: date)
    self.urgencyDays = urgencyDays
    mood = practice.mood(on: date)
    self.labels = labels
    moodWord = mood.map { labels.name(of: $0) } ?? ""
    // Told to its owner it is the mood; kept back, it is nothing that is missing.
    let privateMood = practice.privateMoods.first { $0.day == date }?.mood
    isMoodPrivate = privateMood != nil && (mood == nil || mood == privateMood)
    moods = (0..<Self.stripDays).map { practice.mood(on: date.advanced(by: $0 + 1 - Self.stripDays)) }
    self.points = (points.total(in: DaySpan(date)), points.total(in: PointsLedger.Grouping.week(weekStart).span(of: date)))
    // What was put away today is put away, whatever was done of it before.
    let shown = habits.habits.filter { habit in
      habit.state != .archived && habit.state != .notBegun && !(habit.habit.plan.archived.map { $0 <= date } ?? false)
    }
    self.habits = shown.filter { !$0.habit.isPrivate }
    self.habits = self.habits.filter(\.isDueToday) + self.habits.filter { !$0.isDueToday }
    let due = practice.dueItems(goals, on: date, urgencyDays).filter { !$0.isDone }
    self.due = due.filter { !$0.isPrivate }.map { Due($0) }
    let reached = goals.reached(on: date)
    self.reached = reached.filter { !$0.isPrivate }
    let terms = practice.terms(goals, on: date)
    term = terms.current
    endingTerm = terms.ending.flatMap { $0.term.isPrivate ? nil : $0 }
    let trials = practice.experiments.compactMap { Trial(of: $0, practice.log, on: date) }
    self.trials = trials.filter { !$0.isPrivate }
    privateEntries = trials.count - self.trials.count + shown.count - self.habits.count + due.count - self.due.count
    privateEntries += reached.count - self.reached.count
    if isMoodPrivate, mood == nil { privateEntries += 1 }
    if let current = term, current.term.isPrivate {
      term = nil
      privateEntries += 1
    }
  }

  /// Adds what else is due, in its place: by urgency, then by priority, then by path and line.
  public mutating func add(_ more: [Due]) {
    let all = due + more
    // Numbers are compared, and whole values are moved once. What stands in one file comes together, so there are fewer files to compare.
    var files: [(path: String, number: Int)] = []
    var order: [(urgency: Int, file: Int, line: Int, place: Int)] = []
    order.reserveCapacity(all.count)
    for (place, one) in all.enumerated() {
      if files.last.map({ !$0.path.hasSameBytes(as: one.path) }) ?? true { files.append((one.path, files.count)) }
      order.append((one.urgency.daysLeft * 8 - Priority.rank(of: one.priority), files.count - 1, one.line ?? 0, place))
    }
    var ranks = Array(repeating: 0, count: files.count)
    files.sort { $0.path.precedesInBytes($1.path) }
    for (place, file) in files.enumerated() {
      ranks[file.number] = place > 0 && files[place - 1].path.hasSameBytes(as: file.path) ? ranks[files[place - 1].number] : place
    }
    for place in order.indices { order[place].file = ranks[order[place].file] }
    due = order.sorted { ($0.urgency, $0.file, $0.line) < ($1.urgency, $1.file, $1.line) }.map { all[$0.place] }
  }
}

extension TodayReport.Due {
  init(_ item: DueItem) {
    self.init(
      slug: item.slug, kind: item.kind.rawValue, title: item.title, path: item.path, due: item.due, priority: item.priority,
      urgency: item.urgency)
  }
}

extension Practice {
  /// How a day was; nil where nothing says it.
  func mood(on day: CalendarDay) -> Mood? {
    var (low, high) = (0, moods.count)
    while low < high {
      let middle = (low + high) / 2
      if moods[middle].day < day { low = middle + 1 } else { high = middle }
    }
    return low < moods.count && moods[low].day == day ? moods[low].mood : nil
  }
}
