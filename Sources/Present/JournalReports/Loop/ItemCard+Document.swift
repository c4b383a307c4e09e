// One item with its history as a document.

public import Documents
import JournalDates
import JournalInsights
public import JournalLanguage
import JournalModel

extension ItemCard {
  /// The item, what Reviews said of it, and what follows from it.
  public func document(in say: Language) -> Document {
    let report = PeriodReport(span: DaySpan(today))
    let file = entry.retrospective(on: today)
    var document = Document(RichText(entry.title(say)))
    document.titleIsHeading = true
    document += .file(entry.words(file, say), path: entry.path)
    document += .group(RichText(PeriodReport.Section(kind: section, heading: heading).name(say)), section.accent)
    document += .list(ItemList([shown(report, in: file, say)]))
    for effect in effects { document += .paragraph(RichText(effect.text), depth: 1) }
    func group(_ name: ShowText, _ accent: Accent?, _ items: [ListItem]) {
      if items.isEmpty { return }
      document += .group(RichText(say(name)), accent)
      document += .list(ItemList(items))
    }
    group(ShowText.reviews, nil, judgements.map { $0.shown(today, isOfAction: action != nil, say) })
    let triesReport = TriesReport(tries: tries, today: today)
    group(
      ShowText.tries, .attempt,
      tries.map { one in
        ListItem(
          .box(one.outcome.sign), Prose(one.item.text, in: one.place.path), facts: triesReport.known(of: one, say).map { .quiet($0) },
          details: one.words.isEmpty ? nil : Prose(one.words, in: (one.judgedIn ?? one.place).path))
      })
    group(
      ShowText.actions, .action,
      actions.actions.map { one in
        ListItem(
          .box(Standing(one.state).sign), Prose(one.item.text, in: one.place.path),
          facts: actions.known(of: one, namesSource: false, say).map { .quiet($0) })
      })
    if privateEntries > 0 { document += .space }
    document.add(privateEntries: privateEntries, say)
    document += table
    return document
  }

  private func shown(_ report: PeriodReport, in file: PeriodReport.Retrospective, _ say: Language) -> ListItem {
    var shown = report.listItem(item, in: section, of: file, isAlone: true, in: say)
    let facts = report.facts(of: item, in: file)
    func words(_ facts: [Fact]) -> [RichText] { facts.map { report.words(of: $0, isAlone: true, in: say) } }
    if let attempt {
      let known = TriesReport(tries: [attempt], today: today).known(of: attempt, say).map { RichText($0) }
      (shown.mark, shown.facts) = (.box(attempt.outcome.sign), known.dropLast() + words(facts) + known.suffix(1))
    } else if let action {
      let known = actions.known(of: action, say).map { RichText($0) }
      let told = ["due", "priority", "done", "cancelled"] + (actions.source(of: action) == nil ? [] : ["from"])
      (shown.mark, shown.facts) = (
        .box(Standing(action.state).sign), known.dropLast() + words(facts.filter { !told.contains($0.label) }) + known.suffix(1)
      )
    } else {
      shown.facts = words(facts) + (item.id.map { [RichText("^\($0)", .id)] } ?? [])
    }
    return shown
  }

  /// The item, and what was said and made of it, for programs.
  private var table: Block {
    let state = attempt?.outcome.rawValue ?? action?.state.rawValue ?? Standing(item.state, in: section, isOfAction: item.isOfAction)?.word
    var rows: [[String?]] = [["item", plainText(item.firstLine), state]]
    rows += judgements.map { one in
      ["review", ReviewProposal.label(of: one.place, in: DaySpan(today)), Standing(one.state, in: .review, isOfAction: action != nil)?.word]
    }
    rows += tries.map { ["try", plainText($0.item.firstLine), $0.outcome.rawValue] }
    rows += actions.actions.map { ["action", plainText($0.item.firstLine), $0.state.rawValue] }
    return .data(columns: ["part", "text", "state"], rows: rows)
  }
}

extension ItemCard.Judgement {
  /// Which Review it was, and what it said.
  fileprivate func shown(_ today: CalendarDay, isOfAction: Bool, _ say: Language) -> ListItem {
    let standing = Standing(state, in: .review, isOfAction: isOfAction)
    return ListItem(
      standing.map { .box($0.sign) } ?? .bullet, Prose(ReviewProposal.label(of: place, in: DaySpan(today)), in: place.path),
      facts: standing.map { [RichText($0.words(say), .state)] } ?? [], details: words.isEmpty ? nil : Prose(words, in: place.path),
      place: Place(path: place.path, line: place.line))
  }
}
