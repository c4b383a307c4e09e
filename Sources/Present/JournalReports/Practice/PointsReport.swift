// What was earned: the value behind `retro points`.

import Documents
public import JournalDates
public import JournalInsights
import JournalLanguage
import JournalWords

/// Points by day, week, month or year, and by what earned them.
public struct PointsReport: Sendable {
  /// By what points are added up.
  public enum Grouping: String, Sendable, CaseIterable {
    case day, week, month, year

    func spans(weekStart: Weekday) -> PointsLedger.Grouping {
      switch self {
      case .day: .day
      case .week: .week(weekStart)
      case .month: .month
      case .year: .year
      }
    }

    /// How many of them are shown where no days are named.
    var count: Int {
      switch self {
      case .day: 14
      case .week, .month, .year: 12
      }
    }
  }

  /// One day, week, month or year.
  public struct Group: Sendable {
    public var span: DaySpan
    public var points: Int
  }

  /// What earned points. All that is private stands together without a name; so do lines that record nothing.
  public struct Activity: Sendable {
    public var slug: String?
    public var title: String?
    public var isPrivate: Bool
    public var points: Int
  }

  public let today: CalendarDay
  /// The days that are told of.
  public let span: DaySpan
  public let grouping: Grouping
  /// In the order of time, those without points among them; none that ends before anything is known.
  public let groups: [Group]
  /// The first day of which anything is known, where days before it are left out that were asked for, or that would fit on a screen.
  public let firstDay: CalendarDay?
  /// In these days; what earned most first.
  public let activities: [Activity]
  /// In these days.
  public let total: Int
  public let totals: (today: Int, week: Int, month: Int, ever: Int)
  /// How many habits, tasks and goals earned something and are not named since they are private.
  public let privateEntries: Int
  /// The files of days, by day, as far as reasons are to be told.
  public var paths: [CalendarDay: String] = [:]
  private let ledger: PointsLedger

  /// - Parameter days: What is told of; nil for as many days, weeks or months up to today as fit on a screen, from the first of which anything is
  ///   known.
  public init(of ledger: PointsLedger, in days: DaySpan?, by grouping: Grouping, weekStart: Weekday, today: CalendarDay) {
    let week = PointsLedger.Grouping.week(weekStart)
    let by = grouping.spans(weekStart: weekStart)
    var spans = [by.span(of: min(days?.end ?? today, today))]
    let firstDay = ledger.firstDay.flatMap { $0 <= spans[0].end ? $0 : nil }
    let begin = max(days?.start ?? .earliest, firstDay ?? spans[0].start)
    while let first = spans.last, first.start > begin, days != nil || spans.count < grouping.count {
      spans.append(by.span(of: first.start.advanced(by: -1)))
    }
    spans.reverse()
    let whole = DaySpan(spanning: days?.start ?? spans[0].start, min(days?.end ?? today, today))
    self.today = today
    self.grouping = grouping
    self.ledger = ledger
    span = whole
    groups = spans.compactMap { span in span.intersection(whole).map { Group(span: $0, points: ledger.total(in: $0)) } }
    let isCut = days == nil ? groups.count < grouping.count : groups.first.map { $0.span.start > whole.start } ?? false
    self.firstDay = isCut ? firstDay : nil
    total = ledger.total(in: whole)
    totals = (
      ledger.total(in: DaySpan(today)), ledger.total(in: week.span(of: today)),
      ledger.total(in: PointsLedger.Grouping.month.span(of: today)), ledger.total
    )
    var (earned, secret) = ([Activity](), [Int]())
    for (place, points) in ledger.totalsByEarner(in: whole) {
      let earner = place.map { ledger.earners[$0] }
      if earner?.isPrivate ?? false { secret.append(points) } else { earned.append(Activity(earner, points: points)) }
    }
    if !secret.isEmpty { earned.append(Activity(slug: nil, title: nil, isPrivate: true, points: secret.reduce(0, +))) }
    activities = earned.enumerated().sorted { ($1.element.points, $0.offset) < ($0.element.points, $1.offset) }.map(\.element)
    privateEntries = secret.count
  }

  /// The days whose files the reasons stand in.
  public var days: Set<CalendarDay> { Set(ledger.contributions(in: span).map(\.day)) }

  /// Everything that earned points in these days, in the order of time.
  func reasons(_ say: Language) -> [Reason] {
    ledger.contributions(in: span).compactMap { one in
      let earner = one.earner.map { ledger.earners[$0] }
      // A limit is kept by an entry, even where no line of it says so.
      let isSilent = one.line == nil && one.rule == .habit
      guard let path = one.line == nil && !isSilent ? earner?.path : paths[one.day] else { return nil }
      let name = earner.map { $0.isPrivate ? say(PointsText.private) : $0.title }
      var words = [name, one.rule.words(say)].compactMap(\.self)
      if isSilent { words.append(say(StandingText.pointsSilent)) }
      if one.points != one.whole { words.append(say(StandingText.pointsShare, ["count": .number(one.whole)])) }
      return Reason(
        path: path, line: one.line.map { Int($0) }, day: one.day, amount: Double(one.points),
        words: say(ChartText.pointCount, ["count": .number(one.points)]),
        rule: one.rule.rawValue, ruleWords: say(.list(words, .comma)))
    }
  }
}

extension PointsReport.Activity {
  fileprivate init(_ earner: PointsLedger.Earner?, points: Int) {
    self.init(slug: earner?.slug, title: earner?.title, isPrivate: false, points: points)
  }
}
