// `retro digest`: the week in short, and what comes next with one key.

public import CommandKit
import Documents
import FindingReports
import HostSystem
import JournalDates
import JournalDiscoveries
import JournalFormat
import JournalGuidance
import JournalKit
import JournalLanguage
import JournalModel
import JournalReports
import JournalStore
import JournalText
import PlainFormats
import TerminalScreens

/// Tells a week in short.
public struct DigestCommand: Command {
  public static let name = "digest"
  public static let aliases: [CommandAlias] = ["weekly-digest", "in-short"]
  public static let declaration = CommandDeclaration(
    name, "Tell the week in short, and keep what you want to try next.",
    discussion: """
      How the days were beside the eight weeks before, some of your own words, the one number that moved most, and what was tried and came of it. On a
      terminal it then asks what is next: t keeps a Try, a an Action, Enter leaves it.

      Without WEEK it is this week, on its first two days the week before. --write puts the digest into the week's retrospective, between two marks; it is
      replaced only as long as nobody changed it.
      """,
    operands: [week], options: [write, .dryRun, PracticeQuestion.date, .noRefresh] + DocumentOutput.options,
    examples: [
      Example("retro digest", "This week in short."),
      Example("retro digest W46 --write -n", "What would stand in the retrospective of a week."),
    ])

  private static let week = Operand(optionalRepeating: .period, "The week, such as W46 or last-week.")
  private static let write = Flag("write", "Put it into the retrospective of the week.")

  private let period: AskedDays?
  private let writes: Bool
  private let isDryRun: Bool
  private let question: PracticeQuestion

  public init(_ arguments: Arguments) throws(UsageError) {
    let words = try arguments[Self.week]
    period = words.isEmpty ? nil : try WordForm.period.read(words.joined(separator: " "), "WEEK")
    writes = arguments[Self.write]
    isDryRun = arguments[.dryRun]
    question = try PracticeQuestion(arguments)
    if isDryRun, !writes { throw UsageError(MeasuredUsageText.dryRunOfWrite) }
    if writes, question.output.isJSON { throw UsageError(MeasuredUsageText.jsonOrWrite) }
    if writes, !question.output.isScreen { throw UsageError(MeasuredUsageText.formOrWrite) }
  }

  public func run(in context: inout Context) throws -> ExitStatus {
    let answer = try question.ask(&context)
    let days = try period.map { try context.workspace.days($0, on: answer.day, in: answer.journal) } ?? NamedDays(usual(on: answer.day))
    if days.span.start > answer.day { throw UsageError(InsightText.toCome, ["days": "\(days.span)"]) }
    let asked = writes ? try published(answer, &context) : answer
    var report = try context.workspace.digest(of: days, asked)
    let isTold = question.output.isScreen && !writes
    report.isCareful = isTold && CareText.recall(of: [report.words?.text ?? ""] + report.reflected, answer.journal.configuration, &context)
    if writes { return try write(report, days, of: answer, &context) }
    if question.output.isScreen, report.isKnown, !report.isCareful { PackText.digest.show(in: answer.journal, &context) }
    let status = try question.tell(report, of: answer, in: &context)
    if question.output.isScreen, context.display.mayAsk, answer.isToday, !report.isCareful,
      days.span.contains(answer.day) || days.span.end.days(until: answer.day) < 7
    {
      try askForIntention(in: answer.journal, &context)
    }
    return status
  }

  /// On its first two days a week has not much to tell.
  private func usual(on day: CalendarDay) -> Period {
    let week = Period(.week, containing: day)
    return week.start.days(until: day) < 2 ? week.previous : week
  }

  /// What is written into a retrospective is read by whoever it is shown to.
  private func published(_ answer: PracticeAnswer, _ context: inout Context) throws -> PracticeAnswer {
    try context.workspace.practice(
      asOf: answer.day, in: answer.journal, for: context.audience(of: .data, answer.journal.configuration), isMarked: false)
  }

  private func write(_ report: DigestReport, _ days: NamedDays, of answer: PracticeAnswer, _ context: inout Context) throws -> ExitStatus {
    guard let period = days.period, period.unit == .week else {
      throw UsageError(DigestText.writeOfOther, ["days": "\(days.span)"])
    }
    guard report.isKnown else {
      context.note(DigestText.nothing, ["week": .text(report.title)])
      return .no
    }
    guard answer.journal.hasFile(for: period) else {
      throw CommandError(
        .notFound, MeasuredText.noRetrospective, ["period": "\(period)"], help: MeasuredText.newWeekly,
        ["period": "\(period)", "unit": .text(period.unit.rawValue), "day": "\(period.start)"])
    }
    let document = report.document(isWritten: true, in: context.language)
    let text = document.markdown(of: document.blocks, linkBase: nil, in: context.language)
    let change = try context.workspace.write(.digest, text, into: period, isDryRun: isDryRun)
    if isDryRun { context.write(change.diff) }
    return .yes
  }

  /// What a key comes to; nil of a key that says nothing here.
  private enum Choice {
    case item(SectionKind)
    case nothing, interrupt

    /// - Parameter letters: Those that the question names, in its order: of a Try, of an Action.
    init?(_ key: Key, _ letters: [Character]) {
      if case .character(let typed) = key, let letter = typed.lowercased().first, let place = letters.firstIndex(of: letter), place < 2 {
        self = .item([.try, .action][place])
        return
      }
      switch key {
      case .enter, .escape, .control("d"), .character("q"), .character("Q"): self = .nothing
      case .control("c"): self = .interrupt
      default: return nil
      }
    }
  }

  /// Waits for the one key; a terminal that cannot be taken key by key is asked for a line that begins with it.
  private func intention(in context: Context) throws -> SectionKind? {
    let letters = context.language(DigestText.ask).split(separator: "[", omittingEmptySubsequences: false).dropFirst().compactMap(\.first)
    if context.environment["TERM"] == "dumb" {
      guard let key = readLine()?.trimmed.first, case .item(let kind)? = Choice(.character(key), letters) else { return nil }
      return kind
    }
    let session = try TerminalSession()
    var terminal = DialogueTerminal(isColoured: context.display.isColoured(.error))
    var chosen: Choice?
    var end: TerminalSession.Signal?
    while chosen == nil, end == nil {
      let heard = try terminal.keys(session)
      (chosen, end) = (heard.keys.lazy.compactMap { Choice($0, letters) }.first, heard.end)
    }
    session.draw("\n")
    session.end()
    if case .interrupt? = chosen { end = .interrupt }
    if let end { HostProcess.end(by: end) }
    if case .item(let kind)? = chosen { return kind }
    return nil
  }

  /// One key for what is next, then a line of words.
  private func askForIntention(in journal: Journal, _ context: inout Context) throws {
    context.warn(context.language(DigestText.ask))
    try context.flush()
    guard let section = try intention(in: context) else { return }
    context.warn(context.language(DigestText.askText, ["kind": .text(section.rawValue)]))
    try context.flush()
    guard let text = readLine()?.trimmed, !text.isEmpty else { return }
    let target = try context.workspace.target(nil)
    let added = try context.workspace.add(
      NewItem(section, text), to: target, for: context.audience(of: .message, journal.configuration), isDryRun: false)
    context.write(added.outcome.preview)
    context.note(
      ItemText.added,
      [
        "dry": .flag(false), "id": .optional(added.inserted.item.item.id), "text": .text(text),
        "section": .text(added.inserted.section.heading),
        "place": .place("\(added.file.place.shown):\(added.inserted.item.line)"), "period": .optional(target.periodName),
      ])
  }
}
