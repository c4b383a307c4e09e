// Two versions of a file of a journal are compared by what they say: properties by key, items by id or words, logs line by line, text by words.

public import JournalFormat
import JournalModel
import JournalText
import MarkdownSyntax

/// What one version of a file says otherwise than another. Pure and total: where bytes differ there is at least one change.
public struct EntryComparison {
  private let old: FileReading?
  private let new: FileReading?

  /// - Parameters:
  ///   - old: The earlier version; nil where there was none.
  ///   - new: The later one; nil where there is none any more.
  public init(from old: FileReading?, to new: FileReading?) { (self.old, self.new) = (old, new) }

  /// In the order of the new version: properties, items and lines of the log, text. What is gone stands before what follows it.
  public func changes() -> [EntryChange] {
    if let old, let new, old.source.bytes == new.source.bytes { return [] }
    var changes = properties() + SaidItems(old).changes(to: SaidItems(new)) + SaidLog(old).changes(to: SaidLog(new))
    changes += ProseComparison(from: old, to: new).changes()
    return changes.isEmpty && old != nil && new != nil ? [EntryChange(.form, line: nil, isPrivate: false)] : changes
  }

  /// Of all that a new file says only what it says of how Tries and Actions came out.
  public static func closings(in new: FileReading) -> [EntryChange] {
    let sections = new.sections + (new.scattered.map { [$0] } ?? [])
    return sections.filter { [.review, .try, .action].contains($0.kind) }.flatMap { section in
      section.items.filter { $0.item.state.map { !$0.isOpen } ?? false && !$0.isPlaceholder }.map { one in
        EntryChange(
          .added(section.kind, one.item), line: one.line, isPrivate: section.isPrivate || one.item.isPrivate,
          target: section.kind == .review ? ReviewLink(of: one, in: new.places)?.item.id : nil)
      }
    }
  }

  private func properties() -> [EntryChange] {
    if new?.outline.frontMatter?.isBroken ?? false, !(old?.outline.frontMatter?.isBroken ?? false) { return [EntryChange(.unreadable)] }
    // What could not be read before is no change now.
    if old?.outline.frontMatter?.isBroken ?? false { return [] }
    // Of a file that was begun, its name says these.
    let known: Set<String> = old == nil || new == nil ? ["type", "date", "start", "end", "id", "created", "updated", "schema"] : []
    var olds: [String: PropertyText] = [:]
    for property in old?.properties ?? [] { olds[property.key] = property.value }
    var changes: [EntryChange] = []
    var seen: Set<String> = []
    for property in new?.properties ?? [] {
      let before = olds[property.key]
      guard seen.insert(property.key).inserted, before != property.value, !known.contains(property.key) else { continue }
      let isEmpty = before == nil && property.value.said.isEmpty
      if isEmpty { continue }
      changes.append(
        EntryChange(.property(property.key, from: before, to: property.value), line: new?.lines.line(of: property.keyRange.lowerBound)))
    }
    for property in old?.properties ?? [] where seen.insert(property.key).inserted && !known.contains(property.key) {
      if property.value.said.isEmpty { continue }
      changes.append(EntryChange(.property(property.key, from: property.value, to: nil)))
    }
    return changes
  }
}

/// The items of all sections of a file.
private struct SaidItems {
  struct One {
    var item: Item
    var section: SectionKind
    var line: Int
    var isPrivate: Bool
    var target: String?
  }

  private(set) var items: [One] = []
  private var pieces: [Piece] = []

  init(_ reading: FileReading?) {
    guard let reading else { return }
    let scattered = reading.scattered.map { [$0] } ?? []
    for section in reading.sections + scattered {
      for one in section.items where !one.isPlaceholder {
        let target = section.kind == .review ? ReviewLink(of: one, in: reading.places)?.item.id : nil
        items.append(
          One(
            item: one.item, section: section.kind, line: one.line, isPrivate: section.isPrivate || one.item.isPrivate, target: target))
        // What a Review says of an item is never that item itself.
        var piece = Piece(section.kind == .review ? .rigid : .item, Array(reading.source[one.range]))
        piece.section = section.kind
        piece.id = one.item.id.map { Array($0.utf8) }
        piece.strong = piece.id ?? target.map { Array("review \($0)".utf8) }
        piece.weak = Array(one.item.text.utf8)
        pieces.append(piece)
      }
    }
  }

