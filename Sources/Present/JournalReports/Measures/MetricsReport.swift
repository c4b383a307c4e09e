// What was measured: the value behind `retro metrics`.

public import JournalDates
import JournalInsights
public import JournalLanguage
public import JournalModel
import JournalTemplates

/// Some metrics by day, week or month, without private days.
public struct MetricsReport: Sendable {
  /// What one day has.
  public struct Day: Sendable {
    public var date: CalendarDay
    /// In the order of the names, nil where the day has none.
    public var amounts: [Metric.Amount?]
    /// Where each amount stands, as far as that is to be told.
    public var places: [Place?]

    public init(_ date: CalendarDay, _ amounts: [Metric.Amount?], places: [Place?] = []) {
      self.date = date
      self.amounts = amounts
      self.places = places
    }
  }

  /// What an import says otherwise than what counts.
  public struct Other: Equatable, Sendable {
    public var source: String
    public var amount: Metric.Amount

    public init(source: String, amount: Metric.Amount) { (self.source, self.amount) = (source, amount) }
  }

  /// Where an amount stands.
  public struct Place: Equatable, Sendable {
    /// Of a file in the journal, with slashes.
    public var path: String
    /// From 1; nil where it is not known.
    public var line: Int?

    /// What other imports say of the same day.
    public var others: [Other]

    public init(path: String, line: Int?, others: [Other] = []) {
      self.path = path
      self.line = line
      self.others = others
    }
  }

  /// A day, week or month in which something was measured.
  public struct Row: Sendable {
    public let span: DaySpan
    /// In the order of the names, nil where nothing was measured.
    public let values: [Value?]
  }

  /// What the days of a row come to: of one day its amount, of several their mean.
  public struct Value: Equatable, Sendable {
    public let mean: Metric.Amount
    /// The sum of numbers; nil of times.
    public let total: Double?
    public let days: Int
    /// The mean as programs read it.
    public var text: String { average ?? mean.text }
    /// The same for people.
    public func words(_ say: Language) -> String { MetricNames.words(mean, of: name, say.numbers) }

    private let name: String
    /// The mean of several days as programs read it, which is rounded; nil of one day.
    private let average: String?
  }

  public let names: [String]
  public let span: DaySpan
  public let grouping: PointsReport.Grouping
  public let today: CalendarDay
  /// Those with an amount, in the order of time.
  public let days: [Day]
  /// How many days were left out because they are private.
  public let privateEntries: Int
  /// Private days that are shown, in order.
  public var privateDays: [CalendarDay] = []
  /// Which of the days are told of together, in the order of time.
  private let groups: [(span: DaySpan, days: Range<Int>)]

  /// - Parameter days: Those of the span that are not private, in the order of time.
  public init(
    of days: [Day], names: [String], in span: DaySpan, by grouping: PointsReport.Grouping, weekStart: Weekday, today: CalendarDay,
    privateEntries: Int = 0
  ) {
    (self.names, self.span, self.grouping, self.today, self.privateEntries) = (names, span, grouping, today, privateEntries)
    let measured = days.filter { day in span.contains(day.date) && day.amounts.contains { $0 != nil } }
    self.days = measured
    let by = grouping.spans(weekStart: weekStart)
    var groups: [(span: DaySpan, days: Range<Int>)] = []
    for (place, day) in measured.enumerated() {
      let whole = by.span(of: day.date)
      let part = whole.intersection(span) ?? whole
      let start = groups.last.flatMap { $0.span == part ? $0.days.lowerBound : nil }
      if start != nil { groups.removeLast() }
      groups.append((part, (start ?? place)..<place + 1))
    }
    self.groups = groups
  }

  /// Whether nothing was measured.
  public var isEmpty: Bool { groups.isEmpty }
  /// How many rows there are.
  var count: Int { groups.count }

  /// In the order of time. They are made anew for whoever asks: pictures are made of days, and ask for no row.
  public var rows: [Row] {
    groups.map { group in
      Row(span: group.span, values: names.indices.map { place in Value(names[place], days[group.days].map { $0.amounts[place] }) })
    }
  }

  /// What all of its days come to; nil where none has an amount.
  public func whole(_ place: Int) -> Value? { Value(names[place], days.map { $0.amounts[place] }) }

  /// The span that is told of where none was named: as many days, weeks or months up to today as fit on a screen.
  public static func span(by grouping: PointsReport.Grouping, weekStart: Weekday, on today: CalendarDay) -> DaySpan {
    let by = grouping.spans(weekStart: weekStart)
    var first = by.span(of: today).start
    for _ in 1..<grouping.count { first = by.span(of: first.advanced(by: -1)).start }
    return DaySpan(spanning: first, today)
  }

  /// Where each amount of a name stands, in the order of time.
  func reasons(of name: String, _ say: Language) -> [Reason] {
    guard let index = names.firstIndex(of: name) else { return [] }
    return days.compactMap { day in
      guard let amount = day.amounts[index], index < day.places.count, let place = day.places[index] else { return nil }
      return Reason(
        path: place.path, line: place.line, amount: amount.number, words: amount.text,
        rule: place.line == nil ? "import" : "day",
        ruleWords: place.others.isEmpty
          ? say.short(day.date, in: today.year)
          : say(
            MetricsText.beside,
            [
              "day": .text(say.short(day.date, in: today.year)),
              "others": .list(place.others.map { "\($0.source) \($0.amount.text)" }, .comma),
            ]))
    }
  }
}

extension Metric.Amount {
  /// The number, and of a time its minutes.
  fileprivate var number: Double {
    switch self {
    case .number(let number): number
    case .clock(let time): Double(time.minutes)
    }
  }
}

extension MetricsReport.Value {
  /// Nil where no day has an amount.
  fileprivate init?(_ name: String, _ amounts: [Metric.Amount?]) {
    self.name = name
    let known = amounts.compactMap(\.self)
    if known.count == 1 {
      if case .number(let number) = known[0] { total = number } else { total = nil }
      (mean, days, average) = (known[0], 1, nil)
      return
    }
    guard let summary = MetricSummary.all(of: known.map { [Metric(name, $0)] }).first else { return nil }
    total = summary.total
    days = summary.days
    average = summary.average
    if let total = summary.total {
      mean = .number(total / Double(summary.days))
    } else {
      mean = .clock(TimeOfDay(summary.average) ?? .midnight)
    }
  }
}

/// The metrics that a journal has: what `retro metrics` lists.
public struct MetricsList: Sendable {
  /// One of them.
  public struct Entry: Sendable {
    public var name: String
    /// How many days have it.
    public var days: Int
    public var first: CalendarDay
    public var last: CalendarDay
    /// That of the last day.
    public var amount: Metric.Amount

    public init(_ name: String, days: Int, first: CalendarDay, last: CalendarDay, _ amount: Metric.Amount) {
      (self.name, self.days, self.first, self.last, self.amount) = (name, days, first, last, amount)
    }
  }

  /// In the order of their names.
  public let entries: [Entry]
  public let today: CalendarDay

  public init(_ entries: [Entry], today: CalendarDay) {
    self.entries = entries
    self.today = today
  }
}
