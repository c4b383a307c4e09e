// Files as cards on a terminal, each section in its colour; side by side where there is room.

public import Documents
import JournalDates
import JournalModel
import JournalText

extension TerminalRenderer {
  /// The lines, each ending with a line feed; none where there is nothing to tell.
  public func render(_ cards: EntryCards) -> TerminalText {
    var page = page
    for (index, entry) in cards.entries.enumerated() {
      if index > 0 { page.line() }
      page.write(entry, today: cards.today)
    }
    if let context = cards.context { page.write(context) }
    if cards.privateEntries > 0, !cards.entries.isEmpty { page.line() }
    page.privateEntries(cards.privateEntries)
    return page.text
  }
}

extension TerminalPage {
  fileprivate mutating func write(_ entry: EntryCards.Entry, today: CalendarDay) {
    let report = PeriodReport(span: DaySpan(today))
    let shown = entry.retrospective(on: today)
    paragraph(entry.title, .bold)
    source(entry.words(shown), entry.path)
    if let mood = entry.mood {
      line("  " + shortened("\(mood.dots)  \(entry.moodName.isEmpty ? mood.name : entry.moodName)", width: width - 2))
    }
    properties(of: entry)
    if !entry.text.isEmpty {
      line()
      for row in textRows(of: entry.text, width: width - 2) { line(row.indented(by: "  ").text) }
    }
    let cards = entry.sections.filter { !$0.parts.isEmpty }
    if cards.isEmpty, entry.kind.isRetrospective, entry.text.isEmpty { paragraph(PeriodReport.nothingYet, .dim, indent: 2) }
    if !cards.isEmpty { line() }
    var rest = cards[...]
    while let card = rest.popFirst() {
      if width >= Self.widthForPairs, card.isBoard, let second = rest.first, second.isBoard {
        rest.removeFirst()
        let (left, right) = ((width - 1) / 2, width - 1 - (width - 1) / 2)
        let one = rows(of: card, report, shown, width: left - 4)
        let two = rows(of: second, report, shown, width: right - 4)
        let height = max(one.count, two.count)
        let pair = zip(frame(card, one, width: left, height: height), frame(second, two, width: right, height: height))
        for (a, b) in pair { line(a + " " + b) }
      } else {
        let rows = rows(of: card, report, shown, width: width - 4)
        for row in frame(card, rows, width: width, height: rows.count) { line(row) }
      }
    }
  }

  /// From so many columns on two cards stand side by side.
  private static let widthForPairs = 100

  /// What the front matter says besides what the header tells.
  private mutating func properties(of entry: EntryCards.Entry) {
    let told: Set<String> = ["type", "title", "date", "start", "end", "mood", "private", "id", "created", "updated", "tags"]
    let isPeriod = entry.kind.unit != nil
    let shown = entry.properties.filter { isPeriod ? !told.contains($0.key) : !["type", "title", "id", "private"].contains($0.key) }
    let pairs = shown.map { ($0.key, plainText($0.value.words)) }.filter { !$0.1.isEmpty }
    if isPeriod {
      if let tags = entry.properties.first(where: { $0.key == "tags" })?.value.elements, !tags.isEmpty {
        parts(tags.map { $0.hasPrefix("#") ? $0 : "#\($0)" }, between: "  ", .dim, indent: 2)
      }
      if !pairs.isEmpty { parts(pairs.map { "\($0.0) \($0.1)" }, .dim, indent: 2) }
      return
    }
    let column = min(pairs.map(\.0.displayWidth).max() ?? 0, width / 3)
    if !pairs.isEmpty { line() }
    for (key, value) in pairs {
      for (index, row) in wrapped(value, width: width - column - 4).enumerated() {
        let name = index == 0 ? shortened(key, width: column) : ""
        line("  " + style.paint(padded(name, to: column), .dim) + "  " + row)
      }
    }
  }

  /// A card with a border: its name in the upper edge, its rows, and blank ones up to `height`.
  private func frame(_ card: EntryCards.Section, _ rows: [Row], width: Int, height: Int) -> [TerminalText] {
    let look: TerminalStyle.Look = card.kind.accent.map { .accent($0) } ?? .dim
    let name = shortened(card.name, width: width - 6)
    let edge = String(repeating: "─", count: max(0, width - 5 - name.displayWidth)) + "╮"
    let side = style.paint("│", look)
    let blanks = [Row](repeating: Row(""), count: height - rows.count)
    let inner = (rows + blanks).map { row -> TerminalText in
      "\(side) \(row.text)\(String(repeating: " ", count: max(0, width - 4 - row.columns))) \(side)"
    }
    let top = style.paint("╭─ ", look) + style.paint(name, .accent(card.kind.accent)) + style.paint(" " + edge, look)
    return [top] + inner + [style.paint("╰" + String(repeating: "─", count: max(0, width - 2)) + "╯", look)]
  }

