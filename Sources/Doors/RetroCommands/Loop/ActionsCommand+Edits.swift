// `retro actions done`, `move` and `edit`: Actions change where they stand.

import CommandKit
import HostSystem
import JournalDates
import JournalFormat
import JournalIndex
import JournalInsights
import JournalKit
import JournalModel
import JournalReports
import JournalStore
import PlainFormats
import JournalText

/// What is done to one Action, or to several.
enum ActionEdit: Sendable {
  case done([ItemAddress])
  /// Nil for no day.
  case move(ItemAddress, PeriodWord?)
  /// Nil to open the editor.
  case edit(ItemAddress, String?)

  /// The words that begin an edit.
  enum Verb: String, CaseIterable, Sendable { case done, move, edit }

  /// - Parameter words: Those behind the verb.
  init(_ verb: Verb, _ words: [String]) throws(UsageError) {
    guard let first = words.first else { throw UsageError("ITEM is missing", hint: "An Action is named by its id, such as a-7g8h.") }
    switch verb {
    case .done:
      var items: [ItemAddress] = []
      for word in words { items.append(try Self.item(word)) }
      self = .done(items)
    case .move:
      guard words.count > 1 else { throw UsageError("DAY is missing", hint: "A day such as fri, +7d or 2026-12-01, or none.") }
      guard words.count == 2 else { throw UsageError("‘\(words[2])’ is one word too many") }
      let item = try Self.item(first)
      if words[1] == "none" {
        self = .move(item, nil)
        return
      }
      guard let text = PeriodText(words[1]) else {
        throw UsageError("DAY needs a day such as fri, +7d or 2026-12-01, or none; got ‘\(words[1])’")
      }
      self = .move(item, PeriodWord(text, words[1], of: "DAY"))
    case .edit:
      let text = words.dropFirst().joined(separator: " ").trimmed
      if words.count > 1, text.isEmpty { throw UsageError("TEXT is empty") }
      // Several lines would have to become one, or the first lines of something else.
      if text.utf8.contains(where: { $0 == 0x0A || $0 == 0x0D }) {
        throw UsageError(
          "TEXT has several lines, and ‘edit’ changes one", hint: "‘retro actions edit \(first)’ opens your editor, where more can follow.")
      }
      self = .edit(try Self.item(first), words.count > 1 ? text : nil)
    }
  }

