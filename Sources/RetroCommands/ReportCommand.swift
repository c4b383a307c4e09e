// `retro report`: what some days came to.

public import CommandKit
import HostSystem
import JournalDates
import JournalKit
import JournalReports
import JournalStore
import PlainFormats

/// Shows the report of a week, a month or any days.
public struct ReportCommand: Command {
  public static let declaration = CommandDeclaration(
    "report", "Show what a week, a month or any days came to.",
    discussion: """
      Tells the retrospectives that ended in these days, the mood of each day, the Actions opened and closed, and the tags. Without days it
      is about the latest week that has a retrospective. Private text is left out; the report only says that there is some.

      With -o the form follows from the file's extension: .html, .md, .json or .txt. A former report is replaced; a file that may be an
      entry of a journal is not.
      """,
    options: [
      Option("week", value: "WEEK", "The week, such as 2026-W46."),
      Option("month", value: "MONTH", "The month, such as 2026-11."),
      Option("from", value: "DAY", "From this day on, to --to or today."),
      Option("to", value: "DAY", "Up to this day."),
      Option("output", short: "o", value: "FILE", "Write to FILE; ‘-’ is the standard output."),
      Option("format", value: "FORM", choices: ReportFormat.allCases.map(\.rawValue), "The form, whatever FILE is called."),
      .json,
    ],
    examples: [
      Example("retro report", "The latest week, here in the terminal."),
      Example("retro report --week 2026-W46 -o week.html", "A page to read, print or send."),
      Example("retro report --month 2026-11 --format markdown | less", "A month as Markdown."),
    ])

  private enum Days {
    case latestWeek
    case period(ReportPeriod)
    case from(CalendarDay)
  }

  private let days: Days
  private let output: String?
  private let format: ReportFormat

  public init(_ arguments: Arguments) throws(UsageError) {
    days = try Self.days(arguments)
    output = arguments.value("output").flatMap { $0 == "-" ? nil : $0 }
    try arguments.atMostOne(of: ["format", Option.json.long])
    if arguments.has(Option.json.long) {
      format = .json
    } else if let named = try arguments.value("format", as: "a form", { ReportFormat(rawValue: $0) }) {
      format = named
    } else if let output {
      guard let implied = ReportFormat(fileName: output) else {
        throw UsageError(
          "‘\(output)’ does not say which form it is to have", hint: "End it in .html, .md, .json or .txt, or give ‘--format’.")
      }
      format = implied
    } else {
      format = .text
    }
  }

  public func run(in context: inout Context) throws -> ExitStatus {
    let journal = try context.openJournal()
    let here = try context.currentFolder()
    let target = try output.map { try ReportFile($0, from: here, environment: context.environment) }
    let today = try context.today(journal.configuration)
    let contents = try context.contents(of: journal)
    let period =
      switch days {
      case .latestWeek: ReportPeriod(latestOf: contents.readings, today: today) ?? ReportPeriod(Period(.week, containing: today))
      case .period(let period): period
      case .from(let day): ReportPeriod(try span(from: day, to: today))
      }
    let report = PeriodReport(
      of: period.span, titled: period.title, from: contents.readings, problems: contents.problems.count,
      configuration: journal.configuration)
    let base = LinkBase(PathText.route(from: target?.folder ?? here, to: journal.root))
    let bytes = render(report, base, journal, in: context)
    guard let target else {
      context.write(bytes)
      return .yes
    }
    try target.write(bytes)
    context.note("wrote \(target.shown)")
    return .yes
  }

  private func render(_ report: PeriodReport, _ base: LinkBase, _ journal: Journal, in context: Context) -> [UInt8] {
    switch format {
    case .text:
      // A file has no terminal whose width and colours could matter.
      if output != nil { return Array(TerminalRenderer().render(report).utf8) }
      let colours = context.colourDepth
      let links = colours != .none && Terminal.isTerminal(.output) ? LinkBase(journal.root) : nil
      return Array(TerminalRenderer(width: context.width, colours: colours, links: links).render(report).utf8)
    case .markdown: return Array(MarkdownRenderer(linkBase: base).render(report).utf8)
    case .html: return Array(HTMLRenderer(linkBase: base).render(report).utf8)
    case .json: return report.json.utf8(pretty: true) + [0x0A]
    }
  }

  private func span(from day: CalendarDay, to today: CalendarDay) throws(UsageError) -> DaySpan {
    guard let span = DaySpan(from: day, to: today) else { throw UsageError("‘--from’ \(day) is after today, \(today)") }
    return span
  }

  private static func days(_ arguments: Arguments) throws(UsageError) -> Days {
    try arguments.atMostOne(of: ["week", "month", "from"])
    try arguments.atMostOne(of: ["week", "to"])
    try arguments.atMostOne(of: ["month", "to"])
    if let week = try arguments.value("week", as: "a week such as 2026-W46", { ISOWeek($0) }) { return .period(ReportPeriod(.week(week))) }
    let month = try arguments.value("month", as: "a month such as 2026-11") { text in
      Period(text).flatMap { $0.unit == .month ? $0 : nil }
    }
    if let month { return .period(ReportPeriod(month)) }
    let from = try arguments.value("from", as: "a day such as 2026-11-20") { CalendarDay($0) }
    let to = try arguments.value("to", as: "a day such as 2026-11-20") { CalendarDay($0) }
    guard let from else {
      if to != nil { throw UsageError("‘--to’ needs ‘--from’ beside it") }
      return .latestWeek
    }
    guard let to else { return .from(from) }
    guard let span = DaySpan(from: from, to: to) else { throw UsageError("‘--to’ \(to) is before ‘--from’ \(from)") }
    return .period(ReportPeriod(span))
  }
}
