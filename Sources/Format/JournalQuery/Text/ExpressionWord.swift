// What every match of a regular expression has in it, so that files without it need not be read.

import JournalText

/// Letters and digits in a row that every match of an expression has.
public struct ExpressionWord {
  /// Small letters of ASCII, and digits; at least three.
  public let text: String

  /// Nil where no such row can be told from the expression as it is written: one in parentheses or with alternatives is not looked into.
  public init?(_ source: String) {
    let bytes = Array(source.utf8)
    var longest: [UInt8] = [], run: [UInt8] = []
    func end() {
      if run.count > longest.count { longest = run }
      run = []
    }
    var place = 0
    while place < bytes.count {
      let byte = bytes[place]
      place += 1
      if byte.isAlphanumeric {
        run.append(byte.lowercased)
        continue
      }
      // What this sign is about need not be there.
      if byte == ASCII.question || byte == ASCII.asterisk || byte == ASCII.openBrace { run = run.dropLast() }
      end()
      switch byte {
      case ASCII.openParenthesis, ASCII.closeParenthesis, ASCII.pipe: return nil
      case ASCII.openBrace: place = bytes[place...].firstIndex(of: ASCII.closeBrace) ?? bytes.count
      case ASCII.openBracket:
        // Up to the bracket that ends the set; the first sign of a set does not.
        if place < bytes.count, bytes[place] == ASCII.caret { place += 1 }
        if place < bytes.count, bytes[place] == ASCII.closeBracket { place += 1 }
        while place < bytes.count, bytes[place] != ASCII.closeBracket {
          // A set in a set, such as `[:digit:]`, is left to those who know.
          if bytes[place] == ASCII.openBracket || bytes[place] == ASCII.backslash { return nil }
          place += 1
        }
        place += 1
      case ASCII.backslash:
        guard place < bytes.count else { return nil }
        // Letters that stand for a kind of character or a place, without anything after them that belongs to them.
        if bytes[place].isAlphanumeric, !"bBdDhHsSvVwW".utf8.contains(bytes[place]) { return nil }
        place += 1
      default: break
      }
    }
    end()
    if longest.count < 3 { return nil }
    text = String(decoding: longest, as: UTF8.self)
  }
}
