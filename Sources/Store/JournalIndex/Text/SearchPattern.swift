// What is looked for in a text, and where it stands there.

import JournalModel
import JournalQuery
import JournalText

/// Words in a row, or an expression.
enum SearchPattern {
  case words(WordMatch)
  /// In an item.
  case itemWords(WordMatch)
  case expression(TextExpression)

  /// Whether it is looked for in a part of entries.
  func concerns(_ part: String) -> Bool {
    if case .itemWords = self { SectionKind(rawValue: part)?.holdsItems ?? false } else { true }
  }

  /// Where a text has it, in order.
  func ranges(in text: UnsafeBufferPointer<UInt8>) -> [TextRange] {
    switch self {
    case .words(let words), .itemWords(let words): words.ranges(in: text)
    case .expression(let expression): expression.ranges(in: text)
    }
  }
}

extension QueryNode {
  /// What a text must or may have for the query to be about it, also what only an item must have.
  var patterns: [SearchPattern] {
    switch self {
    case .all(let parts), .any(let parts): return parts.flatMap(\.patterns)
    case .not, .entry: return []
    case .item(let item): return item.patterns
    case .text(let match):
      switch match.form {
      case .words(let words): return [.words(words)]
      case .expression(let source): return (try? TextExpression(source)).map { [.expression($0)] } ?? []
      }
    }
  }
}

extension ItemNode {
  fileprivate var patterns: [SearchPattern] {
    switch self {
    case .all(let parts), .any(let parts): return parts.flatMap(\.patterns)
    case .not: return []
    case .condition(let condition):
      guard case .text(let words) = condition.test else { return [] }
      return [.itemWords(words)]
    }
  }
}

extension WordMatch {
  /// Where a text has the words in a row, in order; where they overlap each by itself. Linear in the text.
  func ranges(in bytes: UnsafeBufferPointer<UInt8>) -> [TextRange] {
    // Most parts of a file have none of the words, which is told without reading their own.
    if !mayStand(in: bytes) { return [] }
    var ranges: [TextRange] = []
    var reader = WordReader(bytes)
    // How many words each way of reading them has after it, and where it began.
    var begun: [(count: Int, start: Int)] = []
    while reader.next() {
      // Most words are none of them.
      if begun.isEmpty, !isWord(0, reader.word) { continue }
      begun.append((0, reader.range.lowerBound))
      begun.removeAll { !isWord($0.count, reader.word) }
      for index in begun.indices { begun[index].count += 1 }
      guard let whole = begun.first, whole.count == words.count else { continue }
      ranges.append(TextRange(whole.start, end(of: reader, in: bytes)))
      begun.removeFirst()
    }
    return ranges
  }

  /// Whether the first of the words may stand in a text: its letters do, or there is a letter that is no ASCII, which may count as one that is.
  private func mayStand(in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    guard let word = words.first else { return true }
    return ([word] + forms).contains { Self.mayStand($0, in: bytes) }
  }

  private static func mayStand(_ word: [UInt8], in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    guard let first = word.first, word.isPlain else { return true }
    var isThere = false
    for (place, byte) in bytes.enumerated() {
      if byte >= 0x80 { return true }
      // Of ASCII this bit alone is other in a capital.
      if !isThere, byte | 0x20 == first, bytes[place...].prefix(word.count).lazy.map({ $0 | 0x20 }).elementsEqual(word) { isThere = true }
    }
    return isThere
  }

  /// Where the word ends; of a pair of which only the first character was looked for, where that one does.
  private func end(of reader: WordReader, in bytes: UnsafeBufferPointer<UInt8>) -> Int {
    let word = String(decoding: reader.word, as: UTF8.self).unicodeScalars
    guard isPrefix, word.count == 2, words[words.count - 1].count < reader.word.count, let first = word.first, CJKRuns.contains(first.value)
    else { return reader.range.upperBound }
    let text = String(decoding: bytes[reader.range.lowerBound..<reader.range.upperBound], as: UTF8.self)
    return reader.range.lowerBound + (text.first?.utf8.count ?? 0)
  }
}

extension [UInt8] {
  /// Whether it is made of small letters of ASCII and digits, as most words are that are looked for.
  fileprivate var isPlain: Bool { allSatisfy { 0x61...0x7A ~= $0 || 0x30...0x39 ~= $0 } }
}
