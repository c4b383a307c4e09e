// What the commands of plans share: a verb, a title or a name, and the options that go with the verb.

import CommandKit
import JournalDates
import JournalKit
import JournalLanguage
import JournalModel

/// What one does with plans of a kind.
enum PlanVerb: String, Sendable, CaseIterable {
  case add, new, list, show, change, pause, resume, archive, done, drop, reopen

  /// Whether it makes a plan.
  var makes: Bool { self == .add || self == .new }
  /// Whether it only tells.
  var tells: Bool { self == .list || self == .show }
}

/// What a command on plans can do: its verbs with the options that each has beside `--dry-run` and `--json`, and its operands.
struct PlanVerbs: Sendable {
  fileprivate let options: KeyValuePairs<PlanVerb, [any OptionKey]>
  fileprivate let action: Operand<PlanVerb?>
  fileprivate let name = Operand(
    optionalRepeating: .name, "The title of a new one; of one that is there its file's name, or its title.")

  /// - Parameter summary: What help says of the verbs.
  init(_ options: KeyValuePairs<PlanVerb, [any OptionKey]>, _ summary: String) {
    self.options = options
    action = Operand(optional: .action, .choice(of: options.map(\.key)), summary)
  }

  var operands: [any OperandKey] { [action, name] }
}

/// A command on plans of a kind.
protocol PlanCommand: TakingText {
  var request: PlanRequest { get }
}

extension PlanCommand {
  var takesText: Bool { request.verb.makes }
}

/// The words of a command on plans, as far as all kinds read them alike.
struct PlanRequest: Sendable {
  let kind: EntryKind
  /// What the command is called: `habit`.
  let command: String
  let verb: PlanVerb
  /// The words after the verb: a title, or a name.
  let words: [String]
  /// What the file of a new one is to be called.
  let slug: String?
  let isEdited: Bool
  /// When it was done.
  let doneOn: AskedDays?
  /// Whether those that are over are meant, too.
  let isAll: Bool
  let isDryRun: Bool
  let isJSON: Bool

  var name: String { words.joined(separator: " ") }

  /// Refuses options that do not go with the verb, and a name that is missing or one too many.
  /// - Parameter namesItself: Verbs that need no name.
  init(
    _ arguments: Arguments, _ kind: EntryKind, command: String? = nil, _ verbs: PlanVerbs, namesItself: Set<PlanVerb> = []
  ) throws(UsageError) {
    self.kind = kind
    let command = command ?? kind.rawValue
    self.command = command
    let verb = try arguments[verbs.action] ?? .list
    self.verb = verb
    words = try arguments[verbs.name]
    slug = try arguments[.slug]
    isEdited = arguments[.edit]
    let (doneOn, all): (Option<AskedDays?>, Flag) = (.doneOn, .allPlans)
    self.doneOn = arguments.declares(doneOn) ? try arguments[doneOn] : nil
    isAll = arguments.declares(all) && arguments[all]
    isDryRun = arguments[.dryRun]
    isJSON = arguments[.json]
    let options = verbs.options
    let own = options.first { $0.key == verb }?.value.map(\.name) ?? []
    for option in options.flatMap(\.value) where arguments.has(option) && !own.contains(option.name) {
      let takers = options.filter { $0.value.contains { $0.name == option.name } }.map { "‘\($0.key.rawValue)’" }
      throw UsageError(
        PlanUsageText.optionElsewhere, ["option": .text(option.name), "takers": .list(takers, .and), "verb": .text(verb.rawValue)])
    }
    if isDryRun, verb.tells { throw UsageError(PlanUsageText.dryRunOfTelling, ["verb": .text(verb.rawValue)]) }
    if verb == .list, !name.isEmpty {
      let words = TextValue.text(name)
      if !options.contains(where: { $0.key == .show }) { throw UsageError(PlanUsageText.wordTooMany, ["words": words]) }
      throw UsageError(
        PlanUsageText.wordTooMany, ["words": words], hint: PlanUsageText.wordTooManyWay, ["command": .text(command), "words": words])
    }
    guard verb != .list, name.trimmed.isEmpty, !namesItself.contains(verb) else { return }
    guard verb.makes else { throw UsageError(PlanUsageText.noName, hint: PlanUsageText.noNameWay, ["command": .text(command)]) }
    throw UsageError(
      PlanUsageText.noTitle, hint: PlanUsageText.noTitleWay,
      ["command": .text(command), "verb": .text(verb.rawValue), "example": .text(Self.example(kind))])
  }

  private static func example(_ kind: EntryKind) -> String {
    switch kind {
    case .habit: "\"Play squash\" --schedule weekly"
    case .task: "\"Renew passport\" --due +2w"
    case .goal: "\"Run 500 km\" --target 500km"
    case .milestone: "\"The first 200 km\" --goal run-500-km"
    case .obligation: "\"Hand-over notes\" --due fri"
    case .measure: "lap 0.4km"
    default: "Health"
    }
  }
}
