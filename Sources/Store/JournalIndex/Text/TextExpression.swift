// A regular expression, held against the lines of a text.

public import JournalQuery
public import JournalText

/// A compiled regular expression. `^` and `$` are the ends of a line, and no match reaches over one.
///
/// Where the expression has a run of letters that every match must have, lines without it are passed over unread.
public struct TextExpression {
  private let expression: Regex<AnyRegexOutput>
  private let literal: [UInt8]
  /// Whether an empty line has a match.
  let matchesNothing: Bool

  /// Reads an expression in the syntax of Swift's `Regex`.
  public init(_ source: String) throws(TextExpressionError) {
    // What is read is a tree, as deep as its groups.
    if source.utf8.count > Self.longest { throw TextExpressionError(reason: "it is longer than \(Self.longest) bytes") }
    do {
      expression = try Regex(source)
    } catch {
      throw TextExpressionError(reason: "\(error)")
    }
    literal = Self.literal(of: source)
    matchesNothing = literal.isEmpty && "".firstMatch(of: expression) != nil
  }

  /// Whether a line of the text has a match. Linear in the text for most expressions.
  public func matches(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    var found = false
    forEachLine(of: text) { line, _ in
      found = line.firstMatch(of: expression) != nil
      return !found
    }
    return found
  }

  /// Where the matches stand, those of no length left out.
  public func ranges(in text: UnsafeBufferPointer<UInt8>) -> [TextRange] {
    var ranges: [TextRange] = []
    forEachLine(of: text) { line, start in
      for match in line.matches(of: expression) where !match.range.isEmpty {
        let lower = line.utf8.distance(from: line.startIndex, to: match.range.lowerBound)
        ranges.append(TextRange(start + lower, start + lower + line[match.range].utf8.count))
      }
      return true
    }
    return ranges
  }

  /// Gives each line that may have a match, with its offset, until `body` says no. A line that is not UTF-8 has none.
  private func forEachLine(of text: UnsafeBufferPointer<UInt8>, _ body: (_ line: String, _ start: Int) -> Bool) {
    var position = 0
    while position <= text.count {
      if !literal.isEmpty {
        guard let place = Self.place(of: literal, in: text, from: position) else { return }
        position = text[..<place].lastIndex(where: \.isLineEnd).map { $0 + 1 } ?? 0
      }
      let end = text[position...].firstIndex(where: \.isLineEnd) ?? text.count
      let line = UnsafeBufferPointer(rebasing: text[position..<end])
      if let line = String(validating: line, as: UTF8.self), !body(line, position) { return }
      position = end + 1
    }
  }

  private static func place(of literal: [UInt8], in text: UnsafeBufferPointer<UInt8>, from start: Int) -> Int? {
    guard let first = literal.first, literal.count <= text.count else { return nil }
    var index = start
    while index <= text.count - literal.count {
      if text[index] == first, text[index..<index + literal.count].elementsEqual(literal) { return index }
      index += 1
    }
    return nil
  }

  private static let longest = 1000
}

/// Why an expression cannot be read, in words.
public struct TextExpressionError: ExplainedError, Equatable {
  public let reason: String
  public var code: ErrorCode { .badQuery }
  public var what: String { reason }
}

extension TextExpression {
  /// The longest run of ASCII letters and digits that every match has as it stands; empty where that is not certain.
  static func literal(of source: String) -> [UInt8] {
    let bytes = Array(source.utf8)
    // Alternatives, options and quoted text change what stands beside them.
    if bytes.contains(ASCII.pipe) || source.contains("(?") || source.contains("(*") || source.contains("\\Q") { return [] }
    var best: [UInt8] = []
    var run: [UInt8] = []
    func end() {
      if run.count > best.count { best = run }
      run = []
    }
    var index = 0
    scan: while index < bytes.count {
      let byte = bytes[index]
      index += 1
      switch byte {
      case _ where byte.isAlphanumeric: run.append(byte)
      case ASCII.asterisk, ASCII.question, ASCII.openBrace:
        // The character before may be missing, and numbers in braces are no text.
        if !run.isEmpty { run.removeLast() }
        end()
        if byte == ASCII.openBrace {
          guard let close = bytes[index...].firstIndex(of: ASCII.closeBrace) else { break scan }
          index = close + 1
        }
      case ASCII.plus, ASCII.period, ASCII.caret, ASCII.space, UInt8(ascii: "$"): end()
      case ASCII.backslash where index < bytes.count && "dwsbDWSB".utf8.contains(bytes[index]):
        end()
        index += 1
      // Groups and classes may be missing as a whole, and other signs may have any meaning.
      default: break scan
      }
    }
    end()
    return best.count > 1 ? best : []
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
      do throws(TextExpressionError) { _ = try TextExpression(source) } catch {
        throw QueryError(
          "the expression cannot be read: \(error.reason)", at: match.place.range,
          help: "write it between quotes instead of slashes to look for its words, or a backslash before a sign to mean the sign")
      }
    case .entry, .item: return
    }
  }
}
