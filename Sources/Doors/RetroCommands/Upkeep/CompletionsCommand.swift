// `retro completions`: what a shell loads in order to complete command lines.

public import CommandKit

/// Prints the completion script for a shell.
public struct CompletionsCommand: Command {
  public static let name = "completions"
  public static let settlesItself = true
  public static let aliases: [CommandAlias] = ["completion"]
  public static let declaration = CommandDeclaration(
    name, "Print a shell completion script.",
    discussion: """
      Completes commands, options and their choices, the names of files and of their items, properties and their values. Load it with one
      of these:

        eval "$(retro completions bash)"                              in ~/.bashrc
        eval "$(retro completions zsh)"                               in ~/.zshrc, after compinit
        retro completions fish > ~/.config/fish/completions/retro.fish
      """,
    operands: [shell],
    examples: [Example("retro completions bash > retro.bash", "A script to source.")])

  private static let shell = Operand(.shell, .choice(of: Shell.allCases), "bash, zsh or fish.")

  private let shell: Shell

  public init(_ arguments: Arguments) throws(UsageError) {
    shell = try arguments[Self.shell]
  }

  public func run(in context: inout Context) -> ExitStatus {
    context.write(RetroProgram.declared.completionScript(for: shell))
    return .yes
  }
}
