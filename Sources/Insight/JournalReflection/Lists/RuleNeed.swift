// The words of which a text must have one for a rule to fit, so that most rules need not be read for most texts.

import JournalText

/// What a rule cannot do without: the one part of it that says most, as the words of which one must be there.
struct RuleNeed: Sendable {
  /// How much the words say: the length of the shortest in bytes, since short words stand in every text.
  var weight: Int
  var words: [NeededWord]
}

/// A look over the bytes of a rule for what it needs. Nothing is made of the rule itself, since most are never read.
struct RuleNeedScanner {
  private enum Word {
    case written(Range<Int>)
    case known(NeededWord)
  }
  private struct Part {
    var weight: Int
    /// Behind which place of `words` its own begin, up to the last.
    var first: Int
  }

  private let bytes: UnsafeBufferPointer<UInt8>
  private let names: [Substring: RuleNeed]
  private var at = 0
  private var words: [Word] = []

  /// - Parameter isChoice: Whether bars stand between rules wherever they are.
  /// - Parameter needed: A word as texts have it; nil where they may have several for it.
  static func need(
    of text: Substring, isChoice: Bool, _ names: [Substring: RuleNeed], _ needed: (Substring) -> NeededWord?
  ) -> RuleNeed? {
    let found = text.utf8.withContiguousStorageIfAvailable { bytes -> (weight: Int, words: [Word])? in
      var scanner = RuleNeedScanner(bytes: bytes, names: names)
      return scanner.choice(isChoice ? 1 : 0).map { ($0.weight, scanner.words) }
    }
    guard let found, let found else { return nil }
    var words: [NeededWord] = []
    words.reserveCapacity(found.words.count)
    for word in found.words {
      switch word {
      case .known(let known): words.append(known)
      case .written(let range):
        let start = text.utf8.index(text.startIndex, offsetBy: range.lowerBound)
        guard let known = needed(text[start..<text.utf8.index(start, offsetBy: range.count)]) else { return nil }
        words.append(known)
      }
    }
    return RuleNeed(weight: found.weight, words: words)
  }

  private init(bytes: UnsafeBufferPointer<UInt8>, names: [Substring: RuleNeed]) { (self.bytes, self.names) = (bytes, names) }

  /// Of one of several rows; nil where one of them needs nothing.
  private mutating func choice(_ depth: Int) -> Part? {
    let first = words.count
    var least: Int? = Int.max
    while true {
      let row = row(depth)
      least = row.flatMap { row in least.map { min($0, row.weight) } }
      guard at < bytes.count, bytes[at] == ASCII.pipe else { break }
      at += 1
    }
    if let least { return Part(weight: least, first: first) }
    words.removeSubrange(first...)
    return nil
  }

  /// Of a row: that of the part that says most, and of those that say the same, of the one with fewer words.
  private mutating func row(_ depth: Int) -> Part? {
    let first = words.count
    var most: Part?
    while at < bytes.count {
      let byte = bytes[at]
      if byte == ASCII.space || byte == ASCII.tab {
        at += 1
        continue
      }
      if byte == UInt8(ascii: ")") || byte == ASCII.pipe && (depth > 0 || isEnd(at + 1)) { break }
      let start = words.count
      guard let part = byte == UInt8(ascii: "(") ? bracket(depth) : word(depth) else {
        words.removeSubrange(start...)
        continue
      }
      if let known = most {
        let isMore = part.weight == known.weight ? words.count - start < start - first : part.weight > known.weight
        words.removeSubrange(isMore ? first..<start : start..<words.count)
        if isMore { most = Part(weight: part.weight, first: first) }
      } else {
        most = part
      }
    }
    return most
  }

  private mutating func bracket(_ depth: Int) -> Part? {
    at += 1
    let part = choice(depth + 1)
    if at < bytes.count, bytes[at] == UInt8(ascii: ")") { at += 1 }
    guard at < bytes.count, bytes[at] == UInt8(ascii: "?") else { return part }
    at += 1
    return nil
  }

  private func isEnd(_ place: Int) -> Bool { place >= bytes.count || bytes[place] == ASCII.space || bytes[place] == ASCII.tab }

  /// Of what stands between blanks; nil where it may be missing, or stands for more words than can be told.
  private mutating func word(_ depth: Int) -> Part? {
    let (start, first) = (at, words.count)
    while !isEnd(at), bytes[at] != UInt8(ascii: "("), bytes[at] != UInt8(ascii: ")"), depth == 0 || bytes[at] != ASCII.pipe { at += 1 }
    let opening = bytes[start]
    if at == start || bytes[at - 1] == UInt8(ascii: "?") { return nil }
    if opening == UInt8(ascii: "@") {
      guard let name = names[Substring(String(decoding: bytes[start + 1..<at], as: UTF8.self))] else { return nil }
      words += name.words.map { .known($0) }
      return Part(weight: name.weight, first: first)
    }
    let isGap = at - start > 1 && opening == UInt8(ascii: ".") && bytes[start + 1] == UInt8(ascii: ".")
    if isGap || at - start == 1 && "^$*%".utf8.contains(opening) { return nil }
    var (least, from) = (Int.max, start)
    for place in start...at where place == at || bytes[place] == ASCII.pipe {
      if from == place || bytes[from] == UInt8(ascii: "*") { return nil }
      words.append(.written(from..<place))
      least = min(least, place - from)
      from = place + 1
    }
    return Part(weight: least, first: first)
  }
}

/// A word as texts have it, by its hash.
struct NeededWord: Sendable {
  let hash: UInt64
  /// Whether all words that begin so are meant.
  let isBeginning: Bool
  /// A text without blanks is compared by up to so many signs in a row.
  static let signs = 4

  init(_ word: some Sequence<UInt8>, isBeginning: Bool) {
    let hash = FNV1a(word)
    (self.hash, self.isBeginning) = (isBeginning ? hash.value : hash.end, isBeginning)
  }

  /// The beginning of a word of a language without blanks.
  init(signs: [String]) { self.init(signs.prefix(Self.signs).joined().utf8, isBeginning: true) }
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

  init(isWithoutBlanks: Bool) { self.isWithoutBlanks = isWithoutBlanks }

  mutating func add(_ word: NeededWord, rule: Int) {
    if word.isBeginning { hasBeginnings = true }
    entries.append(Entry(hash: word.hash, rule: rule))
  }

  /// Rules are found when all have been added.
  mutating func close() { entries.sort { $0.hash < $1.hash } }

  /// The rules of which a word stands in a text.
  func rules(for text: ReadText) -> Set<Int> {
    var found: Set<Int> = []
    for at in text.tokens.indices {
      var hash = FNV1a()
      if isWithoutBlanks {
        for token in text.tokens[at...].prefix(NeededWord.signs) {
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
    var place = entries.firstPlace { $0.hash >= hash }
    while place < entries.count, entries[place].hash == hash {
      found.insert(entries[place].rule)
      place += 1
    }
  }
}

extension FNV1a {
  /// Of the word that ends here, which is not that of a longer one's beginning.
  fileprivate var end: UInt64 {
    var hash = self
    hash.add(0xFF)
    return hash.value
  }
}
