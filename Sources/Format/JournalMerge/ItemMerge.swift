// An item that both sides changed: box, words, fields and id each for itself.

import JournalLanguage
import JournalModel
import JournalText

/// The merge of one list item.
struct ItemMerge {
  let markers: ConflictMarkers
  let section: SectionKind

  /// - Parameter base: Nil where the item was added on both sides.
  func merge(_ base: [UInt8]?, _ ours: [UInt8], _ theirs: [UInt8]) -> MergeResult {
    let text = TextMerge(markers: markers)
    let (o, a, b) = (base.map(Self.split), Self.split(ours), Self.split(theirs))
    let below = below(o?.rest, a.rest, b.rest)
    if a.head == b.head || b.head == o?.head { return joined(MergeResult(a.head), below) }
    if a.head == o?.head { return joined(MergeResult(b.head), below) }
    guard let partsA = ItemParts(a.head), let partsB = ItemParts(b.head) else { return text.merge(base ?? [], ours, theirs, as: .rigid) }
    let partsO = o.flatMap { ItemParts($0.head) }
    do throws(Clash) {
      return joined(MergeResult(try head(partsO, partsA, partsB)), below)
    } catch {
      let conflict = MergeConflict(error.reason)
      return joined(MergeResult(markers.conflict(a.head, b.head, conflict), conflicts: [conflict]), below)
    }
  }

  /// Items below it as items, and everything else by lines.
  private func below(_ base: [UInt8]?, _ ours: [UInt8], _ theirs: [UInt8]) -> MergeResult {
    if ours == theirs || theirs == base { return MergeResult(ours) }
    if ours == base { return MergeResult(theirs) }
    if let merged = ItemChildren.merge(base, ours, theirs, in: section, markers) { return merged }
    let text = TextMerge(markers: markers)
    return base.map { text.merge($0, ours, theirs, as: .prose) } ?? text.merge(ours, theirs, as: .prose)
  }

  private struct Clash: ExplainedError {
    var reason: MergeConflict.Reason
    var code: ErrorCode { .conflict }
    var what: String { MergeConflict(reason).message.inEnglish }
  }

  private func joined(_ head: MergeResult, _ below: MergeResult) -> MergeResult {
    MergeResult(head.bytes + below.bytes, conflicts: head.conflicts + below.conflicts)
  }

  private static func split(_ bytes: [UInt8]) -> (head: [UInt8], rest: [UInt8]) {
    let end = bytes.firstIndex(of: ASCII.lineFeed).map { $0 + 1 } ?? bytes.count
    return (Array(bytes[..<end]), Array(bytes[end...]))
  }

  private func head(_ base: ItemParts?, _ ours: ItemParts, _ theirs: ItemParts) throws(Clash) -> [UInt8] {
    guard ours.isOrdered, theirs.isOrdered, base?.isOrdered ?? true else {
      // Fields between the words: they are words among words, as long as nothing meets.
      guard let base, let words = TextMerge.words(base.bytes, ours.bytes, theirs.bytes) else { throw Clash(reason: .words) }
      return words
    }
    var merged = ours
    if base?.marker == ours.marker { merged.marker = theirs.marker }
    try mergeBox(base, ours, theirs, into: &merged)
    merged.words = try words(base, ours, theirs)
    merged.fields = try fields(base, ours, theirs)
    let id = Self.choice(base.map(\.id), ours.id, theirs.id)
    guard let id else {
      // A new id on one side, nothing known of before.
      if let one = ours.id, let other = theirs.id, one != other { throw Clash(reason: .words) }
      (merged.id, merged.idGap) = ours.id == nil ? (theirs.id, theirs.idGap) : (ours.id, ours.idGap)
      return merged.bytes
    }
    (merged.id, merged.idGap) = (id, id == ours.id ? ours.idGap : theirs.idGap)
    return merged.bytes
  }

  /// What one side alone changed; nil where both did, or nothing is known of before.
  private static func choice<Value: Equatable>(_ base: Value?, _ ours: Value, _ theirs: Value) -> Value? {
    if ours == theirs || theirs == base { return ours }
    return ours == base ? theirs : nil
  }

