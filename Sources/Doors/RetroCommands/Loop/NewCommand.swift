// `retro new`: a retrospective or a day begins, from its template, with its Review filled in.

public import CommandKit
import HostSystem
import JournalDates
import JournalKit
import JournalLanguage
import JournalModel
import JournalStore
import JournalTemplates
import JournalText
import PlainFormats

/// Makes the file of a week, a month, a quarter, a year or a day, and opens it.
public struct NewCommand: Command {
  public static let name = "new"
  public static let aliases: [CommandAlias] = [
    "begin", "retro", "retrospective", "retrospectives", CommandAlias("weekly", "weekly"), CommandAlias("monthly", "monthly"),
    CommandAlias("quarterly", "quarterly"), CommandAlias("yearly", "yearly"),
  ]
  public static let declaration = CommandDeclaration(
    name, "Start a retrospective, with what is open to review.",
    discussion: """
      Without --date or --week it is the retrospective that is due: that of the week, month, quarter or year that ended without one, in the
      first days of the next (the setting weekly.grace_days, 2; seven days of longer periods), or was begun only in these days; else the
      current one. It says which, and why. If there is one already, that is opened.

      The Review offers the Tries that nobody has judged, each with a box, and the open Actions. Items that it refers to get ids in their
      own files, in the same step; ‘retro undo’ takes all of it back. What was measured in its days, if anything was, stands before the first
      section, as ‘retro context’ tells it.

      The file comes from a template; ‘retro templates’ shows those that there are. --template kpt means weekly-kpt for a week, and
      monthly-kpt for anything longer. Then $VISUAL or $EDITOR opens it, and when that is closed the file is looked at: what was understood,
      and what is wrong. Without a terminal only the path is printed. --interactive shows the week, then asks for each verdict and each line:
      ‘?’ says what can be typed, ‘u’ takes the last answer back, ‘q’ leaves. Each answer is in the file as soon as it is given.
      """,
    operands: [kind, .period],
    options: [template, date, week, noEdit, interactive, .dryRun, .json],
    examples: [
      Example("retro new", "The week that is due."),
      Example("retro new monthly --template kpt", "A month in Keep, Problem and Try."),
      Example("retro new weekly --week W46 --no-edit", "Only make the file."),
      Example("retro new yearly 2025", "A period of your own choice; its name alone says the kind, as in ‘retro new 2026-Q3’."),
      Example("retro new weekly --dry-run", "What it would hold, and which items would get ids."),
    ])

  private static let kind = Operand(
    optional: .kind, .choice(of: [.week, .month, .quarter, .year, .day], synonyms: spoken) { EntryKind(of: $0).rawValue },
    orElse: EntryKind.weekly.rawValue, "weekly, monthly, quarterly, yearly or day.")
  private static let spoken = [
    "week": "weekly", "month": "monthly", "quarter": "quarterly", "year": "yearly", "annual": "yearly", "daily": "day", "today": "day",
  ]
  private static let template = Option(
    "template", short: "t", value: .template, "The template, such as kpt, kpta, 4ls or start-stop-continue.")
  private static let date = Option("date", value: .day, .days, "Of the period that holds this day.")
  private static let week = Option("week", value: .period, .days, "Of this week, such as W46.")
  private static let noEdit = Flag("no-edit", "Open no editor; print the path.")
  private static let interactive = Flag("interactive", short: "i", "Be asked, line by line, here in the terminal.")

  private let unit: Period.Unit
  private let template: String?
  /// `--date` or `--week`, with the word given.
  private let wanted: AskedDays?
  private let isEditUnwanted: Bool
  private let isInteractive: Bool
  private let isDryRun: Bool
  private let isJSON: Bool

