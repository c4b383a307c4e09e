// `retro review`: what became of Tries and Actions, asked one by one or said of one.

public import CommandKit
import JournalDates
import JournalFormat
import JournalIndex
import JournalInsights
import JournalKit
import JournalLanguage
import JournalModel
import JournalReports
import JournalStore
import PlainFormats
import JournalText

/// Judges Tries, and closes Actions.
public struct ReviewCommand: Command, KeepingText {
  public static let name = "review"
  public static let aliases: [CommandAlias] = ["reviews", "judge"]
  public static let declaration = CommandDeclaration(
    name, "Go through open Tries and Actions one by one.",
    discussion: """
      Alone it asks, here in the terminal, about every Try that nobody has judged and every open Action, one key each: ‘?’ says what
      can be typed, ‘u’ takes the last answer back, ‘q’ leaves. With ITEM and VERDICT it asks nothing.

      A Try is adopted, goes on partly, is dropped, or carried on without a verdict (carry). That is written into the Review of the retrospective
      that ‘retro new weekly’ would open, which is made if there is none yet; WORDS stand below its line. Judged again there, it has the new
      verdict, and new WORDS stand for those of the old one; what else stands below the line stays. With the file of ITEM named, no other
      file is looked through: where that retrospective is still to be made, a Try that is adopted or dropped gets its box where it stands.

      An Action is done, dropped, or carried on: it gets its box and the day where it stands, and where it is a task, the task is completed,
      or open again if it was completed with it.
      """,
    operands: [item, verdict, words],
    options: [.dryRun, .json],
    examples: [
      Example("retro review 2026-W46#t-8zzs adopted", "It stays."),
      Example("retro review lights out adopted", "By words of its text."),
      Example("retro review 2026-W46#t-yfd8 partly at work, not here", "And why."),
      Example("retro review 2026-W46#a-r7y9 done", "As ‘retro actions done’."),
    ])

  private static let item = Operand(optional: .item, .itemBeforeVerdict, "A Try or an Action: t-5e6f, 2026-W46#t-5e6f, or words of it.")
  private static let verdict = Operand(
    optional: .verdict, .choice(of: Verdict.allCases, synonyms: spoken), "adopted, partly, dropped, carry or done.")
  fileprivate static let spoken = [
    "worked": "adopted", "works": "adopted", "helped": "adopted", "helps": "adopted", "success": "adopted", "failed": "dropped",
    "useless": "dropped", "somewhat": "partly", "little": "partly",
    "keep": "adopted", "kept": "adopted", "adopt": "adopted", "stays": "adopted", "yes": "adopted", "drop": "dropped", "no": "dropped",
    "stop": "dropped", "abandon": "dropped", "partial": "partly", "partially": "partly", "continue": "carry", "later": "carry",
    "carried": "carry", "finished": "done", "complete": "done", "completed": "done",
  ]
  private static let words = Operand(optionalRepeating: .words, "The outcome in words.")

  private let judged: (item: AskedItem, verdict: Verdict)?
  private let words: String
  private let isDryRun: Bool
  private let isJSON: Bool

  static func ownText(of operands: [String]) -> ArraySlice<String> {
    operands.dropFirst().firstIndex { Verdict(rawValue: $0) != nil }.map { operands[($0 + 1)...] } ?? []
  }

  public init(_ arguments: Arguments) throws(UsageError) {
    let item = try arguments[Self.item]
    let verdict = try arguments[Self.verdict]
    if item != nil, verdict == nil {
      throw UsageError(ItemUsageText.noVerdict, hint: ItemUsageText.noVerdictWay)
    }
    judged = item.flatMap { item in verdict.map { (item, $0) } }
    words = try arguments[Self.words].joined(separator: " ")
    isDryRun = arguments[.dryRun]
    isJSON = arguments.isJSON
    if judged == nil, isDryRun || isJSON {
      throw UsageError(ItemUsageText.noItem, hint: ItemUsageText.itemForVerdict)
    }
  }

  public func run(in context: inout Context) throws -> ExitStatus {
    guard let (asked, verdict) = judged else {
      try GuidedScreen.checkTerminal(context, for: "retro review", instead: AskingText.insteadOfReview)
      return try GuidedScreen.askReview(in: &context)
    }
    guard let judged = try judge(asked, verdict, in: &context) else {
      context.note(DoneText.nothingChosen)
      return .no
    }
    if isJSON {
      context.write(judged.json(for: context.audience(of: .data)))
      return .yes
    }
    context.write(judged.outcome.preview)
    let (found, written) = (judged.found, judged.written)
    let place: TextValue = .list(["\(written.place.shown):\(written.line)"] + (written.task.map { [$0.shown] } ?? []), .and)
    if judged.outcome.isChanged {
      let isOpenAgain = verdict == .carry && !written.isInReview
      context.note(
        ItemText.judged,
        [
          "dry": .flag(isDryRun), "verdict": .text(isOpenAgain ? "open" : verdict.rawValue),
          "former": .optional(verdict == .carry ? written.former?.rawValue : nil),
          "text": .text(found.words(as: found.item?.item, in: context)), "place": place,
        ])
    } else if verdict == .carry, !written.isInReview {
      context.note(found.section?.kind == .action ? ItemText.carriedAction : ItemText.carriedTry, ["place": place])
    } else {
      context.note(WritingText.unchanged, ["path": place])
    }
    if let task = written.doneTask { context.note(task.staysDone) }
    return .yes
  }

  /// Judges it, and asks on a terminal what is meant where words mean several items; nil where nothing is.
  private func judge(_ asked: AskedItem, _ verdict: Verdict, in context: inout Context) throws -> JudgedItem? {
    let workspace = context.workspace
    let audience = context.audience(of: .message, workspace.configuration)
    do {
      return try workspace.judge(asked, verdict, words: words, for: audience, isDryRun: isDryRun, recalling: Self.recall)
    } catch let error as SeveralDoneError where context.display.mayAsk && !isJSON {
      guard let chosen = try error.choice(DoneText.questionOfItem, in: &context), let one = AskedItem(chosen.name) else { return nil }
      return try workspace.judge(one, verdict, words: words, for: audience, isDryRun: isDryRun, recalling: Self.recall)
    }
  }

  /// What a command line said of an item, where it was one of this command.
  @Sendable static func recall(_ commandLine: [String]) -> (item: AskedItem, words: String)? {
    guard case .run(let command, _)? = try? RetroProgram.declared.resolve(Array(commandLine.dropFirst())) else { return nil }
    return (command as? ReviewCommand).flatMap { review in review.judged.map { ($0.item, review.words) } }
  }
}

extension WordForm<AskedItem> {
  /// The words before the first verdict, which may be several: `lights out` of ‘lights out adopted’.
  fileprivate static var itemBeforeVerdict: WordForm {
    let reach = WordReach("item-before-verdict") { words in
      let place =
        words.dropFirst().firstIndex { Verdict(rawValue: $0) != nil }
        ?? words.dropFirst().firstIndex { ReviewCommand.spoken[$0.lowercased()] != nil }
      return place.map { $0 - words.startIndex } ?? 1
    }
    let asked = askedItem
    return WordForm(reach: reach) { words, name throws(UsageError) in
      // ‘review try phone helped’
      let all = words.words
      guard all.count > 1, ["try", "action"].contains(all[0].lowercased()) else { return try asked.read(words, name) }
      return try asked.read(all.dropFirst().joined(separator: " "), name)
    }
  }
}
