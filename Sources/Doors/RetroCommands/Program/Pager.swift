// Long answers on a terminal go through a pager, as git's do.

import HostSystem
import JournalModel
import JournalText

/// A program that shows text page by page.
struct Pager: Hashable, Sendable {
  /// A line of the shell.
  let command: String

  /// `$RETRO_PAGER`, else `$PAGER`, else less; nil where that is `cat` or empty.
  init?(_ environment: Environment) {
    command = (environment.value(of: "RETRO_PAGER") ?? environment.value(of: "PAGER") ?? "less").trimmed
    if command.isEmpty || command == "cat" { return nil }
  }

  /// Shows a text, and waits until the person has seen enough of it.
  /// - Returns: Whether it was shown: not where there is no such program.
  func show(_ text: [UInt8], _ environment: Environment) throws(HostError) -> Bool {
    // Colours as they are, no screen of its own, and no page where everything fits.
    let variables = environment.variables.merging(["LESS": "FRX", "LV": "-c"]) { own, _ in own }
    let ending = try ChildProcess.runShell(command, [], Environment(variables), input: text)
    return ending != .exit(126) && ending != .exit(127)
  }
}

extension Display {
  /// Writes what a command has said to the standard output.
  /// - Parameter isLast: Whether the command is over, so that a pager may take the terminal.
  func send(_ text: [UInt8], isLast: Bool) throws(HostError) -> Terminal.Outcome {
    if isLast, globals.isPaged, globals.isInputAllowed, Terminal.isTerminal(.output), Terminal.isTerminal(.input),
      environment["TERM"] != "dumb", let rows = Terminal.rows(.output), text.count(where: { $0 == ASCII.lineFeed }) >= rows,
      let pager = Pager(environment), try pager.show(text, environment)
    {
      return .written
    }
    return try Terminal.write(text)
  }
}
