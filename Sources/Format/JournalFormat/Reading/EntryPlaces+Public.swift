// What one file says besides its private parts, and where those stand.

package import JournalModel
package import JournalText
import MarkdownSyntax

/// Private text, asked for places in the order of the file: each is looked at once.
struct HiddenPlaces {
  private let ranges: [TextRange]
  private var next = 0

  /// - Parameter ranges: In the order of the file.
  init(_ ranges: [TextRange]) { self.ranges = ranges }

  /// Whether a byte is private.
  mutating func hold(_ offset: Int) -> Bool {
    while next < ranges.count, ranges[next].upperBound <= offset { next += 1 }
    return next < ranges.count && ranges[next].contains(offset)
  }
}

extension EntryPlaces {
  /// The lines of all logs that tell a mood, with what comes before them; those that others see alone where it is asked for.
  private func moodLines(ofPublic: Bool) -> [LogLine] {
    let logs = sections.filter { $0.kind == .log && !(ofPublic && $0.isPrivate) }
    // Few logs tell a mood.
    guard logs.contains(where: { items(of: $0).contains { text.lastField(.mood, of: $0) != nil } }) else { return [] }
    return logs.flatMap { items(of: $0).filter { !(ofPublic && $0.isPrivate) }.map { LogReading($0, of: text).logLine } }
  }

  /// How the day was: what its front matter says, else its text in a field, else the mood that its log tells last.
  package func mood(_ labels: MoodLabels) -> Mood? { statedMood ?? toldMood(labels)?.mood }

  /// The mood that the log of the day tells last; nil where it tells none.
  package func toldMood(_ labels: MoodLabels) -> ToldMood? {
    moodLines(ofPublic: false).lastMood(labels, night: configuration.dayStart)
  }

  /// How the day was, as far as text that is not private says it.
  package func publicMood(_ labels: MoodLabels) -> Mood? {
    statedMood ?? moodLines(ofPublic: true).lastMood(labels, night: configuration.dayStart)?.mood
  }

  /// How a day was, where private text says it; nil where the public text says the same, and of other entries.
  package func privateMood(_ labels: MoodLabels) -> Mood? {
    guard kind == .day else { return nil }
    if isPrivate { return mood(labels) }
    let isHidden = sections.contains { $0.kind == .log && ($0.isPrivate || items(of: $0).contains(where: \.isPrivate)) }
    guard isHidden, statedMood == nil else { return nil }
    let mood = mood(labels)
    return mood == publicMood(labels) ? nil : mood
  }

  /// The tags of front matter and text, each once, in the order in which they first stand there, without those in private text.
  package var tags: [String] { isPrivate ? [] : publicTags.withoutDoubles }

  /// The tags of front matter and text, as often as they stand there, without those in private text.
  var publicTags: [String] {
    var tags = decoded.texts("tags")
    if !outline.spans.contains(where: { $0.kind == .tag }) { return tags }
    if !hasPrivateTag {
      for span in text.text.outline.spans where span.kind == .tag { tags.append(source.text(span.name)) }
      return tags
    }
    let hidden = hiddenBlocks
    // The level of the heading that makes what follows private, until a heading of that level or a higher one.
    var privateLevel: UInt8?
    var index = 0
    while index < outline.blocks.count {
      let block = outline.blocks[index]
      if hidden.contains(index) {
        index = max(index + 1, Int(block.next))
        continue
      }
      if block.kind == .heading, block.depth == 0, let level = privateLevel, block.level <= level { privateLevel = nil }
      if isMarkedPrivate(index) {
        if block.kind == .heading, block.depth == 0 {
          if privateLevel == nil { privateLevel = block.level }
        } else if block.parent >= 0, outline.blocks[Int(block.parent)].kind == .item {
          // The item as a whole is private; nothing of it came before this, its first, paragraph.
          index = max(index + 1, Int(outline.blocks[Int(block.parent)].next))
          continue
        }
      } else if privateLevel == nil {
        for place in outline.spanPlaces(in: index..<index + 1) where outline.spans[place].kind == .tag {
          tags.append(source.text(outline.spans[place].name))
        }
      }
      index += 1
    }
    return tags
  }

  /// The items and lines that are private as a whole, wherever in them it is said, by their blocks.
  private var hiddenBlocks: Set<Int> { Self.hiddenBlocks(items) }

  private static func hiddenBlocks(_ items: some Sequence<ItemLine>) -> Set<Int> {
    var hidden: Set<Int> = []
    for item in items where item.isPrivate { hidden.insert(item.block) }
    return hidden
  }

  /// Whether a text of the file has the tag that keeps something out of reports.
  package var hasPrivateTag: Bool { text.text.outline.hasPrivateTag(0..<text.text.outline.spans.count, in: source) }

  /// The bytes that are kept out of reports, in the order of the file: all of a private file; else what follows a private heading, and
  /// private items, lines of the log and paragraphs.
  package var privateRanges: [TextRange] {
    isPrivate ? [TextRange(0, source.bytes.count)] : Self.privateRanges(text, items[...])
  }

  /// The same of a file that is not private as a whole.
  /// - Parameter items: Those that are known to be private or not.
  static func privateRanges(_ text: ItemSource, _ items: ArraySlice<ItemLine>) -> [TextRange] {
    let (outline, hidden) = (text.outline, hiddenBlocks(items))
    var ranges: [TextRange] = []
    /// The heading that makes what follows private, until a heading of its level or a higher one.
    var open: (level: UInt8, start: Int)?
    var index = 0
    while index < outline.blocks.count {
      let block = outline.blocks[index]
      index += 1
      if block.kind == .heading, block.depth == 0, let heading = open, block.level <= heading.level {
        ranges.append(TextRange(heading.start, block.range.lowerBound))
        open = nil
      }
      if open != nil { continue }
      if hidden.contains(index - 1) {
        ranges.append(block.range)
        index = max(index, Int(block.next))
      } else if text.isMarkedPrivate(index - 1) {
        if block.kind == .heading, block.depth == 0 {
          open = (block.level, block.range.lowerBound)
        } else if block.parent >= 0, outline.blocks[Int(block.parent)].kind == .item {
          let item = outline.blocks[Int(block.parent)]
          ranges.append(item.range)
          index = max(index, Int(item.next))
        } else {
          ranges.append(block.range)
        }
      }
    }
    if let open { ranges.append(TextRange(open.start, text.source.bytes.count)) }
    return ranges
  }
}
