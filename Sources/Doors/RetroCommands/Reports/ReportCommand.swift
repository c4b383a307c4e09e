// `retro report`: what some days came to.

public import CommandKit
import CommandGuesses
import Documents
import HostSystem
import JournalDates
import JournalFigures
import JournalFormat
import JournalKit
import JournalLanguage
import JournalModel
import JournalReports
import JournalStore
import JournalText
import Mustache
import PlainFormats

/// Shows the report of a week, a month or any days.
public struct ReportCommand: Command {
  public static let name = "report"
  public static let aliases: [CommandAlias] = [
    "reports", "summary", "recap", "summarize", "summarise", CommandAlias("keeps", "--sections", "keeps", about: "last-12-weeks..this-week"),
    CommandAlias("problems", "--sections", "problems", about: "last-12-weeks..this-week"), CommandAlias("week", about: "this-week"), CommandAlias("month", about: "this-month"),
    CommandAlias("quarter", about: "this-quarter"), CommandAlias("year", about: "this-year"),
    CommandAlias("list keeps", "--sections", "keeps", about: "last-12-weeks..this-week"),
    CommandAlias("list problems", "--sections", "problems", about: "last-12-weeks..this-week"),
    CommandAlias("show keeps", "--sections", "keeps", about: "last-12-weeks..this-week"),
    CommandAlias("show problems", "--sections", "problems", about: "last-12-weeks..this-week"),
    CommandAlias("what went well", "--sections", "keeps", about: "last-12-weeks..this-week"),
    CommandAlias("what went badly", "--sections", "problems", about: "last-12-weeks..this-week"),
    CommandAlias("what went wrong", "--sections", "problems", about: "last-12-weeks..this-week"),
  ]
  public static let declaration = CommandDeclaration(
    name, "Summarise a week, month or any period.",
    discussion: """
      Tells the retrospectives that ended in these days, the mood of each day, the Actions opened and closed, and the tags. Without days it
      is about the latest week that has a retrospective. What was measured stands beside the days before. Private text is left out, but for your own terminal, where it has a mark; the report only says that there is some.

      Days and periods are written so:

        2026-11-20  2026-W46  2026-11  2026-Q4  2026     a day, an ISO week, a month, a quarter, a year
        today  yesterday  tomorrow
        friday  last friday  nov 20  the 20th            the last there was; for what is due, the next
        week  last month  next year  last 7 days  weekend
        november  nov 2025  spring  week 46  W46  Q4
        3 days ago  -2w  +1m  end of month               one day
        since monday  march to may  2026-01..2026-06     from the first day of one to the last day of the other
        2026-t4  "Slow hands"  this term  last term       a term, by its file’s name or its title

      A page is for others: nothing private is on it, and it neither names the files of the journal nor leads to them. --links lets it lead there,
      for a page of your own; --private puts private text on it.

      A page (.html) begins with what kind of days these were and shows moods, sleep, movement, screen, wellness, habits, goals, points, workouts,
      Tries, your words, photos and what goes with what, as far as something is known of them. --sections mood,sleep,habits shows these alone, in this
      order, here and in every form but JSON; the setting report.sections does so for every page.

      --for-clinician 8w makes pages for somebody who helps you: counts, means and dates of what --include names, with a first page that says what this is and
      is not. They interpret nothing, have no score without its parts, name what is missing, and tell nothing private, whoever asks.

      Before the hour that the setting day_start names, it is still the day before.

      With -o the form follows from the file's extension: .html, .pdf, .md, .csv, .json or .txt. A former report is replaced, and so is
      anything else that stands there, but of that the text is kept and you are told where. A file that may be an entry of a journal is
      never touched, and Markdown is written only where the journal does not read it. ‘retro undo’ takes back no report: write it again.
      """,
    operands: [.period],
    options: [week, month, from, to, sections, without, clinician, include, .noRefresh] + DocumentOutput.options,
    examples: [
      Example("retro report", "The latest week, here in the terminal."),
      Example("retro report --week 2026-W46 -o week.html", "A page to read, print or send."),
      Example("retro report last-week", "The week before this one."),
      Example("retro report 2026 --sections glance,months,words -o year.html", "Some sections of a year, in this order."),
      Example("retro report --for-clinician 8w --include mood,sleep,#medication -o notes.pdf", "Eight weeks for a conversation."),
      Example("retro report --month 2026-11 --format markdown | less", "A month as Markdown."),
    ])

