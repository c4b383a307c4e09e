// `retro delete`: a file goes, once a person has seen what goes with it.

public import CommandKit
import HostSystem
import JournalDates
import JournalFormat
import JournalKit
import JournalLanguage
import JournalModel
import JournalStore
import JournalText
import PlainFormats

/// Deletes a file of the journal.
public struct DeleteCommand: Command {
  public static let name = "delete"
  public static let aliases: [CommandAlias] = ["rm", "remove", "del"]
  public static let declaration = CommandDeclaration(
    name, "Delete a file; shows what links to it first.",
    discussion: """
      Shows the file's title and size, its items and open Actions, and every link that would lead nowhere, then asks. Where nobody can be
      asked, as in a script, it needs --yes. Links to the file are left as they are; ‘retro undo’ brings the file back.
      """,
    operands: [.file, rest],
    options: [yes, .dryRun, .json],
    examples: [
      Example("retro delete W46", "Look, answer, and it is gone."),
      Example("retro delete packing-list --yes --quiet", "In a script."),
    ])

  private static let yes = Flag("yes", short: "y", "Delete without asking.")

  private static let rest = Operand(optionalRepeating: .words, "The rest of its title.")

  private var file: String
  private let isAgreed: Bool
  private let isDryRun: Bool
  private let isJSON: Bool

  public init(_ arguments: Arguments) throws(UsageError) {
    let rest = try arguments[Self.rest]
    // ‘delete choir yesterday’: a file has no day behind its name.
    if let day = rest.last, PeriodText.count(of: rest[...], in: .all) == rest.count || PeriodText.count(of: [day], in: .all) == 1 {
      let words: TextValues = ["words": .text(([try arguments[.file]] + rest).joined(separator: " "))]
      throw UsageError(DeleteText.lineOfDay, words, hint: DeleteText.lineOfDayWay, words)
    }
    file = ([try arguments[.file]] + rest).joined(separator: " ")
    isAgreed = arguments[Self.yes]
    isDryRun = arguments[.dryRun]
    isJSON = arguments.isJSON
  }

  public func run(in context: inout Context) throws -> ExitStatus {
    if let address = ItemAddress(file), address.isLikeID {
      throw CommandError(.usage, DeleteText.noItems, ["name": .text(file)], help: DeleteText.noItemsWay, ["name": .text(file)])
    }
    let place: FilePlace
    do {
      place = try context.workspace.file(file)
    } catch let error as StoreError {
      guard case .noSuchFile = error, isLine || !file.contains("/") else { throw error }
      // ‘delete see the eye doctor’ is called by the words of its title, as ‘task delete’ knows it.
      if !isLine, let path = try path(titledIn: context) {
        var named = self
        named.file = path
        return try named.run(in: &context)
      }
      let near = Explanation(of: error).help
      throw CommandError(
        .notFound, DeleteText.noLine, ["name": .text(file), "isLine": .flag(isLine)],
        help: isLine || !file.contains(where: \.isLetter) || near == nil ? DeleteText.lineWay : DeleteText.lineOrNearWay,
        ["near": near.map { .message($0) } ?? .text(""), "words": .text(isLine ? "WORDS" : file)])
    }
    let deletion = try context.workspace.deletion(of: place)
    if isJSON {
      if isDryRun { context.write(deletion.json(isDryRun: isDryRun, isDeleted: false, for: context.audience(of: .data))) }
    } else if isDryRun {
      context.write(deletion.diff)
    } else if !context.globals.isQuiet || !isAgreed {
      context.write(text(deletion, place, for: context.audience(of: .text, place.configuration), in: context.language))
    }
    if isDryRun { return .yes }
    if !isJSON, !isAgreed, deletion.reading.kind == .habit, deletion.reading.habit?.archived == nil {
      context.note(DeleteText.archives, ["name": .text(deletion.reading.slug)])
    }
    guard try isAgreed || isConfirmed(place, deletion, in: &context) else {
      if isJSON { context.write(deletion.json(isDryRun: isDryRun, isDeleted: false, for: context.audience(of: .data))) }
      context.note(DeleteText.notDeleted, ["path": .place(place.shown)])
      return .no
    }
    try context.workspace.delete(deletion)
    if isJSON { context.write(deletion.json(isDryRun: isDryRun, isDeleted: true, for: context.audience(of: .data))) }
    if let undo = try context.workspace.undoing(in: place.changeRoot) {
      context.note(DeleteText.deletedUndo, ["path": .place(place.shown), "undo": .text(undo)])
    } else {
      context.note(DeleteText.deleted, ["path": .place(place.shown)])
    }
    return .yes
  }

