// What a mistyped word may have meant.

/// Finds the word that was probably meant.
public enum Suggestion {
  /// The candidate that begins with the word, or differs from it by at most two slips; nil where none is near.
  public static func closest(to word: String, among candidates: [String]) -> String? {
    guard !word.isEmpty else { return nil }
    var best: (candidate: String, distance: Int)?
    for candidate in candidates {
      let distance = distance(word.lowercased(), candidate.lowercased())
      // Two slips in a word of three letters make any word out of any other.
      guard distance <= 2, distance < max(2, (word.count + 1) / 2) else { continue }
      if distance < best?.distance ?? Int.max { best = (candidate, distance) }
    }
    return best?.candidate ?? candidates.first { word.count >= 2 && $0.hasPrefix(word) }
  }

  /// Insertions, deletions, replacements and swaps of neighbours between two words, no letter touched twice (optimal string alignment).
  /// Words over 64 characters are taken as farther than any limit.
  public static func distance(_ a: String, _ b: String) -> Int {
    let a = Array(a.prefix(65))
    let b = Array(b.prefix(65))
    guard a.count <= 64, b.count <= 64 else { return Int.max }
    if a.isEmpty || b.isEmpty { return max(a.count, b.count) }
    var before: [Int] = []
    var previous = Array(0...b.count)
    for i in 1...a.count {
      var current = [i]
      for j in 1...b.count {
        var least = min(previous[j] + 1, current[j - 1] + 1, previous[j - 1] + (a[i - 1] == b[j - 1] ? 0 : 1))
        if i > 1, j > 1, a[i - 1] == b[j - 2], a[i - 2] == b[j - 1] { least = min(least, before[j - 2] + 1) }
        current.append(least)
      }
      before = previous
      previous = current
    }
    return previous[b.count]
  }
}
