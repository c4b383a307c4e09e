// A query that somebody asks who is not told all of a text.

extension Query {
  /// The same where what may not stand in a text may, in entries that have a word which marks what is kept from others. Each entry that the query is
  /// about without such texts is among them.
  public func forgiving(textsWith mark: TextMatch) -> Query { Query(root: root.forgiving(mark)) }

  /// The same with what is known of the texts of one entry in their place.
  public func settled(_ has: (TextMatch) -> Bool) -> Query { Query(root: root.settled(has)) }
}

extension QueryNode {
  private var isAboutText: Bool {
    switch self {
    case .all(let parts), .any(let parts): parts.contains(where: \.isAboutText)
    case .not(let part): part.isAboutText
    case .text: true
    case .entry, .item: false
    }
  }

  fileprivate func forgiving(_ mark: TextMatch) -> QueryNode {
    switch self {
    case .all(let parts): .all(parts.map { $0.forgiving(mark) })
    case .any(let parts): .any(parts.map { $0.forgiving(mark) })
    case .not(let part): part.isAboutText ? .any([self, .text(mark)]) : self
    case .text, .entry, .item: self
    }
  }

  fileprivate func settled(_ has: (TextMatch) -> Bool) -> QueryNode {
    switch self {
    case .all(let parts): .all(parts.map { $0.settled(has) })
    case .any(let parts): .any(parts.map { $0.settled(has) })
    case .not(let part): .not(part.settled(has))
    case .text(let match): has(match) ? .all([]) : .any([])
    case .entry, .item: self
    }
  }
}
