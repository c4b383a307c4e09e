// A query as a tree.

public import JournalModel
public import JournalText

/// What an entry is asked for.
public indirect enum QueryNode: Equatable, Sendable {
  /// All of them; everything where there are none.
  case all([QueryNode])
  case any([QueryNode])
  case not(QueryNode)
  case text(TextMatch)
  case entry(Condition<EntryTest>)
  /// Has an item of which this is true.
  case item(ItemNode)
}

extension QueryNode {
  /// The properties that entries are compared by or asked for.
  public var propertyKeys: [String] {
    switch self {
    case .all(let parts), .any(let parts): parts.flatMap(\.propertyKeys)
    case .not(let part): part.propertyKeys
    case .entry(let condition):
      switch condition.test {
      case .property(let key, _), .has(.property(let key)): [key]
      default: []
      }
    case .text, .item: []
    }
  }

  /// The fields that items are compared by or asked for.
  public var fieldKeys: [String] {
    switch self {
    case .all(let parts), .any(let parts): parts.flatMap(\.fieldKeys)
    case .not(let part): part.fieldKeys
    case .item(let item): item.fieldKeys
    case .text, .entry: []
    }
  }
}

extension ItemNode {
  fileprivate var fieldKeys: [String] {
    switch self {
    case .all(let parts), .any(let parts): parts.flatMap(\.fieldKeys)
    case .not(let part): part.fieldKeys
    case .condition(let condition):
      switch condition.test {
      case .field(let key, _), .has(.field(let key)): [key]
      default: []
      }
    }
  }
}

/// What one item is asked for.
public indirect enum ItemNode: Equatable, Sendable {
  case all([ItemNode])
  case any([ItemNode])
  case not(ItemNode)
  case condition(Condition<ItemTest>)
}

/// A test with the words it was written in.
public struct Condition<Test: Equatable & Sendable>: Equatable, Sendable {
  public let test: Test
  /// The condition as it can be written in a query.
  public let text: String
  /// Where it stands in the query.
  public let place: Place

  public init(_ test: Test, text: String, place: Place = Place()) {
    self.test = test
    self.text = text
    self.place = place
  }
}

/// Where in a query something stands. All places are equal, so that queries which say the same are.
public struct Place: Equatable, Sendable {
  public let range: TextRange

  public init(_ range: TextRange = TextRange(at: 0)) { self.range = range }

  public static func == (a: Place, b: Place) -> Bool { true }
}

/// One thing that is asked of an entry.
public enum EntryTest: Equatable, Sendable {
  case type(EntryKind)
  /// The ordinal of its day.
  case date(Interval)
  /// 0 to 4.
  case mood(Interval)
  case tag(TagTest)
  case title(TitleTest)
  case path(PathTest)
  /// The file's name without its ending.
  case slug(WildcardPattern)
  /// Has a link to a file of such a name.
  case links(WildcardPattern)
  case isPrivate(Bool)
  /// One value of the property of this key.
  case property(String, PropertyTest)
  case has(EntryPart)
}

/// What an entry may have or lack.
public enum EntryPart: Equatable, Sendable {
  case date, mood, tag, links
  /// A property with a value that is not empty.
  case property(String)
}

/// One thing that is asked of an item.
public enum ItemTest: Equatable, Sendable {
  case section(SectionKind)
  case state(ItemState)
  case text(WordMatch)
  case tag(TagTest)
  case id(WildcardPattern)
  case links(WildcardPattern)
  /// `Priority.rank` of its priority; that of none where it has none.
  case priority(Interval)
  /// The value of the field of this key.
  case field(String, PropertyTest)
  case has(ItemPart)
}

/// What an item may have or lack.
public enum ItemPart: Equatable, Sendable {
  /// A box.
  case state
  case tag, id, links
  /// A field with a value that is not empty.
  case field(String)
}

/// What the box of an item says.
public enum ItemState: String, Hashable, Sendable, CaseIterable {
  case open, done, partly, cancelled
  /// A mark without a meaning here.
  case other
  /// There is no box.
  case none

  public init(_ state: BoxState?) {
    self =
      switch state {
      case .open: .open
      case .done: .done
      case .partly: .partly
      case .cancelled: .cancelled
      case .other: .other
      case nil: .none
      }
  }
}

extension Priority {
  /// The word for a priority that is not written.
  static let noneName = "none"
}
