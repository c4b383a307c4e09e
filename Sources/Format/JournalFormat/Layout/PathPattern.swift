// The pattern by which the files of one period are named: days/{yyyy}/{MM}/{yyyy}-{MM}-{dd}.md.

public import JournalDates
import JournalModel
import JournalText

/// A path with tokens for the parts of a date.
public struct PathPattern: Hashable, Sendable {
  enum Token: String, CaseIterable {
    case year = "yyyy"
    case month = "MM"
    case day = "dd"
    case quarter = "q"
    case weekYear = "week_year"
    case week = "ww"

    /// From 0.
    var place: Int {
      switch self {
      case .year: 0
      case .month: 1
      case .day: 2
      case .quarter: 3
      case .weekYear: 4
      case .week: 5
      }
    }

    var width: Int { self == .year || self == .weekYear ? 4 : self == .quarter ? 1 : 2 }

    func value(in period: Period) -> Int {
      let week = ISOWeek(containing: period.start)
      return switch self {
      case .year: period.start.year
      case .month: period.start.month
      case .day: period.start.day
      case .quarter: period.start.quarter
      case .weekYear: week.weekYear
      case .week: week.week
      }
    }
  }

  enum Part: Hashable {
    case literal([UInt8])
    case token(Token)
  }

  /// The parts of a date that a path names, by their tokens.
  // A dictionary would do the same; what its keys can do is looked up at run time, which takes longer than all the paths of a short command.
  struct Values {
    private var numbers: [Int?] = Array(repeating: nil, count: Token.allCases.count)

    subscript(token: Token) -> Int? {
      get { numbers[token.place] }
      set { numbers[token.place] = newValue }
    }

    func has(_ tokens: [Token]) -> Bool { tokens.allSatisfy { self[$0] != nil } }

    /// Whether each of them is that of a period.
    func agree(with period: Period) -> Bool {
      Token.allCases.allSatisfy { token in self[token].map { $0 == token.value(in: period) } ?? true }
    }
  }

  /// As written in `retro.yaml`.
  public let text: String
  public let unit: Period.Unit
  let parts: [Part]

  /// Nil where the text has a token that there is none of, lacks one that the unit needs, or is no relative path of a Markdown file.
  public init?(_ text: String, for unit: Period.Unit) {
    guard text.utf8.count > 3, text.hasSuffix(".md"), !text.hasPrefix("/"), !text.utf8.contains(0x5C) else { return nil }
    guard !text.parts(between: "/").contains(where: { $0.isEmpty || $0 == "." || $0 == ".." }) else { return nil }
    var parts: [Part] = []
    var literal: [UInt8] = []
    var rest = Array(text.utf8)[...]
    while let byte = rest.popFirst() {
      guard byte == ASCII.openBrace else {
        literal.append(byte)
        continue
      }
      guard let close = rest.firstIndex(of: ASCII.closeBrace), let token = Token(rawValue: String(decoding: rest[..<close], as: UTF8.self))
      else { return nil }
      if !literal.isEmpty { parts.append(.literal(literal)) }
      literal = []
      parts.append(.token(token))
      rest = rest[(close + 1)...]
    }
    if !literal.isEmpty { parts.append(.literal(literal)) }
    self.text = text
    self.unit = unit
    self.parts = parts
    guard Self.tell(parts, unit) else { return nil }
  }

  /// The path of this period's file.
  public func path(for period: Period) -> String {
    var bytes: [UInt8] = []
    for part in parts {
      switch part {
      case .literal(let literal): bytes += literal
      case .token(let token):
        let digits = Array(String(token.value(in: period)).utf8)
        bytes += Array(repeating: ASCII.zero, count: max(0, token.width - digits.count)) + digits
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The period that a path names: the path as a whole, or its name alone where the file lies somewhere under the pattern's own folder.
  public func period(ofPath path: String) -> Period? {
    if let period = match(Array(path.utf8)[...], parts) { return period }
    guard let folder, path.hasPrefix(folder + "/"), let slash = path.utf8.lastIndex(of: ASCII.slash) else { return nil }
    return match(Array(path.utf8[path.utf8.index(after: slash)...])[...], nameParts)
  }

  /// The folder before the first token, without a slash at its end; nil where the pattern begins with a token or names no folder.
  var folder: String? {
    guard case .literal(let literal)? = parts.first, let slash = literal.lastIndex(of: ASCII.slash) else { return nil }
    return String(decoding: literal[..<slash], as: UTF8.self)
  }

  /// The parts of the last path component.
  var nameParts: [Part] {
    var name: [Part] = []
    for part in parts.reversed() {
      if case .literal(let literal) = part, let slash = literal.lastIndex(of: ASCII.slash) {
        if slash + 1 < literal.count { name.append(.literal(Array(literal[(slash + 1)...]))) }
        break
      }
      name.append(part)
    }
    return name.reversed()
  }

  private func match(_ path: ArraySlice<UInt8>, _ parts: [Part]) -> Period? {
    var rest = path
    var values = Values()
    for part in parts {
      switch part {
      case .literal(let literal):
        guard rest.starts(with: literal) else { return nil }
        rest = rest.dropFirst(literal.count)
      case .token(let token):
        let digits = rest.prefix(token.width)
        guard digits.count == token.width, digits.allSatisfy(\.isDigit) else { return nil }
        let value = digits.reduce(0) { $0 * 10 + Int($1 - ASCII.zero) }
        // A date may stand in a path several times, but it is one date.
        if let other = values[token], other != value { return nil }
        values[token] = value
        rest = rest.dropFirst(token.width)
      }
    }
    guard rest.isEmpty, let period = period(of: values) else { return nil }
    return values.agree(with: period) ? period : nil
  }

  func period(of values: Values) -> Period? {
    switch unit {
    case .day:
      guard let year = values[.year], let month = values[.month], let day = values[.day] else { return nil }
      return CalendarDay(year: year, month: month, day: day).map { .day($0) }
    case .week:
      guard let year = values[.weekYear], let week = values[.week] else { return nil }
      return ISOWeek(weekYear: year, week: week).map { .week($0) }
    case .month:
      guard let year = values[.year], let month = values[.month] else { return nil }
      return .month(month, of: year)
    case .quarter:
      guard let year = values[.year], let quarter = values[.quarter] else { return nil }
      return .quarter(quarter, of: year)
    case .year:
      return values[.year].flatMap { .year($0) }
    }
  }

  /// Whether parts of a path say which period of a unit it is about.
  static func tell(_ parts: [Part], _ unit: Period.Unit) -> Bool {
    needed(for: unit).allSatisfy { needed in
      parts.contains { if case .token(let token) = $0 { token == needed } else { false } }
    }
  }

  static func needed(for unit: Period.Unit) -> [Token] {
    switch unit {
    case .day: [.year, .month, .day]
    case .week: [.weekYear, .week]
    case .month: [.year, .month]
    case .quarter: [.year, .quarter]
    case .year: [.year]
    }
  }
}
