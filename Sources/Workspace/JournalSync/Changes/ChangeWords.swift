// A change in words.

import Documents
import JournalDates
import JournalFormat
public import JournalLanguage
public import JournalMerge
public import JournalModel
import JournalReports
import JournalText

/// What became of something, for the sign before it.
enum ChangeSign: String {
  case added = "+"
  case removed = "−"
  case changed = "~"
}

extension EntryChange {
  var sign: ChangeSign {
    switch what {
    case .property(_, from: nil, _), .added, .log(from: nil, _): .added
    case .property(_, _, to: nil), .removed, .log(_, to: nil): .removed
    case .text(_, fewer: 0, _): .added
    case .text(more: 0, _, _): .removed
    default: .changed
    }
  }

  /// What changed, in the journal's words.
  /// - Parameter labels: The person's words for moods.
  public func message(_ labels: MoodLabels) -> Message {
    switch what {
    case .property(let key, let old, let new): Self.property(key, from: old, to: new, labels)
    case .added(.review, let item): verdict == nil ? saying(asked(item), item) : saying(judged, item)
    case .added(let section, let item):
      closes(in: section) == nil ? saying(section, item) : saying(closed(section, item), item)
    case .removed(let section, let item): saying(section, item)
    case .moved(let item, _, let section):
      saying(Message(ChangeText.moved, ["item": .message(name(section, item)), "section": .message(Self.kind(section))]), item)
    case .box(.review, let item, _): saying(judged, item)
    case .box(let section, let item, _): saying(closed(section, item), item)
    case .words(let section, let item, let old):
      if item.text == old.text {
        Message(ChangeText.below, ["item": .message(name(section, item))])
      } else {
        Message(ChangeText.reworded, ["item": .message(name(section, item)), "old": Self.text(old.text), "new": Self.text(item.text)])
      }
    case .field(let section, let item, let key, let old, let new):
      Message(ChangeText.saying, ["item": .message(name(section, item)), "text": .message(Self.pair(key, old, new))])
    case .log(let old, let new): Self.log(from: old, to: new, labels)
    case .text(let more, let fewer, let first): Self.text(more: more, fewer: fewer, first)
    case .unreadable: Message(ChangeText.unreadable)
    case .form: Message(ChangeText.form)
    }
  }

  // MARK: Properties

  private static func property(_ key: String, from old: PropertyText?, to new: PropertyText?, _ labels: MoodLabels) -> Message {
    if case .list(let before)? = old ?? .list([]), case .list(let after)? = new ?? .list([]), old != nil, new != nil {
      let (added, removed) = (after.filter { !before.contains($0) }, before.filter { !after.contains($0) })
      if added.isEmpty, removed.isEmpty { return pair(key, said(old, key, labels), said(new, key, labels)) }
      return Message(
        ChangeText.listed,
        [
          "key": .text(key), "count": .number(added.count), "added": .list(added, .and), "both": .flag(!added.isEmpty && !removed.isEmpty),
          "less": .number(removed.count), "removed": .list(removed, .and),
        ])
    }
    return pair(key, said(old, key, labels), said(new, key, labels))
  }

  private static func said(_ value: PropertyText?, _ key: String, _ labels: MoodLabels) -> TextValue? {
    guard let value else { return nil }
    if key == "mood", let mood = labels.mood(written: value.said) { return .mood(mood, labels) }
    return .text(short(value.said))
  }

  static func pair(_ key: String, _ old: String?, _ new: String?) -> Message {
    pair(key, old.map { .text($0) }, new.map { .text($0) })
  }

  private static func pair(_ key: String, _ old: TextValue?, _ new: TextValue?) -> Message {
    let (before, after) = (old ?? .text(""), new ?? .text(""))
    let values: TextValues = ["key": .text(key), "old": before, "new": after, "value": after]
    if new == nil { return Message(ChangeText.unset, values) }
    return old == nil ? Message(ChangeText.set, values) : Message(ChangeText.changed, values)
  }

  // MARK: Items

  private static func kind(_ section: SectionKind) -> Message { Message(ChangeText.item, ["kind": .text(section.rawValue)]) }

  private static func kind(ofID id: String) -> SectionKind {
    let kinds: [SectionKind] = [.keep, .problem, .try, .action]
    return kinds.first { id.lowercased().hasPrefix("\($0.idLetter)-") } ?? .other
  }

  private func name(_ section: SectionKind, _ item: Item) -> Message {
    if section == .review, let target { return Self.name(Self.kind(ofID: target), target) }
    guard let id = item.id else { return Self.kind(section) }
    return Self.name(section, id)
  }

  private static func name(_ kind: SectionKind, _ id: String) -> Message {
    Message(ChangeText.itemID, ["kind": .text(kind.rawValue), "id": .text(id)])
  }

