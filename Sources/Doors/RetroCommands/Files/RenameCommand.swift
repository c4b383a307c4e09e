// `retro rename`: a file gets another name, and every link to it follows.

import JournalChecks
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

/// Renames or moves a file of the journal.
public struct RenameCommand: Command {
  public static let name = "rename"
  public static let aliases: [CommandAlias] = ["mv", "move"]
  public static let declaration = CommandDeclaration(
    name, "Rename a file and every link to it.",
    discussion: """
      The file and all links that mean it change together, or nothing does: [[name]], [[name|shown]], [[name#heading]], [[name#^id]],
      [[folder/name]], ![[name]], relative Markdown links and images, in text and in quoted values of properties. Code stays as it is,
      and so does what is shown. So do links to others of the same name that would mean another file afterwards. Files that are no entries,
      such as templates, canvases and bases, and links of the file system are not changed: you are told which of them name the file, and which
      links that led nowhere now mean one.

      NEW is a name, or a path from the root of the journal; one that begins with ‘./’ or ‘../’ starts from here. ‘.md’ may be left out,
      and a path that ends in ‘/’ keeps the name. For the file of a day, week, month, quarter or year it may be another such period, as in
      ‘retro rename W46 W47’: the file moves to where that period's file lies. Any other name it takes only where its properties say what
      it is about, as type and start do. When a file moves to another folder, its own relative links are adapted. Nothing is ever
      overwritten. An OLD that no file is called by may be a property, which ‘retro properties rename’ renames, and of ‘move’ a line of a day:
      retro move run from yesterday to tuesday.
      """,
    operands: [old, new],
    options: [.dryRun, .json],
    examples: [
      Example("retro rename run-500-km run-600-km", "The goal has grown."),
      Example("retro rename packing-list lists/ --dry-run", "See what moving a file would change."),
      Example("retro rename today tomorrow", "It is about the day that has just begun."),
    ])

  private static let old = Operand(.old, "A path, the name of a file such as run-500-km, or a period such as W46.")
  private static let new = Operand(repeating: .new, "The new name, a path with folders, or of a period's file another period.")

  private let old: String
  private let new: String
  /// The new name as typed, where the first of its words may belong to the old one: ‘half marathon half marathon under 1:50’.
  private let newWords: [String]
  private let isDryRun: Bool
  private let isJSON: Bool

  public init(_ arguments: Arguments) throws(UsageError) {
    // ‘rename swimming swim laps’, ‘rename morning run to jog’
    let (first, rest) = (try arguments[Self.old], try arguments[Self.new])
    let joint = rest.count > 1 ? rest.dropLast().firstIndex { $0.lowercased() == "to" } : nil
    old = ([first] + rest[..<(joint ?? 0)]).joined(separator: " ")
    new = rest[(joint.map { $0 + 1 } ?? 0)...].joined(separator: " ")
    newWords = joint == nil ? rest : [new]
    isDryRun = arguments[.dryRun]
    isJSON = arguments.isJSON
  }

  public func run(in context: inout Context) throws -> ExitStatus {
    // ‘move "call the dentist" friday’ is about the day, not about a file of that name, and so is ‘after half term’, which is told to be none.
    let split = new.words.map { String($0) }
    let day = split.dropLast(AskedDays.timeAtEnd(of: ["-"] + split).count).joined(separator: " ")
    if PeriodText(said: new, in: .all)?.isOfOneDay ?? false, let status = try moveLine(in: &context) { return status }
    // No habit is called as a day or a schedule is.
    let schedule = Schedule(new.lowercased()) ?? Schedule(meantBy: new)
    if schedule != nil || PeriodText(said: day) != nil, PeriodText(said: old) == nil, try context.workspace.kind(ofPlan: old) == .habit {
      let isDay = PeriodText(said: day) != nil
      throw CommandError(
        .usage, RenameText.noName, ["new": .text(new)], help: isDay ? RenameText.dayWay : RenameText.scheduleWay,
        ["name": .text(ShellText.quoted(old)), "new": .text(ShellText.quoted(new))])
    }
    if PeriodText(said: day) != nil || AskedDays.speaksOfTime(new), PeriodText(said: old) == nil, let kind = try context.workspace.kind(ofPlanToMove: old) {
      return try RetroProgram.run(instead: [kind.rawValue, "move", old, new] + (isDryRun ? ["--dry-run"] : []), in: &context)
    }
    if let status = try movePlan(old.words.map { String($0) } + split, in: &context) { return status }
    // A name with blanks is a title, which a plan has beside its name.
    if new.contains(" "), !new.contains("/"), !new.hasSuffix(".md"), let kind = try context.workspace.kind(ofPlan: old) {
      return try RetroProgram.run(
        instead: [kind.rawValue, "rename", old] + newWords + (isDryRun ? ["--dry-run"] : []) + (isJSON ? ["--json"] : []), in: &context)
    }
    if let status = try renameProperty(in: &context) { return status }
    guard let rename = try context.workspace.rename(old, to: new, isDryRun: isDryRun) else { return .yes }
    show(rename, in: &context)
    // A plan has a title beside its name, which stays.
    let after = rename.after
    let isTold = context.audience(of: .message, after.configuration).sees(isPrivate: after.isPrivate)
    if !isJSON, isTold, [.habit, .task, .goal, .milestone, .obligation].contains(after.kind), rename.before.slug != after.slug,
      rename.before.publicTitle == after.publicTitle
    {
      context.note(
        RenameText.titleStays,
        [
          "title": .text(after.publicTitle), "kind": .text(after.kind.rawValue), "name": .text(isDryRun ? rename.before.slug : after.slug),
        ])
    }
    return .yes
  }

