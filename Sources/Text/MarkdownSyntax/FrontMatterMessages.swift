// What the scanner says of front matter that it cannot read.

import JournalText

// In alphabetical order. Each has a case in Tests/Fixtures/diagnostics.
extension Diagnostic.Message {
  static func badEscape(_ byte: UInt8) -> Self {
    let sign = byte >= 0x21 && byte < 0x7F ? "\\\(Character(Unicode.Scalar(byte)))" : nil
    let shown = sign.map { "‘\($0)’ is no escape" } ?? "this is no escape"
    return .init(
      .frontMatterBadEscape, "\(shown) that YAML knows",
      help: "write ‘\\\\’ for a backslash, or put the text in single quotes, where a backslash means itself",
      with: ["sign": .optional(sign)])
  }

  static func duplicateKey(_ key: String) -> Self {
    .init(.frontMatterDuplicateKey, "‘\(key)’ stands twice in the front matter", help: "remove or rename one of them",
      with: ["key": .text(key), "file": "none"])
  }

  static func encodingControl(_ scalar: UInt32) -> Self {
    let digits = String(scalar, radix: 16, uppercase: true)
    let code = "U+" + String(repeating: "0", count: max(0, 4 - digits.utf8.count)) + digits
    return .init(
      .frontMatterEncoding, "the character \(code) may not stand in front matter",
      help: "remove it; it is invisible in most editors",
      with: ["code": .text(code), "file": "none"])
  }

  static var encodingInvalid: Self {
    .init(
      .frontMatterEncoding, "the front matter is not UTF-8 here",
      help: "save the file as UTF-8, or replace the broken character", with: ["file": "none"])
  }

  static var encodingUTF16: Self {
    .init(.frontMatterEncoding, "the file is written in UTF-16", help: "save it as UTF-8")
  }

  static var syntaxBracket: Self {
    .init(.frontMatterSyntax, "this bracket has no partner", help: "close it, or put the text in quotes")
  }

  static var syntaxColonInValue: Self {
    .init(.frontMatterSyntax, "a colon followed by a blank may not stand in unquoted text", help: "put the value in quotes")
  }

  static var syntaxComma: Self {
    .init(
      .frontMatterSyntax, "a list in brackets has one value between two commas",
      help: "put text that holds a comma or quote in quotes")
  }

  static var syntaxDash: Self {
    .init(.frontMatterSyntax, "this list belongs to no key", help: "write the key on the line above, as in ‘tags:’")
  }

  static var syntaxDocument: Self {
    .init(.frontMatterSyntax, "the closing fence stands alone on its line", help: "put what follows it on a line of its own")
  }

  static var syntaxFirstLine: Self {
    .init(
      .frontMatterSyntax, "the file begins with ‘---’ as if with front matter, but this line is no ‘key: value’",
      help: "write ‘key: value’ with a blank behind the colon; if ‘---’ is a rule across the page, put an empty line above it",
      with: ["file": "none"])
  }

  static var syntaxIndentation: Self {
    .init(.frontMatterSyntax, "the indentation fits no line above", help: "line it up with the key or dash that it belongs to")
  }

  /// - Parameter isAll: Whether these are all of them.
  static func syntaxMore(_ count: Int, isAll: Bool) -> Self {
    .init(
      .frontMatterSyntax,
      "and \(count)\(isAll ? "" : " or") more \(count == 1 && isAll ? "fault" : "faults") in the front matter from here on",
      help: "mend those above first; these may follow from them",
      with: ["count": .number(count), "all": .text(isAll ? "yes" : "no"), "file": "none"])
  }

  static var syntaxNoColon: Self {
    .init(
      .frontMatterSyntax, "a line of front matter is ‘key: value’",
      help: "add a colon and a blank behind the key, or remove the line", with: ["file": "none"])
  }

  static var syntaxQuote: Self {
    .init(.frontMatterSyntax, "this quote is never closed", help: "close it, or write the text without quotes")
  }

  static var syntaxRest: Self {
    .init(
      .frontMatterSyntax, "nothing but a comment may follow the value on its line",
      help: "put all of the value in one pair of quotes")
  }

  static var syntaxStart: Self {
    .init(.frontMatterSyntax, "unquoted text may not begin or go on with this character", help: "put the value in quotes")
  }

  static var tab: Self {
    .init(.frontMatterTab, "a tab may not indent a line of front matter", help: "use spaces", with: ["file": "none"])
  }

  static var unclosed: Self {
    .init(
      .frontMatterUnclosed, "the front matter that begins here has no end",
      help: "add a line ‘---’ behind its last property; if this is a rule across the page, put an empty line behind it",
      with: ["file": "none"])
  }
}
