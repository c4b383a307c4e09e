// Laws of the diff that a dry run shows.

import JournalStore
import JournalTestSupport
import Testing

@Suite struct UnifiedDiffLaws {
  @Test(arguments: [1, 2, 3] as [UInt64])
  func applyingTheDiffGivesTheNewText(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<800 {
      let old = text(&generator)
      let new = generator.chance(30) ? text(&generator) : mutations(of: old, count: 1, using: &generator)[0]
      let diff = UnifiedDiff(from: old, to: new, path: "f.md").bytes
      if diff.isEmpty != (old == new) { Issue.record("seed \(seed): empty or not, \(old) to \(new)") }
      if !diff.isEmpty, patched(old, by: diff) != new {
        Issue.record("seed \(seed): \(old) to \(new)\n\(String(decoding: diff, as: UTF8.self))")
      }
    }
  }

  /// Two texts without a line in common, too long for the least difference to be looked for.
  @Test func farApartTextsAreReplacedWhole() {
    let old = Array((0..<3000).map { "a\($0)\n" }.joined().utf8)
    let new = Array((0..<3000).map { "b\($0)\n" }.joined().utf8)
    #expect(patched(old, by: UnifiedDiff(from: old, to: new, path: "f.md").bytes) == new)
  }

  @Test func linesThatStayAreNotShownAsChanged() {
    let old = Array("1\n2\n3\n4\n5\n6\n7\n8\n9\n".utf8)
    let new = Array("1\n2\nx\n4\n5\n6\n7\n8\n".utf8)
    let diff = String(decoding: UnifiedDiff(from: old, to: new, path: "f.md").bytes, as: UTF8.self)
    #expect(diff == "--- a/f.md\n+++ b/f.md\n@@ -1,9 +1,8 @@\n 1\n 2\n-3\n+x\n 4\n 5\n 6\n 7\n 8\n-9\n")
  }

  private func text(_ generator: inout SeededGenerator) -> [UInt8] {
    (0..<Int.random(in: 0..<16, using: &generator)).flatMap { _ in Array(generator.pick(["a", "b", "\n", "c\n", "\r\n", "d"]).utf8) }
  }

  /// What `patch` makes of it; nil where the old text is not what the diff says.
  private func patched(_ old: [UInt8], by diff: [UInt8]) -> [UInt8]? {
    let source = lines(old)
    var out: [UInt8] = []
    var next = 0
    var isLastLineOpen = false
    for line in lines(diff).dropFirst(2) {
      switch line.first {
      case UInt8(ascii: "@"):
        let range = String(decoding: line, as: UTF8.self).split(separator: " ")[1].dropFirst().split(separator: ",")
        // An empty run is named by the line before it.
        guard let first = Int(range[0]) else { return nil }
        let start = range.count == 2 && range[1] == "0" ? first : first - 1
        guard start >= next, start <= source.count else { return nil }
        out += source[next..<start].joined()
        next = start
      case UInt8(ascii: "\\"):
        if isLastLineOpen { out.removeLast() }
      case UInt8(ascii: "+"): out += line.dropFirst()
      case UInt8(ascii: " "), UInt8(ascii: "-"):
        guard next < source.count, source[next].dropLast(source[next].last == 0x0A ? 1 : 0) == line.dropFirst().dropLast() else {
          return nil
        }
        if line.first == UInt8(ascii: " ") { out += line.dropFirst() }
        next += 1
      default: return nil
      }
      isLastLineOpen = line.first != UInt8(ascii: "-")
    }
    return out + source[next...].joined()
  }

  private func lines(_ bytes: [UInt8]) -> [ArraySlice<UInt8>] {
    var lines: [ArraySlice<UInt8>] = []
    var start = 0
    while start < bytes.count {
      let end = bytes[start...].firstIndex(of: 0x0A).map { $0 + 1 } ?? bytes.count
      lines.append(bytes[start..<end])
      start = end
    }
    return lines
  }
}
