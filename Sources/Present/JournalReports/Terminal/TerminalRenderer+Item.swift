// One item with its history on a terminal.

public import Documents
import JournalDates
import JournalInsights
import JournalModel

extension TerminalRenderer {
  /// The lines, each ending with a line feed.
  public func render(_ card: ItemCard) -> TerminalText {
    var page = page
    let report = PeriodReport(span: DaySpan(card.today))
    let file = card.entry.retrospective(on: card.today)
    page.paragraph(card.entry.title, .bold)
    page.source(card.entry.words(file), card.entry.path)
    page.group(PeriodReport.Section(kind: card.section, heading: card.heading).name, card.section.accent)
    page.item(card.sign, card.item.text, known: card.known(report, in: file), details: card.item.details)
    if !card.judgements.isEmpty {
      page.group("Reviews", nil)
      for one in card.judgements {
        let standing = Standing(one.state, in: .review)
        page.item(
          standing.map { "\($0.sign.box) " } ?? "• ", ReviewProposal.label(of: one.place, in: DaySpan(card.today)),
          known: standing.map { [$0.word] } ?? [], details: one.words, place: (one.place.path, one.place.line))
      }
    }
    if !card.tries.isEmpty {
      page.group("Tries for it", .attempt)
      let tries = TriesReport(tries: card.tries, today: card.today)
      for one in card.tries { page.item("\(one.outcome.sign.box) ", one.item.text, known: tries.known(of: one), details: one.words) }
    }
    if !card.actions.actions.isEmpty {
      page.group("Actions from it", .action)
      for one in card.actions.actions {
        page.item("\(Standing(one.state).sign.box) ", one.item.text, known: card.actions.known(of: one, namesSource: false))
      }
    }
    if card.privateEntries > 0 { page.line() }
    page.privateEntries(card.privateEntries)
    return page.text
  }
}

extension ItemCard {
  fileprivate var sign: String {
    if let attempt { return attempt.outcome.sign.box + " " }
    if let action { return Standing(action.state).sign.box + " " }
    return Standing(item.state, in: section).map { "\($0.sign.box) " } ?? "• "
  }

  /// What became of it, what its fields say, and its id.
  fileprivate func known(_ report: PeriodReport, in file: PeriodReport.Retrospective) -> [String] {
    let facts = report.facts(of: item, in: file)
    if let attempt {
      let known = TriesReport(tries: [attempt], today: today).known(of: attempt)
      return Array(known.dropLast()) + facts.map { report.words(of: $0) } + known.suffix(1)
    }
    if let action {
      let known = actions.known(of: action)
      let told = ["due", "priority", "done", "cancelled"] + (actions.source(of: action) == nil ? [] : ["from"])
      return Array(known.dropLast()) + facts.filter { !told.contains($0.label) }.map { report.words(of: $0) } + known.suffix(1)
    }
    return facts.map { report.words(of: $0) } + (item.id.map { ["^\($0)"] } ?? [])
  }
}
