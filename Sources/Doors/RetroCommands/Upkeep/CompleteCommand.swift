// `retro complete`: what could stand at the end of a command line; shells ask it, people do not.

public import CommandKit
import JournalKit
import JournalText

/// Prints the candidates for the word that is being typed, a line each: the word, a tab, what it is.
public struct CompleteCommand: Command {
  public static let name = "complete"
  public static let settlesItself = true
  public static let declaration = CommandDeclaration(
    name, "Print what could stand at the end of a command line.",
    operands: [words], isHidden: true)

  private static let words = Operand(optionalRepeating: .word, "The words typed so far, the last one perhaps empty.")

  private let words: [String]

  public init(_ arguments: Arguments) throws(UsageError) { words = try arguments[Self.words] }

  public func run(in context: inout Context) -> ExitStatus {
    let program = RetroProgram.declared
    let request = program.completionRequest(words)
    if let journal = request.value(of: GlobalOptions.journal) { context.globals.journal = journal }
    // Whoever types does not wait for a look at every file.
    context.workspace.indexUse = .asLeft
    let source = CandidateSource(request, context.workspace)
    let found = (program.candidates(for: request) + source.candidates).filter { isOffered($0.text, request) }
    var text = ""
    for candidate in found {
      text += request.lead + candidate.text
      let summary = (candidate.summary.split(whereSeparator: \.isNewline).first.map { String($0) } ?? "").onOneLine
      text += summary.isEmpty ? "\n" : "\t\(summary)\n"
    }
    if let wanted = source.wanted { text += ":\(wanted)\n" }
    context.write(text)
    return found.isEmpty && source.wanted == nil ? .no : .yes
  }

  /// Whether a word can be completed to this and still mean it: what steers a terminal would not be shown as it is, and an operand that
  /// begins with a hyphen would be taken for an option.
  private func isOffered(_ text: String, _ request: CompletionRequest) -> Bool {
    if case .operand = request.place, text.hasPrefix("-"), !words.dropLast().contains("--") { return false }
    return !text.unicodeScalars.contains(where: \.steersTerminal)
  }
}
