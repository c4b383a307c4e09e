// What was done in all: the value behind `retro totals`.

public import JournalDates
public import JournalInsights
public import JournalModel

/// What one activity, one unit or every habit and task came to in some days, without anything private.
public struct TotalsReport: Sendable {
  /// What is added up.
  public enum Subject: Sendable {
    /// Every habit and task, one beside the other.
    case all
    case habit(Planned<Activity.Habit>)
    case task(Planned<Activity.Task>)
    /// Whatever was measured in it: `km`.
    case unit(String)
    /// What was measured of days: `distance_km`.
    case metric(String, [(day: CalendarDay, amount: Double)])
  }

  /// A day, week, month or year.
  public struct Group: Sendable {
    public let span: DaySpan
    /// On how many days something was done, and how often.
    public let days: Int
    public let times: Int
    /// In the unit of the whole; nil where none was measured.
    public let amount: Double?
    /// Whether all of its days are asked for: the first week of a month may have one of them.
    var isWhole = true
  }

  /// One of several activities.
  public struct Row: Sendable {
    /// Nil for lines that name no activity, and for all that is private.
    public let slug: String?
    public let title: String?
    public let isPrivate: Bool
    public let days: Int
    public let times: Int
    public let amount: Double?
    public let unit: String?
    public let rate: HabitRecord.Rate?
  }

  /// The days whose amounts are as they were asked for: ‘over 35 g’.
  public struct Conditioned: Sendable {
    /// `over`, `under`, `least` or `most`.
    public let bound: String
    /// In the unit of the whole.
    public let limit: Double
    public let days: [PracticeTotals.Day]
    /// How many days have an amount.
    public let known: Int

    public init(bound: String, limit: Double, days: [PracticeTotals.Day], known: Int) {
      (self.bound, self.limit, self.days, self.known) = (bound, limit, days, known)
    }
  }

  public let subject: Subject
  /// What lines have to say that alone are told of; nil where all are.
  let saying: String?
  public let span: DaySpan
  public let grouping: PointsReport.Grouping
  public let today: CalendarDay
  public let units: UnitTable
  /// Nil where every activity is told by itself.
  public let totals: PracticeTotals?
  /// In the order of time, those without anything among them; empty where every activity is told by itself.
  public let groups: [Group]
  /// The activities of all, or of a unit, or what lines have in `part`; what was done most often, or most of, first.
  public private(set) var rows: [Row]
  /// What lines were told apart by: `subject`; nil for their activities.
  public private(set) var part: String?
  /// How many days, weeks, months or years means are of: those that were asked for, as far as anything is written of them, or else those since the first
  /// one, each at the ends by as many of its days as are told of.
  let wholeGroups: Double
  /// The first day that has an entry, where it is after all days that are told of.
  let begin: CalendarDay?
  /// Of a habit, how many of the times that were due it was done.
  public let rate: HabitRecord.Rate?
  /// Of a habit, its days.
  let record: HabitRecord?
  public let trend: PracticeTrend
  /// Of each day of the week, Monday first, what it came to; empty where nothing was done.
  public let weekdays: [Group]
  /// How many activities that count were left out, since they are private.
  public let privateEntries: Int