  private func mergeBox(_ base: ItemParts?, _ ours: ItemParts, _ theirs: ItemParts, into merged: inout ItemParts) throws(Clash) {
    if let box = Self.choice(base.map(\.box), ours.box, theirs.box) {
      merged.box = box
      merged.boxGap = box == ours.box ? ours.boxGap : theirs.boxGap
      return
    }
    // Nothing is known of before: an answer counts more than none.
    func isOpen(_ box: [UInt8]?) -> Bool { box == nil || box == Array("[ ]".utf8) }
    if base == nil, isOpen(theirs.box) || isOpen(ours.box) {
      let isOurs = isOpen(theirs.box) && !(isOpen(ours.box) && ours.box == nil)
      (merged.box, merged.boxGap) = isOurs ? (ours.box, ours.boxGap) : (theirs.box, theirs.boxGap)
      return
    }
    let (a, b) = (Self.text(ours.box), Self.text(theirs.box))
    throw Clash(reason: section == .review || section == .try ? .verdict(ours: a, theirs: b) : .box(ours: a, theirs: b))
  }

  private static func text(_ box: [UInt8]?) -> String { String(decoding: box ?? Array("[ ]".utf8), as: UTF8.self) }

  private func words(_ base: ItemParts?, _ ours: ItemParts, _ theirs: ItemParts) throws(Clash) -> [ArraySlice<UInt8>] {
    let (a, b, o) = (ours.plainWords, theirs.plainWords, base?.plainWords)
    if a == b || b == o { return ours.words }
    if a == o { return theirs.words }
    guard let base else {
      guard let fuller = TextMerge.fuller(a, b) else { throw Clash(reason: .words) }
      return fuller == a ? ours.words : theirs.words
    }
    guard let words = TextMerge.words(Array(base.words.joined()), Array(ours.words.joined()), Array(theirs.words.joined())) else {
      throw Clash(reason: .words)
    }
    return [words[...]]
  }

  /// By key, in the order of ours, and behind them what theirs alone has.
  private func fields(_ base: ItemParts?, _ ours: ItemParts, _ theirs: ItemParts) throws(Clash) -> [ItemParts.Field] {
    let (keysO, keysA, keysB) = (Self.keyed(base?.fields ?? []), Self.keyed(ours.fields), Self.keyed(theirs.fields))
    var fields: [ItemParts.Field] = []
    for (key, field) in keysA {
      let (old, other) = (keysO.first { $0.0 == key }?.1, keysB.first { $0.0 == key }?.1)
      if let other {
        guard let value = Self.choice(old?.bytes, field.bytes, other.bytes) else {
          throw Clash(reason: .field(String(decoding: field.key, as: UTF8.self)))
        }
        fields.append(ItemParts.Field(key: field.key, before: field.before, bytes: value))
      } else if let old {
        // Taken out there; gone where it was not changed here.
        if old.bytes != field.bytes { throw Clash(reason: .field(String(decoding: field.key, as: UTF8.self))) }
      } else {
        fields.append(field)
      }
    }
    for (key, field) in keysB where !keysA.contains(where: { $0.0 == key }) {
      if let old = keysO.first(where: { $0.0 == key })?.1 {
        if old.bytes != field.bytes { throw Clash(reason: .field(String(decoding: field.key, as: UTF8.self))) }
      } else {
        // One blank before the first, two between the others where they have no way of their own.
        let usual = ours.fields.count > 1 ? ours.fields[1].before : [ASCII.space, ASCII.space]
        fields.append(ItemParts.Field(key: field.key, before: fields.isEmpty ? [ASCII.space] : usual, bytes: field.bytes))
      }
    }
    return fields
  }

  /// Fields by their key and how many of it stand before.
  private static func keyed(_ fields: [ItemParts.Field]) -> [([UInt8], ItemParts.Field)] {
    var counts: [[UInt8]: Int] = [:]
    return fields.map { field in
      let count = counts[field.key, default: 0]
      counts[field.key] = count + 1
      return (field.key + Array("#\(count)".utf8), field)
    }
  }
}
