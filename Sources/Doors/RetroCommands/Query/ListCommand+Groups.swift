// What entries come to in groups, as a table and as JSON.

import CommandKit
import JournalDates
import JournalIndex
import JournalKit
import JournalModel
import JournalQuery
import PlainFormats
import JournalText

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
    return Option(rawValue, values: "KEY", summary)
  }
}

/// Groups as a command line asks for them.
struct GroupChoice: Sendable {
  private static let group = Option("group", value: "BY", .choice(of: EntryGrouping.allCases), "Show groups of entries instead.")
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
      if let option { throw UsageError("‘\(option)’ needs ‘--group’ beside it") }
      return nil
    }
    self.grouping = grouping
    self.figures = figures
    isCounted = arguments[Self.count] || figures.isEmpty
  }

  /// The groups of the entries that a query is about.
  func groups(
    of query: Query, _ index: JournalIndex, _ labels: MoodLabels, sortedBy orders: [String], for audience: Audience
  ) throws -> [EntryGroup] {
    var groups = EntryGroups(by: grouping, figures, labels)
    var selection = EntrySelection(query)
    selection.keys = groups.keys
    selection.audience = audience
    for key in selection.keys where key != "mood" { try index.refuseUnknown(key) }
    selection.hasTags = groups.needsTags
    selection.hasMetricDays = grouping.isOfDays
    selection.isOrdered = false
    selection.hasNames = false
    let ranks = try orders.map { order in try rank(order) }
    try index.forEachEntry(selection) { groups.add($0) }
    let all = groups.all
    for (place, figure) in figures.enumerated() where figure.kind == .sum && all.contains(where: { $0.values[place].isClock }) {
      throw CommandFailure(
        .badValue, "‘\(figure.key)’ is a time on the clock and has no sum", help: "--mean, --median, --min and --max know times")
    }
    if ranks.isEmpty { return all }
    return all.enumerated().sorted { a, b in
      for rank in ranks {
        let (first, second) = (rank.value(a.element), rank.value(b.element))
        if first == second { continue }
        guard let first, let second else { return first != nil }
        return (first < second) != rank.isDescending
      }
      // Groups that are alike stay in their order, which alone can be turned around.
      return a.offset < b.offset
    }.map(\.element).turned(orders.first == "-group")
  }

  private struct Rank {
    var isDescending: Bool
    var value: (EntryGroup) -> Double?
  }

  private func rank(_ order: String) throws -> Rank {
    let isDescending = order.hasPrefix("-")
    let name = isDescending ? String(order.dropFirst()) : order
    if name == "group" { return Rank(isDescending: isDescending) { _ in nil } }
    if name == "count" { return Rank(isDescending: isDescending) { Double($0.count) } }
    if let place = figures.firstIndex(where: { "\($0.kind.rawValue):\($0.key)" == name }) {
      return Rank(isDescending: isDescending) { $0.values[place].number }
    }
    let names = ["group", "count"] + figures.map { "\($0.kind.rawValue):\($0.key)" }
    throw CommandFailure(.badValue, "groups cannot be sorted by ‘\(name)’", help: "sort by \(names.joined(separator: ", "))")
  }
}

extension Array {
  fileprivate func turned(_ isTurned: Bool) -> [Element] { isTurned ? reversed() : self }
}

extension ListCommand {
  /// Shows groups.
  func write(_ groups: [EntryGroup], _ choice: GroupChoice, in context: inout Context) -> ExitStatus {
    if isJSON {
      context.write(
        ["schema": 1, "group": .string(choice.grouping.rawValue), "groups": JSONValue(groups.map { json($0, choice) })] as JSONValue)
    } else if !groups.isEmpty {
      var table = TextTable()
      table.add([choice.grouping.rawValue] + (choice.isCounted ? ["count"] : []) + choice.figures.map { "\($0.kind.rawValue) \($0.key)" })
      for group in groups {
        table.add([group.name ?? "–"] + (choice.isCounted ? ["\(group.count)"] : []) + group.values.map { text($0, of: group.count) })
      }
      context.write(table.text(width: context.lineWidth))
    }
    if groups.isEmpty { context.note("no entry matches") }
    return groups.isEmpty ? .no : .yes
  }

  private func text(_ value: EntryGroup.Value, of count: Int) -> String {
    guard let number = value.number else { return "–" }
    return (value.isClock ? clock(number) : decimalText(rounded(number, 100))) + (value.entries == count ? "" : " (n=\(value.entries))")
  }

  private func json(_ group: EntryGroup, _ choice: GroupChoice) -> JSONValue {
    let figures = zip(choice.figures, group.values).map { figure, value -> JSONValue in
      let number: JSONValue = value.number.map { value.isClock ? .string(clock($0)) : .number(rounded($0, 1_000_000)) } ?? .null
      return ["figure": .string(figure.kind.rawValue), "key": .string(figure.key), "value": number, "n": .int(value.entries)]
    }
    return [
      "group": JSONValue(group.name),
      "start": JSONValue(group.span?.start.description),
      "end": JSONValue(group.span?.end.description),
      "count": .int(group.count),
      "figures": JSONValue(figures),
    ]
  }

  /// Minutes as a time of the day; a number among times as it is where it cannot be one.
  private func clock(_ minutes: Double) -> String {
    TimeOfDay(nearest: minutes)?.description ?? decimalText(rounded(minutes, 100))
  }

  private func rounded(_ number: Double, _ steps: Double) -> Double {
    abs(number) < 1e15 / steps ? (number * steps).rounded() / steps : number
  }
}
