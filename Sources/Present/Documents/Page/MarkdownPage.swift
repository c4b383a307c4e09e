// A document as Markdown that reads well as a file, in an editor and in `git diff`.

public import JournalLanguage
import JournalText

extension Document {
  /// The file’s text, ending with a line feed. Nothing in it steers a terminal.
  /// - Parameter linkBase: The way from the folder of the file to the journal; nil for a file that others read, which names no file of the journal
  ///   and leads to none.
  public func markdown(linkBase: LinkBase?, in say: Language) -> String {
    var page = MarkdownPage(linkBase: linkBase, files: files, say: say)
    page.block("# \(page.words(title))")
    page.write(blocks)
    return page.text.harmless
  }
}

extension Document {
  /// Some of its blocks as the file has them, without a last line end; for files of a person’s own making.
  public func markdown(of blocks: [Block], linkBase: LinkBase?, in say: Language) -> String {
    var page = MarkdownPage(linkBase: linkBase, files: files, say: say)
    page.write(blocks)
    return String(page.text.harmless.dropLast())
  }
}

/// Blocks of Markdown with a blank line between them.
private struct MarkdownPage {
  let linkBase: LinkBase?
  let files: [String: String]
  /// What days and numbers are written in.
  let say: Language
  private(set) var text = ""
  private var hasHeading = false

  init(linkBase: LinkBase?, files: [String: String], say: Language) { (self.linkBase, self.files, self.say) = (linkBase, files, say) }

  mutating func block(_ block: String) {
    if block.isEmpty { return }
    if !text.isEmpty { text += "\n" }
    text += block + "\n"
  }

  mutating func write(_ blocks: [Block]) {
    for block in blocks where !block.isForPrograms {
      if case .heading = block { hasHeading = true }
      self.block(markdown(of: block))
    }
  }

  private func markdown(of block: Block) -> String {
    switch block {
    case .heading(let text, let beside, _): "## \(words(text))" + (beside.map { "\n\n" + words($0) } ?? "")
    // No level is skipped.
    case .group(let text, _): "\(hasHeading ? "###" : "##") \(words(text))"
    case .paragraph(let text, _), .note(let text), .hint(let text): beginning(words(text))
    case .file(let words, let path):
      [escaped(words)].filter { !$0.isEmpty }.joined() + (linkBase.map { " · [\(escaped(path))](\($0.link(to: path)))" } ?? "")
    case .definitions(let definitions): definitions.map { "- \(escaped($0.name)): \(escaped($0.text))" }.joined(separator: "\n")
    case .facts(let facts, let form, _): facts.map { words($0) }.joined(separator: form == .spread ? " · " : form.separator)
    case .list(let list): list.items.map { item($0) }.joined(separator: "\n")
    case .table(let table, _): rows(table.told(namesFiles: linkBase != nil))
    case .bars(let chart):
      // A bar says nothing that the number does not; without names of columns Markdown has no table.
      chart.bars.map { "- \(escaped($0.name)): \(escaped($0.text))" }.joined(separator: "\n")
    case .scores(let scores): table(scores)
    case .levels(let chart):
      rows(
        Table(
          chart.titles.map { Table.Column(RichText($0)) },
          rows: chart.points.map { point in
            [.init(RichText(point.name, to: point.path)), .init(RichText((point.level.map { chart.dots($0) + " " } ?? "") + point.words))]
          }))
    case .chart(let chart): chart.markdown(in: say)
    case .comparison(let comparison): String(comparison.markdown.dropLast())
    case .board(let board): board.cards.map { markdown(of: $0, board.form) }.joined(separator: "\n\n")
    case .calendar(let calendar): days(calendar)
    case .provenance(let sources, _): sources.map { "- \(source($0))" }.joined(separator: "\n")
    case .prose(let prose): lines(relinked(prose.markdown, links(prose.path))).joined(separator: "\n")
    case .strip(let signs, let label): "\(escaped(signs.plain)) \(escaped(label))"
    case .sections(let sections):
      sections.map { section in
        (["## \(words(section.name))"] + section.blocks.filter { !$0.isForPrograms }.map { markdown(of: $0) }).filter { !$0.isEmpty }
          .joined(separator: "\n\n")
      }.joined(separator: "\n\n")
    case .gauge(_, let words, _): escaped(words)
    case .quote(let prose, let words):
      (lines(relinked(prose.markdown, links(prose.path))).map { $0.isEmpty ? ">" : "> \($0)" } + [">", "> — \(self.words(words))"])
        .joined(separator: "\n")
    case .tiles, .photos, .folded, .gallery:
      (block.plain ?? []).filter { !$0.isForPrograms }.map { markdown(of: $0) }.filter { !$0.isEmpty }.joined(separator: "\n\n")
    case .data, .space: ""
    }
  }

