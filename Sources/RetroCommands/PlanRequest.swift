// What the commands of plans share: a verb, a title or a name, and the options that go with the verb.

import CommandKit
import JournalDates
import JournalModel

/// What one does with plans of a kind.
enum PlanVerb: String, Sendable, CaseIterable {
  case add, new, list, show, change, pause, resume, archive, done, drop, reopen

  /// Whether it makes a plan.
  var makes: Bool { self == .add || self == .new }
  /// Whether it only tells.
  var tells: Bool { self == .list || self == .show }
}

/// The words of a command on plans, as far as all kinds read them alike.
struct PlanRequest: Sendable {
  let kind: EntryKind
  /// What the command is called: `habit`.
  let command: String
  let verb: PlanVerb
  /// The words behind the verb: a title, or a name.
  let name: String
  let isDryRun: Bool
  let isJSON: Bool

  /// Refuses options that do not go with the verb, and a name that is missing or one too many.
  /// - Parameters:
  ///   - options: The verbs of the kind with the options that each has beside `--dry-run` and `--json`.
  ///   - namesItself: Verbs that need no name.
  init(
    _ arguments: Arguments, _ kind: EntryKind, command: String? = nil, _ options: KeyValuePairs<PlanVerb, [String]>,
    namesItself: Set<PlanVerb> = []
  ) throws(UsageError) {
    self.kind = kind
    let command = command ?? kind.rawValue
    self.command = command
    let verb = try arguments.operand("ACTION", as: "an action") { PlanVerb(rawValue: $0) } ?? .list
    self.verb = verb
    name = arguments.operands("NAME").joined(separator: " ")
    isDryRun = arguments.has(Option.dryRun.long)
    isJSON = arguments.has(Option.json.long)
    let own = options.first { $0.key == verb }?.value ?? []
    for option in options.flatMap(\.value) where arguments.has(option) && !own.contains(option) {
      let takers = options.filter { $0.value.contains(option) }.map { "‘\($0.key.rawValue)’" }
      throw UsageError("‘--\(option)’ is for \(takers.joined(separator: " and ")), not for ‘\(verb.rawValue)’")
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

  /// The operands of every command on plans.
  static func operands(_ verbs: [PlanVerb], _ summary: String) -> [Operand] {
    [
      Operand("ACTION", .optional, choices: verbs.map(\.rawValue), summary),
      Operand("NAME", .optionalRepeating, "The title of a new one; of one that is there its file's name, or its title."),
    ]
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

/// A day that an option names, before it is known which day is today.
struct NamedDay: Sendable {
  private let text: PeriodText
  private let word: String
  private let option: String

  /// Nil where the option was not given.
  init?(_ arguments: Arguments, _ option: String) throws(UsageError) {
    guard let text = try arguments.days(option), let word = arguments.value(option) else { return nil }
    (self.text, self.word, self.option) = (text, word, option)
  }

  /// The day; of a period its last.
  func last(on today: CalendarDay) throws(UsageError) -> CalendarDay { try text.days(on: today, of: word).span.end }

  /// The day; of a period its first.
  func first(on today: CalendarDay) throws(UsageError) -> CalendarDay { try text.days(on: today, of: word).span.start }

  /// The day by which something is to be done; of a period its last. One that is past is refused.
  func due(on today: CalendarDay) throws(UsageError) -> CalendarDay {
    let day = try last(on: today)
    guard day >= today else {
      throw UsageError(
        "‘--\(option)’ is \(day), which is past; what is due lies ahead",
        hint: "Leave it out, and ‘retro set NAME due=\(day)’ writes it all the same.")
    }
    return day
  }

  /// The one day on which something was done; one that is still to come is refused.
  func done(on today: CalendarDay) throws(UsageError) -> CalendarDay {
    let span = try text.days(on: today, of: word).span
    guard span.start == span.end else { throw UsageError("‘--\(option)’ needs a day; ‘\(word)’ is several") }
    // A weekday is the last one there was: nothing was done on one that is still to come.
    if span.start > today, let weekday = Weekday.allCases.first(where: { isName(word, of: $0) }) {
      return today.advanced(by: (weekday.rawValue - today.weekday.rawValue - 7) % 7)
    }
    if span.start > today { throw UsageError("\(span.start) is still to come; nothing is done on it yet") }
    return span.start
  }

  private func isName(_ word: String, of weekday: Weekday) -> Bool {
    [weekday.name.lowercased(), weekday.shortName.lowercased()].contains(word.lowercased())
  }
}
