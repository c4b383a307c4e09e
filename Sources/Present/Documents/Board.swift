// Cards of items, as a board of notes has them.

/// Groups of items beside each other, where there is room.
public struct Board: Hashable, Sendable {
  /// How lines of text show it; pages have cards.
  public enum Form: Hashable, Sendable {
    /// A name above the items of each card.
    case groups
    /// Cards with borders.
    case framed
    /// Each card is a section of its own.
    case sections
  }

  /// What stands on a card.
  public enum Part: Hashable, Sendable {
    case items([ListItem])
    case prose(Prose)
  }

  public struct Card: Hashable, Sendable {
    public var name: String
    public var accent: Accent?
    /// In the order in which they are read; no two neighbours are items.
    public private(set) var parts: [Part] = []

    public init(_ name: String, _ accent: Accent? = nil) { (self.name, self.accent) = (name, accent) }

    public mutating func add(_ item: ListItem) {
      guard case .items(var items)? = parts.last else { return parts.append(.items([item])) }
      // Held once, the items grow where they are.
      parts.removeLast()
      items.append(item)
      parts.append(.items(items))
    }

    public mutating func add(_ prose: Prose) { parts.append(.prose(prose)) }
  }

  public var cards: [Card]
  public var form: Form

  public init(_ form: Form, _ cards: [Card] = []) { (self.form, self.cards) = (form, cards) }
}