  private func markdown(of card: Board.Card, _ form: Board.Form) -> String {
    let name = "\(hasHeading && form != .sections ? "###" : "##") \(escaped(card.name))"
    let parts = card.parts.map { part in
      switch part {
      case .items(let items): items.map { item($0) }.joined(separator: "\n")
      case .prose(let prose): markdown(of: .prose(prose))
      }
    }
    return ([name] + parts).joined(separator: "\n\n")
  }

  /// Words that begin a block and are no list.
  private func beginning(_ words: String) -> String {
    let digits = words.prefix { ("0"..."9").contains($0) }
    let rest = words[digits.endIndex...]
    let isList = digits.isEmpty ? rest.hasPrefix("-") || rest.hasPrefix("+") : rest.hasPrefix(".") || rest.hasPrefix(")")
    return isList ? digits + "\\" + rest : words
  }

  private func item(_ item: ListItem) -> String {
    var text = relinked(item.text.markdown, links(item.text.path))
    // The state is a word and no box: a page adds no tasks to a vault.
    if case .amount(let amount) = item.mark { text = "**\(escaped(amount))** \(text)" }
    var facts = item.facts.filter { !$0.isID }.map { words($0) }
    if let linkBase, let place = item.place { facts.append("[\(escaped(place.words))](\(linkBase.link(to: place.path)))") }
    var below = item.details.map { relinked($0.markdown, links($0.path)) } ?? ""
    for block in item.blocks {
      let more = markdown(of: block)
      if more.isEmpty { continue }
      if !below.isEmpty { below += "\n\n" }
      below += more
    }
    return listItem(text, facts, details: below)
  }

  private func source(_ source: Source) -> String {
    let place = linkBase.map { "[\(escaped(source.place.words))](\($0.link(to: source.place.path)))" } ?? escaped(source.dayWords(say))
    let lead = [escaped(source.amount), place].filter { !$0.isEmpty }.joined(separator: " ")
    return [lead, escaped(source.rule)].filter { !$0.isEmpty }.joined(separator: ": ")
  }

  private func days(_ calendar: DayCalendar) -> String {
    let level = hasHeading ? "###" : "##"
    var parts = calendar.tables(in: say).map { name, table in name.isEmpty ? rows(table) : "\(level) \(escaped(name))\n\n\(rows(table))" }
    if !calendar.lines(in: say).isEmpty {
      let lines = calendar.lines(in: say).map { "- \(escaped($0.name)) `\($0.signs)`" + ($0.sum.isEmpty ? "" : " " + escaped($0.sum)) }
      parts.append(lines.joined(separator: "\n"))
    }
    return (parts + [calendar.legend.map { escaped($0) }.joined(separator: " · ")]).joined(separator: "\n\n")
  }

  private func table(_ scores: Scores) -> String {
    let reasons = scores.rows.filter { !$0.reasons.isEmpty }.map { "- \(escaped($0.part)): \(escaped($0.reasons.joined(separator: " ")))" }
    return rows(scores.table) + (reasons.isEmpty ? "" : "\n\n" + reasons.joined(separator: "\n"))
  }

  private func rows(_ table: Table) -> String {
    func row(_ cells: [String]) -> String { "| " + cells.joined(separator: " | ") + " |" }
    let head = [row(table.columns.map { words($0.title) }), row(table.columns.map { $0.alignment == .trailing ? "---:" : "---" })]
    return (head + table.rows.map { row($0.map { words($0.text) }) }).joined(separator: "\n")
  }

  func words(_ text: RichText) -> String {
    text.runs.map { run in
      let words =
        switch run.role {
        case .code: codeSpan(run.text.onOneLine)
        case .tag: "#" + escaped(String(run.text.dropFirst()))
        default: escaped(run.text)
        }
      if let path = run.path, let linkBase { return "[\(words)](\(linkBase.link(to: path)))" }
      return run.role == .strong ? "**\(words)**" : words
    }.joined()
  }

  private func links(_ path: String) -> ItemLinks { ItemLinks(files: files, base: linkBase, path: path) }
}
