// `retro show`: files as cards.

public import CommandKit
import HostSystem
import JournalDates
import JournalFormat
import JournalIndex
import JournalInsights
import JournalDiscoveries
import JournalKit
import JournalLanguage
import JournalModel
import JournalReports
import JournalStore
import JournalText
import MarkdownSyntax
import PlainFormats

/// Shows a retrospective, a day or any other file as cards, or one item with its history.
public struct ShowCommand: Command {
  public static let name = "show"
  public static let aliases: [CommandAlias] = [
    "view", "cat", "read", CommandAlias("yesterday", about: "yesterday"), CommandAlias("show me", least: 1),
  ]
  public static let declaration = CommandDeclaration(
    name, "Show a day, a retrospective or any file.",
    discussion: """
      A week or a day is shown as its file is, and any other span of up to a quarter, such as 2026-10-01..2026-10-07, by its days. A month, a
      quarter and a year show the retrospectives that ended in it, the longest first, and up to a quarter without any its days; what was
      measured in these days follows, unless a file tells it. A goal, a habit or any other file shows its properties and its
      text. Without WHAT it is the last week that has a retrospective, and today where none has.

      An item is shown with what Reviews said of it, and with the Tries and Actions that follow from it. It is named by its id, such as
      a-7g8h, or by its file and its id or line: 2026-W46#a-7g8h, 2026-W46#24. With its file named, no other is looked through: only the
      Reviews of up to three later retrospectives are asked, the latest week’s among them, and which these were is told where there are more.

      Nothing private is shown; the number of what is left out is told. Says no (exit status 1) where there is nothing to show, also where
      no file or item has that name; what is no name of anything, such as 2026-W99, is refused (exit status 2).
      """,
    operands: [what],
    options: [.noRefresh] + DocumentOutput.listOptions,
    examples: [
      Example("retro show", "The last retrospective."),
      Example("retro show today", "Today’s mood, text and log."),
      Example("retro show run-500-km", "A goal."),
      Example("retro show a-r7y9", "An Action, and what Reviews said of it."),
    ])

  private static let what = Operand(
    optional: .what, .titled, "A period such as W46, 2026-11 or today, a file such as run-500-km, or an item such as a-7g8h.")

  /// The days of a longer span are a book, and a report is what tells of them.
  private static let mostDays = 92

  private let what: String?
  private let output: DocumentOutput
  private var isJSON: Bool { output.isJSON }

  public init(_ arguments: Arguments) throws(UsageError) {
    what = try arguments[Self.what]
    output = try DocumentOutput(arguments)
  }

  public func run(in context: inout Context) throws -> ExitStatus {
    // Most files are shown without a question to the index.
    if context.workspace.indexUse == .surely { context.workspace.indexUse = .perhaps }
    if let status = try showItem(&context) { return status }
    let readings: [FileReading]
    let configuration: JournalConfiguration
    let root: String?
    do {
      (readings, configuration, root) = try files(&context)
    } catch let error as StoreError {
      guard case .noSuchFile = error else { throw error }
      return try nothing(saying: error, &context)
    }
    let today = try context.workspace.today(configuration)
    let audience = context.audience(of: output.answer, configuration)
    // One file tells its own days; of several, and of none, the words do.
    let span = readings.count != 1 ? try what.flatMap { try PeriodText(said: $0, in: .all)?.days(on: today, of: $0).span } : nil
    var cards = try context.workspace.cards(
      of: readings, configuration, in: root, about: span, for: audience, isMarked: !isJSON, isForPrograms: isJSON)
    if let root { try context.workspace.tellEffects(in: &cards, ofJournalAt: root, for: audience) }
    if output.isScreen { cards.isCareful = CareText.recall(of: cards.spokenTexts, configuration, &context) }
    try output.show({ cards.document(in: $0) }, { cards.json }, ofJournalAt: root, in: &context)
    let asked = try what.flatMap { try PeriodText(said: $0, in: .all)?.days(on: today, of: $0).period?.unit }
    let isLonger = asked.map { $0 != .day } ?? false
    let isMeasured = cards.context != nil || !cards.measured.isEmpty
    if readings.isEmpty && !isMeasured || isLonger, !readings.contains(where: \.kind.isRetrospective) { context.note(try invitation(today)) }
    return cards.entries.isEmpty && !isMeasured ? .no : .yes
  }

