// Paragraphs that one side joined, or parted: what is several here and one there is looked at as one.

import JournalText

/// Versions of a row of parts in which paragraphs that a side joined or parted are one part in all of them, so that changes of each meet.
struct JoinedProse {
  private(set) var base: [Piece]
  private(set) var ours: [Piece]
  private(set) var theirs: [Piece]

  init(_ base: [Piece], _ ours: [Piece], _ theirs: [Piece]) {
    (self.base, self.ours, self.theirs) = (base, ours, theirs)
    let sides = [ours, theirs]
    let links = sides.map { Self.links(base, $0) }
    guard links.contains(where: { !$0.isEmpty }) else { return }
    let matches = sides.map { PieceMatch(base, $0) }
    // From the end, so that places before stay what they are.
    for run in Self.runs(links.joined().map(\.base)).reversed() {
      guard let here = Self.range(of: run, links[0], matches[0], ours), let there = Self.range(of: run, links[1], matches[1], theirs) else { continue }
      let name = Array("joined \(run.lowerBound)".utf8)
      Self.join(run, in: &self.base, name)
      Self.join(here, in: &self.ours, name)
      Self.join(there, in: &self.theirs, name)
    }
  }

  /// Which paragraphs of the base are which of a side, of several on one hand and one on the other.
  private struct Link {
    var base: Range<Int>
    var side: Range<Int>
  }

  private static func links(_ base: [Piece], _ side: [Piece]) -> [Link] {
    func changed(_ all: [Piece], _ others: [Piece]) -> [Int] {
      let known = Set(others.lazy.filter { $0.kind == .prose }.map(\.bytes))
      return all.indices.filter { all[$0].kind == .prose && !known.contains(all[$0].bytes) }
    }
    let (old, new) = (changed(base, side), changed(side, base))
    if old.isEmpty || new.isEmpty { return [] }
    return joins(of: old, base, in: new, side).map { Link(base: $0.many, side: $0.one..<$0.one + 1) }
      + joins(of: new, side, in: old, base).map { Link(base: $0.one..<$0.one + 1, side: $0.many) }
  }

  /// Rows of paragraphs, most of whose words stand in one paragraph of the other version.
  private static func joins(of places: [Int], _ all: [Piece], in others: [Int], _ other: [Piece]) -> [(many: Range<Int>, one: Int)] {
    var joins: [(many: Range<Int>, one: Int)] = []
    for one in others {
      var index = 0
      while index < places.count {
        var words: [ArraySlice<UInt8>: Int] = [:]
        for word in other[one].wordsForComparison { words[word, default: 0] += 1 }
        let start = places[index]
        var end = start
        while index < places.count, places[index] == end, isQuote(all[end]) == isQuote(other[one]), take(all[end], from: &words) {
          (index, end) = (index + 1, end + 1)
        }
        if end - start > 1, !joins.contains(where: { $0.many.overlaps(start..<end) }) { joins.append((start..<end, one)) }
        if end == start { index += 1 }
      }
    }
    return joins
  }

  private static func isQuote(_ piece: Piece) -> Bool { piece.bytes.first == ASCII.greater }

  /// Whether half of the words of a paragraph are among those that are left, which then are taken.
  private static func take(_ piece: Piece, from words: inout [ArraySlice<UInt8>: Int]) -> Bool {
    let own = piece.wordsForComparison
    var (left, common) = (words, 0)
    for word in own {
      guard let count = left[word], count > 0 else { continue }
      left[word] = count - 1
      common += 1
    }
    guard common * 2 >= own.count, common >= min(2, own.count), common > 0 else { return false }
    words = left
    return true
  }

  /// What touches is one run.
  private static func runs(_ ranges: [Range<Int>]) -> [Range<Int>] {
    var runs: [Range<Int>] = []
    for range in ranges.sorted(by: { $0.lowerBound < $1.lowerBound }) {
      if let last = runs.last, range.lowerBound < last.upperBound {
        runs[runs.count - 1] = last.lowerBound..<max(last.upperBound, range.upperBound)
      } else {
        runs.append(range)
      }
    }
    return runs
  }

  /// Where a run of the base stands on a side, empty where it is gone there; nil where something else stands between, or more than one run is meant.
  private static func range(of run: Range<Int>, _ links: [Link], _ match: PieceMatch, _ side: [Piece]) -> Range<Int>? {
    var places = links.filter { run.overlaps($0.base) }.flatMap { Array($0.side) }
    let linked = Set(links.flatMap { Array($0.base) })
    places += run.filter { !linked.contains($0) }.compactMap { match.sideOfBase[$0] }
    guard let low = places.min(), let high = places.max() else { return 0..<0 }
    let all = low..<high + 1
    let isWhole = all.allSatisfy { place in
      side[place].kind == .prose && !side[place].isJoined && (places.contains(place) || match.baseOfSide[place].map { run.contains($0) } ?? true)
    }
    return isWhole ? all : nil
  }

  private static func join(_ run: Range<Int>, in all: inout [Piece], _ name: [UInt8]) {
    guard let last = run.last else { return }
    var joined = Piece(.prose, [])
    for place in run { joined.bytes += place < last ? all[place].bytes + all[place].gap : all[place].bytes }
    (joined.gap, joined.strong, joined.isJoined) = (all[last].gap, name, true)
    all.replaceSubrange(run, with: [joined])
  }
}
