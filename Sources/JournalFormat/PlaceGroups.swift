// Files by what they have in common, where most have it to themselves.

/// Places in a list by key, in the order in which they were added. A key of one place costs no list of its own.
struct PlaceGroups<Key: Hashable & Sendable>: Sendable {
  private var first: [Key: Int] = [:]
  private var others: [Key: [Int]] = [:]

  mutating func add(_ place: Int, for key: Key) {
    let known = first[key, default: place]
    if known == place { first[key] = place } else { others[key, default: []].append(place) }
  }

  subscript(key: Key) -> [Int] { first[key].map { [$0] + (others[key] ?? []) } ?? [] }

  /// The places of every key that has more than one, in no order.
  var several: [[Int]] { others.keys.map { self[$0] } }
}
