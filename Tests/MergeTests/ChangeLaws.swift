// What holds of every comparison of two versions of a file: nothing is told where nothing changed, and what was added is told.

import JournalFormat
import JournalMerge
import JournalModel
import JournalTestSupport
import JournalText
import Testing

@Suite struct ChangeLaws {
  private func reading(_ text: String) -> FileReading { FileReading(SourceText(path: "f.md", bytes: Array(text.utf8)), path: "notes/f.md") }

  private func changes(_ old: String?, _ new: String?) -> [EntryChange] {
    EntryComparison(from: old.map { reading($0) }, to: new.map { reading($0) }).changes()
  }

  @Test func whereBytesDifferSomethingIsTold() {
    for seed in 0..<3_000 as Range<UInt64> {
      let trial = MergeTrial(seed: seed)
      #expect(changes(trial.ours, trial.ours) == [])
      let told = changes(trial.base, trial.ours)
      #expect(told.isEmpty == trial.base.utf8.elementsEqual(trial.ours.utf8), "seed \(seed)")
    }
  }

  @Test func whatWasAddedToListsAndPropertiesIsTold() {
    for seed in 0..<3_000 as Range<UInt64> {
      let trial = MergeTrial(seed: seed)
      let told = changes(trial.base, trial.ours).map { String(describing: $0) }.joined(separator: "\n")
      // Ids and headings are no words of an item; text, and so a list in no section, is counted.
      if told.contains("text(more") { continue }
      for line in trial.ours.split(whereSeparator: \.isNewline) where line.hasPrefix("- ") || line.hasSuffix(": 7") {
        for word in line.split(whereSeparator: { !$0.isLetter && !$0.isNumber }) where word.hasPrefix("ours") && !line.contains("^\(word)") {
          if !line.contains("-\(word)"), !told.contains(word) { Issue.record("seed \(seed): ‘\(word)’ is not told of: \(line)") }
        }
      }
    }
  }

  @Test func damagedFilesAreComparedWithoutATrap() {
    var random = SeededGenerator(seed: 5)
    for seed in 0..<1_000 as Range<UInt64> {
      let trial = MergeTrial(seed: seed)
      let sides = [trial.base, trial.ours].map { mutations(of: Array($0.utf8), count: 1, using: &random)[0] }
      let readings = sides.map { FileReading(SourceText(path: "f.md", bytes: $0), path: "notes/f.md") }
      #expect(EntryComparison(from: readings[0], to: readings[1]).changes().isEmpty == (sides[0] == sides[1]))
    }
  }

  @Test(arguments: [
    ("## Keep\n- One\n", "## Keep\n- One\n- Two #private\n"), ("## Log\n- 08:00 a\n", "## Log\n- 08:00 a #private\n"),
    ("Text.\n", "Text.\n\nMore #private\n"), ("## Keep #private\n- One\n", "## Keep #private\n- Two\n"),
    ("Text #private\n", "Text\n"),
  ]) func whatEitherVersionKeepsFromOthersIsMarked(_ old: String, _ new: String) {
    let told = changes(old, new)
    #expect(told.contains { $0.isPrivate })
    #expect(told.filter { !$0.isPrivate }.allSatisfy { !String(describing: $0).contains("private") })
  }

  @Test func aVerdictNamesWhatItIsAbout() {
    let old = "## Review\n- [ ] Early bed [[2026-W46#^t-5e6f|W46]]\n"
    let judged = changes(old, old.replacing("[ ]", with: "[x]"))
    #expect(judged.map { $0.verdict?.id } == ["t-5e6f"])
    #expect(judged.map { $0.verdict?.state } == [.done])
    #expect(changes("", old).allSatisfy { $0.isOffered && $0.verdict == nil })
  }

  @Test func anItemIsKnownAgainByItsIdAndByItsWords() {
    let old = "## Try\n- [ ] One two three ^t-1\n- Four five six\n\n## Action\n- [ ] Seven\n"
    let moved = changes(old, "## Try\n- Four five six seven\n\n## Action\n- [ ] Seven\n- [ ] Other words ^t-1\n")
    #expect(moved.count == 3)
    let kinds = moved.map { change -> String in
      switch change.what {
      case .moved(let item, from: .try, to: .action): "moved \(item.id ?? "")"
      case .words(_, let new, from: let before): "\(before.text) → \(new.text)"
      default: "\(change.what)"
      }
    }
    #expect(Set(kinds) == ["moved t-1", "One two three → Other words", "Four five six → Four five six seven"])
  }

  @Test func frontMatterThatBreaksIsOneChange() {
    let told = changes("---\nmood: good\nsteps: 1\n---\n", "---\nmood: good\nsteps: [1\n---\n")
    #expect(told.map(\.what) == [.unreadable])
  }
}
