// A report as tables for programs.

public import Documents
import JournalDates
import JournalModel

extension PeriodReport {
  /// A document of tables alone: the moods of days, the items of retrospectives, and the Actions.
  public var tables: Document {
    var document = Document(RichText(heading))
    document += .data(columns: ["date", "mood"], rows: days.map { [$0.date.description, $0.moodText] })
    document += .data(columns: ["retrospective", "section", "item", "state"], rows: retrospectives.flatMap { rows(of: $0) })
    let actions = actions.opened.map { ("opened", $0) } + actions.closed.map { ("closed", $0) }
    document += .data(
      columns: ["change", "action", "state", "due", "closed"],
      rows: actions.map { change, action in
        [change, plainText(action.text), Standing(action.state).word, action.due?.description, action.closed?.description]
      })
    return document
  }

  private func rows(of retrospective: Retrospective) -> [[String?]] {
    retrospective.sections.flatMap { section in
      section.items.map { [retrospective.title, section.name, plainText($0.text), Standing($0.state, in: section.kind)?.word] }
    }
  }
}
