// Whether a text may have a hint at all, told from the words that the hints of a language need.

import JournalText

/// What the hints of one language need. It is worked out while the program is built, so that the lists need not be read for most texts.
package struct HintNeeds: Sendable {
  /// Of the rules that are a hint by themselves, and of the signs that are one together.
  package let hints, signs: NeededWords
  /// The bit of the kind of each sign, and the hints of signs: their places, each with the bits of all kinds that may stand there.
  package let kinds: Numbers, together: [[UInt64]]
  /// Whether the language is written without blanks.
  package let isWithoutBlanks: Bool

  package init(hints: NeededWords, signs: NeededWords, kinds: Numbers, together: [[UInt64]], isWithoutBlanks: Bool) {
    (self.hints, self.signs, self.kinds, self.together, self.isWithoutBlanks) = (hints, signs, kinds, together, isWithoutBlanks)
  }

  /// - Parameter text: That of a file of hints.
  package init(of text: String) {
    let file = WordListFile(text)
    isWithoutBlanks = file.writing.isWithoutBlanks
    var reader = RuleReader(file.writing)
    reader.readLists(of: file)
    func needs(_ lines: [Substring]) -> NeededWords {
      NeededWords(lines.map { line in reader.needs(of: line).map { file.writing.withShortForms($0) } })
    }
    let joint = JointSigns(of: file)
    hints = needs(file.sections.first { $0.name == Self.section }?.lines ?? [])
    (signs, kinds, together) = (needs(joint.rules), Numbers(joint.kinds.map { 1 << UInt64($0) }), joint.hints)
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

  /// Words of letters from A to Z are hashed as they stand, with and without their apostrophes, others as each language reads them.
  private mutating func read(_ bytes: UnsafeBufferPointer<UInt8>) {
    var at = 0
    while at < bytes.count {
      let mark = Self.mark(bytes, at)
      if mark == 0, !Self.isPart(bytes[at]) {
        switch bytes[at] {
        case UInt8(ascii: "."), UInt8(ascii: "!"), UInt8(ascii: "?"), ASCII.lineFeed, ASCII.carriageReturn: endSentence()
        default: break
        }
        at += 1
      } else if mark > 0, !Self.isApostrophe(bytes, at) {
        at += mark
      } else {
        at = readWord(bytes, from: at)
      }
    }
    endSentence()
  }

  /// - Returns: The place behind it.
  private mutating func readWord(_ bytes: UnsafeBufferPointer<UInt8>, from first: Int) -> Int {
    var (whole, piece) = (FNV1a(), FNV1a())
    var (isPlain, hasApostrophe) = (true, false)
    let count = hashes.count
    var at = first
    while at < bytes.count {
      let byte = bytes[at]
      if byte.isLetter || byte.isDigit {
        if at > first + 1, bytes[at - 1] == byte, bytes[at - 2] == byte { isPlain = false }
        let small = byte.isLetter ? byte | 0x20 : byte
        whole.add(small)
        hashes.append(whole.value)
        if hasApostrophe {
          piece.add(small)
          hashes.append(piece.value)
        }
        at += 1
      } else if Self.isApostrophe(bytes, at) {
        // What stands before it may be a word, and what stands behind it.
        hashes.append(hasApostrophe ? piece.end : whole.end)
        (piece, hasApostrophe) = (FNV1a(), true)
        at += max(Self.mark(bytes, at), 1)
      } else if byte >= 0x80, Self.mark(bytes, at) == 0 {
        isPlain = false
        at += 1
      } else {
        break
      }
    }
    if isPlain {
      hashes.append(whole.end)
      if hasApostrophe { hashes.append(piece.end) }
    } else {
      hashes.removeSubrange(count...)
      let word = String(decoding: bytes[first..<at], as: UTF8.self)
      for writing in Self.writings { add(word, writing) }
    }
    return at
  }

  /// Whether a byte may belong to a word: a letter, a digit, an apostrophe, or one of a character that is not ASCII.
  private static func isPart(_ byte: UInt8) -> Bool {
    byte >= 0x80 || byte.isLetter || byte.isDigit || byte == UInt8(ascii: "'") || byte == UInt8(ascii: "`")
  }

  /// How many bytes a mark from U+2010 to U+203F has, none of which belongs to a letter: dashes, quotation marks, `…`. 0 where none stands here.
  private static func mark(_ bytes: UnsafeBufferPointer<UInt8>, _ at: Int) -> Int {
    at + 2 < bytes.count && bytes[at] == 0xE2 && bytes[at + 1] == 0x80 && bytes[at + 2] >= 0x90 ? 3 : 0
  }

  private static func isApostrophe(_ bytes: UnsafeBufferPointer<UInt8>, _ at: Int) -> Bool {
    bytes[at] == UInt8(ascii: "'") || bytes[at] == UInt8(ascii: "`") || mark(bytes, at) > 0 && bytes[at + 2] == 0x99
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
