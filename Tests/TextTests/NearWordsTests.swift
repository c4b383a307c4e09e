// Which word was probably meant.

import JournalTestSupport
import JournalText
import Testing

@Suite struct NearWords {
  /// A suggestion is never farther off than two typos, and a word is the nearest to itself.
  @Test func suggestionsAreNear() {
    let words = ["inspect", "init", "list", "report", "set", "tick", "unset", "get", "dry-run", "journal"]
    var generator = SeededGenerator(seed: 3)
    for _ in 0..<500 {
      let word = generator.pick(words)
      var letters = Array(word)
      let index = Int.random(in: 0..<letters.count, using: &generator)
      switch Int.random(in: 0..<4, using: &generator) {
      case 0: letters.remove(at: index)
      case 1: letters.insert("q", at: index)
      case 2: letters[index] = "q"
      default: if index > 0 { letters.swapAt(index, index - 1) }
      }
      let mistyped = String(letters)
      let distance = editDistance(word, mistyped, limit: 1)
      if distance == nil || distance != editDistance(mistyped, word, limit: 1) { Issue.record("\(word) and \(mistyped) are not near") }
      if mistyped.count >= 4, suggestion(for: mistyped, among: words) == nil { Issue.record("nothing is near \(mistyped)") }
    }
    #expect(words.allSatisfy { suggestion(for: $0, among: words) == $0 } && suggestion(for: "zzzzzz", among: words) == nil)
    #expect(editDistance(String(repeating: "a", count: 100_000), "a", limit: .max) == nil)
  }
}
