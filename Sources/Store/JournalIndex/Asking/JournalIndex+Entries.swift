// The entries that a query is about, from the index.

public import JournalDates
public import JournalModel
public import JournalQuery
public import SQLiteKit
import JournalFormat

/// Which entries are asked for, and what is told of each.
public struct EntrySelection: Sendable {
  public var query: Query
  /// Properties and metrics to tell.
  public var keys: [String] = []
  public var hasTags = false
  /// Whether path and title are told; without them, entries are counted faster.
  public var hasNames = true
  /// Whether days count that have metrics and no file. They come last.
  public var hasMetricDays = false
  /// Whether the entries come by their first day and then by path, those without days last; else in any order.
  public var isOrdered = true
  /// Who is told; others are told nothing of a private file but that it is there.
  public var audience = Audience.others
  /// How many entries are told at most.
  public var limit: Int?

  public init(_ query: Query) { self.query = query }
}

/// What the index tells of an entry.
public struct FoundEntry: Sendable {
  /// From the journal's root; empty for a day without a file.
  public var path: String
  public var kind: EntryKind
  /// Of a private file its name for others, and never a heading that is private.
  public var title: String
  /// The days that it is about; nil for kinds that are about none.
  public var span: DaySpan?
  /// How the day was; nil for entries other than days, and where nothing says it; for others also where only private text does.
  public var mood: Mood?
  public var isPrivate: Bool
  /// Whether private text alone says how the day was, and it is told.
  public var isMoodPrivate = false
  /// Those of front matter and text, each once, without `#` and without those in private text, where they were asked for.
  public var tags: [String] = []
  /// What was asked for by key, in that order; of a private file none for others.
  public var values: [FoundValue] = []
}

/// What an entry has under a key.
public enum FoundValue: Equatable, Sendable {
  case none
  /// Of a day: its own number or time, else an imported one.
  case amount(Metric.Amount)
  /// Of other entries, and what is neither: a property's text, or the elements of its list.
  case texts([String])
}

extension JournalIndex {
  /// Gives the entries that are asked for.
  /// - Throws: What `body` throws, `SQLiteError`, and `RegularExpressionError` where `Query.checkExpressions` would have told.
  public func forEachEntry(_ selection: EntrySelection, _ body: (FoundEntry) throws -> Void) throws {
    let tags = try connection.prepare("select coalesce(shown, name) from tag where file = ? order by place")
    var entries = try QuerySQL(.entry, self)
    let statement = try entries.statement(selection)
    // Most entries are of the kind of the one before.
    var kind = (name: "", kind: EntryKind.note)
    let keys = selection.keys.map { PropertyTexts.Key($0) }
    while try statement.step() {
      var entry = Self.entry(statement, selection, keys, &kind)
      if selection.hasTags {
        tags.bind(1, statement.integer(8))
        while try tags.step() { entry.tags.append(tags.text(0)) }
        tags.reset()
      }
      try body(entry)
    }
    guard selection.hasMetricDays, selection.limit == nil else { return }
    var days = try QuerySQL(.metricDay, self)
    let dayStatement = try days.dayStatement(selection)
    while try dayStatement.step() {
      guard let day = CalendarDay(number: Int(dayStatement.integer(0))) else { continue }
      let values = selection.keys.indices.map { Self.amount(dayStatement, Int32($0 + 1)) ?? .none }
      try body(FoundEntry(path: "", kind: .day, title: "", span: DaySpan(day), isPrivate: false, values: values))
    }
  }

  /// The paths of the entries whose front matter has findings, notes left aside, in the order of their bytes.
  public func flawedPaths() throws(SQLiteError) -> [String] {
    // Few have any, and only those rows are read.
    let statement = try connection.prepare(
      "select \(IndexSchema.path) as path from flawed cross join file f on f.id = flawed.file order by path")
    var paths: [String] = []
    while try statement.step() { paths.append(statement.text(0)) }
    return paths
  }

  /// Whether an entry has a property, or a day a metric, of this name.
  public func knows(key: String) throws(SQLiteError) -> Bool {
    if try DayTable.metrics(connection).column(of: key) != nil { return true }
    let wanted = PropertyTexts.Key(key)
    let rows = try connection.prepare("select texts from property")
    while try rows.step() {
      if rows.withBytes(0, { PropertyTexts.has($0.bindMemory(to: UInt8.self), wanted) }) { return true }
    }
    return false
  }

  /// Whether an item has a field of this name. Reads items until one has it.
  public func knows(field key: String) throws(SQLiteError) -> Bool {
    guard Field.isKey(key) else { return false }
    let statement = try connection.prepare("select 1 from item i where \(IndexSchema.fields) ->> ? is not null limit 1")
    statement.bind(1, "$.\"\(key)\"")
    return try statement.step()
  }

  /// The names of all properties and metrics that stand in files or days which are not private.
  public func keys() throws(SQLiteError) -> [String] {
    let metrics = try knownMetrics().map(\.name)
    let statement = try connection.prepare(
      "select distinct k.key from property p join file f on f.id = p.file, json_each(p.texts) k where not coalesce(f.is_private, 0)")
    var keys: [String] = []
    while try statement.step() { keys.append(statement.text(0)) }
    return Array(Set(keys + metrics)).sorted { $0.precedesInBytes($1) }
  }

