// One line of text under a person's fingers.

/// A text with a cursor in it, and what keys do to them. It knows no terminal; `EditorRows` says where things stand on one.
public struct LineEditor: Hashable, Sendable {
  /// Never holds a line end or another control character.
  public private(set) var text: String
  /// Bytes of the text before the cursor; always between two characters.
  public private(set) var cursor: Int
  /// What was cut last; Ctrl-Y brings it back.
  private var cut = ""

  /// The cursor stands after the text.
  public init(_ text: String = "") {
    self.text = Self.line(text)
    cursor = self.text.utf8.count
  }

  public var isEmpty: Bool { text.isEmpty }

  /// Does what the key asks for; false where a line has no use for it, as Enter, and nothing has changed.
  ///
  /// Cost: linear in the text.
  public mutating func handle(_ key: Key) -> Bool {
    switch key {
    case .character(let character): insert(String(character))
    case .paste(let pasted): insert(pasted)
    case .left, .control("b"): cursor = offset(of: before.dropLast())
    case .right, .control("f"): cursor += after.first?.utf8.count ?? 0
    case .home, .control("a"): cursor = 0
    case .end, .control("e"): cursor = text.utf8.count
    case .wordLeft: cursor = offset(of: before.dropLast(before.reversed().lengthOfWord))
    case .wordRight: cursor += offset(of: after.prefix(after.lengthOfWord))
    case .backspace: replace(before.dropLast(), after)
    case .delete, .control("d"): replace(before, after.dropFirst())
    case .control("u"): cut(String(before), leaving: "", after)
    case .control("k"): cut(String(after), leaving: before, "")
    case .control("w"):
      let length = before.reversed().lengthOfWordAndMarks
      cut(String(before.suffix(length)), leaving: before.dropLast(length), after)
    case .alternate("d"):
      let length = after.lengthOfWord
      cut(String(after.prefix(length)), leaving: before, after.dropFirst(length))
    case .control("y"): insert(cut)
    default: return false
    }
    return true
  }

  /// A text as it can stand in one line: line ends, however many, and tabs become a blank, other control characters go. Line ends after
  /// all of it were taken along by the hand that copied.
  static func line(_ text: String) -> String {
    var scalars = String.UnicodeScalarView()
    var hasEnded = false
    for scalar in text.unicodeScalars {
      switch scalar.value {
      case 0x0A, 0x0D, 0x85, 0x2028, 0x2029: hasEnded = true
      case 0x00..<0x09, 0x0B..<0x20, 0x7F..<0xA0: break
      default:
        if hasEnded, !scalars.isEmpty { scalars.append(" ") }
        scalars.append(scalar == "\t" ? " " : scalar)
        hasEnded = false
      }
    }
    return String(scalars)
  }
}

extension LineEditor {
  private var place: String.Index { text.utf8.index(text.startIndex, offsetBy: cursor) }
  private var before: Substring { text[..<place] }
  private var after: Substring { text[place...] }

  private func offset(of part: Substring) -> Int { part.utf8.count }

  private mutating func insert(_ new: String) { replace(before + Self.line(new), after) }

  private mutating func cut(_ part: String, leaving first: some StringProtocol, _ second: some StringProtocol) {
    if !part.isEmpty { cut = part }
    replace(first, second)
  }

  /// What stands on both sides of the cursor may become one character there, as a letter and its accent do: the cursor then stands after it.
  private mutating func replace(_ first: some StringProtocol, _ second: some StringProtocol) {
    let edge = first.utf8.count
    text = String(first) + String(second)
    cursor = 0
    for character in text {
      if cursor >= edge { break }
      cursor += character.utf8.count
    }
  }
}

extension Collection<Character> {
  /// How many characters a word takes here, with what is no word before it.
  fileprivate var lengthOfWord: Int {
    let gap = prefix { !$0.isWord }.count
    return gap + dropFirst(gap).prefix { $0.isWord }.count
  }

  /// The same where blanks alone part words.
  fileprivate var lengthOfWordAndMarks: Int {
    let gap = prefix { $0.isWhitespace }.count
    return gap + dropFirst(gap).prefix { !$0.isWhitespace }.count
  }
}

extension Character {
  fileprivate var isWord: Bool { isLetter || isNumber }
}
