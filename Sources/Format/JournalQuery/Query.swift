// A question about entries, as it was typed and as it is understood.

public import JournalDates
public import JournalModel

/// What entries are asked for: a small language of words, conditions and how they combine, described in docs/queries.md.
public struct Query: Equatable, Sendable {
  /// The query as a tree, its conditions on items gathered.
  public let root: QueryNode

  /// Every entry.
  public static let everything = Query(.all([]))

  /// Reads a query. Any text is either one or has an error with its place; linear in its length.
  /// - Parameters:
  ///   - today: The day that words such as `today` and `last-week` are said on.
  ///   - readsDays: Whether a word outside of quotes that names days, such as `W46`, means entries of these days; else it is text.
  public init(
    _ text: String, on today: CalendarDay, moodLabels: MoodLabels = .standard, readsDays: Bool = false,
    in tongues: Set<DayTongue> = .english
  ) throws(QueryError) {
    var parser = QueryParser(text, ConditionReader(today: today, moodLabels: moodLabels, readsDays: readsDays, tongues: tongues))
    root = try parser.parse().gathered
  }

  /// The words of a query that stand outside of quotes and conditions, also such as `-2w`; up to the first thing that cannot be read.
  public static func plainWords(of text: String, in tongues: Set<DayTongue> = .english) -> [String] {
    var scanner = QueryScanner(Array(text.utf8), readsDays: true, tongues: tongues)
    var words: [String] = []
    while let token = try? scanner.next() { if case .word(let word) = token.kind { words.append(word) } }
    return words
  }

  init(_ written: WrittenQuery) { root = written.gathered }
  init(root: QueryNode) { self.root = root }

  /// All of these at once, as if they were written side by side in one query: conditions on items are then about one item.
  public static func and(_ queries: [Query]) -> Query { Query(.all(of: queries.map(\.root.written))) }

  /// At least one of these; everything where there are none.
  public static func or(_ queries: [Query]) -> Query {
    queries.isEmpty || queries.contains(everything) ? everything : Query(.any(of: queries.map(\.root.written)))
  }

  /// None that this query is about.
  public static func not(_ query: Query) -> Query? { query == everything ? nil : Query(.not(of: query.root.written)) }
}

extension Query: CustomStringConvertible {
  /// The query in its plainest form; read on the same day and with the same words for moods, it is this query.
  public var description: String { root.written.description }
}

extension Query {
  /// Entries of one kind.
  public static func type(_ kind: EntryKind) -> Query { Query(.entry(Condition(.type(kind), text: "type:\(kind.rawValue)"))) }

  /// Entries whose day is one of these; without end where one is nil.
  public static func date(from start: CalendarDay?, to end: CalendarDay?) -> Query {
    if start == nil, end == nil { return everything }
    let interval = Interval(from: start.map { Double($0.ordinal) }, to: end.map { Double($0.ordinal) })
    let text = "date:\(start?.description ?? "")..\(end?.description ?? "")"
    return Query(.entry(Condition(.date(interval), text: text)))
  }

  /// Entries with this tag or one below it; a `*` in it is no wildcard.
  public static func tag(_ tag: String) -> Query {
    Query(.entry(Condition(.tag(TagTest(tag, hasWildcards: false)), text: "tag:\(QueryText.quoted(tag))")))
  }

  /// Entries with a link to a file of this name.
  public static func links(to slug: String) -> Query {
    let pattern = WildcardPattern(linkTo: slug, hasWildcards: false)
    return Query(.entry(Condition(.links(pattern), text: "links:\(QueryText.quoted(slug))")))
  }

  /// Entries with an item in this section.
  public static func section(_ kind: SectionKind) -> Query { Query(sectionCondition(kind)) }

  /// Entries with an open Action: as everywhere, one without a box is open, and so is one with a mark that means nothing.
  public static let openActions = Query(openActionConditions)

  /// Entries with an open Action that was due before this day.
  public static func overdueActions(on today: CalendarDay) -> Query {
    var interval = Interval(from: nil, to: Double(today.ordinal))
    interval.includesUpper = false
    let due = Condition(ItemTest.field("due", PropertyTest(days: interval)), text: "item.due<\(today)")
    return Query(.all(of: [openActionConditions, .item(due)]))
  }

  private static func sectionCondition(_ kind: SectionKind) -> WrittenQuery {
    .item(Condition(.section(kind), text: "item.section:\(kind.rawValue)"))
  }

  private static var openActionConditions: WrittenQuery {
    let closed = [ItemState.done, .cancelled].map { state in
      WrittenQuery.not(of: .item(Condition(.state(state), text: "item.state:\(state.rawValue)")))
    }
    return .all(of: [sectionCondition(.action)] + closed)
  }
}
