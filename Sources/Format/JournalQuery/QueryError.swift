// Why a query cannot be understood, and where.

public import JournalText

/// The first thing in a query that has no meaning.
public struct QueryError: ExplainedError, Equatable {
  private let message: Wording
  /// The way out, if there is one to name.
  private let way: Wording?
  /// Where it stands in the query's UTF-8.
  public let range: TextRange
  /// The query as it was typed; empty until whoever has it says so.
  private var query = ""

  public var code: ErrorCode { .badQuery }
  public var what: String { message.english }
  public var help: String? { way?.english }
  public var wordings: (what: Wording, why: Wording?, help: Wording?)? { (message, nil, way) }

  public init(_ what: Wording, at range: TextRange, help: Wording? = nil) {
    (message, self.range, way) = (what, range, help)
  }

  /// - Parameters:
  ///   - values: Those of both texts, which are told by the keys `name` and `name.help`.
  ///   - name: What declares it; its key is what stands before any parameters.
  public init(_ what: String, at range: TextRange, help: String? = nil, _ values: [String: Wording.Value] = [:], name: String = #function) {
    let message = Wording(what, values, area: Self.area, name: name)
    (self.message, self.range) = (message, range)
    way = help.map { Wording($0, values, area: Self.area, name: message.key + ".help") }
  }

  static let area = "query_errors"

  /// The same with the query that it is about.
  public func of(_ query: String) -> QueryError {
    var error = self
    error.query = query
    return error
  }

  /// The query, and below it carets under what has no meaning; no line feed at the end. A long query is cut around that place.
  public var excerpt: MarkedText? {
    let bytes = Array(query.utf8)
    let start = min(range.lowerBound, bytes.count), end = min(max(range.upperBound, start), bytes.count)
    let lead = Self.shown(bytes[..<start]), marked = Self.shown(bytes[start..<end]), rest = Self.shown(bytes[end...])
    let shownLead = lead.count > 60 ? "…" + lead.suffix(59) : lead
    let shownMark = marked.count > 60 ? marked.prefix(59) + "…" : marked
    let shownRest = rest.count > 40 ? rest.prefix(39) + "…" : rest
    var out = MarkedText("\(shownLead)\(shownMark)\(shownRest)\n" + String(repeating: " ", count: shownLead.displayWidth))
    out.add(String(repeating: "^", count: max(1, shownMark.displayWidth)), .caret)
    return out
  }

  private static func shown(_ bytes: ArraySlice<UInt8>) -> String { String(decoding: bytes, as: UTF8.self).onOneLine }
}
