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
    /// Without a zero before it.
    case plainMonth = "M"
    case plainDay = "d"
    /// English names, and their first three letters.
    case monthName = "MMMM"
    case shortMonth = "MMM"
    case weekdayName = "dddd"
    case shortWeekday = "ddd"

    /// From 0; those that say the same part of a date have one place.
    var place: Int {
      switch self {
      case .year: 0
      case .month, .plainMonth, .monthName, .shortMonth: 1
      case .day, .plainDay: 2
      case .quarter: 3
      case .weekYear: 4
      case .week: 5
      case .weekdayName, .shortWeekday: 6
      }
    }

    /// Digits; of one without zeros before it the most that there may be, and none of a name.
    var width: Int {
      switch self {
      case .year, .weekYear: 4
      case .quarter: 1
      case .month, .day, .week, .plainMonth, .plainDay: 2
      case .monthName, .shortMonth, .weekdayName, .shortWeekday: 0
      }
    }

    /// Whether it is always so many digits.
    var isFixed: Bool { width > 0 && self != .plainMonth && self != .plainDay }

    /// In the order of their numbers, which count from 1; none for numbers.
    private var names: [String] {
      switch self {
      case .monthName: Month.allCases.map(\.name)
      case .shortMonth: Month.allCases.map(\.shortName)
      case .weekdayName: Weekday.allCases.map(\.name)
      case .shortWeekday: Weekday.allCases.map(\.shortName)
      default: []
      }
    }

    func value(in period: Period) -> Int {
      switch self {
      case .year: period.start.year
      case .month, .plainMonth, .monthName, .shortMonth: period.start.month
      case .day, .plainDay: period.start.day
      case .quarter: period.start.quarter
      case .weekYear: ISOWeek(containing: period.start).weekYear
      case .week: ISOWeek(containing: period.start).week
      case .weekdayName, .shortWeekday: period.start.weekday.rawValue
      }
    }

    /// Writes a value as paths have it.
    func write(_ value: Int, to bytes: inout [UInt8]) {
      if width == 0 {
        bytes += names[value - 1].utf8
        return
      }
      let start = bytes.count
      var rest = value
      repeat {
        bytes.insert(ASCII.zero + UInt8(rest % 10), at: start)
        rest /= 10
      } while rest > 0 || isFixed && bytes.count - start < width
    }

    /// The value that a text begins with, and how many bytes it takes; nil where it begins with none.
    func read(_ text: ArraySlice<UInt8>) -> (value: Int, length: Int)? {
      if width == 0 {
        let found = names.enumerated().filter { text.starts(with: $0.element.utf8) }.max { $0.element.utf8.count < $1.element.utf8.count }
        return found.map { ($0.offset + 1, $0.element.utf8.count) }
      }
      let digits = text.prefix(width).prefix { $0.isDigit }
      guard isFixed ? digits.count == width : !digits.isEmpty && digits.first != ASCII.zero else { return nil }
      return (digits.reduce(0) { $0 * 10 + Int($1 - ASCII.zero) }, digits.count)
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
    guard text.utf8.count > 3, text.hasSuffix(".md"), !text.hasPrefix("/"), !text.utf8.contains(0x5C), !text.utf8.contains(ASCII.asterisk)
    else { return nil }
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
    bytes.reserveCapacity(text.utf8.count + 16)
    for part in parts {
      switch part {
      case .literal(let literal): bytes += literal
      case .token(let token): token.write(token.value(in: period), to: &bytes)
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
        guard let (value, length) = token.read(rest) else { return nil }
        // A date may stand in a path several times, but it is one date.
        if let other = values[token], other != value { return nil }
        values[token] = value
        rest = rest.dropFirst(length)
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
      parts.contains { if case .token(let token) = $0 { token.place == needed.place } else { false } }
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

extension PathPattern {
  /// What is wrong with a text that is no pattern: the piece of it that is, and what it takes instead.
  static func flaw(in text: String, for unit: Period.Unit) -> SettingFlaw? {
    if PathPattern(text, for: unit) != nil { return nil }
    if text.utf8.contains(ASCII.asterisk) { return SettingFlaw(piece: "*", wanted: .pathWithoutStar(tokens)) }
    var known: [Part] = []
    var rest = text[...]
    while let open = rest.firstIndex(of: "{") {
      guard let close = rest[open...].firstIndex(of: "}") else {
        return SettingFlaw(piece: String(rest[open...]), wanted: .pathWithBraces)
      }
      let piece = rest[open...close]
      guard let token = Token(rawValue: String(piece.dropFirst().dropLast())) else {
        return SettingFlaw(piece: String(piece), wanted: .pathTokens(tokens, not: String(piece)))
      }
      known.append(.token(token))
      rest = rest[rest.index(after: close)...]
    }
    let missing = needed(for: unit).filter { needed in
      !known.contains { if case .token(let token) = $0 { token.place == needed.place } else { false } }
    }
    guard let first = missing.first else { return nil }
    return SettingFlaw(piece: text, wanted: .pathThatTells(unit.rawValue, lacking: first.rawValue))
  }

  private static var tokens: String {
    Token.allCases.map { "{\($0.rawValue)}" }.joined(separator: " ")
  }
}
