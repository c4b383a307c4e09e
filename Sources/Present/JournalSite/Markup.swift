// Bytes of a page of a site, written once and in order: thousands of pages are made in a second.

package import Documents
import JournalText

/// HTML that cannot be wrong: markup stands in the program, and everything else is escaped. The only other ways in are what the renderers of
/// `Documents` have made.
package struct Markup: Sendable {
  package private(set) var bytes: [UInt8] = []

  package init(capacity: Int = 0) { if capacity > 0 { bytes.reserveCapacity(capacity) } }

  /// Adds markup that stands in the program.
  @inline(__always)
  package mutating func tag(_ markup: StaticString) {
    bytes.append(contentsOf: UnsafeBufferPointer(start: markup.utf8Start, count: markup.utf8CodeUnitCount))
  }

  /// Adds a text. Control characters that HTML does not allow become U+FFFD.
  package mutating func text(_ text: String) {
    var text = text
    text.withUTF8 { add($0) }
  }

  /// Adds a text as its bytes, which are UTF-8.
  package mutating func text(_ text: ArraySlice<UInt8>) { text.withUnsafeBufferPointer { add($0) } }

  /// Adds a number.
  package mutating func number(_ number: Int) { text("\(number)") }

  /// Adds an attribute with its value.
  package mutating func attribute(_ name: StaticString, _ value: String) {
    tag(" ")
    tag(name)
    tag("=\"")
    text(value)
    tag("\"")
  }

  /// Adds the name of the page, which each page has once.
  package mutating func title(_ words: String) {
    tag("<h1 dir=\"auto\">")
    text(words)
    tag("</h1>\n")
  }

  /// Adds a link around a text.
  package mutating func link(_ target: String, _ words: String) {
    tag("<a")
    attribute("href", target)
    tag(">")
    text(words)
    tag("</a>")
  }

  /// Adds a link around what a body adds.
  package mutating func link(_ target: String, _ body: (inout Markup) -> Void) {
    tag("<a")
    attribute("href", target)
    tag(">")
    body(&self)
    tag("</a>")
  }

  /// Adds what another writer of pages has made.
  package mutating func add(_ html: HTML) { bytes += html.bytes }
  /// Adds Markdown that was rendered.
  package mutating func add(_ markdown: RenderedMarkdown) { bytes += markdown.bytes }
  /// Adds a part of the same page.
  package mutating func add(_ part: Markup) { bytes += part.bytes }

  /// The same without so many bytes at its start.
  func dropping(_ count: Int) -> Markup {
    var rest = Markup()
    rest.bytes = Array(bytes.dropFirst(count))
    return rest
  }

  private mutating func add(_ text: UnsafeBufferPointer<UInt8>) {
    var start = 0
    for index in text.indices {
      let byte = text[index]
      // Most bytes are letters.
      if byte >= 0x40, byte != 0x7F { continue }
      let name: StaticString
      switch byte {
      case 0x26: name = "&amp;"
      case 0x3C: name = "&lt;"
      case 0x3E: name = "&gt;"
      case 0x22: name = "&quot;"
      case 0x00..<0x09, 0x0B..<0x20, 0x7F: name = "\u{FFFD}"
      default: continue
      }
      bytes.append(contentsOf: text[start..<index])
      tag(name)
      start = index + 1
    }
    bytes.append(contentsOf: text[start...])
  }
}
