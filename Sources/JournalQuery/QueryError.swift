// Why a query cannot be understood, and where.

public import JournalText

/// The first thing in a query that has no meaning.
public struct QueryError: Error, Equatable, Sendable {
  public let message: String
  /// The way out, if there is one to name.
  public let help: String?
  /// Where it stands in the query's UTF-8.
  public let range: TextRange

  public init(_ message: String, at range: TextRange, help: String? = nil) {
    self.message = message
    self.range = range
    self.help = help
  }

  /// The query, and below it carets under what has no meaning; no line feed at the end. A long query is cut around that place.
  public func excerpt(of query: String) -> MarkedText {
    let bytes = Array(query.utf8)
    let start = min(range.lowerBound, bytes.count), end = min(max(range.upperBound, start), bytes.count)
    let lead = Self.printable(bytes[..<start]), marked = Self.printable(bytes[start..<end]), rest = Self.printable(bytes[end...])
    let shownLead = lead.count > 60 ? "…" + lead.suffix(59) : lead
    let shownMark = marked.count > 60 ? marked.prefix(59) + "…" : marked
    let shownRest = rest.count > 40 ? rest.prefix(39) + "…" : rest
    var out = MarkedText("\(shownLead)\(shownMark)\(shownRest)\n" + String(repeating: " ", count: shownLead.displayWidth))
    out.add(String(repeating: "^", count: max(1, shownMark.displayWidth)), .caret)
    return out
  }

  /// Text for one line of a terminal: blanks for tabs and line ends, U+FFFD for other control characters.
  private static func printable(_ bytes: ArraySlice<UInt8>) -> String {
    var out = String.UnicodeScalarView()
    for scalar in String(decoding: bytes, as: UTF8.self).unicodeScalars {
      switch scalar.value {
      case 0x09...0x0D: out.append(" ")
      case 0x00..<0x20, 0x7F..<0xA0, 0x200E, 0x200F, 0x2028, 0x2029, 0x202A...0x202E, 0x2066...0x2069: out.append("\u{FFFD}")
      default: out.append(scalar)
      }
    }
    return String(out)
  }
}
