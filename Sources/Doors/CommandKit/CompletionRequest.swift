// A command line that is still being typed: what could stand at its end.

/// One word that could stand there.
public struct CompletionCandidate: Hashable, Sendable {
  public var text: String
  /// What it is, in few words; may be empty.
  public var summary: String

  public init(_ text: String, _ summary: String = "") {
    self.text = text
    self.summary = summary
  }
}

/// What is asked for at the end of an unfinished command line.
public struct CompletionRequest: Hashable, Sendable {
  public enum Place: Hashable, Sendable {
    /// The name of a command.
    case command
    /// One of these options, by its name.
    case option([OptionDeclaration])
    /// The value of an option.
    case value(OptionDeclaration)
    case operand(OperandDeclaration)
    /// Nothing more belongs here.
    case nothing
  }

  public var place: Place
  /// What is typed of the word already; of `--option=value` the value alone.
  public var typed: String
  /// What stands before `typed` in its word, such as `--option=`.
  public var lead = ""
  public var command: CommandDeclaration?
  /// The operands that stand before.
  public var operands: [String] = []
  /// The last value of every option that stands before, by its long name.
  var values: [String: String] = [:]

  /// The last value of an option that stands before; nil where it has none.
  public func value(of option: any OptionKey) -> String? { values[option.declaration.long] }

  /// Whether the value of this option is asked for.
  public func isValue(of option: any OptionKey) -> Bool {
    if case .value(option.declaration) = place { true } else { false }
  }
}

extension Program {
  /// Reads an unfinished command line.
  /// - Parameter words: Its words without the program's own name; the last one, which may be empty, is the one being typed.
  public func completionRequest(_ words: [String]) -> CompletionRequest {
    var request = CompletionRequest(place: .command, typed: words.last ?? "")
    var pending: OptionDeclaration?
    var onlyOperands = false
    var given: Set<String> = []
    for word in words.dropLast() {
      if let option = pending {
        request.values[option.long] = word
        pending = nil
      } else if onlyOperands || !isOption(word) {
        if request.command == nil {
          let named = find(word, [])
          request.command = word == "help" ? Self.help : named?.command.declaration
          if request.command == nil { return nothing(request) }
          for word in named?.alias?.lead ?? [] where !isOption(word) { request.operands.append(word) }
        } else {
          request.operands.append(word)
        }
      } else if word == "--" {
        onlyOperands = true
      } else {
        let (option, value) = split(word, request.command)
        guard let option else { continue }
        given.insert(option.long)
        if option.value == nil { continue }
        if let value { request.values[option.long] = value } else { pending = option }
      }
    }
    if let pending {
      request.place = .value(pending)
    } else if !onlyOperands, isOption(request.typed) || request.typed == "-" {
      completeOption(&request, given)
    } else if let command = request.command {
      request.place = operand(of: command, at: request.operands.count).map { .operand($0) } ?? .nothing
    }
    return request
  }

  /// What the declarations alone know for a place: commands, options, choices.
  public func candidates(for request: CompletionRequest) -> [CompletionCandidate] {
    let found: [CompletionCandidate] =
      switch request.place {
      case .command: commandCandidates
      case .operand where request.command == Self.help:
        commandCandidates + topics.map { CompletionCandidate($0.name, $0.summary) }
      case .option(let options):
        options.map { CompletionCandidate("--\($0.long)" + ($0.value == nil ? "" : "="), $0.summary) }
      case .value(let option): option.choices.map { CompletionCandidate($0) }
      case .operand(let operand): operand.choices.map { CompletionCandidate($0) }
      case .nothing: []
      }
    let fitting = found.filter { $0.text.hasPrefix(request.typed) }
    guard request.place == .command, fitting.isEmpty else { return fitting }
    // Other words for commands are offered where nothing else begins so: they would only lengthen the list.
    return declarations.flatMap { declaration in
      declaration.aliases.filter { $0.second == nil && $0.name.hasPrefix(request.typed) }.map {
        CompletionCandidate($0.name, declaration.summary)
      }
    }
  }

  private var commandCandidates: [CompletionCandidate] {
    declarations.map { CompletionCandidate($0.name, $0.summary) } + [
      CompletionCandidate("help", "Show help on the program or on a command.")
    ]
  }

  /// `help` is no command of the list, but takes the name of one.
  private static var help: CommandDeclaration {
    CommandDeclaration("help", "Show help.", operands: [Operand(optional: Placeholder("COMMAND"), "")])
  }

  private func options(_ command: CommandDeclaration?) -> [OptionDeclaration] {
    (command?.options ?? []) + globalOptions + [.help] + (command == nil ? [.version] : [])
  }

  private func isOption(_ word: String) -> Bool {
    guard word.hasPrefix("-"), word != "-", let letter = word.dropFirst().first else { return false }
    return !(letter.isASCII && letter.isNumber)
  }

  /// The option that a word begins with, and the value that the word holds, if it does.
  private func split(_ word: String, _ command: CommandDeclaration?) -> (OptionDeclaration?, String?) {
    let options = options(command)
    if word.hasPrefix("--") {
      let body = word.dropFirst(2)
      let equals = body.firstIndex(of: "=")
      let option = options.first { $0.long == body[..<(equals ?? body.endIndex)] }
      return (option, equals.map { String(body[body.index(after: $0)...]) })
    }
    // Of a bundle such as `-qo`, the last option decides.
    for (index, letter) in word.dropFirst().enumerated() {
      guard let option = options.first(where: { $0.short == letter }) else { return (nil, nil) }
      let rest = word.dropFirst(index + 2)
      if option.value != nil || rest.isEmpty { return (option, rest.isEmpty ? nil : String(rest)) }
    }
    return (nil, nil)
  }

  private func completeOption(_ request: inout CompletionRequest, _ given: Set<String>) {
    if request.typed.hasPrefix("--"), let equals = request.typed.firstIndex(of: "=") {
      guard let option = split(request.typed, request.command).0, option.value != nil else { return request.place = .nothing }
      request.place = .value(option)
      let start = request.typed.index(after: equals)
      request.lead = String(request.typed[..<start])
      request.typed = String(request.typed[start...])
      return
    }
    request.place = .option(options(request.command).filter { $0.isRepeatable || !given.contains($0.long) })
  }

  private func operand(of command: CommandDeclaration, at index: Int) -> OperandDeclaration? {
    if index < command.operands.count { return command.operands[index] }
    return command.operands.last.flatMap { $0.repeats ? $0 : nil }
  }

  private func nothing(_ request: CompletionRequest) -> CompletionRequest {
    var request = request
    request.place = .nothing
    return request
  }
}
