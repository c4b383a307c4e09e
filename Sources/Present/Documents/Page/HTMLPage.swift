// A document as one page that needs nothing else: no script, no request, no file beside it.

public import JournalLanguage

extension Document {
  /// The page, UTF-8, for light and dark, wide and narrow screens, and paper.
  /// - Parameters:
  ///   - linkBase: The way from the folder of the page to the journal; nil for a page that others read, which names no file of the journal and leads
  ///     to none.
  ///   - say: The language of the report’s own words.
  ///   - colours: Of moods, amounts and what is good or late.
  ///   - footer: What the page ends with.
  public func html(linkBase: LinkBase?, in say: Language, colours: PageColours = PageColours(), footer: String) -> [UInt8] {
    var html = HTML()
    html.page(title: pageTitle ?? title.plain, language: say.tag, colours: colours, hasPictures: hasPictures) { html in
      let writer = PageWriter(self, linkBase, say)
      writer.writeHeader(title, blocks.header, to: &html)
      html.element("main", ["class": opensOnPageOfItsOwn ? "cover" : nil]) { html in
        html.newline()
        writer.write(sections: Array(blocks.dropFirst(blocks.header.count)), to: &html)
      }
      html.newline()
      html.element("footer") { $0.element("p", text: footer) }
      html.newline()
    }
    return html.bytes
  }

  /// Its title and what stands below it, as the page has them; for pages of a person’s own making.
  public func htmlHeader(linkBase: LinkBase?, in say: Language) -> String {
    var html = HTML()
    PageWriter(self, linkBase, say).writeHeader(title, blocks.header, to: &html)
    return String(decoding: html.bytes, as: UTF8.self)
  }

  /// Its blocks as a part of a page on which the files of the journal are pages beside it.
  package func part(_ pages: PageLinks, in say: Language) -> HTML {
    var html = HTML()
    PageWriter(self, nil, say, pages).write(sections: blocks, to: &html)
    return html
  }

  /// Some of its blocks as the page has them.
  public func html(of blocks: [Block], linkBase: LinkBase?, in say: Language) -> String {
    var html = HTML()
    PageWriter(self, linkBase, say).write(sections: blocks, to: &html)
    return String(decoding: html.bytes, as: UTF8.self)
  }
}

extension [Block] {
  fileprivate var header: ArraySlice<Block> { prefix { $0.isOfHeader } }
}

extension Block {
  /// Whether it stands below the title, before the first section.
  fileprivate var isOfHeader: Bool {
    switch self {
    case .paragraph, .facts, .note, .file: true
    default: false
    }
  }
}

/// Writes blocks as elements.
struct PageWriter {
  let linkBase: LinkBase?
  private let files: [String: String]
  /// Where the sections stand that are about a file, by its path.
  let anchors: [String: String]
  private let pages: PageLinks?
  /// What days and numbers are written in.
  let say: Language
  /// What the ids of the items in a section begin with.
  var prefix = "item"
  /// Whether pictures have half of the page's width.
  var isHalf = false

  init(_ document: Document, _ linkBase: LinkBase?, _ say: Language, _ pages: PageLinks? = nil) {
    (self.linkBase, files, self.pages, self.say) = (linkBase, document.files, pages, say)
    let paths = document.blocks.compactMap { block -> String? in if case .heading(_, _, let path) = block { path } else { nil } }
    anchors = Dictionary(paths.enumerated().map { ($0.element, "part-\($0.offset + 1)") }, uniquingKeysWith: { first, _ in first })
  }

  func writeHeader(_ title: RichText, _ blocks: ArraySlice<Block>, to html: inout HTML) {
    html.element("header") { html in
      html.newline()
      html.element("h1", ["lang": language(of: title.plain)]) { write(title, to: &$0) }
      html.newline()
      for block in blocks { write(block, to: &html, isHeader: true) }
    }
    html.newline()
  }

