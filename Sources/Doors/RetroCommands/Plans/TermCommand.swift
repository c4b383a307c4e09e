// `retro term`: ten weeks with a theme.

public import CommandKit
import JournalDates
import JournalFormat
import JournalInsights
import JournalKit
import JournalLanguage
import JournalLookback
import JournalModel
import JournalStore
import PlainFormats

/// Makes, lists, shows, changes and closes terms.
public struct TermCommand: Command, PlanCommand {
  public static let name = "term"
  public static let mayTakeText = true
  public static let aliases: [CommandAlias] =
    .plans("term") + ["close", "end", "finish"].map { CommandAlias("\($0) term", "close") }
    + ["semester", "course"].flatMap { making($0) }

  /// What begins a term that is called otherwise: ‘course add B2’, ‘new semester’.
  private static func making(_ noun: String) -> [CommandAlias] {
    ["add", "new", "create", "start"].flatMap { verb -> [CommandAlias] in
      [CommandAlias("\(noun) \(verb)", "new", least: 1), CommandAlias("\(verb) \(noun)", "new", least: 1)]
    }
  }

  public static let declaration = CommandDeclaration(
    name, "Plan a term of ten weeks, see how it stands, or close it.",
    discussion: """
      ‘new’ makes its file in the folder terms/: ten weeks from the next Monday on, unless --start and --end say otherwise, or it is called after a
      quarter, a month or a year, which it then lasts for: ‘retro term new 2027-Q1’. Its number
      follows the last one's; without a title it is called after that, and its file as in 2026-t4. Two terms share no days. Goals
      belong to a term by ‘retro goal add … --term 2026-t4’. ‘change’ gives it other days or another theme.

      ‘show’ tells the week of a term, the days left, and how far its goals have come; without a name of the one that lasts, else of the
      next one. ‘list’ shows those that are not over yet, --all every one.

      ‘close’ looks back, from the last week of a term on; without a name at the one that ends or has ended. Its file gets a retrospective:
      its goals, habits and values, and what came of them. Goals that were reached are done. What is open, goals with their milestones and
      the habits that serve them, goes on in the next term or is given up: you are asked for each; --carry and --drop answer beforehand, by
      name or with ‘all’. Where nobody can be asked, what is not dropped goes on. What goes on keeps what was counted for it.
      The next term is the one that is planned already, else it begins on Monday; --theme, --start and --end are about that one, and
      --no-next begins none. ‘retro undo’ takes all of it back.
      """,
    operands: verbs.operands,
    options: [start, end, theme, carry, drop, noNext, .slug, .edit, .allPlans, PlanRequest.yes, .dryRun, .json, .jsonl],
    verbs: verbs.told(of: name),
    examples: [
      Example("retro term new --start 2026-12-28 --theme \"Slow mornings\"", "Ten weeks from that Monday on."),
      Example("retro term show", "Which week it is, and how its goals stand."),
      Example("retro term change 2026-craft --end 2026-12-20", "It lasts a week longer."),
      Example("retro term close --drop all --no-next", "Look back, and let go of what is open."),
    ])

  private static let start = Option("start", value: .day, .comingDays, "Its first day, such as mon or 2027-01-04.")
  private static let end = Option("end", value: .day, .comingDays, "Its last day; ten weeks if left out.")
  private static let theme = Option("theme", value: .text, "What it is about, in a few words.")
  private static let carry = Option("carry", values: .name, "What goes on, by its name, or ‘all’.")
  private static let drop = Option("drop", values: .name, "What is given up, by its name, or ‘all’.")
  private static let noNext = Flag("no-next", "Begin no other term.")
  private static let verbs = PlanVerbs(
    [
      .new: [start, end, theme, .slug, .edit], .list: [.allPlans], .show: [], .change: [start, end, theme],
      .close: [carry, drop, noNext, start, end, theme],
    ], "new, list, show, change or close; list if left out.")

