// The cases of these tests, one a line.

import Foundation
import JournalTestSupport

@testable import TerminalScreens

/// The lines of a table, each cut at its tabs; lines that begin with `#` say what the columns are.
func rows(_ name: String) throws -> [[String]] {
  let lines = try Repository.fixtures.appending(path: "screens/\(name)").text().split(separator: "\n").filter { !$0.hasPrefix("#") }
  return lines.map { $0.split(separator: "\t", omittingEmptySubsequences: false).map(String.init) }
}

/// The bytes of a text with `\e`, `\r`, `\n`, `\t`, `\\`, `\xFF` and `\u0301` in it.
func bytes(_ text: some StringProtocol) -> [UInt8] {
  var out: [UInt8] = []
  var rest = Array(text.utf8)[...]
  func hexadecimal(_ limit: Int) -> UInt32 {
    let digits = rest.prefix(limit).prefix { ($0 &- 0x30) < 10 || (($0 | 0x20) &- 0x61) < 6 }
    rest = rest.dropFirst(digits.count)
    return UInt32(String(decoding: digits, as: UTF8.self), radix: 16) ?? 0
  }
  while let byte = rest.popFirst() {
    guard byte == UInt8(ascii: "\\"), let letter = rest.popFirst() else {
      out.append(byte)
      continue
    }
    switch letter {
    case UInt8(ascii: "e"): out.append(0x1B)
    case UInt8(ascii: "r"): out.append(0x0D)
    case UInt8(ascii: "n"): out.append(0x0A)
    case UInt8(ascii: "t"): out.append(0x09)
    case UInt8(ascii: "x"): out.append(UInt8(hexadecimal(2)))
    case UInt8(ascii: "u"): out += Array(String(Character(UnicodeScalar(hexadecimal(4)) ?? " ")).utf8)
    default: out.append(letter)
    }
  }
  return out
}

/// A key as the tables write it.
func key(_ word: String) -> Key? {
  let named: [String: Key] = [
    "enter": .enter, "backspace": .backspace, "delete": .delete, "tab": .tab, "backTab": .backTab, "escape": .escape, "up": .up,
    "down": .down, "left": .left, "right": .right, "home": .home, "end": .end, "pageUp": .pageUp, "pageDown": .pageDown,
    "wordLeft": .wordLeft, "wordRight": .wordRight, "space": .character(" "),
  ]
  if let key = named[word] { return key }
  if word.hasPrefix("control-"), let last = word.last { return .control(last) }
  if word.hasPrefix("alternate-"), let last = word.last { return .alternate(last) }
  if word.hasPrefix("paste("), word.hasSuffix(")") { return .paste(String(decoding: bytes(word.dropFirst(6).dropLast()), as: UTF8.self)) }
  return word.count == 1 ? word.first.map { .character($0) } : nil
}

extension LineEditor {
  static let mark: Character = "‸"

  /// The line with its cursor marked.
  var marked: String {
    let utf8 = Array(text.utf8)
    return String(decoding: utf8[..<cursor], as: UTF8.self) + String(Self.mark) + String(decoding: utf8[cursor...], as: UTF8.self)
  }

  /// A line whose cursor stands where the mark is.
  init(marked: String) {
    let parts = marked.split(separator: Self.mark, omittingEmptySubsequences: false)
    self.init(parts.joined())
    let wanted = parts[0].utf8.count
    while cursor > wanted, handle(.left) {}
  }
}
