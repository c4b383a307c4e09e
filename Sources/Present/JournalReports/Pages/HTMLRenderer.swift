// The report as one page that needs nothing else: no script, no request, no file beside it.

public import Documents
import JournalDates
import JournalModel
public import Mustache

/// Renders a report as a self-contained HTML file, for light and dark, wide and narrow screens, and paper.
public struct HTMLRenderer: Sendable {
  private let linkBase: LinkBase?

  /// `linkBase` is the way from the folder that the page is written to, to the journal; nil for a page that others read, which names no file of
  /// it and leads to none.
  public init(linkBase: LinkBase? = LinkBase()) { self.linkBase = linkBase }

  /// The page, UTF-8, ending with a line feed.
  public func render(_ report: PeriodReport) -> String { BuiltInPage.html.filled(values(of: report)) }

  /// What a template of the page is filled in with: texts, and finished parts of the page, each of which ends its last line.
  public func values(of report: PeriodReport) -> MustacheValue {
    func part(_ write: (inout HTML) -> Void) -> MustacheValue {
      var html = HTML()
      write(&html)
      return .text(String(decoding: html.bytes, as: UTF8.self))
    }
    let title = report.subtitle.map { "\(report.heading) · \($0)" } ?? report.heading
    return [
      "title": .text(HTML.printable(title)), "title_element": part { $0.element("title", text: title) },
      "heading": .text(HTML.printable(report.heading)),
      "subtitle": MustacheValue(report.subtitle.map { HTML.printable($0) }),
      "start": .text(report.span.start.description), "end": .text(report.span.end.description),
      "style": .text("\(StyleSheet.report.text)"), "header": part { header(report, &$0) },
      "mood": part { MoodFigure(report: report, linkBase: linkBase).write(to: &$0) }, "context": part { report.context?.write(to: &$0) },
      "retrospectives": part { retrospectives(report, &$0) }, "actions": part { actions(report, &$0) }, "tags": part { tags(report, &$0) },
    ]
  }

  private func header(_ report: PeriodReport, _ html: inout HTML) {
    html.element("header") { html in
      html.newline()
      html.element("h1", ["lang": language(of: report.heading)], text: report.heading)
      html.newline()
      if let subtitle = report.subtitle {
        html.element("p", ["class": "span"], text: subtitle)
        html.newline()
      }
      html.element("ul", ["class": "counts"]) { html in
        for count in report.counts { html.element("li", text: count) }
      }
      html.newline()
      for sentence in report.omissions(namesFiles: linkBase != nil) {
        html.element("div", ["class": "note"]) { $0.markdown(RenderedMarkdown(sentence, links: links(report, in: ""))) }
        html.newline()
      }
    }
    html.newline()
  }

  private func retrospectives(_ report: PeriodReport, _ html: inout HTML) {
    if report.retrospectives.isEmpty {
      html.element("section", ["class": "empty"]) { html in
        html.element("h2", text: "Retrospectives")
        html.newline()
        html.markdown(RenderedMarkdown(report.invitation(namesFiles: linkBase != nil), links: links(report, in: "")))
      }
      html.newline()
    }
    for (number, retrospective) in report.retrospectives.enumerated() {
      article(retrospective, "retro-\(number + 1)", report, &html)
    }
  }

  private func article(_ retrospective: PeriodReport.Retrospective, _ anchor: String, _ report: PeriodReport, _ html: inout HTML) {
    html.element("article", ["class": "retrospective", "aria-labelledby": anchor]) { html in
      html.newline()
      html.element("h2", ["id": anchor, "lang": language(of: retrospective.title)], text: retrospective.title)
      html.newline()
      html.element("p", ["class": "source"]) { html in
        html.text("\(retrospective.kindWords) · \(retrospective.span.title)")
        guard let linkBase else { return }
        html.text(" · ")
        html.element("a", ["href": linkBase.link(to: retrospective.path)], text: retrospective.path)
      }
      html.newline()
      let sections = retrospective.sections.filter { !$0.items.isEmpty }
      if sections.isEmpty {
        html.element("p", ["class": "hint"], text: PeriodReport.nothingYet)
      } else {
        html.element("div", ["class": "cards"]) { html in
          html.newline()
          for section in sections { card(section, of: retrospective, anchor, report, &html) }
        }
      }
      html.newline()
    }
    html.newline()
  }

  private func card(
    _ section: PeriodReport.Section, of retrospective: PeriodReport.Retrospective, _ anchor: String, _ report: PeriodReport,
    _ html: inout HTML
  ) {
    html.element("section", ["class": "card \(section.kind.rawValue)"]) { html in
      html.newline()
      html.element("h3", ["lang": language(of: section.name)], text: section.name)
      html.newline()
      html.element("ul", ["class": "items"]) { html in
        html.newline()
        for item in section.items {
          var entry = Entry(text: item.text, path: retrospective.path, facts: report.facts(of: item, in: retrospective))
          entry.details = item.details
          entry.standing = Standing(item.state, in: section.kind)
          entry.anchor = anchor
          // Of two items with one id the first is meant.
          if let id = item.id, retrospective.item(id) == item { entry.id = "\(anchor)-\(id)" }
          write(entry, report, &html)
        }
      }
      html.newline()
    }
    html.newline()
  }

