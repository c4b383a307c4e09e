// The links of a journal that have to do with one file: found without reading what cannot hold one.

import HostSystem
import JournalFormat
import JournalModel
import JournalStore
import JournalText
import MarkdownSyntax

/// A file of the journal, outlined, with its links.
struct LinkedFile {
  let path: String
  let source: SourceText
  let outline: Outline
  let links: [FileLink]
  /// The kinds that are expected at the offsets of links in the text: activities where a line of a log opens with one, a task where an
  /// Action does, and what a field asks for.
  private let expected: [Int: Set<EntryKind>]

  /// - Parameter needsKinds: Whether several files have a name in question, so that it matters what is expected where.
  init(_ source: SourceText, path: String, configuration: JournalConfiguration, needsKinds: Bool) {
    self.path = path
    let source = configuration.reading(source)
    self.source = source
    outline = Outline(source)
    links = outline.fileLinks(in: source)
    expected =
      needsKinds && !links.isEmpty
      ? Self.expected(in: FileReading(source, outline: outline, path: path, configuration: configuration)) : [:]
  }

  /// The kinds of file that a link may mean by where it stands; none where any will do.
  func kinds(expectedAt link: FileLink) -> Set<EntryKind> {
    link.property == nil ? expected[link.range.lowerBound] ?? [] : FileNames.kinds(expectedBy: link.property)
  }

  /// Whether a property that refers to files may name one without brackets.
  var mayHavePlainReferences: Bool {
    guard let front = outline.frontMatter else { return false }
    return front.entries.contains { entry in
      let key = front.key(of: entry, in: source)
      let isReference = !FileNames.kinds(expectedBy: key).isEmpty && !entry.style.isKept
      return isReference && links.count { $0.property == key } < max(1, entry.elements.count)
    }
  }

  private static func expected(in reading: FileReading) -> [Int: Set<EntryKind>] {
    var found: [Int: Set<EntryKind>] = [:]
    /// Notes the links of an item's first paragraph: the one that opens its text, and those in fields.
    func note(_ block: Int, _ fields: [FieldReading], opening kinds: Set<EntryKind>) {
      guard block + 1 < Int(reading.outline.blocks[block].next) else { return }
      var isOpening = !kinds.isEmpty
      for span in reading.outline.inlineSpans(ofBlock: block + 1, in: reading.source) {
        guard span.kind == .wikiLink || span.kind == .markdownLink else { continue }
        let at = reading.source[span.name].firstIndex { !$0.isBlank } ?? span.name.lowerBound
        // A field may stand before the link that opens the text.
        if let field = fields.first(where: { $0.range.contains(span.range) }) {
          found[at] = FileNames.kinds(expectedBy: field.field.key)
        } else if isOpening {
          found[at] = kinds
          isOpening = false
        }
      }
    }
    for line in reading.log { note(line.block, line.fields, opening: line.logLine.activity == nil ? [] : EntryKind.activities) }
    for section in reading.sections {
      for item in section.items {
        note(item.block, item.fields, opening: section.kind == .action && item.item.action.task != nil ? [.task] : [])
      }
    }
    return found
  }
}

/// Whether a file can name one of some files at all: a search for bytes, before anything is outlined.
struct MentionFilter {
  private let needles: [[UInt8]]
  private let looksEverywhere: Bool

  init(_ slugs: [String]) {
    needles = slugs.map { Array($0.utf8).map { $0 &- 0x41 < 26 ? $0 | 0x20 : $0 } }
    // Beyond ASCII one name has several spellings, composed or not, in upper or lower case.
    // An apostrophe stands twice between single quotes.
    looksEverywhere = slugs.contains { $0.utf8.contains { $0 >= 0x80 || $0 == 0x27 } || $0.isEmpty }
  }

  /// No false no: a file with an escape of any sort, or with the one sign outside ASCII that folds into it, is looked at.
  func mayMention(_ bytes: [UInt8]) -> Bool {
    if looksEverywhere { return true }
    return bytes.withUnsafeBufferPointer { bytes in
      var i = 0
      while i < bytes.count {
        let byte = bytes[i]
        // `%5F` and `\_`; U+212A, the Kelvin sign, is `k`.
        if byte == 0x25 || byte == 0x5C { return true }
        if byte == 0xE2, i + 2 < bytes.count, bytes[i + 1] == 0x84, bytes[i + 2] == 0xAA { return true }
        let folded = byte &- 0x41 < 26 ? byte | 0x20 : byte
        for needle in needles where needle[0] == folded && i + needle.count <= bytes.count {
          var j = 1
          while j < needle.count, needle[j] == (bytes[i + j] &- 0x41 < 26 ? bytes[i + j] | 0x20 : bytes[i + j]) { j += 1 }
          if j == needle.count { return true }
        }
        i += 1
      }
      return false
    }
  }
}
