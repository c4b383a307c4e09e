// Which candidates from the journal go where on a command line.

import CommandKit
import JournalDates
import JournalFigures
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
    guard let placeholder else { return nil }
    return switch placeholder {
    case .what where [ChartCommand.name, CardCommand.name].contains(request.command?.name): nil
    case .file, .old, .where, .what, .export, .profile: "files"
    case .folder: "folders"
    default: nil
    }
  }

  /// Those that begin with what is typed.
  var candidates: [CompletionCandidate] {
    let found = placeholder.map { candidates(for: $0) } ?? []
    let fitting = found.filter { $0.text.hasPrefix(request.typed) }
    let offered = fitting.isEmpty && placeholder == .change ? journal.meant(among: found) : fitting
    return offered.map { CompletionCandidate($0.text, $0.summary) }
  }

  /// The word that stands for the value in help says what it is. Of a few words the declarations know all.
  private var placeholder: Placeholder? {
    switch request.place {
    case .value(let option): option.choices.isEmpty ? option.value.map { Placeholder($0) } : nil
    case .operand(let operand): operand.choices.isEmpty ? Placeholder(operand.name) : nil
    case .command, .option, .nothing: nil
    }
  }

  private func candidates(for placeholder: Placeholder) -> [Candidate] {
    let isValue = if case .value = request.place { true } else { false }
    return switch placeholder {
    // A report may go to any file, which has nothing to do with those of the journal.
    case .file where request.isValue(of: DocumentOutput.file) || request.isValue(of: TableTarget.output) || request.isValue(of: CardCommand.file): []
    // Nor has what is imported.
    case .file where request.command?.name == "import": []
    case .export: journal.importWords
    case .profile: journal.profiles
    case .namedMood: journal.namedMoods
    case .namedHabit: journal.namedHabits
    case .zone: journal.zones
    case .word where request.command?.name == "metrics": journal.metricWords(after: request.operands)
    case .what where request.command?.name == CardCommand.name:
      request.operands.isEmpty ? CardKind.allCases.map { Candidate($0.rawValue) } : journal.periods
    case .what where request.command?.name == ChartCommand.name:
      journal.metrics + ["sleep", "wellness", "tries"].map { Candidate($0) } + journal.periods
    case .file, .old, .what: journal.files
    case .where: request.typed.contains { "#^".contains($0) } ? journal.itemsAnywhere : journal.files
    case .item, .id:
      request.command?.operands.first?.name == Placeholder.file.spelling && !isValue ? journal.itemsOfFile : journal.itemsAnywhere
    case .key where isValue: journal.metricNames
    case .key: journal.presentKeys.filter { !request.operands.dropFirst().contains($0.text) }
    case .change: journal.changes
    case .number: journal.undoable
    case .period, .day: journal.periods
    case .metric: journal.metrics
    case .tag: journal.tags
    case .template: journal.templates
    case .level: journal.moods
    case .setting: Setting.all.map { Candidate($0.key, $0.summary) }
    case .value where request.isValue(of: GoalCommand.values): journal.plans(of: [.value])
    case .value: journal.values(ofSetting: request.operands.dropFirst().first)
    case .name: plans
    case .words where request.command?.name == "log": journal.moods + journal.plans(of: EntryKind.activities, isArchivedMeant: false)
    case .goal: journal.plans(of: [.goal])
    case .habit: journal.plans(of: [.habit])
    case .term: journal.plans(of: [.term])
    case .schedule: PropertyWords.values(of: "schedule", in: .habit, .standard, today: .earliest).map { Candidate($0) }
    case .command where request.command?.name == "man": RetroProgram.declared.declarations.map { Candidate($0.name, $0.summary) }
    default: []
    }
  }

  /// The plans that the command is about: none while a title is typed that is to be a new one's.
  private var plans: [Candidate] {
    guard let command = request.command?.name else { return [] }
    guard let kind = EntryKind(rawValue: command) else { return journal.plans(of: EntryKind.activities, isArchivedMeant: false) }
    guard request.operands.count == 1, let verb = request.operands.first.flatMap({ PlanVerb(rawValue: $0) }), !verb.makes else { return [] }
    return journal.plans(of: [kind], isArchivedMeant: verb.tells || verb == .resume)
  }
}
