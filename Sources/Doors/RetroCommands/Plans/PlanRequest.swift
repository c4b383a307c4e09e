// What the commands of plans share: a verb, a title or a name, and the options that go with the verb.

import CommandKit
import JournalDates
import JournalFormat
import JournalKit
import JournalLanguage
import JournalModel
import JournalStore

/// What one does with plans of a kind.
enum PlanVerb: String, Sendable, CaseIterable {
  case add, new, list, show, change, pause, resume, archive, done, drop, reopen, move, edit, rename, delete

  /// Whether it makes a plan.
  var makes: Bool { self == .add || self == .new }
  /// Whether it only tells.
  var tells: Bool { self == .list || self == .show }
  /// Whether it is about the file, of whatever kind.
  var isOfFile: Bool { self == .edit || self == .rename || self == .delete }

  /// What every kind of plan has beside its own verbs.
  static let ofFiles: [PlanVerb] = [.edit, .rename, .delete]

  /// Other words for it.
  fileprivate var synonyms: [String] {
    switch self {
    case .add, .new: ["add", "new", "create", "make", "start", "begin", "set", "plan"]
    case .list: ["ls", "all"]
    case .show: ["view", "see", "info", "status", "progress"]
    case .change: ["update", "modify", "adjust"]
    case .pause: ["rest", "suspend"]
    case .resume: ["continue", "unpause", "unarchive"]
    case .archive: ["retire", "stop", "end"]
    case .done: ["do", "did", "complete", "completed", "finish", "finished", "reach", "reached", "meet", "tick", "close"]
    case .drop: ["cancel", "abandon"]
    case .reopen: ["undone", "restore"]
    case .move: ["reschedule", "postpone", "defer", "due"]
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
    case .change: "Change what is asked of it."
    case .pause: "Let it rest for some days; no streak breaks."
    case .resume: "Take it up again."
    case .archive: "Put it away; what was done stays."
    case .done: "It is done, or reached."
    case .drop: "Give it up."
    case .reopen: "It is to be done again."
    case .move: "Give it another day: NAME DAY, or ‘none’."
    case .edit: "Open its file in your editor."
    case .rename: "Give it another title and name: OLD NEW."
    case .delete: "Delete its file, after a look at what links to it."
    }
  }
}

/// What a command on plans can do: its verbs with the options that each has beside `--dry-run` and `--json`, and its operands.
struct PlanVerbs: Sendable {
  fileprivate let options: [(key: PlanVerb, value: [any OptionKey])]
  fileprivate let action: Operand<PlanVerb?>
  fileprivate let name = Operand(
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
  var words: [String]
  /// What the file of a new one is to be called.
  let slug: String?
  let isEdited: Bool
  /// When it was done.
  let doneOn: AskedDays?
  /// Whether those that are over are meant, too.
  let isAll: Bool
  let isDryRun: Bool
  let isJSON: Bool
  /// Whether a file may be deleted without a question.
  let isAgreed: Bool
  /// When it is to be done from now on; nil for no day.
  private let movedTo: AskedDays?

  static let yes = Flag("yes", short: "y", "Delete without asking.")

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
    let words = try arguments[verbs.name]
    let moved = verb == .move ? try Self.moved(words) : (words, nil)
    (self.words, movedTo) = moved
    slug = try arguments[.slug]
    isEdited = arguments[.edit]
    let (doneOn, all): (Option<AskedDays?>, Flag) = (.doneOn, .allPlans)
    self.doneOn = arguments.declares(doneOn) ? try arguments[doneOn] : nil
    isAll = arguments.declares(all) && arguments[all]
    isDryRun = arguments[.dryRun]
    isJSON = arguments[.json]
    let options = verbs.options
    isAgreed = arguments.declares(Self.yes) && arguments[Self.yes]
    let own = options.first { $0.key == verb }?.value.map(\.name) ?? []
    for option in options.flatMap(\.value) where arguments.has(option) && !own.contains(option.name) {
      let takers = options.filter { $0.value.contains { $0.name == option.name } }.map { "‘\($0.key.rawValue)’" }
      throw UsageError("‘\(option.name)’ is for \(takers.joined(separator: " and ")), not for ‘\(verb.rawValue)’")
    }
    if isDryRun, verb.tells { throw UsageError("‘--dry-run’ is for what changes something; ‘\(verb.rawValue)’ changes nothing") }
    if verb == .list, !name.isEmpty {
      throw UsageError(
        "‘\(name)’ is one word too many", hint: options.contains { $0.key == .show } ? "‘retro \(command) show \(name)’ shows one." : nil)
    }
    guard verb != .list, name.trimmed.isEmpty, !namesItself.contains(verb) else { return }
    throw verb.makes
      ? UsageError("the title is missing", hint: "A few words, as in ‘retro \(command) \(verb.rawValue) \(Self.example(kind))’.")
      : UsageError("NAME is missing", hint: "‘retro \(command) list’ shows those that there are.")
  }