  /// One item of a list.
  private struct Entry {
    var text: String
    var details = ""
    /// The file that the text stands in.
    var path: String
    var facts: [Fact]
    var standing: Standing?
    var id: String?
    /// What the ids of the items around it begin with.
    var anchor = ""
    var namesFile = false
  }

  /// The text, then what is known of it, then the details.
  private func write(_ entry: Entry, _ report: PeriodReport, _ html: inout HTML) {
    let standing = entry.standing
    html.element("li", ["id": entry.id, "class": standing?.sign.rawValue]) { html in
      if let standing { html.element("span", ["class": "sign", "aria-hidden": "true"], text: standing.sign.symbol) }
      markdown(entry.text, "text", links(report, in: entry.path), &html)
      if standing != nil || !entry.facts.isEmpty || entry.namesFile {
        html.newline()
        html.element("ul", ["class": "facts"]) { html in
          if let word = standing?.word(besides: entry.facts) { html.element("li", ["class": "state"], text: word) }
          for fact in entry.facts {
            html.element("li", ["class": fact.label == standing?.word ? "state" : nil]) { write(fact, report, entry.anchor, &$0) }
          }
          if entry.namesFile {
            html.element("li") { write(file: entry.path, named: fileName(entry.path), report, &$0) }
          }
        }
      }
      if !entry.details.isEmpty {
        html.newline()
        markdown(entry.details, "details", links(report, in: entry.path), &html)
      }
    }
    html.newline()
  }

  private func markdown(_ markdown: String, _ name: String, _ links: ItemLinks, _ html: inout HTML) {
    html.element("div", ["class": name, "lang": language(of: markdown), "dir": "auto"]) { html in
      html.newline()
      html.markdown(RenderedMarkdown(markdown, links: links))
    }
  }

  private func write(_ fact: Fact, _ report: PeriodReport, _ anchor: String, _ html: inout HTML) {
    html.text(fact.label + " ")
    switch fact.value {
    case .text(let text): html.element("span", ["lang": language(of: text)], text: text)
    case .day(let day): html.element("time", ["datetime": day.description], text: report.short(day))
    case .item(let item):
      html.element(
        "a", ["href": item.id.map { "#\(anchor)-\($0)" }, "lang": language(of: item.firstLine)], text: plainText(item.firstLine))
    case .file(let name, let path): write(file: path, named: name, report, &html)
    }
  }

  /// The name of a file, which leads to it, or to its place on the page; a name alone where neither is possible.
  private func write(file path: String?, named name: String, _ report: PeriodReport, _ html: inout HTML) {
    let target = path.flatMap { path in linkBase.map { $0.link(to: path) } ?? anchors(report)[path].map { "#" + $0 } }
    html.element(target == nil ? "span" : "a", ["href": target, "lang": language(of: name)], text: name)
  }

  /// Where the files that the page shows stand on it; none where links lead to the files themselves.
  private func anchors(_ report: PeriodReport) -> [String: String] {
    if linkBase != nil { return [:] }
    return Dictionary(
      report.retrospectives.enumerated().map { ($0.element.path, "retro-\($0.offset + 1)") }, uniquingKeysWith: { first, _ in first })
  }

  private func actions(_ report: PeriodReport, _ html: inout HTML) {
    let lists = [("Opened", report.actions.opened), ("Closed", report.actions.closed)].filter { !$0.1.isEmpty }
    guard !lists.isEmpty else { return }
    html.element("section", ["class": "actions", "aria-labelledby": "actions"]) { html in
      html.newline()
      html.element("h2", ["id": "actions"], text: "Actions")
      html.newline()
      html.element("div", ["class": "columns"]) { html in
        for (name, actions) in lists {
          html.element("section") { html in
            html.newline()
            html.element("h3", text: name)
            html.newline()
            html.element("ul", ["class": "items"]) { html in
              html.newline()
              for action in actions {
                write(
                  Entry(
                    text: action.text, path: action.path, facts: report.facts(of: action), standing: Standing(action.state), namesFile: true
                  ),
                  report, &html)
              }
            }
            html.newline()
          }
          html.newline()
        }
      }
      html.newline()
    }
    html.newline()
  }

  private func tags(_ report: PeriodReport, _ html: inout HTML) {
    guard !report.tags.isEmpty else { return }
    html.element("section", ["class": "tags", "aria-labelledby": "tags"]) { html in
      html.newline()
      html.element("h2", ["id": "tags"], text: "Tags")
      html.newline()
      html.element("ul") { html in
        html.newline()
        for tag in report.tags {
          html.element("li") { html in
            html.element("span", ["class": "tag", "lang": language(of: tag.name)], text: "#\(tag.name)")
            html.text(" ")
            html.element("span", ["class": "count"], text: "× \(tag.count)")
          }
          html.newline()
        }
      }
      html.newline()
    }
    html.newline()
  }

  private func links(_ report: PeriodReport, in path: String) -> ItemLinks {
    ItemLinks(files: report.links, base: linkBase, path: path, anchors: anchors(report))
  }
}
