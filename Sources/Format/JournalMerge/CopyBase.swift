// What a copy of a file came from, of the versions that the file had.

import JournalText

/// Finds the version of a file that a folder sync copied before the two went apart.
public enum CopyBase {
  /// The version that differs least from the copy: of several the oldest, since what was done after it is then seen as done.
  ///
  /// Where no older one is known the copy may come from before all of them. What it lacks of the version may then be newer than the copy, rather than
  /// taken out there, and is no part of what both came from; a line that it has in another form was changed.
  /// - Parameter formers: The newest first.
  public static func nearest(to copy: [UInt8], among formers: [[UInt8]]) -> [UInt8]? {
    let lines = lines(copy)
    let distances = formers.map { distance(lines, self.lines($0)) }
    guard let least = distances.min(), let place = distances.lastIndex(of: least) else { return nil }
    return place == formers.count - 1 ? withoutWhatIsMissing(formers[place], in: lines) : formers[place]
  }

  /// Without line ends, which programs change.
  private static func lines(_ bytes: [UInt8]) -> [ArraySlice<UInt8>] { TextMerge.lines(bytes).map { line in line.prefix { !$0.isLineEnd } } }

  /// How many lines stand in one alone.
  private static func distance(_ one: [ArraySlice<UInt8>], _ other: [ArraySlice<UInt8>]) -> Int {
    var counts: [ArraySlice<UInt8>: Int] = [:]
    for line in one { counts[line, default: 0] += 1 }
    for line in other { counts[line, default: 0] -= 1 }
    return counts.values.reduce(0) { $0 + abs($1) }
  }

  /// A version without the lines that stand nowhere in the copy, and in whose place it has no other.
  private static func withoutWhatIsMissing(_ version: [UInt8], in copy: [ArraySlice<UInt8>]) -> [UInt8] {
    let (whole, old) = (TextMerge.lines(version), lines(version))
    var numbering = Numbering<ArraySlice<UInt8>>()
    let pairs = Alignment.common(numbering.numbers(old), numbering.numbers(copy)) + [(old.count, copy.count)]
    let known = Set(copy)
    var (kept, next, nextInCopy) = ([UInt8](), 0, 0)
    for (place, placeInCopy) in pairs {
      let isReplaced = placeInCopy > nextInCopy
      for index in next..<place where isReplaced || known.contains(old[index]) { kept += whole[index] }
      if place < whole.count { kept += whole[place] }
      (next, nextInCopy) = (place + 1, placeInCopy + 1)
    }
    return kept
  }
}
