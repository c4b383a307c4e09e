// `retro man`: manual pages from the declarations.

public import CommandKit
import JournalLanguage
import JournalText

/// Prints a manual page.
public struct ManCommand: Command {
  public static let name = "man"
  public static let settlesItself = true
  public static let aliases: [CommandAlias] = ["manual"]
  public static let declaration = CommandDeclaration(
    name, "Print a manual page.",
    discussion: "Pages are written in roff, as man reads them. Where the program is installed, ‘man retro’ and ‘man retro-set’ show them.",
    operands: [command],
    options: [list],
    examples: [Example("retro man set > retro-set.1", "The page of one command, as a file.")])

  private static let command = Operand(optional: .command, "The command; the page of the program if left out.")
  private static let list = Flag("list", "Print the names of the commands that have a page.")

  private let command: CommandDeclaration?
  private let isList: Bool

  public init(_ arguments: Arguments) throws(UsageError) {
    isList = arguments[Self.list]
    guard let word = try arguments[Self.command] else {
      command = nil
      return
    }
    let declarations = RetroProgram.declared.declarations
    // As ‘retro help help’ shows the help of the program.
    if word == "help", !isList {
      command = nil
      return
    }
    guard let found = declarations.first(where: { $0.name == word }) else {
      let near = suggestion(for: word, among: declarations.map(\.name) + ["help"])
      let (unknown, value) = (UsageText.noCommand, TextValue.text(word))
      guard let near else {
        throw UsageError(unknown, ["word": value], hint: UsageText.commands, ["program": .text(RetroProgram.declared.name)])
      }
      throw UsageError(unknown, ["word": value], hint: UsageText.near, ["word": .text(near)])
    }
    if isList { throw UsageError(UsageText.exclusive, ["one": .text(word), "other": .text(Self.list.name)]) }
    command = found
  }

  public func run(in context: inout Context) -> ExitStatus {
    if isList {
      context.write(RetroProgram.declared.declarations.map { $0.name + "\n" }.joined())
    } else {
      context.write(RetroProgram.manual(command))
    }
    return .yes
  }
}