  /// Shows the item that is named; nil where a file or a period is.
  private func showItem(_ context: inout Context) throws -> ExitStatus? {
    guard let what, let address = ItemAddress(what), try address.file != nil || isItem(address, in: context) else { return nil }
    let found: FoundItem
    do {
      found = try context.workspace.item(orNear: address)
    } catch let error as StoreError {
      guard case .noSuchFile = error else { throw error }
      return try nothing(saying: error, &context)
    } catch let failure as any ExplainedError where failure.code == .notFound {
      return try nothing(saying: failure, &context)
    }
    guard case .item = found.found else {
      let place = TextValue.place("\(found.file.place.shown):\(found.line)")
      throw CommandError(
        .wrongKind, AskedText.noItem, ["word": .text(what), "place": place], help: AskedText.opens, ["word": .text(what)])
    }
    let configuration = found.file.place.configuration
    let today = try context.workspace.today(configuration)
    let root = found.file.place.root
    let audience = context.audience(of: output.answer, configuration)
    let ledger: ReviewLedger
    var unread = 0
    // An Action that is a task can be closed by any file.
    if let root, address.file != nil, found.item?.item.action.task == nil {
      let near = try context.workspace.neighbours(
        of: found, in: try context.workspace.journal(at: root), on: today, for: audience, isMarked: !isJSON)
      if near.unread > 0 { context.note(Self.scope(of: near, found)) }
      (ledger, unread) = (near.ledger, near.unread)
    } else {
      ledger =
        try root.map { try context.workspace.ledger(of: try context.workspace.journal(at: $0), for: audience, isMarked: !isJSON) }
        ?? ReviewLedger(of: [LoopFile(found.file.reading).told(to: audience, isMarked: !isJSON)], layout: configuration.layout)
    }
    guard
      var card = ItemCard(
        of: found, from: ledger, today: today, labels: configuration.moodLabels, for: audience, isMarked: !isJSON)
    else {
      let hidden = EntryCards([], privateEntries: 1, today: today)
      try output.show({ hidden.document(in: $0) }, { hidden.json }, ofJournalAt: root, in: &context)
      return .no
    }
    card.unreadReviews = unread
    if let root, let tried = card.attempt {
      let journal = try context.workspace.journal(at: root)
      card.effects = try context.workspace.effects(of: [tried], in: journal, for: audience)[tried.place] ?? []
    }
    try output.show({ card.document(in: $0) }, { card.json }, ofJournalAt: root, in: &context)
    return .yes
  }

  /// Which Reviews were asked, and how all of them are.
  private static func scope(of near: ReviewNeighbours, _ found: FoundItem) -> Message {
    let asked = TextValue.list(near.read.map(\.description), .and)
    guard let id = found.item?.item.id else { return Message(AskedText.someReviewsNoID, ["periods": asked]) }
    return Message(AskedText.someReviews, ["periods": asked, "id": .text(id)])
  }

  /// Whether the word is an id, and neither a file is called so nor a period. One of another form than commands give is an id only where an
  /// item has it.
  private func isItem(_ address: ItemAddress, in context: Context) throws -> Bool {
    guard let what else { return false }
    if what.hasPrefix("^") { return true }
    if FileSystem.exists(PathText.absolute(what, from: try context.workspace.folder())) || (try? context.workspace.file(what)) != nil {
      return false
    }
    return address.isLikeID || PeriodText(said: what, in: .all) == nil && ((try? context.workspace.isThere(address)) ?? false)
  }

  private func nothing(saying error: any Error, _ context: inout Context) throws -> ExitStatus {
    let none = EntryCards([], privateEntries: 0, today: .earliest)
    if output.isForPrograms { try output.show({ none.document(in: $0) }, { none.json }, ofJournalAt: nil, in: &context) }
    context.warn(.failure(error, in: context.language))
    return .no
  }

