// A document as lines of text, for a terminal or a file.

public import JournalLanguage
import JournalText

extension Document {
  /// The lines, each ending with a line feed, none wider than `style` says where it can be broken; none where there is nothing to tell.
  public func text(_ style: TerminalLayout = TerminalLayout()) -> TerminalText {
    var page = style.page
    if opensWithTitle { page.paragraph(title, as: .bold) }
    page.write(blocks, indent: opensWithTitle && titleIsHeading ? 2 : 0)
    return page.text
  }
}

/// How lines of text are to be.
public struct TerminalLayout: Sendable {
  package let page: TerminalPage

  /// `width` in columns is held between 40 and 200. `links` names the journal by its absolute path and makes paths links; only for terminals.
  /// - Parameters:
  ///   - palette: Which colours those are.
  ///   - namesFiles: Whether it tells in which files things stand; not in what others read.
  ///   - rowWidth: Columns that the rows of fitted tables have; nil where each stays whole, as in a file or a pipe.
  ///   - say: What days and numbers are written in.
  public init(
    width: Int = 80, colours: ColourDepth = .none, palette: Palette = .standard(.dark), links: LinkBase? = nil, namesFiles: Bool = true,
    rowWidth: Int? = nil, in say: Language = .english
  ) {
    page = TerminalPage(
      width: width, style: TerminalStyle(depth: colours, palette: palette), links: links, namesFiles: namesFiles, rowWidth: rowWidth, say: say)
  }
}

extension TerminalPage {
  /// Blocks one below another.
  /// - Parameter indent: Columns before what has no depth; what follows a heading stands two further in.
  package mutating func write(_ blocks: [Block], indent: Int = 0) {
    var indent = indent
    let columns = ScoreColumns(blocks, width: width)
    let blocks = blocks.filter { !$0.isForPrograms }
    for (place, block) in blocks.enumerated() {
      switch block {
      case .heading(let text, let words, _):
        if !self.text.isEmpty { line() }
        // Above its first column a table at a glance has room for it.
        if place + 1 < blocks.count, blocks[place + 1].isGlance { continue }
        heading(text, beside: words)
        indent = 2
      case .group(let text, let accent):
        group(text.plain, accent)
        indent = 2
      case .paragraph(let text, let depth): paragraph(text, indent: indent + 2 * depth)
      case .facts(let facts, let form, let depth): self.facts(facts, form, indent: indent + 2 * depth)
      case .note(let text): paragraph(text, as: .dim)
      case .hint(let text): paragraph(text, as: .dim, indent: indent)
      case .file(let words, let path): source(words, path)
      case .definitions(let definitions): write(definitions, indent: indent)
      case .list(let list): write(list)
      case .table(let table, _) where table.fit == .glance:
        if place > 0, case .heading(let text, let words, _) = blocks[place - 1] {
          indent = 2
          glance(table, below: (text, words), indent: indent)
        } else {
          glance(table, below: nil, indent: indent)
        }
      case .table(let table, let depth): write(table, indent: indent + 2 * depth)
      case .bars(let chart): write(chart, indent: indent)
      case .scores(let scores): write(scores, columns)
      case .levels(let chart): write(chart, indent: indent)
      case .chart(let chart): write(chart, indent: indent)
      case .comparison(let comparison): write(comparison, indent: indent)
      case .board(let board): write(board)
      case .calendar(let calendar): write(calendar)
      case .strip(let signs, let label):
        let lead = String(repeating: " ", count: indent) + painted(signs) + "  "
        line(lead + shortened(label, width: width - indent - signs.plain.displayWidth - 2))
      case .gauge(let percent, let words, let tone): write(percent, words, tone, indent: indent)
      case .provenance(let sources, let depth): write(sources, indent: indent + 2 * depth)
      case .sections(let sections): write(sections)
      case .prose(let prose):
        for row in textRows(of: prose.markdown, width: width - indent) {
          line(row.indented(by: String(repeating: " ", count: indent)).text)
        }
      case .tiles, .quote, .photos, .folded, .gallery: write(block.plain ?? [], indent: indent)
      case .data: break
      case .space: line()
      }
    }
  }

  /// A heading, and the words beside it or where these have no room below it.
  private mutating func heading(_ text: RichText, beside words: RichText?) {
    guard let words else { return paragraph(text, as: .bold) }
    if text.plain.displayWidth + 2 + words.plain.displayWidth <= width {
      line(style.paint(text.plain, .bold) + "  " + painted(words))
    } else {
      paragraph(text, as: .bold)
      paragraph(words, indent: 2)
    }
  }

