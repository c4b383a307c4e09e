// The report on a terminal.

import JournalDates
import JournalModel
import JournalText

/// Renders a report as lines of text. Every meaning that a colour has is also in a word or a sign.
public struct TerminalRenderer: Sendable {
  private let width: Int
  private let depth: ColourDepth
  private let links: LinkBase?

  /// `width` in columns is held between 40 and 200. `links` names the journal by its absolute path and makes paths links; only for terminals.
  public init(width: Int = 80, colours: ColourDepth = .none, links: LinkBase? = nil) {
    self.width = min(max(width, 40), 200)
    depth = colours
    self.links = links
  }

  /// The lines, each ending with a line feed.
  public func render(_ report: PeriodReport) -> String {
    var screen = Screen(report: report, width: width, style: TerminalStyle(depth: depth), links: links)
    screen.header()
    screen.moods()
    if report.retrospectives.isEmpty { screen.invitation() }
    for retrospective in report.retrospectives { screen.write(retrospective) }
    screen.actions()
    screen.tags()
    return screen.text
  }
}

/// The lines written so far.
private struct Screen {
  let report: PeriodReport
  let width: Int
  let style: TerminalStyle
  let links: LinkBase?
  private(set) var text = ""

  init(report: PeriodReport, width: Int, style: TerminalStyle, links: LinkBase?) {
    self.report = report
    self.width = width
    self.style = style
    self.links = links
  }

  /// Longer lists of days are shown a week a line.
  private static let listLimit = 14

  mutating func header() {
    paragraph(report.heading, .bold)
    if let subtitle = report.subtitle { paragraph(subtitle) }
    paragraph(report.counts.map(unbroken).joined(separator: " · "), .dim)
    for sentence in report.omissions { paragraph(sentence, .dim) }
  }

  mutating func moods() {
    heading("Mood")
    guard report.hasMoods else { return paragraph(report.moodInvitation, .dim, indent: 2) }
    if report.span.count <= Self.listLimit { listOfDays() } else { weeks() }
  }

  mutating func invitation() {
    heading("Retrospectives")
    paragraph(report.invitation, indent: 2)
  }

  mutating func write(_ retrospective: PeriodReport.Retrospective) {
    heading(retrospective.title)
    source("\(retrospective.kindWords) · \(retrospective.span.title)", retrospective.path)
    let sections = retrospective.sections.filter { !$0.items.isEmpty }
    if sections.isEmpty { paragraph(PeriodReport.nothingYet, .dim, indent: 2) }
    for section in sections {
      line()
      for (index, row) in wrapped(section.name, width: width - 4).enumerated() {
        line("  " + style.paint(index == 0 ? "▌ \(row)" : "  \(row)", .section(section.kind)))
      }
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
      heading(name)
      for action in actions {
        write(action.text, Standing(action.state), report.facts(of: action), place: (action.path, action.line))
      }
    }
  }

  mutating func tags() {
    guard !report.tags.isEmpty else { return }
    heading("Tags")
    paragraph(report.tags.map { unbroken("#\($0.name) × \($0.count)") }.joined(separator: "  "), indent: 2)
  }

  private mutating func listOfDays() {
    let column = report.days.map { report.short($0.date).utf8.count }.max() ?? 0
    for day in report.days {
      let date = padded(report.short(day.date), to: column)
      let word = day.mood.map { "\($0.dots)  \(day.moodWord)" } ?? "·      no mood"
      line("  " + style.link(date, to: url(day.path)) + "  " + shortened(word, width: width - column - 4))
    }
  }

  /// A calendar: a column a weekday, a bar a day.
  private mutating func weeks() {
    line("  " + style.paint(padded("week of", to: 11) + Weekday.allCases.map { " \($0.shortName.prefix(2))" }.joined(), .dim))
    var moods: [CalendarDay: Mood] = [:]
    for day in report.days { moods[day.date] = day.mood }
    var monday = report.span.start.advanced(by: 1 - report.span.start.weekday.rawValue)
    while monday <= report.span.end {
      let row = (0..<7).map { offset -> String in
        let day = monday.advanced(by: offset)
        guard report.span.contains(day) else { return "   " }
        return "  " + (moods[day].map(bar) ?? "·")
      }
      line("  " + padded(report.short(monday), to: 11) + trimmedEnd(row.joined()))
      let next = monday.advanced(by: 7)
      if next <= monday { break }
      monday = next
    }
    line()
    let legend = Mood.allCases.map { mood in "\(bar(mood)) \(report.days.first { $0.mood == mood }?.moodWord ?? mood.name)" }
    paragraph((legend + ["· unknown"]).map(unbroken).joined(separator: "  "), .dim, indent: 2)
  }

  private func bar(_ mood: Mood) -> String {
    switch mood {
    case .horrible: "▁"
    case .bad: "▃"
    case .average: "▅"
    case .good: "▆"
    case .great: "█"
    }
  }

