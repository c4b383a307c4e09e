// The words that rules cannot do without, by their hashes.

import JournalText

/// A word as texts have it, by its hash.
package struct NeededWord: Sendable {
  let hash: UInt64
  /// Whether all words that begin so are meant.
  let isBeginning: Bool
  /// Of bytes.
  let count: Int
  /// A text without blanks is compared by up to so many signs in a row.
  static let signs = 4

  init(_ word: some Collection<UInt8>, isBeginning: Bool) {
    let hash = FNV1a(word)
    (self.hash, self.isBeginning, count) = (isBeginning ? hash.value : hash.end, isBeginning, word.count)
  }

  /// The beginning of a word of a language without blanks.
  init(signs: [String]) { self.init(signs.prefix(Self.signs).joined().utf8, isBeginning: true) }
}

/// What many rules need: most parts, such as the words for the writer, stand in many of them, and are looked for once. One of different words
/// that has the same hash costs a look at a rule more.
package struct NeededWords: Sendable {
  /// In order: of each word the upper 48 bits of its hash, then the number of the part that it belongs to.
  package private(set) var words = Numbers()
  /// Of each rule its parts, 16 bits for each, that which says most the lowest, with numbers from 1; 0 of one that may fit any text.
  package private(set) var rules = Numbers()
  /// In order: of each rule the number of its first part, 0 of one that may fit any text, and behind it, in the lower half, its own.
  package private(set) var owners = Numbers()
  /// A bit for each of the last bits of hashes, so that most words are looked for no further.
  package private(set) var seen = Numbers()
  package private(set) var partCount = 0

  private static let seenBits = 1 << 14
  private static let partMask: UInt64 = 0xFFFF

  /// What was worked out before.
  package init(words: Numbers, rules: Numbers, owners: Numbers, seen: Numbers, partCount: Int) {
    (self.words, self.rules, self.owners, self.seen, self.partCount) = (words, rules, owners, seen, partCount)
  }

  /// - Parameter needs: What each rule needs.
  init(_ needs: some Sequence<[RuleNeed]>) {
    var words: [UInt64] = []
    /// By the sum of its hashes.
    var parts: [UInt64: UInt64] = [:]
    func number(of need: RuleNeed) -> UInt64 {
      let sum = need.words.reduce(UInt64(need.words.count)) { $0 &+ ($1.hash ^ $1.hash >> 29) &* 0xBF58_476D_1CE4_E5B9 }
      if let known = parts[sum] { return known }
      let number = UInt64(parts.count + 1)
      parts[sum] = number
      for word in need.words { words.append(word.hash & ~Self.partMask | number) }
      return number
    }
    let rules = needs.map { $0.reversed().reduce(0) { $0 << 16 | number(of: $1) } }
    var seen = Bits(count: Self.seenBits)
    for word in words { seen.insert(Self.place(word)) }
    let owners = rules.enumerated().map { number, parts in (parts & Self.partMask) << 32 | UInt64(number) }
    (self.words, self.rules, self.owners, self.seen) = (Numbers(words.sorted()), Numbers(rules), Numbers(owners.sorted()), Numbers(seen.words))
    partCount = parts.count
  }

  package var isEmpty: Bool { rules.isEmpty }

  private static func place(_ hash: UInt64) -> Int { Int(hash >> 16) & (seenBits - 1) }

  private func mayBeNeeded(_ hash: UInt64) -> Bool {
    let place = Self.place(hash)
    return place >> 6 < seen.count && seen[place >> 6] >> UInt64(place & 63) & 1 != 0
  }

  /// The parts of a sentence, as they are found.
  package struct Found {
    fileprivate var parts: Bits
    fileprivate var list: [Int] = []
  }

  package var nothingFound: Found { Found(parts: Bits(count: partCount + 1)) }

  /// Notes the parts that a word belongs to, or the beginning of one.
  package func look(for hash: UInt64, _ found: inout Found) {
    if !mayBeNeeded(hash) { return }
    let wanted = hash & ~Self.partMask
    var place = words.firstPlace { $0 >= wanted }
    while place < words.count, words[place] & ~Self.partMask == wanted {
      let part = Int(words[place] & Self.partMask)
      if found.parts.insert(part) { found.list.append(part) }
      place += 1
    }
  }

  /// The rules of which all parts were found, in order; the next sentence begins with none.
  package func rules(_ found: inout Found) -> [Int] {
    var fitting: [Int] = []
    addRules(owning: 0, found, to: &fitting)
    if found.list.isEmpty { return fitting }
    for part in found.list { addRules(owning: part, found, to: &fitting) }
    fitting.sort()
    for part in found.list { found.parts.remove(part) }
    found.list = []
    return fitting
  }

  /// Adds the rules that begin with a part, of which all others were found, too.
  private func addRules(owning part: Int, _ found: Found, to fitting: inout [Int]) {
    var place = owners.firstPlace { $0 >= UInt64(part) << 32 }
    while place < owners.count, Int(owners[place] >> 32) == part {
      let number = Int(owners[place] & 0xFFFF_FFFF)
      if isThere(rules[number], in: found) { fitting.append(number) }
      place += 1
    }
  }

  private func isThere(_ parts: UInt64, in found: Found) -> Bool {
    var rest = parts
    while rest != 0, found.parts.contains(Int(rest & Self.partMask)) { rest >>= 16 }
    return rest == 0
  }

  /// The sentences of a text that have words of all parts of rules, with the numbers of those.
  func rules(for text: ReadText, isWithoutBlanks: Bool) -> [(tokens: Range<Int>, rules: [Int])] {
    var sentences: [(tokens: Range<Int>, rules: [Int])] = []
    var found = nothingFound
    var start = 0
    while start < text.tokens.count {
      let end = text.tokens[start...].firstIndex { $0.sentence != text.tokens[start].sentence } ?? text.tokens.count
      for at in start..<end { text.hashes(at, isWithoutBlanks: isWithoutBlanks) { look(for: $0, &found) } }
      let rules = rules(&found)
      if !rules.isEmpty { sentences.append((start..<end, rules)) }
      start = end
    }
    return sentences
  }
}

extension ReadText {
  /// The hashes under which a word of it is looked for: those of its beginnings and that of the whole.
  package func hashes(_ at: Int, isWithoutBlanks: Bool, _ body: (UInt64) -> Void) {
    var hash = FNV1a()
    if isWithoutBlanks {
      for token in tokens[at...].prefix(NeededWord.signs) {
        for byte in token.folded.utf8 { hash.add(byte) }
        body(hash.value)
      }
      return
    }
    for byte in tokens[at].folded.utf8 {
      hash.add(byte)
      body(hash.value)
    }
    body(hash.end)
  }
}

extension FNV1a {
  /// Of the word that ends here, which is not that of a longer one's beginning.
  package var end: UInt64 {
    var hash = self
    hash.add(0xFF)
    return hash.value
  }
}

/// A set of small numbers.
struct Bits: Sendable {
  private(set) var words: [UInt64]

  init(count: Int) { words = Array(repeating: 0, count: count / 64 + 1) }

  func contains(_ number: Int) -> Bool { words[number >> 6] >> UInt64(number & 63) & 1 != 0 }

  @discardableResult
  mutating func insert(_ number: Int) -> Bool {
    if contains(number) { return false }
    words[number >> 6] |= 1 << UInt64(number & 63)
    return true
  }

  mutating func remove(_ number: Int) { words[number >> 6] &= ~(1 << UInt64(number & 63)) }
}
