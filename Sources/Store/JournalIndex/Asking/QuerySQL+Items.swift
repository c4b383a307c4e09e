// What is asked of items, as SQL.

import JournalFormat
import JournalModel
import JournalQuery
import SQLiteKit

extension QuerySQL {
  /// Has one item of which all of this is true.
  mutating func has(_ item: ItemNode) throws -> String {
    if frame == .metricDay { return "0" }
    return "(not f.is_private and f.id in (select i.file from item i where i.private_from is null and \(try condition(item, depth: 0))))"
  }

  private mutating func condition(_ node: ItemNode, depth: Int) throws -> String {
    if depth == Self.deepest { return staged("i.place", "item i where i.private_from is null", try condition(node, depth: 0)) }
    switch node {
    case .all(let parts): return Self.joined(try parts.map { try condition($0, depth: depth + 1) }, "and", empty: "1")
    case .any(let parts): return Self.joined(try parts.map { try condition($0, depth: depth + 1) }, "or", empty: "0")
    case .not(let part): return "(\(try condition(part, depth: depth + 1)) is not true)"
    case .condition(let condition): return try item(condition.test)
    }
  }

  private mutating func item(_ test: ItemTest) throws -> String {
    switch test {
    case .section(let kind): return "i.section = \(bound(kind.rawValue))"
    case .state(let state): return self.state(state)
    case .text(let words): return try call("i.text") { words.matches($0) }
    case .tag(let test): return try callOnElements("i.tags") { test.matches($0) }
    case .id(let pattern): return try call("i.id") { pattern.matches($0) }
    case .links(let pattern): return try callOnElements("i.links") { pattern.matches(Self.linkName($0)) }
    case .priority(let ranks):
      return try call([field("priority")]) { value in
        let priority = value.withBytes(0) { Priority(rawValue: String(decoding: $0, as: UTF8.self)) }
        return ranks.contains(Double(Priority.rank(of: priority)))
      }
    case .field(let key, let test): return Field.isKey(key) ? try call(field(key)) { test.matches($0) } : "0"
    case .has(.state): return "i.state is not null"
    case .has(.tag): return "i.tags is not null"
    case .has(.id): return "i.id is not null"
    case .has(.links): return "i.links is not null"
    case .has(.field(let key)): return Field.isKey(key) ? "\(field(key)) <> ''" : "0"
    }
  }

  /// The value of a field, null where the item has none. A key holds neither quotes nor backslashes.
  private mutating func field(_ key: String) -> String { "(\(key == FieldKey.due.rawValue ? IndexSchema.fields : "i.fields") ->> \(bound("$.\"\(key)\"")))" }

  private mutating func state(_ state: ItemState) -> String {
    switch state {
    case .none: return "i.state is null"
    case .other:
      let known = [ItemState.open, .done, .partly, .cancelled].map { bound($0.rawValue) }
      return "i.state not in (\(known.joined(separator: ", ")))"
    case .open, .done, .partly, .cancelled: return "i.state = \(bound(state.rawValue))"
    }
  }

  /// The name of the file that the target of a link leads to, without folders and ending.
  static func linkName(_ target: String) -> String {
    Reference(file: FileNames.withoutEnding(Reference(target: target).file)).slug
  }
}