  private mutating func write(_ list: ItemList) {
    let amounts = list.items.compactMap { if case .amount(let text) = $0.mark { text.displayWidth } else { nil } }
    let column = amounts.max() ?? 0
    for item in list.items {
      if list.isSpacious { line() }
      write(item, column: column)
      write(item.blocks, indent: 4)
    }
  }

  /// - Parameter column: How wide amounts are.
  mutating func write(_ item: ListItem, column: Int = 0) {
    self.item(
      item.mark.sign(column: column), item.text.markdown, known: item.facts, details: item.details?.markdown ?? "",
      place: item.place.flatMap { place in place.line.map { (place.path, $0) } }, tone: item.mark.tone)
  }

  /// The names in a column of a third of the line at most.
  private mutating func write(_ definitions: [Definition], indent: Int) {
    let lead = String(repeating: " ", count: indent)
    let column = min(definitions.map(\.name.displayWidth).max() ?? 0, width / 3)
    for definition in definitions {
      for (index, row) in wrapped(definition.text, width: width - column - indent - 2).enumerated() {
        let name = index == 0 ? shortened(definition.name, width: column) : ""
        line(lead + style.paint(padded(name, to: column), .dim) + "  " + row)
      }
    }
  }

  /// A bar of full and of light blocks, where it has room beside the words.
  private mutating func write(_ percent: Double, _ words: String, _ tone: Tone?, indent: Int) {
    let columns = min(30, width - words.displayWidth - indent - 4)
    if columns < 10 { return paragraph(words, indent: indent) }
    let full = max(0, min(columns, Int(flooring: percent / 100 * Double(columns))))
    let rest = style.paint(String(repeating: "░", count: columns - full), .dim)
    line(String(repeating: " ", count: indent) + bar(full, tone) + rest + "  " + words)
  }

  private mutating func write(_ chart: BarChart, indent: Int) {
    let (nameColumn, numberColumn) = (
      chart.bars.map(\.name.displayWidth).max() ?? 0, chart.bars.map(\.text.displayWidth).max() ?? 0
    )
    let most = chart.bars.map(\.amount).max() ?? 0
    let room = max(0, min(40, width - nameColumn - numberColumn - indent - 4))
    let lead = String(repeating: " ", count: indent)
    for bar in chart.bars {
      let columns = most > 0 && bar.amount > 0 ? max(1, Int(bar.amount * Double(room) / most)) : 0
      let words = "\(lead)\(padded(bar.name, to: nameColumn))  \(aligned(bar.text, to: numberColumn))"
      line(columns == 0 ? TerminalText(trimmedEnd(words)) : words + "  " + self.bar(columns, chart.tone))
    }
  }

  /// A bar of full blocks.
  func bar(_ columns: Int, _ tone: Tone?) -> TerminalText {
    let blocks = String(repeating: "█", count: columns)
    return tone.map { style.paint(blocks, $0) } ?? TerminalText(blocks)
  }

  /// Under a number: how it is made up, a line a place. What does not fit beside the place goes below it.
  private mutating func write(_ sources: [Source], indent: Int) {
    let lead = String(repeating: " ", count: indent)
    let column = sources.map(\.amount.displayWidth).max() ?? 0
    for source in sources {
      let amount = aligned(source.amount, to: column)
      let (place, words) = (namesFiles ? source.place.words.onOneLine : source.dayWords(say), source.rule.onOneLine)
      let columns = indent + column + 2 + (place.isEmpty ? 0 : place.displayWidth + 2) + words.displayWidth
      var row = TerminalText(lead + amount)
      if !place.isEmpty {
        row += TerminalText("  ") + (namesFiles ? link(TerminalText(place), to: source.place.path) : TerminalText(place))
      }
      if columns <= width {
        line(row + TerminalText("  ") + style.paint(words, .dim))
      } else {
        line(row)
        paragraph(words, .dim, indent: indent + column + 2)
      }
    }
  }
}

extension ListItem.Mark {
  /// What a line of text begins with, blanks after it.
  package func sign(column: Int = 0) -> String {
    switch self {
    case .bullet: "• "
    case .box(let sign): sign.box + " "
    case .amount(let text): String(repeating: " ", count: max(0, column - text.displayWidth)) + text + "  "
    case .sign(let sign, _): sign
    case .heat(let sign, _): sign + " "
    }
  }

  fileprivate var tone: Tone? { if case .heat(_, let heat) = self { .heat(heat) } else { nil } }
}

extension RichText.Role {
  /// How a terminal shows it; nil as all else.
  package var look: TerminalStyle.Look? {
    switch self {
    case .strong: .bold
    case .quiet: .dim
    case .done: .tone(.good)
    case .late: .tone(.bad)
    case .amount, .private, .state, .code, .id, .tag, .signs: nil
    }
  }
}
