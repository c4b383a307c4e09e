// The retrospectives of the past, month by month: the value behind `retro history`.

public import JournalDates
public import JournalModel

/// What the months with a retrospective came to, without anything private.
public struct HistoryReport: Sendable {
  /// One retrospective, in the month that holds its end.
  public struct Retrospective: Sendable {
    public var path: String
    public var kind: EntryKind
    public var title: String
    public var span: DaySpan

    public init(path: String, kind: EntryKind, title: String, span: DaySpan) {
      self.path = path
      self.kind = kind
      self.title = title
      self.span = span
    }
  }

  /// One month.
  public struct Month: Sendable {
    public var period: Period
    /// As time goes, of those that end together the shorter first; never empty.
    public var retrospectives: [Retrospective]
    /// The days that have a file, in order.
    public var days: [PeriodReport.Day]
    /// How many Actions were taken up in it.
    public var opened: Int
    /// How many Actions were done or cancelled in it.
    public var closed: Int
    /// How many Tries were adopted by a judgement of the month.
    public var adopted: Int

    public init(
      _ period: Period, retrospectives: [Retrospective], days: [PeriodReport.Day] = [], opened: Int = 0, closed: Int = 0, adopted: Int = 0
    ) {
      self.period = period
      self.retrospectives = retrospectives
      self.days = days
      self.opened = opened
      self.closed = closed
      self.adopted = adopted
    }

    /// The median of the days' moods, between two steps the lower one; nil where no day has a mood.
    public var mood: Mood? { middleMood?.lowerBound }
    /// Where that median lies.
    public var middleMood: ClosedRange<Mood>? { Mood.middle(of: days.compactMap(\.mood)) }

    /// How many retrospectives there are of each kind, shortest first.
    public var counts: [(kind: EntryKind, count: Int)] {
      EntryKind.allCases.filter(\.isRetrospective).compactMap { kind in
        let count = retrospectives.count { $0.kind == kind }
        return count == 0 ? nil : (kind, count)
      }
    }
  }

  /// The last month first.
  public var months: [Month]
  /// How many retrospectives were kept out because they are private.
  public var privateEntries: Int
  /// The signs of moods.
  public var theme = Theme()

  public init(months: [Month], privateEntries: Int = 0) {
    self.months = months
    self.privateEntries = privateEntries
  }
}
