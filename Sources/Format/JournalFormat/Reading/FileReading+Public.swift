// What a file says besides its private parts, as lists, reports and the index tell it.

public import JournalModel
import JournalText
import MarkdownSyntax

extension FileReading {
  /// How the day was: what its front matter says, else the mood that its log tells last.
  public func mood(_ labels: MoodLabels) -> Mood? { decoded.mood ?? toldMood(labels)?.mood }

  /// The mood that the log of the day tells last; nil where it tells none.
  public func toldMood(_ labels: MoodLabels) -> ToldMood? { log.lazy.map(\.logLine).lastMood(labels, night: configuration.dayStart) }

  /// How the day was, as far as text that is not private says it.
  public func publicMood(_ labels: MoodLabels) -> Mood? {
    if let mood = decoded.mood { return mood }
    let lines = sections.filter { !$0.isPrivate }.flatMap(\.log).map(\.logLine).filter { !$0.isPrivate }
    return lines.lastMood(labels, night: configuration.dayStart)?.mood
  }

  /// How a day was, where private text says it; nil where the public text says the same, and of other entries.
  public func privateMood(_ labels: MoodLabels) -> Mood? {
    guard kind == .day else { return nil }
    if isPrivate { return mood(labels) }
    guard decoded.mood == nil, sections.contains(where: { $0.isPrivate || $0.log.contains(where: \.logLine.isPrivate) }) else { return nil }
    let mood = mood(labels)
    return mood == publicMood(labels) ? nil : mood
  }

  /// Whether private text alone says how the day was, be that told to its owner or not.
  public func wasMoodPrivate(_ labels: MoodLabels) -> Bool { (veiled ?? self).privateMood(labels) != nil }

  /// The tags of front matter and text, each once, in the order in which they first stand there, without those in private text.
  public var tags: [String] {
    if isPrivate { return [] }
    let tags = publicTags
    if tags.count < 2 { return tags }
    var seen: Set<String> = []
    return tags.filter { seen.insert($0.lowercased()).inserted }
  }

  /// The tags of front matter and text, as often as they stand there, without those in private text.
  public var publicTags: [String] {
    var tags = decoded.texts("tags")
    if !outline.hasSpans(of: .tag, in: source) { return tags }
    // Items and lines that are private as a whole, wherever in them it is said.
    if isUnveiled { return tags + outline.blocks.indices.flatMap { inlineTags(ofBlock: $0) } }
    let hidden = Set(
      sections.flatMap { section in
        section.items.filter(\.item.isPrivate).map(\.block) + section.log.filter(\.logLine.isPrivate).map(\.block)
      })
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
      let found = inlineTags(ofBlock: index)
      if found.contains(where: { $0.lowercased() == Self.privateTag }) {
        if block.kind == .heading, block.depth == 0 {
          if privateLevel == nil { privateLevel = block.level }
        } else if block.parent >= 0, outline.blocks[Int(block.parent)].kind == .item {
          // The item as a whole is private; nothing of it came before this, its first, paragraph.
          index = max(index + 1, Int(outline.blocks[Int(block.parent)].next))
          continue
        }
      } else if privateLevel == nil {
        tags += found
      }
      index += 1
    }
    return tags
  }

  /// Whether a block of the outline, with what stands in it, has the tag that keeps text from others.
  public func isMarkedPrivate(_ blocks: Range<Int>) -> Bool {
    !isUnveiled && blocks.contains { index in inlineTags(ofBlock: index).contains { $0.lowercased() == Self.privateTag } }
  }

  /// The tag that keeps text out of reports.
  public static let privateTag = "private"

  private func inlineTags(ofBlock index: Int) -> [String] {
    switch outline.blocks[index].kind {
    case .paragraph, .heading, .table:
      outline.inlineSpans(ofBlock: index, in: source).filter { $0.kind == .tag }.map { source.text($0.name) }
    default: []
    }
  }
}
