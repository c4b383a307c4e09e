// The words of long tables, most of which nobody ever asks for.

/// Words of texts, found by how they begin and cut into parts by whoever asks for them: to cut all of a table takes far longer than to look at its bytes.
public struct UncutWords: Sendable {
  private struct Word {
    var text: Int32
    var start, end: Int32
    /// Of what it is found by.
    var hash: UInt32
    /// The word before that may begin alike; -1 where there is none.
    var before: Int32
  }

  private var texts: [String] = []
  private var words: [Word] = []
  /// The last word of each kind of beginning, by its hash.
  private var last = [Int32](repeating: -1, count: 1 << 14)

  public init() {}

  /// Adds the words of a text, which has blanks between them.
  /// - Parameters:
  ///   - gap: What stands for a blank inside a word.
  ///   - beginning: What a word is found by that is not of small letters of ASCII alone up to its end or its first gap; those are found by these letters.
  public mutating func add(_ text: String, gap: UInt8, beginning: (Substring) -> String) {
    if text.isEmpty { return }
    var text = text
    let whole = text, number = Int32(texts.count)
    texts.append(whole)
    text.withUTF8 { bytes in
      var start = 0
      while start < bytes.count {
        if bytes[start] == ASCII.space || bytes[start] == ASCII.lineFeed {
          start += 1
          continue
        }
        var (end, hash, isPlain, isHead) = (start, FNV1a(), true, true)
        while end < bytes.count, bytes[end] != ASCII.space, bytes[end] != ASCII.lineFeed {
          let byte = bytes[end]
          if isHead {
            if byte == gap {
              isHead = false
            } else {
              isPlain = isPlain && byte &- 0x61 < 26
              hash.add(byte)
            }
          }
          end += 1
        }
        if !isPlain || bytes[start] == gap { hash = FNV1a(beginning(Self.word(whole, start, end)).utf8) }
        let slot = slot(hash)
        words.append(Word(text: number, start: Int32(start), end: Int32(end), hash: Self.short(hash), before: last[slot]))
        last[slot] = Int32(words.count - 1)
        start = end
      }
    }
  }

  /// The places of the words that begin so, in no order; some others may be among them.
  public func places(beginning first: String) -> [Int] {
    let hash = FNV1a(first.utf8)
    var found: [Int] = []
    var place = last[slot(hash)]
    while place >= 0 {
      let word = words[Int(place)]
      if word.hash == Self.short(hash) { found.append(Int(place)) }
      place = word.before
    }
    return found
  }

  /// The word at a place, and the number of its text; from 0 in the order in which they were added.
  public subscript(place: Int) -> (text: Int, word: Substring) {
    let word = words[place]
    return (Int(word.text), Self.word(texts[Int(word.text)], Int(word.start), Int(word.end)))
  }

  private func slot(_ hash: FNV1a) -> Int { Int(truncatingIfNeeded: Self.short(hash)) & (last.count - 1) }
  private static func short(_ hash: FNV1a) -> UInt32 { UInt32(truncatingIfNeeded: hash.value ^ hash.value >> 32) }

  private static func word(_ text: String, _ start: Int, _ end: Int) -> Substring {
    let first = text.utf8.index(text.startIndex, offsetBy: start)
    return text[first..<text.utf8.index(first, offsetBy: end - start)]
  }
}