  /// What is meant: one file where one is named, else the retrospectives of a span.
  private func files(_ context: inout Context) throws -> (readings: [FileReading], JournalConfiguration, root: String?) {
    guard let what else {
      let journal = try context.openJournal()
      let today = try context.today(in: journal)
      let audience = context.audience(of: output.answer, journal.configuration)
      let begun = try retrospectives(of: journal, &context) { $0.start <= today }.map { $0.told(to: audience) }
      let latest = begun.latestRetrospective(journal.layout).map { [$0] } ?? []
      // Who has not looked back yet has at least today.
      if latest.isEmpty {
        do { return try file("today", &context) } catch StoreError.noSuchFile { return ([], journal.configuration, journal.root) }
      }
      return (context.workspace.read(latest, of: journal), journal.configuration, journal.root)
    }
    guard let text = try context.workspace.days(meantBy: what) else {
      return try file(what, &context)
    }
    let journal = try context.openJournal()
    let days = try text.days(on: try context.today(in: journal), of: what)
    if let unit = days.period?.unit, unit <= .week {
      do {
        return try file(what, &context)
      } catch StoreError.noSuchFile(_, _) {
        if unit == .day { return ([], journal.configuration, journal.root) }
      }
    }
    if days.period == nil, days.span.count <= Self.mostDays, case let written = try self.written(on: days.span, of: journal, &context),
      !written.isEmpty
    {
      return (context.workspace.read(written, of: journal), journal.configuration, journal.root)
    }
    let found = try retrospectives(of: journal, &context) { days.span.contains($0.end) }.retrospectives(journal.layout)
    if !found.isEmpty || days.span.count > Self.mostDays {
      return (context.workspace.read(found, of: journal), journal.configuration, journal.root)
    }
    // Where nobody has looked back yet, the days themselves are there.
    return (context.workspace.read(try written(on: days.span, of: journal, &context), of: journal), journal.configuration, journal.root)
  }

  /// The days of a span that have a file, in their order.
  private func written(on span: DaySpan, of journal: Journal, _ context: inout Context) throws -> [LoopFile<ItemLink>] {
    let written = try context.workspace.loopEntries(of: journal).entries.filter { entry in
      entry.kind == .day && entry.span.map { span.contains($0.end) } ?? false
    }
    return written.sorted { ($0.span?.end.ordinal ?? 0, $0.path) < ($1.span?.end.ordinal ?? 0, $1.path) }
  }

  private func file(_ word: String, _ context: inout Context) throws -> ([FileReading], JournalConfiguration, root: String?) {
    let place = try context.workspace.file(word)
    context.workspace.settle(place.changeRoot, mayWrite: !context.globals.isDryRun)
    let reading = try place.read()
    if reading.kind != .note {
      for finding in reading.outline.diagnostics {
        context.warn(
          context.language.headline(
            finding, in: reading.source, lines: reading.lines, isPrivate: reading.isPrivate(finding)))
      }
    }
    return ([reading], place.configuration, place.root)
  }

  private func retrospectives(
    of journal: Journal, _ context: inout Context, where isMeant: (DaySpan) -> Bool
  ) throws -> [LoopFile<ItemLink>] {
    try context.workspace.loopEntries(of: journal).entries.filter { $0.kind.isRetrospective && $0.span.map(isMeant) ?? false }
  }

  /// What to do where nothing is there to be shown.
  private func invitation(_ today: CalendarDay) throws -> Message {
    guard let what, let days = try PeriodText(said: what, in: .all)?.days(on: today, of: what) else {
      return Message(AskedText.noRetrospective)
    }
    let named = TextValue.text(days.period?.description ?? what)
    switch days.period?.unit {
    case .day:
      let way = days.span.start == today ? "retro open today" : "retro new day --date \(days.span.start)"
      return Message(AskedText.noDay, ["day": .day(days.span.start), "command": .text(way)])
    case .week: return Message(AskedText.noWeek, ["week": named])
    default: return Message(AskedText.noneEnded, ["days": named, "way": .text(ShellText.quoted(what))])
    }
  }
}
