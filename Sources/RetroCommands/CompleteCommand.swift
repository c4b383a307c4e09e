// `retro complete`: what could stand at the end of a command line; shells ask it, people do not.

public import CommandKit

/// Prints the candidates for the word that is being typed, a line each: the word, a tab, what it is.
public struct CompleteCommand: Command {
  public static let name = "complete"
  public static let declaration = CommandDeclaration(
    name, "Print what could stand at the end of a command line.",
    operands: [Operand("WORD", .optionalRepeating, "The words typed so far, the last one perhaps empty.")], isHidden: true)

  private let words: [String]

  public init(_ arguments: Arguments) { words = arguments.operands("WORD") }

  public func run(in context: inout Context) -> ExitStatus {
    let program = RetroProgram.declared
    let request = program.completionRequest(words)
    if let journal = request.values["journal"] { context.globals.journal = journal }
    let source = CandidateSource(request, context)
    let found = program.candidates(for: request) + source.candidates
    var text = ""
    for candidate in found {
      text += request.lead + candidate.text
      let summary = candidate.summary.utf8.prefix { $0 >= 0x20 }
      text += summary.isEmpty ? "\n" : "\t\(String(decoding: summary, as: UTF8.self))\n"
    }
    if let wanted = source.wanted { text += ":\(wanted)\n" }
    context.write(text)
    return found.isEmpty && source.wanted == nil ? .no : .yes
  }
}

extension CompleteCommand: RetroProgram.SettlesItself {}
