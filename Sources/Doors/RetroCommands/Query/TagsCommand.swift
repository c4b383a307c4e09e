// `retro tags`: the tags of the journal, and other names for them.

import JournalAnswers
public import CommandKit
import Documents
import JournalFormat
import JournalIndex
import JournalKit
import JournalLanguage
import JournalModel
import JournalStore
import JournalText
import PlainFormats

/// Lists tags, or renames one.
public struct TagsCommand: Command {
  public static let name = "tags"
  public static let aliases: [CommandAlias] = ["tag"]
  public static let declaration = CommandDeclaration(
    name, "List tags, or rename one everywhere.",
    discussion: """
      Every tag of front matter and text with the number of entries that have it; tags in private text are left out. With --tree, a tag like
      work/office stands below work, whose number counts the entries that have it or one below it. Says no (exit status 1) where there is
      none.

      ‘rename OLD NEW’ gives a tag another name in front matter and text, in all files at once, and with #OLD/sub the tags below it. Case
      does not matter for OLD. Code, links and longer words stay; where NEW stands in a list already, OLD goes. A file whose front matter
      cannot be read is told of and left as it is.
      """,
    operands: [action, old, new],
    options: [tree, sort, .noRefresh, .dryRun, .json, .jsonl],
    examples: [
      Example("retro tags", "What is written about most."),
      Example("retro tags --tree --sort name", "The tags by their place."),
      Example("retro tags rename office work/office --dry-run", "See what another name would change."),
    ])

  private static let action = Operand(optional: .action, .choice(of: ["rename"]) { $0 }, "rename; without it tags are listed.")
  private static let old = Operand(optional: .tag, "The tag to rename, with or without ‘#’.")
  private static let new = Operand(optional: .new, "Its new name.")
  private static let tree = Flag("tree", "Tags below the tags that they belong to.")
  private static let sort = Option("sort", value: .by, .choice(of: TagReport.Order.allCases), "The order; count if left out.")

  private let change: TagChange?
  private let isTree: Bool
  private let order: TagReport.Order
  private let isDryRun: Bool
  private let isJSON: Bool

  public init(_ arguments: Arguments) throws(UsageError) {
    let isRename = try arguments[Self.action] != nil
    isTree = arguments[Self.tree]
    order = try arguments[Self.sort] ?? .count
    isDryRun = arguments[.dryRun]
    isJSON = arguments.isJSON
    guard isRename else {
      if isDryRun { throw UsageError(TagsText.onlyRename, ["option": .text(Flag.dryRun.name)]) }
      change = nil
      return
    }
    if let option = arguments.first(of: [Self.tree, Self.sort, .noRefresh]) {
      throw UsageError(TagsText.onlyList, ["option": .text(option.name)])
    }
    guard let old = try arguments[Self.old] else { throw .missing(Self.old) }
    guard let new = try arguments[Self.new] else { throw .missing(Self.new) }
    change = try Self.change(old, new)
  }

  private static func change(_ old: String, _ new: String) throws(UsageError) -> TagChange {
    let names = [old, new].map { $0.hasPrefix("#") ? String($0.dropFirst()) : $0 }
    for name in names where name.lowercased() == FileReading.privateTag {
      throw UsageError(
        TagsText.privateTag, ["tag": .text(FileReading.privateTag)], hint: TagsText.inEditor)
    }
    for name in names where !TagChange.isTag(name) {
      throw UsageError(TagsText.noTag, ["word": .text(name)], hint: TagsText.form)
    }
    if names[0].hasSameBytes(as: names[1]) { throw UsageError(TagsText.sameName, ["word": .text(names[1])]) }
    return TagChange(names[0], to: names[1])
  }

  public func run(in context: inout Context) throws -> ExitStatus {
    let journal = try context.openJournal()
    if let change { return try rename(change, journal, in: &context) }
    let reports = try context.workspace.tags(of: journal, by: order, isTree: isTree)
    if isJSON {
      context.write(reports.json(isTree: isTree))
    } else {
      var table = TextTable()
      let widest = reports.map { String(isTree ? $0.total : $0.count).utf8.count }.max() ?? 0
      for report in reports { add(report, depth: 0, widest, to: &table) }
      context.write(table.text(width: context.lineWidth))
    }
    if reports.isEmpty { context.note(TagsText.none) }
    return reports.isEmpty ? .no : .yes
  }

  private func add(_ report: TagReport, depth: Int, _ widest: Int, to table: inout TextTable) {
    let count = String(isTree ? report.total : report.count)
    let name = isTree ? report.name : report.tag
    table.add([String(repeating: " ", count: widest - count.utf8.count) + count, String(repeating: "  ", count: depth) + name])
    for child in report.children { add(child, depth: depth + 1, widest, to: &table) }
  }
}

extension TagsCommand {
  private func rename(_ change: TagChange, _ journal: Journal, in context: inout Context) throws -> ExitStatus {
    let rename = try context.workspace.renameTag(change, in: journal, isDryRun: isDryRun)
    if !isJSON, isDryRun { context.write(rename.plannedChanges.diff) }
    for file in rename.left {
      let text = Message(TagsText.stays, ["tag": .text(change.old), "reason": .text(file.reason)])
      context.warn(.warning(at: file.path, file.line, context.language.marked(text), in: context.language))
    }
    if isJSON { context.write(rename.json(change, isDryRun: isDryRun)) }
    if rename.count > 0 {
      context.note(
        isDryRun ? TagsText.wouldRename : TagsText.renamed,
        [
          "old": .text(change.old), "new": .text(change.new), "count": .number(rename.count), "files": .number(rename.edited.count),
        ])
    } else if rename.left.isEmpty {
      context.note(TagsText.noneToRename, ["tag": .text(change.old)])
    }
    return rename.count == 0 ? .no : .yes
  }
}
