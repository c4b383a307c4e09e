// From the places in a file to its models: sections, items and log lines.

import JournalModel
import JournalText
import MarkdownSyntax

extension SectionReading {
  /// What a section says.
  init(_ place: SectionPlace, of places: EntryPlaces) {
    let (outline, lines) = (places.outline, places.lines)
    let heading = outline.blocks[place.block]
    let found = places.items(of: place)
    let isLog = place.kind == .log
    var taken = found.map { outline.blocks[$0.block].range }
    var reflection: Reflection?
    if place.kind == .reflection { (reflection, taken) = places.reflection(place) }
    let start = lines.range(ofLine: lines.line(of: heading.range.upperBound)).upperBound
    self.init(
      kind: place.kind, heading: outline.text(ofHeading: heading, in: places.source), block: place.block, line: place.line,
      range: place.range, items: isLog ? [] : found.map { ItemReading($0, of: places.text) },
      log: isLog ? found.map { LogReading($0, of: places.text) } : [], reflection: reflection, isPrivate: place.isPrivate,
      source: places.source, proseRanges: places.gaps(from: start, to: place.range.upperBound, between: taken))
  }
}

extension SectionReading {
  /// The Actions that stand in no section of Actions.
  init(scattered place: SectionPlace, of places: EntryPlaces) {
    self.init(
      kind: place.kind, heading: "", block: place.block, line: 1, range: place.range,
      items: places.items(of: place).map { ItemReading($0, of: places.text) }, log: [], reflection: nil, isPrivate: false,
      source: places.source, proseRanges: [])
  }
}

extension ItemReading {
  /// What an item says.
  package init(_ line: ItemLine, of text: ItemSource) {
    let fields = text.fields(of: line)
    let item = Item(
      state: line.state, text: text.text(of: line), details: text.details(of: line), fields: fields.map(\.field), tags: text.tags(of: line),
      links: text.links(of: line), id: text.id(of: line), isPrivate: line.isPrivate)
    self.init(
      item: item, block: line.block, line: line.line, range: text.outline.blocks[line.block].range, firstLine: line.firstLine,
      fields: fields, idRange: line.idRange)
  }
}

extension LogReading {
  /// What a line of a log says.
  package init(_ line: ItemLine, of text: ItemSource) {
    let (fields, activity) = (text.fields(of: line), text.activity(of: line))
    let logLine = LogLine(
      box: line.state, time: line.time, activity: activity?.file, shown: activity?.shown, text: text.text(of: line),
      details: text.details(of: line), fields: fields.map(\.field), tags: text.tags(of: line), links: text.links(of: line),
      id: text.id(of: line), isPrivate: line.isPrivate)
    self.init(
      logLine: logLine, block: line.block, line: line.line, range: text.outline.blocks[line.block].range, firstLine: line.firstLine,
      timeRange: line.timeRange, fields: fields, idRange: line.idRange, activity: activity)
  }
}

extension EntryPlaces {
  /// The first list line of a reflection, where it has fields and stands before all questions, with these; nil where there is none.
  package func reflectionLine(_ place: SectionPlace) -> (line: ItemLine, fields: [FieldReading])? {
    var text = text
    return reflectionLine(place, from: &text).map { ($0, text.fields(of: $0)) }
  }

  private func reflectionLine(_ place: SectionPlace, from text: inout ItemSource) -> ItemLine? {
    let held = outline.tops(of: place.blocks)
    guard let first = held.first(where: { outline.blocks[$0].kind == .item }), held.first(where: { isStep($0) }).map({ first < $0 }) ?? true
    else { return nil }
    let line = text.read(block: first, as: .log)
    return line.fields.isEmpty ? nil : line
  }

  /// Whether a block is a question.
  private func isStep(_ block: Int) -> Bool { outline.blocks[block].kind == .heading && outline.blocks[block].level == 3 }

  /// The fields of the first list line, then a step for each heading of level 3; what is left is prose.
  fileprivate func reflection(_ place: SectionPlace) -> (Reflection, taken: [TextRange]) {
    let (held, end) = (outline.tops(of: place.blocks), place.range.upperBound)
    var reflection = Reflection()
    var taken: [TextRange] = []
    let steps = held.filter { isStep($0) }
    var text = text
    if let line = reflectionLine(place, from: &text) {
      reflection.text = text.text(of: line)
      reflection.fields = text.fields(of: line).map(\.field)
      taken.append(outline.blocks[line.block].range)
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
  fileprivate func gaps(from start: Int, to end: Int, between taken: [TextRange]) -> [TextRange] {
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
}

extension SourceText {
  /// The Markdown of some ranges, each without blank lines around it, with an empty line between them; line ends as LF.
  func prose(_ ranges: [TextRange]) -> String {
    ranges.map { text($0).withLineFeeds.withoutBlankEdges }.filter { !$0.isEmpty }.joined(separator: "\n\n")
  }
}
