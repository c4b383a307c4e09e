// What is dropped from a heading before it is compared with the names.

import JournalModel
import JournalText

extension SectionNames {
  /// The heading's text folded; two headings with the same folded text open the same kind of section.
  package static func folded(_ text: some StringProtocol) -> String {
    if let word = foldedWord(text) { return word }
    let scalars = withoutParentheses(text.unicodeScalars.map(halfWidth))
    var out = String.UnicodeScalarView()
    for (index, scalar) in scalars.enumerated() {
      let next = index + 1 < scalars.count ? scalars[index + 1] : nil
      if isDropped(scalar, before: next) { continue }
      // An apostrophe is one letter, whichever key typed it.
      if scalar == "’" { out.append("'") } else { out.append(contentsOf: scalar.properties.lowercaseMapping.unicodeScalars) }
    }
    var words = String(out).words.filter { !$0.hasPrefix("#") && !$0.hasPrefix("^") }
    while let last = words.last {
      let bare = last.withoutTrailingColons
      words[words.count - 1] = bare
      if !bare.isEmpty { break }
      words.removeLast()
    }
    return withoutPlural(words.joined(separator: " "))
  }

  private static func withoutPlural(_ words: String) -> String {
    words.utf8.count > 1 && words.utf8.last == 0x73 ? String(words.dropLast()) : words
  }

  /// A heading of one English word, as most are, folded; nil for all others.
  private static func foldedWord(_ text: some StringProtocol) -> String? {
    var small: [UInt8] = []
    for byte in text.utf8 {
      guard (byte | 0x20) &- 0x61 < 26 else { return nil }
      small.append(byte | 0x20)
    }
    return small.isEmpty ? nil : withoutPlural(String(decoding: small, as: UTF8.self))
  }

  /// ASCII for its full-width form, a blank for the ideographic one.
  private static func halfWidth(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    scalar.value == 0x3000 || scalar.value == 0xA0 ? " " : scalar.halfWidth
  }

  /// Drops what stands between matching parentheses; those without a partner stay.
  private static func withoutParentheses(_ scalars: [Unicode.Scalar]) -> [Unicode.Scalar] {
    guard scalars.contains("(") else { return scalars }
    var open: [Int] = []
    var out: [Unicode.Scalar] = []
    for scalar in scalars {
      if scalar == "(" { open.append(out.count) }
      if scalar == ")", let start = open.popLast() {
        out.removeSubrange(start...)
        // What stood on both sides of the parentheses stays two words.
        out.append(" ")
      } else {
        out.append(scalar)
      }
    }
    return out
  }

  /// Whether a scalar is decoration: emphasis, an emoji or a part of one.
  private static func isDropped(_ scalar: Unicode.Scalar, before next: Unicode.Scalar?) -> Bool {
    switch scalar {
    case "*", "_", "~", "`", "\u{200D}", "\u{FE0E}", "\u{FE0F}", "\u{20E3}": return true
    case "0"..."9": return next == "\u{FE0F}" || next == "\u{20E3}"
    case "\u{0}"..."\u{7F}": return false
    default: break
    }
    let properties = scalar.properties
    if scalar.value >= 0xE0020, scalar.value <= 0xE007F { return true }
    return properties.isEmoji || properties.isEmojiModifier || properties.generalCategory == .otherSymbol
  }
}

extension String {
  fileprivate var withoutTrailingColons: String {
    var text = self
    while text.utf8.last == 0x3A { text.unicodeScalars.removeLast() }
    return text
  }
}
