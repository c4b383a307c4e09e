// What is asked of entries, as SQL.

import JournalDates
import JournalModel
import JournalQuery
import SQLiteKit

extension QuerySQL {
  /// What is private is found by its kind, days, name and place alone.
  private static let isOpen = "not f.is_private"

  mutating func entry(_ test: EntryTest) throws -> String {
    if frame == .metricDay { return try metricDay(test) }
    switch test {
    case .type(let kind): return "f.kind = \(bound(kind.rawValue))"
    case .date(let days): return dates(days, "f.last")
    case .mood(let moods): return "(\(Self.isOpen) and \(within(moods, "f.mood")))"
    case .tag(let test): return try tag(test)
    case .title(let test): return try call("iif(f.is_private, f.slug, f.title)") { test.matches($0) }
    case .path(let test): return try call(IndexSchema.path) { test.matches($0) }
    case .slug(let pattern):
      if let name = pattern.onlySpelling { return "f.slug = \(bound(name))" }
      return try call("f.slug") { pattern.matches($0) }
    case .links(let pattern): return try links(pattern)
    case .isPrivate(let isPrivate): return "f.is_private = \(isPrivate ? 1 : 0)"
    case .property(let key, let test): return try property(key, test)
    case .has(.date): return "f.last is not null"
    case .has(.mood): return "(\(Self.isOpen) and f.mood is not null)"
    case .has(.tag): return "f.id in (select file from tag)"
    case .has(.links): return "(\(Self.isOpen) and f.id in (select file from linked))"
    case .has(.property(let key)):
      var places = [try property(key) { !$0.isEmpty }]
      if let metric = metric(key) { places.append("f.id in (select file from day where \(metric) is not null)") }
      return "(\(Self.isOpen) and \(Self.joined(places, "or", empty: "0")))"
    }
  }

  /// A day without a file is a day, has its date and its metrics, and nothing else.
  private mutating func metricDay(_ test: EntryTest) throws -> String {
    switch test {
    case .type(let kind): return kind == .day ? "1" : "0"
    case .date(let days): return dates(days, "d.date")
    case .isPrivate(let isPrivate): return isPrivate ? "0" : "1"
    case .property(let key, let test): return try metric(key).map { try self.metric("d.\($0)", test) } ?? "0"
    case .has(.date): return "1"
    case .has(.property(let key)): return metric(key).map { "d.\($0) is not null" } ?? "0"
    default: return "0"
    }
  }

  /// The column of a metric in the table `day`; nil where no day has it.
  func metric(_ key: String) -> String? { metrics.column(of: key) }

  /// Days by their ordinals, of a column that has them as numbers such as 20261120.
  private mutating func dates(_ days: Interval, _ column: String) -> String {
    var parts: [String] = []
    if let lower = days.lower {
      guard let first = CalendarDay(ordinal: Int(lower) + (days.includesLower ? 0 : 1)) else { return "0" }
      parts.append("\(column) >= \(bound(.integer(Int64(first.number))))")
    }
    if let upper = days.upper {
      guard let last = CalendarDay(ordinal: Int(upper) - (days.includesUpper ? 0 : 1)) else { return "0" }
      parts.append("\(column) <= \(bound(.integer(Int64(last.number))))")
    }
    return parts.isEmpty ? "\(column) is not null" : "(\(parts.joined(separator: " and ")))"
  }

  private mutating func tag(_ test: TagTest) throws -> String {
    if let name = test.pattern.onlySpelling {
      // `0` is the sign after `/`.
      return """
        f.id in (select file from tag where name = \(bound(name)) or name >= \(bound(name + "/")) and name < \(bound(name + "0")))
        """
    }
    return "f.id in (select file from tag where \(try call("name") { test.matches($0) }))"
  }

  private mutating func links(_ pattern: WildcardPattern) throws -> String {
    let isOne = try callOnElements("names") { pattern.matches($0) }
    // The full text knows words alone.
    if let name = pattern.onlySpelling, name.utf8.contains(where: { $0 &- 0x30 < 10 || $0 &- 0x61 < 26 }), !name.contains("\0") {
      let phrase = bound("links : \(Self.phrase(name))")
      return
        "(\(Self.isOpen) and f.id in (select file from linked where file in (select rowid from words where words match \(phrase)) and \(isOne)))"
    }
    return "(\(Self.isOpen) and f.id in (select file from linked where \(isOne)))"
  }

  /// A text as the full text takes it.
  static func phrase(_ text: String) -> String {
    "\"\(text.split(separator: "\"", omittingEmptySubsequences: false).joined(separator: "\"\""))\""
  }

  private mutating func property(_ key: String, _ test: PropertyTest) throws -> String {
    var places = [try property(key) { test.matches($0) }]
    if let column = metric(key) { places.append("f.id in (select file from day where \(try metric(column, test)))") }
    return "(\(Self.isOpen) and \(Self.joined(places, "or", empty: "0")))"
  }

  /// An entry whose front matter has a property one of whose values meets a test.
  private mutating func property(_ key: String, _ test: @escaping (UnsafeBufferPointer<UInt8>) -> Bool) throws(SQLiteError) -> String {
    let key = PropertyTexts.Key(key)
    return "f.id in (select file from property where \(try call("texts") { PropertyTexts.contains($0, key, test) }))"
  }

  /// Numbers of a metric are numbers of the database, its times are text.
  private mutating func metric(_ column: String, _ test: PropertyTest) throws -> String {
    if test.text == nil, test.clocks == nil {
      // A number is no day.
      guard let numbers = test.numbers else { return "0" }
      return "(typeof(\(column)) <> 'text' and \(within(numbers, column)))"
    }
    return try call([column]) { value in
      switch value.kind(0) {
      case .real, .integer: test.matches(value.real(0))
      case .text: value.withBytes(0) { test.matches($0) }
      case .null, .blob: false
      }
    }
  }
}
