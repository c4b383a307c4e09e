// What was earned, line by line.

import JournalText
public import JournalDates

/// Every completion that earned points, up to today.
///
/// A line's own points, `[points:: 5]`, are earned by that line, whatever it records and however much: exactly those where it says done, the share
/// rounded down where it says partly. The lines of a day that say no points of their own earn the habit's points of that day once, however many they
/// are: in full where the day is done, the share rounded down where it is partly. So a habit that is done twice counts twice only where the second
/// line says its points, as `--again` writes it.
///
/// The share is what was reached of the habit's target: of a partly done line with points of its own by that line's amount, else by the amounts of
/// the day; without amounts it is a half. A limit, which no line keeps alone, is all or nothing, by the day; a day that kept it in silence earns the
/// habit's points without a line.
///
/// A task earns once: on the earliest day on which its file or a done line says that it was done, the first points that a done line of that day has,
/// else those of its file, else the first that any done line has.
/// A goal earns its points on the day it was completed, as its file says. Days before a habit's start, in a pause, or after it was archived earn points as
/// any other.
public struct PointsLedger: Sendable {
  /// What said how many points.
  public enum Rule: String, Hashable, Sendable, CaseIterable {
    case line, habit, task, goal
  }

  /// The file of a habit, a task or a goal that earns points.
  public struct Earner: Hashable, Sendable {
    public let path: String
    public let slug: String
    public let title: String
    public let isPrivate: Bool
  }

  /// Points of one day from one place.
  public struct Contribution: Hashable, Sendable {
    public let day: CalendarDay
    private let keptLine: Int32
    private let keptEarner: Int32
    private let keptPoints: Int32
    private let keptWhole: Int32
    public let rule: Rule

    /// Nothing.
    init() {
      day = .earliest
      (keptLine, keptEarner, keptPoints, keptWhole) = (0, -1, 0, 0)
      rule = .line
    }

    /// The share of some points, rounded down.
    init(_ share: Double, of points: Int, _ rule: Rule, on day: CalendarDay, line: Int32?, earner: Int?) {
      let whole = Int32(min(max(points, -PointsLedger.most), PointsLedger.most))
      self.day = day
      keptLine = line ?? 0
      keptEarner = earner.map { Int32(clamping: $0) } ?? -1
      keptWhole = whole
      // A share is a quotient: a hair below a whole number of points is that number.
      keptPoints = share >= 1 ? whole : share > 0 ? Int32((Double(whole) * share + 1e-9).rounded(.down)) : 0
      self.rule = rule
    }

    /// In the day's file, from 1; nil where the earner's own file says that it was completed, or where a limit was kept in silence.
    public var line: Int32? { keptLine == 0 ? nil : keptLine }
    /// A place in `earners`; nil for a line that records none of them.
    public var earner: Int? { keptEarner < 0 ? nil : Int(keptEarner) }
    public var points: Int { Int(keptPoints) }
    /// What was to be earned in full: more than `points` where it was done partly.
    public var whole: Int { Int(keptWhole) }
  }

  /// Habits, tasks and goals, each in the order of `Practice`.
  public let earners: [Earner]
  /// By day, then by line; what files say after what lines say. None is 0.
  public let contributions: [Contribution]

  /// The day of the first line that counts, or the first on which a file earns points; nil where there is neither.
  public let firstDay: CalendarDay?

  /// The most that one line can earn; less than its negative none can lose.
  public static let most = 1_000_000

  /// - Parameters:
  ///   - habits: Of the same practice; days after its today earn nothing yet.
  ///   - since: The first day whose points are asked for.
  public init(of practice: Practice, _ habits: HabitLedger, since: CalendarDay = .earliest) {
    var gathering = PointsGathering(practice, habits, since: since)
    contributions = gathering.gather()
    earners = gathering.earners
    let firstLine = practice.log.lines.first.flatMap { $0.day <= habits.today ? $0.day : nil }
    firstDay = [firstLine, contributions.first?.day].compactMap(\.self).min()
  }
}

extension PointsLedger {
  /// Spans of days that points are added up by.
  public enum Grouping: Hashable, Sendable {
    case day
    /// From this day of the week on.
    case week(Weekday)
    case month, year

    /// The span that a day is in.
    public func span(of day: CalendarDay) -> DaySpan {
      switch self {
      case .day: return DaySpan(day)
      case .week(let start):
        let first = day.advanced(by: -((day.weekday.rawValue - start.rawValue + 7) % 7))
        return DaySpan(spanning: first, first.advanced(by: 6))
      case .month: return DaySpan(spanning: day.startOfMonth, day.endOfMonth)
      case .year: return Period(.year, containing: day).span
      }
    }
  }

  /// All points ever.
  public var total: Int { contributions.reduce(0) { $0 + $1.points } }

  /// What was earned in some days, in order.
  public func contributions(in span: DaySpan) -> ArraySlice<Contribution> {
    contributions[place { $0 >= span.start }..<place { $0 > span.end }]
  }

  /// The points of some days.
  public func total(in span: DaySpan) -> Int { contributions(in: span).reduce(0) { $0 + $1.points } }

  /// The points of one habit, task or goal in some days, or ever.
  public func total(of earner: Int, in span: DaySpan? = nil) -> Int {
    (span.map { contributions(in: $0) } ?? contributions[...]).reduce(0) { $0 + ($1.earner == earner ? $1.points : 0) }
  }

  /// The points of days, weeks or months, in order; those without are left out.
  public func totals(by grouping: Grouping) -> [(span: DaySpan, points: Int)] {
    var totals: [(span: DaySpan, points: Int)] = []
    for contribution in contributions {
      if let last = totals.last, last.span.contains(contribution.day) {
        totals[totals.count - 1].points += contribution.points
      } else {
        totals.append((grouping.span(of: contribution.day), contribution.points))
      }
    }
    return totals
  }

  /// The points of each habit, task and goal in some days, or ever, by their places in `earners`; those without are left out. After them,
  /// as nil, what lines earned that record none of them.
  public func totalsByEarner(in span: DaySpan? = nil) -> [(earner: Int?, points: Int)] {
    var sums = Array(repeating: 0, count: earners.count + 1)
    var isThere = Array(repeating: false, count: earners.count + 1)
    for contribution in span.map({ contributions(in: $0) }) ?? contributions[...] {
      let place = contribution.earner ?? earners.count
      sums[place] += contribution.points
      isThere[place] = true
    }
    return sums.indices.compactMap { isThere[$0] ? ($0 == earners.count ? nil : $0, sums[$0]) : nil }
  }

  private func place(_ isSo: (CalendarDay) -> Bool) -> Int {
    contributions.firstPlace { isSo($0.day) }
  }
}
