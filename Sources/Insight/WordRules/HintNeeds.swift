// Whether a text may have a hint at all, told from the words that the hints of a language need.

import JournalText

/// What the hints of one language need. It is worked out while the program is built, so that the lists need not be read for most texts.
package struct HintNeeds: Sendable {
  /// Of the rules that are a hint by themselves, and of the signs that are one together.
  package let hints, signs: NeededWords
  /// The bit of the kind of each sign, and the hints of signs: their places, each with the bits of all kinds that may stand there.
  package let kinds: [UInt64], together: [[UInt64]]
  /// Whether the language is written without blanks.
  package let isWithoutBlanks: Bool

  package init(hints: NeededWords, signs: NeededWords, kinds: [UInt64], together: [[UInt64]], isWithoutBlanks: Bool) {
    (self.hints, self.signs, self.kinds, self.together, self.isWithoutBlanks) = (hints, signs, kinds, together, isWithoutBlanks)
  }

  /// - Parameter text: That of a file of hints.
  package init(of text: String) {
    let file = WordListFile(text)
    isWithoutBlanks = file.writing.isWithoutBlanks
    var reader = RuleReader(file.writing)
    reader.readLists(of: file)
    func needs(_ lines: [Substring]) -> NeededWords {
      var needed = NeededWords()
      for line in lines { needed.add(reader.needs(of: line).map { file.writing.withShortForms($0) }) }
      needed.close()
      return needed
    }
    let joint = JointSigns(of: file)
    hints = needs(file.sections.first { $0.name == Self.section }?.lines ?? [])
    (signs, kinds, together) = (needs(joint.rules), joint.kinds.map { 1 << UInt64($0) }, joint.hints)
  }

  /// What the section of hints is called.
  package static let section = "hints"

  /// Whether a hint may stand in a text; never `false` of one that has any.
  package func mayFit(_ text: HashedText) -> Bool {
    if rules(of: hints, in: text, until: { _ in true }) { return true }
    var found: UInt64 = 0
    return rules(of: signs, in: text) { rule in
      found |= kinds[rule]
      return together.contains { $0.allSatisfy { $0 & found != 0 } }
    }
  }

  /// Looks at the rules that may fit, sentence by sentence, until one says that it is enough; whether one did.
  private func rules(of needed: NeededWords, in text: HashedText, until isEnough: (Int) -> Bool) -> Bool {
    if needed.isEmpty { return false }
    var found = needed.nothingFound
    for sentence in text.sentences {
      for hash in text.hashes[sentence] { needed.look(for: hash, &found) }
      if needed.rules(&found).contains(where: isEnough) { return true }
    }
    return false
  }
}

extension WritingRules {
  /// The same part, with what is short for one of its words: texts are looked through as they stand.
  fileprivate func withShortForms(_ need: RuleNeed) -> RuleNeed {
    var need = need
    let wanted = Set(need.words.map(\.hash))
    for (short, long) in written {
      let means = long.contains { word in
        var hash = FNV1a()
        let isBeginning = forms.folded(word).utf8.contains { byte in
          hash.add(byte)
          return wanted.contains(hash.value)
        }
        return isBeginning || wanted.contains(hash.end)
      }
      if means { need.words.append(NeededWord(forms.folded(short.filter { !Self.apostrophes.contains($0) }).utf8, isBeginning: false)) }
    }
    return need
  }
}

/// A text by the hashes of its words and their beginnings, as any language that is written with blanks may read them.
package struct HashedText: Sendable {
  package private(set) var hashes: [UInt64] = []
  /// Which of them belong to a sentence: at least all of its words.
  package private(set) var sentences: [Range<Int>] = []
  private var start = 0

  /// - Parameter isWithoutBlanks: Whether the language is written so; then the signs of the text take the place of words.
  package init(_ text: String, isWithoutBlanks: Bool) {
    if isWithoutBlanks {
      var writing = WritingRules()
      writing.isWithoutBlanks = true
      add(text, writing)
      endSentence()
      return
    }
    var text = text
    text.withUTF8 { read($0) }
  }

  private mutating func endSentence() {
    if start < hashes.count { sentences.append(start..<hashes.count) }
    start = hashes.count
  }

  /// Words of small and great letters are hashed as they stand, others as each language reads them.
  private mutating func read(_ bytes: UnsafeBufferPointer<UInt8>) {
    var at = 0
    while at < bytes.count {
      let first = at
      var (hash, isPlain) = (FNV1a(), true)
      let count = hashes.count
      while at < bytes.count, Self.isPart(bytes[at]) {
        let small = bytes[at] | 0x20
        if (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(small) {
          if at > first + 1, bytes[at - 1] == bytes[at], bytes[at - 2] == bytes[at] { isPlain = false }
          hash.add(small)
          hashes.append(hash.value)
        } else if bytes[at].isDigit {
          hash.add(bytes[at])
          hashes.append(hash.value)
        } else {
          isPlain = false
        }
        at += 1
      }
      if at > first {
        if isPlain {
          hashes.append(hash.end)
        } else {
          hashes.removeSubrange(count...)
          let word = String(decoding: bytes[first..<at], as: UTF8.self)
          for writing in Self.writings { add(word, writing) }
        }
        continue
      }
      switch bytes[at] {
      case UInt8(ascii: "."), UInt8(ascii: "!"), UInt8(ascii: "?"), ASCII.lineFeed, ASCII.carriageReturn: endSentence()
      default: break
      }
      at += 1
    }
    endSentence()
  }

  /// Whether a byte may belong to a word: a letter, a digit, an apostrophe, or one of a character that is not ASCII.
  private static func isPart(_ byte: UInt8) -> Bool {
    byte >= 0x80 || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20) || byte.isDigit || byte == UInt8(ascii: "'")
      || byte == UInt8(ascii: "`")
  }

  /// The ways in which languages with blanks are written, but for what is short for what.
  private static let writings: [WritingRules] = {
    var (umlauts, apostrophes) = (WritingRules(), WritingRules())
    umlauts.forms.umlautsAreTwoLetters = true
    apostrophes.apostropheSplits = true
    return [WritingRules(), umlauts, apostrophes]
  }()

  private mutating func add(_ text: String, _ writing: WritingRules) {
    let read = ReadText(text, writing)
    for at in read.tokens.indices { read.hashes(at, isWithoutBlanks: writing.isWithoutBlanks) { hashes.append($0) } }
  }
}
