// How far two words are apart, and which word was probably meant.

/// The number of letters to change, add, remove or swap with their neighbour to make one word the other; gives up above `limit` with nil.
///
/// Optimal string alignment over Unicode scalars. Words longer than 64 scalars are never near.
public func editDistance(_ a: some StringProtocol, _ b: some StringProtocol, limit: Int) -> Int? {
  let a = Array(a.unicodeScalars), b = Array(b.unicodeScalars)
  guard abs(a.count - b.count) <= limit, a.count <= 64, b.count <= 64 else { return nil }
  if a.isEmpty || b.isEmpty { return max(a.count, b.count) }
  var beforeLast = Array(repeating: 0, count: b.count + 1)
  var last = Array(0...b.count)
  // The least of the row before: from two rows that are all above the limit there is no way back below it.
  var least = 0
  for i in 1...a.count {
    var row = [i] + Array(repeating: 0, count: b.count)
    for j in 1...b.count {
      let cost = a[i - 1] == b[j - 1] ? 0 : 1
      row[j] = min(last[j] + 1, row[j - 1] + 1, last[j - 1] + cost)
      if i > 1, j > 1, a[i - 1] == b[j - 2], a[i - 2] == b[j - 1] { row[j] = min(row[j], beforeLast[j - 2] + 1) }
    }
    (beforeLast, last) = (last, row)
    let rowLeast = row.min() ?? 0
    if rowLeast > limit, least > limit { return nil }
    least = rowLeast
  }
  return last[b.count] <= limit ? last[b.count] : nil
}

/// The one of `words` that a file probably means: at most two steps away, with the same first letter, and no more than a third of it changed.
public func nearest(to word: String, among words: some Sequence<String>) -> String? {
  var best: (word: String, distance: Int)?
  let folded = word.lowercased()
  for candidate in words {
    let other = candidate.lowercased()
    guard folded.unicodeScalars.first == other.unicodeScalars.first else { continue }
    guard let distance = editDistance(folded, other, limit: min(2, max(1, candidate.unicodeScalars.count / 3))) else { continue }
    if best.map({ distance < $0.distance }) ?? true { best = (candidate, distance) }
  }
  return best?.word
}

/// The one of `words` to suggest to somebody who has just typed another: at most two typos away, else the first that begins so; nil where none is
/// near. Bolder than `nearest`, since a person reads the answer at once.
public func suggestion(for word: String, among words: [String]) -> String? {
  guard !word.isEmpty else { return nil }
  var best: (word: String, distance: Int)?
  for candidate in words {
    // Two typos in a word of three letters make any word out of any other.
    let limit = min(2, max(2, (word.count + 1) / 2) - 1)
    let (typed, other) = (word.lowercased(), candidate.lowercased())
    guard let distance = editDistance(typed, other, limit: limit) else { continue }
    // Another first letter and little else in common: ‘now’ of ‘how’, ‘done’ of ‘phone’. These are accidents of spelling, and no typos.
    let isShort = word.count == 3 && candidate.count == 3 && typed.sorted() != other.sorted()
    if distance == 2 || distance == 1 && isShort, typed.first != other.first { continue }
    if best.map({ distance < $0.distance }) ?? true { best = (candidate, distance) }
  }
  return best?.word ?? words.first { word.count >= 2 && $0.hasPrefix(word) }
}
