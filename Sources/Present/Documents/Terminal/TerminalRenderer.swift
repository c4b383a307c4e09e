// A document as lines of text, for a terminal or a file.

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
  ///   - namesFiles: Whether it tells in which files things stand; not in what others read.
  ///   - rowWidth: Columns that the rows of fitted tables have; nil where each stays whole, as in a file or a pipe.
  public init(
    width: Int = 80, colours: ColourDepth = .none, links: LinkBase? = nil, namesFiles: Bool = true, rowWidth: Int? = nil
  ) {
    page = TerminalPage(
      width: width, style: TerminalStyle(depth: colours), links: links, namesFiles: namesFiles, rowWidth: rowWidth)
  }
}

extension TerminalPage {
  /// Blocks one below another.
  /// - Parameter indent: Columns before what has no depth; what follows a heading stands two further in.
  package mutating func write(_ blocks: [Block], indent: Int = 0) {
    var indent = indent
    let columns = ScoreColumns(blocks, width: width)
    for block in blocks where !block.isForPrograms {
      switch block {
      case .heading(let text, let words, _):
        if !self.text.isEmpty { line() }
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
      case .table(let table, let depth): write(table, indent: indent + 2 * depth)
      case .bars(let chart): write(chart, indent: indent)
      case .scores(let scores): write(scores, columns)
      case .levels(let chart): write(chart, indent: indent)
      case .comparison(let comparison): write(comparison, indent: indent)
      case .board(let board): write(board)
      case .calendar(let calendar): write(calendar)
      case .strip(let signs, let label):
        let lead = String(repeating: " ", count: indent) + signs + "  "
        line(lead + shortened(label, width: width - lead.displayWidth))
      case .gauge(let percent, let words): write(percent, words, indent: indent)
      case .provenance(let sources, let depth): write(sources, indent: indent + 2 * depth)
      case .prose(let prose):
        for row in textRows(of: prose.markdown, width: width - indent) {
          line(row.indented(by: String(repeating: " ", count: indent)).text)
        }
      case .data: break
      case .space: line()
      }
    }
  }

  /// Words broken into lines, each in the look of its part.
  /// - Parameter look: That of parts without one of their own.
  package mutating func paragraph(_ text: RichText, as look: TerminalStyle.Look? = nil, indent: Int = 0) {
    let looks = text.runs.map { $0.role?.look ?? look }
    if text.runs.allSatisfy({ $0.path == nil }), Set(looks).count <= 1 { return paragraph(text.plain, looks.first ?? look, indent: indent) }
    let lead = String(repeating: " ", count: indent)
    let texts = text.runs.map(\.words.onOneLine)
    // Scalars, not characters: those of a whole are those of its runs.
    var rest = texts.indices.flatMap { run in texts[run].unicodeScalars.map { scalar in (scalar: scalar, run: run) } }[...]
    for row in wrapped(texts.joined(), width: width - indent) {
      // What a break has swallowed.
      while let next = rest.first, next.scalar == " ", row.unicodeScalars.first != " " { rest.removeFirst() }
      var out = TerminalText(lead)
      var left = row.unicodeScalars.count
      while left > 0, let run = rest.first?.run {
        let piece = rest.prefix(left).prefix { $0.run == run }
        let words = String(String.UnicodeScalarView(piece.map { $0.scalar }))
        let shown = looks[run].map { style.paint(words, $0) } ?? TerminalText(words)
        out += text.runs[run].path.map { link(shown, to: $0) } ?? shown
        rest = rest.dropFirst(piece.count)
        left -= piece.count
      }
      line(out)
    }
  }

  private mutating func facts(_ facts: [RichText], _ form: Facts, indent: Int) {
    let looks = facts.map { $0.runs.first?.role?.look }
    let whole = facts.map(\.plain).joined(separator: form.separator)
    if Set(looks).count < 2 || indent + whole.displayWidth > width {
      return parts(facts.map(\.plain), between: form.separator, Set(looks).count < 2 ? looks.first ?? nil : nil, indent: indent)
    }
    var text = TerminalText(String(repeating: " ", count: indent))
    for (place, fact) in facts.enumerated() {
      let words = (place == 0 ? "" : form.separator) + fact.plain
      text += looks[place].map { style.paint(words, $0) } ?? TerminalText(words)
    }
    line(text)
  }

  /// A heading, and the words beside it or where these have no room below it.
  private mutating func heading(_ text: RichText, beside words: RichText?) {
    guard let words else { return paragraph(text, as: .bold) }
    if text.plain.displayWidth + 2 + words.plain.displayWidth <= width {
      line(style.paint(text.plain, .bold) + "  " + words.plain)
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
      item.mark.sign(column: column), item.text.markdown, known: item.facts.map(\.plain), details: item.details?.markdown ?? "",
      place: item.place.flatMap { place in place.line.map { (place.path, $0) } }, colour: item.mark.colour)
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
  private mutating func write(_ percent: Double, _ words: String, indent: Int) {
    let columns = min(30, width - words.displayWidth - indent - 4)
    if columns < 10 { return paragraph(words, indent: indent) }
    let full = max(0, min(columns, Int(flooring: percent / 100 * Double(columns))))
    let bar = String(repeating: "█", count: full) + String(repeating: "░", count: columns - full)
    line("\(String(repeating: " ", count: indent))\(bar)  \(words)")
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
      line(
        trimmedEnd(
          "\(lead)\(padded(bar.name, to: nameColumn))  \(aligned(bar.text, to: numberColumn))  \(String(repeating: "█", count: columns))"))
    }
  }

  /// Under a number: how it is made up, a line a place. What does not fit beside the place goes below it.
  private mutating func write(_ sources: [Source], indent: Int) {
    let lead = String(repeating: " ", count: indent)
    let column = sources.map(\.amount.displayWidth).max() ?? 0
    for source in sources {
      let amount = aligned(source.amount, to: column)
      let (place, words) = (namesFiles ? source.place.words.onOneLine : source.dayWords, source.rule.onOneLine)
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

  fileprivate var colour: Colour? { if case .heat(_, let heat) = self { Colour(heat: heat) } else { nil } }
}

extension RichText.Role {
  /// How a terminal shows it; nil as all else.
  package var look: TerminalStyle.Look? {
    switch self {
    case .strong: .bold
    case .quiet: .dim
    case .amount, .done, .late, .private, .state, .code, .id, .tag: nil
    }
  }
}
