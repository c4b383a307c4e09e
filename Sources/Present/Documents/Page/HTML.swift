// HTML that cannot be wrong: text is escaped because there is no other way to add it.

import JournalCharts

/// Bytes of a page. Elements are closed by whoever opens them, text and attributes are escaped, and the only markup that is not written here
/// is what `CommonMark` made.
package struct HTML {
  package private(set) var bytes: [UInt8] = []

  package init() {}

  /// Adds a text; control characters that HTML does not allow become U+FFFD.
  package mutating func text(_ text: String) { escape(text) }

  /// Adds an element with what `content` adds.
  package mutating func element(
    _ name: StaticString, _ attributes: KeyValuePairs<StaticString, String?> = [:], _ content: (inout HTML) -> Void
  ) {
    open(name, attributes)
    content(&self)
    raw("</")
    raw(name)
    raw(">")
  }

  /// Adds an element that holds nothing and has no end.
  package mutating func element(_ name: StaticString, _ attributes: KeyValuePairs<StaticString, String?>, isVoid: Bool) {
    open(name, attributes)
  }

  /// Adds an element that holds a text.
  package mutating func element(_ name: StaticString, _ attributes: KeyValuePairs<StaticString, String?> = [:], text: String) {
    element(name, attributes) { $0.text(text) }
  }

  /// Adds a whole page around what `content` adds, which may run nothing and load nothing.
  mutating func page(title: String, language: String, colours: PageColours, hasPictures: Bool, _ content: (inout HTML) -> Void) {
    raw("<!doctype html>\n")
    element("html", ["lang": language]) { html in
      html.newline()
      html.element("head") { html in
        html.newline()
        html.raw(
          """
          <meta charset="utf-8">
          <meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; form-action 'none'">
          <meta name="viewport" content="width=device-width, initial-scale=1">
          <meta name="color-scheme" content="light dark">
          <meta name="referrer" content="no-referrer">

          """)
        html.element("title", text: title)
        html.newline()
        html.raw("<style>\n")
        html.bytes += StyleSheet.report.text.utf8
        // Names and digits of our own.
        html.bytes += colours.styles.utf8
        if hasPictures { html.bytes += colours.pictureStyles.utf8 }
        html.raw("</style>\n")
      }
      html.newline()
      html.element("body") { html in
        html.newline()
        content(&html)
      }
      html.newline()
    }
    newline()
  }

  /// Adds a line feed between elements, so that a page can be read and compared.
  package mutating func newline() { bytes.append(0x0A) }

  /// Adds a picture, whose text is escaped like that of a page.
  mutating func picture(_ picture: SVG) { bytes += picture.bytes }

  /// Adds what cmark-gfm rendered.
  package mutating func markdown(_ markdown: RenderedMarkdown) { bytes += markdown.bytes }

  /// A text for a template, which escapes it: control characters that HTML does not allow become U+FFFD.
  package static func printable(_ text: String) -> String {
    var out = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      let isControl = scalar.value < 0x20 && scalar.value != 0x09 && scalar.value != 0x0A || scalar.value == 0x7F
      out.append(isControl ? "\u{FFFD}" : scalar)
    }
    return String(out)
  }

  private mutating func open(_ name: StaticString, _ attributes: KeyValuePairs<StaticString, String?>) {
    raw("<")
    raw(name)
    for (key, value) in attributes {
      guard let value else { continue }
      raw(" ")
      raw(key)
      raw("=\"")
      escape(value)
      raw("\"")
    }
    raw(">")
  }

  private mutating func raw(_ markup: StaticString) {
    bytes.append(contentsOf: UnsafeBufferPointer(start: markup.utf8Start, count: markup.utf8CodeUnitCount))
  }

  private mutating func escape(_ text: String) {
    for byte in text.utf8 {
      switch byte {
      case 0x26: raw("&amp;")
      case 0x3C: raw("&lt;")
      case 0x3E: raw("&gt;")
      case 0x22: raw("&quot;")
      case 0x00..<0x09, 0x0B..<0x20, 0x7F: raw("\u{FFFD}")
      default: bytes.append(byte)
      }
    }
  }
}

/// A style sheet that is known when the program is built, so that no text of a person can be in it.
package struct StyleSheet {
  package let text: String

  private init(_ bytes: [UInt8]) { text = String(decoding: bytes, as: UTF8.self) }

  package static let report = StyleSheet(PackageResources.report_css)
}