  /// The path of the plan that is called so by its title; nil where none is, or several are.
  private func path(titledIn context: Context) throws -> String? {
    guard context.workspace.rootIfFound != nil else { return nil }
    let journal = try context.workspace.openJournal()
    var plans = try context.workspace.plans(of: journal, in: [.activities, .goals, .terms, .values])
    let kinds: Set<EntryKind> = [.habit, .task, .goal, .milestone, .obligation, .term, .value]
    func path(_ name: String, _ kinds: Set<EntryKind>) -> String? {
      do throws(PlanError) {
        let plan = try plans.plan(name, of: kinds)
        // One word of a longer title is too little for what is deleted.
        return name.words.count > 1 || [plan.title, plan.slug].contains { $0.lowercased() == name.lowercased() } ? plan.path : nil
      } catch {
        return nil
      }
    }
    if let path = path(file, kinds) { return path }
    // ‘the wine habit’, ‘habit wine’
    var words = file.words.map { String($0) }
    if words.count > 1, ["the", "my", "a"].contains(words[0].lowercased()) { words.removeFirst() }
    guard words.count > 1 else { return words.count == 1 ? path(words[0], kinds) : nil }
    if let kind = EntryKind(rawValue: words[words.count - 1].lowercased()), kinds.contains(kind) { return path(words.dropLast().joined(separator: " "), [kind]) }
    if let kind = EntryKind(rawValue: words[0].lowercased()), kinds.contains(kind) { return path(words.dropFirst().joined(separator: " "), [kind]) }
    return path(words.joined(separator: " "), kinds)
  }

  /// Whether a line of a file is named: `2026-11-27:5`, or its number alone.
  private var isLine: Bool {
    let parts = file.split(separator: ":", omittingEmptySubsequences: false)
    return file.allSatisfy(\.isNumber) || parts.count > 1 && parts[1].first?.isNumber == true && parts[1].allSatisfy(\.isNumber)
  }

  /// Asks, where somebody is there to answer.
  private func isConfirmed(_ place: FilePlace, _ deletion: Deletion, in context: inout Context) throws -> Bool {
    guard context.display.mayAsk else {
      if isJSON { context.write(deletion.json(isDryRun: isDryRun, isDeleted: false, for: context.audience(of: .data))) }
      throw CommandError(.noTerminal, DeleteText.nobody, ["path": .place(place.shown)], help: DeleteText.unasked)
    }
    context.warn(context.language(DeleteText.question, ["path": .text(place.shown.onOneLine)]))
    try context.flush()
    let answer = (readLine() ?? "").lowercased()
    return context.language.agrees(answer)
  }

  /// How many links are shown; `--json` has them all.
  private static let shownLinks = 20

  private func text(_ deletion: Deletion, _ place: FilePlace, for audience: Audience, in say: Language) -> String {
    let reading = deletion.reading
    let title = reading.told(to: audience).isPrivate ? reading.slug : reading.told(to: audience).publicTitle
    let kind = say(KindText.short, ["kind": .text(reading.kind.rawValue)])
    var facts = [kind, say(DeleteText.bytes, ["count": .number(reading.source.bytes.count)])]
    if deletion.itemCount > 0 { facts.append(say(DeleteText.items, ["count": .number(deletion.itemCount)])) }
    if deletion.openActionCount > 0 { facts.append(say(DeleteText.openActions, ["count": .number(deletion.openActionCount)])) }
    if deletion.logLineCount > 0 { facts.append(say(DeleteText.logLines, ["count": .number(deletion.logLineCount)])) }
    var lines = [say(.list(facts, .comma))]
    let links = deletion.mentions
    if links.isEmpty {
      lines.append(say(DeleteText.noLinks))
    } else {
      let files = Set(links.map { Array($0.path.utf8) }).count
      lines.append(say(DeleteText.links, ["count": .number(links.count), "files": .number(files)]))
      lines += links.prefix(Self.shownLinks).map { "  \($0.path):\($0.line): \($0.name)" }
      if links.count > Self.shownLinks { lines.append("  " + say(DeleteText.moreLinks, ["count": .number(links.count - Self.shownLinks)])) }
    }
    lines += deletion.traces.files.map { say(DeleteText.namedByFile, ["path": .text($0)]) }
    lines += deletion.traces.boards.map { say(DeleteText.namedByBoard, ["path": .text($0.path), "count": .number($0.count)]) }
    lines += deletion.traces.links.map { say(DeleteText.linkedBy, ["path": .text($0)]) }
    let head = say(DeleteText.title, ["title": .text(title), "path": .text(place.shown)])
    return ([head] + lines.map { "  " + $0 }).map { $0.onOneLine + "\n" }.joined()
  }
}
