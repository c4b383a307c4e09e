// Terms to a tree: what stands side by side, what stands on either side of `or`, what stands in parentheses.

import JournalText

/// Reads the tokens of a query, each once.
struct QueryParser {
  /// How deep parentheses may be nested.
  static let maximumDepth = 100

  private var scanner: QueryScanner
  private let reader: ConditionReader
  private var token: QueryToken?
  private let end: Int

  init(_ text: String, _ reader: ConditionReader) {
    let bytes = Array(text.utf8)
    scanner = QueryScanner(bytes, readsDays: reader.readsDays, tongues: reader.tongues)
    self.reader = reader
    end = bytes.count
  }

  /// The whole query.
  mutating func parse() throws(QueryError) -> WrittenQuery {
    try advance()
    if token == nil { return .all([]) }
    let query = try alternatives(depth: 0)
    if let token { throw .strayParenthesis(token.range) }
    return query
  }

  private mutating func advance() throws(QueryError) { token = try scanner.next() }

  private mutating func alternatives(depth: Int) throws(QueryError) -> WrittenQuery {
    var parts = [try terms(before: nil, depth: depth)]
    while let token, case .or = token.kind {
      try advance()
      parts.append(try terms(before: token.range, depth: depth))
    }
    return .any(of: parts)
  }

  /// Terms side by side, at least one.
  private mutating func terms(before or: TextRange?, depth: Int) throws(QueryError) -> WrittenQuery {
    var parts: [WrittenQuery] = []
    while let term = try term(depth: depth) { parts.append(term) }
    if parts.isEmpty {
      if let or { throw .missingTermBehind(or, "or") }
      if let token, case .or = token.kind { throw .missingTermBefore(token.range, "or") }
      throw .strayParenthesis(token?.range ?? TextRange(at: end))
    }
    return .all(of: parts)
  }

  /// One term; nil where none begins.
  private mutating func term(depth: Int) throws(QueryError) -> WrittenQuery? {
    var isNegated = false
    var minus: TextRange?
    while let token, case .minus = token.kind {
      isNegated.toggle()
      minus = token.range
      try advance()
    }
    guard let token else {
      if let minus { throw .missingTermBehind(minus, "-") }
      return nil
    }
    let term: WrittenQuery
    switch token.kind {
    case .open: term = try group(token.range, depth: depth + 1)
    case .word(let text): term = try reader.word(text, token.range)
    case .quoted(let text): term = .text(try reader.words(text, isQuoted: true, token.range))
    case .expression(let source): term = .text(TextMatch(expression: source, place: Place(token.range)))
    case .condition(let condition): term = try reader.read(condition)
    case .close, .or, .minus:
      if let minus { throw .missingTermBehind(minus, "-") }
      return nil
    }
    try advance()
    return isNegated ? .not(of: term) : term
  }

  /// What stands in the parentheses that open here; the closing one stays to be passed.
  private mutating func group(_ open: TextRange, depth: Int) throws(QueryError) -> WrittenQuery {
    guard depth <= Self.maximumDepth else { throw .tooDeep(open) }
    try advance()
    if let token, case .close = token.kind { throw .emptyParentheses(TextRange(open.lowerBound, token.range.upperBound)) }
    guard token != nil else { throw .unclosedParenthesis(open) }
    let inside = try alternatives(depth: depth)
    guard let token, case .close = token.kind else { throw .unclosedParenthesis(open) }
    return inside
  }
}