  func write(_ block: Block, to html: inout HTML, isHeader: Bool = false, isBelowHeading: Bool = false) {
    switch block {
    case .heading(let text, let beside, _):
      element("h2", text, to: &html)
      if let beside { element("p", beside, class: "beside", to: &html) }
    case .group(let text, let accent):
      // No level is skipped.
      html.element(isBelowHeading ? "h3" : "h2", ["class": accent?.rawValue ?? "group", "lang": language(of: text.plain)]) {
        write(text, to: &$0)
      }
      html.newline()
    case .paragraph(let text, let depth): element("p", text, class: isHeader ? "span" : depth > 0 ? "deeper" : nil, to: &html)
    case .note(let text): element("p", text, class: "note", to: &html)
    case .hint(let text): element("p", text, class: "hint", to: &html)
    case .file(let words, let path):
      html.element("p", ["class": "source"]) { html in
        html.text(words)
        guard let linkBase else { return }
        if !words.isEmpty { html.text(" · ") }
        html.element("a", ["href": linkBase.link(to: path)], text: path)
      }
      html.newline()
    case .definitions(let definitions):
      html.element("dl") { html in
        html.newline()
        for definition in definitions {
          html.element("dt", text: definition.name)
          html.element("dd", ["lang": language(of: definition.text), "dir": "auto"], text: definition.text)
          html.newline()
        }
      }
      html.newline()
    case .facts(let facts, let form, _):
      html.element("ul", ["class": isHeader ? "counts" : form == .spread ? "facts spread" : "facts"]) { html in
        write(facts: facts, to: &html)
      }
      html.newline()
    case .list(let list): write(list.items, to: &html)
    case .table(let table, _): write(table.told(namesFiles: linkBase != nil), to: &html)
    case .bars(let chart): write(chart, to: &html)
    case .scores(let scores): write(scores, to: &html)
    case .levels(let chart): write(chart, to: &html)
    case .chart(let chart): write(chart, to: &html)
    case .comparison(let comparison): write(comparison, to: &html)
    case .board(let board): write(board, isBelowHeading: isBelowHeading, to: &html)
    case .calendar(let calendar): write(calendar, to: &html)
    case .provenance(let sources, _): write(sources, to: &html)
    case .prose(let prose): write(prose, class: "prose", to: &html)
    case .strip(let signs, let label):
      html.element("p", ["class": "strip"]) { html in
        html.element("span", ["aria-hidden": "true"]) { write(signs, to: &$0) }
        html.text(" ")
        html.element("span", ["lang": language(of: label)], text: label)
      }
      html.newline()
    case .sections(let sections):
      for section in sections {
        element("h2", section.name, to: &html)
        for block in section.blocks where !block.isForPrograms { write(block, to: &html, isBelowHeading: true) }
      }
    case .gauge(let percent, let words, let tone):
      html.element("p", ["class": "gauge"]) { html in
        bar(percent, tone, to: &html)
        html.text(words)
      }
      html.newline()
    case .tiles(let tiles): write(tiles, to: &html)
    case .quote(let prose, let words): write(prose, by: words, to: &html)
    case .photos(let photos): write(photos, to: &html)
    case .folded(let name, let blocks): write(folded: blocks, name, to: &html)
    case .gallery(let parts): write(parts, to: &html)
    case .data, .space: break
    }
  }

  func element(_ name: StaticString, _ text: RichText, class style: String? = nil, to html: inout HTML) {
    html.element(name, ["class": style, "lang": language(of: text.plain)]) { write(text, to: &$0) }
    html.newline()
  }

  /// - Parameter isInStrip: Whether all of it stands in a strip of signs, whose parts say only their tone.
  func write(_ text: RichText, isInStrip: Bool = false, to html: inout HTML) {
    for run in text.runs {
      let target = run.item.map { "#\(prefix)-\($0)" } ?? run.path.flatMap { link(to: $0) }
      func words(_ html: inout HTML) {
        if let target { html.element("a", ["href": target], text: run.text) } else { html.text(run.text) }
      }
      let style = run.tone?.name
      switch isInStrip && run.role == .signs ? nil : run.role {
      case nil, .quiet: if let style { html.element("span", ["class": style]) { words(&$0) } } else { words(&html) }
      case .strong: html.element("strong", ["class": style]) { words(&$0) }
      case .code: html.element("code", ["class": style]) { words(&$0) }
      case .signs:
        html.element("span", ["class": ["strip", style].compactMap(\.self).joined(separator: " "), "aria-hidden": "true"]) { words(&$0) }
      case .amount, .done, .late, .private, .state, .id, .tag:
        html.element("span", ["class": [run.role?.rawValue, style].compactMap(\.self).joined(separator: " ")]) { words(&$0) }
      }
    }
  }