  /// - Parameter days: What is told of; nil for as many days, weeks or months up to today as fit on a screen.
  public init(
    of practice: Practice, _ habits: HabitLedger, _ subject: Subject, in days: DaySpan?, by grouping: PointsReport.Grouping,
    units: UnitTable,
    weekStart: Weekday, today: CalendarDay, saying: String? = nil
  ) {
    self.saying = saying
    let by = grouping.spans(weekStart: weekStart)
    let usual = grouping.span(upTo: today, by)
    let span = DaySpan(spanning: min(days?.start ?? usual.start, today), min(days?.end ?? today, today))
    let totals = subject.totals(in: span, practice, units)
    (self.subject, self.span, self.grouping, self.today, self.units, self.totals) = (subject, span, grouping, today, units, totals)
    groups = totals.map { Self.groups(of: $0, in: span, by) } ?? []
    // Of days before the first that has an entry nothing is known, so that they thin no mean.
    begin = practice.days.first.flatMap { $0 > span.end ? $0 : nil }
    let known = practice.days.first.flatMap { DaySpan(from: max(span.start, $0), to: span.end) } ?? span
    wholeGroups = grouping.parts(of: days == nil ? groups.first.map { DaySpan(spanning: $0.span.start, span.end) } ?? span : known, by)
    let measured = totals?.unit != nil
    trend =
      totals.map { totals in
        let known = totals.days.first.map { DaySpan(spanning: $0.day, span.end) }
        return PracticeTrend(of: known.map { totals.amounts(in: $0, measured: measured) } ?? [])
      } ?? .tooEarly
    weekdays =
      totals.map { totals in
        totals.days.isEmpty ? [] : Weekday.allCases.map { day in Group(totals.days.filter { $0.day.weekday == day }, in: span) }
      } ?? []
    // Some of its lines neither keep a habit nor break it.
    record = if case .habit(let habit) = subject, saying == nil { habits.habit(at: habit.path) } else { nil }
    rate = record?.rate(in: span, weekStart: weekStart)
    let all = subject.rows(of: practice, habits, totals, in: span, units, weekStart)
    rows = all.filter { !$0.isPrivate }
    privateEntries = all.count - rows.count
  }

  /// Has it tell rows of lines that are told apart by something else than their activities.
  /// - Parameter parts: What each has, and which lines are its own.
  public mutating func tell(_ parts: [(title: String?, isOwn: (PracticeLog.Line) -> Bool)], by name: String, of practice: Practice) {
    part = name
    rows = parts.compactMap { title, isOwn -> Row? in
      var some = practice
      some.log.keep(isOwn)
      guard let totals = subject.totals(in: span, some, units), !totals.days.isEmpty else { return nil }
      return Row(
        slug: nil, title: title, isPrivate: false, days: totals.days.count, times: totals.times, amount: totals.amount, unit: totals.unit, rate: nil)
    }.sorted { ($1.amount ?? 0, $1.times, $0.title ?? "") < ($0.amount ?? 0, $0.times, $1.title ?? "") }
  }

  /// Whether nothing was done.
  public var isEmpty: Bool { totals.map { $0.days.isEmpty } ?? rows.isEmpty }

  /// The group in which most was done, or least of a limit among those that are over and whole, the latest of several; nil where there are not two to compare.
  public var best: Group? {
    let some = groups.filter { $0.days > 0 }
    guard groups.count > 1, some.count > 1 else { return nil }
    if case .habit(let habit) = subject, habit.plan.target(on: today)?.bound == .atMost {
      let over = some.filter { $0.span.end < today }, whole = over.filter(\.isWhole)
      return (whole.isEmpty ? over : whole).reversed().min { ($0.amount ?? Double($0.times)) < ($1.amount ?? Double($1.times)) }
    }
    return some.reversed().max { ($0.amount ?? Double($0.times)) < ($1.amount ?? Double($1.times)) }
  }

  private static func groups(of totals: PracticeTotals, in span: DaySpan, _ by: PointsLedger.Grouping) -> [Group] {
    guard let first = totals.days.first?.day else { return [] }
    var groups: [Group] = []
    var rest = totals.days[...]
    var next = by.span(of: first)
    while true {
      let days = rest.prefix { $0.day <= next.end }
      rest = rest.dropFirst(days.count)
      if let shown = next.intersection(span) { groups.append(Group(Array(days), in: shown, isWhole: shown == next)) }
      if next.end >= span.end { return groups }
      next = by.span(of: next.end.advanced(by: 1))
    }
  }
}

extension TotalsReport.Group {
  fileprivate init(_ days: [PracticeTotals.Day], in span: DaySpan, isWhole: Bool = true) {
    let amounts = days.compactMap(\.amount)
    self.init(
      span: span, days: days.count, times: days.reduce(0) { $0 + $1.times }, amount: amounts.isEmpty ? nil : amounts.reduce(0, +),
      isWhole: isWhole)
  }
}

