// The report on a terminal.

public import Documents
import JournalDates
import JournalLanguage
import JournalModel

/// Renders a report as lines of text. Every meaning that a colour has is also in a word or a sign.
public struct TerminalRenderer: Sendable {
  let page: TerminalPage

  /// `width` in columns is held between 40 and 200. `links` names the journal by its absolute path and makes paths links; only for terminals.
  /// - Parameter namesFiles: Whether it tells in which files things stand; not in what others read.
  public init(width: Int = 80, colours: ColourDepth = .none, links: LinkBase? = nil, namesFiles: Bool = true) {
    page = TerminalPage(width: width, style: TerminalStyle(depth: colours), links: links, namesFiles: namesFiles)
  }

  public init(_ layout: TerminalLayout) { page = layout.page }

  /// The lines, each ending with a line feed.
  public func render(_ report: PeriodReport) -> TerminalText {
    var screen = Screen(report: report, page: page)
    screen.header()
    screen.moods()
    if let context = report.context { screen.write(context) }
    if report.retrospectives.isEmpty { screen.invitation() }
    for retrospective in report.retrospectives { screen.write(retrospective) }
    screen.actions()
    screen.tags()
    return screen.page.text
  }
}

/// A report on its page.
private struct Screen {
  let report: PeriodReport
  private(set) var page: TerminalPage

  init(report: PeriodReport, page: TerminalPage) {
    self.report = report
    self.page = page
  }

  /// Longer lists of days are shown a week a line.
  private static let listLimit = 14

  mutating func header() {
    page.paragraph(report.heading, .bold)
    if let subtitle = report.subtitle { page.paragraph(subtitle) }
    page.parts(report.counts, .dim)
    for sentence in report.omissions(namesFiles: page.namesFiles) { page.paragraph(sentence, .dim) }
  }

  mutating func moods() {
    page.heading("Mood")
    guard report.hasMoods else { return page.paragraph(report.moodInvitation, .dim, indent: 2) }
    if report.span.count <= Self.listLimit { listOfDays() } else { weeks() }
  }

  mutating func write(_ context: ContextReport) { page.write(context.section(.english)) }

  mutating func invitation() {
    page.heading("Retrospectives")
    page.paragraph(report.invitation(namesFiles: page.namesFiles), indent: 2)
  }

  mutating func write(_ retrospective: PeriodReport.Retrospective) {
    page.heading(retrospective.title)
    page.source("\(retrospective.kindWords) · \(retrospective.span.title)", retrospective.path)
    let sections = retrospective.sections.filter { !$0.items.isEmpty }
    if sections.isEmpty { page.paragraph(PeriodReport.nothingYet, .dim, indent: 2) }
    for section in sections {
      page.group(section.name, section.kind.accent)
      for item in section.items {
        // What `retro tick` takes.
        let id = section.kind == .action ? item.id.map { ["^\($0)"] } ?? [] : []
        let facts = report.facts(of: item, in: retrospective)
        write(item.text, details: item.details, Standing(item.state, in: section.kind), facts, more: id)
      }
    }
  }

  mutating func actions() {
    let lists = [("Actions opened", report.actions.opened), ("Actions closed", report.actions.closed)].filter { !$0.1.isEmpty }
    for (name, actions) in lists {
      page.heading(name)
      for action in actions {
        write(action.text, Standing(action.state), report.facts(of: action), place: (action.path, action.line))
      }
    }
  }

  mutating func tags() {
    guard !report.tags.isEmpty else { return }
    page.heading("Tags")
    page.parts(report.tags.map { "#\($0.name) × \($0.count)" }, between: "  ", indent: 2)
  }

  private mutating func listOfDays() {
    let column = report.days.map { report.short($0.date).utf8.count }.max() ?? 0
    for day in report.days {
      let date = page.padded(report.short(day.date), to: column)
      let word = "\(day.mood?.dots ?? "·    ")  \(day.moodText)"
      page.line("  " + page.link(TerminalText(date), to: day.path) + "  " + shortened(word, width: page.width - column - 4))
    }
  }

  /// A calendar: a column a weekday, a bar a day.
  private mutating func weeks() {
    page.line(
      "  " + page.style.paint(page.padded("week of", to: 11) + Weekday.allCases.map { " \($0.shortName.prefix(2))" }.joined(), .dim))
    var moods: [CalendarDay: Mood] = [:]
    for day in report.days { moods[day.date] = day.mood }
    var monday = report.span.start.advanced(by: 1 - report.span.start.weekday.rawValue)
    while monday <= report.span.end {
      let row = (0..<7).map { offset -> String in
        let day = monday.advanced(by: offset)
        guard report.span.contains(day) else { return "   " }
        return "  " + (moods[day]?.bar ?? "·")
      }
      page.line("  " + page.padded(report.short(monday), to: 11) + page.trimmedEnd(row.joined()))
      let next = monday.advanced(by: 7)
      if next <= monday { break }
      monday = next
    }
    page.line()
    let legend = Mood.allCases.map { mood in "\(mood.bar) \(report.days.first { $0.mood == mood }?.moodWord ?? mood.name)" }
    page.parts(legend + ["· unknown"], between: "  ", .dim, indent: 2)
  }

  /// One item: its sign, its text, what is known of it, and the details.
  private mutating func write(
    _ text: String, details: String = "", _ standing: Standing?, _ facts: [Fact], more: [String] = [],
    place: (path: String, line: Int)? = nil
  ) {
    let known = (standing?.word(besides: facts).map { [$0] } ?? []) + facts.map { report.words(of: $0) } + more
    page.item(standing.map { "\($0.sign.box) " } ?? "• ", text, known: known, details: details, place: place)
  }
}

extension TerminalPage {
  /// Which private days are among those that are shown.
  mutating func privateDays(_ days: [CalendarDay]) {
    if days.isEmpty { return }
    paragraph("(private): \(days.map { "\($0.day) \($0.monthOfYear.shortName)" }.joined(separator: ", ")).", .dim, indent: 2)
  }

  /// That something is kept out, where it is.
  mutating func privateEntries(_ count: Int) {
    if count > 0 { paragraph(PeriodReport.count(count, "private entry", "private entries") + " not shown.", .dim) }
  }
}

extension PeriodReport {
  /// A fact on a terminal.
  func words(of fact: Fact) -> String {
    switch fact.value {
    case .text(let text): "\(fact.label) \(text)"
    case .day(let day): "\(fact.label) \(short(day))"
    case .item(let item): "\(fact.label) “\(plainText(item.firstLine))”"
    case .file(let name, _): "\(fact.label) \(name)"
    }
  }
}
