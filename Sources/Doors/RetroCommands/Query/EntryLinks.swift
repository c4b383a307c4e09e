// What commands on the links of one entry share.

import CommandKit
import HostSystem
import JournalFormat
import JournalKit
import JournalLanguage
import JournalStore
import JournalText

/// An entry whose links are asked for, as a command line names it.
struct EntryLinks: Sendable {
  static let operands: [any OperandKey] = [.file]
  static let options: [any OptionKey] = [.noRefresh, .json, .jsonl]

  let isJSON: Bool
  private let file: String

  init(_ arguments: Arguments) throws(UsageError) {
    file = try arguments[.file]
    isJSON = arguments.isJSON
  }

  /// The entry that is meant, with its journal.
  func entry(in context: inout Context) throws -> (place: FilePlace, journal: Journal) {
    let place = try context.workspace.file(file)
    guard let root = place.root else {
      throw CommandError(.notFound, LinksText.noJournal, ["path": .place(place.shown)])
    }
    let journal = try context.workspace.journal(at: root)
    context.workspace.settle(root, mayWrite: !context.globals.isDryRun)
    context.workspace.tellSettings(of: journal)
    guard PathText.fileExtension(place.path).lowercased() == "md", !journal.layout.isSkipped(place.path) else {
      throw CommandError(.wrongKind, LinksText.noEntry, ["path": .place(place.shown)], help: LinksText.listsEntries)
    }
    return (place, journal)
  }
}
