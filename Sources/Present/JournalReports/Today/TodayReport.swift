// The home screen: the value behind `retro today` and, in one line, `retro status`.

import Documents
public import JournalDates
public import JournalInsights
public import JournalModel

/// What a day asks for and what it brought, without anything private.
public struct TodayReport: Sendable {
  /// Something with a due date.
  public struct Due: Sendable {
    /// What commands call it: the name of its file, of an Action `a-7g8h` or `2026-W46#24`.
    public var slug: String
    /// `task`, `goal`, `milestone`, `obligation` or `action`.
    public var kind: String
    private let text: String
    private let isMarkdown: Bool
    /// In the journal, with slashes.
    public var path: String
    /// Of an Action, from 1.
    public var line: Int?
    public var due: CalendarDay
    public var priority: Priority?
    public var urgency: Urgency

    public init(
      slug: String, kind: String, title: String, path: String, line: Int? = nil, due: CalendarDay, priority: Priority? = nil,
      urgency: Urgency
    ) {
      (self.slug, self.kind, text, self.path, self.line) = (slug, kind, title, path, line)
      (self.due, self.priority, self.urgency) = (due, priority, urgency)
      isMarkdown = false
    }

    /// An Action.
    /// - Parameter text: As it is written; the first line is its title.
    public init(
      action slug: String, text: String, path: String, line: Int, due: CalendarDay, priority: Priority?, urgency: Urgency
    ) {
      (self.slug, kind, self.text, self.path, self.line) = (slug, "action", text, path, line)
      (self.due, self.priority, self.urgency) = (due, priority, urgency)
      isMarkdown = true
    }

    /// Of an Action that has one.
    public var id: String? { isMarkdown && !slug.utf8.contains(0x23) ? slug : nil }

    /// Of an Action with its links as words.
    public var title: String {
      isMarkdown ? plainText(String(decoding: text.utf8.prefix { $0 != 0x0A }, as: UTF8.self)) : text
    }
  }

  /// The retrospective that comes next, and the last one.
  public struct Review: Sendable {
    /// What comes next, as a file is named by it.
    public var period: Period
    /// Where it lies or will lie, in the journal.
    public var path: String
    /// Whether its file is there already.
    public var isBegun: Bool
    /// How many Tries wait to be judged in it.
    public var tries = 0
    /// The last retrospective that is there, other than that one.
    public var latest: (path: String, title: String, span: DaySpan)?

    public init(_ period: Period, path: String, isBegun: Bool) {
      (self.period, self.path, self.isBegun) = (period, path, isBegun)
    }
  }

  /// What was measured of late; a night belongs to the day on which it ended.
  public struct Measured: Sendable {
    /// Of the night before the day, or where that is not known yet, of the one before.
    public var sleep: (minutes: Double, isLastNight: Bool)?
    /// Of the day before.
    public var steps: Double?
    /// The score of the day before, 0 to 100.
    public var wellness: Int?
    /// How many of the 100 points of the score were measured.
    public var wellnessCoverage: Int

    /// Nil where nothing was measured.
    public init?(sleep: (minutes: Double, isLastNight: Bool)?, steps: Double?, wellness: Int?, wellnessCoverage: Int = 100) {
      if sleep == nil, steps == nil, wellness == nil { return nil }
      self.wellnessCoverage = wellnessCoverage
      (self.sleep, self.steps, self.wellness) = (sleep, steps, wellness)
    }
  }

  /// A line of the day's log, as far as it says more than that a habit was done.
  public struct Written: Hashable, Sendable {
    /// As it is written, `7:05` or `9:00–10:30`; nil for a line without one.
    public var time: String?
    /// What was done, how much, and the words.
    public var text: String
    public var mood: Mood?
    public var isPrivate: Bool
    /// Whether it stands above the log, in the day's own text.
    public var isAboveLog = false

    public init(time: String?, text: String, mood: Mood? = nil, isPrivate: Bool = false) {
      (self.time, self.text, self.mood, self.isPrivate) = (time, text, mood, isPrivate)
    }
  }