  /// One item: its sign, its text, what is known of it, and the details.
  private mutating func write(
    _ text: String, details: String = "", _ standing: Standing?, _ facts: [Fact], more: [String] = [],
    place: (path: String, line: Int)? = nil
  ) {
    let sign = standing.map { "\($0.sign.box) " } ?? "• "
    let indent = String(repeating: " ", count: 4 + sign.displayWidth)
    var rows = self.rows(of: text, width: width - indent.utf8.count)
    let known = (standing?.word(besides: facts).map { [$0] } ?? []) + facts.map(words) + more
    let line = known.map(unbroken).joined(separator: " · ")
    // On the same line where there is room, for most items are short.
    if !known.isEmpty, let last = rows.last, indent.utf8.count + last.displayWidth + 3 + line.displayWidth <= width {
      rows[rows.count - 1] = last + " " + style.paint("· " + broken(line), .dim)
    } else if !known.isEmpty {
      rows += wrapped(line, width: width - indent.utf8.count).map { style.paint(broken($0), .dim) }
    }
    if !details.isEmpty { rows += self.rows(of: details, width: width - indent.utf8.count) }
    for (index, row) in rows.enumerated() { self.line(trimmedEnd((index == 0 ? "    " + sign : indent) + row)) }
    if let place {
      let shown = shortenedFront("\(place.path):\(place.line)", width: width - indent.utf8.count)
      self.line(indent + style.link(style.paint(shown, .dim), to: url(place.path)))
    }
  }

  /// Markdown as lines that fit; nested text keeps its place, as far as the terminal is wide enough for it.
  private func rows(of markdown: String, width: Int) -> [String] {
    lines(plainText(markdown)).flatMap { row in
      let lead = row.utf8.prefix { $0 == 0x20 || $0 == 0x09 }.count
      let text = String(decoding: row.utf8.dropFirst(lead), as: UTF8.self)
      let inset = String(repeating: " ", count: min(lead, 12))
      let hanging = String(repeating: " ", count: markerWidth(text))
      return wrapped(text, width: width - inset.utf8.count - hanging.utf8.count).enumerated().map { index, part in
        inset + (index == 0 ? "" : hanging) + part
      }
    }
  }

  /// Columns of a list marker, so that what is wrapped stands under the words.
  private func markerWidth(_ text: String) -> Int {
    let bytes = Array(text.utf8.prefix(12))
    guard let first = bytes.first else { return 0 }
    if first == 0x2D || first == 0x2A || first == 0x2B { return bytes.count > 1 && bytes[1] == 0x20 ? 2 : 0 }
    let digits = bytes.prefix { $0 &- 0x30 < 10 }.count
    guard digits > 0, digits + 1 < bytes.count, bytes[digits] == 0x2E || bytes[digits] == 0x29, bytes[digits + 1] == 0x20 else { return 0 }
    return digits + 2
  }

  private func words(_ fact: Fact) -> String {
    switch fact.value {
    case .text(let text): "\(fact.label) \(text)"
    case .day(let day): "\(fact.label) \(report.short(day))"
    case .item(let item): "\(fact.label) “\(plainText(item.firstLine))”"
    case .file(let name, _): "\(fact.label) \(name)"
    }
  }

  private func url(_ path: String) -> String? { links.map { "file://" + $0.link(to: path) } }

  private mutating func heading(_ words: String) {
    line()
    paragraph(words, .bold)
  }

  /// The words, and the path on the same line where both have room.
  private mutating func source(_ words: String, _ path: String) {
    let whole = "\(words) · \(path)"
    if printable(whole).displayWidth <= width - 2 {
      line("  " + style.paint("\(words) · ", .dim) + style.link(style.paint(printable(path), .dim), to: url(path)))
    } else {
      paragraph(words, .dim, indent: 2)
      line("  " + style.link(style.paint(shortenedFront(path, width: width - 2), .dim), to: url(path)))
    }
  }

  private mutating func paragraph(_ words: String, _ look: TerminalStyle.Look? = nil, indent: Int = 0) {
    for row in wrapped(words, width: width - indent).map(broken) {
      line(String(repeating: " ", count: indent) + (look.map { style.paint(row, $0) } ?? row))
    }
  }

  private mutating func line(_ words: String = "") { text += words + "\n" }

  private func padded(_ text: String, to columns: Int) -> String {
    text + String(repeating: " ", count: max(0, columns - text.displayWidth))
  }

  private func trimmedEnd(_ text: String) -> String {
    String(decoding: text.utf8.dropLast(text.utf8.reversed().prefix { $0 == 0x20 }.count), as: UTF8.self)
  }

  /// Words that stay on one line: their blanks are no places to break at until `broken` puts them back.
  private func unbroken(_ words: String) -> String { String(words.map { $0 == " " ? "\u{A0}" : $0 }) }
  private func broken(_ row: String) -> String { String(row.map { $0 == "\u{A0}" ? " " : $0 }) }

  /// The path, or where it is too long its end, which says more than its beginning.
  private func shortenedFront(_ path: String, width: Int) -> String {
    let path = printable(path)
    guard path.displayWidth > width else { return path }
    var out: [Character] = []
    var columns = 1
    for character in path.reversed() {
      columns += character.displayWidth
      if columns > width { break }
      out.append(character)
    }
    return "…" + String(out.reversed())
  }
}
