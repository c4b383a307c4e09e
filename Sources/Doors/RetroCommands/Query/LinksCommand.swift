// `retro links`: where the links of a file lead.

import JournalAnswers
public import CommandKit
import Documents
import JournalKit
import JournalLanguage
import JournalStore
import PlainFormats

/// Shows the links of a file.
public struct LinksCommand: Command {
  public static let name = "links"
  public static let aliases: [CommandAlias] = ["link"]
  public static let declaration = CommandDeclaration(
    name, "Show what a file links to.",
    discussion: """
      Every link of the file with its line and column, and the path of the entry that it means: [[name]], ![[name]], relative Markdown links
      and images, in text and in properties. A link that means no entry says so: ‘another file’ is there but is no entry, such as a photo;
      ‘leads nowhere’ has no file. Of several files of that name one is meant, and the others are told behind ‘one of’: the one in the folder of
      the link, else the one with the shortest path, else the first. Links to the web are left out. Says no (exit status 1) where the file
      has no link.
      """,
    operands: EntryLinks.operands, options: EntryLinks.options,
    examples: [
      Example("retro links W46", "What the retrospective of week 46 refers to."),
      Example("retro links run --json", "The same of an activity, for a script."),
    ])

  private let asked: EntryLinks

  public init(_ arguments: Arguments) throws(UsageError) { asked = try EntryLinks(arguments) }

  public func run(in context: inout Context) throws -> ExitStatus {
    let (place, journal) = try asked.entry(in: &context)
    let report = try context.workspace.links(
      ofEntryAt: place.path, in: journal, for: context.audience(isJSON: asked.isJSON, journal.configuration))
    if asked.isJSON {
      context.write(report.json)
    } else {
      var table = TextTable([.whole, .wrapped, .wrapped])
      for link in report.links { table.add(["\(link.line):\(link.column)", link.name, words(for: link.target, in: context.language)]) }
      context.write(table.text(width: context.lineWidth))
      if report.privateEntries > 0 {
        context.write(line: ReportText.privateEntries, ["count": .number(report.privateEntries)])
      }
    }
    if report.links.isEmpty, report.privateEntries == 0 { context.note(LinksText.none, ["path": .place(place.shown)]) }
    return report.links.isEmpty ? .no : .yes
  }

  private func words(for target: LinkReport.Target, in language: Language) -> String {
    switch target {
    case .entry(let path): path
    case .other: language(LinksText.other)
    case .several(let path, among: let paths): language(LinksText.several, ["path": .text(path), "paths": .list(paths, .comma)])
    case .nothing: language(LinksText.nowhere)
    }
  }
}
