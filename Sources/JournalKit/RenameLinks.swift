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
  /// The offsets of links that open a line of a log or an Action: there an activity or a task is expected.
  private let leading: [Int: Set<EntryKind>]

  /// - Parameter needsKinds: Whether several files have a name in question, so that it matters what is expected where.
  init(_ source: SourceText, path: String, configuration: JournalConfiguration, needsKinds: Bool) {
    self.path = path
    self.source = source
    outline = Outline(source)
    links = outline.fileLinks(in: source)
    leading =
      needsKinds && !links.isEmpty
      ? Self.leading(FileReading(source, outline: outline, path: path, configuration: configuration)) : [:]
  }

  /// The kinds of file that a link may mean by where it stands; none where any will do.
  func kinds(expectedAt link: FileLink) -> Set<EntryKind> {
    link.property == nil ? leading[link.range.lowerBound] ?? [] : RenameNames.kinds(ofProperty: link.property)
  }

  private static func leading(_ reading: FileReading) -> [Int: Set<EntryKind>] {
    var found: [Int: Set<EntryKind>] = [:]
    func note(_ block: Int, _ kinds: Set<EntryKind>) {
      // The item's text is the block behind it; a field before the link may hold links of its own.
      var end = 0
      for span in reading.outline.inlineSpans(ofBlock: block + 1, in: reading.source) where span.range.lowerBound >= end {
        end = span.range.upperBound
        guard span.kind == .wikiLink || span.kind == .markdownLink else { continue }
        found[span.name.lowerBound] = kinds
        return
      }
    }
    for line in reading.log where line.logLine.activity != nil && line.block + 1 < reading.outline.blocks.count {
      note(line.block, [.habit, .task])
    }
    for item in reading.items(in: .action) where item.item.action.task != nil && item.block + 1 < reading.outline.blocks.count {
      note(item.block, [.task])
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
    looksEverywhere = slugs.contains { $0.utf8.contains { $0 >= 0x80 } || $0.isEmpty }
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
