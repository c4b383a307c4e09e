// Values as a document: what serves them, and how long ago.

public import Documents
import JournalDates
import JournalInsights
public import JournalLanguage
import JournalModel
import JournalWords

extension AlignmentReport {
  /// A section a value; where there is nothing to tell, no more than what is left out.
  /// - Parameter tellsReasons: Whether what was done for each value follows.
  public func document(tellsReasons: Bool = false, in say: Language) -> Document {
    let isEmpty = values.isEmpty && goalsWithoutValue.isEmpty
    var document = Document(RichText(say(AlignmentText.title)), opensWithTitle: !isEmpty)
    if !isEmpty { document += .facts([.quiet(say.title(of: span)), .quiet(say(AlignmentText.values, ["count": .number(values.count)]))]) }
    document.add(privateEntries: privateEntries, say)
    for value in values { document.blocks += section(value, tellsReasons, say) }
    if !goalsWithoutValue.isEmpty {
      document += .heading(RichText(say(AlignmentText.withoutValue)))
      document += .list(
        ItemList(goalsWithoutValue.map { ListItem(Prose($0.goal.title, in: $0.goal.path), [$0.status.words(say), $0.goal.slug]) }))
    }
    document += table
    return document
  }

  private func section(_ value: ValueAlignment, _ tellsReasons: Bool, _ say: Language) -> [Block] {
    var blocks: [Block] = [.heading(RichText(value.value.title))]
    var known = [
      value.value.plan.level.map { say(AlignmentText.level, ["level": .text($0.rawValue)]) },
      value.value.plan.priority.map { say(AlignmentText.priority, ["priority": .number($0)]) },
    ].compactMap(\.self)
    known.append(say(AlignmentText.activeGoals, ["count": .number(value.activeGoals)]))
    blocks.append(.facts(known.map { .quiet($0) }))
    if let words = value.silenceWords(say) { blocks.append(.paragraph(RichText(words))) }
    let count = say(AlignmentText.contributions, ["count": .number(value.contributions)])
    blocks.append(.facts((value.lastDay == nil ? [] : [RichText(count)]) + [RichText(last(value, say))]))
    let goals = value.goals.filter { $0.isActive && !$0.goal.isPrivate }
    if !goals.isEmpty {
      blocks.append(
        .list(
          ItemList(
            goals.map {
              ListItem(Prose($0.goal.title, in: $0.goal.path), [$0.status.words(say)] + $0.targets.prefix(1).map { say.numbers.percent($0.wholePercent) })
            })))
    }
    if tellsReasons { blocks.append(.provenance(reasons(value, say).map(\.source))) }
    return blocks
  }

  /// The values for programs.
  private var table: Block {
    let names = ["value", "priority", "active_goals", "contributions", "last"]
    let rows = values.map { value in
      [
        value.value.title, value.value.plan.priority.map { "\($0)" } ?? "", "\(value.activeGoals)", "\(value.contributions)",
        value.lastDay?.description ?? "",
      ]
    }
    return .data(columns: names, rows: rows)
  }

  private func last(_ value: ValueAlignment, _ say: Language) -> String {
    guard let day = value.lastDay, let since = value.daysSince else { return say(AlignmentText.nothingYet) }
    return say(AlignmentText.last, ["days": .number(since), "day": .text(say.short(day, in: today.year))])
  }
}
