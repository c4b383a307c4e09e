// The Markdown of a file that others may read, without what is kept private.

import JournalFormat
import JournalModel
import JournalText
import MarkdownSyntax

/// The text of a file besides its items and log lines, and how much of the file is private.
struct PublicText {
  /// Markdown in no section, without the heading that is the title.
  private(set) var intro = ""
  /// Markdown of each section by the block of its heading, in pieces where something else stands between, each with its line in the file;
  /// private sections have none.
  private(set) var bySection: [Int: [(line: Int, text: String)]] = [:]
  /// How many sections, items, lines and paragraphs are private; what stands in one of them is not counted again.
  private(set) var privateEntries = 0

  private let reading: FileReading
  private var pieces: [TextRange] = []
  /// The heading of the section that is open.
  private var section: Int?
  /// The level of the heading that makes what follows private, until a heading of that level or a higher one.
  private var privateLevel: UInt8?

  init(_ reading: FileReading) {
    self.reading = reading
    let listed = Set(reading.sections.flatMap { section in section.items.map(\.block) + section.log.map(\.block) })
    let blocks = reading.outline.blocks
    var last = -1
    var index = 0
    while index < blocks.count {
      let block = blocks[index]
      let next = max(index + 1, Int(block.next))
      defer { index = next }
      if block.kind == .heading {
        if let level = privateLevel, block.level <= level { privateLevel = nil }
        if block.level <= 2 { close(opening: block.level == 2 ? index : nil) }
      }
      if privateLevel != nil { continue }
      if reading.isMarkedPrivate(index..<next) {
        privateEntries += 1
        if block.kind == .heading { privateLevel = block.level }
        continue
      }
      if listed.contains(index) || isLeftOut(block) { continue }
      add(block, joins: last == index)
      last = next
    }
    close(opening: nil)
  }

  /// What stands under these headings already, and what is for nobody's eyes: comments and definitions of links.
  private func isLeftOut(_ block: Block) -> Bool {
    switch block.kind {
    case .heading: block.level == 2 || block.level == 1 && reading.source.text(block.content).trimmed == reading.title
    case .definition: true
    case .html: reading.source.text(block.range).hasPrefix("<!--")
    default: false
    }
  }

  private mutating func add(_ block: Block, joins: Bool) {
    let start = reading.lines.range(ofLine: reading.lines.line(of: block.range.lowerBound)).lowerBound
    if joins, let last = pieces.popLast() {
      pieces.append(TextRange(last.lowerBound, block.range.upperBound))
    } else {
      pieces.append(TextRange(start, block.range.upperBound))
    }
  }

  private mutating func close(opening heading: Int?) {
    let texts = pieces.map { (line: reading.lines.line(of: $0.lowerBound), text: lines(of: reading.source[$0])) }
    if let section {
      bySection[section] = texts
    } else {
      intro = ((intro.isEmpty ? [] : [intro]) + texts.map(\.text)).joined(separator: "\n\n")
    }
    pieces = []
    section = heading
  }

  /// With line feeds alone.
  private func lines(of bytes: ArraySlice<UInt8>) -> String {
    if !bytes.contains(ASCII.carriageReturn) { return String(decoding: bytes, as: UTF8.self) }
    var out: [UInt8] = []
    out.reserveCapacity(bytes.count)
    for (index, byte) in zip(bytes.indices, bytes) {
      if byte != ASCII.carriageReturn {
        out.append(byte)
      } else if index + 1 >= bytes.endIndex || bytes[index + 1] != ASCII.lineFeed {
        out.append(ASCII.lineFeed)
      }
    }
    return String(decoding: out, as: UTF8.self)
  }
}
