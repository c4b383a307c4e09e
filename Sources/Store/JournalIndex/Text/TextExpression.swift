// A regular expression, held against the lines of a text.

public import JournalQuery
public import JournalText
public import PatternKit

/// A compiled regular expression. `^` and `$` are the ends of a line, and no match reaches over one.
public struct TextExpression {
  private let expression: RegularExpression
  /// Whether an empty line has a match.
  let matchesNothing: Bool

  /// Reads an expression in the syntax of Perl.
  public init(_ source: String) throws(RegularExpressionError) {
    expression = try RegularExpression(source)
    matchesNothing = expression.firstMatch(in: UnsafeBufferPointer(start: nil, count: 0)) != nil
  }

  /// Whether a line of the text has a match.
  public func matches(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    var found = false
    forEachLine(of: text) { line, _ in
      found = expression.firstMatch(in: line) != nil
      return !found
    }
    return found
  }

  /// Where the matches stand, those of no length left out.
  public func ranges(in text: UnsafeBufferPointer<UInt8>) -> [TextRange] {
    var ranges: [TextRange] = []
    forEachLine(of: text) { line, start in
      ranges += expression.matches(in: line).map { TextRange(start + $0.lowerBound, start + $0.upperBound) }
      return true
    }
    return ranges
  }

  /// Gives each line with its offset, until `body` says no.
  private func forEachLine(of text: UnsafeBufferPointer<UInt8>, _ body: (_ line: UnsafeBufferPointer<UInt8>, _ start: Int) -> Bool) {
    var position = 0
    while position <= text.count {
      let end = text[position...].firstIndex(where: \.isLineEnd) ?? text.count
      if !body(UnsafeBufferPointer(rebasing: text[position..<end]), position) { return }
      position = end + 1
    }
  }
}

extension Query {
  /// Refuses an expression that cannot be read, with its place in the query.
  public func checkExpressions() throws(QueryError) { try root.checkExpressions() }
}

extension QueryNode {
  fileprivate func checkExpressions() throws(QueryError) {
    switch self {
    case .all(let parts), .any(let parts): for part in parts { try part.checkExpressions() }
    case .not(let part): try part.checkExpressions()
    case .text(let match):
      guard case .expression(let source) = match.form else { return }
      do throws(RegularExpressionError) { _ = try TextExpression(source) } catch {
        throw QueryError(
          "the expression cannot be read: \(error.what)", at: match.place.range,
          help: "write it between quotes instead of slashes to look for its words, or a backslash before a sign to mean the sign",
          ["reason": .text(error.what)], name: "badExpression")
      }
    case .entry, .item: return
    }
  }
}
