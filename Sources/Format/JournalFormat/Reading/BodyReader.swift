// From the blocks of a body to sections, items and log lines.

import JournalModel
import JournalText
import MarkdownSyntax

/// Reads the body of one file.
struct BodyReader {
  let source: SourceText
  let outline: Outline
  let lines: LineTable
  let names: SectionNames

  /// The sections, in order, and where the Markdown stands that is in none.
  func read() -> (sections: [SectionReading], prose: [TextRange]) {
    let places = BodyPlaces(outline, in: source, names)
    return (places.sections.map(section), places.prose)
  }

  /// The text of the first heading of level 1, with `ofPublic` of the first that is not private; nil where there is none.
  func title(ofPublic: Bool = false) -> String? {
    var index = 0
    while index < outline.blocks.count {
      let block = outline.blocks[index]
      if block.kind == .heading, block.level == 1, !(ofPublic && isPrivate(heading: index)) {
        let text = outline.text(ofHeading: block, in: source)
        if !text.isEmpty { return text }
      }
      index = max(index + 1, Int(block.next))
    }
    return nil
  }

  private func section(_ place: SectionPlace) -> SectionReading {
    let index = place.block
    let heading = outline.blocks[index]
    let held = outline.tops(of: place.blocks)
    let end = place.range.upperBound
    let start = lines.range(ofLine: lines.line(of: heading.range.upperBound)).upperBound
    var items: [ItemReading] = []
    var log: [LogReading] = []
    var reflection: Reflection?
    var taken: [TextRange] = []
    switch place.kind {
    case .review, .keep, .problem, .try, .action:
      let found = held.filter { outline.blocks[$0].kind == .item }
      let hidden = privateParts(held)
      items = found.map { item($0, isPrivate: hidden.contains($0)) }
      taken = found.map { outline.blocks[$0].range }
    case .log:
      let found = held.filter { outline.blocks[$0].kind == .item }
      let hidden = privateParts(held)
      log = found.map { logLine($0, isPrivate: hidden.contains($0)) }
      taken = found.map { outline.blocks[$0].range }
    case .reflection: (reflection, taken) = self.reflection(held, end: end)
    case .notes, .other: break
    }
    return SectionReading(
      kind: place.kind, heading: place.heading, block: index, line: lines.line(of: heading.range.lowerBound), range: place.range,
      items: items, log: log, reflection: reflection,
      // A private heading of level 1 covers the sections below it.
      isPrivate: place.above.map { isPrivate(heading: $0) } ?? false || isPrivate(heading: index), source: source,
      proseRanges: gaps(from: start, to: end, between: taken))
  }

  private func item(_ index: Int, isPrivate: Bool) -> ItemReading {
    let block = outline.blocks[index]
    let line = ItemLine(block: index, in: outline, of: source, lines: lines, as: .item)
    let item = Item(
      state: line.state, text: line.text, details: line.details, fields: line.fields.map(\.field), tags: line.tags, links: line.links,
      id: line.id, isPrivate: isPrivate || Self.isPrivate(line.tags))
    return ItemReading(
      item: item, block: index, line: lines.line(of: block.range.lowerBound), range: block.range, firstLine: line.firstLine,
      fields: line.fields, idRange: line.idRange)
  }

  private func logLine(_ index: Int, isPrivate: Bool) -> LogReading {
    let block = outline.blocks[index]
    let line = ItemLine(block: index, in: outline, of: source, lines: lines, as: .log)
    let logLine = LogLine(
      box: line.state, time: line.time, activity: line.activity?.file, shown: line.activity?.shown, text: line.text,
      details: line.details, fields: line.fields.map(\.field), tags: line.tags, links: line.links, id: line.id,
      isPrivate: isPrivate || Self.isPrivate(line.tags))
    return LogReading(
      logLine: logLine, block: index, line: lines.line(of: block.range.lowerBound), range: block.range, firstLine: line.firstLine,
      timeRange: line.timeRange, fields: line.fields, idRange: line.idRange, activity: line.activity)
  }

  /// The fields of the first list line, then a step for each heading of level 3; what is left is prose.
  private func reflection(_ held: [Int], end: Int) -> (Reflection, taken: [TextRange]) {
    var reflection = Reflection()
    var taken: [TextRange] = []
    let steps = held.filter { outline.blocks[$0].kind == .heading && outline.blocks[$0].level == 3 }
    if let first = held.first(where: { outline.blocks[$0].kind == .item }), steps.first.map({ first < $0 }) ?? true {
      let line = ItemLine(block: first, in: outline, of: source, lines: lines, as: .log)
      if !line.fields.isEmpty {
        reflection.text = line.text
        reflection.fields = line.fields.map(\.field)
        taken.append(outline.blocks[first].range)
      }
    }
    for (number, step) in steps.enumerated() {
      let heading = outline.blocks[step]
      let next = number + 1 < steps.count ? lineStart(of: outline.blocks[steps[number + 1]]) : end
      let answer = TextRange(lines.range(ofLine: lines.line(of: heading.range.upperBound)).upperBound, next)
      reflection.steps.append(Reflection.Step(question: outline.text(ofHeading: heading, in: source), answer: source.prose([answer])))
      taken.append(TextRange(heading.range.lowerBound, next))
    }
    return (reflection, taken)
  }

  /// The parts of a range that others leave over, in order.
  private func gaps(from start: Int, to end: Int, between taken: [TextRange]) -> [TextRange] {
    var gaps: [TextRange] = []
    var cursor = start
    for range in taken {
      let lower = lines.starts[lines.line(of: range.lowerBound) - 1]
      if lower > cursor { gaps.append(TextRange(cursor, lower)) }
      cursor = max(cursor, range.upperBound)
    }
    if cursor < end { gaps.append(TextRange(cursor, end)) }
    return gaps
  }

  private func lineStart(of block: Block) -> Int { lines.starts[lines.line(of: block.range.lowerBound) - 1] }

  /// The blocks of a section that stand under a private heading of a lower level.
  private func privateParts(_ held: [Int]) -> Set<Int> {
    var hidden: Set<Int> = []
    var level: UInt8?
    for index in held {
      let block = outline.blocks[index]
      if block.kind == .heading {
        if let open = level, block.level <= open { level = nil }
        if level == nil, isPrivate(heading: index) { level = block.level }
      } else if level != nil {
        hidden.insert(index)
      }
    }
    return hidden
  }

  private func isPrivate(heading index: Int) -> Bool {
    Self.isPrivate(outline.inlineSpans(ofBlock: index, in: source).filter { $0.kind == .tag }.map { source.text($0.name) })
  }

  /// Whether one of the tags keeps its text out of reports.
  static func isPrivate(_ tags: [String]) -> Bool { tags.contains { $0.lowercased() == "private" } }
}

extension SourceText {
  /// The Markdown of some ranges, each without blank lines around it, with an empty line between them; line ends as LF.
  func prose(_ ranges: [TextRange]) -> String {
    ranges.map { text($0).withLineFeeds.withoutBlankEdges }.filter { !$0.isEmpty }.joined(separator: "\n\n")
  }
}