  private func rows(
    of card: EntryCards.Section, _ report: PeriodReport, _ entry: PeriodReport.Retrospective, width: Int
  ) -> [Row] {
    var rows: [Row] = []
    var isBehindText = false
    for (index, part) in card.parts.enumerated() {
      let isText = part.isText
      if index > 0, isText || isBehindText { rows.append(Row("")) }
      rows += self.rows(of: part, in: card, report, entry, width: width)
      isBehindText = isText
    }
    return rows
  }

  private func rows(
    of part: EntryCards.Section.Part, in card: EntryCards.Section, _ report: PeriodReport, _ entry: PeriodReport.Retrospective, width: Int
  ) -> [Row] {
    switch part {
    case .text(let text): return textRows(of: text, width: width)
    case .log(let said, _): return itemRows(said.sign, said.words, known: said.known, details: said.details, width: width)
    case .item(let item):
      let standing = Standing(item.state, in: card.kind)
      let facts = report.facts(of: item, in: entry)
      let known =
        (standing?.word(besides: facts).map { [$0] } ?? []) + facts.map { report.words(of: $0) } + (item.id.map { ["^\($0)"] } ?? [])
      return itemRows(standing.map { "\($0.sign.box) " } ?? "• ", item.text, known: known, details: item.details, width: width)
    }
  }

  /// Markdown of a person, its headings bold.
  private func textRows(of markdown: String, width: Int) -> [Row] {
    var rows: [Row] = []
    var isCode = false
    for (written, shown) in zip(lines(markdown), lines(plainText(markdown))) {
      let marks = written.utf8.prefix { $0 == 0x23 }.count
      if written.hasPrefix("```") || written.hasPrefix("~~~") { isCode.toggle() }
      if !isCode, (1...6).contains(marks), written.utf8.dropFirst(marks).first == 0x20 {
        let name = String(decoding: shown.utf8.dropFirst(marks + 1), as: UTF8.self)
        rows += wrapped(name, width: width).map { Row(style.paint($0, .bold), columns: $0.displayWidth) }
      } else {
        rows += self.rows(ofLine: shown, width: width).map { Row($0) }
      }
    }
    return rows
  }
}

extension EntryCards.Entry {
  /// The file as a report has it.
  func retrospective(on today: CalendarDay) -> PeriodReport.Retrospective {
    PeriodReport.Retrospective(
      path: path, kind: kind, title: title, span: span ?? DaySpan(today),
      sections: sections.map { PeriodReport.Section(kind: $0.kind, heading: $0.heading, items: $0.items) })
  }

  /// What it is, and its days where the title does not say them.
  func words(_ file: PeriodReport.Retrospective) -> String {
    let days = span.map { $0.title }.flatMap { title.contains($0) ? nil : $0 }
    return [file.kindWords, days].compactMap(\.self).joined(separator: " · ")
  }
}

extension EntryCards.Section.Part {
  fileprivate var isText: Bool { if case .text = self { true } else { false } }
}

extension EntryCards.Section {
  /// Whether it is one of the cards that stand side by side.
  fileprivate var isBoard: Bool { kind == .keep || kind == .problem || kind == .try || kind == .action }

  /// The heading as written, else the kind's name.
  fileprivate var name: String { PeriodReport.Section(kind: kind, heading: heading).name }
}

extension LogLine {
  /// The box as it counts; a dot where the line records no activity and has no box.
  fileprivate var sign: String {
    guard activity != nil || box != nil else { return "• " }
    switch boxState {
    case .done: return BoxSign.done.box + " "
    case .partly: return BoxSign.partly.box + " "
    case .no, .skip: return BoxSign.dropped.box + " "
    case .unanswered: return BoxSign.open.box + " "
    }
  }

  /// When, what, and the text.
  fileprivate var words: String {
    let name = activity.map { shown ?? Reference(file: $0).slug }
    return [time?.text, name, text.isEmpty ? nil : text].compactMap(\.self).joined(separator: " ")
  }

  /// What state and fields say, in words.
  fileprivate var known: [String] {
    var known: [String] = []
    switch state {
    case .skip: known.append("skipped" + (skip.map { $0.isEmpty ? "" : ", \($0)" } ?? ""))
    case .unanswered: known.append("not answered")
    case .partly: known.append("partly")
    case .no: known.append("no")
    case .done, nil: break
    }
    return known + fields.filter { $0.key != "skip" && $0.key != "source" }.map { "\($0.key) \(plainText($0.value))" }
  }
}

extension PropertyText {
  /// Its words in one line.
  fileprivate var words: String { elements.joined(separator: ", ") }

  fileprivate var elements: [String] {
    switch self {
    case .text(let text): text.isEmpty ? [] : [text]
    case .list(let elements): elements
    case .kept(let text): [text.trimmed]
    }
  }
}
