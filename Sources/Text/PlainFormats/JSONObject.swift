// The members of a JSON object, in their order.

/// Named values in the order they were added. Look-up takes time in proportion to their number.
public struct JSONObject: Sendable {
  public typealias Member = (key: String, value: JSONValue)
  public private(set) var members: [Member]

  /// Keeps every member, repeated names too.
  public init(_ members: [(String, JSONValue)] = []) { self.members = members }

  /// The members of an answer.
  public init(_ members: [(JSONMember, JSONValue)]) { self.members = members.map { ($0.rawValue, $1) } }

  /// Keeps one member of each name, at the place of its first: its last value. Takes time in proportion to the members.
  public init(lastOfEach members: some Sequence<(String, JSONValue)>) {
    self.members = []
    // By bytes: `==` on text takes composed and decomposed accents for the same.
    var places: [[UInt8]: Int] = [:]
    for (key, value) in members {
      // Of a few names the one is found soonest by looking at each.
      if self.members.count < Self.few, places.isEmpty {
        if let place = self.members.firstIndex(where: { $0.key.utf8.elementsEqual(key.utf8) }) {
          self.members[place].value = value
        } else {
          self.members.append((key, value))
        }
        continue
      }
      if places.isEmpty { for (place, member) in self.members.enumerated() { places[Array(member.key.utf8)] = place } }
      if let place = places[Array(key.utf8)] {
        self.members[place].value = value
      } else {
        places[Array(key.utf8)] = self.members.count
        self.members.append((key, value))
      }
    }
  }

  private static let few = 12

  /// The last member of this name, nil if none. Setting replaces it in place or adds it at the end; nil removes it.
  public subscript(key: String) -> JSONValue? {
    get { index(of: key).map { members[$0].value } }
    set {
      switch (index(of: key), newValue) {
      case (let index?, let value?): members[index].value = value
      case (let index?, nil): members.remove(at: index)
      case (nil, let value?): members.append((key, value))
      case (nil, nil): break
      }
    }
  }

  /// Adds a member at the end without looking for its name.
  public mutating func append(_ name: JSONMember, _ value: JSONValue) { append(name.rawValue, value) }

  /// These members and those behind them.
  public func with(_ more: JSONObject) -> JSONObject { JSONObject(members + more.members) }

  /// Adds a member at the end without looking for its name.
  public mutating func append(_ key: String, _ value: JSONValue) { members.append((key, value)) }

  public var keys: [String] { members.map(\.key) }
  public var count: Int { members.count }
  public var isEmpty: Bool { members.isEmpty }

  private func index(of key: String) -> Int? { members.lastIndex { $0.key.utf8.elementsEqual(key.utf8) } }
}

extension JSONObject: Equatable {
  public static func == (a: JSONObject, b: JSONObject) -> Bool {
    a.members.elementsEqual(b.members) { $0.key.utf8.elementsEqual($1.key.utf8) && $0.value == $1.value }
  }
}

extension JSONObject: ExpressibleByDictionaryLiteral {
  public init(dictionaryLiteral elements: (JSONMember, JSONValue)...) { self.init(elements) }
}
