// `retro check`: every finding in every file, and the mendings that are certain.

public import CommandKit
import HostSystem
import JournalFormat
import JournalKit
import JournalModel
import JournalStore
import JournalText
import PlainFormats

/// Checks a journal, or some files of it.
public struct CheckCommand: Command {
  public static let name = "check"
  public static let declaration = CommandDeclaration(
    name, "Find what is wrong in the journal's files, and mend what is certain.",
    discussion: """
      Shows every finding with its line, a caret and the way out. Errors are what cannot be read or is misread, warnings are worth a look,
      hints are nice to know; only errors make the answer no (exit status 1). Of a single file it also says in one line what was
      understood. ‘--fix’ makes the changes that are certain and shows each, then what is left: the answer is no where that has an error.
      ‘retro undo’ takes them back. With ‘--dry-run’ the answer is the same, and nothing is written.
      """,
    operands: [places],
    options: [fix, .dryRun, .json],
    examples: [
      Example("retro check", "The whole journal."),
      Example("retro check 2026-11-20", "One day, and what was understood of it."),
      Example("retro check retros activities", "What lies in these folders."),
      Example("retro check --fix --dry-run", "What would be mended, as a diff."),
    ])

  private static let places = Operand(
    optionalRepeating: "FILE", "A path, the name of a file, a period, or a folder; the whole journal without any.")
  private static let fix = Flag("fix", "Make the changes that are certain.")

  private let words: [String]
  private let isFix: Bool
  let isDryRun: Bool
  private let isJSON: Bool

  public init(_ arguments: Arguments) throws(UsageError) {
    words = try arguments[Self.places]
    isFix = arguments[Self.fix]
    isDryRun = arguments[.dryRun]
    isJSON = arguments[.json]
    if isDryRun, !isFix { throw UsageError("‘--dry-run’ goes with ‘--fix’: without it nothing is written anyway") }
  }

  public func run(in context: inout Context) throws -> ExitStatus {
    var scope = try CheckScope(words, in: context)
    context.workspace.settle(scope.root, mayWrite: !context.globals.isDryRun)
    let (check, mended, mendedFiles) = try checked(&scope, &context)
    let problems = check.problems.filter { scope.concerns($0) }
    for cause in problems.causes { context.warn(of: cause) }
    let audience = context.audience(isJSON: isJSON, (try? context.workspace.journal(at: scope.root))?.configuration)
    if isJSON {
      context.write(json(check, told(mended, scope, to: audience), scope, audience))
    } else {
      // A quiet mending tells only of what keeps the answer from being yes.
      let isTerse = isFix && !isDryRun && context.globals.isQuiet
      tell(check, isTerse ? [] : mended, scope, isTerse: isTerse, &context)
      if let place = scope.single, place.diskPath.hasSuffix(".md"), !place.isTemplate, !isDryRun, !isTerse {
        let reading = try place.read()
        context.write("understood: \(reading.understood(place.configuration.moodLabels, for: audience))\n")
      }
      let summary = mended.isEmpty ? summary(check, scope) : summary(check, mended.count, mendedFiles)
      if isDryRun { context.note(summary) } else if !context.globals.isQuiet { context.write("\(summary)\n") }
    }
    if check.files.contains(where: { $0.findings.contains { $0.message.severity == .error } }) { return .no }
    // What has such a name is no entry, and everything else was checked.
    return problems.allSatisfy { $0.kind == .badName } ? .yes : .failed
  }

  /// The findings, and with `--fix` what was mended before they were left.
  private func checked(
    _ scope: inout CheckScope, _ context: inout Context
  ) throws -> (check: JournalCheck, mended: [JournalCheckFixes.Change], mendedFiles: Int) {
    if !isFix { return (try scope.check([:]), [], 0) }
    let today = try scope.today(context)
    let (fixes, outcome) = try context.workspace.fix(in: scope.root, today: today, isDryRun: isDryRun) {
      replaced throws(StoreError) in try scope.check(replaced)
    }
    if !isJSON { context.write(outcome.preview) }
    return (fixes.last, fixes.changes, fixes.planned.count)
  }

  private func json(
    _ check: JournalCheck, _ mended: [(change: JournalCheckFixes.Change, text: String?)], _ scope: CheckScope, _ audience: Audience
  ) -> JSONValue {
    let diagnostics: [JSONValue] = check.files.flatMap { file in
      file.source.withPrivacy(file.findings).map { finding, isPrivate in
        let isTold = audience.sees(isPrivate: isPrivate)
        let start = file.lines.position(of: finding.range.lowerBound)
        let end = file.lines.position(of: finding.range.upperBound)
        return [
          "path": .string(file.path), "code": .string(finding.message.code.rawValue),
          "severity": .string(finding.message.severity.rawValue),
          "message": isTold ? .string(finding.message.text) : .null, "line": JSONValue(start.line), "column": JSONValue(start.column),
          "end_line": JSONValue(end.line), "end_column": JSONValue(end.column), "help": JSONValue(isTold ? finding.message.help : nil),
          "fixable": .bool(JournalCheckFixes.canFix(finding)),
        ]
      }
    }
    let fixes = mended.map {
      ["path": .string($0.path), "line": JSONValue($0.line), "code": .string($0.code.rawValue), "change": JSONValue($1)] as JSONValue
    }
    return [
      "schema": 1, "files": JSONValue(scope.count ?? check.count), "diagnostics": JSONValue(diagnostics), "fixes": JSONValue(fixes),
      "dry_run": .bool(isDryRun),
    ]
  }
}
