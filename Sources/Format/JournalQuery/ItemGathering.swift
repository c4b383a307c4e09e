// Conditions on items that stand side by side speak of one item.

extension WrittenQuery {
  /// The query with its conditions on items gathered: in each list, those that stand side by side are about one item, where at least one of
  /// them says what the item is. Where all say what it is not, no item may be so, each by itself.
  var gathered: QueryNode {
    if isAboutItems {
      if case .not(let part) = self { return .not(part.gathered) }
      if let item = item, saysWhatIs { return .item(item) }
    }
    switch self {
    case .all(let parts): return .all(Self.gathered(parts) { .all($0) })
    case .any(let parts): return .any(Self.gathered(parts) { .any($0) })
    case .not(let part): return .not(part.gathered)
    case .text(let match): return .text(match)
    case .entry(let condition): return .entry(condition)
    case .item(let condition): return .item(.condition(condition))
    }
  }

  private static func gathered(_ parts: [WrittenQuery], joining: ([WrittenQuery]) -> WrittenQuery) -> [QueryNode] {
    let aboutItems = parts.filter(\.isAboutItems)
    guard aboutItems.contains(where: \.saysWhatIs), let item = joining(aboutItems).item else { return parts.map(\.gathered) }
    var nodes: [QueryNode] = []
    var isPlaced = false
    for part in parts {
      if !part.isAboutItems {
        nodes.append(part.gathered)
      } else if !isPlaced {
        nodes.append(.item(aboutItems.count == 1 ? aboutItems[0].item ?? item : item))
        isPlaced = true
      }
    }
    return nodes
  }

  /// Whether every condition is one on items, and there is one.
  private var isAboutItems: Bool {
    switch self {
    case .all(let parts), .any(let parts): !parts.isEmpty && parts.allSatisfy(\.isAboutItems)
    case .not(let part): part.isAboutItems
    case .item: true
    case .text, .entry: false
    }
  }

  /// Whether it has a condition outside of every `-`.
  private var saysWhatIs: Bool {
    switch self {
    case .all(let parts), .any(let parts): parts.contains(where: \.saysWhatIs)
    case .not: false
    case .item, .text, .entry: true
    }
  }

  /// As conditions on one item; nil where one of them is on the entry.
  private var item: ItemNode? {
    switch self {
    case .all(let parts): Self.items(parts).map { .all($0) }
    case .any(let parts): Self.items(parts).map { .any($0) }
    case .not(let part): part.item.map { .not($0) }
    case .item(let condition): .condition(condition)
    case .text, .entry: nil
    }
  }

  private static func items(_ parts: [WrittenQuery]) -> [ItemNode]? {
    let items = parts.compactMap(\.item)
    return items.count == parts.count ? items : nil
  }
}

extension QueryNode {
  /// The terms again, as they can be written.
  var written: WrittenQuery {
    switch self {
    case .all(let parts): .all(of: parts.map(\.written))
    case .any(let parts): .any(of: parts.map(\.written))
    case .not(let part): .not(of: part.written)
    case .text(let match): .text(match)
    case .entry(let condition): .entry(condition)
    case .item(let item): item.written
    }
  }
}

extension ItemNode {
  fileprivate var written: WrittenQuery {
    switch self {
    case .all(let parts): .all(of: parts.map(\.written))
    case .any(let parts): .any(of: parts.map(\.written))
    case .not(let part): .not(of: part.written)
    case .condition(let condition): .item(condition)
    }
  }
}
