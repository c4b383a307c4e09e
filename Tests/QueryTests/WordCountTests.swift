// How many words there are, counted as slowly as it is said.

import JournalQuery
import JournalTestSupport
import Testing

@Suite struct WordCountTests {
  @Test func aWordHasALetterOrDigitBetweenBlanks() {
    var random = SeededGenerator(seed: 9)
    for _ in 0..<20_000 {
      let length = Int.random(in: 0...40, using: &random)
      var text = ""
      for _ in 0..<length {
        let kind = Int.random(in: 0..<20, using: &random)
        let scalar: Unicode.Scalar =
          switch kind {
          case 0: random.chance(50) ? "é" : "日"
          case 1...7: random.pick(Array(" \n\t".unicodeScalars))
          case 8...13: random.pick(Array("azAZ059".unicodeScalars))
          default: Unicode.Scalar(UInt8.random(in: 0..<0x80, using: &random))
          }
        text.unicodeScalars.append(scalar)
      }
      var counted = Array(text.utf8)
      let words = counted.withUnsafeMutableBufferPointer { WordCount(UnsafeBufferPointer($0)).words }
      if words != Self.words(text) { Issue.record("\(words) instead of \(Self.words(text)) in \(text.debugDescription)") }
    }
  }

  private static func words(_ text: String) -> Int {
    var count = 0
    for part in text.unicodeScalars.split(whereSeparator: { $0.value <= 0x20 }) {
      // A character of Japanese is a word, and what stands beside it is another.
      let pieces = part.split(separator: "日", omittingEmptySubsequences: false)
      count += pieces.count - 1 + pieces.count { $0.contains { $0.properties.isAlphabetic || $0.properties.numericType != nil } }
    }
    return count
  }
}
