// A query's text, cut into terms and what combines them.

import JournalDates
import JournalText

/// Goes once over the bytes of a query.
struct QueryScanner {
  private let bytes: [UInt8]
  private let readsDays: Bool
  private let tongues: Set<DayTongue>
  private var position = 0

  /// - Parameter readsDays: Whether `-2w` is a word that names a day.
  init(_ bytes: [UInt8], readsDays: Bool, tongues: Set<DayTongue> = .english) {
    self.bytes = bytes
    self.readsDays = readsDays
    self.tongues = tongues
  }

  /// The next token; nil at the end.
  mutating func next() throws(QueryError) -> QueryToken? {
    while let length = blank(at: position) { position += length }
    guard position < bytes.count else { return nil }
    let start = position
    switch bytes[start] {
    case ASCII.openParenthesis: return sign(.open)
    case ASCII.closeParenthesis: return sign(.close)
    case ASCII.hyphen
    where (start + 1 < bytes.count && bytes[start + 1] == ASCII.openParenthesis || !endsTerm(at: start + 1)) && !isDay(start):
      return sign(.minus)
    case ASCII.quote:
      let text = try quoted()
      let range = TextRange(start, position)
      if text.isEmpty { throw .emptyQuotes(range) }
      if position < bytes.count, QueryText.isOperatorSign(bytes[position]) { return try condition(key: text, range) }
      try expectEnd()
      return QueryToken(kind: .quoted(text), range: range)
    case ASCII.slash:
      let source = try expression()
      return QueryToken(kind: .expression(source), range: TextRange(start, position))
    default: return try word()
    }
  }

  private mutating func sign(_ kind: QueryToken.Kind) -> QueryToken {
    position += 1
    return QueryToken(kind: kind, range: TextRange(position - 1, position))
  }

  /// A word, or the condition that it turns out to be.
  private mutating func word() throws(QueryError) -> QueryToken {
    let start = position
    var isText = false
    while !endsTerm(at: position) {
      if !isText, QueryText.isOperatorSign(bytes[position]) {
        let range = TextRange(start, position)
        if isKey(range) { return try condition(key: text(range), range) }
        // A time, an amount, an address: `10:30` and `https://…` have no key.
        isText = true
      }
      position += 1
    }
    let range = TextRange(start, position)
    let text = text(range)
    if isText, QueryText.isOperatorSign(bytes[start]) {
      throw .missingKey(TextRange(start, start + 1), String(text.prefix(1)))
    }
    return text == "or" ? QueryToken(kind: .or, range: range) : days(from: text, range)
  }

  /// The word, with those after it that name days together with it: `last week`.
  private mutating func days(from word: String, _ range: TextRange) -> QueryToken {
    guard readsDays else { return QueryToken(kind: .word(word), range: range) }
    var ahead = QueryScanner(bytes, readsDays: false)
    ahead.position = position
    var (words, ends) = ([word], [range.upperBound])
    while words.count < PeriodText.maximumWords, let next = ahead.plainWord() {
      words.append(text(next))
      ends.append(next.upperBound)
    }
    let count = max(1, PeriodText.count(of: words, in: tongues))
    position = ends[count - 1]
    return QueryToken(kind: .word(words.prefix(count).joined(separator: " ")), range: TextRange(range.lowerBound, position))
  }

  /// The next term where it is a word and nothing else: no condition, quotation, expression or sign.
  private mutating func plainWord() -> TextRange? {
    while let length = blank(at: position) { position += length }
    let start = position
    while !endsTerm(at: position) {
      if QueryText.isOperatorSign(bytes[position]) { return nil }
      position += 1
    }
    let isShift = start < position && bytes[start] == ASCII.hyphen && PeriodText(text(TextRange(start, position))) != nil
    guard start < position, isShift || ![ASCII.quote, ASCII.slash, ASCII.hyphen].contains(bytes[start]) else { return nil }
    return TextRange(start, position)
  }

  /// Whether the word that begins here names days, as `-2w` does.
  private func isDay(_ start: Int) -> Bool {
    guard readsDays, start + 1 < bytes.count, bytes[start + 1].isDigit else { return false }
    var end = start
    while !endsTerm(at: end) { end += 1 }
    return PeriodText(text(TextRange(start, end))) != nil
  }

  private func isKey(_ range: TextRange) -> Bool {
    if bytes[range.lowerBound..<range.upperBound].allSatisfy(\.isDigit) { return false }
    return !bytes[range.upperBound...].starts(with: [ASCII.colon, ASCII.slash, ASCII.slash])
  }