  private func write(facts: [RichText], to html: inout HTML) {
    for fact in facts { html.element("li", ["lang": language(of: fact.plain)]) { write(fact, to: &$0) } }
  }

  /// The way to a file, or to what the page says of it where it leads to no file.
  private func link(to path: String) -> String? {
    linkBase.map { $0.link(to: path) } ?? pages?.page(path) ?? anchors[path].map { "#" + $0 }
  }

  func write(_ prose: Prose, class style: String, to html: inout HTML) {
    html.element("div", ["class": style, "lang": language(of: prose.markdown), "dir": "auto"]) { html in
      html.newline()
      html.markdown(
        RenderedMarkdown(prose.markdown, links: ItemLinks(files: files, base: linkBase, path: prose.path, anchors: anchors, pages: pages)))
    }
  }

  func write(_ items: [ListItem], to html: inout HTML) {
    let isMeasured = items.contains { if case .amount = $0.mark { true } else { false } }
    html.element("ul", ["class": isMeasured ? "items amounts" : "items"]) { html in
      html.newline()
      for item in items { write(item, to: &html) }
    }
    html.newline()
  }

  private func write(_ item: ListItem, to html: inout HTML) {
    html.element("li", ["id": item.name.map { "\(prefix)-\($0)" }, "class": item.mark.state?.rawValue]) { html in
      switch item.mark {
      case .bullet: break
      case .amount(let amount): html.element("span", ["class": "amount"], text: amount)
      case .box(let sign): html.element("span", ["class": "sign", "aria-hidden": "true"], text: sign.symbol)
      case .sign(let sign, let state):
        html.element("span", ["class": "sign", "aria-hidden": state == nil ? nil : "true"], text: state?.symbol ?? sign)
      case .heat(let sign, let heat):
        html.element("span", ["class": "sign \(Tone.heat(heat).name)", "aria-hidden": "true"], text: sign)
      }
      write(item.text, class: "text", to: &html)
      let place = item.place.flatMap { place in linkBase.map { (place, $0) } }
      let facts = item.facts.filter { !$0.isID }
      if !facts.isEmpty || place != nil {
        html.newline()
        html.element("ul", ["class": "facts"]) { html in
          write(facts: facts, to: &html)
          if let (place, base) = place {
            html.element("li") { $0.element("a", ["href": base.link(to: place.path)], text: place.words) }
          }
        }
      }
      if let details = item.details, !details.markdown.isEmpty {
        html.newline()
        write(details, class: "details", to: &html)
      }
      if !item.blocks.isEmpty {
        html.newline()
        html.element("div", ["class": "more"]) { html in
          html.newline()
          for block in item.blocks { write(block, to: &html) }
        }
      }
    }
    html.newline()
  }

  /// What may be wider than its page, and is then moved sideways, with keys as well.
  /// - Parameter names: What its columns are called, for those who do not see it.
  func wide(_ names: [String], _ look: String = "wide", to html: inout HTML, _ content: (inout HTML) -> Void) {
    let name = names.filter { !$0.isEmpty }.prefix(5).joined(separator: ", ")
    html.element(
      "div", ["class": look, "tabindex": "0", "role": name.isEmpty ? nil : "group", "aria-label": name.isEmpty ? nil : name], content)
  }

