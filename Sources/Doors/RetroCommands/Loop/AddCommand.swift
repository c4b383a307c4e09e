// `retro add`: a Keep, a Problem, a Try or an Action, into the retrospective that is due.

public import CommandKit
import Documents
import JournalDates
import JournalFormat
import JournalKit
import JournalLanguage
import JournalModel
import JournalStore
import PlainFormats
import JournalText

/// Adds an item.
public struct AddCommand: Command, MakingPrivate, KeepingText {
  public static let name = "add"
  public static let mayTakeText = true
  public static let aliases: [CommandAlias] =
    [
      CommandAlias("keep", "keep"), CommandAlias("problem", "problem"), CommandAlias("try", "try", least: 1),
      CommandAlias("action", "action", least: 1, unless: edits), CommandAlias("todo", "action", least: 1, unless: edits),
    ] + nounsFirst

  /// The noun before the verb, as plans have it: ‘action add "Buy a lamp"’.
  private static let nounsFirst: [CommandAlias] = kinds.flatMap { kind in
    let words = [kind.rawValue, kind == .try ? "tries" : "\(kind.rawValue)s"] + (kind == .action ? ["todo", "todos"] : [])
    return words.map { CommandAlias("\($0) add", kind.rawValue, least: 1) }
  }

  /// What stands behind ‘action’ where one that is there is meant.
  private static let edits = Set(ActionEdit.Verb.allCases.map(\.rawValue) + ["list", "show", "ls", "all", "open"])

  public static let declaration = CommandDeclaration(
    name, "Add a Keep, Problem, Try or Action.",
    discussion: """
      The item goes to the end of its section, in the style of its neighbours, and into the retrospective that ‘retro new weekly’ would open;
      that is made from its template if there is none yet. A missing section is made. Every other byte of the file stays.

      TEXT is Markdown: #tags and [[links]] count. Marks that would make it something else, such as ‘# ’ at its beginning, are written behind
      a backslash. Several words need no quotes; a line end in TEXT begins a further line of the item. Tries and Actions get an id, which
      is told. Keeps and Problems get one when something refers to them; ‘--for’ and ‘--from’ take words of the item that is meant.
      """,
    operands: [kind, text],
    options: [file, due, priority, source, purpose, moves, .dryRun, .json],
    examples: [
      Example("retro add keep \"Morning run before stand-up #health\"", "What went well."),
      Example("retro add try Lights out at 22:45 --for \"past twelve\"", "What to do about a Problem, by a word of it."),
      Example("retro add action Buy a charger --due fri --priority high", "What is to be done."),
      Example("retro add problem --to today Slept badly", "Into the file of the day."),
    ])

  private static let kind = Operand(.kind, .choice(of: kinds, synonyms: SectionKind.spoken), "keep, problem, try or action.")
  private static let text = Operand(repeating: .text, "What to write down.")
  private static let file = Option("to", value: .file, .named, "Into this file: a path, a name, or a period such as today or W46.")
  private static let due = Option(
    "due", value: .day, .dueDays,
    "When an Action is to be done, such as fri, +7d or 2026-12-01; of a period, its last day; none to keep the words as they are.")
  private static let priority = Option("priority", value: .p, .choice(of: Priority.allCases), "How much an Action matters.")
  private static let source = Option(
    "from", value: .item, .askedItem, "The Try that it comes from: t-5e6f, 2026-W46#t-5e6f, or words of it.")
  private static let purpose = Option("for", value: .item, .askedItem, "The Problem that it is for: words of it, p-3c4d, or 2026-W46#21.")

  private static let moves = Option(
    "moves", value: .text, "What a Try should move and which way, such as ‘sleep up’; ‘retro tries --measured’ then says what moved.")

  private static let kinds = [SectionKind.keep, .problem, .try, .action]

  private let section: SectionKind
  private var text: String { words.joined(separator: " ") }
  private var file: String?
  private let due: AskedDays?
  /// As they were typed.
  private var words: [String]
  private var isPrivate = false
  private(set) var keptPrivateWord: String?
  private let priority: Priority?
  private let source: AskedItem?
  private let purpose: AskedItem?
  private let moves: Moves?
  private let isDryRun: Bool
  private let isJSON: Bool

