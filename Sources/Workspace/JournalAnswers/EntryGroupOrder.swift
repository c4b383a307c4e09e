// By what groups of entries are sorted.

/// One of the things that groups can be sorted by: `count`, `-mean:steps`.
struct EntryGroupOrder {
  private let isDescending: Bool
  private let value: (EntryGroup) -> Double?
  /// Whether it is their own order turned around.
  private let turnsAll: Bool

  /// - Throws: `EntryListError`.
  init(_ text: String, figures: [GroupFigure]) throws(EntryListError) {
    let isDescending = text.hasPrefix("-")
    let name = isDescending ? String(text.dropFirst()) : text
    self.isDescending = isDescending
    let names = figures.map { "\($0.kind.rawValue):\($0.key)" }
    switch name {
    case "group": value = { _ in nil }
    case "count": value = { Double($0.count) }
    default:
      guard let place = names.firstIndex(of: name) else {
        throw .unknownOrder(name, known: ["group", "count"] + names)
      }
      value = { $0.values[place].number }
    }
    turnsAll = name == "group" && isDescending
  }

  /// The groups by each of these in turn; those that are alike stay in their order, which alone can be turned around.
  static func sorted(_ groups: [EntryGroup], by orders: [EntryGroupOrder]) -> [EntryGroup] {
    guard let most = orders.first else { return groups }
    let sorted = groups.enumerated().sorted { a, b in
      for order in orders {
        let (first, second) = (order.value(a.element), order.value(b.element))
        if first == second { continue }
        guard let first, let second else { return first != nil }
        return (first < second) != order.isDescending
      }
      return a.offset < b.offset
    }.map(\.element)
    return most.turnsAll ? sorted.reversed() : sorted
  }
}
