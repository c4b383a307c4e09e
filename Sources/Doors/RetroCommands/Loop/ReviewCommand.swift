// `retro review`: what became of Tries and Actions, asked one by one or said of one.

public import CommandKit
import JournalDates
import JournalFormat
import JournalIndex
import JournalInsights
import JournalKit
import JournalModel
import JournalReports
import JournalStore
import PlainFormats
import JournalText

/// Judges Tries, and closes Actions.
public struct ReviewCommand: Command {
  public static let name = "review"
  public static let declaration = CommandDeclaration(
    name, "Judge Tries and close Actions.",
    discussion: """
      Alone it asks, here in the terminal, about every Try that nobody has judged and every open Action, one key each. With ITEM and VERDICT
      it asks nothing.

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
      Example("retro review 2026-W46#t-yfd8 partly at work, not here", "And why."),
      Example("retro review 2026-W46#a-r7y9 done", "As ‘retro actions done’."),
    ])

  private static let item = Operand(optional: "ITEM", .item, "A Try or an Action, such as t-5e6f or 2026-W46#t-5e6f.")
  private static let verdict = Operand(optional: "VERDICT", .choice(of: Verdict.allCases), "adopted, partly, dropped, carry or done.")
  private static let words = Operand(optionalRepeating: "WORDS", "The outcome in words.")

  fileprivate let judged: (item: ItemAddress, verdict: Verdict)?
  fileprivate let words: String
  private let isDryRun: Bool
  private let isJSON: Bool

  public init(_ arguments: Arguments) throws(UsageError) {
    let item = try arguments[Self.item]
    let verdict = try arguments[Self.verdict]
    if item != nil, verdict == nil {
      throw UsageError("VERDICT is missing", hint: "A Try is adopted, partly, dropped or carry; an Action is done, dropped or carry.")
    }
    judged = item.flatMap { item in verdict.map { (item, $0) } }
    words = try arguments[Self.words].joined(separator: " ")
    isDryRun = arguments[.dryRun]
    isJSON = arguments[.json]
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
    let isChanged = try context.changeFiles(in: target.root, isDryRun: isDryRun, isShown: !isJSON) { context in
      let (found, written, files) = try context.judging(address, verdict, words, target)
      judged = (found, found.item(after: files)?.item.id, written, files.draft != nil)
      return files
    }
    guard let (found, id, written, isMade) = judged else { throw CommandError(.conflict, "nothing was written") }
    if isJSON {
      context.write([
        "schema": 1, "id": JSONValue(id),
        "text": JSONValue(context.audience(of: .data).sees(isPrivate: found.isPrivate) ? found.item?.item.text : nil),
        "verdict": .string(verdict.rawValue),
        "path": .string(written.place.path), "line": .int(written.line), "in_review": .bool(written.isInReview),
        "changed": .bool(isChanged), "created": .bool(isMade && !isDryRun), "dry_run": .bool(isDryRun),
      ])
      return .yes
    }
    let place = "\(written.place.shown):\(written.line)" + (written.task.map { " and \($0.shown)" } ?? "")
    if isChanged {
      let text = context.words(of: found, as: found.item?.item)
      context.note("\(isDryRun ? "would be " : "")\(Self.words(verdict, written)): \(text), in \(place)")
    } else if verdict == .carry, !written.isInReview {
      context.note("\(found.section?.kind == .action ? "an Action" : "a Try") that is carried on stays as it is, in \(place)")
    } else {
      context.note("\(place) says so already; nothing to change")
    }
    if let task = written.doneTask { context.tellDone(task) }
    return .yes
  }

  /// What became of an item, and what is no longer true of it.
  private static func words(_ verdict: Verdict, _ written: WrittenVerdict) -> String {
    guard verdict == .carry else { return verdict.rawValue }
    return (written.isInReview ? "carried on" : "open again") + (written.former.map { ", no longer \($0.rawValue)" } ?? "")
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
    let (written, files) = try judging(found, verdict, words, target, isMaking: address.file == nil || verdict == .partly)
    if verdict == .carry, kind == .try { try checkCarried(found, address, files, target) }
    return (found, written, files)
  }

  /// Refuses to carry on a Try that another Review has settled: an empty verdict changes nothing of that.
  private func checkCarried(_ found: FoundItem, _ address: ItemAddress, _ files: ChangedFiles, _ target: WritingTarget) throws {
    guard let journal = target.period?.journal else { return }
    let readings =
      address.file == nil
      ? try journal.map { LoopFile($0) }.results
      : journal.neighbours(of: found.file, on: try today(journal.configuration)).files
    guard let one = files.outcome(of: found, among: readings, layout: journal.layout), one.outcome.isSettled else { return }
    let place = try one.judgedIn.map { try journal.place(of: $0.path, from: currentFolder()).shown + ":\($0.line)" }
    throw CommandError(
      .conflict,
      "‘\(address.text)’ is \(one.outcome.rawValue), in \(place ?? "a private Review"), and carrying it on would not change that",
      help: "‘retro review \(address.text) partly’ takes it up again; else empty its box there")
  }

  /// Writes a verdict on a Try or an Action that was found; to be called inside the plan of `carryOut`.
  /// - Parameter isMaking: Whether a retrospective that the verdict belongs into is made where it is missing, for which the journal is read;
  ///   else the item itself says it.
  mutating func judging(
    _ found: FoundItem, _ verdict: Verdict, _ words: String, _ target: WritingTarget, isMaking: Bool = true
  ) throws -> (written: WrittenVerdict, files: ChangedFiles) {
    var files = ChangedFiles()
    var retrospective: OpenFile?
    let isThere = target.period.map { $0.journal.hasFile(for: $0.next.period) } ?? false
    if verdict.needsReview(for: found, in: target.place) {
      if isMaking || isThere { (retrospective, files) = try open(target) }
    } else if isThere {
      retrospective = try OpenFile(target.place)
    }
    let day = try today(target.place.configuration)
    let name = try linkName(of: found.file)
    let former = words.isEmpty ? [] : try formerWords(of: found, in: target)
    let task = verdict == .done || verdict == .dropped ? try task(of: found) : nil
    let written = try files.judge(
      found, verdict, words: words, insteadOf: former, task: task, in: retrospective, named: name, on: day)
    return (written, files)
  }

  /// The words of earlier verdicts on an item, the latest first, as far as undo remembers them: what a person wrote by hand is not among
  /// them.
  private func formerWords(of found: FoundItem, in target: WritingTarget) throws -> [String] {
    let names = [found.item?.item.id, "\(found.line)"].compactMap { $0?.lowercased() }
    return try ChangeLog(root: target.root, environment: environment).entries().compactMap { entry in
      guard !entry.isUndone, entry.set.undoes == nil,
        case .run(let command, _)? = try? RetroProgram.declared.resolve(Array(entry.set.words.dropFirst())),
        let review = command as? ReviewCommand, let name = review.judged?.item.name.text, names.contains(name.lowercased())
      else { return nil }
      return review.words
    }
  }

  /// Why such a thing cannot be said of an item.
  private func failure(_ found: FoundItem, _ address: ItemAddress, _ verdict: Verdict) -> CommandError {
    let place = "\(found.file.place.shown):\(found.line)"
    switch found.section?.kind {
    case .try:
      return CommandError(
        .wrongKind, "‘\(address.text)’ is a Try, in \(place), and no Try is \(verdict.rawValue)",
        help: "it is adopted, partly, dropped or carry")
    case .action:
      return CommandError(
        .wrongKind, "‘\(address.text)’ is an Action, in \(place), and no Action is \(verdict.rawValue)",
        help: "it is done, dropped or carry")
    default:
      return CommandError(
        .wrongKind, "‘\(address.text)’ is neither Try nor Action, in \(place)",
        help: "‘retro tries’ and ‘retro actions’ list those, with their ids")
    }
  }
}
