// Where links of a journal lead on a site.

package import Documents
package import JournalModel
import JournalText

/// The way from one page to all others.
package struct SiteLinks: Sendable {
  package let map: SiteMap
  /// What leads from the page to the root of the site: empty, or `../`.
  package let up: String
  /// The ids of the page's own items that others may not read, in small letters: no link leads to them, or says that they are there.
  package var hiddenItems: Set<String> = []
  /// Where the page stands.
  private let address: String

  package init(_ map: SiteMap, from address: String) {
    (self.map, self.address) = (map, address)
    up = address.utf8.contains(0x2F) ? "../" : ""
  }

  /// The way to the page at an address.
  package func to(_ address: String) -> String { up + address }

  /// The way to the page of an entry.
  package func to(_ number: Int) -> String { up + map.entries[number].address }

  /// The way to what a link means that stands in an entry, and what it is called; nil where that is not on the site.
  package func target(_ reference: Reference, in path: String) -> (link: String, title: String)? {
    let number = reference.file.isEmpty ? map.number(ofPath: path) : map.number(named: reference.file)
    guard let number, number >= 0 else { return nil }
    let entry = map.entries[number]
    // On a list the words of an entry lead to its page.
    let page = reference.file.isEmpty && entry.address == address ? "" : to(number)
    switch reference.place {
    case .block(let id) where entry.path.hasSameBytes(as: path) && hiddenItems.contains(id.lowercased()): return nil
    case .block(let id): return (page + "#" + Self.anchor(id), entry.title)
    case .heading(let heading) where reference.file.isEmpty: return page.isEmpty ? nil : (page, heading)
    case .heading, nil: return (page.isEmpty ? to(number) : page, entry.title)
    }
  }

  /// The id of an item on its page: letters and digits, whatever the id holds.
  package static func anchor(_ id: String) -> String {
    let isPlain = id.utf8.allSatisfy { $0 &- 0x30 < 10 || ($0 | 0x20) &- 0x61 < 26 || $0 == 0x2D }
    if isPlain { return "i-" + id.lowercased() }
    var digest = Digest()
    digest.add(id.lowercased())
    return "i-" + digest.text
  }

  /// The same for the writers of documents.
  package var pages: PageLinks {
    let links = self
    return PageLinks(
      page: { path in links.map.number(ofPath: path).map { links.to($0) } },
      target: { reference, path in links.target(reference, in: path) },
      relative: { url, path in links.relative(url, in: path) })
  }

  /// The way to the page of the file that a relative URL means; nil where it is not on the site.
  private func relative(_ url: String, in path: String) -> String? {
    let end = url.utf8.firstIndex { $0 == 0x23 || $0 == 0x3F } ?? url.endIndex
    if end == url.startIndex { return nil }
    let way = Self.decoded(url[..<end])
    var parts = path.utf8.split(separator: 0x2F).dropLast().map { String(decoding: $0, as: UTF8.self) }
    for part in way.utf8.split(separator: 0x2F) where !part.elementsEqual([0x2E]) {
      if part.elementsEqual([0x2E, 0x2E]) {
        if parts.popLast() == nil { return nil }
      } else {
        parts.append(String(decoding: part, as: UTF8.self))
      }
    }
    let target = parts.joined(separator: "/")
    let number = map.number(ofPath: target) ?? map.number(ofPath: target + ".md")
    return number.map { to($0) }
  }

  /// A text with its percent escapes resolved.
  package static func decoded(_ text: some StringProtocol) -> String {
    var bytes: [UInt8] = []
    var rest = Array(text.utf8)[...]
    while let byte = rest.popFirst() {
      if byte == 0x25, rest.count >= 2, let high = hex(rest[rest.startIndex]), let low = hex(rest[rest.startIndex + 1]) {
        bytes.append(high << 4 | low)
        rest = rest.dropFirst(2)
      } else {
        bytes.append(byte)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private static func hex(_ digit: UInt8) -> UInt8? {
    switch digit {
    case 0x30...0x39: digit - 0x30
    case 0x41...0x46: digit - 0x37
    case 0x61...0x66: digit - 0x57
    default: nil
    }
  }
}
