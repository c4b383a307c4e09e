// A day in one line: the value behind `retro status`.

public import JournalDates
public import JournalInsights
public import JournalModel

/// What a prompt or a bar has room for, without anything private.
public struct StatusReport: Sendable {
  /// A habit that goes on.
  public struct Streak: Sendable {
    public var slug: String
    public var title: String
    public var streak: HabitStreak
    /// How long it is.
    var count: Int { streak.current }

    init(slug: String, title: String, _ streak: HabitStreak) {
      (self.slug, self.title, self.streak) = (slug, title, streak)
    }
  }

  /// What is due next.
  public struct Due: Sendable {
    public var due: TodayReport.Due
    public var title: String { due.title }
    /// 0 today.
    public var daysLeft: Int { due.urgency.daysLeft }

    init(_ due: TodayReport.Due) { self.due = due }
  }

  public var date: CalendarDay
  public var mood: Mood?
  /// The person's word for the mood; empty where there is none.
  public var moodWord = ""
  var labels = MoodLabels.standard
  /// Whether private text alone says how the day was; where `mood` is nil it is kept back.
  public var isMoodPrivate = false
  /// How many habits are done for the day, and how many the day asks for.
  public var habits = (done: 0, due: 0)
  /// How many limits were passed today.
  public var passedLimits = 0
  public var points = (today: 0, week: 0)
  /// How many tasks, goals, milestones, obligations and Actions were due before the day.
  public var overdue = 0
  /// How many are due on the day.
  public var dueToday = 0
  /// How many are due on the day after.
  public var dueTomorrow = 0
  /// The first that is not overdue.
  public var next: Due?
  /// The longest streak that goes on.
  public var streak: Streak?
  /// Which week of a term it is, and of how many.
  public var termWeek: (number: Int, count: Int)?
  /// Days until the last one of the term whose retrospective is due, negative after it; nil where none is.
  public var termEnds: Int?

  public init(on date: CalendarDay) { self.date = date }
}
