// What one can do with plans: verbs, their synonyms, and what help says of them, in English as all help.

import CommandKit
import JournalLanguage
import JournalModel

/// What one does with plans of a kind.
enum PlanVerb: String, Sendable, CaseIterable {
  case add, new, list, show, progress, change, pause, resume, archive, done, drop, reopen, move, postpone, close, edit, rename, delete

  /// Whether it makes a plan.
  var makes: Bool { self == .add || self == .new }
  /// Whether it only tells.
  var tells: Bool { self == .list || self == .show }
  /// Whether it is about the file, of whatever kind.
  var isOfFile: Bool { self == .edit || self == .rename || self == .delete }

  /// What every kind of plan has beside its own verbs.
  static let ofFiles: [PlanVerb] = [.edit, .rename, .delete]

  /// Whether a word for making a plan may as well mean that one is begun, or set to something, that is there.
  static func begins(_ word: String) -> Bool { ["start", "begin", "set", "plan"].contains(word) }

  /// Other words for it.
  fileprivate var synonyms: [String] {
    switch self {
    case .add, .new: ["add", "new", "create", "make", "start", "begin", "set", "plan"]
    case .list: ["ls", "all"]
    case .show: ["view", "see", "info", "status", "progress"]
    case .progress: []
    case .change: ["update", "modify", "mod", "adjust", "schedule"]
    case .pause: ["rest", "suspend"]
    case .resume: ["continue", "unpause", "unarchive"]
    case .archive: ["retire", "stop", "end"]
    case .done: ["do", "did", "complete", "completed", "finish", "finished", "reach", "reached", "meet", "tick", "close", "log"]
    case .drop: ["cancel", "abandon"]
    case .reopen: ["undone", "restore"]
    case .close: ["finish", "complete", "end", "done", "review"]
    case .move: ["reschedule", "due"]
    case .postpone: ["defer", "snooze", "delay", "push"]
    case .edit: ["open"]
    case .rename: ["mv", "retitle"]
    case .delete: ["rm", "remove", "del"]
    }
  }

  /// One sentence of help.
  fileprivate func summary(of kind: String) -> String {
    switch self {
    case .add, .new: "Add a new \(kind)."
    case .list: "List each \(kind)."
    case .show: "Show one \(kind), and how it goes."
    case .progress: "Count so much towards it: NAME AMOUNT."
    case .change: "Change what is asked of it."
    case .pause: "Let it rest for some days; no streak breaks."
    case .resume: "Take it up again."
    case .archive: "Put it away; what was done stays."
    case .done: "It is done, or reached."
    case .drop: "Give it up."
    case .reopen: "It is to be done again."
    case .close: "Look back, decide what goes on, and begin the next one."
    case .move: "Give it another day: NAME DAY, or ‘none’."
    case .postpone: "Give it more time: NAME 3 days, counted from the day that it has, or NAME DAY, which lies behind that."
    case .edit: "Open its file in your editor."
    case .rename: "Give it another title and name: OLD NEW."
    case .delete: "Delete its file, after a look at what links to it."
    }
  }
}

/// What a command on plans can do: its verbs with the options that each has beside `--dry-run` and `--json`, and its operands.
struct PlanVerbs: Sendable {
  let options: [(key: PlanVerb, value: [any OptionKey])]
  let action: Operand<PlanVerb?>
  let name = Operand(
    optionalRepeating: .name, "The title of a new one; of one that is there its file's name, or its title.")

  /// - Parameter summary: What help says of the verbs that are those of this kind alone.
  init(_ options: KeyValuePairs<PlanVerb, [any OptionKey]>, _ summary: String) {
    let yes: [any OptionKey] = [PlanRequest.yes]
    self.options = options.map { ($0.key, $0.value) } + PlanVerb.ofFiles.map { ($0, $0 == .delete ? yes : []) }
    let verbs = self.options.map(\.key)
    let synonyms = verbs.flatMap { verb in verb.synonyms.map { ($0, verb.rawValue) } }
    let own = Dictionary(synonyms.filter { synonym in !verbs.contains { $0.rawValue == synonym.0 } }) { first, _ in first }
    action = Operand(
      optional: .action, .choice(of: verbs, synonyms: own), orElse: verbs.contains(.show) ? PlanVerb.show.rawValue : nil,
      "\(summary) Of its file: edit, rename or delete.")
  }

  /// What each of them takes, for the help of one.
  /// - Parameter kind: What it is about: `habit`.
  func told(of kind: String) -> [CommandVerb] {
    options.map { verb, own in
      let common: [any OptionKey] = verb == .edit ? [] : verb.tells ? [.json] : [.dryRun, .json]
      return CommandVerb(
        verb.rawValue, verb.summary(of: kind), operands: verb == .list ? [] : [name], options: own + common)
    }
  }

  /// Refuses a verb that only plans of other kinds have, and words for putting in order, which none has: without it ‘habit move run up’ would be the
  /// name of a habit.
  func refuseOtherVerb(_ words: [String], _ command: String) throws(UsageError) {
    guard let first = words.first?.lowercased(), words.count > 1 else { return }
    let own = options.map(\.key)
    let known = PlanVerb.allCases.filter { !own.contains($0) }.flatMap { [$0.rawValue] + $0.synonyms } + ["order", "sort", "reorder"]
    guard known.contains(first) else { return }
    throw UsageError(
      PlanUsageText.noVerb, ["command": .text(command), "verb": .text(first)], hint: PlanUsageText.noVerbWay,
      ["command": .text(command), "verbs": .list(own.map(\.rawValue), .or)])
  }

  var operands: [any OperandKey] { [action, name] }
}