  func changes(to new: SaidItems) -> [EntryChange] {
    let pairs = pairs(with: new)
    let paired = Set(pairs.compactMap(\.self))
    var changes: [EntryChange] = []
    for (place, one) in new.items.enumerated() {
      guard let base = pairs[place] else {
        changes.append(EntryChange(.added(one.section, one.item), line: one.line, isPrivate: one.isPrivate, target: one.target))
        continue
      }
      changes += Self.changes(from: items[base], to: one)
    }
    for (place, one) in items.enumerated() where !paired.contains(place) {
      changes.append(EntryChange(.removed(one.section, one.item), isPrivate: one.isPrivate, target: one.target))
    }
    return changes
  }

  /// For each item of the new version which one of this it was; nil for a new one.
  private func pairs(with new: SaidItems) -> [Int?] {
    let match = PieceMatch(pieces, new.pieces)
    var pairs = match.baseOfSide
    var left = match.sideOfBase.indices.filter { match.sideOfBase[$0] == nil }
    let fresh = pairs.indices.filter { pairs[$0] == nil }
    if left.isEmpty || left.count * fresh.count > 2_500 { return pairs }
    // One that was moved and edited is nearer to what it was than to nothing.
    for place in fresh {
      let piece = new.pieces[place]
      var best: (base: Int, likeness: Double)?
      for base in left where pieces[base].kind == piece.kind && items[base].section == new.items[place].section {
        if let id = pieces[base].id, let other = piece.id, id != other { continue }
        let likeness = pieces[base].likeness(piece)
        if likeness >= 0.5, likeness > best?.likeness ?? 0 { best = (base, likeness) }
      }
      guard let best else { continue }
      pairs[place] = best.base
      left.removeAll { $0 == best.base }
    }
    return pairs
  }

  private static func changes(from old: One, to new: One) -> [EntryChange] {
    var found: [EntryChange.What] = []
    if old.section != new.section { found.append(.moved(new.item, from: old.section, to: new.section)) }
    if old.item.state != new.item.state { found.append(.box(new.section, new.item, from: old.item.state)) }
    if old.item.text != new.item.text || old.item.details != new.item.details { found.append(.words(new.section, new.item, from: old.item)) }
    let keys = (new.item.fields + old.item.fields).reduce(into: [String]()) { if !$0.contains($1.key) { $0.append($1.key) } }
    for key in keys {
      let (before, after) = (old.item.fields.value(of: key), new.item.fields.value(of: key))
      if before != after { found.append(.field(new.section, new.item, key: key, from: before, to: after)) }
    }
    return found.map { EntryChange($0, line: new.line, isPrivate: old.isPrivate || new.isPrivate, target: new.target) }
  }
}

/// The lines of the logs of a file.
private struct SaidLog {
  private var lines: [(line: LogLine, number: Int, isPrivate: Bool)] = []
  private var pieces: [Piece] = []

  init(_ reading: FileReading?) {
    guard let reading else { return }
    for section in reading.sections {
      for one in section.log {
        lines.append((one.logLine, one.line, section.isPrivate || one.logLine.isPrivate))
        var piece = Piece(.item, Array(reading.source[one.range]))
        piece.section = .log
        piece.id = one.logLine.id.map { Array($0.utf8) }
        piece.strong = piece.id
        // What was done at a time is known again by that, whatever else of it is told.
        let known = [one.logLine.time?.text, one.logLine.activity, one.logLine.text].compactMap(\.self).joined(separator: " ")
        piece.weak = known.isEmpty ? nil : Array(known.utf8)
        pieces.append(piece)
      }
    }
  }

  func changes(to new: SaidLog) -> [EntryChange] {
    let match = PieceMatch(pieces, new.pieces)
    var changes: [EntryChange] = []
    for (place, one) in new.lines.enumerated() {
      guard let base = match.baseOfSide[place] else {
        changes.append(EntryChange(.log(from: nil, to: one.line), line: one.number, isPrivate: one.isPrivate))
        continue
      }
      let old = lines[base]
      if Self.says(old.line, one.line) { continue }
      changes.append(EntryChange(.log(from: old.line, to: one.line), line: one.number, isPrivate: old.isPrivate || one.isPrivate))
    }
    for (place, one) in lines.enumerated() where match.sideOfBase[place] == nil {
      changes.append(EntryChange(.log(from: one.line, to: nil), isPrivate: one.isPrivate))
    }
    return changes
  }

  /// Whether two lines say the same; ids are none of what they say.
  private static func says(_ old: LogLine, _ new: LogLine) -> Bool {
    var old = old
    old.id = new.id
    return old == new
  }
}
