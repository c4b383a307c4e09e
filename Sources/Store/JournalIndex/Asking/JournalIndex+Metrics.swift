// What days have of metrics, and where each amount stands, from the index.

public import JournalDates
public import JournalModel
public import SQLiteKit
import JournalFormat
import JournalStore

/// A day that the index knows, with the metrics that were asked for.
public struct MeasuredDay: Sendable {
  public var day: CalendarDay
  /// The file that counts for the day; nil for a day without one.
  public var path: String?
  /// Whether the day is kept from those who ask.
  public var isPrivate: Bool
  /// Whether it is private, and they are told it all the same.
  public var isTold: Bool
  /// In the order in which they were asked for, nil where the day has none; of a day that is kept back all are nil.
  public var amounts: [Metric.Amount?]
}

/// What an import says of a day.
public struct ImportedAmount: Sendable {
  public let source: String
  /// Of the file that it stands in.
  public let path: String
  public let amount: Metric.Amount
  fileprivate let rank: Int
}

/// A metric of a journal, as those who ask are told of it.
public struct KnownMetric: Sendable {
  public var name: String
  /// How many days have it.
  public var days: Int
  public var first: CalendarDay
  public var last: CalendarDay
  /// That of the last day.
  public var amount: Metric.Amount
}

extension JournalIndex {
  /// The days of a span that have a file or any metric, in order. Reads those rows alone.
  /// - Parameter audience: Who asks; from others private days are kept.
  public func days(
    in span: DaySpan, with metrics: [String], for audience: Audience = .others
  ) throws(SQLiteError) -> [MeasuredDay] {
    let known = try DayTable.metrics(connection)
    let columns = metrics.map { name in known.column(of: name).map { ", d.\($0)" } ?? ", null" }.joined()
    let rows = try connection.prepare(
      """
      select d.date, f.folder, f.name, coalesce(f.is_private, 0)\(columns) from day d left join file f on f.id = d.file
      where d.date between ? and ? order by d.date
      """)
    rows.bind(1, span.start.number)
    rows.bind(2, span.end.number)
    var days: [MeasuredDay] = []
    while try rows.step() {
      guard let day = CalendarDay(number: Int(rows.integer(0))) else { continue }
      let wasPrivate = rows.integer(3) != 0
      let isPrivate = !audience.sees(isPrivate: wasPrivate)
      days.append(
        MeasuredDay(
          day: day, path: rows.isNull(2) ? nil : Self.path(rows.text(1), rows.text(2)), isPrivate: isPrivate,
          isTold: wasPrivate && !isPrivate,
          amounts: metrics.indices.map { isPrivate ? nil : Self.metric(rows, Int32($0) + 4) }))
    }
    return days
  }

  /// The names of the metrics that days have.
  public func metricNames() throws(SQLiteError) -> [String] { try DayTable.metrics(connection).map(\.name) }

  /// Every metric that a day has, in the order of their names. Reads every day.
  /// - Parameter audience: Who asks; others are told of no private day.
  public func knownMetrics(for audience: Audience = .others) throws(SQLiteError) -> [KnownMetric] {
    let all = try DayTable.metrics(connection).sorted { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
    let hidden = audience == .owner ? "" : " left join file f on f.id = d.file where coalesce(f.is_private, 0) = 0"
    // One look at the days for all of them.
    let rows = try connection.prepare("select d.date\(all.map { ", d.m\($0.place)" }.joined()) from day d\(hidden) order by d.date")
    var found = [(days: Int, first: Int, last: Int)](repeating: (0, 0, 0), count: all.count)
    while try rows.step() {
      let date = Int(rows.integer(0))
      for place in found.indices where !rows.isNull(Int32(place) + 1) {
        if found[place].days == 0 { found[place].first = date }
        found[place].days += 1
        found[place].last = date
      }
    }
    var known: [KnownMetric] = []
    for (metric, days) in zip(all, found) where days.days > 0 {
      guard let first = CalendarDay(number: days.first), let last = CalendarDay(number: days.last) else { continue }
      let latest = try connection.prepare("select m\(metric.place) from day where date = ?")
      latest.bind(1, last.number)
      guard try latest.step(), let amount = Self.metric(latest, 0) else { continue }
      known.append(KnownMetric(name: metric.name, days: days.days, first: first, last: last, amount: amount))
    }
    return known
  }

  /// The files of imports that count for these metrics in a span: for a day and a name, the path of the file whose amount wins over those of
  /// other sources. What a day's own file says wins over all of them.
  public func importedPaths(of names: Set<String>, in span: DaySpan) throws(SQLiteError) -> [CalendarDay: [String: String]] {
    try importedAmounts(of: names, in: span).mapValues { $0.compactMapValues { $0.first?.path } }
  }

  /// What every import says of these metrics in a span, for a day and a name, that which counts first.
  public func importedAmounts(of names: Set<String>, in span: DaySpan) throws(SQLiteError) -> [CalendarDay: [String: [ImportedAmount]]] {
    let priority = journal.configuration.metricsPriority
    let rows = try connection.prepare(
      """
      select i.month, i.source, i.days, f.folder, f.name from imported i join file f on f.id = i.file
      where i.month between ? and ? order by i.month, i.source, f.folder, f.name
      """)
    rows.bind(1, span.start.number / 100)
    rows.bind(2, span.end.number / 100)
    var found: [CalendarDay: [String: [ImportedAmount]]] = [:]
    while try rows.step() {
      let month = Int(rows.integer(0))
      let source = rows.text(1)
      let rank = priority.firstIndex(of: source) ?? Int.max
      let path = Self.path(rows.text(3), rows.text(4))
      for (day, metrics) in rows.withBytes(2, { PackedMetrics.days($0) }) {
        guard let day = CalendarDay(number: month &* 100 &+ day), span.contains(day) else { continue }
        for metric in metrics where names.contains(metric.name) {
          let amount = ImportedAmount(source: source, path: path, amount: metric.amount, rank: rank)
          var all = found[day]?[metric.name] ?? []
          // Of those of one rank the first counts.
          all.insert(amount, at: all.firstIndex { $0.rank > rank } ?? all.count)
          found[day, default: [:]][metric.name] = all
        }
      }
    }
    return found
  }

  private static func metric(_ row: Statement, _ column: Int32) -> Metric.Amount? {
    switch row.kind(column) {
    case .real, .integer: .number(row.real(column))
    case .text: TimeOfDay(row.text(column)).map { .clock($0) }
    case .null, .blob: nil
    }
  }
}