  private func asked(_ item: Item) -> Message {
    target == nil ? Self.kind(.review) : Message(ChangeText.asked, ["item": .message(name(.review, item))])
  }

  private var judged: Message {
    let kind = target.map { Self.kind(ofID: $0) } ?? .review
    let state = item?.state.map { state -> String in if case .other = state { "carried" } else { state.name } } ?? "open"
    let name = target.map { Self.name(kind, $0) } ?? Self.kind(.review)
    return Message(ChangeText.judged, ["item": .message(name), "state": .text(state), "kind": .text(kind.rawValue)])
  }

  private func closed(_ section: SectionKind, _ item: Item) -> Message {
    Message(
      ChangeText.closed,
      ["item": .message(name(section, item)), "state": .text(item.state?.name ?? "open"), "kind": .text(section.rawValue)])
  }

  private func saying(_ section: SectionKind, _ item: Item) -> Message { saying(name(section, item), item) }

  private func saying(_ words: Message, _ item: Item) -> Message {
    let text = Self.short(item.text)
    if text.isEmpty { return words }
    return Message(ChangeText.saying, ["item": .message(words), "text": .text(text)])
  }

  private static func text(_ text: String) -> TextValue { .text(short(text)) }

  /// The first line without markup, as much of it as one reads at a glance.
  static func short(_ text: String) -> String {
    let line = plainText(String(text.prefix { !$0.isNewline })).onOneLine
    return line.count <= 80 ? line : line.prefix(79).trimmed + "…"
  }

  // MARK: Logs and text

  private static func log(from old: LogLine?, to new: LogLine?, _ labels: MoodLabels) -> Message {
    guard let old, let new else {
      return Message(ChangeText.log, ["line": .message((new ?? old)?.said(labels) ?? .verbatim(""))])
    }
    let (before, after) = (old.said(labels), new.said(labels))
    if before == after { return Message(ChangeText.logBelow, ["line": .message(after)]) }
    return Message(ChangeText.logChanged, ["old": .message(before), "new": .message(after)])
  }

  private static func text(more: Int, fewer: Int, _ first: String) -> Message {
    let values: TextValues = [
      "count": .number(more == 0 ? fewer : more), "more": .number(more), "fewer": .number(fewer), "first": .text(short(first)),
    ]
    if more == 0 { return Message(ChangeText.cut, values) }
    if fewer > 0 { return Message(ChangeText.rewrote, values) }
    return first.isEmpty ? Message(ChangeText.wrote, values) : Message(ChangeText.wroteFirst, values)
  }
}

extension LogLine {
  /// `07:40 run done, distance 5.2 km · along the river`; of a line without an activity `21:00 late shift`.
  fileprivate func said(_ labels: MoodLabels) -> Message {
    let name = activity.map { shown ?? Reference(file: $0).slug }
    let head = [time?.text, name].compactMap(\.self).joined(separator: " ")
    let told = fields.filter { $0.key != "source" && ($0.key != "skip" || !$0.value.isEmpty) }.map { field -> Message in
      let mood = field.key == "mood" ? labels.mood(written: field.value) : nil
      return Message(ChangeText.set, ["key": .text(field.key), "value": mood.map { .mood($0, labels) } ?? .text(plainText(field.value))])
    }
    let text = EntryChange.short(text)
    let words: [Message] = text.isEmpty ? [] : [.verbatim(text)]
    guard let state else {
      let parts = (head.isEmpty ? [] : [.verbatim(head)]) + told + words
      return Message(ListingText.alone, ["words": .messages(parts, .sentences)])
    }
    let done: [Message] = [.verbatim(head), Message(ChangeText.logged, ["state": .text(state.rawValue)])]
    let facts = [Message(ListingText.alone, ["words": .messages(done, .sentences)])] + told
    return Message(ListingText.alone, ["words": .messages([Message(ListingText.alone, ["words": .messages(facts, .comma)])] + words, .dots)])
  }
}

extension TableChange {
  var sign: ChangeSign {
    switch what {
    case .cell(_, _, from: nil, _), .added: .added
    case .cell(_, _, _, to: nil), .removed: .removed
    case .cell, .changed: .changed
    }
  }

  /// What changed, in words.
  public var message: Message {
    switch what {
    case .cell(let row, let column, let old, let new): EntryChange.pair("\(row) \(column)", old, new)
    case .added(let rows): Message(ChangeText.rows, ["count": .number(rows), "kind": "added"])
    case .removed(let rows): Message(ChangeText.rows, ["count": .number(rows), "kind": "removed"])
    case .changed(let rows): Message(ChangeText.rows, ["count": .number(rows), "kind": "changed"])
    }
  }
}
