// Which candidates from the journal go where on a command line.

import CommandKit
import JournalDates
import JournalFormat
import JournalKit
import JournalModel

/// The journal's candidates for the word that is being typed, as the declarations of operands and options name what stands there.
struct CandidateSource {
  let request: CompletionRequest
  private let journal: JournalCandidates

  init(_ request: CompletionRequest, _ workspace: Workspace) {
    self.request = request
    journal = JournalCandidates(typed: request.typed, file: request.operands.first, in: workspace)
  }

  /// What the shell itself is to add: `files` or `folders`.
  var wanted: String? {
    switch name {
    case "FILE", "OLD", "WHERE", "WHAT", "EXPORT", "PROFILE": "files"
    case "DIR": "folders"
    default: nil
    }
  }

  /// Those that begin with what is typed.
  var candidates: [CompletionCandidate] {
    let found = named(name)
    let fitting = found.filter { $0.text.hasPrefix(request.typed) }
    let offered = fitting.isEmpty && name == "CHANGE" ? journal.meant(among: found) : fitting
    return offered.map { CompletionCandidate($0.text, $0.summary) }
  }

  /// The word that stands for the value in help says what it is. Of a few words the declarations know all.
  private var name: String {
    switch request.place {
    case .value(let option): option.choices.isEmpty ? option.value ?? "" : ""
    case .operand(let operand): operand.choices.isEmpty ? operand.name : ""
    case .command, .option, .nothing: ""
    }
  }

  private func named(_ name: String) -> [Candidate] {
    let isValue = if case .value = request.place { true } else { false }
    return switch name {
    // A report may go to any file, which has nothing to do with those of the journal.
    case "FILE" where request.isValue(of: DocumentOutput.file) || request.isValue(of: TableTarget.output): []
    // Nor has what is imported.
    case "FILE" where request.command?.name == "import": []
    case "EXPORT": journal.importWords
    case "PROFILE": journal.profiles
    case "NAME=LEVEL": journal.namedMoods
    case "KIND=HABIT": journal.namedHabits
    case "ZONE": journal.zones
    case "WORD" where request.command?.name == "metrics": journal.metricWords(after: request.operands)
    case "FILE", "OLD", "WHAT": journal.files
    case "WHERE": request.typed.contains { "#^".contains($0) } ? journal.itemsAnywhere : journal.files
    case "ITEM", "ID": request.command?.operands.first?.name == "FILE" && !isValue ? journal.itemsOfFile : journal.itemsAnywhere
    case "KEY" where isValue: journal.metricNames
    case "KEY": journal.presentKeys.filter { !request.operands.dropFirst().contains($0.text) }
    case "CHANGE": journal.changes
    case "NUMBER": journal.undoable
    case "PERIOD", "DAY": journal.periods
    case "METRIC": journal.metrics
    case "TAG": journal.tags
    case "TEMPLATE": journal.templates
    case "LEVEL": journal.moods
    case "SETTING": Setting.all.map { Candidate($0.key, $0.summary) }
    case "VALUE" where request.isValue(of: GoalCommand.values): journal.plans(of: [.value])
    case "VALUE": journal.values(ofSetting: request.operands.dropFirst().first)
    case "NAME": plans
    case "WORDS" where request.command?.name == "log": journal.moods + journal.plans(of: [.habit, .task], isArchivedMeant: false)
    case "GOAL": journal.plans(of: [.goal])
    case "HABIT": journal.plans(of: [.habit])
    case "TERM": journal.plans(of: [.term])
    case "SCHEDULE": PropertyWords.values(of: "schedule", in: .habit, .standard, today: .earliest).map { Candidate($0) }
    case "COMMAND" where request.command?.name == "man": RetroProgram.declared.declarations.map { Candidate($0.name, $0.summary) }
    default: []
    }
  }

  /// The plans that the command is about: none while a title is typed that is to be a new one's.
  private var plans: [Candidate] {
    guard let command = request.command?.name else { return [] }
    guard let kind = EntryKind(rawValue: command) else { return journal.plans(of: [.habit, .task], isArchivedMeant: false) }
    guard request.operands.count == 1, let verb = request.operands.first.flatMap({ PlanVerb(rawValue: $0) }), !verb.makes else { return [] }
    return journal.plans(of: [kind], isArchivedMeant: verb.tells || verb == .resume)
  }
}