  private static func entry(
    _ row: Statement, _ selection: EntrySelection, _ keys: [PropertyTexts.Key], _ kind: inout (name: String, kind: EntryKind)
  ) -> FoundEntry {
    let path = selection.hasNames ? path(row.text(0), row.text(1)) : ""
    let isPrivate = row.integer(7) != 0
    let isHidden = !selection.audience.sees(isPrivate: isPrivate)
    let mood = selection.audience == .owner && !row.isNull(9) ? 9 : Int32(6)
    if !row.withBytes(2, { $0.elementsEqual(kind.name.utf8) }) {
      let name = row.text(2)
      kind = (name, EntryKind(rawValue: name) ?? .note)
    }
    var entry = FoundEntry(
      path: path, kind: kind.kind, title: !selection.hasNames ? "" : isHidden ? Reference.slug(ofPath: path) : row.text(3),
      span: span(row, 4), mood: isHidden || row.isNull(mood) ? nil : Mood(rawValue: Int(row.integer(mood))), isPrivate: isPrivate)
    entry.isMoodPrivate = mood == 9
    for (index, key) in keys.enumerated() {
      entry.values.append(isHidden ? .none : amount(row, Int32(index) + 11) ?? texts(row, 10, key))
    }
    return entry
  }

  private static func amount(_ row: Statement, _ column: Int32) -> FoundValue? {
    switch row.kind(column) {
    case .real, .integer: .amount(.number(row.real(column)))
    case .text: TimeOfDay(row.text(column)).map { .amount(.clock($0)) }
    case .null, .blob: nil
    }
  }

  private static func texts(_ row: Statement, _ column: Int32, _ key: PropertyTexts.Key) -> FoundValue {
    let texts = row.withBytes(column) { PropertyTexts.values($0.bindMemory(to: UInt8.self), key) }
    return texts.allSatisfy(\.isEmpty) ? .none : .texts(texts)
  }
}

extension QuerySQL {
  /// Folder, name, kind, title, first and last day, mood, whether private, number, private mood, properties where they are asked for; then for each key its metric.
  fileprivate mutating func statement(_ selection: EntrySelection) throws -> Statement {
    let (source, rest) = try source(selection.query.root)
    let condition = try condition(rest)
    let metrics = selection.keys.map { key in metric(key).map { "d.\($0)" } ?? "null" }
    // Most days have all metrics: their properties are not looked at.
    let isMissing = metrics.map { "\($0) is null" }.joined(separator: " or ")
    let texts = metrics.isEmpty ? "null" : "iif(\(isMissing), (select texts from property where file = f.id), null)"
    let columns = ([texts] + metrics).map { ", \($0)" }.joined()
    let days = selection.keys.contains { metric($0) != nil } ? "left join day d on d.date = f.last and d.file = f.id" : ""
    let names = selection.hasNames ? ("f.folder", "f.name", "f.title") : ("null", "null", "null")
    // All else stands in one index: for others, entries without names are told without a look at their rows.
    let privateMood = selection.audience == .owner ? "f.private_mood" : "null"
    var sql = """
      select \(names.0), \(names.1), f.kind, \(names.2), f.first, f.last, f.mood, f.is_private, f.id, \(privateMood)\(columns) from \(source) \(days)
      where f.kind is not null and \(condition)
      """
    if selection.isOrdered { sql += " order by f.first is null, f.first, \(IndexSchema.path)" }
    if let limit = selection.limit { sql += " limit \(bound(.integer(Int64(limit))))" }
    return try prepared(sql)
  }

  /// Where the rows come from, and what is still asked of them: where all must have one tag, and no other tag lies below it, the rows that have
  /// it are looked at alone.
  private mutating func source(_ root: QueryNode) throws(SQLiteError) -> (table: String, rest: QueryNode) {
    var parts = [root]
    if case .all(let all) = root { parts = all }
    for (place, part) in parts.enumerated() {
      guard case .entry(let entry) = part, case .tag(let test) = entry.test, let name = test.pattern.onlySpelling else { continue }
      // `0` is the sign after `/`.
      let below = try connection.prepare("select 1 from tag where name >= ? and name < ? limit 1")
      below.bind(1, name + "/")
      below.bind(2, name + "0")
      if try below.step() { continue }
      parts.remove(at: place)
      return ("tag t cross join file f on f.id = t.file and t.name = \(bound(name))", .all(parts))
    }
    return ("file f", root)
  }

  /// Date; then for each key its metric.
  fileprivate mutating func dayStatement(_ selection: EntrySelection) throws -> Statement {
    let condition = try condition(selection.query.root)
    let columns = selection.keys.map { key in ", \(metric(key).map { "d.\($0)" } ?? "null")" }.joined()
    return try prepared("select d.date\(columns) from day d where d.file is null and \(condition)")
  }

  private func prepared(_ sql: String) throws(SQLiteError) -> Statement {
    let statement = try connection.prepare(prefix + sql)
    for (index, value) in values.enumerated() { statement.bind(Int32(index + 1), value) }
    return statement
  }
}
