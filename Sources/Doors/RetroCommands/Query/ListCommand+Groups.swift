// Groups of entries, as a command line asks for them.

import JournalAnswers
import CommandKit
import JournalKit
import JournalLanguage

extension GroupFigure.Kind {
  /// The option that asks for it.
  var option: Option<[String]> {
    let summary =
      switch self {
      case .sum: "The sum of a property or metric in each group."
      case .mean: "Its mean."
      case .min: "The least."
      case .max: "The greatest."
      case .median: "The one in the middle."
      }
    return Option(rawValue, values: .key, summary)
  }
}

/// By what entries are put into groups, and what is told of these.
struct GroupChoice: Sendable {
  static let group = Option("group", value: .by, .choice(of: EntryGrouping.allCases), "Show groups of entries instead.")
  private static let count = Flag("count", "Show how many entries are in a group; so it is where nothing else is asked for.")
  static let options: [any OptionKey] = [group, count] + GroupFigure.Kind.allCases.map(\.option)

  let grouping: EntryGrouping
  let figures: [GroupFigure]
  let isCounted: Bool

  /// Nil where no groups are asked for; refuses figures without them.
  init?(_ arguments: Arguments) throws(UsageError) {
    var figures: [GroupFigure] = []
    for kind in GroupFigure.Kind.allCases {
      for key in try arguments[kind.option] where !figures.contains(GroupFigure(kind, of: key)) {
        figures.append(GroupFigure(kind, of: key))
      }
    }
    guard let grouping = try arguments[Self.group] else {
      let option = arguments[Self.count] ? Self.count.name : figures.first?.kind.option.name
      if let option { throw UsageError(UsageText.needs, ["option": .text(option), "other": .text(Self.group.name)]) }
      return nil
    }
    self.grouping = grouping
    self.figures = figures
    isCounted = arguments[Self.count] || figures.isEmpty
  }
}