  var request: PlanRequest
  private let term: NewTerm
  private let closing: TermCloseRequest
  /// Whether neither options nor its words say when a new one is.
  private let isAssumed: Bool
  /// Whether the title that is left has numbers which may say how long it lasts: ‘course of 6 lessons’.
  private var isDoubtful: Bool {
    term.end == nil && term.length == nil && term.start != nil
      && request.words.flatMap(\.words).dropLast().contains { $0.count < 3 && $0.allSatisfy(\.isNumber) }
  }

  public init(_ arguments: Arguments) throws(UsageError) {
    var request = try PlanRequest(arguments, .term, Self.verbs, namesItself: [.new, .show, .close])
    let (start, end) = (try arguments[Self.start], try arguments[Self.end])
    // ‘term new Autumn 2026-12-01 to 2027-02-07’
    let said = request.verb == .new && start == nil && end == nil ? TermDays(atEnd: request.words.flatMap(\.words)) : nil
    if let said { request.words = said.title }
    if request.verb == .new, said == nil, start == nil, let doubt = DayDoubt.find(in: request.words, .all) {
      throw UsageError(doubt.refusal(DayErrorText.keepTerm).inWords)
    }
    // ‘term change training block to 28 feb’
    let joints: Set<String> = ["start", "starts", "from"]
    let changed = request.verb == .change && start == nil && end == nil
      ? AskedDays.atEnd(of: request.words.flatMap(\.words), after: joints.union(["to", "until", "till", "end", "ends"]), leaning: .future) : nil
    let isStart = changed?.joint.map(joints.contains)
    if let changed, isStart != nil { request.words = changed.others }
    self.request = request
    var term = NewTerm(request.verb == .new ? request.name : "")
    (term.start, term.end, term.theme) = (said?.start ?? start, said?.end ?? end, try arguments[Self.theme])
    term.length = said?.length
    if let changed, let isStart { (term.start, term.end) = (isStart ? changed.days : nil, isStart ? nil : changed.days) }
    isAssumed = request.verb == .new && term.start == nil && term.end == nil && term.length == nil && !request.name.isEmpty && PeriodText(said: request.name, in: .all) == nil
    var closing = TermCloseRequest(request.name)
    (closing.carried, closing.dropped) = (try arguments[Self.carry], try arguments[Self.drop])
    closing.next = arguments[Self.noNext] ? nil : term
    if closing.next == nil, let option = arguments.first(of: [Self.start, Self.end, Self.theme]) {
      throw UsageError(TermText.noNext, ["option": .text(option.name)])
    }
    (self.term, self.closing) = (term, closing)
  }

  public func run(in context: inout Context) throws -> ExitStatus {
    let journal = try context.openJournal()
    if let status = try request.runOnFile(in: &context, journal) { return status }
    switch request.verb {
    case .new:
      var made = ""
      let status = try request.make(term, in: &context, journal) { name in
        made = name
        return "retro goal add TITLE --term \(name)"
      }
      if status == .yes, !made.isEmpty, !request.isJSON, !isAssumed, let span = try context.workspace.unusualDays(ofTerm: made, orWhere: isDoubtful, in: journal) {
        context.note(PlanText.longTerm, ["name": .text(made), "count": .number(span.count), "start": .day(span.start), "end": .day(span.end)])
      }
      if isAssumed, status == .yes, !made.isEmpty, !request.isJSON { context.note(TermText.assumed, ["name": .text(made)]) }
      return status
    case .show:
      var request = request
      if let name = try context.workspace.term(besides: request.name, in: journal) { request.words = [name] }
      return try request.show(in: &context, journal)
    case .change:
      request.tell(of: try context.workspace.changeTerm(request.name, to: term, in: journal, isDryRun: request.isDryRun), in: &context)
      return .yes
    case .close: return try TermDialogue(request: closing, isDryRun: request.isDryRun, isJSON: request.isJSON).run(in: &context, journal)
    default:
      return try request.list(in: &context, journal, nothing: PlanText.noTerm)
    }
  }
}
