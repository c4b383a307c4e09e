// `retro rename`: a file gets another name, and every link to it follows.

import JournalChecks
public import CommandKit
import HostSystem
import JournalDates
import JournalFormat
import JournalKit
import JournalModel
import JournalStore
import JournalText
import PlainFormats

/// Renames or moves a file of the journal.
public struct RenameCommand: Command {
  public static let name = "rename"
  public static let declaration = CommandDeclaration(
    name, "Rename a file and every link to it.",
    discussion: """
      The file and all links that mean it change together, or nothing does: [[name]], [[name|shown]], [[name#heading]], [[name#^id]],
      [[folder/name]], ![[name]], relative Markdown links and images, in text and in quoted values of properties. Code stays as it is,
      and so does what is shown. So do links to others of the same name that would mean another file afterwards. Files that are no entries,
      such as templates, canvases and bases, and links of the file system are not changed: you are told which of them name the file, and which
      links that led nowhere now mean one.

      NEW is a name, or a path from the root of the journal; one that begins with ‘./’ or ‘../’ starts from here. ‘.md’ may be left out,
      and a path that ends in ‘/’ keeps the name. For the file of a day, week, month, quarter or year it may be another such period, as in
      ‘retro rename W46 W47’: the file moves to where that period's file lies. Any other name it takes only where its properties say what
      it is about, as type and start do. When a file moves to another folder, its own relative links are adapted. Nothing is ever
      overwritten.
      """,
    operands: [old, new],
    options: [.dryRun, .json],
    examples: [
      Example("retro rename run-500-km run-600-km", "The goal has grown."),
      Example("retro rename packing-list lists/ --dry-run", "See what moving a file would change."),
      Example("retro rename today tomorrow", "It is about the day that has just begun."),
    ])

  private static let old = Operand(.old, "A path, the name of a file such as run-500-km, or a period such as W46.")
  private static let new = Operand(.new, "The new name, a path with folders, or of a period's file another period.")

  private let old: String
  private let new: String
  private let isDryRun: Bool
  private let isJSON: Bool

  public init(_ arguments: Arguments) throws(UsageError) {
    old = try arguments[Self.old]
    new = try arguments[Self.new]
    isDryRun = arguments[.dryRun]
    isJSON = arguments[.json]
  }

  public func run(in context: inout Context) throws -> ExitStatus {
    guard let rename = try context.workspace.rename(old, to: new, isDryRun: isDryRun) else { return .yes }
    show(rename, in: &context)
    return .yes
  }

  private func show(_ rename: Rename, in context: inout Context) {
    for problem in rename.problems { context.warn(of: "\(problem); links in it are not changed") }
    for problem in rename.traces.problems { context.warn(of: "\(problem); whether it names the file is not known") }
    for link in rename.untouched {
      var text = MarkedText("\(link.path.onOneLine):\(link.line):", .place)
      text.add(" ")
      text.add("warning:", .warning)
      let reason = link.isKept ? "stands in a value that is kept as it is" : "is a name without brackets, and so no link"
      text.add(" \(link.link.onOneLine) \(reason); change it in your editor\n")
      context.warn(text)
    }
    for link in rename.begun {
      var text = MarkedText("\(link.path):\(link.line):", .place)
      text.add(" ")
      text.add("warning:", .warning)
      text.add(" ‘\(link.link)’ led nowhere, and \(isDryRun ? "would mean" : "now means") \(link.means)\n")
      context.warn(text)
    }
    for line in words(for: rename.traces, of: rename.from) { context.warn(of: line) }
    let (before, after) = (rename.before, rename.after)
    if before.kind != after.kind {
      let help = before.kind.unit == nil ? "; ‘type: \(before.kind.rawValue)’ in its front matter keeps it one" : ""
      let kinds = "\(rename.from) is a \(before.kind.rawValue), and as \(rename.to) it is a \(after.kind.rawValue)"
      context.warn(of: "\(kinds)\(help)")
    } else if before.span != after.span, let old = before.span, let new = after.span {
      context.warn(of: "\(rename.from) is about \(old), and \(rename.to) is about \(new)")
    }
    if let issue = rename.issueElsewhere { context.warn(of: "\(rename.to) \(issue)") }
    // A name that says no period, or another one than a property says.
    let known = Set(before.diagnostics.map(\.message))
    for finding in after.diagnostics where !known.contains(finding.message) {
      context.workspace.tell(finding, in: after)
    }
    if isJSON {
      context.write(rename.json(isDryRun: isDryRun))
    } else if isDryRun {
      context.write(rename.plannedChanges.diff)
    }
    let files = rename.edited.count + (rename.ownCount > 0 ? 1 : 0)
    let links = "; \(counted(rename.count, "link")) in \(counted(files, "file")) \(isDryRun ? "would follow" : "changed")"
    context.note("\(isDryRun ? "would rename" : "renamed") \(rename.from) to \(rename.to)\(rename.count == 0 ? "" : links)")
  }

  /// What is left as it is and names the file, in one line each.
  private func words(for traces: FileTraces, of path: String) -> [String] {
    var lines: [String] = []
    if !traces.files.isEmpty {
      let verb = traces.files.count == 1 ? "names" : "name"
      lines.append("\(few(traces.files)) still \(verb) \(path); a file that is no entry is not changed")
    }
    lines += traces.boards.map { board in
      let (places, verb) = board.count == 1 ? ("1 place", "names") : ("\(board.count) places", "name")
      return "\(places) in \(board.path) still \(verb) \(path); such a file is not changed"
    }
    if !traces.links.isEmpty {
      let (links, verb) = traces.links.count == 1 ? ("a symbolic link", "leads") : ("symbolic links", "lead")
      let leads = isDryRun ? "would lead nowhere" : "now \(verb) nowhere"
      lines.append("\(few(traces.links)), \(links) to \(path), \(leads)")
    }
    return lines
  }

  /// Three of them at most, and how many more there are; four are named.
  private func few(_ paths: [String]) -> String {
    let shown = paths.prefix(paths.count == 4 ? 4 : 3)
    return listed(shown + (shown.count < paths.count ? ["\(paths.count - shown.count) more"] : []), "and")
  }
}
