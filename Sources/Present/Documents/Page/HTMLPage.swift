// A document as one page that needs nothing else: no script, no request, no file beside it.

extension Document {
  /// The page, UTF-8, for light and dark, wide and narrow screens, and paper.
  /// - Parameters:
  ///   - linkBase: The way from the folder of the page to the journal; nil for a page that others read, which names no file of the journal and leads
  ///     to none.
  ///   - language: Of the report’s own words, as in BCP 47.
  ///   - footer: What the page ends with.
  public func html(linkBase: LinkBase?, language: String, footer: String) -> [UInt8] {
    var html = HTML()
    html.page(title: title.plain, language: language) { html in
      let writer = PageWriter(linkBase: linkBase, files: files)
      let head = blocks.prefix { $0.isOfHeader }
      html.element("header") { html in
        html.newline()
        html.element("h1", ["lang": Documents.language(of: title.plain)]) { writer.write(title, to: &$0) }
        html.newline()
        for block in head { writer.write(block, to: &html, isHeader: true) }
      }
      html.newline()
      html.element("main") { html in
        html.newline()
        writer.write(sections: Array(blocks.dropFirst(head.count)), to: &html)
      }
      html.newline()
      html.element("footer") { $0.element("p", text: footer) }
      html.newline()
    }
    return html.bytes
  }
}

extension Block {
  /// Whether it stands below the title, before the first section.
  fileprivate var isOfHeader: Bool {
    switch self {
    case .paragraph, .facts, .note: true
    default: false
    }
  }
}

/// Writes blocks as elements.
struct PageWriter {
  let linkBase: LinkBase?
  let files: [String: String]

  /// Each heading begins a section; what stands before the first is one too.
  func write(sections blocks: [Block], to html: inout HTML) {
    var rest = blocks[...]
    while let first = rest.first {
      let begins = if case .heading = first { true } else { false }
      let body = rest.dropFirst(begins ? 1 : 0).prefix { if case .heading = $0 { false } else { true } }
      html.element("section") { html in
        html.newline()
        if begins { write(first, to: &html) }
        for block in body { write(block, to: &html, isBelowHeading: begins) }
      }
      html.newline()
      rest = rest.dropFirst(body.count + (begins ? 1 : 0))
    }
  }

  func write(_ block: Block, to html: inout HTML, isHeader: Bool = false, isBelowHeading: Bool = false) {
    switch block {
    case .heading(let text, let beside):
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
    case .facts(let facts, _, _):
      html.element("ul", ["class": isHeader ? "counts" : "facts"]) { html in
        for fact in facts { html.element("li") { write(fact, to: &$0) } }
      }
      html.newline()
    case .list(let list): write(list, to: &html)
    case .table(let table, _): write(table.told(namesFiles: linkBase != nil), to: &html)
    case .bars(let chart): write(chart, to: &html)
    case .scores(let scores): write(scores, to: &html)
    case .provenance(let sources, _): write(sources, to: &html)
    case .prose(let prose): write(prose, class: "prose", to: &html)
    case .strip(let signs, let label):
      html.element("p", ["class": "strip"]) { html in
        html.element("span", ["aria-hidden": "true"], text: signs)
        html.text(" ")
        html.element("span", ["lang": language(of: label)], text: label)
      }
      html.newline()
    case .gauge(let percent, let words):
      html.element("p", ["class": "gauge"]) { html in
        bar(percent, to: &html)
        html.text(words)
      }
      html.newline()
    case .data, .space: break
    }
  }

  private func element(_ name: StaticString, _ text: RichText, class style: String? = nil, to html: inout HTML) {
    html.element(name, ["class": style, "lang": language(of: text.plain)]) { write(text, to: &$0) }
    html.newline()
  }

  func write(_ text: RichText, to html: inout HTML) {
    for run in text.runs {
      let target = run.path.flatMap { path in linkBase.map { $0.link(to: path) } }
      func words(_ html: inout HTML) {
        if let target { html.element("a", ["href": target], text: run.text) } else { html.text(run.text) }
      }
      switch run.role {
      case nil, .quiet: words(&html)
      case .strong: html.element("strong") { words(&$0) }
      case .amount, .done, .late, .private: html.element("span", ["class": run.role?.rawValue]) { words(&$0) }
      }
    }
  }

  private func write(_ prose: Prose, class style: String, to html: inout HTML) {
    html.element("div", ["class": style, "lang": language(of: prose.markdown), "dir": "auto"]) { html in
      html.newline()
      html.markdown(RenderedMarkdown(prose.markdown, links: ItemLinks(files: files, base: linkBase, path: prose.path)))
    }
  }

  private func write(_ list: ItemList, to html: inout HTML) {
    let isMeasured = list.items.contains { if case .amount = $0.mark { true } else { false } }
    html.element("ul", ["class": isMeasured ? "items amounts" : "items"]) { html in
      html.newline()
      for item in list.items { write(item, to: &html) }
    }
    html.newline()
  }

  private func write(_ item: ListItem, to html: inout HTML) {
    html.element("li", ["class": item.mark.state?.rawValue]) { html in
      switch item.mark {
      case .bullet: break
      case .amount(let amount): html.element("span", ["class": "amount"], text: amount)
      case .box(let sign): html.element("span", ["class": "sign", "aria-hidden": "true"], text: sign.symbol)
      case .sign(let sign, let state):
        html.element("span", ["class": "sign", "aria-hidden": state == nil ? nil : "true"], text: state?.symbol ?? sign)
      }
      write(item.text, class: "text", to: &html)
      let place = item.place.flatMap { place in linkBase.map { (place, $0) } }
      if !item.facts.isEmpty || place != nil {
        html.newline()
        html.element("ul", ["class": "facts"]) { html in
          for fact in item.facts { html.element("li") { write(fact, to: &$0) } }
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

  private func write(_ table: Table, to html: inout HTML) {
    let names: [StaticString?] = table.columns.map { $0.alignment == .trailing ? "number" : nil }
    html.element("div", ["class": "wide"]) { html in
      html.element("table") { html in
        html.newline()
        if table.hasNames {
          html.element("thead") { html in
            html.element("tr") { html in
              for (column, name) in zip(table.columns, names) {
                html.element("th", ["scope": "col", "class": name.map { "\($0)" }]) { write(column.title, to: &$0) }
              }
            }
          }
          html.newline()
        }
        html.element("tbody") { html in
          html.newline()
          for row in table.rows {
            html.element("tr") { html in
              for (cell, name) in zip(row, names) {
                html.element("td", ["class": name.map { "\($0)" }]) { write(cell.text, to: &$0) }
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
  func bar(_ percent: Double, to html: inout HTML) {
    let length = percent.isFinite ? Int(max(0, min(100, percent)).rounded()) : 0
    html.element("svg", ["viewBox": "0 0 100 8", "preserveAspectRatio": "none", "aria-hidden": "true"]) { html in
      html.element("path", ["class": "ground", "d": "M0 0H100V8H0Z"]) { _ in }
      html.element("path", ["d": "M0 0H\(length)V8H0Z"]) { _ in }
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
            self.bar(most > 0 && bar.amount > 0 ? max(1, bar.amount * 100 / most) : 0, to: &html)
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
    case .bullet, .amount: nil
    }
  }
}