  /// A name, and the days that end the words; nil for ‘none’.
  private static func moved(_ words: [String]) throws(UsageError) -> ([String], AskedDays?) {
    let words = words.count > 1 ? words : words.flatMap(\.words)
    func name(_ count: Int) -> [String] {
      words.prefix(count).last == "to" && count > 1 ? Array(words.prefix(count - 1)) : Array(words.prefix(count))
    }
    if words.count > 1, words.last == "none" { return (name(words.count - 1), nil) }
    guard let place = words.indices.dropFirst().first(where: { PeriodText.count(of: words[$0...]) == words.count - $0 }) else {
      throw UsageError("DAY is missing", hint: "A day such as fri, +7d or 2026-12-01, or none, behind the name.")
    }
    let day = words[place...].joined(separator: " ")
    return (name(place), try WordForm.comingDays.read(day, "DAY"))
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

extension PlanRequest {
  /// Gives the plan what the options of the command say.
  func change(to plan: some NewPlan, in context: inout Context, _ journal: Journal) throws -> ExitStatus {
    let changed = try context.workspace.changePlan(name, to: plan, of: kind, in: journal, isDryRun: isDryRun)
    let say = context.language
    tell(of: changed, in: &context) { reading in
      let values = reading.properties.filter { changed.keys.contains($0.key) }.map { "\($0.key) \($0.value.said)" }
      return say(SurfaceText.changed, ["values": .text(values.joined(separator: " · "))])
    }
    return .yes
  }

  /// What is done with plans of all kinds: moves it to another day, and opens, renames or deletes its file as the commands for any file do.
  /// Nil where the verb is another one.
  func runOnFile(in context: inout Context, _ journal: Journal) throws -> ExitStatus? {
    if verb == .move {
      let changed = try context.workspace.changePlan(name, of: kind, in: journal, isDryRun: isDryRun) { _, today in
        [.put([try movedTo.map { .set(key: "due", value: try $0.due(on: today).description) } ?? .unset(key: "due")])]
      }
      let say = context.language
      tell(of: changed, in: &context) { reading in
        let due = reading.properties.first { $0.key == "due" }?.value.said
        return due.map { say(SurfaceText.due, ["day": .text($0)]) } ?? say(SurfaceText.noDay)
      }
      return .yes
    }
    if verb == .done, kind == .habit {
      // Amounts and several names are read as ‘done’ reads them.
      let day = doneOn.map { ["--date", $0.word] } ?? []
      let switches = (isDryRun ? ["--dry-run"] : []) + (isJSON ? ["--json"] : [])
      return try RetroProgram.run(instead: ["done"] + day + switches + ["--"] + words, in: &context)
    }
    guard verb.isOfFile else { return nil }
    var plans = try context.workspace.plans(of: journal, in: kind.folder.map { [$0] } ?? [])
    let named = verb == .rename ? try oldAndNew(plans) : (name, "")
    let reading = try plans.plan(named.0, of: [kind])
    let path = plans.place(of: reading, from: try context.workspace.folder()).shown
    let switches = (isDryRun ? ["--dry-run"] : []) + (isJSON ? ["--json"] : []) + (isAgreed ? ["--yes"] : [])
    switch verb {
    case .edit: return try RetroProgram.run(instead: ["open", "--", path], in: &context)
    case .delete: return try RetroProgram.run(instead: ["delete"] + switches + ["--", path], in: &context)
    default:
      let renamed = try context.workspace.renamePlan(reading, to: named.1, in: journal, isDryRun: isDryRun)
      tell(of: renamed, in: &context)
      return .yes
    }
  }

  /// The name that a plan has, and the title that it is to get: of several words the most that name one are the name.
  private func oldAndNew(_ plans: PlanFiles) throws(UsageError) -> (String, String) {
    var words = words
    if words.count == 3 || words.count > 3, let place = words.dropFirst().dropLast().firstIndex(of: "to") { words.remove(at: place) }
    for count in (1..<max(1, words.count)).reversed() {
      let old = words.prefix(count).joined(separator: " ")
      if plans.holds(old, of: [kind]) { return (old, words.dropFirst(count).joined(separator: " ")) }
    }
    guard words.count > 1 else {
      throw UsageError("the new title is missing", hint: "As in ‘retro \(command) rename \(name) \"Another title\"’.")
    }
    return (words[0], words.dropFirst().joined(separator: " "))
  }

  private func tell(of renamed: RenamedPlan, in context: inout Context) {
    if isJSON { return context.write(renamed.json) }
    context.write(renamed.outcome.preview)
    context.note(
      context.language(
        SurfaceText.renamed,
        [
          "old": .text(renamed.path), "new": .text(renamed.after.path), "title": .text(renamed.after.publicTitle),
          "dry": .text(isDryRun ? "yes" : "no"), "links": .number(renamed.rename?.count ?? 0),
        ]))
  }
}