  private static func item(_ word: String) throws(UsageError) -> ItemAddress {
    guard let item = ItemAddress(word) else { throw UsageError("ITEM needs \(ItemAddress.forms); got ‘\(word)’") }
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
      let found = try context.action(item)
      if isJSON {
        context.write(["schema": 1, "path": .string(found.file.place.path), "line": .int(found.line), "created": false] as JSONValue)
        return .yes
      }
      return try context.edit(found.file.place, at: found.line, unless: isDryRun)
    }
    let root = try root(of: items, in: &context)
    var edited: [(found: FoundItem, task: OpenFile?)] = []
    var files = ChangedFiles()
    let isChanged = try context.changeFiles(in: root, isDryRun: isDryRun, isShown: !isJSON) { context in
      files = ChangedFiles()
      edited = []
      for item in items {
        let found = try context.action(item)
        // One that is named twice is done once.
        if edited.contains(where: { $0.found.file.place.diskPath == found.file.place.diskPath && $0.found.line == found.line }) { continue }
        let task = try context.task(of: found)
        try change(found, task, in: &files, &context)
        edited.append((found, task))
      }
      return files
    }
    if isJSON {
      context.write(try json(edited, files, isChanged: isChanged, isDryRun: isDryRun, in: context))
    } else {
      for (found, task) in edited { tell(of: found, task, files, isDryRun: isDryRun, in: &context) }
    }
    return .yes
  }

  private func change(_ found: FoundItem, _ task: OpenFile?, in files: inout ChangedFiles, _ context: inout Context) throws {
    let configuration = found.file.place.configuration
    switch self {
    case .done: try files.complete(found, on: try context.today(configuration), task: task)
    case .move(_, let date):
      let day = try date.map { try $0.text.days(on: try context.today(configuration), of: $0.word).span.end }
      try files.move(found, to: day, task: task)
    case .edit(_, let text): try files.reword(found, as: text ?? "", task: task)
    }
  }

  /// The root of the journal that the Actions stand in; outside of any, the folder of their file.
  private func root(of items: [ItemAddress], in context: inout Context) throws -> String {
    var roots: [String] = []
    for item in items {
      let root = try item.file.map { try context.file($0).changeRoot } ?? context.search().root()
      if !roots.contains(root) { roots.append(root) }
    }
    guard roots.count == 1 else {
      throw CommandError(.wrongKind, "these Actions stand in different journals", help: "name those of one at a time")
    }
    return roots[0]
  }

  private func tell(of found: FoundItem, _ task: OpenFile?, _ files: ChangedFiles, isDryRun: Bool, in context: inout Context) {
    let now = found.item(after: files)
    let text = context.words(of: found, as: (now ?? found.item)?.item)
    let own = "\(found.file.place.shown):\(found.line)"
    var places = now?.item == found.item?.item ? [] : [own]
    if let task, files.latest(task).reading.source != task.reading.source { places.append(task.place.shown) }
    if places.isEmpty {
      var place = own
      if case .move = self, let task, task.saysDue { place = task.place.shown }
      return context.note("\(place) says so already; nothing to change")
    }
    let place = places.joined(separator: " and ")
    let would = isDryRun ? "would be " : ""
    switch self {
    case .done:
      context.note("\(would)done: \(text), in \(place)")
      if found.item?.item.action.repeatRule != nil {
        context.note("this Action repeats: only its box is changed; the program that repeats it makes the next one")
      }
    case .move(_, let date):
      guard let date, let today = try? context.today(found.file.place.configuration), let day = date.text.days(on: today)?.span.end else {
        return context.note("\(would)no longer due: \(text), in \(place)")
      }
      context.note("\(would)due \(day)\(day < today ? ", which is past" : ""): \(text), in \(place)")
    case .edit: context.note("\(would)reworded: \(text), in \(place)")
    }
  }

  /// The Actions as `retro actions --json` gives them.
  private func json(
    _ edited: [(found: FoundItem, task: OpenFile?)], _ files: ChangedFiles, isChanged: Bool, isDryRun: Bool, in context: Context
  ) throws -> JSONValue {
    let found = try edited.map { found, task -> JSONValue in
      let file = files.latest(found.file)
      let readings = [file.reading] + (task.map { [files.latest($0).reading] } ?? [])
      let ledger = ReviewLedger(of: readings, layout: file.place.configuration.layout)
      let report = ActionsReport(of: ledger, ActionQuery(), today: try context.today(file.place.configuration))
      return report.json["actions"]?.array?.first { $0["line"]?.int == found.line && $0["path"]?.string == file.place.path } ?? .null
    }
    return [
      "schema": 1, "actions": JSONValue(found.filter { !$0.isNull }), "changed": .bool(isChanged), "dry_run": .bool(isDryRun),
    ]
  }
}

extension Context {
  /// The Action of this name.
  fileprivate mutating func action(_ address: ItemAddress) throws -> FoundItem {
    let found = try item(orNear: address)
    if found.section?.kind == .action { return found }
    let place = "\(found.file.place.shown):\(found.line)"
    guard found.section?.kind == .try else {
      throw CommandError(.wrongKind, "‘\(address.text)’ is no Action, in \(place)", help: "‘retro actions’ lists Actions with their ids")
    }
    throw CommandError(.wrongKind, "‘\(address.text)’ is a Try, in \(place)", help: "‘retro review \(address.text) adopted’ judges it")
  }

  /// The file of the task that an Action is; nil where it is none, or there is no such file.
  /// - Throws: Where the file, or a folder that may hold it, cannot be read: half of what was asked for would be done.
  func task(of found: FoundItem) throws -> OpenFile? {
    guard let task = found.item?.item.action.task, let root = found.file.place.root else { return nil }
    do {
      let file = try OpenFile(try workspace.file(task.file, in: root))
      return file.reading.kind == .task ? file : nil
    } catch StoreError.noSuchFile {
      if let problem = try workspace.journal(at: root).entryPaths().problems.first(where: \.mayPass) { throw problem }
      return nil
    } catch let error as StoreError {
      if case .host(let error) = error, error.kind != .notFound { throw error }
      return nil
    }
  }
}

extension FoundItem {
  /// The item as changes left it.
  func item(after files: ChangedFiles) -> ItemReading? {
    guard let block = item?.block else { return nil }
    return files.latest(file).reading.sections.flatMap(\.items).first { $0.block == block }
  }
}