extension PointsReport.Grouping {
  /// As many of them up to a day as fit on a screen.
  fileprivate func span(upTo today: CalendarDay, _ by: PointsLedger.Grouping) -> DaySpan {
    var first = by.span(of: today)
    for _ in 1..<count { first = by.span(of: first.start.advanced(by: -1)) }
    return DaySpan(spanning: first.start, today)
  }
}

extension PointsReport.Grouping {
  /// How many of them some days are, those at the ends in part.
  fileprivate func parts(of span: DaySpan, _ by: PointsLedger.Grouping) -> Double {
    var (sum, next) = (0.0, by.span(of: span.start))
    while true {
      sum += Double(next.intersection(span)?.count ?? 0) / Double(next.count)
      // The calendar ends where no day follows.
      if next.end >= span.end { return sum }
      next = by.span(of: next.end.advanced(by: 1))
    }
  }
}

extension PracticeTotals {
  /// What each day of a span came to: amounts where anything was measured, else how often it was done.
  fileprivate func amounts(in span: DaySpan, measured: Bool) -> [Double] {
    var amounts = Array(repeating: 0.0, count: span.count)
    for day in days where span.contains(day.day) {
      amounts[span.start.days(until: day.day)] = max(0, measured ? day.amount ?? 0 : Double(day.times))
    }
    return amounts
  }
}

extension TotalsReport.Subject {
  fileprivate func totals(in span: DaySpan, _ practice: Practice, _ units: UnitTable) -> PracticeTotals? {
    switch self {
    case .all: nil
    case .habit(let habit): PracticeTotals(ofActivity: habit.name, target: habit.plan.lastTarget, in: span, practice.log, units)
    case .task(let task): PracticeTotals(ofActivity: task.name, target: nil, in: span, practice.log, units)
    case .unit(let unit): PracticeTotals(inUnit: unit, in: span, practice.log, units)
    case .metric(let name, let days): PracticeTotals(of: days, unit: MetricNames.unit(of: name), in: span)
    }
  }

  fileprivate func rows(
    of practice: Practice, _ habits: HabitLedger, _ totals: PracticeTotals?, in span: DaySpan, _ units: UnitTable, _ weekStart: Weekday
  ) -> [TotalsReport.Row] {
    var rows: [TotalsReport.Row] = []
    switch self {
    case .habit, .task, .metric: return []
    case .all:
      for record in habits.habits {
        let habit = record.habit
        let totals = PracticeTotals(ofActivity: habit.name, target: habit.plan.lastTarget, in: span, practice.log, units)
        rows.append(TotalsReport.Row(habit.slug, habit.title, habit.isPrivate, totals, rate: record.rate(in: span, weekStart: weekStart)))
      }
      for task in practice.tasks {
        let totals = PracticeTotals(ofActivity: task.name, target: nil, in: span, practice.log, units)
        rows.append(TotalsReport.Row(task.slug, task.title, task.isPrivate, totals, rate: nil))
      }
      return rows.filter { $0.times > 0 || $0.rate != nil }.sorted { ($1.times, $0.title ?? "") < ($0.times, $1.title ?? "") }
    case .unit(let unit):
      for (place, sum) in totals?.activities ?? [:] {
        let name = place.map { practice.log.names[$0] }
        let habit = practice.habits.first { $0.name == name }
        let task = practice.tasks.first { $0.name == name }
        rows.append(
          TotalsReport.Row(
            slug: habit?.slug ?? task?.slug ?? name, title: habit?.title ?? task?.title ?? name,
            isPrivate: habit?.isPrivate ?? task?.isPrivate ?? false, days: 0, times: sum.times, amount: sum.amount, unit: unit, rate: nil))
      }
      return rows.sorted { ($1.amount ?? 0, $0.title ?? "") < ($0.amount ?? 0, $1.title ?? "") }
    }
  }
}

extension TotalsReport.Row {
  fileprivate init(_ slug: String, _ title: String, _ isPrivate: Bool, _ totals: PracticeTotals, rate: HabitRecord.Rate?) {
    self.init(
      slug: slug, title: title, isPrivate: isPrivate, days: totals.days.count, times: totals.times, amount: totals.amount,
      unit: totals.unit,
      rate: rate)
  }
}
