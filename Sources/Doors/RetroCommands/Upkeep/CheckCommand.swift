// `retro check`: every finding in every file, and the mendings that are certain.

public import CommandKit
import HostSystem
import JournalFormat
import JournalKit
import JournalLanguage
import JournalModel
import JournalStore
import JournalSync
import JournalText
import PlainFormats

/// Checks a journal, or some files of it.
public struct CheckCommand: Command {
  public static let name = "check"
  public static let aliases: [CommandAlias] = ["lint", "validate", "verify", CommandAlias("fix", "--fix"), CommandAlias("repair", "--fix")]
  public static let declaration = CommandDeclaration(
    name, "Check files; --fix repairs what is unambiguous.",
    discussion: """
      Shows every finding with its line, a caret and the way out. Errors are what cannot be read or is misread, warnings are worth a look,
      hints are nice to know; only errors make the answer no (exit status 1). Of a single file it also says in one line what was
      understood. ‘--fix’ makes the changes that are certain and shows each, then what is left: the answer is no where that has an error.
      ‘retro undo’ takes them back. With ‘--dry-run’ the answer is the same, and nothing is written. ‘--staged’ checks what the next commit
      of git would hold, whatever stands in the files, and tells what is newly wrong: what the last commit has, too, is only counted.
      """,
    operands: [places],
    options: [fix, staged, .dryRun] + DocumentOutput.listOptions,
    examples: [
      Example("retro check", "The whole journal."),
      Example("retro check 2026-11-20", "One day, and what was understood of it."),
      Example("retro check retros activities", "What lies in these folders."),
      Example("retro check --fix --dry-run", "What would be mended, as a diff."),
      Example("retro check -o check.html", "All findings on a page."),
    ])

  private static let places = Operand(
    optionalRepeating: .file, "A path, the name of a file, a period, or a folder; the whole journal without any.")
  private static let fix = Flag("fix", "Make the changes that are certain.")

  private static let staged = Flag("staged", "Check what is staged for the next commit of git.")

  private let words: [String]
  private let isStaged: Bool
  private let isFix: Bool
  private let isDryRun: Bool
  private let output: DocumentOutput

  public init(_ arguments: Arguments) throws(UsageError) {
    words = try arguments[Self.places]
    isFix = arguments[Self.fix]
    isStaged = arguments[Self.staged]
    try arguments.atMostOne(of: Self.fix, Self.staged)
    isDryRun = arguments[.dryRun]
    output = try DocumentOutput(arguments)
    if isStaged, let word = words.first { throw UsageError(UsageText.tooMany, ["word": .text(word)]) }
    if isDryRun, !isFix { throw UsageError(CheckText.onlyFix, ["option": .text(Flag.dryRun.name)]) }
  }

  public func run(in context: inout Context) throws -> ExitStatus {
    var words = words
    var (staged, gone): ([String: [UInt8]], [String]) = ([:], [])
    // What is staged, and no more in the folder.
    var absent: [String: [UInt8]] = [:]
    if isStaged {
      let journal = try context.openJournal()
      staged = try context.workspace.stagedFiles(in: journal)
      gone = try context.workspace.stagedRemovals(in: journal)
      if staged.isEmpty, gone.isEmpty {
        context.note(CheckText.nothingStaged)
        return .yes
      }
      absent = staged.filter { !context.workspace.isThere($0.key, in: journal) }
      staged = staged.filter { absent[$0.key] == nil }
      words = staged.keys.sorted().map { context.workspace.shown($0, in: journal.root) }
    }
    // What leads to a file that goes may stand anywhere.
    var scope = try context.workspace.checkScope(gone.isEmpty ? words : [])
    context.workspace.settle(scope.root, mayWrite: !context.globals.isDryRun)
    var report = try checked(&scope, staged, absent: absent.count, &context)
    if isStaged, !gone.isEmpty || staged.isEmpty { report.keep(in: Set(staged.keys), orLinksTo: gone) }
    if !absent.isEmpty { report.add(absent, in: try context.workspace.journal(at: scope.root)) }
    if isStaged, !staged.isEmpty, !report.isClean {
      let before = try context.workspace.committedFiles(staged.keys, in: try context.workspace.journal(at: scope.root))
      var files = try context.workspace.checkScope(words)
      let known = report.leaveOut(try files.check(before))
      if known > 0 { context.note(CheckText.stagedBefore, ["count": .number(known)]) }
    }
    if isStaged { report.takeConflictsForErrors() }
    let problems = report.check.problems.filter { scope.concerns($0) }
    for cause in problems.causes { context.warn(of: Message(cause)) }
    let configuration = (try? context.workspace.journal(at: scope.root))?.configuration
    let audience = context.audience(of: output.answer, configuration)
    // A quiet fix tells only of what keeps the answer from being yes.
    let isTerse = isFix && !isDryRun && context.globals.isQuiet
    if let place = scope.single, place.diskPath.hasSuffix(".md"), !place.isTemplate, !isDryRun, !isStaged, !isTerse, !output.isJSON {
      report.understood = try place.read().understood(place.configuration.moodLabels, for: audience)
    }
    if output.isScreen {
      tell(report, scope, isTerse: isTerse, &context)
    } else {
      try output.show(
        { report.document(for: audience, in: $0) }, { report.json(for: audience) }, ofJournalAt: scope.root, in: &context,
        list: .diagnostics)
    }
    if report.hasErrors { return .no }
    // What has such a name is no entry, and everything else was checked.
    return problems.allSatisfy { $0.kind == .badName } ? .yes : .failed
  }

  /// Shows findings with their lines on the standard output, those beside a diff on the standard error.
  private func tell(_ report: CheckReport, _ scope: CheckScope, isTerse: Bool, _ context: inout Context) {
    report.tell(isTerse: isTerse, shown: { scope.shown($0, context.workspace) }, in: context.language) { text in
      if isDryRun { context.warn(text) } else { context.write(text) }
    }
    if let understood = report.understood {
      context.write("\(context.language(CheckText.understood, ["words": .message(understood)]))\n")
    }
    let summary = report.summary(in: context.language)
    if isDryRun { context.note(.verbatim(summary)) } else if !context.globals.isQuiet { context.write("\(summary)\n") }
  }

  /// The findings, and with `--fix` what was fixed before they were left.
  private func checked(_ scope: inout CheckScope, _ staged: [String: [UInt8]], absent: Int, _ context: inout Context) throws -> CheckReport {
    if !isFix { return CheckReport(try scope.check(staged), count: isStaged ? staged.count + absent : scope.count, in: scope.root) }
    let today = try scope.today(context.workspace)
    let (fixes, outcome) = try context.workspace.fix(in: scope.root, today: today, isDryRun: isDryRun) {
      replaced throws(StoreError) in try scope.check(replaced)
    }
    if output.isScreen { context.write(outcome.preview) }
    return CheckReport(fixes.last, fixes: fixes, count: scope.count, isDryRun: isDryRun, in: scope.root)
  }
}
