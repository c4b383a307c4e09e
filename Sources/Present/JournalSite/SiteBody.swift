// The text of an entry on its page: its blocks in their order, without anything private.

package import JournalFormat
import Documents
import JournalDates
package import JournalLanguage
import JournalModel
import JournalText
import MarkdownSyntax

/// What became of a Try or an Action elsewhere.
package struct SiteFate: Sendable {
  /// `adopted`, `partly`, `dropped`, `done`, `cancelled`.
  package var state: String
  /// Where that is said, by its number; nil where its own line says it.
  package var entry: Int?
  /// In the words of that line; empty for none.
  package var words: String

  package init(_ state: String, in entry: Int?, words: String = "") { (self.state, self.entry, self.words) = (state, entry, words) }
}

/// A picture that an entry shows.
package struct SitePicture: Sendable {
  /// As the entry names it.
  package var name: String
  /// What it shows, in the words of the entry; empty for none.
  package var words: String
}

/// Writes the body of one entry.
package struct SiteBody {
  package internal(set) var html = Markup(capacity: 4096)
  /// Its words, for the search.
  package private(set) var words: [UInt8] = []
  package private(set) var pictures: [SitePicture] = []

  let places: EntryPlaces
  let inline: SiteInline
  let say: SiteWords
  let fates: [Int: SiteFate]
  private let hidden: [TextRange]
  private(set) var definitions = ""
  private var nextItem = 0
  private(set) var nextSection = 0
  var isListOpen = false
  /// Headings that nothing has followed yet: one that has nothing for others is not told of.
  private var waiting: [(level: UInt8, part: Markup, words: TextRange?)] = []
  /// The levels of the headings that are open, as they are written.
  private var levels: [UInt8] = []

  var source: SourceText { places.source }
  var outline: Outline { places.outline }

  package init(_ places: EntryPlaces, _ inline: SiteInline, _ say: SiteWords, fates: [Int: SiteFate] = [:]) {
    let hidden = places.privateRanges
    let items = hidden.isEmpty ? [] : places.items.filter { item in Self.meets(places.outline.blocks[item.block].range, hidden) }
    (self.places, self.say, self.fates, self.hidden) = (places, say, fates, hidden)
    self.inline = inline.hiding(Set(items.compactMap { places.text.id(of: $0)?.lowercased() }))
    words.reserveCapacity(1024)
    for block in places.outline.blocks where block.kind == .definition && !isHidden(block.range) {
      definitions += places.source.text(block.range) + "\n"
    }
    write()
    if isListOpen { html.tag("</ul>\n") }
  }

  func isHidden(_ range: TextRange) -> Bool { !hidden.isEmpty && Self.meets(range, hidden) }

  private static func meets(_ range: TextRange, _ hidden: [TextRange]) -> Bool {
    hidden.contains { $0.lowerBound < range.upperBound && range.lowerBound < $0.upperBound }
  }

  private mutating func write() {
    let blocks = outline.blocks
    var index = 0
    while index < blocks.count {
      let block = blocks[index]
      var next = max(index + 1, Int(block.next))
      if block.kind == .heading { beginSection(at: index) }
      while nextItem < places.items.count, places.items[nextItem].block < index { nextItem += 1 }
      if isHidden(block.range) {
        index = next
        continue
      }
      switch block.kind {
      case .heading: write(heading: block)
      case .item where nextItem < places.items.count && places.items[nextItem].block == index: write(places.items[nextItem])
      case .item: next = writeList(from: index)
      case .paragraph: write(paragraph: block)
      case .definition: break
      case .html where source[block.range].starts(with: "<!--".utf8): break
      case .thematicBreak:
        closeList()
        flush()
        html.tag("<hr>\n")
      case .quote, .fencedCode, .indentedCode, .html, .table:
        write(markdown: TextRange(source.lineStart(of: block.range.lowerBound), block.range.upperBound))
      }
      collectPictures(in: index..<next)
      index = next
    }
  }

  private mutating func closeList() {
    if isListOpen { html.tag("</ul>\n") }
    isListOpen = false
  }

  private mutating func beginSection(at block: Int) {
    while nextSection + 1 < places.sections.count, places.sections[nextSection + 1].block <= block { nextSection += 1 }
  }

  private mutating func write(heading block: MarkdownSyntax.Block) {
    closeList()
    let text = source.text(source.trimmed(block.content))
    if block.level == 1, isTitle(text) { return }
    let asked = max(2, block.level)
    while let last = levels.last, last >= asked { levels.removeLast() }
    waiting.removeAll { $0.level >= asked }
    levels.append(asked)
    // No level is skipped.
    let level = min(6, levels.count + 1)
    var html = Markup()
    let isSection = nextSection < places.sections.count && outline.blocks[places.sections[nextSection].block].range == block.range
    let kind = isSection ? places.sections[nextSection].kind : .other
    switch level {
    case 2: html.tag("<h2")
    case 3: html.tag("<h3")
    case 4: html.tag("<h4")
    case 5: html.tag("<h5")
    default: html.tag("<h6")
    }
    switch kind {
    case .keep: html.tag(" class=\"keep\"")
    case .problem: html.tag(" class=\"problem\"")
    case .try: html.tag(" class=\"try\"")
    case .action: html.tag(" class=\"action\"")
    default: break
    }
    html.tag(" dir=\"auto\">")
    html.text(wordsAlone(text.withoutHeadingMarks))
    switch level {
    case 2: html.tag("</h2>\n")
    case 3: html.tag("</h3>\n")
    case 4: html.tag("</h4>\n")
    case 5: html.tag("</h5>\n")
    default: html.tag("</h6>\n")
    }
    // The names of usual sections say nothing that somebody looks for.
    waiting.append((asked, html, kind == .other ? block.content : nil))
  }

  /// Adds the headings that now have something below them.
  mutating func flush() {
    for heading in waiting {
      html.add(heading.part)
      if let words = heading.words { add(words: source[words]) }
    }
    waiting = []
  }

  /// Whether a heading says no more than the title of the page.
  private func isTitle(_ text: String) -> Bool {
    text.hasSameBytes(as: places.publicTitle) || places.kind.unit != nil && text.utf8.starts(with: places.slug.utf8)
  }

  private mutating func write(paragraph block: MarkdownSyntax.Block) {
    closeList()
    flush()
    html.tag("<div class=\"prose\" dir=\"auto\">")
    let lines = outline.lines[Int(block.lines.lowerBound)..<Int(block.lines.upperBound)]
    if lines.count == 1, let line = lines.first {
      inline.write(source[line], in: places.path, definitions: definitions, isParagraph: true, to: &html)
      add(words: source[line])
    } else {
      var text: [UInt8] = []
      for line in lines {
        if !text.isEmpty { text.append(ASCII.lineFeed) }
        text += source[line]
      }
      inline.write(text[...], in: places.path, definitions: definitions, isParagraph: true, to: &html)
      add(words: text[...])
    }
    html.tag("</div>\n")
  }

  private mutating func write(markdown range: TextRange) {
    closeList()
    flush()
    html.tag("<div class=\"prose rich\" dir=\"auto\">")
    inline.write(source[range], in: places.path, definitions: definitions, to: &html)
    html.tag("</div>\n")
    add(words: source[range])
  }

  /// Items that stand beside each other outside of sections that have items, as one list; what follows them.
  private mutating func writeList(from first: Int) -> Int {
    let blocks = outline.blocks
    var (end, index) = (blocks[first].range.upperBound, max(first + 1, Int(blocks[first].next)))
    while index < blocks.count, blocks[index].kind == .item, !isHidden(blocks[index].range) {
      if nextItem < places.items.count, places.items[nextItem].block == index { break }
      (end, index) = (blocks[index].range.upperBound, max(index + 1, Int(blocks[index].next)))
    }
    write(markdown: TextRange(source.lineStart(of: blocks[first].range.lowerBound), end))
    return index
  }

  /// Adds words for the search, without the marks of Markdown. What stands in blocks of its own is a line of its own.
  mutating func add(words bytes: ArraySlice<UInt8>) {
    var hasBlank = words.isEmpty
    if !hasBlank {
      words.append(ASCII.lineFeed)
      hasBlank = true
    }
    var index = bytes.startIndex
    while index < bytes.endIndex {
      let byte = bytes[index]
      // The mark of a quotation, and the lines of tables and breaks, are no words.
      if index == bytes.startIndex || bytes[index - 1] == ASCII.lineFeed, let end = Self.endOfLineMark(in: bytes, at: index) {
        index = end
        continue
      }
      // Of a link that has words of its own, the name of the file is no text.
      if byte == ASCII.openBracket, let end = Self.endOfTarget(in: bytes, at: index) {
        index = end
        continue
      }
      index += 1
      // The id of an item that a link leads to is no word of the person's.
      if byte == ASCII.hash, index < bytes.endIndex, bytes[index] == ASCII.caret {
        while index < bytes.endIndex, bytes[index] != 0x5D, bytes[index] > 0x20 { index += 1 }
        continue
      }
      switch byte {
      case 0x2A, 0x60, 0x5B, 0x5D, 0x5C: break
      case 0x00...0x20, 0x7C, 0x7F:
        if !hasBlank { words.append(ASCII.space) }
        hasBlank = true
      default:
        words.append(byte)
        hasBlank = false
      }
    }
    while hasBlank, words.last == ASCII.space || words.last == ASCII.lineFeed { words.removeLast() }
  }

  /// Where the text of a line begins behind `>`, and where a line ends that has none: `| --- | --- |`; nil for every other line.
  private static func endOfLineMark(in bytes: ArraySlice<UInt8>, at start: Int) -> Int? {
    var index = start
    while index < bytes.endIndex, bytes[index] == ASCII.space { index += 1 }
    if index < bytes.endIndex, bytes[index] == 0x3E { return index + 1 }
    var dashes = 0
    while index < bytes.endIndex, bytes[index] != ASCII.lineFeed {
      guard bytes[index] == 0x2D || bytes[index] == 0x7C || bytes[index] == 0x3A || bytes[index] <= 0x20 else { return nil }
      dashes += bytes[index] == 0x2D ? 1 : 0
      index += 1
    }
    return dashes > 2 ? index : nil
  }

  /// Where the words of a wiki link begin that has some; nil where none begins here.
  private static func endOfTarget(in bytes: ArraySlice<UInt8>, at start: Int) -> Int? {
    guard start + 1 < bytes.endIndex, bytes[start + 1] == ASCII.openBracket else { return nil }
    var index = start + 2
    while index < bytes.endIndex, bytes[index] != 0x5D, bytes[index] != ASCII.lineFeed {
      if bytes[index] == 0x7C { return index + 1 }
      index += 1
    }
    return nil
  }

  private mutating func collectPictures(in blocks: Range<Int>) {
    for place in outline.spanPlaces(in: blocks) {
      let span = outline.spans[place]
      switch span.kind {
      case .image:
        let name = source.text(span.name).trimmed
        if !name.contains(text: ":") { pictures.append(SitePicture(name: SiteLinks.decoded(name), words: source.text(span.value).trimmed)) }
      case .embed:
        let name = source.text(span.name).trimmed
        if PictureName.isPicture(name) {
          let words = source.text(span.value).trimmed
          // `![[photo.jpg|300]]` says how wide it is.
          pictures.append(SitePicture(name: name, words: words.utf8.allSatisfy { $0.isDigit || $0 | 0x20 == 0x78 } ? "" : words))
        }
      case .field, .blockID, .tag, .wikiLink, .markdownLink: break
      }
    }
  }
}

/// How something stands.
package enum SiteState: String, Sendable, CaseIterable {
  case open, done, partly, dropped, adopted, cancelled, skip, no, unanswered

  init(_ state: LogLine.State) {
    self =
      switch state {
      case .done: .done
      case .partly: .partly
      case .no: .no
      case .skip: .skip
      case .unanswered: .unanswered
      }
  }
}

/// Words of the catalogue that stand on many pages, chosen once.
package struct SiteWords: Sendable {
  package let language: Language
  let states: [SiteState: String]

  package init(_ say: Language) {
    language = say
    states = Dictionary(uniqueKeysWithValues: SiteState.allCases.map { ($0, say(SiteText.state, ["state": .text($0.rawValue)])) })
  }

  func judged(_ state: String, in name: String) -> String {
    language(SiteText.judgedIn, ["state": .text(state), "name": .text(name)])
  }
}

extension String {
  /// A heading without the marks of emphasis and code that would be seen as such.
  fileprivate var withoutHeadingMarks: String {
    guard utf8.contains(where: { $0 == 0x2A || $0 == 0x60 }) else { return self }
    return String(decoding: utf8.filter { $0 != 0x2A && $0 != 0x60 }, as: UTF8.self)
  }
}
