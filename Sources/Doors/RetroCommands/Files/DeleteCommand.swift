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
    let place = try context.workspace.file(file)
    let deletion = try context.workspace.deletion(of: place)
    if isJSON {
      if isDryRun { context.write(deletion.json(isDryRun: isDryRun, isDeleted: false, for: context.audience(of: .data))) }
    } else if isDryRun {
      context.write(deletion.diff)
    } else if !context.globals.isQuiet || !isAgreed {
      context.write(text(deletion, place, for: context.audience(of: .text, place.configuration)))
    }
    if isDryRun { return .yes }
    guard try isAgreed || isConfirmed(place, deletion, in: &context) else {
      if isJSON { context.write(deletion.json(isDryRun: isDryRun, isDeleted: false, for: context.audience(of: .data))) }
      context.note("\(place.shown) was not deleted")
      return .no
    }
    try context.workspace.delete(deletion)
    if isJSON { context.write(deletion.json(isDryRun: isDryRun, isDeleted: true, for: context.audience(of: .data))) }
    let undo = try context.workspace.undoing(in: place.changeRoot).map { "; ‘\($0)’ brings it back" }
    context.note("deleted \(place.shown)\(undo ?? "")")
    return .yes
  }

  /// Asks, where somebody is there to answer.
  private func isConfirmed(_ place: FilePlace, _ deletion: Deletion, in context: inout Context) throws -> Bool {
    guard context.display.mayAsk else {
      if isJSON { context.write(deletion.json(isDryRun: isDryRun, isDeleted: false, for: context.audience(of: .data))) }
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
}
