// Files by what they have in common, where most have it to themselves.

/// Places in a list by key, in the order in which they were added. A key of one place costs no list of its own.
package struct PlaceGroups<Key: Hashable & Sendable>: Sendable {
  private var first: [Key: Int] = [:]
  private var others: [Key: [Int]] = [:]

  package init() {}

  /// Adds a place; answers with the first of its key where this one is the second, and with the place itself where more came before.
  @discardableResult
  package mutating func add(_ place: Int, for key: Key) -> Int? {
    let known = first[key, default: place]
    if known == place {
      first[key] = place
      return nil
    }
    others[key, default: []].append(place)
    return others[key]?.count == 1 ? known : place
  }

  package subscript(key: Key) -> [Int] { first[key].map { [$0] + (others[key] ?? []) } ?? [] }

  /// The places of every key that has more than one, in no order.
  package var several: [[Int]] { others.keys.map { self[$0] } }
}
