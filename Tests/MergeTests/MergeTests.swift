// Merges as people meet them: base, ours, theirs, and what becomes of them.

import JournalFormat
import JournalMerge
import JournalText
import Testing

@Suite struct Merges {
  private func merge(_ base: String, _ ours: String, _ theirs: String, as kind: JournalMerge.Kind = .entry) -> (text: String, conflicts: [MergeConflict.Reason]) {
    let merge = JournalMerge()
    let result = merge.merge(
      MergeSides(base: Array(base.utf8), ours: Array(ours.utf8), theirs: Array(theirs.utf8)), as: kind, orElse: merge.wholeConflict)
    return (String(decoding: result.bytes, as: UTF8.self), result.conflicts.map(\.reason))
  }

  @Test(arguments: [
    // Log lines of both, by time.
    ("## Log\n- 07:00 run\n", "## Log\n- 07:00 run\n- 21:00 read\n", "## Log\n- 07:00 run\n- 12:00 lunch\n", "## Log\n- 07:00 run\n- 12:00 lunch\n- 21:00 read\n"),
    // A box here, words there, a field on both sides.
    ("## Action\n- [ ] Call Bo ^a-1\n", "## Action\n- [x] Call Bo [due:: 2026-11-24] ^a-1\n", "## Action\n- [ ] Call Bob [goal:: g] ^a-1\n", "## Action\n- [x] Call Bob [due:: 2026-11-24]  [goal:: g] ^a-1\n"),
    // One Keep, in two languages.
    ("", "## Keep\n- One\n", "## Behalten\n- Two\n", "## Behalten\n- One\n- Two\n"),
    // Lists are sets with an order, each in the style that it has.
    ("---\ntags: [a, b]\n---\n", "---\ntags: [a, b, c]\n---\n", "---\ntags: [b, d]\n---\n", "---\ntags: [b, c, d]\n---\n"),
    ("---\ntags:\n  - a\n---\n", "---\ntags:\n  - a\n  - b # why\n---\n", "---\ntags:\n  - a\n  - \"c: d\"\n---\n", "---\ntags:\n  - a\n  - b # why\n  - \"c: d\"\n---\n"),
    // Sentences that both added at the end.
    ("It snowed.\n", "It snowed. I ran.\n", "It snowed. I read.\n", "It snowed. I ran. I read.\n"),
    // The mood is what the merged log tells last, also where one side alone changed the property.
    (
      "---\nmood: good\n---\n## Log\n- 08:00 [mood:: good]\n", "---\nmood: bad\n---\n## Log\n- 08:00 [mood:: good]\n- 09:00 [mood:: bad]\n",
      "---\nmood: good\n---\n## Log\n- 08:00 [mood:: good]\n- 22:00 [mood:: good]\n",
      "---\nmood: good\n---\n## Log\n- 08:00 [mood:: good]\n- 09:00 [mood:: bad]\n- 22:00 [mood:: good]\n"
    ),
    // Moved to another section here, ticked there.
    (
      "## Try\n- [ ] One ^t-1\n- Two\n\n## Action\n- [ ] Three\n", "## Try\n- Two\n\n## Action\n- [ ] Three\n- [ ] One ^t-1\n",
      "## Try\n- [x] One ^t-1\n- Two\n\n## Action\n- [ ] Three\n", "## Try\n- Two\n\n## Action\n- [ ] Three\n- [x] One ^t-1\n"
    ),
    // Another line end on one side, a byte order mark on the other.
    ("a\n\nb\n", "a\r\n\r\nb\r\n", "\u{FEFF}a\n\nb\n\nc\n", "\u{FEFF}a\r\n\r\nb\r\n\r\nc\r\n"),
  ]) func bothSidesAreKept(_ base: String, _ ours: String, _ theirs: String, _ merged: String) {
    let result = merge(base, ours, theirs)
    #expect(result.text == merged)
    #expect(result.conflicts == [])
  }

  @Test func aConflictIsTheSmallestPart() {
    let result = merge("---\nmood: good\nsteps: 1\n---\nText.\n", "---\nmood: bad\nsteps: 1\n---\nText.\n", "---\nmood: great\nsteps: 2\n---\nText.\n")
    #expect(result.text == "---\n<<<<<<< ours: two values of ‘mood’\nmood: bad\n=======\nmood: great\n>>>>>>> theirs\nsteps: 2\n---\nText.\n")
    #expect(result.conflicts == [.property("mood")])
  }

  @Test func twoVerdictsAreNamedAndOneHolds() {
    let line = "Early bed [[2026-W46#^t-1|W46]]\n"
    let both = merge("## Review\n- [ ] \(line)", "## Review\n- [x] \(line)", "## Review\n- [-] \(line)")
    #expect(both.conflicts == [.verdict(ours: "[x]", theirs: "[-]")])
    let one = merge("## Review\n- [ ] \(line)", "## Review\n- [ ] \(line)  Used it.\n", "## Review\n- [-] \(line)")
    #expect(one.text == "## Review\n- [-] \(line)  Used it.\n")
  }

  @Test func takenOutHereAndChangedThereIsAsked() {
    let result = merge("## Keep\n- One\n- Two\n", "## Keep\n- Two\n", "## Keep\n- One and more\n- Two\n")
    #expect(result.conflicts == [.removedHere])
    #expect(result.text.contains("- One and more\n"))
  }

  @Test func settingsAreMergedByKey() {
    let result = merge("# mine\nlanguage: en\n", "# mine\nlanguage: de\n", "# mine\nlanguage: en\nday_start: 04:00\n", as: .settings)
    #expect(result.text == "# mine\nlanguage: de\nday_start: 04:00\n")
  }

  @Test(arguments: [
    ("2026-11-20.sync-conflict-20261120-210000-ABCDEFG", true), ("2026-11-20 (conflicted copy 2026-11-20 123456)", true),
    ("2026-11-20 (Conflicted copy phone 202611202100)", true), ("2026-11-20 2", true), ("2026-11-20_conf(1)", true),
    ("2026-11-20-LAPTOP-4F2K", true), ("2026-11-20-notes", false), ("ideas-LAPTOP-4F2K", false), ("ideas 2", false),
  ]) func copiesAreKnownByTheirNames(_ name: String, _ isCopy: Bool) {
    #expect((SyncCopy.original(of: "days/\(name).md") == "days/2026-11-20.md") == isCopy)
  }

  @Test func conflictsAreReadAndResolved() {
    let text = ConflictText(Array("a\n<<<<<<< ours: words\nb\n=======\nc\n>>>>>>> theirs\nd\n".utf8))
    #expect(text.conflicts.map(\.words) == ["words"])
    #expect(text.resolved([.ours]) == Array("a\nb\nd\n".utf8))
    #expect(text.resolved([.both]) == Array("a\nb\nc\nd\n".utf8))
    #expect(text.resolved([nil]) == Array("a\n<<<<<<< ours: words\nb\n=======\nc\n>>>>>>> theirs\nd\n".utf8))
  }

  @Test func aByteOrderMarkIsNoPartOfAMarker() {
    let bytes = Array("\u{FEFF}<<<<<<< ours: words\r\nb\r\n=======\r\nc\r\n>>>>>>> theirs\r\nd\r\n".utf8)
    let text = ConflictText(bytes)
    #expect(text.conflicts.map(\.words) == ["words"])
    #expect(text.resolved([.ours]) == Array("\u{FEFF}b\r\nd\r\n".utf8))
    #expect(text.resolved([]) == bytes)
  }
}
