// `retro delete`: a file goes, once a person has seen what goes with it.

public import CommandKit
import HostSystem
import JournalFormat
import JournalKit
import JournalModel
import JournalStore
import JournalText
import PlainFormats

/// Deletes a file of the journal.
public struct DeleteCommand: Command {
  public static let name = "delete"
  public static let declaration = CommandDeclaration(
    name, "Delete a file, after a look at what is lost.",
    discussion: """
      Shows the file's title and size, its items and open Actions, and every link that would lead nowhere, then asks. Where nobody can be
      asked, as in a script, it needs --yes. Links to the file are left as they are; ‘retro undo’ brings the file back.
      """,
    operands: [.file],
    options: [yes, .dryRun, .json],
    examples: [
      Example("retro delete W46", "Look, answer, and it is gone."),
      Example("retro delete packing-list --yes --quiet", "In a script."),
    ])

  private static let yes = Flag("yes", short: "y", "Delete without asking.")

  private let file: String
  private let isAgreed: Bool
  private let isDryRun: Bool
  private let isJSON: Bool

  public init(_ arguments: Arguments) throws(UsageError) {
    file = try arguments[.file]
    isAgreed = arguments[Self.yes]
    isDryRun = arguments[.dryRun]
    isJSON = arguments[.json]
  }

  public func run(in context: inout Context) throws -> ExitStatus {
    let place = try context.file(file)
    guard ["md", "markdown"].contains(PathText.fileExtension(place.diskPath).lowercased()) else {
      throw CommandError(.wrongKind, "‘\(place.shown)’ is no Markdown file, and was not deleted", help: "files of the journal end in .md")
    }
    let deletion = try place.root.map { try context.workspace.journal(at: $0).deleting(place.path) } ?? Deletion(place.read())
    for problem in deletion.problems + deletion.traces.problems { context.warn(of: "\(problem); links in it are not known") }
    if isJSON {
      if isDryRun { context.write(json(deletion, place, isDeleted: false, for: context.audience(of: .data))) }
    } else if isDryRun {
      context.write([PlannedChange.delete(place.path, before: deletion.reading.source.bytes)].diff)
    } else if !context.globals.isQuiet || !isAgreed {
      context.write(text(deletion, place, for: context.audience(of: .text, place.configuration)))
    }
    if isDryRun { return .yes }
    guard try isAgreed || isConfirmed(place, deletion, in: &context) else {
      if isJSON { context.write(json(deletion, place, isDeleted: false, for: context.audience(of: .data))) }
      context.note("\(place.shown) was not deleted")
      return .no
    }
    let path = place.root == nil ? PathText.name(place.diskPath) : place.path
    try context.carryOut(in: place.changeRoot, isDryRun: false) { _ in [.delete(path, before: deletion.reading.source.bytes)] }
    if isJSON { context.write(json(deletion, place, isDeleted: true, for: context.audience(of: .data))) }
    let undo = context.undoing(in: place.changeRoot).map { "; ‘\($0)’ brings it back" }
    context.note("deleted \(place.shown)\(undo ?? "")")
    return .yes
  }

  /// Asks, where somebody is there to answer.
  private func isConfirmed(_ place: FilePlace, _ deletion: Deletion, in context: inout Context) throws -> Bool {
    guard context.globals.isInputAllowed, Terminal.isTerminal(.input), Terminal.isTerminal(.error) else {
      if isJSON { context.write(json(deletion, place, isDeleted: false, for: context.audience(of: .data))) }
      throw CommandError(.noTerminal, "\(place.shown) was not deleted: nobody is there to be asked", help: "--yes says that you mean it")
    }
    context.warn("Delete \(place.shown.onOneLine)? [y/N] ")
    try context.flush()
    let answer = (readLine() ?? "").lowercased()
    return answer == "y" || answer == "yes"
  }

  /// How many links are shown; `--json` has them all.
  private static let shownLinks = 20

  private func text(_ deletion: Deletion, _ place: FilePlace, for audience: Audience) -> String {
    let reading = deletion.reading
    let title = reading.told(to: audience).isPrivate ? reading.slug : reading.told(to: audience).publicTitle
    var lines = ["\(title) (\(place.shown))"]
    var facts = [reading.kind.rawValue, counted(reading.source.bytes.count, "byte")]
    if deletion.itemCount > 0 { facts.append(counted(deletion.itemCount, "item")) }
    if deletion.openActionCount > 0 { facts.append(counted(deletion.openActionCount, "open Action")) }
    if deletion.logLineCount > 0 { facts.append(counted(deletion.logLineCount, "line") + " of log") }
    lines.append("  " + facts.joined(separator: ", "))
    let links = deletion.mentions
    if links.isEmpty {
      lines.append("  nothing links to it")
    } else {
      let files = Set(links.map { Array($0.path.utf8) }).count
      lines.append("  \(counted(links.count, "link")) in \(counted(files, "file")) \(links.count == 1 ? "leads" : "lead") to it:")
      lines += links.prefix(Self.shownLinks).map { "    \($0.path):\($0.line): \($0.name)" }
      if links.count > Self.shownLinks { lines.append("    and \(links.count - Self.shownLinks) more") }
    }
    lines += deletion.traces.files.map { "  \($0), which is no entry, names it" }
    lines += deletion.traces.boards.map { "  \($0.path) names it in \($0.count) place\($0.count == 1 ? "" : "s")" }
    lines += deletion.traces.links.map { "  \($0) is a symbolic link to it, and would lead nowhere" }
    return lines.map { $0.onOneLine + "\n" }.joined()
  }

  private func json(_ deletion: Deletion, _ place: FilePlace, isDeleted: Bool, for audience: Audience) -> JSONValue {
    let reading = deletion.reading
    let isTold = audience.sees(isPrivate: reading.isPrivate)
    let links = deletion.mentions.map {
      ["path": .string($0.path), "line": JSONValue($0.line), "link": .string($0.name)] as JSONValue
    }
    return [
      "schema": 1, "path": .string(place.path), "type": .string(reading.kind.rawValue),
      "title": .string(isTold ? audience == .owner ? reading.title : reading.publicTitle : reading.slug),
      "bytes": JSONValue(reading.source.bytes.count), "items": JSONValue(deletion.itemCount),
      "open_actions": JSONValue(deletion.openActionCount), "log_lines": JSONValue(deletion.logLineCount), "links": JSONValue(links),
      "no_entries": JSONValue(deletion.traces.paths), "symlinks": JSONValue(deletion.traces.links), "deleted": .bool(isDeleted),
      "dry_run": .bool(isDryRun),
    ]
  }
}
