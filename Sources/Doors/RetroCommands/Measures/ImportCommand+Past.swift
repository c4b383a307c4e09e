// What was imported, and how the newest import is taken back.

import Documents
import JournalDates
import CommandKit
import JournalImports
import JournalKit
import JournalLanguage
import JournalModel
import JournalStore
import JournalText
import PlainFormats

extension ImportCommand {
  func list(in context: inout Context) throws -> ExitStatus {
    let imports = try context.workspace.imports(of: try context.openJournal())
    if isJSON {
      context.write([.schema: .answerSchema, .imports: JSONValue(imports.map(\.json))] as JSONValue)
    } else {
      var table = TextTable([.whole, .whole, .wrapped, .whole])
      for one in imports {
        let span = one.record.span.map { context.language(ImportText.days, ["first": .day($0.start), "last": .day($0.end)]) } ?? ""
        table.add([String(one.record.date.map { $0 == "T" ? " " : $0 }), one.source, one.record.file, span])
      }
      context.write(table.text(width: context.lineWidth))
    }
    if imports.isEmpty { context.note(ImportText.noImports) }
    return imports.isEmpty ? .no : .yes
  }

  /// The change log's undo of the newest import, whatever was written since to other files.
  func undo(in context: inout Context) throws -> ExitStatus {
    let undone = try context.workspace.undoImport(in: try context.openJournal(), isDryRun: isDryRun)
    // An import tells of no private text.
    if isJSON { context.write(undone.json(for: .owner)) } else { context.write(undone.preview) }
    context.note(
      ImportText.tookBack,
      ["dry": .flag(isDryRun), "command": .text(undone.set?.command ?? ""), "count": .number(undone.set?.files.count ?? 0)])
    return .yes
  }
}
