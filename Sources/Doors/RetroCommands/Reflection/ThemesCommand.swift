// `retro themes`: what people write about, and how the mood goes with it.

public import CommandKit
import JournalDates
import JournalFormat
import JournalGuidance
import JournalGuides
import JournalKit
import JournalLanguage
import JournalModel
import JournalReflection
import JournalStore
import JournalText
import PlainFormats

/// Shows themes of days or of a file, and writes them as tags.
public struct ThemesCommand: Command {
  public static let name = "themes"
  public static let aliases: [CommandAlias] = ["theme"]
  public static let declaration = CommandDeclaration(
    name, "See what you write about, and how your mood goes with it.",
    discussion: """
      What the words of days and retrospectives are about: work, study, family, relationship, friends, health, sleep, exercise, food, money,
      leisure, nature, mindfulness, technology, and the themes of your own, ‘themes.NAME’ in retro.yaml. An entry has those that its tags name,
      and up to three together with those that its words speak of most. Each theme is told with its entries; from five days with it and five
      without on, with how many of each were good or better. Lists know what is said, not what is meant.

      WHAT is a period, or else a file or one day, which is shown with the words that each theme was found by. --write makes tags of these; with
      it W46 is the file of the week. Private text is left out, and on your own terminal looked at; it never becomes a tag, unless the whole file
      is private. Exits with status 1 where there is none.
      """,
    operands: [what],
    options: [write, .dryRun, .noRefresh] + DocumentOutput.listOptions,
    examples: [
      Example("retro themes", "Of all days."),
      Example("retro themes 2026-11", "Of the days of a month."),
      Example("retro themes 2026-11-18", "Of one day, with the words."),
      Example("retro themes 2026-11-18 --write --dry-run", "See which tags it would get."),
    ])

  private static let what = Operand(
    optional: .what, .named, "A period such as W46 or 2026-11, a term, or a file or a day such as 2026-11-18.")
  private static let write = Flag("write", "Write the themes of a file that its words speak of as tags.")

  private let what: String?
  private let isWriting: Bool
  private let isDryRun: Bool
  private let output: DocumentOutput

  public init(_ arguments: Arguments) throws(UsageError) {
    what = try arguments[Self.what]
    (isWriting, isDryRun) = (arguments[Self.write], arguments[.dryRun])
    output = try DocumentOutput(arguments)
    if isDryRun, !isWriting { throw UsageError(ThemesText.onlyWrite, ["option": .text(Flag.dryRun.name)]) }
    guard isWriting else { return }
    if what == nil { throw UsageError(ThemesText.writeNeedsFile) }
    if let option = arguments.first(of: DocumentOutput.formsAndFiles + [.noRefresh]) {
      throw UsageError(ThemesText.writeAndForm, ["option": .text(option.name)])
    }
  }

  public func run(in context: inout Context) throws -> ExitStatus {
    if isWriting, let what { return try write(try context.workspace.place(of: what), &context) }
    guard let what else { return try show(nil, &context) }
    if let span = try days(what, &context) { return try show(span, &context) }
    do {
      return try show(try context.workspace.place(of: what), &context)
    } catch let error as any ExplainedError where error.code == .notFound {
      guard context.workspace.rootIfFound != nil, let theme = context.workspace.theme(named: what, in: try context.openJournal()) else {
        throw error
      }
      throw CommandError(.usage, ThemesText.isTheme, ["name": .text(what)], help: ThemesText.isThemeWay, ["name": .text(theme.rawValue)])
    }
  }

  /// The days that are meant; nil where a file is, that of one day among them.
  private func days(_ word: String, _ context: inout Context) throws -> DaySpan? {
    guard context.workspace.rootIfFound != nil else { return nil }
    let journal = try context.openJournal()
    let today = try context.today(in: journal)
    if let text = try context.workspace.days(meantBy: word) {
      let span = try text.days(on: today, of: word).span
      return span.start == span.end ? nil : span
    }
    do {
      let term = try AskedDays(word, of: "WHAT", orTerm: true)
      return term.text == nil ? try context.workspace.days(term, on: today, in: journal).span : nil
    } catch is WorkspaceError {
      // What is no term may be a file.
      return nil
    }
  }

  private func show(_ span: DaySpan?, _ context: inout Context) throws -> ExitStatus {
    let journal = try context.openJournal()
    let today = try context.today(in: journal)
    if let span, span.start > today { throw UsageError(InsightText.toCome, ["days": "\(span)"]) }
    let report = try context.workspace.themes(in: span, of: journal, for: context.audience(of: output.answer, journal.configuration))
    let words = GuideWords.of(context.workspace.ownLanguage)
    try output.show({ report.document(in: $0, words) }, { report.json }, ofJournalAt: journal.root, in: &context, list: .themes)
    return report.rows.isEmpty ? .no : .yes
  }

  private func show(_ place: FilePlace, _ context: inout Context) throws -> ExitStatus {
    let configuration = place.configuration
    let report = try context.workspace.themes(ofFileAt: place, for: context.audience(of: output.answer, configuration))
    if output.isScreen { CareText.recall(of: [report.text], configuration, &context) }
    let words = GuideWords.of(context.workspace.ownLanguage)
    try output.show({ report.document(in: $0, words) }, { report.json }, ofJournalAt: place.root, in: &context, list: .themes)
    return report.isKnown ? .yes : .no
  }

  private func write(_ place: FilePlace, _ context: inout Context) throws -> ExitStatus {
    let (report, change) = try context.workspace.writeThemes(ofFileAt: place, isDryRun: isDryRun)
    if let change, isDryRun, !output.isJSON { context.write(change.diff) }
    if output.isJSON { context.write(report.json, list: .themes) }
    let added = report.added ?? []
    if added.isEmpty {
      context.note(ThemesText.nothingToWrite, ["path": .place(place.shown)])
    } else {
      context.note(
        ThemesText.wrote, ["dry": .flag(isDryRun), "tags": .list(added, .and), "path": .place(place.shown)])
    }
    return report.isKnown ? .yes : .no
  }
}
