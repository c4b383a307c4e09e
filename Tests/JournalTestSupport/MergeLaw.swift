// What holds of every merge: nothing added is lost, nothing removed comes back, markers stand where exit 1 does.

import JournalMerge
import JournalText

/// The laws, as one look at one merge.
public struct MergeLaw {
  private let base: [UInt8]
  private let ours: [UInt8]
  private let theirs: [UInt8]
  private let merge = JournalMerge()

  public init(_ base: some Collection<UInt8>, _ ours: some Collection<UInt8>, _ theirs: some Collection<UInt8>) {
    (self.base, self.ours, self.theirs) = (Array(base), Array(ours), Array(theirs))
  }

  private func merged(_ o: [UInt8], _ a: [UInt8], _ b: [UInt8]) -> MergeResult {
    merge.merge(MergeSides(base: o, ours: a, theirs: b), as: .entry, orElse: merge.wholeConflict)
  }

  public var hasConflicts: Bool { !merged(base, ours, theirs).conflicts.isEmpty }

  private static func words(_ bytes: [UInt8]) -> [String: Int] {
    var counts: [String: Int] = [:]
    // A byte order mark is no part of the word behind it.
    let text = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? bytes.dropFirst(3) : bytes[...]
    for word in text.split(whereSeparator: { $0.isSpace || [0x5B, 0x5D, 0x2C].contains($0) }) {
      counts[String(decoding: word, as: UTF8.self), default: 0] += 1
    }
    return counts
  }

  private static func lines(_ bytes: [UInt8]) -> [String: Int] {
    var counts: [String: Int] = [:]
    let text = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? bytes.dropFirst(3) : bytes[...]
    for line in text.split(whereSeparator: \.isLineEnd) { counts[String(decoding: line, as: UTF8.self), default: 0] += 1 }
    return counts
  }

  /// What does not hold; empty where all does.
  public func breaches() -> [String] {
    let result = merged(base, ours, theirs)
    var breaches: [String] = []
    func expect(_ holds: Bool, _ law: @autoclosure () -> String) { if !holds { breaches.append(law()) } }
    expect(merged(base, ours, ours).bytes == ours, "both changed it alike")
    expect(merged(base, base, theirs).bytes == theirs, "theirs alone")
    expect(merged(base, ours, base).bytes == ours, "ours alone")
    let marked = ConflictText(result.bytes)
    expect(marked.conflicts.count == result.conflicts.count, "\(result.conflicts.count) conflicts and \(marked.conflicts.count) marked")
    expect(marked.resolved([]) == result.bytes, "what is not resolved stays")
    let (o, a, b, r) = (Self.words(base), Self.words(ours), Self.words(theirs), Self.words(result.bytes))
    for word in Set(a.keys).union(b.keys) where o[word] == nil && r[word] == nil { breaches.append("‘\(word)’ was added and is lost") }
    for word in o.keys where a[word] == nil && b[word] == nil && r[word] != nil { breaches.append("‘\(word)’ was removed twice and is back") }
    let swapped = merged(base, theirs, ours)
    expect(swapped.conflicts.count == result.conflicts.count, "swapped sides: \(result.conflicts.count) and \(swapped.conflicts.count) conflicts")
    guard result.conflicts.isEmpty, swapped.conflicts.isEmpty else { return breaches }
    // Without a base two versions of one line are two lines.
    for (word, count) in r where !base.isEmpty && count > max(a[word] ?? 0, b[word] ?? 0) && word.utf8.count > 6 {
      breaches.append("‘\(word)’ stands \(count) times")
    }
    let (lo, la, lb, lr) = (Self.lines(base), Self.lines(ours), Self.lines(theirs), Self.lines(result.bytes))
    for (line, count) in lo where count == 1 && la[line] == 1 && lb[line] == 1 && lr[line] != 1 { breaches.append("‘\(line)’ was changed by nobody") }
    for (line, count) in lo where count == 1 && (la[line] == nil) != (lb[line] == nil) && lr[line] != nil { breaches.append("‘\(line)’ was removed and is back") }
    // The order of what both added at one place may differ.
    let rs = Self.words(swapped.bytes)
    expect(rs == r, "swapped sides say something else: \(Set(rs.keys).symmetricDifference(r.keys))")
    return breaches
  }
}