  private mutating func condition(key: String, _ keyRange: TextRange) throws(QueryError) -> QueryToken {
    let start = position
    let comparison = try comparison(key, keyRange)
    let comparisonRange = TextRange(start, position)
    let valueStart = position
    var value: String
    let isQuoted = position < bytes.count && bytes[position] == ASCII.quote
    if isQuoted {
      value = try quoted()
      try expectEnd()
      if value.isEmpty { throw .emptyQuotes(TextRange(valueStart, position)) }
    } else {
      while !endsTerm(at: position) { position += 1 }
      value = text(TextRange(valueStart, position))
      if value.isEmpty {
        let range = TextRange(keyRange.lowerBound, position)
        throw key == "has" || key == "no" ? .missingHasKey(range, key) : .missingValue(range, key)
      }
    }
    let written = WrittenCondition(
      key: key, keyRange: keyRange, comparison: comparison, comparisonRange: comparisonRange, value: value, isQuoted: isQuoted,
      valueRange: TextRange(valueStart, position))
    return QueryToken(kind: .condition(written), range: written.range)
  }

  /// `:` and `=` are one; `:<` and its like, as other programs have it, are the comparison alone.
  private mutating func comparison(_ key: String, _ keyRange: TextRange) throws(QueryError) -> Comparison {
    let start = position
    while position < bytes.count, position - start < 3, QueryText.isOperatorSign(bytes[position]) { position += 1 }
    let signs = text(TextRange(start, position))
    if key.hasSuffix("!"), signs.hasPrefix("=") {
      throw .unknownOperator(TextRange(start - 1, start + 1), "!=", "-\(key.dropLast()):VALUE")
    }
    let (comparison, length): (Comparison, Int)
    switch signs {
    case _ where signs.hasPrefix("=="): throw .unknownOperator(TextRange(start, start + 2), "==", "\(key):VALUE")
    case _ where signs.hasPrefix("=<"): throw .unknownOperator(TextRange(start, start + 2), "=<", "<=")
    case _ where signs.hasPrefix("=>"): throw .unknownOperator(TextRange(start, start + 2), "=>", ">=")
    case _ where signs.hasPrefix("<>"): throw .unknownOperator(TextRange(start, start + 2), "<>", "-\(key):VALUE")
    case ":<=": (comparison, length) = (.atMost, 3)
    case ":>=": (comparison, length) = (.atLeast, 3)
    case _ where signs.hasPrefix(":<"): (comparison, length) = (.less, 2)
    case _ where signs.hasPrefix(":>"): (comparison, length) = (.greater, 2)
    case _ where signs.hasPrefix("<="): (comparison, length) = (.atMost, 2)
    case _ where signs.hasPrefix(">="): (comparison, length) = (.atLeast, 2)
    case _ where signs.hasPrefix("<"): (comparison, length) = (.less, 1)
    case _ where signs.hasPrefix(">"): (comparison, length) = (.greater, 1)
    default: (comparison, length) = (.equal, 1)
    }
    position = start + length
    return comparison
  }

  /// The inside of the quotes that open here.
  private mutating func quoted() throws(QueryError) -> String {
    let start = position
    var inside: [UInt8] = []
    position += 1
    while position < bytes.count, bytes[position] != ASCII.quote {
      if bytes[position] == ASCII.backslash, position + 1 < bytes.count,
        bytes[position + 1] == ASCII.quote || bytes[position + 1] == ASCII.backslash
      {
        position += 1
      }
      inside.append(bytes[position])
      position += 1
    }
    guard position < bytes.count else { throw .unclosedQuotes(TextRange(start, start + 1)) }
    position += 1
    return String(decoding: inside, as: UTF8.self)
  }

  /// The inside of the slashes that open here; a backslash keeps the sign after it, a slash too, and stays.
  private mutating func expression() throws(QueryError) -> String {
    let start = position
    position += 1
    while position < bytes.count, bytes[position] != ASCII.slash {
      position += bytes[position] == ASCII.backslash && position + 1 < bytes.count ? 2 : 1
    }
    guard position < bytes.count else { throw .unclosedExpression(TextRange(start, start + 1)) }
    let inside = TextRange(start + 1, position)
    position += 1
    if inside.isEmpty { throw .emptyExpression(TextRange(start, position)) }
    try expectEnd()
    return text(inside)
  }

  private func expectEnd() throws(QueryError) {
    if !endsTerm(at: position) { throw .missingBlank(TextRange(position, position + 1)) }
  }

  private func endsTerm(at offset: Int) -> Bool {
    offset >= bytes.count || QueryText.isParenthesis(bytes[offset]) || blank(at: offset) != nil
  }

  /// The length of the blank at an offset; nil where there is none.
  private func blank(at offset: Int) -> Int? {
    guard offset < bytes.count else { return nil }
    let byte = bytes[offset]
    if byte < 0x80 { return byte == ASCII.space || byte >= ASCII.tab && byte <= ASCII.carriageReturn ? 1 : nil }
    if bytes[offset...].starts(with: [0xC2, 0xA0]) { return 2 }
    return bytes[offset...].starts(with: [0xE3, 0x80, 0x80]) ? 3 : nil
  }

  private func text(_ range: TextRange) -> String { String(decoding: bytes[range.lowerBound..<range.upperBound], as: UTF8.self) }
}