  public init(_ arguments: Arguments) throws(UsageError) {
    let period = try arguments[.period]
    let kind = try arguments[Self.kind] ?? .week
    if let period, period.text == nil {
      // ‘new weekly "with Anna"’ is about what goes into it.
      guard period.word.contains(" ") else { throw UsageError(UsageText.tooMany, ["word": .text(period.word)]) }
      throw UsageError(
        UsageText.tooMany, ["word": .text(period.word)], hint: UsageText.near, ["word": .text("retro add keep \(ShellText.quoted(period.word))")])
    }
    // ‘new 2027-Q1’: the period says of which kind it is.
    let unit = kind == .week ? period?.text?.unit ?? kind : kind
    self.unit = unit
    template = try arguments[Self.template]
    try arguments.atMostOne(of: Self.date, Self.week)
    if let period, let option = arguments.first(of: [Self.date, Self.week]) {
      throw UsageError(UsageText.exclusive, ["one": .text(period.word), "other": .text(option.name)])
    }
    if arguments.has(Self.week), unit != .week {
      throw UsageError(
        RetrospectiveText.weekIsForWeekly, hint: unit == .day ? RetrospectiveText.dateOfDay : RetrospectiveText.dateOfPeriod,
        ["unit": .text(unit.rawValue)])
    }
    let option = try arguments[arguments.has(Self.week) ? Self.week : Self.date]
    wanted = period ?? option
    isInteractive = arguments[Self.interactive]
    isDryRun = arguments[.dryRun]
    isJSON = arguments.isJSON
    isEditUnwanted = arguments[Self.noEdit] || isJSON
    for other in [Self.noEdit, .dryRun, .json] { try arguments.atMostOne(of: Self.interactive, other) }
    if isInteractive, unit == .day { throw UsageError(RetrospectiveText.interactiveDay) }
    // What is certain on any day is refused before anything is read.
    if let wanted, wanted.text?.isAbsolute == true {
      try asUsage { () throws(WorkspaceError) in _ = try wanted.period(unit, on: .earliest) }
    }
  }

  public func run(in context: inout Context) throws -> ExitStatus {
    if isInteractive { try GuidedScreen.checkTerminal(context) }
    let journal = try context.openJournal()
    let today = try context.today(in: journal)
    let next =
      try wanted.map { try journal.nextRetrospective(of: $0.period(unit, on: today)) } ?? journal.nextRetrospective(unit, on: today)
    // A typo in the name is told, though the file may be there and need none.
    let wantedTemplate = try template.map { try TemplateFiles(journal, from: try context.workspace.folder()).template(for: unit, $0) }
    let made = try context.workspace.makeFile(of: next.period, in: journal, template: template, isDryRun: isDryRun)
    if !isJSON { context.write(made.preview) }
    tell(of: made, next, wantedTemplate, in: &context)
    if isJSON {
      context.write(made.json(next, isDryRun: isDryRun))
      return .yes
    }
    if isDryRun { return .yes }
    if isInteractive { return try GuidedScreen.guide(through: made.place, of: next, in: journal, &context) }
    return try Editor.edit(made.place, at: made.line, unless: isEditUnwanted, in: &context)
  }

  /// - Parameter template: The template that was asked for.
  private func tell(of made: MadeFile, _ next: NextRetrospective, _ template: TemplateFile?, in context: inout Context) {
    guard let draft = made.draft else {
      context.note(RetrospectiveText.there, ["path": .place(made.place.shown), "what": .message(next.message)])
      if let name = template?.name { context.note(RetrospectiveText.templateUnused, ["name": .text(name)]) }
      return
    }
    let dry = TextValue.flag(isDryRun)
    context.note(RetrospectiveText.made, ["dry": dry, "path": .place(made.place.shown), "what": .message(next.message)])
    switch (draft.review.tries.count, draft.review.actions.count) {
    case (0, 0): break
    case (let tries, 0): context.note(RetrospectiveText.waitingTries, ["count": .number(tries)])
    case (0, let actions): context.note(RetrospectiveText.waitingActions, ["count": .number(actions)])
    case (let tries, let actions): context.note(RetrospectiveText.waiting, ["tries": .number(tries), "actions": .number(actions)])
    }
    if draft.hasContext { context.note(RetrospectiveText.measured, ["period": "\(next.period)"]) }
    let files = draft.others.map { context.workspace.shown($0.place.path, in: $0.place.changeRoot) }
    if !files.isEmpty { context.note(RetrospectiveText.ids, ["dry": dry, "files": context.language.shortened(files)]) }
  }
}