  public let date: CalendarDay
  /// Whether it is told of a day that is over.
  public var isEarlier = false
  public var measured: Measured?
  /// The numbers that the day’s own file has.
  public var noted: [Metric] = []
  public var mood: Mood?
  /// The person's word for the mood; empty where there is none.
  public var moodWord = ""
  /// Whether private text alone says how the day was; where `mood` is nil it is kept back.
  public var isMoodPrivate = false
  /// How the last days were, the day itself last; nil where nothing says it.
  public var moods: [Mood?] = []
  /// In the order of the file.
  public var written: [Written] = []
  /// Those that are neither archived nor still to begin: what the day asks for first, then by path.
  public var habits: [HabitRecord] = []
  public var points = (today: 0, week: 0)
  /// The milestones and goals that were reached on the day.
  public var reached: [ReachedPlan] = []
  /// One thing that goes with another, in a sentence; once a week.
  public var finding: String?
  /// The experiments that the day is in.
  public var trials: [Trial] = []
  /// What is most urgent first; nothing that is done.
  public var due: [Due] = []
  /// How many Actions were due so long ago that they are only counted.
  public var olderActions = 0
  /// The term that the day is in.
  public var term: TermProgress?
  /// The term whose retrospective is due.
  public var endingTerm: TermProgress?
  public var review: Review?
  /// How many habits, tasks, goals … were kept out because they are private, of those that would be shown.
  public var privateEntries = 0
  /// From how many days left on a due date is shown on its own line.
  public var urgencyDays = UrgencyDays()
  /// The person's words for moods.
  public var labels = MoodLabels.standard
  /// Signs and colours.
  public var theme = Theme()

  public init(on date: CalendarDay) { self.date = date }
}

extension TodayReport {
  /// So many days back strips show, the day itself among them.
  static let stripDays = 14

  /// The habits that the day asks for, or that something was said of.
  var habitsOfDay: [HabitRecord] { habits.filter(\.isOfDay) }

  /// How many habits are done, and of how many: of those that the day asks for and that were not left out on purpose, and those done besides. What is to
  /// stay within a limit is nothing to do.
  var habitCount: (done: Int, due: Int) {
    let counted = habits.filter { ($0.isDueToday && $0.state != .skip || $0.state == .done) && !$0.isLimit }
    return (counted.count { $0.state == .done }, counted.count)
  }

  /// What is overdue, or due within the days from which on a due date is green.
  var dueSoon: [Due] { due.filter { $0.urgency.daysLeft <= urgencyDays.green } }

  /// So many of what is due, in their order: those that a person set great store by, then the nearest days, those to come before those that are past. What
  /// is late for weeks keeps nothing of today from the screen.
  func nearestDue(_ count: Int) -> [Due] {
    let soon = dueSoon
    if soon.count <= count { return soon }
    func distance(_ one: Due) -> Int {
      if one.priority == .highest || one.priority == .high { return -1 }
      let days = one.urgency.daysLeft
      return days < 0 ? days.magnitude > 1000 ? 2001 : Int(days.magnitude) * 2 : max(0, days * 2 - 1)
    }
    let nearest = soon.indices.sorted { (distance(soon[$0]), $0) < (distance(soon[$1]), $1) }.prefix(count)
    return nearest.sorted().map { soon[$0] }
  }
}

extension HabitRecord {
  /// Whether the day asks for it, or something was said of it.
  var isOfDay: Bool { isDueToday || state.isSaid }

  /// Whether it is a limit that was passed neither today nor, where it is one of weeks, in this one.
  var holdsToday: Bool { isLimit && !isBrokenToday && !isWeekPassed && state != .no && state != .skip }
}

extension StatusReport {
  /// The day in one line.
  public init(_ today: TodayReport) {
    self.init(on: today.date)
    (mood, moodWord, labels, points) = (today.mood, today.moodWord, today.labels, today.points)
    isMoodPrivate = today.isMoodPrivate
    habits = today.habitCount
    passedLimits = today.habits.count { $0.isLimit && ($0.isBrokenToday || $0.isWeekPassed || $0.state == .no) }
    overdue = today.due.count { $0.urgency.level == .overdue }
    dueToday = today.due.count { $0.urgency.daysLeft == 0 }
    dueTomorrow = today.due.count { $0.urgency.daysLeft == 1 }
    next = today.due.first { $0.urgency.daysLeft >= 0 }.map { Due($0) }
    streak = today.habits.max { ($0.streak.current, $1.habit.path) < ($1.streak.current, $0.habit.path) }.flatMap { habit in
      habit.streak.current == 0
        ? nil
        : Streak(slug: habit.habit.slug, title: habit.habit.title, habit.streak)
    }
    termWeek = today.term.map { ($0.week, $0.weeks) }
    termEnds = today.endingTerm?.daysLeft
  }
}
