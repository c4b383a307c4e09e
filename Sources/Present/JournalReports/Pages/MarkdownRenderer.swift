// The report as Markdown that reads well as a file, in an editor and in `git diff`.

public import Documents
import JournalDates
import JournalModel
public import Mustache

/// Renders a report as Markdown, with relative links to the files it tells of where they are wanted.
public struct MarkdownRenderer: Sendable {
  private let linkBase: LinkBase?

  /// `linkBase` is the way from the folder that the file is written to, to the journal; nil for a file that others read, which names no file of
  /// it and leads to none.
  public init(linkBase: LinkBase? = LinkBase()) { self.linkBase = linkBase }

  /// The file's text, ending with a line feed.
  public func render(_ report: PeriodReport) -> String { BuiltInPage.markdown.filled(values(of: report)) }

  /// What a template of the file is filled in with: finished blocks of Markdown without a last line end.
  public func values(of report: PeriodReport) -> MustacheValue {
    func part(_ write: (inout Page) -> Void) -> MustacheValue {
      var page = Page()
      write(&page)
      return .text(String(page.text.dropLast()))
    }
    return [
      "heading": .text(escaped(report.heading)), "subtitle": MustacheValue(report.subtitle),
      "start": .text(report.span.start.description), "end": .text(report.span.end.description),
      "summary": .text(([report.subtitle].compactMap { $0 } + report.counts).joined(separator: " · ")),
      "omissions": .text(report.omissions(namesFiles: linkBase != nil).joined(separator: " ")), "mood": part { moods(report, &$0) },
      "context": part { context(report, &$0) }, "retrospectives": part { retrospectives(report, &$0) },
      "actions": part { actions(report, &$0) }, "tags": part { tags(report, &$0) },
    ]
  }

  private func context(_ report: PeriodReport, _ page: inout Page) {
    guard let context = report.context else { return }
    page.block("## \(ContextReport.heading)")
    page.block(String(context.markdown.dropLast()))
  }

  private func retrospectives(_ report: PeriodReport, _ page: inout Page) {
    if report.retrospectives.isEmpty {
      page.block("## Retrospectives")
      page.block(report.invitation(namesFiles: linkBase != nil))
    }
    for retrospective in report.retrospectives { write(retrospective, report, &page) }
  }

  private func tags(_ report: PeriodReport, _ page: inout Page) {
    if report.tags.isEmpty { return }
    page.block("## Tags")
    page.block(report.tags.map { "#\($0.name) × \($0.count)" }.joined(separator: " · "))
  }

  /// Blocks with a blank line between them.
  private struct Page {
    private(set) var text = ""

    mutating func block(_ block: String) {
      if !text.isEmpty { text += "\n" }
      text += block + "\n"
    }
  }

  private func moods(_ report: PeriodReport, _ page: inout Page) {
    page.block("## Mood")
    guard report.hasMoods else { return page.block(report.moodInvitation) }
    var rows = ["| Day | Mood |", "| --- | --- |"]
    for day in report.days {
      let word = day.mood.map { "\($0.dots) \(escaped(day.moodText))" } ?? (day.isMoodPrivate ? "(private)" : "–")
      rows.append("| \(linked(report.short(day.date), day.path)) | \(word) |")
    }
    page.block(rows.joined(separator: "\n"))
  }

  private func write(_ retrospective: PeriodReport.Retrospective, _ report: PeriodReport, _ page: inout Page) {
    page.block("## \(escaped(retrospective.title))")
    let link = linkBase == nil ? [] : [linked(escaped(retrospective.path), retrospective.path)]
    page.block(([retrospective.kindWords, retrospective.span.title] + link).joined(separator: " · "))
    let links = ItemLinks(files: report.links, base: linkBase, path: retrospective.path)
    let sections = retrospective.sections.filter { !$0.items.isEmpty }
    if sections.isEmpty { page.block(PeriodReport.nothingYet) }
    for section in sections {
      page.block("### \(escaped(section.name))")
      let items = section.items.map { item in
        // The state is a word and no box: a report adds no tasks to a vault.
        let facts = words(Standing(item.state, in: section.kind), report.facts(of: item, in: retrospective), report)
        return listItem(relinked(item.text, links), facts, details: relinked(item.details, links))
      }
      page.block(items.joined(separator: "\n"))
    }
  }

  private func actions(_ report: PeriodReport, _ page: inout Page) {
    let lists = [("Opened", report.actions.opened), ("Closed", report.actions.closed)].filter { !$0.1.isEmpty }
    guard !lists.isEmpty else { return }
    page.block("## Actions")
    for (name, actions) in lists {
      page.block("### \(name)")
      let items = actions.map { action in
        let links = ItemLinks(files: report.links, base: linkBase, path: action.path)
        let facts = words(Standing(action.state), report.facts(of: action), report)
        let link = linked(escaped(fileName(action.path)), action.path)
        return listItem(relinked(action.text, links), facts + [link])
      }
      page.block(items.joined(separator: "\n"))
    }
  }

  /// Words that lead to a file of the journal, or no more than the words.
  private func linked(_ words: String, _ path: String) -> String { linkBase.map { "[\(words)](\($0.link(to: path)))" } ?? words }

  private func words(_ standing: Standing?, _ facts: [Fact], _ report: PeriodReport) -> [String] {
    (standing?.word(besides: facts).map { [$0] } ?? []) + facts.map { words($0, report) }
  }

  private func words(_ fact: Fact, _ report: PeriodReport) -> String {
    let label = escaped(fact.label)
    return switch fact.value {
    case .text(let text): "\(label) \(escaped(text))"
    case .day(let day): "\(label) \(report.short(day))"
    case .item(let item): "\(label) “\(escaped(plainText(item.firstLine)))”"
    case .file(let name, let path?): "\(label) \(linked(escaped(name), path))"
    case .file(let name, nil): "\(label) \(escaped(name))"
    }
  }
}
