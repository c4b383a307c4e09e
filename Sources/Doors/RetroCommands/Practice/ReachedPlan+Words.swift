// That a milestone or a goal was reached, said when it is.

import JournalInsights
import JournalLanguage
import JournalModel

extension ReachedPlan {
  /// With how much it was reached, and of a goal how it is closed.
  func message(_ units: UnitTable, _ icons: Theme.Icons) -> Message {
    let amounts = targets.map { Message(ListingText.alone, ["words": .amount($0.value, in: $0.target.quantity.unit, units)]) }
    return Message(
      kind == .goal ? ReachedText.goal : ReachedText.milestone,
      [
        "icons": .text(icons.rawValue), "title": .text(title), "amounts": .messages(amounts, .and), "goal": .optional(goalTitle),
        "name": .text(slug), "points": .number(points ?? 0),
      ])
  }

  /// Whether its file says so before its amounts do.
  var isEarly: Bool { share != nil || !targets.isEmpty && !isReachedByAmounts }

  /// The same where its file says that it was reached.
  func messageOfClosing(_ icons: Theme.Icons) -> Message {
    if isEarly {
      let percent = share.map { Int(($0 * 100).rounded(.down)) } ?? targets.map(\.wholePercent).min() ?? 0
      return Message(ReachedText.closedEarly, ["title": .text(title), "percent": .number(percent), "kind": .text(kind.rawValue)])
    }
    return Message(
      ReachedText.closed,
      ["icons": .text(icons.rawValue), "title": .text(title), "goal": .optional(goalTitle), "kind": .text(kind.rawValue)])
  }
}
