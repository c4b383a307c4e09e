// One key as a terminal spells it.

import JournalText

/// What stands at the beginning of bytes from a terminal.
enum KeySequence {
  /// More bytes are needed to know.
  case incomplete
  /// These keys, none where it is no key of ours, in so many bytes, at least one.
  case keys([Key], length: Int)
  /// A paste begins after so many bytes.
  case pasteBegins(length: Int)

  /// - Parameters:
  ///   - bytes: At least one.
  ///   - isFinal: Nothing follows, so nothing is incomplete.
  init(_ bytes: ArraySlice<UInt8>, isFinal: Bool) {
    guard let first = bytes.first else {
      self = .incomplete
      return
    }
    self =
      switch first {
      case Self.escape: Self.escaped(bytes, isFinal)
      case ASCII.carriageReturn, ASCII.lineFeed: .keys([.enter], length: 1)
      case ASCII.tab: .keys([.tab], length: 1)
      case 0x08, 0x7F: .keys([.backspace], length: 1)
      case 0x00: .keys([], length: 1)
      case 0x01..<ASCII.space: .keys([.control(Character(UnicodeScalar(first | (first < 0x1B ? 0x60 : 0x40))))], length: 1)
      default: Self.text(bytes, isFinal)
      }
  }

  private static let escape: UInt8 = 0x1B
  /// Longer sequences are no keys.
  private static let limit = 64
  /// Nor are longer answers to questions that nobody asked.
  private static let answerLimit = 4_096
}

extension KeySequence {
  /// Text up to the next control character, but not half a character at its end.
  private static func text(_ bytes: ArraySlice<UInt8>, _ isFinal: Bool) -> KeySequence {
    var run = bytes.prefix { $0 >= ASCII.space && $0 != 0x7F }
    if !isFinal, run.endIndex == bytes.endIndex {
      let whole = run.dropLast(lengthOfHalfCharacter(run))
      if whole.isEmpty { return .incomplete }
      run = whole
    }
    let text = String(
      String.UnicodeScalarView(String(decoding: run, as: UTF8.self).unicodeScalars.filter { !(0x80..<0xA0).contains($0.value) }))
    return .keys(text.map { .character($0) }, length: run.count)
  }

  /// How many bytes at the end are the beginning of a character that goes on.
  private static func lengthOfHalfCharacter(_ bytes: ArraySlice<UInt8>) -> Int {
    for (index, byte) in bytes.reversed().prefix(3).enumerated() where byte >= 0xC2 {
      return index + 1 < length(ofLead: byte) ? index + 1 : 0
    }
    return 0
  }

  private static func length(ofLead byte: UInt8) -> Int {
    switch byte {
    case 0xC2..<0xE0: 2
    case 0xE0..<0xF0: 3
    case 0xF0..<0xF5: 4
    default: 1
    }
  }

  /// What follows an Escape: a sequence, a key held with Alt, or nothing.
  private static func escaped(_ bytes: ArraySlice<UInt8>, _ isFinal: Bool) -> KeySequence {
    let rest = bytes.dropFirst()
    guard let second = rest.first else { return isFinal ? .keys([.escape], length: 1) : .incomplete }
    switch second {
    case ASCII.openBracket: return control(bytes, isFinal)
    case 0x4F: return single(bytes, isFinal)
    case 0x50, 0x58, ASCII.closeBracket, ASCII.caret, ASCII.underscore: return answer(bytes, isFinal)
    case escape:
      // rxvt spells an arrow with Alt as an Escape before the arrow's own sequence.
      guard let third = rest.dropFirst().first else { return isFinal ? .keys([.escape], length: 1) : .incomplete }
      guard third == ASCII.openBracket || third == 0x4F else { return .keys([.escape], length: 1) }
      return held(KeySequence(rest, isFinal: isFinal))
    case 0x08, 0x7F: return .keys([.control("w")], length: 2)
    case 0x00..<ASCII.space: return .keys([.escape], length: 1)
    default: return held(KeySequence(rest.prefix(length(ofLead: second)), isFinal: isFinal || rest.count >= length(ofLead: second)))
    }
  }

  /// The key after an Escape, held with Alt.
  private static func held(_ inner: KeySequence) -> KeySequence {
    switch inner {
    case .incomplete: return .incomplete
    case .pasteBegins(let length): return .pasteBegins(length: length + 1)
    case .keys(let keys, let length): return .keys(keys.map(alternate), length: length + 1)
    }
  }

  private static func alternate(_ key: Key) -> Key {
    switch key {
    case .left, .character("b"): .wordLeft
    case .right, .character("f"): .wordRight
    case .backspace: .control("w")
    case .character(let character): .alternate(character)
    default: key
    }
  }

  /// An answer of the terminal to some program before: `ESC ]` and its kin, up to `BEL` or `ESC \`.
  private static func answer(_ bytes: ArraySlice<UInt8>, _ isFinal: Bool) -> KeySequence {
    let rest = bytes.dropFirst(2)
    for index in rest.indices.prefix(answerLimit) {
      if rest[index] == 0x07 { return .keys([], length: index + 1 - bytes.startIndex) }
      if rest[index] == escape, index + 1 < rest.endIndex, rest[index + 1] == ASCII.backslash {
        return .keys([], length: index + 2 - bytes.startIndex)
      }
    }
    if !isFinal, rest.count < answerLimit { return .incomplete }
    return .keys([.alternate(Character(UnicodeScalar(bytes[bytes.startIndex + 1])))], length: 2)
  }

