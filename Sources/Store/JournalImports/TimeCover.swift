// Time that is covered by many stretches, each moment counted once.

import JournalText

/// Stretches of time in whatever unit, none of which touches another.
struct TimeCover {
  /// In order.
  private(set) var parts: [(start: Int, end: Int)] = []

  /// How much is covered.
  var total: Int { parts.reduce(0) { $0 + $1.end - $1.start } }

  func contains(_ moment: Int) -> Bool {
    let place = firstPlace(endingAtOrAfter: moment)
    return place < parts.count && parts[place].start <= moment
  }

  /// Covers a stretch.
  /// - Returns: How much of it was not covered before.
  @discardableResult
  mutating func add(_ start: Int, _ end: Int) -> Int {
    guard end > start else { return 0 }
    let first = firstPlace(endingAtOrAfter: start)
    var last = first
    var (from, to) = (start, end)
    var covered = 0
    while last < parts.count, parts[last].start <= end {
      covered += Swift.max(0, Swift.min(parts[last].end, end) - Swift.max(parts[last].start, start))
      from = Swift.min(from, parts[last].start)
      to = Swift.max(to, parts[last].end)
      last += 1
    }
    if last == first {
      parts.insert((from, to), at: first)
    } else {
      parts[first] = (from, to)
      parts.removeSubrange((first + 1)..<last)
    }
    return end - start - covered
  }

  /// What both cover, in order.
  func intersection(_ other: TimeCover) -> [(start: Int, end: Int)] {
    var common: [(start: Int, end: Int)] = []
    var (mine, theirs) = (0, 0)
    while mine < parts.count, theirs < other.parts.count {
      let (a, b) = (parts[mine], other.parts[theirs])
      let (start, end) = (max(a.start, b.start), min(a.end, b.end))
      if start < end { common.append((start, end)) }
      if a.end < b.end { mine += 1 } else { theirs += 1 }
    }
    return common
  }

  /// What lies here and not in the other, in order.
  func subtracting(_ other: TimeCover) -> [(start: Int, end: Int)] {
    var left: [(start: Int, end: Int)] = []
    for part in parts {
      var start = part.start
      var place = other.firstPlace(endingAtOrAfter: start)
      while place < other.parts.count, other.parts[place].start < part.end {
        if other.parts[place].start > start { left.append((start, other.parts[place].start)) }
        start = max(start, other.parts[place].end)
        place += 1
      }
      if start < part.end { left.append((start, part.end)) }
    }
    return left
  }

  /// What lies between two moments.
  func part(from start: Int, to end: Int) -> TimeCover {
    var cover = TimeCover()
    var place = firstPlace(endingAtOrAfter: start)
    while place < parts.count, parts[place].start < end {
      cover.add(max(start, parts[place].start), min(end, parts[place].end))
      place += 1
    }
    return cover
  }

  private func firstPlace(endingAtOrAfter moment: Int) -> Int {
    // Time mostly goes on.
    if let last = parts.last, last.end < moment { return parts.count }
    return parts.firstPlace { $0.end >= moment }
  }
}
