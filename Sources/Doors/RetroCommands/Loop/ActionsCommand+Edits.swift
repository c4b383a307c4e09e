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
  case done([AskedItem])
  /// Nil for no day.
  case move(AskedItem, AskedDays?)
  /// Nil to open the editor.
  case edit(AskedItem, String?)

  /// The words that begin an edit.
  enum Verb: String, CaseIterable, Sendable { case done, move, edit }

  /// - Parameter words: Those after the verb.
  init(_ verb: Verb, _ words: [String]) throws(UsageError) {
    guard let first = words.first else { throw UsageError(ItemUsageText.noItem, hint: ItemUsageText.noItemWay) }
    switch verb {
    case .done:
      // Several ids, or the words of one.
      let areAddresses = words.allSatisfy(Self.isAddress)
      var items: [AskedItem] = []
      for word in areAddresses ? words : [words.joined(separator: " ")] { items.append(try Self.item(word)) }
      self = .done(items)
    case .move:
      guard words.count > 1 else { throw UsageError(ItemUsageText.noDay, hint: ItemUsageText.noDayWay) }
      if words.last == "none" {
        self = .move(try Self.item(words.dropLast().reversed().drop { $0 == "to" }.reversed().joined(separator: " ")), nil)
      } else if !Self.isAddress(first), let said = AskedDays.atEnd(of: words, after: ["to"], leaning: .future, in: .all) {
        self = .move(try Self.item(said.others.joined(separator: " ")), said.days)
      } else {
        let day = words.dropFirst().drop { $0 == "to" }.joined(separator: " ")
        self = .move(try Self.item(first), try WordForm.days(Message(FormText.dayOrNone), leaning: .future).read(day, "DAY"))
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

  /// Whether a word is surely an id or a place, and not one of a text.
  private static func isAddress(_ word: String) -> Bool { word.contains("#") || ItemAddress(word)?.isLikeID == true }

  private static func item(_ word: String) throws(UsageError) -> AskedItem {
    guard let item = AskedItem(word) else {
      throw UsageError(ItemUsageText.notAnItem, ["forms": .message(FormText.askedItem), "word": .text(word)])
    }
    return item
  }
}

extension ActionEdit {
  func run(in context: inout Context, isDryRun: Bool, isJSON: Bool) throws -> ExitStatus {
    let asked: [AskedItem]
    switch self {
    case .done(let all): asked = all
    case .move(let item, _), .edit(let item, _): asked = [item]
    }
    var items: [ItemAddress] = []
    for item in asked {
      guard let address = try Self.address(of: item, isJSON: isJSON, in: &context) else {
        context.note(DoneText.nothingChosen)
        return .no
      }
      items.append(address)
    }
    if case .edit(_, nil) = self {
      let found = try context.workspace.action(items[0])
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

  /// Where the Action is that words mean; asks on a terminal where they mean several, nil where none of these is.
  private static func address(of asked: AskedItem, isJSON: Bool, in context: inout Context) throws -> ItemAddress? {
    let audience = context.audience(of: .message, context.workspace.configuration)
    do {
      return try context.workspace.address(of: asked, in: [.action], for: audience)
    } catch let error as SeveralDoneError where context.display.mayAsk && !isJSON {
      return try error.choice(DoneText.questionOfItem, in: &context).flatMap { ItemAddress($0.name) }
    }
  }

  /// What became of one Action, in a line.
  static func tell(of found: FoundItem, _ task: OpenFile?, _ changed: ChangedActions, isDryRun: Bool, in context: inout Context) {
    let (files, now) = (changed.files, changed.files.item(of: found))
    let text = found.words(as: (now ?? found.item)?.item, in: context)
    let own = "\(found.file.place.shown):\(found.line)"
    var places = now?.item == found.item?.item ? [] : ["\(found.file.place.shown):\(now?.line ?? found.line)"]
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
      if let words = found.repetition(next: files.next(of: found)) { context.note(words) }
    case .move(nil): context.note(ItemText.notDue, ["dry": dry, "text": item, "place": place])
    case .move(let day?):
      context.note(
        ItemText.due, ["dry": dry, "day": .day(day), "past": .flag(day < changed.today), "text": item, "place": place])
    case .reword: context.note(ItemText.reworded, ["dry": dry, "text": item, "place": place])
    }
  }
}
