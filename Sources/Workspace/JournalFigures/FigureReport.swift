// Pictures as a report: a document of them, and their numbers for programs.

public import Documents
public import JournalCharts
public import JournalDates
public import JournalLanguage
import JournalReports
public import PlainFormats

/// One picture or several, with what is kept out of them.
public struct FigureReport: Sendable {
  /// What is drawn, in the order in which it was asked for.
  public var charts: [Chart]
  /// Whether anything is known of any of it.
  public var isKnown: Bool
  /// How many entries were left out because they are private.
  public var privateEntries: Int
  /// Whether pages say how many that are.
  public var tellsPrivateCount = true
  /// Private days that are shown, in order.
  public var privateDays: [CalendarDay]

  public init(_ charts: [Chart], isKnown: Bool = true, privateEntries: Int = 0, privateDays: [CalendarDay] = []) {
    (self.charts, self.isKnown) = (charts, isKnown)
    (self.privateEntries, self.privateDays) = (privateEntries, privateDays)
  }

  /// One picture with its title above it; several each below its own.
  public func document(in say: Language) -> Document {
    var document = Document(RichText(title(say)), opensWithTitle: charts.count == 1)
    document.titleIsHeading = true
    if tellsPrivateCount { document.add(privateEntries: privateEntries, say) }
    for chart in charts {
      if charts.count > 1 { document += .heading(RichText(chart.title)) }
      document += .chart(chart)
    }
    document.add(privateDays: privateDays, say)
    return document
  }

  /// The names of all, each once, and their days where these are the same: `Mood, Sleep · October 2026`.
  private func title(_ say: Language) -> String {
    if charts.count == 1 { return charts[0].title }
    let titles = charts.map { Self.parts(of: $0.title) ?? ($0.title, "") }
    let names = say(.list(titles.map(\.name).reduce(into: []) { if !$0.contains($1) { $0.append($1) } }, .comma))
    guard let days = titles.first?.days, !days.isEmpty, titles.allSatisfy({ $0.days == days }) else { return names }
    return say(.list([names, days], .dots))
  }

  /// What stands before and after the first dot.
  private static func parts(of title: String) -> (name: String, days: String)? {
    let (bytes, dot) = (Array(title.utf8), Array(" · ".utf8))
    guard let place = bytes.indices.first(where: { bytes[$0...].starts(with: dot) }) else { return nil }
    return (String(decoding: bytes[..<place], as: UTF8.self), String(decoding: bytes[(place + dot.count)...], as: UTF8.self))
  }

  /// The numbers of each picture, as its table has them.
  public var json: JSONValue {
    let figures = charts.flatMap { chart in
      chart.tables.map { table -> JSONValue in
        [
          .title: .string(table.title), .summary: .string(chart.sentence), .columns: JSONValue(table.columns.map { .string($0) }),
          .rows: JSONValue(table.rows.map { row in JSONValue(row.map { .string($0.value ?? $0.text) }) }),
        ]
      }
    }
    return [.schema: .answerSchema, .figures: JSONValue(figures), .privateEntries: .int(privateEntries)]
  }
}

extension Document {
  /// Adds pictures of what it tells, each below its title.
  public mutating func add(_ charts: [Chart]) {
    for chart in charts {
      self += .heading(RichText(chart.title))
      self += .chart(chart)
    }
  }
}
