// The few names that the many lines of logs say, as numbers.

/// Names, each with a number, found again by their bytes without making a text of them.
struct PracticeNames: Sendable {
  /// Each once, in the order in which they were met.
  private(set) var names: [String] = []
  /// By text, from the first name on that is not ASCII: until then those that are equal have equal bytes.
  private var places: [String: Int32]?
  // Names that are equal may be spelt in several ways, as composed and decomposed letters are.
  private var spellings: [Spelling] = []
  private var bytes: [UInt8] = []
  /// Places in `spellings`, each at its hash or after it; -1 where nothing is. As many as a power of two.
  private var slots: [Int32] = Array(repeating: -1, count: 64)

  private struct Spelling {
    var hash: UInt64
    var start: Int
    var count: Int
    var place: Int32
  }

  /// The number of a name; nil where it was never met.
  func place(of name: String) -> Int? {
    if let places { return places[name].map { Int($0) } }
    var name = name
    return name.withUTF8 { find(UnsafeRawBufferPointer($0), Self.hash(UnsafeRawBufferPointer($0))).place.map { Int($0) } }
      ?? (name.utf8.allSatisfy { $0 < 0x80 } ? nil : names.firstIndex(of: name))
  }

  /// The number of a name, a new one where it is met first.
  mutating func intern(_ name: String) -> Int32 {
    var name = name
    return name.withUTF8 { intern(UnsafeRawBufferPointer($0)) }
  }

  /// The number of a name in UTF-8, a new one where it is met first.
  mutating func intern(_ name: UnsafeRawBufferPointer) -> Int32 {
    let hash = Self.hash(name)
    let (known, slot) = find(name, hash)
    if let known { return known }
    if spellings.isEmpty { makeRoom() }
    let place = place(ofNew: String(decoding: name, as: UTF8.self), isASCII: name.allSatisfy { $0 < 0x80 })
    slots[slot] = Int32(truncatingIfNeeded: spellings.count)
    spellings.append(Spelling(hash: hash, start: bytes.count, count: name.count, place: place))
    bytes.append(contentsOf: name)
    if spellings.count * 2 > slots.count { grow() }
    return place
  }

  /// The number of a name that was met in this spelling, and the slot that it has or would take.
  private func find(_ name: UnsafeRawBufferPointer, _ hash: UInt64) -> (place: Int32?, slot: Int) {
    var slot = Int(truncatingIfNeeded: hash) & (slots.count - 1)
    while slots[slot] >= 0 {
      let spelling = spellings[Int(slots[slot])]
      if spelling.hash == hash, spelling.count == name.count, isSpelt(spelling, name) { return (spelling.place, slot) }
      slot = (slot + 1) & (slots.count - 1)
    }
    return (nil, slot)
  }

  /// The number of a name whose spelling is new.
  private mutating func place(ofNew name: String, isASCII: Bool) -> Int32 {
    let place = Int32(truncatingIfNeeded: names.count)
    if places == nil, !isASCII {
      places = Dictionary(uniqueKeysWithValues: names.enumerated().map { ($0.element, Int32(truncatingIfNeeded: $0.offset)) })
    }
    if let known = places?[name] { return known }
    places?[name] = place
    names.append(name)
    return place
  }

  /// For the few names of a day, of which each file has its own.
  private mutating func makeRoom() {
    names.reserveCapacity(8)
    spellings.reserveCapacity(8)
    bytes.reserveCapacity(96)
  }

  private mutating func grow() {
    slots = Array(repeating: -1, count: slots.count * 2)
    for (index, spelling) in spellings.enumerated() {
      var slot = Int(truncatingIfNeeded: spelling.hash) & (slots.count - 1)
      while slots[slot] >= 0 { slot = (slot + 1) & (slots.count - 1) }
      slots[slot] = Int32(truncatingIfNeeded: index)
    }
  }

  private func isSpelt(_ spelling: Spelling, _ name: UnsafeRawBufferPointer) -> Bool {
    bytes.withUnsafeBytes { bytes in
      guard let kept = bytes.baseAddress, let new = name.baseAddress else { return name.isEmpty }
      var i = 0
      while i < name.count {
        if Self.word(kept + spelling.start, name.count, i) != Self.word(new, name.count, i) { return false }
        i += 8
      }
      return true
    }
  }

  /// Eight bytes at a time, mixed much as SplitMix64 does in the end.
  private static func hash(_ name: UnsafeRawBufferPointer) -> UInt64 {
    var hash = UInt64(truncatingIfNeeded: name.count) &* 0x9E37_79B9_7F4A_7C15
    guard let start = name.baseAddress else { return hash }
    var i = 0
    while i < name.count {
      hash = (hash ^ word(start, name.count, i)) &* 0xBF58_476D_1CE4_E5B9
      hash ^= hash >> 31
      i += 8
    }
    return hash
  }

  /// The eight bytes at a place, or, where there are fewer, all that are left, perhaps with some of those before: of names of one length always
  /// the same ones.
  @inline(__always)
  private static func word(_ name: UnsafeRawPointer, _ count: Int, _ place: Int) -> UInt64 {
    let left = count - place
    if left >= 8 { return name.loadUnaligned(fromByteOffset: place, as: UInt64.self) }
    if count >= 8 { return name.loadUnaligned(fromByteOffset: count - 8, as: UInt64.self) }
    if left >= 4 {
      let first = name.loadUnaligned(fromByteOffset: place, as: UInt32.self)
      return UInt64(first) << 32 | UInt64(name.loadUnaligned(fromByteOffset: count - 4, as: UInt32.self))
    }
    let (first, middle, last) = (
      name.load(fromByteOffset: place, as: UInt8.self), name.load(fromByteOffset: place + left / 2, as: UInt8.self),
      name.load(fromByteOffset: count - 1, as: UInt8.self)
    )
    return UInt64(first) << 16 | UInt64(middle) << 8 | UInt64(last)
  }
}