  static func ownText(of operands: [String]) -> ArraySlice<String> { operands.dropFirst() }

  public init(_ arguments: Arguments) throws(UsageError) {
    section = try arguments[Self.kind]
    var words = try arguments[Self.text]
    if let said = PrivateWords(words) { (words, isPrivate, keptPrivateWord) = (said.words, true, said.kept) }
    // ‘add action call the dentist due:fri’
    let said = section == .action ? try PlanAttributes(words, of: .task) : PlanAttributes(plain: words)
    words = said.words + said.tags.map { "#\($0)" }
    self.words = words
    due = try arguments[Self.due] ?? said.due
    if words.joined().trimmed.isEmpty { throw UsageError(ItemUsageText.noText, hint: ItemUsageText.noTextWay) }
    file = try arguments[Self.file]
    priority = try arguments[Self.priority] ?? said.priority
    source = try arguments[Self.source]
    purpose = try arguments[Self.purpose]
    moves = try arguments[Self.moves].map { text throws(UsageError) in
      guard let moves = Moves(text) else { throw UsageError(ItemUsageText.moves, ["text": .text(text)], hint: ItemUsageText.movesWay) }
      return moves
    }
    isDryRun = arguments[.dryRun]
    isJSON = arguments.isJSON
    if section != .action, let taken = arguments.taken.first(where: { $0.option == Self.due.name }), let due {
      throw UsageError(
        UsageText.noOption, ["word": .text(taken.typed)], hint: UsageText.near, ["word": .text("\(Self.file.name) \(ShellText.quoted(due.word))")])
    }
    if section != .action, let option = arguments.first(of: [Self.due, Self.priority]) {
      throw UsageError(ItemUsageText.forActions, ["option": .text(option.name)], hint: ItemUsageText.forActionsWay)
    }
    if section != .try, moves != nil { throw UsageError(ItemUsageText.movesOfTries) }
    if section != .action, section != .try, let option = arguments.first(of: [Self.source, Self.purpose]) {
      throw UsageError(ItemUsageText.forTriesAndActions, ["option": .text(option.name)])
    }
  }

  func madePrivate() -> AddCommand? {
    if text.isEmpty { return nil }
    var command = self
    command.isPrivate = true
    return command
  }

  /// The text, and the day that its last words say of an Action: ‘add action "call mum" by friday’.
  private func said(in context: Context, on today: CalendarDay) throws -> (text: String, due: AskedDays?) {
    let workspace = context.workspace
    // What a term says is known in its journal.
    let journal = section == .action ? workspace.journalIfFound : nil
    guard section == .action, due == nil else {
      guard let due, !due.isNone else { return (text, nil) }
      return (text, try journal.flatMap { try workspace.deadline(due, on: today, in: $0) } ?? due)
    }
    if let journal, let (title, day) = try workspace.titleAndDeadline(words.flatMap(\.words).map { String($0) }, on: today, in: journal) {
      return (title.joined(separator: " "), day)
    }
    if let dated = AskedDays.titleAndDay(words, in: workspace.tongues) {
      try workspace.refuseDoubtfulDay(of: dated, orElse: DayErrorText.keepTitle)
      return (dated.words.joined(separator: " "), dated.day)
    }
    try workspace.refuseDoubtfulDays(in: words, orElse: DayErrorText.keepTitle)
    // ‘ask the doctor next week’ is for that week, until its last day.
    if let ahead = AskedDays.periodAhead(atEnd: words.flatMap(\.words).map { String($0) }, in: workspace.tongues) {
      return (ahead.others.joined(separator: " "), ahead.days)
    }
    return (text, nil)
  }

