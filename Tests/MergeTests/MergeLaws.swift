// What holds of every merge: nothing added is lost, nothing removed comes back, markers stand where exit 1 does.

import JournalMerge
import JournalTestSupport
import JournalText
import Testing

@Suite struct MergeLaws {
  @Test func mergesOfTwoDevicesKeepTheLaws() {
    var conflicts = 0
    for seed in 0..<4_000 as Range<UInt64> {
      let trial = MergeTrial(seed: seed)
      let breaches = MergeLaw(trial.base.utf8, trial.ours.utf8, trial.theirs.utf8).breaches()
      if !breaches.isEmpty {
        conflicts += 1
        if conflicts < 6 {
          Issue.record("seed \(seed): \(breaches)\n--- base\n\(trial.base)--- ours\n\(trial.ours)--- theirs\n\(trial.theirs)")
        }
      }
    }
    #expect(conflicts == 0)
  }

  @Test func damagedFilesKeepWhatWasAdded() {
    var random = SeededGenerator(seed: 23)
    for seed in 0..<1_500 as Range<UInt64> {
      let trial = MergeTrial(seed: seed)
      let sides = [trial.base, trial.ours, trial.theirs].map { side in
        random.chance(60) ? mutations(of: Array(side.utf8), count: 1, using: &random)[0] : Array(side.utf8)
      }
      let merge = JournalMerge()
      let result = merge.merge(MergeSides(base: sides[0], ours: sides[1], theirs: sides[2]), as: .entry, orElse: merge.wholeConflict)
      let known = Set(words(sides[0]))
      let kept = Set(words(result.bytes))
      for word in words(sides[1]) + words(sides[2]) where !known.contains(word) && !kept.contains(word) {
        Issue.record("seed \(seed): \(String(decoding: word, as: UTF8.self)) is lost")
      }
    }
  }

  private func words(_ bytes: [UInt8]) -> [ArraySlice<UInt8>] {
    // Signs of Markdown and YAML are rewritten where a list changes its style.
    bytes.split { $0.isSpace || [0x5B, 0x5D, 0x2C, 0x22, 0x27].contains($0) }.filter { $0.count > 4 && $0.allSatisfy(\.isAlphanumeric) }
  }
}
