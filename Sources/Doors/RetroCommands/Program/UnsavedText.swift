// What a person typed on a command line, to be kept where it is not written.

import CommandKit

/// The words of a command line that are a person's own text.
struct UnsavedText {
  /// The text; empty where there is none.
  let text: String

  /// How many operands stand before the text, by the command's name.
  private static let operandsBefore = [
    LogCommand.name: 0, SkipCommand.name: 1, AddCommand.name: 1, MoodCommand.name: 1, ReviewCommand.name: 2, ActionsCommand.name: 2,
  ]

  /// - Parameter words: Those of the command line without the program's name, whether or not the command takes them.
  init(_ words: [String], of program: Program<Context>) {
    let dryRun: Flag = .dryRun
    guard let (command, operands) = program.operands(in: words), let count = Self.operandsBefore[command.name],
      // Of the words of ‘retro actions’ only those of its edit are text.
      command.name != ActionsCommand.name || operands.first == "edit",
      // Whoever only asked what would be written wants nothing to be kept.
      !words.contains(where: { $0 == dryRun.name || $0 == dryRun.declaration.short.map { "-\($0)" } })
    else {
      text = ""
      return
    }
    text = operands.dropFirst(count).joined(separator: " ")
  }
}
