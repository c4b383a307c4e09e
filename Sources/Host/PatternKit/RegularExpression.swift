// Regular expressions in Perl's syntax, by PCRE2.

public import JournalText
import CPCRE2

/// A compiled regular expression in the syntax of Perl 5, as PCRE2 documents it; letters, digits and cases are Unicode's.
///
/// Not for several threads at once: the memory of a match belongs to the expression.
public final class RegularExpression {
  private let code: OpaquePointer
  private let match: OpaquePointer
  private let context: OpaquePointer?

  /// How often a match may try another way before it is given up; without a limit a few bytes could keep it busy for years.
  private static let mostTries: UInt32 = 1_000_000

  /// - Throws: `RegularExpressionError` where the source is no expression.
  public init(_ source: String) throws(RegularExpressionError) {
    var number: Int32 = 0
    var offset = 0
    let options = UInt32(PCRE2_UTF) | UInt32(PCRE2_UCP) | UInt32(PCRE2_NEVER_BACKSLASH_C)
    var text = source
    let code = text.withUTF8 { pcre2_compile_8($0.baseAddress, $0.count, options, &number, &offset, nil) }
    guard let code else {
      throw RegularExpressionError(what: Self.words(for: number))
    }
    // PCRE2 gives nil for these where memory has run out; where that is so nothing else goes on, either.
    guard let match = pcre2_match_data_create_8(1, nil) else {
      pcre2_code_free_8(code)
      throw RegularExpressionError(what: "there is no memory for it")
    }
    self.code = code
    self.match = match
    context = pcre2_match_context_create_8(nil)
    pcre2_set_match_limit_8(context, Self.mostTries)
  }

  deinit {
    pcre2_match_context_free_8(context)
    pcre2_match_data_free_8(match)
    pcre2_code_free_8(code)
  }

  /// The first match that begins at `start` or after it. Text that is not UTF-8 has none, nor has text on which
  /// more than `mostTries` ways would have to be tried.
  public func firstMatch(in text: UnsafeBufferPointer<UInt8>, from start: Int = 0) -> TextRange? {
    // An empty text has no address, and PCRE2 asks for one.
    guard let base = text.baseAddress else { return withUnsafePointer(to: 0) { found(in: $0, count: 0, from: 0) } }
    return found(in: base, count: text.count, from: start)
  }

  private func found(in text: UnsafePointer<UInt8>, count: Int, from start: Int) -> TextRange? {
    guard pcre2_match_8(code, text, count, start, 0, match, context) >= 0, let places = pcre2_get_ovector_pointer_8(match) else {
      return nil
    }
    // `\K` can put the beginning after the end.
    return TextRange(min(places[0], places[1]), places[1])
  }

  /// All matches one after the other, those of no length left out.
  public func matches(in text: UnsafeBufferPointer<UInt8>) -> [TextRange] {
    var found: [TextRange] = []
    var place = 0
    while place < text.count, let range = firstMatch(in: text, from: place) {
      if !range.isEmpty { found.append(range) }
      place = max(range.upperBound, place + 1)
      while place < text.count, text[place] & 0xC0 == 0x80 { place += 1 }
    }
    return found
  }

  private static func words(for number: Int32) -> String {
    var bytes = [UInt8](repeating: 0, count: 256)
    let count = pcre2_get_error_message_8(number, &bytes, bytes.count)
    return String(decoding: bytes.prefix(max(0, Int(count))), as: UTF8.self)
  }
}

/// Why an expression cannot be read.
public struct RegularExpressionError: ExplainedError, Equatable {
  /// In words, as PCRE2 has them: `missing closing parenthesis`.
  public let what: String
  public var code: ErrorCode { .badQuery }
}