  private static let week = Option(
    "week", value: .period, .days(of: .week, FormText.week),
    "The week, such as W46 or last-week, or the one a day such as today is in.")
  private static let month = Option(
    "month", value: .period, .days(of: .month, FormText.month),
    "The month, such as 2026-11 or last-month, or the one a day is in.")
  private static let from = Option("from", value: .period, .days, "From this day on, to --to or today.")
  private static let to = Option("to", value: .period, .days, "Up to this day.")

  private static let sections = Option(
    "sections", value: .part, .sections,
    "What is told, in this order, with commas between: \(ReportSection.names.joined(separator: ", ")).")

  private static let without = Option("without", value: .part, .sections, "What is left out, with commas between; without the mood no section tells it.")

  private let days: DayChoice
  /// `--week` or `--month`, with the word given.
  private let unit: (unit: Period.Unit, days: AskedDays)?
  let output: DocumentOutput
  /// The days that a clinician is told of, and what of them; nil for other reports.
  private let forClinician: (days: AskedDays, include: [String])?
  /// Nil where none were chosen.
  private let sections: [ReportSection]?
  private let without: [ReportSection]

  public init(_ arguments: Arguments) throws(UsageError) {
    try arguments.atMostOne(of: Self.week, Self.month, Self.from)
    try arguments.atMostOne(of: Self.week, Self.to)
    try arguments.atMostOne(of: Self.month, Self.to)
    days = try DayChoice(period: try arguments[.period], from: try arguments[Self.from], to: try arguments[Self.to])
    let week = try arguments[Self.week].map { (unit: Period.Unit.week, days: $0) }
    let month = try arguments[Self.month].map { (unit: Period.Unit.month, days: $0) }
    unit = week ?? month
    if let unit, days.isGiven, let period = try arguments[.period] {
      // ‘money’ is no days, so that those of the option are no others: it is added up.
      if PeriodText(said: period.word, in: .all) == nil {
        throw UsageError(
          UsageText.tooManyOf, ["word": .text(period.word), "none": .flag(false), "operands": .list(["PERIOD"], .and)], hint: GuessText.way,
          ["line": .text("retro totals \(ShellText.quoted(period.word)) \(ShellText.quoted(unit.days.word))")])
      }
      throw UsageError(UsageText.exclusive, ["one": .text(period.word), "other": .text("--\(unit.unit.rawValue)")])
    }
    if days.isGiven, !days.hasBeginning {
      throw UsageError(UsageText.needs, ["option": .text(Self.to.name), "other": .text(Self.from.name)])
    }
    output = try DocumentOutput(arguments)
    sections = try arguments[Self.sections]
    without = try arguments[Self.without] ?? []
    let include = try arguments[Self.include].map { words in
      words.split(separator: ",").map { String($0).trimmed }.filter { !$0.isEmpty }
    }
    if let asked = try arguments[Self.clinician] {
      for other in [Self.week, Self.month, Self.from, Self.to] { try arguments.atMostOne(of: Self.clinician, other) }
      for other in [Self.sections, Self.without] { try arguments.atMostOne(of: Self.clinician, other) }
      if let period = try arguments[.period] {
        throw UsageError(UsageText.exclusive, ["one": .text(period.word), "other": .text("--for-clinician")])
      }
      guard let include, !include.isEmpty else { throw UsageError(ClinicianErrorText.include, hint: ClinicianErrorText.includeWay) }
      forClinician = (asked, include)
    } else {
      forClinician = nil
      if include != nil { throw UsageError(ClinicianErrorText.alone, hint: ClinicianErrorText.aloneWay) }
    }
    if sections != nil || !without.isEmpty, output.isJSON { throw UsageError(ReportErrorText.sectionsOfJSON, hint: ReportErrorText.sectionsOfJSONWay) }
  }

  public func run(in context: inout Context) throws -> ExitStatus {
    if let (days, include) = forClinician { return try runForClinician(days, include, in: &context) }
    let journal = try context.openJournal()
    let today = try context.today(in: journal)
    let audience = context.audience(of: output.answer, journal.configuration)
    let report = try context.workspace.report(
      of: try period(today, in: journal, &context), sections, without: without, as: output.format.reportForm, in: journal, for: audience,
      isMarked: !output.isJSON)
    if output.isScreen {
      CareText.recall(of: [report.document(namesFiles: false, in: context.language).markdown(linkBase: nil, in: context.language)], journal.configuration, &context)
    }
    try output.show(
      { report.document(namesFiles: output.isScreen || output.hasLinks, in: $0) }, { report.json }, ofJournalAt: journal.root, in: &context
    ) { context, base in
      let workspace = context.workspace
      return output.format != .markdown
        ? try workspace.ownPage(
          "report.html", .html, of: journal,
          report.pageValues(linkBase: base, colours: journal.configuration.theme.pageColours, in: context.language))
          ?? Array(report.page(linkBase: base, colours: journal.configuration.theme.pageColours, in: context.language).utf8)
        : try workspace.ownPage("report", .markdown, of: journal, report.markdownValues(linkBase: base, in: context.language))
          ?? Array(report.markdown(linkBase: base, in: context.language).utf8)
    }
    return .yes
  }