  public func run(in context: inout Context) throws -> ExitStatus {
    let workspace = context.workspace
    if section == .try, file == nil, source == nil, moves == nil, let judged = try workspace.judgedTry(
      by: words.flatMap(\.words).map { String($0) }, in: try context.openJournal(), for: context.audience(of: .message, workspace.configuration))
    {
      throw judged
    }
    let target = try workspace.target(file)
    let today = try workspace.today(target.place.configuration)
    if let (other, days) = toDaysBehind(on: today) {
      context.note(SurfaceText.taken, ["typed": .text(days), "option": .text("\(Self.file.name) \(ShellText.quoted(days))")])
      return try other.run(in: &context)
    }
    let said = try said(in: context, on: today)
    let isDated = self.due == nil && said.due != nil
    let due = try said.due?.ofTask(on: today)
    let text = isPrivate ? Self.privately(said.text) : said.text
    let item = NewItem(section, text, due: due, priority: priority, source: source, purpose: purpose, moves: moves)
    guard let added = try add(item, to: target, in: &context) else {
      context.note(DoneText.nothingChosen)
      return .no
    }
    if isJSON {
      context.write(added.json(for: context.audience(of: .data)))
      return .yes
    }
    context.write(added.outcome.preview)
    context.note(
      ItemText.added,
      [
        "dry": .flag(isDryRun), "id": .optional(added.inserted.item.item.id), "text": .text(words(of: added, in: context)),
        "section": .text(added.inserted.section.heading),
        "place": .place("\(added.file.place.shown):\(added.inserted.item.line)"), "period": .optional(target.periodName),
      ])
    if context.words.dropFirst().first(where: { !$0.hasPrefix("-") })?.lowercased() == "todo" {
      context.note(ItemText.todoIsAction, ["text": .text(ShellText.quoted(said.text))])
    }
    if section == .problem, !isDryRun, let word = added.inserted.item.item.findableWord {
      context.note(ItemText.answer, ["word": .text(word)])
    }
    if section == .try, let doubt = DayDoubt.find(in: words, workspace.tongues) {
      context.note(ItemText.noDay, ["why": .message(doubt.message)])
    }
    if let due, isDated { context.note(ItemText.addedDue, ["day": .day(due)]) }
    if let due, due < today { context.note(ItemText.addedLate, ["day": .day(due)]) }
    return .yes
  }

  /// The same, into the file of the days that stand behind a text in quotes without being in them, ‘add keep "tempo rides" last week’, or before a colon. Nil
  /// of all others.
  private func toDaysBehind(on today: CalendarDay) -> (AddCommand, days: String)? {
    // ‘add keep to this week: the walk with Anna’
    let all = words.flatMap(\.words).map { String($0) }
    if section != .action, file == nil, let colon = all.prefix(5).firstIndex(where: { $0.hasSuffix(":") }), colon + 1 < all.count,
      case let named = (all[..<colon] + [String(all[colon].dropLast())]).drop(while: { ["to", "for", "in", "of", "into"].contains($0.lowercased()) }),
      case let days = named.joined(separator: " "), let period = PeriodText(said: days, in: .all), named.count <= colon || !period.isOfOneDay,
      let span = period.days(on: today)?.span, span.start <= today
    {
      var other = self
      (other.words, other.file) = (Array(all[(colon + 1)...]), days)
      return (other, days)
    }
    guard section != .action, file == nil, words.count > 1, words[0].contains(" "), case let days = words.dropFirst().joined(separator: " "),
      let span = PeriodText(said: days, in: .all)?.days(on: today)?.span, span.start <= today
    else { return nil }
    var other = self
    (other.words, other.file) = ([words[0]], days)
    return (other, days)
  }

  /// Adds it, and asks on a terminal what is meant where words mean several items; nil where nothing is.
  private func add(_ item: NewItem, to target: WritingTarget, in context: inout Context) throws -> AddedItem? {
    var item = item
    let audience = context.audience(of: .message, target.place.configuration)
    while true {
      do {
        return try context.workspace.add(item, to: target, for: audience, isDryRun: isDryRun)
      } catch let error as SeveralDoneError where context.display.mayAsk && !isJSON {
        guard let chosen = try error.choice(DoneText.questionOfItem, in: &context), let one = AskedItem(chosen.name) else { return nil }
        if item.purpose?.text == error.words { item.purpose = one } else { item.source = one }
      }
    }
  }

  /// The first line of what was added; of what is private others are told that it is.
  private func words(of added: AddedItem, in context: Context) -> String {
    let item = added.inserted.item.item
    let isPrivate = item.isPrivate || added.inserted.section.isPrivate || added.file.reading.isPrivate
    guard context.audience(of: .message, added.file.place.configuration).sees(isPrivate: isPrivate) else {
      return context.language(ItemText.private)
    }
    return plainText(item.text.parts(between: "\n")[0])
  }
}
