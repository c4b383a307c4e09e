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
  public static let declaration = CommandDeclaration(
    "check", "Find what is wrong in the journal's files, and mend what is certain.",
    discussion: """
      Shows every finding with its line, a caret and the way out. Errors are what cannot be read or is misread, warnings are worth a look,
      hints are nice to know; only errors make the answer no (exit status 1). Of a single file it also says in one line what was
      understood. ‘--fix’ makes the changes that are certain and shows each; ‘retro undo’ takes them back.
      """,
    operands: [Operand("FILE", .optionalRepeating, "A path, the name of a file, a period, or a folder; the whole journal without any.")],
    options: [Option("fix", "Make the changes that are certain."), .dryRun, .json],
    examples: [
      Example("retro check", "The whole journal."),
      Example("retro check 2026-11-20", "One day, and what was understood of it."),
      Example("retro check retros activities", "What lies in these folders."),
      Example("retro check --fix --dry-run", "What would be mended, as a diff."),
    ])

  private let words: [String]
  private let isFix: Bool
  private let isDryRun: Bool
  private let isJSON: Bool

  public init(_ arguments: Arguments) throws(UsageError) {
    words = arguments.operands("FILE")
    isFix = arguments.has("fix")
    isDryRun = arguments.has(Option.dryRun.long)
    isJSON = arguments.has(Option.json.long)
    if isDryRun, !isFix { throw UsageError("‘--dry-run’ goes with ‘--fix’: without it nothing is written anyway") }
  }

  public func run(in context: inout Context) throws -> ExitStatus {
    let scope = try CheckScope(words, in: context)
    let check: JournalCheck
    var mended: [JournalCheckFixes.Change] = []
    if isFix {
      var fixes: JournalCheckFixes?
      try context.carryOut(in: scope.root, isDryRun: isDryRun, isShown: !isJSON) { _ in
        let found = try JournalCheckFixes { replaced throws(StoreError) in try scope.check(replaced) }
        fixes = found
        return found.planned
      }
      guard let fixes else { throw CommandFailure("nothing was checked") }
      (mended, check) = (fixes.changes, fixes.last)
      for change in mended where !isJSON && !isDryRun { context.write(text(change, context.shown(change.path, in: scope.root))) }
      if isDryRun, !isJSON { return .yes }
    } else {
      check = try scope.check([:])
    }
    for problem in check.problems { context.warn(of: "\(problem)") }
    if isJSON {
      context.write(json(check, mended, scope))
    } else {
      for file in check.files {
        let source = SourceText(path: scope.shown(file.path, context), bytes: file.source.bytes)
        for finding in file.findings { context.write(finding.marked(in: source, lines: file.lines)) }
      }
      if let place = scope.single, place.diskPath.hasSuffix(".md") {
        context.write("understood: \(try place.read().understood(place.configuration.moodLabels))\n")
      }
      if !context.globals.isQuiet { context.write(summary(check, scope) + "\n") }
    }
    if check.files.contains(where: { $0.findings.contains { $0.message.severity == .error } }) { return .no }
    return check.problems.isEmpty ? .yes : .failed
  }

  private func summary(_ check: JournalCheck, _ scope: CheckScope) -> String {
    let findings = check.files.flatMap(\.findings)
    func count(_ severity: Diagnostic.Severity, _ name: String) -> String {
      Self.counted(findings.count { $0.message.severity == severity }, name)
    }
    let hints = findings.count { $0.message.severity == .hint }
    return "\(Self.counted(scope.count ?? check.count, "file")), \(count(.error, "error")), \(count(.warning, "warning"))"
      + (hints > 0 ? ", \(Self.counted(hints, "hint"))" : "")
  }

  /// A number with commas between thousands, and what it counts.
  static func counted(_ number: Int, _ noun: String) -> String {
    let digits = Array(String(number).utf8)
    var text: [UInt8] = []
    for (index, digit) in digits.enumerated() {
      if index > 0, (digits.count - index) % 3 == 0 { text.append(ASCII.comma) }
      text.append(digit)
    }
    return String(decoding: text, as: UTF8.self) + " " + noun + (number == 1 ? "" : "s")
  }

  private func text(_ change: JournalCheckFixes.Change, _ path: String) -> MarkedText {
    var text = MarkedText("\(path):\(change.line):", .place)
    text.add(" \(change.text) ")
    text.add("[\(change.code)]\n", .margin)
    return text
  }

  private func json(_ check: JournalCheck, _ mended: [JournalCheckFixes.Change], _ scope: CheckScope) -> JSONValue {
    let diagnostics: [JSONValue] = check.files.flatMap { file in
      file.findings.map { finding in
        let start = file.lines.position(of: finding.range.lowerBound)
        let end = file.lines.position(of: finding.range.upperBound)
        return [
          "path": .string(file.path), "code": .string(finding.message.code), "severity": .string(finding.message.severity.rawValue),
          "message": .string(finding.message.text), "line": JSONValue(start.line), "column": JSONValue(start.column),
          "end_line": JSONValue(end.line), "end_column": JSONValue(end.column), "help": JSONValue(finding.message.help),
          "fixable": .bool(JournalCheckFixes.canMend(finding)),
        ]
      }
    }
    let fixes = mended.map {
      ["path": .string($0.path), "line": JSONValue($0.line), "code": .string($0.code), "change": .string($0.text)] as JSONValue
    }
    return [
      "schema": 1, "files": JSONValue(scope.count ?? check.count), "diagnostics": JSONValue(diagnostics), "fixes": JSONValue(fixes),
      "dry_run": .bool(isDryRun),
    ]
  }
}