  /// What draws something of the person's own that a word names: a habit, a number of the day, a tag. Nil where there is none of it.
  private func drawing(_ name: String, _ journal: Journal, _ context: Context) -> String? {
    if name.lowercased() == "mood" { return "retro chart mood" }
    do {
      let answer = try context.workspace.practice(asOf: nil, in: journal, for: .owner, isMarked: false)
      guard try context.workspace.figures(FigureRequest([name]), of: answer).isKnown else { return nil }
      return "retro chart \(ShellText.quoted(name))"
    } catch {
      return nil
    }
  }

  /// The days that were asked for; nil where none were.
  private func period(_ today: CalendarDay, in journal: Journal, _ context: inout Context) throws -> ReportPeriod? {
    if let unit {
      let days = try unit.days.days(on: today)
      guard let period = days.period, period.unit == unit.unit || period.unit == .day else {
        throw UsageError(unit.unit, "--\(unit.unit.rawValue)", unit.days.word)
      }
      return ReportPeriod(Period(unit.unit, containing: period.start))
    }
    if let named = days.period {
      do { return ReportPeriod(try context.workspace.days(named, on: today, in: journal)) } catch let error as WorkspaceError where error.code == .usage {
        // ‘report migraine’: something of one’s own is drawn, over half a year.
        guard let line = drawing(named.word, journal, context) ?? GuessedWay.report(of: named.word) else { throw error }
        throw error.leading(to: line)
      }
    }
    let (from, to) = try days.bounds(on: today)
    guard let from else { return nil }
    guard let span = DaySpan(from: from, to: to ?? today) else {
      throw UsageError(AskedText.ahead, ["from": .day(from), "today": .day(today)])
    }
    return ReportPeriod(span)
  }
}

extension WorkspaceError {
  /// The same with the command line that was probably meant.
  func leading(to line: String) -> WorkspaceError { WorkspaceError(code, Explanation(explanation.what, help: Message(GuessText.way, ["line": .text(line)]))) }
}

extension ReportFormat {
  /// What a report of this form is made of.
  fileprivate var reportForm: ReportForm {
    switch self {
    case .html, .pdf: .page
    case .markdown: .markdown
    case .svg, .png: .pictures
    case .text, .csv, .json: .plain
    }
  }
}

extension WordForm<[ReportSection]> {
  /// Names of sections with commas between them.
  fileprivate static var sections: WordForm {
    WordForm { words, name throws(UsageError) in
      let one = WordForm<String>.choice(of: ReportSection.names) { $0 }
      var sections: [ReportSection] = []
      for word in words.split(separator: ",").map({ String($0).trimmed.lowercased() }) {
        guard let section = ReportSection(said: word) else {
          _ = try one.read(word, name)
          continue
        }
        if !sections.contains(section) { sections.append(section) }
      }
      if sections.isEmpty { _ = try one.read(words, name) }
      return sections
    }
  }
}

extension WordForm<AskedDays> {
  /// A unit, or a day in it. What is certain on any day is refused before anything is read.
  fileprivate static func days(of unit: Period.Unit, _ kind: FormText) -> WordForm {
    WordForm(reach: .days) { word, name throws(UsageError) in
      let days = try WordForm.days(Message(kind)).read(word, name)
      if let text = days.text, text.isAbsolute, let period = text.days(on: .earliest)?.period, period.unit != unit, period.unit != .day {
        throw UsageError(unit, name, word)
      }
      return days
    }
  }
}

extension UsageError {
  /// That an option takes a unit, or a day in it, and nothing else.
  fileprivate init(_ unit: Period.Unit, _ option: String, _ word: String) {
    self.init(AskedText.otherUnit, ["option": .text(option), "unit": .text(unit.rawValue), "word": .text(word)])
  }
}