  /// ‘move file taxes friday’, ‘move file taxes 2 weeks’: several words that are no title and a new one, but a plan and when it is to be due. Nil for all others, and
  /// where somebody says ‘rename’: the 2027 of ‘budget 2027’ is a part of a title.
  private func movePlan(_ words: [String], in context: inout Context) throws -> ExitStatus? {
    guard context.words.dropFirst().first(where: { !$0.hasPrefix("-") })?.lowercased() == "move" else { return nil }
    for place in words.indices.dropFirst() {
      let tail = words[place...], days = tail.dropLast(AskedDays.timeAtEnd(of: ["-"] + tail).count)
      let later = tail.filter { !["later", "back"].contains($0.lowercased()) }, isLater = later.count < tail.count && Postponement.isSpan(later)
      let isDay = PeriodText.count(of: days, in: .all) == days.count || Postponement.isSpan(tail) || Postponement.shift(atEnd: ["-"] + tail)?.name.count == 1
      guard isLater || isDay, !days.isEmpty else { continue }
      let name = words[..<place].joined(separator: " ")
      guard let kind = try context.workspace.kind(ofPlanToMove: name) else { continue }
      let line = [kind.rawValue, isLater ? "postpone" : "move", name] + (isLater ? later : Array(tail))
      return try RetroProgram.run(instead: line + (isDryRun ? ["--dry-run"] : []), in: &context)
    }
    return nil
  }

  /// ‘move "yesterday's run" to tuesday’, ‘move run from friday to monday’: a line of a log, which a day is named with, or a plan that is due then. Nil for
  /// files, and for all other words.
  private func moveLine(in context: inout Context) throws -> ExitStatus? {
    let (said, tongues) = (old.words.map { String($0) }, context.workspace.tongues)
    let behind = AskedDays.atEnd(of: said, after: ["from", "of", "on"], in: tongues).map { (others: $0.others, days: $0.days) }
    guard let (name, days) = AskedDays.atStart(of: said, in: tongues) ?? behind, days.isOneDay, context.workspace.rootIfFound != nil, !isFile(in: context) else { return nil }
    let planned = name.joined(separator: " ")
    if let kind = try context.workspace.kind(ofPlan: planned), kind != .habit {
      return try RetroProgram.run(instead: [kind.rawValue, "move", planned, new] + (isDryRun ? ["--dry-run"] : []), in: &context)
    }
    let journal = try context.openJournal()
    let day = try AskedDays(new, of: "DAY").done(on: try context.today(in: journal))
    let moved = try context.workspace.move(
      logLine: said, to: day, in: journal, for: context.audience(of: .message, journal.configuration), isDryRun: isDryRun)
    guard let moved else { return nil }
    context.write(moved.removed.outcome.preview)
    context.note(
      LogText.removed,
      ["dry": .flag(isDryRun), "text": .text(moved.removed.text), "place": .place("\(moved.removed.file.place.shown):\(moved.removed.line)")])
    moved.writing.tell(of: journal, isDryRun: isDryRun, isJSON: isJSON, in: &context)
    return .yes
  }

