// How texts are written in a query.

import JournalText

enum QueryText {
  /// In quotes, with a backslash before quotes and backslashes.
  static func quoted(_ text: String) -> String {
    var out = "\""
    for scalar in text.unicodeScalars {
      if scalar == "\"" || scalar == "\\" { out.unicodeScalars.append("\\") }
      out.unicodeScalars.append(scalar)
    }
    return out + "\""
  }

  /// Whether a text can stand as a word of its own and mean itself: letters and digits, signs that say nothing between them, a star at its end.
  static func isWord(_ text: String) -> Bool {
    let bytes = Array(text.utf8)
    guard let first = bytes.first, first.isAlphanumeric || first >= 0x80, !isOperator(text) else { return false }
    let rest = bytes.last == ASCII.asterisk ? bytes.dropLast() : bytes[...]
    return rest.allSatisfy { $0.isAlphanumeric || $0 >= 0x80 || isPlainSign($0) } && !text.unicodeScalars.contains(where: isBlank)
  }

  /// Whether a word is one that combines terms, in the case it has here or in the one it should have.
  static func isOperator(_ word: String) -> Bool { word == "or" || isCapitalOperator(word) }

  /// Words that combine in other languages.
  static func isCapitalOperator(_ word: String) -> Bool { word == "OR" || word == "AND" || word == "NOT" }

  /// Whether a key needs no quotes.
  static func isKey(_ key: String) -> Bool {
    let bytes = Array(key.utf8)
    guard let first = bytes.first, first != ASCII.hyphen, first != ASCII.slash, bytes.last != ASCII.exclamation else { return false }
    return !bytes.allSatisfy(\.isDigit) && !bytes.contains { isOperatorSign($0) || isParenthesis($0) || $0 == ASCII.quote }
      && !key.unicodeScalars.contains(where: isBlank)
  }

  /// Whether a scalar parts terms: ASCII blanks, the no-break space and the blank of Japanese keyboards.
  static func isBlank(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x09...0x0D, 0x20, 0xA0, 0x3000: true
    default: false
    }
  }

  static func isOperatorSign(_ byte: UInt8) -> Bool {
    byte == ASCII.colon || byte == ASCII.less || byte == ASCII.greater || byte == ASCII.equals
  }

  static func isParenthesis(_ byte: UInt8) -> Bool { byte == ASCII.openParenthesis || byte == ASCII.closeParenthesis }

  private static func isPlainSign(_ byte: UInt8) -> Bool {
    byte == ASCII.hyphen || byte == ASCII.underscore || byte == ASCII.apostrophe || byte == ASCII.period || byte == ASCII.comma
  }
}
