// Whether an entry is one that a query is about: the judge of every other way to answer.

import JournalDates
import JournalModel

extension Query {
  /// Whether the query is about this entry. Linear in the entry, for each of the query's conditions.
  /// - Parameter expression: Says whether a text has a match of a regular expression; without it no text has.
  public func matches(_ entry: QueryEntry, expression: (_ source: String, _ text: String) -> Bool = { _, _ in false }) -> Bool {
    root.matches(entry, expression)
  }
}

extension QueryNode {
  fileprivate func matches(_ entry: QueryEntry, _ expression: (String, String) -> Bool) -> Bool {
    switch self {
    case .all(let parts): parts.allSatisfy { $0.matches(entry, expression) }
    case .any(let parts): parts.contains { $0.matches(entry, expression) }
    case .not(let part): !part.matches(entry, expression)
    case .text(let match):
      switch match.form {
      case .words(let words): entry.texts.contains { words.matches($0) }
      case .expression(let source): entry.texts.contains { expression(source, $0) }
      }
    case .entry(let condition): condition.test.matches(entry)
    case .item(let item): entry.items.contains { item.matches($0) }
    }
  }
}

extension ItemNode {
  /// Whether this is true of an item.
  public func matches(_ item: QueryItem) -> Bool {
    switch self {
    case .all(let parts): parts.allSatisfy { $0.matches(item) }
    case .any(let parts): parts.contains { $0.matches(item) }
    case .not(let part): !part.matches(item)
    case .condition(let condition): condition.test.matches(item)
    }
  }
}

extension EntryTest {
  /// Whether this is true of an entry.
  public func matches(_ entry: QueryEntry) -> Bool {
    switch self {
    case .type(let kind): entry.kind == kind
    case .date(let days): entry.date.map { days.contains(Double($0.ordinal)) } ?? false
    case .mood(let moods): entry.mood.map { moods.contains(Double($0.rawValue)) } ?? false
    case .tag(let test): entry.tags.contains { test.matches($0) }
    case .title(let test): test.matches(entry.title)
    case .path(let test): test.matches(entry.path)
    case .slug(let pattern): pattern.matches(entry.slug)
    case .links(let pattern): entry.links.contains { pattern.matches($0) }
    case .isPrivate(let isPrivate): entry.isPrivate == isPrivate
    case .property(let key, let test): entry.values(of: key).contains { test.matches($0) }
    case .has(.date): entry.date != nil
    case .has(.mood): entry.mood != nil
    case .has(.tag): !entry.tags.isEmpty
    case .has(.links): !entry.links.isEmpty
    case .has(.property(let key)): entry.values(of: key).contains { !$0.isEmpty }
    }
  }
}

extension ItemTest {
  /// Whether this is true of an item.
  public func matches(_ item: QueryItem) -> Bool {
    switch self {
    case .section(let kind): item.section == kind
    case .state(let state): ItemState(item.state) == state
    case .text(let words): words.matches(item.text)
    case .tag(let test): item.tags.contains { test.matches($0) }
    case .id(let pattern): item.id.map { pattern.matches($0) } ?? false
    case .links(let pattern): item.links.contains { pattern.matches($0) }
    case .priority(let ranks):
      ranks.contains(Double(Priority.rank(of: item.fields.value(of: "priority").flatMap { Priority(rawValue: $0) })))
    case .field(let key, let test): item.fields.value(of: key).map { test.matches($0) } ?? false
    case .has(.state): item.state != nil
    case .has(.tag): !item.tags.isEmpty
    case .has(.id): item.id != nil
    case .has(.links): !item.links.isEmpty
    case .has(.field(let key)): item.fields.value(of: key).map { !$0.isEmpty } ?? false
    }
  }
}

extension QueryEntry {
  fileprivate func values(of key: String) -> [String] {
    // As written: `==` would call two spellings of é the same.
    properties.first { $0.key.hasSameBytes(as: key) }?.values ?? []
  }
}