  private func write(_ table: Table, to html: inout HTML) {
    let names: [StaticString?] = table.columns.map {
      let isWhole = (table.fit == .fitted || table.fit == .glance) && $0.fit == .whole
      return $0.alignment == .trailing ? "number" : isWhole ? "whole" : table.fit == .glance ? "name" : nil
    }
    // Of a table of more than a few rows it is said once which columns are numbers.
    let first = table.columns.firstIndex { $0.alignment == .trailing } ?? 0
    let isLong =
      table.rows.count > 4 && table.columns.enumerated().allSatisfy { ($0.element.alignment == .trailing) == ($0.offset >= first) }
    let saysOnce = isLong && (1...3).contains(first)
    let styles = saysOnce ? names.map { $0?.description == "number" ? nil : $0 } : names
    let numbers = saysOnce ? "numbers-\(first)" : nil
    wide(table.columns.map(\.title.plain), to: &html) { html in
      html.element("table", ["class": numbers, "id": table.anchor.map { "\(prefix)-\($0)" }]) { html in
        html.newline()
        if table.hasNames {
          html.element("thead") { html in
            html.element("tr") { html in
              for (column, name) in zip(table.columns, names) {
                // A column without a title heads nothing.
                if column.title.plain.isEmpty {
                  html.element("td") { _ in }
                } else {
                  html.element("th", ["scope": "col", "class": name.map { "\($0)" }]) { write(column.title, to: &$0) }
                }
              }
            }
          }
          html.newline()
        }
        html.element("tbody") { html in
          html.newline()
          for row in table.rows {
            html.element("tr") { html in
              for (cell, name) in zip(row, styles) {
                html.element("td", ["class": name.map { "\($0)" }]) { html in
                  guard let spoken = cell.spoken else { return write(cell.text, to: &html) }
                  html.element("span", ["class": "strip", "aria-hidden": "true"]) { write(cell.text, isInStrip: true, to: &$0) }
                  html.element("span", ["class": "unseen"], text: spoken)
                }
              }
            }
            html.newline()
          }
        }
        html.newline()
      }
    }
    html.newline()
  }

  /// A bar of so many hundredths; its length is an attribute of its own, so that no style stands in the page.
  func bar(_ percent: Double, _ tone: Tone? = nil, to html: inout HTML) {
    let length = percent.isFinite ? Int(max(0, min(100, percent)).rounded()) : 0
    html.element("svg", ["viewBox": "0 0 100 8", "preserveAspectRatio": "none", "aria-hidden": "true"]) { html in
      html.element("path", ["class": "ground", "d": "M0 0H100V8H0Z"]) { _ in }
      html.element("path", ["class": tone?.name, "d": "M0 0H\(length)V8H0Z"]) { _ in }
    }
  }

  private func write(_ chart: BarChart, to html: inout HTML) {
    let most = chart.bars.map(\.amount).max() ?? 0
    html.element("table", ["class": "bars"]) { html in
      html.newline()
      for bar in chart.bars {
        html.element("tr") { html in
          html.element("th", ["scope": "row"], text: bar.name)
          html.element("td", ["class": "number"], text: bar.text)
          html.element("td", ["class": "bar", "aria-hidden": "true"]) { html in
            self.bar(most > 0 && bar.amount > 0 ? max(1, bar.amount * 100 / most) : 0, chart.tone, to: &html)
          }
        }
        html.newline()
      }
    }
    html.newline()
  }

  private func write(_ sources: [Source], to html: inout HTML) {
    if sources.isEmpty { return }
    html.element("table", ["class": "provenance"]) { html in
      html.newline()
      for source in sources {
        html.element("tr") { html in
          html.element("td", ["class": "number"], text: source.amount)
          if let linkBase {
            html.element("td") { $0.element("a", ["href": linkBase.link(to: source.place.path)], text: source.place.words) }
          } else if sources.contains(where: { $0.day != nil }) {
            html.element("td", text: source.dayWords(say))
          }
          html.element("td", text: source.rule)
        }
        html.newline()
      }
    }
    html.newline()
  }
}

extension ListItem.Mark {
  /// What the item looks like.
  fileprivate var state: BoxSign? {
    switch self {
    case .box(let sign): sign
    case .sign(_, let sign): sign
    case .heat: .open
    case .bullet, .amount: nil
    }
  }
}
