// `retro resolve`: a person says which side holds.

public import CommandKit
import JournalKit
import JournalLanguage
import JournalMerge
import JournalModel
import JournalStore
import JournalSync
import JournalText
import PlainFormats

/// Settles the conflicts of a file.
public struct ResolveCommand: Command {
  public static let name = "resolve"
  public static let aliases: [CommandAlias] = []
  public static let declaration = CommandDeclaration(
    name, "Settle a conflict: ours, theirs or both.",
    discussion: """
      Takes one side of each conflict in a file, or both sides one after the other, and tells git that the file is settled. On a terminal each
      conflict is shown with both sides beside each other, and one key says what holds; what is left stays a conflict. With ‘--interactive’ and no
      terminal the answers are read from the standard input, a line each. A copy that a folder sync left is merged
      into its file and removed: no line of either is lost, and where both changed the same, markers say so.

      Whoever takes the markers out by hand has answered: then the file is taken as it stands.

      It is one change: ‘retro undo’ brings the file back as it was, with its conflicts, in git’s eyes, too, as long as the merge has not ended.
      """,
    operands: [.file],
    options: [ours, theirs, both, interactive, .dryRun, .json],
    examples: [
      Example("retro resolve 2026-11-20 --theirs --dry-run", "What the other side’s version would make of it."),
      Example("retro resolve 2026-11-20", "Ask about each."),
    ])

  private static let ours = Flag("ours", "Take this side of each conflict.")
  private static let theirs = Flag("theirs", "Take the other side of each conflict.")
  private static let both = Flag("both", "Keep both, ours first, where the file can still be read so.")
  private static let interactive = Flag("interactive", short: "i", "Ask about each conflict.")

  private let word: String
  private let choice: ConflictText.Choice?
  private let isInteractive: Bool
  private let isDryRun: Bool
  private let isJSON: Bool

  public init(_ arguments: Arguments) throws(UsageError) {
    word = try arguments[.file]
    try arguments.atMostOne(of: Self.ours, Self.theirs, Self.both, Self.interactive)
    choice = arguments[Self.ours] ? .ours : arguments[Self.theirs] ? .theirs : arguments[Self.both] ? .both : nil
    isInteractive = arguments[Self.interactive]
    isDryRun = arguments[.dryRun]
    isJSON = arguments.isJSON
  }

  public func run(in context: inout Context) throws -> ExitStatus {
    let journal = try context.openJournal(tellsConflict: false)
    let file = try context.workspace.conflicts(of: word, in: journal)
    var choices: [ConflictText.Choice?] = Array(repeating: choice, count: max(1, file.conflicts.count))
    let operation = try context.workspace.gitOperation(in: journal)
    if operation == .rebase, file.cause != .copy, !isJSON { context.note(ConflictsText.turned) }
    // A copy is merged without a question; what that leaves open is asked of the file. What was settled by hand is answered.
    if choice == nil, file.isAsked { choices = try ask(file, in: journal, isTurned: operation == .rebase, &context) }
    let resolved = try context.workspace.resolve(file, choices, in: journal, isDryRun: isDryRun)
    if isJSON {
      context.write(
        [
          .schema: .answerSchema, .path: .string(resolved.path), .settled: .int(resolved.settled), .left: .int(resolved.left),
          .copies: JSONValue(resolved.copies.map { .string($0) }), .changed: .bool(resolved.outcome.isChanged), .dryRun: .bool(isDryRun),
        ] as JSONValue)
    } else {
      context.write(resolved.outcome.preview)
      tell(resolved, operation, &context)
    }
    return resolved.isSettled ? .yes : .no
  }

  private func tell(_ resolved: ResolvedFile, _ operation: GitOperation?, _ context: inout Context) {
    let path = TextValue.place(resolved.path)
    if let fate = resolved.fate {
      context.note(ConflictsText.taken, ["path": path, "fate": .text(fate.rawValue), "dry": .flag(isDryRun)])
    }
    if isDryRun { return }
    for copy in resolved.copies { context.note(ConflictsText.merged, ["copy": .text(copy), "path": path]) }
    if resolved.settled > 0 {
      context.note(ConflictsText.settled, ["path": path, "count": .number(resolved.settled), "left": .number(resolved.left)])
    } else if resolved.left > 0 {
      context.note(ConflictsText.left, ["path": path, "left": .number(resolved.left)])
    }
    if resolved.waiting > 0 {
      context.note(ConflictsText.waiting, ["count": .number(resolved.waiting), "path": .text(ShellText.quoted(resolved.path))])
    }
    for conflict in resolved.refused {
      context.note(ConflictsText.single, ["line": .number(conflict.line), "words": .text(conflict.about(in: context.language))])
    }
    guard resolved.isStaged else { return }
    if resolved.others > 0 {
      context.note(ConflictsText.more, ["count": .number(resolved.others)])
    } else {
      context.note(ConflictsText.goOn, ["command": .text((operation ?? .merge).command)])
    }
  }

  /// Asks about each conflict in turn; what is not answered stays.
  private func ask(_ file: FileConflicts, in journal: Journal, isTurned: Bool, _ context: inout Context) throws -> [ConflictText.Choice?] {
    guard isInteractive || context.display.mayAsk, !isJSON else {
      throw CommandError(.noTerminal, ConflictsText.noChoice, help: ConflictsText.noChoiceWay)
    }
    let singles = try context.workspace.singles(of: file, in: journal)
    if context.display.mayAsk {
      var screen = ResolveScreen(file, isTurned: isTurned, singles: singles, in: context)
      return try screen.run(in: &context)
    }
    var choices: [ConflictText.Choice?] = []
    context.warn(file.path.onOneLine + "\n")
    for place in 0..<max(1, file.conflicts.count) {
      if place < file.conflicts.count {
        // One item in two places is one question.
        if let partner = file.conflicts[place].partner, partner < place {
          choices.append(choices[partner])
          continue
        }
        context.warn(file.conflicts[place].lines(in: context.language).joined(separator: "\n") + "\n")
      } else {
        context.warn(file.text(in: context.language, for: .owner))
      }
      context.warn(context.language(singles.contains(place) ? ConflictsText.questionOfOne : ConflictsText.question))
      try context.flush()
      guard let answer = readLine()?.trimmed.lowercased(), !answer.hasPrefix("q") else { break }
      choices.append(ConflictText.Choice.allCases.first { !answer.isEmpty && $0.rawValue.hasPrefix(answer) })
    }
    return choices
  }
}
