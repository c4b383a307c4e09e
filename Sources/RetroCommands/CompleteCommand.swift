// `retro complete`: what could stand at the end of a command line; shells ask it, people do not.

public import CommandKit
import HostSystem
import JournalDates
import JournalFormat
import JournalKit
import JournalModel
import JournalStore

/// Prints the candidates for the word that is being typed, a line each: the word, a tab, what it is.
public struct CompleteCommand: Command {
  public static let declaration = CommandDeclaration(
    "complete", "Print what could stand at the end of a command line.",
    operands: [Operand("WORD", .optionalRepeating, "The words typed so far, the last one perhaps empty.")], isHidden: true)

  private let words: [String]

  public init(_ arguments: Arguments) { words = arguments.operands("WORD") }

  public func run(in context: inout Context) -> ExitStatus {
    let program = RetroProgram.declared
    let request = program.completionRequest(words)
    if let journal = request.values["journal"] { context.globals.journal = journal }
    let known = program.candidates(for: request)
    let source = CandidateSource(request, context)
    let found = known + source.candidates.filter { $0.text.hasPrefix(request.typed) && $0.text.utf8.allSatisfy { $0 >= 0x20 } }
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

/// Candidates that only the journal knows. What cannot be read has none: a completion is no place for complaints.
private struct CandidateSource {
  private let request: CompletionRequest
  private let context: Context
  /// What the shell itself is to add: `files` or `folders`.
  private(set) var wanted: String?

  init(_ request: CompletionRequest, _ context: Context) {
    self.request = request
    self.context = context
    switch request.place {
    case .value(let option): wanted = option.value == "FILE" ? "files" : option.value == "DIR" ? "folders" : nil
    case .operand(let operand): wanted = ["FILE", "OLD"].contains(operand.name) ? "files" : operand.name == "DIR" ? "folders" : nil
    default: wanted = nil
    }
  }

  var candidates: [CompletionCandidate] {
    switch request.place {
    case .value(let option): named(option.value ?? "")
    case .operand(let operand): operand.choices.isEmpty ? named(operand.name) : []
    case .command, .option, .nothing: []
    }
  }

  /// The word that stands for a value in help says what it is.
  private func named(_ name: String) -> [CompletionCandidate] {
    switch name {
    case "FILE", "OLD": isOperand ? periods + slugs : []
    case "ITEM": items
    case "KEY": request.command?.name == "get" || request.command?.name == "unset" ? presentKeys : []
    case "CHANGE": changes
    case "PERIOD": periods
    case "TAG": tags
    case "SETTING": JournalSetting.all.map { CompletionCandidate($0.key, $0.summary) }
    case "VALUE": (request.operands.dropFirst().first.flatMap { JournalSetting.named($0) }?.choices ?? []).map { CompletionCandidate($0) }
    case "COMMAND" where request.command?.name == "man": RetroProgram.declared.declarations.map { CompletionCandidate($0.name, $0.summary) }
    default: []
    }
  }

  private var isOperand: Bool { if case .operand = request.place { true } else { false } }

  private var journal: Journal? {
    guard let root = try? context.search().root() else { return nil }
    return try? Journal(root: root)
  }

  private var today: CalendarDay? { try? context.today(journal?.configuration ?? .default) }

  /// The file that the command line names already.
  private var reading: FileReading? { request.operands.first.flatMap { try? context.file($0).read() } }

  private var periods: [CompletionCandidate] {
    guard let today else { return [] }
    return PeriodText.words.compactMap { word in
      guard let days = PeriodText(word)?.days(on: today) else { return nil }
      return CompletionCandidate(word, days.period?.title ?? days.span.title)
    }
  }

  private var slugs: [CompletionCandidate] {
    guard let paths = try? journal?.entryPaths().paths else { return [] }
    return paths.map { CompletionCandidate(PathText.stem($0), $0) }
  }

  private var items: [CompletionCandidate] {
    guard let reading else { return [] }
    return reading.sections.flatMap(\.items).map { item in
      CompletionCandidate(item.item.id ?? "\(item.line)", item.item.text)
    }
  }

  private var presentKeys: [CompletionCandidate] { reading?.properties.map { CompletionCandidate($0.key) } ?? [] }

  private var changes: [CompletionCandidate] {
    guard let reading, let today else { return [] }
    guard let equals = request.typed.firstIndex(of: "=") else {
      let known = PropertyWords.keys(of: reading.kind)
      let own = reading.properties.map(\.key).filter { !known.contains($0) }
      return (known + own).flatMap { key in
        PropertyWords.isList(key, in: reading.kind)
          ? [CompletionCandidate(key + "+="), CompletionCandidate(key + "-=")] : [CompletionCandidate(key + "=")]
      }
    }
    let lead = request.typed[...equals]
    let key = String(lead.dropLast().last == "+" || lead.dropLast().last == "-" ? lead.dropLast(2) : lead.dropLast())
    var values = PropertyWords.values(of: key, in: reading.kind, journal?.configuration.moodLabels ?? .standard, today: today)
    if lead.hasSuffix("-="), case .list(let present)? = reading.properties.first(where: { $0.key == key })?.value { values = present }
    if key == "tags", lead.hasSuffix("+=") { values = tags.map(\.text) }
    return values.map { CompletionCandidate(lead + $0) }
  }

  private var tags: [CompletionCandidate] {
    guard let contents = try? journal?.contents() else { return [] }
    var seen: Set<String> = []
    return contents.readings.flatMap(\.tags).filter { seen.insert($0.lowercased()).inserted }.sorted().map { CompletionCandidate($0) }
  }
}
