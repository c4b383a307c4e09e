// A page in sections, of which some stand side by side.

import JournalCharts

extension PageWriter {
  /// Each heading begins a section; what stands before the first is one too, and a board of sections.
  func write(sections blocks: [Block], to html: inout HTML) {
    var rest = blocks.flatMap { block -> [Block] in
      guard case .sections(let sections) = block else { return [block] }
      return sections.filter { !$0.blocks.isEmpty }.flatMap { [.heading($0.name)] + $0.blocks }
    }[...]
    var sections: [PageSection] = []
    while let first = rest.popFirst() {
      if first.isForPrograms { continue }
      let body = first.isSection ? rest.prefix(0) : rest.prefix { !$0.beginsSection }
      sections.append(PageSection(first: first, body: body.filter { !$0.isForPrograms }))
      rest = rest.dropFirst(body.count)
    }
    for (section, half) in zip(sections, PageSection.halves(among: sections)) { write(section, half: half, to: &html) }
  }

  private func write(_ section: PageSection, half: PageSection.Half?, to html: inout HTML) {
    var (writer, path) = (self, String?.none)
    var begins = false
    writer.isHalf = half != nil
    if case .heading(_, _, let of) = section.first { (begins, path) = (true, of) }
    let anchor = path.flatMap { anchors[$0] }
    if let anchor { writer.prefix = anchor }
    let style = section.first.isSection ? "columns" : half?.rawValue
    html.element("section", ["class": style, "aria-labelledby": anchor]) { html in
      html.newline()
      if case .heading(let text, let beside, _) = section.first {
        html.element("h2", ["id": anchor, "lang": language(of: text.plain)]) { write(text, to: &$0) }
        html.newline()
        if let beside { element("p", beside, class: "beside", to: &html) }
      } else {
        writer.write(section.first, to: &html)
      }
      for block in section.body { writer.write(block, to: &html, isBelowHeading: begins) }
    }
    html.newline()
  }
}

extension Block {
  /// Whether each of its cards is a section.
  fileprivate var isSection: Bool { if case .board(let board) = self { board.form == .sections } else { false } }

  fileprivate var beginsSection: Bool { if case .heading = self { true } else { isSection } }
}

/// A part of a page with its heading.
private struct PageSection {
  let first: Block
  let body: [Block]

  /// Whether it is a name and one picture that is content with half of the page.
  private var isSmall: Bool {
    guard case .heading = first, body.count == 1, case .chart(let chart) = body[0] else { return false }
    return chart.isSmall
  }

  /// Whether it holds nothing but short words, which are content with half of the page beside a picture.
  private var isWords: Bool {
    guard case .heading = first, body.count < 8 else { return false }
    return body.contains { if case .quote = $0 { true } else { false } }
  }

  /// The left and the right one of two that stand side by side, as the style sheet calls them.
  enum Half: String { case left = "half", right = "half right" }

  /// Which of them stand side by side: always two, so that none leaves a hole.
  static func halves(among sections: [PageSection]) -> [Half?] {
    var halves = [Half?](repeating: nil, count: sections.count)
    var place = 0
    while place + 1 < sections.count {
      let isPair = sections[place].isSmall && (sections[place + 1].isSmall || sections[place + 1].isWords)
      if isPair { (halves[place], halves[place + 1]) = (.left, .right) }
      place += isPair ? 2 : 1
    }
    return halves
  }
}
