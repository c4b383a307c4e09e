// Where in its file an entry has what was looked for.

public import JournalStore
public import HostSystem
import JournalFormat
import JournalQuery
import JournalText
import MarkdownSyntax

/// The place in a file that says most about why it was found.
public struct SearchPlace: Equatable, Sendable {
  /// Line and column, from 1.
  public var line = 1
  public var column = 1
  /// The part of the entry that it is in; nil where the file does not have what was looked for any more, or only in pieces.
  public var part: String?
  /// Whether the file, or what the place stands in, is kept out of reports.
  public var isPrivate = false
  /// Whether anything of the file is kept out of reports, wherever it stands.
  public var hasPrivateText = false
  /// What stands there.
  public var excerpt = SearchExcerpt()
  /// How many further lines of the entry have as much of it, and how many that are private.
  public var further = 0
  public var furtherPrivate = 0
}

extension TextSearch {
  /// Where the file at a path has what is looked for: the line that has most of it, a public one before others.
  /// - Parameter width: Columns that the excerpt takes at most.
  /// - Throws: Where the file cannot be read.
  public func place(in path: String, of journal: Journal, width: Int) throws(HostError) -> SearchPlace {
    let source = journal.configuration.reading(SourceText(path: path, bytes: try journal.bytes(ofEntryAt: path)))
    // Only where something may be private, or nothing is found, what the file means is asked.
    if !source.bytes.withUnsafeBufferPointer(WrittenTexts.maySayPrivate) {
      var scanner = OutlineScanner()
      source.bytes.withUnsafeBufferPointer { scanner.scan($0, isOutliner: source.isOutliner) }
      if let place = place(in: source, scanner.outline, journal.configuration, hidden: [], width: width) { return place }
    }
    return place(in: FileReading(source, path: path, configuration: journal.configuration), width: width)
  }

  func place(in reading: FileReading, width: Int) -> SearchPlace {
    let hidden = reading.privateRanges
    // Where nothing is found it is as private as the file, or as any part of it.
    var place =
      place(in: reading.source, reading.outline, reading.configuration, hidden: hidden, width: width)
      ?? SearchPlace(isPrivate: !hidden.isEmpty, excerpt: SearchExcerpt(reading.publicTitle, width: width))
    place.hasPrivateText = !hidden.isEmpty
    return place
  }

  /// Whether the text of a file that is not private has what is looked for in texts.
  func has(_ match: TextMatch, inPublicTextOf reading: FileReading) -> Bool {
    let hidden = reading.privateRanges
    func stands(_ pattern: SearchPattern) -> Bool {
      if parts.contains("title"), Array(reading.publicTitle.utf8).withUnsafeBufferPointer({ !pattern.ranges(in: $0).isEmpty }) { return true }
      return pieces(of: reading.source, reading.outline, reading.configuration.sectionNames).contains { _, piece in
        let found = reading.source.bytes.withUnsafeBufferPointer {
          pattern.ranges(in: UnsafeBufferPointer(rebasing: $0[piece.lowerBound..<piece.upperBound]))
        }
        return found.contains { range in
          let (start, end) = (piece.lowerBound + range.lowerBound, piece.lowerBound + range.upperBound)
          return !hidden.contains { $0.lowerBound < end && start < $0.upperBound }
        }
      }
    }
    return QueryNode.text(match).patterns.contains(where: stands)
  }

  /// - Parameter hidden: Where private text stands, in order.
  private func place(
    in source: SourceText, _ outline: Outline, _ configuration: JournalConfiguration, hidden: [TextRange], width: Int
  ) -> SearchPlace? {
    var next = 0
    var best: (line: FoundLine, isPrivate: Bool)?
    let lines = LineTable(source)
    var counts: [Bool: [Int: Int]] = [:]
    for line in foundLines(in: pieces(of: source, outline, configuration.sectionNames), of: source, lines) {
      let start = line.ranges[0].lowerBound
      while next < hidden.count, hidden[next].upperBound <= start { next += 1 }
      let isPrivate = next < hidden.count && hidden[next].lowerBound <= start
      counts[isPrivate, default: [:]][line.patterns.count, default: 0] += 1
      if let best, (isPrivate ? 0 : 1, line.patterns.count) <= (best.isPrivate ? 0 : 1, best.line.patterns.count) { continue }
      best = (line, isPrivate)
    }
    guard let best else { return nil }
    let position = lines.position(of: best.line.ranges[0].lowerBound)
    func count(_ isPrivate: Bool) -> Int {
      (counts[isPrivate] ?? [:]).filter { $0.key >= best.line.patterns.count }.reduce(0) { $0 + $1.value } - (isPrivate == best.isPrivate ? 1 : 0)
    }
    return SearchPlace(
      line: position.line, column: position.column, part: best.line.part, isPrivate: best.isPrivate,
      excerpt: SearchExcerpt(source.bytes, line: lines.range(ofLine: position.line), matches: best.line.ranges, width: width),
      further: count(false), furtherPrivate: count(true))
  }

  /// A line of a file, with what was found there.
  private struct FoundLine {
    let number: Int
    let part: String
    /// What was found, by the places of the patterns.
    var patterns: Set<Int>
    /// In order; they may overlap.
    var ranges: [TextRange]
  }

  /// So many places of a word in a part of a file are compared for the line to show: millions would fill the memory to find one line.
  private static let mostPlaces = 50_000

  /// The lines that have something of what is looked for, from the first to the last; in a very long text of the first places of each word.
  private func foundLines(
    in pieces: [(part: String, range: TextRange)], of source: SourceText, _ lines: LineTable
  ) -> [FoundLine] {
    var found: [(range: TextRange, pattern: Int, part: String)] = []
    for (part, piece) in pieces {
      for (index, pattern) in patterns.enumerated() where pattern.concerns(part) {
        let ranges = source.bytes.withUnsafeBufferPointer {
          pattern.ranges(in: UnsafeBufferPointer(rebasing: $0[piece.lowerBound..<piece.upperBound]))
        }
        for range in ranges.prefix(Self.mostPlaces) {
          found.append((TextRange(piece.lowerBound + range.lowerBound, piece.lowerBound + range.upperBound), index, part))
        }
      }
    }
    found.sort { ($0.range.lowerBound, $0.range.upperBound) < ($1.range.lowerBound, $1.range.upperBound) }
    var foundLines: [FoundLine] = []
    for place in found {
      let number = lines.line(of: place.range.lowerBound)
      if foundLines.last?.number == number {
        foundLines[foundLines.count - 1].patterns.insert(place.pattern)
        foundLines[foundLines.count - 1].ranges.append(place.range)
      } else {
        foundLines.append(FoundLine(number: number, part: place.part, patterns: [place.pattern], ranges: [place.range]))
      }
    }
    return foundLines
  }

  /// The bytes of the parts that are looked through, titles first.
  private func pieces(of source: SourceText, _ outline: Outline, _ names: SectionNames) -> [(part: String, range: TextRange)] {
    var pieces: [(part: String, range: TextRange)] = []
    if parts.contains("title"), let title = outline.titleRange(in: source) { pieces.append(("title", title)) }
    let sections = BodyPlaces(outline, in: source, names).sections
    for piece in SearchPiece.all(of: source, from: outline.bodyStart, sections.lazy.map { (kind: $0.kind, range: $0.range) }) {
      let part = IndexSchema.textColumns[piece.column]
      if parts.contains(part) { pieces.append((part, piece.range)) }
    }
    return pieces
  }
}
