// What was tried, which need not have been done: ‘tried to call my sister twice, no answer’.

import JournalModel

extension ClauseReader {
  /// Whether a chunk says that somebody tried to do what a verb behind it says, however often; ‘tried yoga for 20 min’ is yoga.
  func isTry(_ i: Int, before told: (chunk: Int, match: NameIndex.Match, state: LogLine.State)) -> Bool {
    guard chunks[i].has(.beginning), Self.tries.contains(text(chunks[i])) else { return false }
    let verb = tokens[chunks[told.chunk].range.lowerBound].folded
    return chunks[i].range.count > 1 || told.match.isVerb || told.match.isToDo || ["ing", "ar", "er", "ir", "en"].contains(where: verb.hasSuffix)
  }

  private static let tries: Set<String> = ["tried", "versucht", "intente", "essaye", "tentei"]
}
