// `retro review`: what became of Tries and Actions, asked one by one or said of one.

public import CommandKit
import JournalDates
import JournalFormat
import JournalKit
import JournalModel
import JournalStore
import PlainFormats

/// Judges Tries, and closes Actions.
public struct ReviewCommand: Command {
  public static let declaration = CommandDeclaration(
    "review", "Judge Tries and close Actions.",
    discussion: """
      Alone it asks, here in the terminal, about every Try that nobody has judged and every open Action, one key each. With ITEM and VERDICT
      it asks nothing.

      A Try is adopted, goes on partly, is dropped, or carried on without a verdict (carry). That is written into the Review of the retrospective
      that ‘retro new weekly’ would open, which is made if there is none yet; WORDS stand below its line. An Action is done, dropped, or carried
      on: it gets its box and the day where it stands.
      """,
    operands: [
      Operand("ITEM", .optional, "A Try or an Action, such as t-5e6f or 2026-W46#t-5e6f."),
      Operand("VERDICT", .optional, choices: Verdict.allCases.map(\.rawValue), "adopted, partly, dropped, carry or done."),
      Operand("WORDS", .optionalRepeating, "The outcome in words."),
    ],
    options: [.dryRun, .json],
    examples: [
      Example("retro review 2026-W46#t-8zzs adopted", "It stays."),
      Example("retro review 2026-W46#t-yfd8 partly \"at work yes, at home no\"", "And why."),
      Example("retro review 2026-W46#a-r7y9 done", "As ‘retro actions done’."),
    ])

  private let judged: (item: ItemAddress, verdict: Verdict)?
  private let words: String
  private let isDryRun: Bool
  private let isJSON: Bool

  public init(_ arguments: Arguments) throws(UsageError) {
    let item = try arguments.item("ITEM")
    let verdict = try arguments.operand("VERDICT", as: "a verdict") { Verdict(rawValue: $0) }
    if item != nil, verdict == nil {
      throw UsageError("VERDICT is missing", hint: "A Try is adopted, partly, dropped or carry; an Action is done, dropped or carry.")
    }
    judged = item.flatMap { item in verdict.map { (item, $0) } }
    words = arguments.operands("WORDS").joined(separator: " ")
    isDryRun = arguments.has(Option.dryRun.long)
    isJSON = arguments.has(Option.json.long)
    if judged == nil, isDryRun || isJSON {
      throw UsageError("ITEM is missing", hint: "‘--dry-run’ and ‘--json’ are for one verdict: retro review ITEM VERDICT.")
    }
  }

  public func run(in context: inout Context) throws -> ExitStatus {
    guard let (address, verdict) = judged else {
      let instead = "‘retro review ITEM VERDICT’ says it of one; ‘retro tries --open’ and ‘retro actions --open’ list them"
      try GuidedScreen.checkTerminal(context, for: "‘retro review’", instead: instead)
      return try context.askReview()
    }
    let target = try context.target()
    var judged: (found: FoundItem, id: String?, written: WrittenVerdict, isMade: Bool)?
    let isChanged = try context.changeFiles(in: target.root, words, isDryRun: isDryRun, isShown: !isJSON) { context in
      let (found, written, files) = try context.judging(address, verdict, words, target)
      judged = (found, found.item(after: files)?.item.id, written, files.draft != nil)
      return files
    }
    guard let (found, id, written, isMade) = judged else { throw CommandFailure("nothing was written") }
    if isJSON {
      context.write([
        "schema": 1, "id": JSONValue(id), "text": JSONValue(found.item?.item.text), "verdict": .string(verdict.rawValue),
        "path": .string(written.place.path), "line": .int(written.line), "in_review": .bool(written.isInReview),
        "changed": .bool(isChanged), "created": .bool(isMade && !isDryRun), "dry_run": .bool(isDryRun),
      ])
      return .yes
    }
    let place = "\(written.place.shown):\(written.line)"
    if isChanged {
      let text = found.item?.item.text.split(separator: "\n").first.map(String.init) ?? ""
      context.note("\(isDryRun ? "would be " : "")\(verdict == .carry ? "carried on" : verdict.rawValue): \(text), in \(place)")
    } else if verdict == .carry, found.section?.kind == .action {
      context.note("an Action that is carried on stays as it is, in \(place)")
    } else {
      context.note("\(place) says so already; nothing to change")
    }
    return .yes
  }
}

extension Context {
  /// Writes a verdict into files that are to be changed; to be called inside the plan of `carryOut`.
  mutating func judging(
    _ address: ItemAddress, _ verdict: Verdict, _ words: String, _ target: WritingTarget
  ) throws -> (found: FoundItem, written: WrittenVerdict, files: ChangedFiles) {
    let found = try item(orNear: address)
    guard let kind = found.section?.kind, Verdict.verdicts(onItemsOf: kind).contains(verdict) else {
      throw failure(found, address, verdict)
    }
    let (written, files) = try judging(found, verdict, words, target)
    return (found, written, files)
  }

  /// Writes a verdict on a Try or an Action that was found; to be called inside the plan of `carryOut`.
  mutating func judging(
    _ found: FoundItem, _ verdict: Verdict, _ words: String, _ target: WritingTarget
  ) throws -> (written: WrittenVerdict, files: ChangedFiles) {
    var files = ChangedFiles()
    var retrospective: OpenFile?
    if verdict.needsReview(for: found, in: target.place) {
      (retrospective, files) = try open(target)
    } else if let period = target.period, period.journal.hasFile(for: period.next.period) {
      retrospective = try? OpenFile(target.place)
    }
    let day = try today(target.place.configuration)
    let name = try linkName(of: found.file)
    return (try files.judge(found, verdict, words: words, in: retrospective, named: name, on: day), files)
  }

  /// Why such a thing cannot be said of an item.
  private func failure(_ found: FoundItem, _ address: ItemAddress, _ verdict: Verdict) -> CommandFailure {
    let place = "\(found.file.place.shown):\(found.line)"
    switch found.section?.kind {
    case .try:
      return CommandFailure(
        "‘\(address.text)’ is a Try, in \(place), and no Try is \(verdict.rawValue)", help: "it is adopted, partly, dropped or carry")
    case .action:
      return CommandFailure(
        "‘\(address.text)’ is an Action, in \(place), and no Action is \(verdict.rawValue)", help: "it is done, dropped or carry")
    default:
      return CommandFailure(
        "‘\(address.text)’ is neither Try nor Action, in \(place)", help: "‘retro tries’ and ‘retro actions’ list those, with their ids")
    }
  }
}
