// Pictures of numbers in every form that a document has.

public import JournalCharts
import JournalLanguage
import JournalText

extension Document {
  /// Its pictures, in order.
  public var charts: [Chart] { Self.charts(of: blocks) }

  private static func charts(of blocks: [Block]) -> [Chart] {
    blocks.flatMap { block in if case .chart(let chart) = block { [chart] } else { block.parts.map { charts(of: $0) } ?? [] } }
  }

  package var hasPictures: Bool { !charts.isEmpty }
}

extension Chart {
  /// The sentence, and the picture as text that Markdown leaves as it is.
  func markdown(in say: Language) -> String {
    let text = ChartLines(spoken(in: say), width: 76, hasColours: false).text.harmless
    // Longer than any row of the picture may begin with.
    let longest = text.utf8.split(whereSeparator: { $0 != 0x60 }).map(\.count).max() ?? 0
    let fence = String(repeating: "`", count: max(3, longest + 1))
    return [escaped(sentence), text.isEmpty ? "" : "\(fence)text\n\(text)\(fence)"].filter { !$0.isEmpty }.joined(separator: "\n\n")
  }
}

extension TerminalPage {
  /// The sentence, and below it the picture.
  mutating func write(_ chart: Chart, indent: Int) {
    let lead = String(repeating: " ", count: indent)
    if !chart.sentence.isEmpty { paragraph(chart.sentence, indent: indent) }
    let drawing = ChartLines(chart.spoken(in: say), width: width - indent, hasColours: style.depth == .palette || style.depth == .full)
    if !drawing.lines.isEmpty { line() }
    for runs in drawing.lines { line((lead + runs.map { painted($0) }.joined()).trimmedEnd) }
  }

  private func painted(_ run: ChartLines.Run) -> TerminalText {
    switch run.ink {
    case .text, .ground: TerminalText(run.text)
    case .quiet, .rule: style.paint(run.text, .dim)
    case .series(let place): style.paint(run.text, .series(place))
    case .mood(let step): style.paint(run.text, .mood(step))
    case .amount(let step): style.paint(run.text, .amount(step))
    case .good: style.paint(run.text, .good)
    case .warning: style.paint(run.text, .warning)
    case .bad: style.paint(run.text, .bad)
    }
  }
}

extension PageWriter {
  /// The picture, once for wide and once for narrow screens, what it shows, and its numbers.
  func write(_ chart: Chart, to html: inout HTML) {
    let chart = chart.spoken(in: say)
    html.element("figure", ["class": "chart-figure"]) { html in
      html.newline()
      if !chart.sentence.isEmpty {
        html.element("figcaption", ["lang": language(of: chart.sentence), "dir": "auto"], text: chart.sentence)
      }
      html.newline()
      if isHalf {
        html.picture(SVG(chart, in: .half, width: 340))
      } else {
        html.picture(SVG(chart, in: .page))
        html.picture(SVG(chart, in: .narrowPage, width: 320))
      }
      let tables = chart.tellsNumbers ? chart.tables.filter { !$0.rows.isEmpty } : []
      if !tables.isEmpty {
        html.element("details") { html in
          html.element("summary", text: chart.tableTitle)
          html.newline()
          for table in tables {
            if tables.count > 1 { html.element("p", ["lang": language(of: table.title)], text: table.title) }
            write(.table(table.forPeople, depth: 0), to: &html)
          }
        }
      }
      html.newline()
    }
    html.newline()
  }
}

extension ChartTable {
  fileprivate var forPeople: Table {
    Table(
      zip(columns, areNumbers).map { Table.Column(RichText($0), $1 ? .trailing : .leading) },
      rows: rows.map { $0.map { Table.Cell(RichText($0.text), value: $0.value) } })
  }
}
