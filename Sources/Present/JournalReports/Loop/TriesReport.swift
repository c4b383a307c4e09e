// What became of the Tries of a journal: the value behind `retro tries`.

public import JournalDates
public import JournalInsights
import JournalModel
public import PlainFormats

/// Which Tries a list shows.
public struct TryQuery: Sendable {
  /// One of these outcomes; any where empty.
  public var outcomes: Set<TryOutcome> = []
  /// Of files that end in these days; of any file where nil.
  public var span: DaySpan?
  /// Of this file; of any where nil.
  public var path: String?
  /// Only those that say what they should move.
  public var isMeasured = false

  public init() {}

  /// Whether it asks for anything in particular.
  public var isOpen: Bool { outcomes.isEmpty && span == nil && path == nil && !isMeasured }

  func isAbout(_ place: ReviewLedger.Place) -> Bool {
    if let path, path != place.path { return false }
    guard let span else { return true }
    return place.span.map { span.contains($0.end) } ?? false
  }
}

/// Some Tries with their outcomes, without anything private.
public struct TriesReport: Sendable {
  /// The open ones first, then those that go on, both from the oldest on; then those adopted and those dropped, the last judged first.
  public let tries: [ReviewLedger.Try]
  /// How many entries, sections and items were kept out because they are private, of those that the query means.
  public let privateEntries: Int
  public let today: CalendarDay
  /// What each moved, of those that say what they should move.
  public var effects: [ReviewLedger.Place: [Effect]] = [:]

  /// What came of a Try, in a sentence and for programs.
  public struct Effect: Sendable {
    public let text: String, json: JSONValue
    public init(_ text: String, _ json: JSONValue) { (self.text, self.json) = (text, json) }

    /// What cannot be measured, in words.
    public init(unread text: String) { self.init(text, [.text: .string(text)]) }
  }

  public init(of ledger: ReviewLedger, _ query: TryQuery, today: CalendarDay) {
    let meant = ledger.tries.filter { query.isAbout($0.place) && (query.outcomes.isEmpty || query.outcomes.contains($0.outcome)) }
    privateEntries = Set(meant.compactMap { one in one.privateFrom.map { PrivateEntry(path: one.place.path, line: $0) } }).count
    let shown = meant.filter { one in
      !one.isPrivate && (!query.isMeasured || one.item.fields.contains { $0.key == FieldKey.moves.rawValue })
    }
    tries = Self.order.flatMap { outcome -> [ReviewLedger.Try] in
      let group = shown.filter { $0.outcome == outcome }
      return outcome.isSettled ? group.sorted { Self.isJudged($0, after: $1) } : group
    }
    self.today = today
  }

  /// Tries as they come.
  init(tries: [ReviewLedger.Try], today: CalendarDay) {
    self.tries = tries
    self.today = today
    privateEntries = 0
  }

  /// What may still be judged first.
  static let order: [TryOutcome] = [.open, .partly, .adopted, .dropped]

  /// Those of one outcome, in order.
  func tries(_ outcome: TryOutcome) -> [ReviewLedger.Try] { tries.filter { $0.outcome == outcome } }

  private static func isJudged(_ a: ReviewLedger.Try, after b: ReviewLedger.Try) -> Bool {
    let (one, two) = (a.judgedIn ?? a.place, b.judgedIn ?? b.place)
    return one == two ? a.place < b.place : two < one
  }
}

/// What keeps something private, wherever it is one entry: a file, a section or an item.
struct PrivateEntry: Hashable {
  var path: String
  /// 0 for the whole file.
  var line: Int
}
