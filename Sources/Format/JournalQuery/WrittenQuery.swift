// A query as it is written, before its conditions on items are gathered.

/// The terms of a query. Its static functions leave out what changes nothing: lists of one, lists in lists of the same kind, a double no.
indirect enum WrittenQuery: Equatable, Sendable {
  case all([WrittenQuery])
  case any([WrittenQuery])
  case not(WrittenQuery)
  case text(TextMatch)
  case entry(Condition<EntryTest>)
  case item(Condition<ItemTest>)

  static func all(of parts: [WrittenQuery]) -> WrittenQuery {
    let flat = parts.flatMap { if case .all(let inner) = $0 { inner } else { [$0] } }
    return flat.count == 1 ? flat[0] : .all(flat)
  }

  static func any(of parts: [WrittenQuery]) -> WrittenQuery {
    let flat = parts.flatMap { if case .any(let inner) = $0 { inner } else { [$0] } }
    return flat.count == 1 ? flat[0] : .any(flat)
  }

  static func not(of part: WrittenQuery) -> WrittenQuery {
    if case .not(let inner) = part { return inner }
    return .not(part)
  }
}

extension WrittenQuery: CustomStringConvertible {
  /// The query in its plainest form.
  var description: String { text(inside: .query) }

  private enum Surroundings { case query, alternatives, list, not }

  private func text(inside surroundings: Surroundings) -> String {
    switch self {
    case .all(let parts):
      let text = parts.map { $0.text(inside: .list) }.joined(separator: " ")
      return surroundings == .query || surroundings == .alternatives ? text : "(\(text))"
    case .any(let parts):
      let text = parts.map { $0.text(inside: .alternatives) }.joined(separator: " or ")
      return surroundings == .query ? text : "(\(text))"
    case .not(let part): return "-" + part.text(inside: .not)
    case .text(let match): return match.text
    case .entry(let condition): return condition.text
    case .item(let condition): return condition.text
    }
  }
}