  /// ‘rename weight body_weight’: what entries say of themselves, where no file is called so. Nil for all else.
  private func renameProperty(in context: inout Context) throws -> ExitStatus? {
    guard context.workspace.rootIfFound != nil, ![old, new].contains(where: { $0.contains("/") || $0.hasSuffix(".md") }), !isFile(in: context) else { return nil }
    let key = old.words.joined(separator: "_")
    if try context.workspace.properties(of: try context.openJournal(), key: key).isEmpty { return nil }
    let switches = (isDryRun ? ["--dry-run"] : []) + (isJSON ? ["--json"] : [])
    return try RetroProgram.run(instead: ["properties", "rename", key, new] + switches, in: &context)
  }

  private func isFile(in context: Context) -> Bool {
    do { return try !context.workspace.file(old).path.isEmpty } catch { return false }
  }

  private func show(_ rename: Rename, in context: inout Context) {
    for problem in rename.problems { context.warn(of: RenameText.unreadable, ["problem": .failure(problem)]) }
    for problem in rename.traces.problems { context.warn(of: RenameText.unknown, ["problem": .failure(problem)]) }
    for link in rename.untouched {
      let text = Message(link.isKept ? RenameText.keptValue : RenameText.bareName, ["link": .text(link.link)])
      context.warn(.warning(at: link.path, link.line, context.language.marked(text), in: context.language))
    }
    for link in rename.begun {
      let text = Message(isDryRun ? RenameText.wouldBegin : RenameText.begun, ["link": .text(link.link), "target": .text(link.means)])
      context.warn(.warning(at: link.path, link.line, context.language.marked(text), in: context.language))
    }
    for text in words(for: rename.traces, of: rename.from, in: context.language) { context.warn(of: text) }
    let (before, after) = (rename.before, rename.after)
    if before.kind != after.kind {
      context.warn(
        of: before.kind.unit == nil ? RenameText.kindsKept : RenameText.kinds,
        [
          "old": .place(rename.from), "new": .place(rename.to),
          "kind": .message(FileUnderstoodText.kind, ["kind": .text(before.kind.rawValue)]),
          "newKind": .message(FileUnderstoodText.kind, ["kind": .text(after.kind.rawValue)]), "type": .text(before.kind.rawValue),
        ])
    } else if before.span != after.span, let old = before.span, let new = after.span {
      context.warn(
        of: RenameText.spans,
        ["old": .place(rename.from), "new": .place(rename.to), "days": .text("\(old)"), "newDays": .text("\(new)")])
    }
    if let issue = rename.issueElsewhere { context.warn(of: RenameText.issue, ["path": .place(rename.to), "issue": .wording(issue)]) }
    // A name that says no period, or another one than a property says.
    let known = Set(before.diagnostics.map(\.message))
    for finding in after.diagnostics where !known.contains(finding.message) {
      context.workspace.tell(finding, in: after)
    }
    if isJSON {
      context.write(rename.json(isDryRun: isDryRun))
    } else if isDryRun {
      context.write(rename.plannedChanges.diff)
    }
    let files = rename.edited.count + (rename.ownCount > 0 ? 1 : 0)
    let text: RenameText =
      switch (isDryRun, rename.count == 0) {
      case (false, true): RenameText.renamed
      case (true, true): RenameText.wouldRename
      case (false, false): RenameText.renamedWithLinks
      case (true, false): RenameText.wouldRenameWithLinks
      }
    context.note(
      text, ["old": .place(rename.from), "new": .place(rename.to), "count": .number(rename.count), "files": .number(files)])
  }

  /// What is left as it is and names the file, in one line each.
  private func words(for traces: FileTraces, of path: String, in language: Language) -> [Message] {
    var texts: [Message] = []
    if !traces.files.isEmpty {
      let files = few(traces.files, in: language)
      texts.append(Message(RenameText.files, ["files": files, "count": .number(traces.files.count), "path": .place(path)]))
    }
    texts += traces.boards.map { board in
      Message(RenameText.board, ["count": .number(board.count), "board": .place(board.path), "path": .place(path)])
    }
    if !traces.links.isEmpty {
      texts.append(
        Message(
          isDryRun ? RenameText.wouldLinks : RenameText.links,
          ["links": few(traces.links, in: language), "count": .number(traces.links.count), "path": .place(path)]))
    }
    return texts
  }

  /// Three of them at most, and how many more there are; four are named.
  private func few(_ paths: [String], in language: Language) -> TextValue {
    let shown = paths.prefix(paths.count == 4 ? 4 : 3)
    let rest = paths.count - shown.count
    return .list(shown + (rest > 0 ? [language(RenameText.more, ["count": .number(rest)])] : []), .and)
  }
}
