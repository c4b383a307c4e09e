// `retro kept`: what was typed and not written.

public import CommandKit
import HostSystem
import JournalKit
import JournalLanguage
import JournalModel
import JournalText

/// Shows the text that was kept since its command was refused, and writes it with another word.
public struct KeptCommand: Command {
  public static let name = "kept"
  public static let aliases: [CommandAlias] = ["unsent", "unwritten"]
  public static let declaration = CommandDeclaration(
    name, "Show or mend what you typed that was not written.",
    discussion: """
      What a refused command would have lost is kept outside the journal. Without words this shows the last such text, so that
      ‘retro kept | retro log -’ writes it. ‘retro kept 31:00 13:00’ writes it with another word in the place of one; that is for texts of
      ‘retro log’. What is written at last is kept no longer. Says no (exit status 1) where nothing is kept.
      """,
    operands: [words], options: [all, list, clear],
    examples: [
      Example("retro kept", "The last one."),
      Example("retro kept 31:00 13:00", "Write it, with 13:00 for 31:00."),
      Example("retro kept --clear", "None of it is wanted."),
    ])

  private static let words = Operand(optionalRepeating: Placeholder("OLD NEW"), "A word of the text, and what stands there in its place.")
  private static let all = Flag("all", "All of them, the last one first, each with what it was typed for.")
  private static let list = Flag("list", "The same as --all.")
  private static let clear = Flag("clear", "Remove all of them.")

  /// What the command is called whose words are one text.
  private static let writing: Set<String> = ["log", "write", "journal", "diary", "jot"]

  private let change: (old: String, new: String)?
  private let isAll: Bool
  private let clears: Bool

  public init(_ arguments: Arguments) throws(UsageError) {
    let words = try arguments[Self.words]
    guard words.isEmpty || words.count == 2 else { throw UsageError(KeptText.needsTwo) }
    change = words.isEmpty ? nil : (words[0], words[1])
    (isAll, clears) = (arguments[Self.all] || arguments[Self.list], arguments[Self.clear])
    try arguments.atMostOne(of: Self.all, Self.list, Self.clear)
    if change != nil, let option = arguments.first(of: [Self.all, Self.list, Self.clear]) {
      throw UsageError(UsageText.exclusive, ["one": .text(words[0]), "other": .text(option.name)])
    }
  }

  public func run(in context: inout Context) throws -> ExitStatus {
    let kept = try context.workspace.keptTexts()
    guard let last = kept.first else {
      context.note(KeptText.none)
      return .no
    }
    if clears {
      for one in kept { try context.workspace.remove(one) }
      context.note(KeptText.cleared, ["count": .number(kept.count)])
      return .yes
    }
    guard let change else {
      for (number, one) in (isAll ? kept : [last]).enumerated() {
        if isAll { context.write((number > 0 ? "\n" : "") + "\(one.head)\n\n") }
        // A line of the text is none of the program's; what another program reads is the text as it is.
        let isData = !isAll && !Terminal.isTerminal(.output)
        context.write(isData ? one.text + "\n" : one.text.split(separator: "\n", omittingEmptySubsequences: false).map { "  \($0)\n" }.joined())
      }
      if !isAll, kept.count > 1 { context.note(KeptText.more, ["count": .number(kept.count - 1)]) }
      return .yes
    }
    guard let command = last.command, Self.writing.contains(command) else { throw CommandError(.usage, KeptText.notOfLog) }
    guard let place = last.text.firstRange(ofText: change.old) else {
      throw CommandError(.notFound, KeptText.noWord, ["word": .text(change.old), "text": .text(last.text.onOneLine)])
    }
    let text = String(last.text[..<place.lowerBound]) + change.new + last.text[place.upperBound...]
    let status = try RetroProgram.run(instead: ["log"] + last.options + ["--", text], in: &context)
    if context.workspace.hasWritten { try context.workspace.remove(last) }
    return status
  }
}
