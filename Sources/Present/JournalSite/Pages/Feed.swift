// The feed of a site, for readers of news.

import JournalDates
import JournalLanguage
import JournalText

/// The last entries as Atom (RFC 4287). It names no time of its making, so the same entries give the same bytes.
package struct Feed {
  private let style: SiteStyle
  private let map: SiteMap

  package init(_ style: SiteStyle, _ map: SiteMap) { (self.style, self.map) = (style, map) }

  package static let address = "atom.xml"
  /// How many entries it has.
  private static let limit = 50

  /// - Parameter words: Those of an entry.
  package func bytes(words: (Int) -> [UInt8]) -> [UInt8] {
    let entries = map.entries.indices.filter { map.entries[$0].span != nil }.sorted {
      (map.entries[$0].span?.end ?? .earliest, $0) > (map.entries[$1].span?.end ?? .earliest, $1)
    }.prefix(Self.limit)
    var feed = Markup()
    feed.tag("<?xml version=\"1.0\" encoding=\"utf-8\"?>\n<feed xmlns=\"http://www.w3.org/2005/Atom\">\n<title>")
    feed.text(style.title)
    feed.tag("</title>\n<id>")
    feed.text(Self.id("", style.title))
    feed.tag("</id>\n<author><name>")
    feed.text(style.title)
    feed.tag("</name></author>\n<link rel=\"alternate\" href=\"index.html\"/>\n<updated>")
    feed.text(Self.time(entries.first.flatMap { map.entries[$0].span?.end }))
    feed.tag("</updated>\n")
    for number in entries {
      let entry = map.entries[number]
      feed.tag("<entry>\n<title>")
      feed.text(entry.title)
      feed.tag("</title>\n<id>")
      feed.text(Self.id(entry.path, style.title))
      feed.tag("</id>\n<link rel=\"alternate\"")
      feed.attribute("href", entry.address)
      feed.tag("/>\n<updated>")
      feed.text(Self.time(entry.span?.end))
      feed.tag("</updated>\n<summary>")
      feed.text(SiteText.beginning(of: words(number), upTo: 600))
      feed.tag("</summary>\n</entry>\n")
    }
    feed.tag("</feed>\n")
    return feed.bytes
  }

  private static func time(_ day: CalendarDay?) -> String { "\(day ?? .earliest)T00:00:00Z" }

  /// A name that stays the same and is no other’s.
  private static func id(_ path: String, _ title: String) -> String {
    var first = Digest(), second = Digest()
    first.add(title)
    first.add(path)
    second.add(path)
    second.add(title)
    let digits = (hex(first.value) + hex(second.value)).map { $0 }
    let parts = [digits[0..<8], digits[8..<12], ["8"] + digits[13..<16], ["8"] + digits[17..<20], digits[20..<32]]
    return "urn:uuid:" + parts.map { String($0) }.joined(separator: "-")
  }

  private static func hex(_ value: UInt64) -> String {
    let digits = String(value, radix: 16)
    return String(repeating: "0", count: 16 - digits.utf8.count) + digits
  }
}
