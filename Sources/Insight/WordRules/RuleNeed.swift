// The words of which a text must have one for a rule to fit, so that most rules need not be read for most texts.

import JournalText

/// A part of a rule without which it cannot fit, as the words of which one must be there.
package struct RuleNeed: Sendable {
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

  /// So many parts of a rule are looked for; more would be found no more seldom together.
  private static let mostParts = 3

  /// What a named choice, in which bars stand between rules, cannot do without; nil where it may fit any text.
  /// - Parameter needed: A word as texts have it; nil where they may have several for it.
  static func need(of choice: Substring, _ names: [Substring: RuleNeed], _ needed: (Substring) -> NeededWord?) -> RuleNeed? {
    let found = choice.utf8.withContiguousStorageIfAvailable { bytes -> (weight: Int, words: [Word])? in
      var scanner = RuleNeedScanner(bytes: bytes, names: names)
      return scanner.choice(1).map { ($0.weight, scanner.words) }
    }
    guard let found, let found else { return nil }
    return known(found.words, in: choice, needed).map { RuleNeed(weight: found.weight, words: $0) }
  }

  /// What a rule cannot do without: of its parts those that say most. None where it may fit any text.
  static func needs(of rule: Substring, _ names: [Substring: RuleNeed], _ needed: (Substring) -> NeededWord?) -> [RuleNeed] {
    let found = rule.utf8.withContiguousStorageIfAvailable { bytes -> [(weight: Int, words: [Word])] in
      var scanner = RuleNeedScanner(bytes: bytes, names: names)
      return scanner.parts()
    }
    return (found ?? []).compactMap { part in known(part.words, in: rule, needed).map { RuleNeed(weight: part.weight, words: $0) } }
  }

  private static func known(_ words: [Word], in text: Substring, _ needed: (Substring) -> NeededWord?) -> [NeededWord]? {
    var known: [NeededWord] = []
    known.reserveCapacity(words.count)
    for word in words {
      switch word {
      case .known(let word): known.append(word)
      case .written(let range):
        let start = text.utf8.index(text.startIndex, offsetBy: range.lowerBound)
        guard let word = needed(text[start..<text.utf8.index(start, offsetBy: range.count)]) else { return nil }
        known.append(word)
      }
    }
    return known
  }

  private init(bytes: UnsafeBufferPointer<UInt8>, names: [Substring: RuleNeed]) { (self.bytes, self.names) = (bytes, names) }

  /// Of a whole rule: the parts of its row, or where it has several rows, what one of them needs.
  private mutating func parts() -> [(weight: Int, words: [Word])] {
    var parts: [(weight: Int, words: [Word])] = []
    while skipBlanks(), !endsRow(0) {
      let first = words.count
      if let part = part(0) { parts.append((part.weight, Array(words[first...]))) }
      words.removeSubrange(first...)
    }
    if at < bytes.count {
      at = 0
      return choice(0).map { [($0.weight, words)] } ?? []
    }
    return Array(parts.sorted { ($1.weight, $0.words.count) < ($0.weight, $1.words.count) }.prefix(Self.mostParts))
  }

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
    while skipBlanks(), !endsRow(depth) {
      let start = words.count
      guard let part = part(depth) else {
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

  /// Whether anything follows.
  private mutating func skipBlanks() -> Bool {
    while at < bytes.count, isEnd(at) { at += 1 }
    return at < bytes.count
  }

  private func endsRow(_ depth: Int) -> Bool {
    bytes[at] == UInt8(ascii: ")") || bytes[at] == ASCII.pipe && (depth > 0 || isEnd(at + 1))
  }

  private mutating func part(_ depth: Int) -> Part? { bytes[at] == UInt8(ascii: "(") ? bracket(depth) : word(depth) }

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
