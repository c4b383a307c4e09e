// The words of which a text must have one for a rule to fit, so that most rules need not be read for most texts.

/// What a rule cannot do without: the one part of it that says most, as the words of which one must be there.
struct RuleNeed {
  /// As they are written, with their stars.
  private(set) var words: [Substring]
  /// How much they say: the length of the shortest in bytes, since short words stand in every text.
  private(set) var weight: Int

  init?(of words: [Substring], _ weights: [Int?]) {
    var least = Int.max
    for weight in weights {
      guard let weight else { return nil }
      least = min(least, weight)
    }
    (self.words, self.weight) = (words, least)
  }

  /// One of several is there; nil where one of them needs nothing.
  static func any(of needs: [RuleNeed?]) -> RuleNeed? {
    if needs.count == 1 { return needs[0] }
    return RuleNeed(of: needs.flatMap { $0?.words ?? [] }, needs.map { $0?.weight })
  }

  /// Whether it says more than another; of those that say the same, the one with fewer words.
  func saysMore(than other: RuleNeed?) -> Bool {
    guard let other else { return true }
    return weight == other.weight ? words.count < other.words.count : weight > other.weight
  }
}

/// A word as texts have it, or its signs one by one where they are written without blanks.
struct NeededWord {
  var signs: [String]
  /// Whether all words that begin so are meant.
  var isBeginning: Bool
}

/// The words of many rules by their hashes: one of different words that has the same hash costs a look at a rule more.
struct NeededWords: Sendable {
  private struct Entry {
    var hash: UInt64
    var rule: Int
  }

  private var entries: [Entry] = []
  private let isWithoutBlanks: Bool
  private var hasBeginnings = false
  /// A text without blanks is compared by up to so many signs in a row.
  private static let signs = 4

  init(isWithoutBlanks: Bool) { self.isWithoutBlanks = isWithoutBlanks }

  mutating func add(_ word: NeededWord, rule: Int) {
    var hash = WordHash()
    for sign in word.signs.prefix(Self.signs) { for byte in sign.utf8 { hash.add(byte) } }
    if word.isBeginning { hasBeginnings = true }
    entries.append(Entry(hash: word.isBeginning ? hash.value : hash.end, rule: rule))
  }

  /// Rules are found when all have been added.
  mutating func close() { entries.sort { $0.hash < $1.hash } }

  /// The rules of which a word stands in a text.
  func rules(for text: ReadText) -> Set<Int> {
    var found: Set<Int> = []
    for at in text.tokens.indices {
      var hash = WordHash()
      if isWithoutBlanks {
        for token in text.tokens[at...].prefix(Self.signs) {
          for byte in token.folded.utf8 { hash.add(byte) }
          find(hash.value, &found)
        }
        continue
      }
      for byte in text.tokens[at].folded.utf8 {
        hash.add(byte)
        if hasBeginnings { find(hash.value, &found) }
      }
      find(hash.end, &found)
    }
    return found
  }

  private func find(_ hash: UInt64, _ found: inout Set<Int>) {
    var (low, high) = (0, entries.count)
    while low < high {
      let middle = (low + high) / 2
      if entries[middle].hash < hash { low = middle + 1 } else { high = middle }
    }
    while low < entries.count, entries[low].hash == hash {
      found.insert(entries[low].rule)
      low += 1
    }
  }
}

/// The hash of Fowler, Noll and Vo (FNV-1a), which is ready after every byte.
private struct WordHash {
  private(set) var value: UInt64 = 0xcbf2_9ce4_8422_2325

  mutating func add(_ byte: UInt8) { value = (value ^ UInt64(byte)) &* 0x100_0000_01b3 }

  /// Of the word that ends here, which is not that of a longer one's beginning.
  var end: UInt64 { (value ^ 0xff) &* 0x100_0000_01b3 }
}