  /// `ESC O` and a letter, before it perhaps a digit for what is held with it.
  private static func single(_ bytes: ArraySlice<UInt8>, _ isFinal: Bool) -> KeySequence {
    let rest = bytes.dropFirst(2)
    let digits = rest.prefix(1).filter(\.isDigit)
    guard let letter = rest.dropFirst(digits.count).first else {
      if !isFinal { return .incomplete }
      return .keys(digits.isEmpty ? [.alternate("O")] : [], length: bytes.count)
    }
    guard letter.isAlphanumeric else { return .keys([.alternate("O")], length: 2) }
    let isWord = isWord(modifier: digits.first.map { Int($0 - ASCII.zero) }) || letter == 0x63 || letter == 0x64
    let key: Key? = letter == 0x4D ? .enter : arrow(letter, isWord: isWord)
    return .keys(key.map { [$0] } ?? [], length: 3 + digits.count)
  }
}

extension KeySequence {
  /// `ESC [`, parameters, and the byte that ends it.
  private static func control(_ bytes: ArraySlice<UInt8>, _ isFinal: Bool) -> KeySequence {
    let rest = bytes.dropFirst(2)
    if rest.first == ASCII.openBracket {
      // The function keys of the Linux console.
      return rest.count >= 2 || isFinal ? .keys([], length: min(4, bytes.count)) : .incomplete
    }
    for index in rest.indices.prefix(limit) {
      let length = index + 1 - bytes.startIndex
      let isReport = rest.first == ASCII.question
      switch rest[index] {
      case 0x24 where isReport: continue
      case 0x24, 0x40...0x7E: return control(parameters(rest[..<index]), ending: rest[index], isReport, length)
      case 0x20...0x3F: continue
      // Something else begins: what came before it was none.
      default: return .keys([], length: length - 1)
      }
    }
    if !isFinal, rest.count < limit { return .incomplete }
    return .keys(rest.isEmpty ? [.alternate("[")] : [], length: min(bytes.count, limit + 2))
  }

  private static func control(_ parameters: [Int], ending: UInt8, _ isReport: Bool, _ length: Int) -> KeySequence {
    if isReport { return .keys([], length: length) }
    let first = parameters.first ?? 0
    let modifier = parameters.count > 1 ? parameters[1] : nil
    var key: Key?
    switch ending {
    // rxvt ends them otherwise when Shift or Control is held.
    case ASCII.tilde, ASCII.caret, 0x24, 0x40:
      if first == 200, ending == ASCII.tilde { return .pasteBegins(length: length) }
      key = first == 27 && parameters.count > 2 ? typed(parameters[2], modifier) : numbered(first)
    case 0x75: key = typed(first, modifier)
    case 0x5A: key = .backTab
    default: key = arrow(ending, isWord: isWord(modifier: modifier))
    }
    return .keys(key.map { [$0] } ?? [], length: length)
  }

  /// Numbers between semicolons; of one with a colon, what stands before it.
  private static func parameters(_ bytes: ArraySlice<UInt8>) -> [Int] {
    bytes.split(separator: 0x3B, maxSplits: 7, omittingEmptySubsequences: false).map { part in
      part.prefix { $0.isDigit }.prefix(7).reduce(0) { $0 * 10 + Int($1 - ASCII.zero) }
    }
  }

  private static func numbered(_ number: Int) -> Key? {
    switch number {
    case 1, 7: .home
    case 3: .delete
    case 4, 8: .end
    case 5: .pageUp
    case 6: .pageDown
    default: nil
    }
  }

  /// Letters in lower case are those of rxvt.
  private static func arrow(_ letter: UInt8, isWord: Bool) -> Key? {
    switch letter {
    case 0x41, 0x61: .up
    case 0x42, 0x62: .down
    case 0x43, 0x63: isWord ? .wordRight : .right
    case 0x44, 0x64: isWord ? .wordLeft : .left
    case 0x46: .end
    case 0x48: .home
    default: nil
    }
  }

  /// A key by its character's number, as kitty and xterm's `modifyOtherKeys` tell it.
  private static func typed(_ code: Int, _ modifier: Int?) -> Key? {
    let held = max(0, (modifier ?? 1) - 1)
    switch code {
    case 9: return held & 1 != 0 ? .backTab : .tab
    case 13: return .enter
    case 27: return .escape
    case 8, 127: return held & 6 != 0 ? .control("w") : .backspace
    default: break
    }
    // Keys without a character have numbers for private use.
    guard code >= 0x20, let scalar = UnicodeScalar(UInt32(code)), !(0x7F..<0xA0).contains(scalar.value),
      scalar.properties.generalCategory != .privateUse
    else { return nil }
    if held & 4 != 0 { return scalar.isASCII ? .control(Character(scalar.properties.lowercaseMapping)) : nil }
    return held & 2 != 0 ? alternate(.character(Character(scalar))) : .character(Character(scalar))
  }

  /// Whether Alt or Control is held, which a terminal tells as a sum of 1, 2 and 4, plus 1.
  private static func isWord(modifier: Int?) -> Bool { modifier.map { ($0 - 1) & 6 != 0 && $0 > 0 } ?? false }
}
