// Words that are looked for in a text.

import JournalText

/// Words that must stand one after another.
public struct WordMatch: Equatable, Sendable {
  /// The words as the full-text index has them; at least one.
  public let words: [[UInt8]]
  /// Whether the last of them only has to begin a word.
  public let isPrefix: Bool
  /// Other forms of a word that is looked for alone, which are as good.
  public internal(set) var forms: [[UInt8]] = []

  /// The words of a text; nil where it has none. The last word may be longer in the text that is looked through where `isBeginning` says so,
  /// and where it is a single character of Chinese, Japanese or Korean.
  public init?(_ text: String, isBeginning: Bool = false) {
    var text = text
    let read = text.withUTF8 { bytes in
      var words: [[UInt8]] = []
      var reader = WordReader(bytes)
      var last: Int?
      while reader.next() {
        words.append(reader.word)
        last = reader.endedRun
      }
      return (words: words, lastRun: last)
    }
    guard !read.words.isEmpty else { return nil }
    if let run = read.lastRun {
      // The end of a run is not the end of what it may be a part of.
      words = run > 1 ? read.words.dropLast() : read.words
      isPrefix = run == 1
    } else {
      words = read.words
      isPrefix = isBeginning
    }
  }

  /// Whether a text has the words in a row. Linear in the text.
  public func matches(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    var reader = WordReader(bytes)
    if words.count == 1 {
      while reader.next() {
        if isWord(0, reader.word) { return true }
      }
      return false
    }
    // How many words of the phrase each way of reading it has after it.
    var begun: [Int] = []
    while reader.next() {
      begun.append(0)
      begun.removeAll { !isWord($0, reader.word) }
      for index in begun.indices { begun[index] += 1 }
      if begun.contains(words.count) { return true }
    }
    return false
  }

  /// Whether a text has the words in a row.
  public func matches(_ text: String) -> Bool {
    var text = text
    return text.withUTF8 { matches($0) }
  }

  /// Whether a word of a text is the one of this place.
  public func isWord(_ index: Int, _ word: [UInt8]) -> Bool {
    if isPrefix && index == words.count - 1 { return word.starts(with: words[index]) }
    return word == words[index] || !forms.isEmpty && forms.contains(word)
  }
}
