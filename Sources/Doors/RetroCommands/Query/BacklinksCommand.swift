// `retro backlinks`: who links to a file.

public import CommandKit
import Documents
import JournalIndex
import JournalKit
import JournalLanguage
import JournalModel
import JournalStore
import JournalText
import PlainFormats

/// Shows the links of other files to one.
public struct BacklinksCommand: Command {
  public static let name = "backlinks"
  public static let aliases: [CommandAlias] = ["backlink"]
  public static let declaration = CommandDeclaration(
    name, "Show what links to a file.",
    discussion: """
      Every link of another file that means this one, as path:line:column and the line that it stands in; of private text the place alone.
      These are the links that ‘retro delete’ warns of and ‘retro rename’ changes. Says no (exit status 1) where nothing links to the file.
      """,
    operands: EntryLinks.operands, options: EntryLinks.options,
    examples: [
      Example("retro backlinks run-500-km", "Where the goal is spoken of."),
      Example("retro backlinks today --json", "What refers to this day, for a script."),
    ])

  private let asked: EntryLinks

  public init(_ arguments: Arguments) throws(UsageError) { asked = try EntryLinks(arguments) }

  public func run(in context: inout Context) throws -> ExitStatus {
    let (place, journal) = try asked.entry(in: &context)
    let audience = context.audience(isJSON: asked.isJSON, journal.configuration)
    let report = try context.workspace.backlinks(toEntryAt: place.path, in: journal)
    let mentions = report.mentions
    if asked.isJSON {
      context.write(report.json(for: audience))
    } else {
      for mention in mentions {
        // Each row by itself: a long path moves no other row.
        var row = TextTable([.whole, .cut])
        let lead = "\(mention.path):\(mention.line):\(mention.column):"
        let text =
          mention.isPrivate && audience == .others
          ? context.language(SearchText.hidden) : shown(mention, width: context.lineWidth.map { $0 - lead.displayWidth - 2 })
        row.add([lead, mention.isPrivate ? text.markedPrivate : text])
        context.write(row.text(width: context.lineWidth))
      }
    }
    if mentions.isEmpty { context.note(LinksText.noneTo, ["path": .place(place.shown)]) }
    return mentions.isEmpty ? .no : .yes
  }

  /// The line, of which the columns show the part with the link.
  private func shown(_ mention: Mention, width: Int?) -> String {
    guard let width else { return mention.text }
    let bytes = Array(mention.text.utf8)
    let link = TextRange(min(mention.offset, bytes.count), min(mention.offset + mention.name.utf8.count, bytes.count))
    return SearchExcerpt(bytes, line: TextRange(0, bytes.count), matches: [link], width: max(width, 20)).text
  }
}
