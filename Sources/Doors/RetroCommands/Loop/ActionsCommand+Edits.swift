// `retro actions done`, `move` and `edit`: Actions change where they stand.

import CommandKit
import HostSystem
import JournalDates
import JournalFormat
import JournalIndex
import JournalInsights
import JournalKit
import JournalLanguage
import JournalModel
import JournalReports
import JournalStore
import PlainFormats
import JournalText

/// What is done to one Action, or to several.
enum ActionEdit: Sendable {
  case done([ItemAddress])
  /// Nil for no day.
  case move(ItemAddress, AskedDays?)
  /// Nil to open the editor.
  case edit(ItemAddress, String?)

  /// The words that begin an edit.
  enum Verb: String, CaseIterable, Sendable { case done, move, edit }

  /// - Parameter words: Those after the verb.
  init(_ verb: Verb, _ words: [String]) throws(UsageError) {
    guard let first = words.first else { throw UsageError(ItemUsageText.noItem, hint: ItemUsageText.noItemWay) }
    switch verb {
    case .done:
      var items: [ItemAddress] = []
      for word in words { items.append(try Self.item(word)) }
      self = .done(items)
    case .move:
      guard words.count > 1 else { throw UsageError(ItemUsageText.noDay, hint: ItemUsageText.noDayWay) }
      let item = try Self.item(first)
      let day = words.dropFirst().drop { $0 == "to" }.joined(separator: " ")
      if day == "none" {
        self = .move(item, nil)
      } else {
        self = .move(item, try WordForm.days(Message(FormText.dayOrNone), leaning: .future).read(day, "DAY"))
      }
    case .edit:
      let text = words.dropFirst().joined(separator: " ").trimmed
      if words.count > 1, text.isEmpty { throw UsageError(ItemUsageText.noText) }
      // Several lines would have to become one, or the first lines of something else.
      if text.utf8.contains(where: { $0 == 0x0A || $0 == 0x0D }) {
        throw UsageError(ItemUsageText.severalLines, hint: ItemUsageText.severalLinesWay, ["item": .text(first)])
      }
      self = .edit(try Self.item(first), words.count > 1 ? text : nil)
    }
  }

  private static func item(_ word: String) throws(UsageError) -> ItemAddress {
    guard let item = ItemAddress(word) else {
      throw UsageError(ItemUsageText.notAnItem, ["forms": .message(FormText.item), "word": .text(word)])
    }
    return item
  }
}

extension ActionEdit {
  func run(in context: inout Context, isDryRun: Bool, isJSON: Bool) throws -> ExitStatus {
    let items: [ItemAddress]
    switch self {
    case .done(let all): items = all
    case .move(let item, _), .edit(let item, _): items = [item]
    }
    if case .edit(let item, nil) = self {
      let found = try context.workspace.action(item)
      if isJSON {
        context.write(
          [.schema: .answerSchema, .path: .string(found.file.place.path), .line: .int(found.line), .created: false] as JSONValue)
        return .yes
      }
      return try Editor.edit(found.file.place, at: found.line, unless: isDryRun, in: &context)
    }
    let changed = try context.workspace.change(actions: items, isDryRun: isDryRun) { today in
      switch self {
      case .done: .done(today)
      case .move(_, let date): .move(try date?.last(on: today))
      case .edit(_, let text): .reword(text ?? "")
      }
    }
    if isJSON {
      context.write(changed.json)
    } else {
      context.write(changed.outcome.preview)
      for (found, task) in changed.actions { Self.tell(of: found, task, changed, isDryRun: isDryRun, in: &context) }
    }
    return .yes
  }

  /// What became of one Action, in a line.
  static func tell(of found: FoundItem, _ task: OpenFile?, _ changed: ChangedActions, isDryRun: Bool, in context: inout Context) {
    let (files, now) = (changed.files, found.item(after: changed.files))
    let text = found.words(as: (now ?? found.item)?.item, in: context)
    let own = "\(found.file.place.shown):\(found.line)"
    var places = now?.item == found.item?.item ? [] : [own]
    if let task, files.latest(task).reading.source != task.reading.source { places.append(task.place.shown) }
    if places.isEmpty {
      var place = own
      if case .move = changed.change, let task, task.saysDue { place = task.place.shown }
      return context.note(WritingText.unchanged, ["path": .place(place)])
    }
    let (dry, item): (TextValue, TextValue) = (.flag(isDryRun), .text(text))
    let place: TextValue = .list(places, .and)
    switch changed.change {
    case .done:
      context.note(ItemText.done, ["dry": dry, "text": item, "place": place])
      if found.item?.item.action.repeatRule != nil { context.note(ItemReading.repeats) }
    case .move(nil): context.note(ItemText.notDue, ["dry": dry, "text": item, "place": place])
    case .move(let day?):
      context.note(
        ItemText.due, ["dry": dry, "day": "\(day)", "past": .flag(day < changed.today), "text": item, "place": place])
    case .reword: context.note(ItemText.reworded, ["dry": dry, "text": item, "place": place])
    }
  }
}
