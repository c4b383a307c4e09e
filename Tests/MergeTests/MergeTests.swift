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
    // A sentence that both added, and one side went on: once, in one order, across a line end, too.
    ("I ate. I slept.\n", "I ate. I slept. I ran.\n", "I ate. I slept. I ran. I swam.\n", "I ate. I slept. I ran. I swam.\n"),
    ("I ate. I slept.\n", "I ate. I slept. I ran. I swam.\n", "I ate. I slept. I ran.\n", "I ate. I slept. I ran. I swam.\n"),
    ("Hello.\n", "Hello. Snow.\n", "Hello. Snow.\nMore.\n", "Hello. Snow.\nMore.\n"),
    // The same two in another order: once each, as here.
    ("I ate.\n", "I ate. I swam. I ran.\n", "I ate. I ran. I swam.\n", "I ate. I swam. I ran.\n"),
    ("I ate.\n", "I ate. I ran. I ran. I swam.\n", "I ate. I swam. I ran.\n", "I ate. I ran. I ran. I swam.\n"),
    // Moved into a section that is new here, or was empty, and ticked there.
    (
      "## Try\n- [ ] One ^t-1\n- Two\n", "## Try\n- Two\n\n## Action\n- [ ] One ^t-1\n", "## Try\n- [x] One ^t-1\n- Two\n",
      "## Try\n- Two\n\n## Action\n- [x] One ^t-1\n"
    ),
    (
      "## Try\n- [ ] One ^t-1\n- Two\n\n## Action\n", "## Try\n- Two\n\n## Action\n- [ ] One ^t-1\n", "## Try\n- [x] One ^t-1\n- Two\n\n## Action\n",
      "## Try\n- Two\n\n## Action\n- [x] One ^t-1\n"
    ),
    (
      "## Try\n- [ ] One more walk\n- Two\n", "## Try\n- Two\n\n## Action\n- [ ] One more walk\n", "## Try\n- [x] One more walk\n- Two\n",
      "## Try\n- Two\n\n## Action\n- [x] One more walk\n"
    ),
    // A comment that was taken out on one side stays away, whichever side added a tag.
    ("---\ntags: [a, b] # why\n---\n", "---\ntags: [a, b]\n---\n", "---\ntags: [a, b, c] # why\n---\n", "---\ntags: [a, b, c]\n---\n"),
    ("---\ntags: [a, b] # why\n---\n", "---\ntags: [a, b, c] # why\n---\n", "---\ntags: [a, b]\n---\n", "---\ntags: [a, b, c]\n---\n"),
    ("- One\n", "- One\n  - a\n", "- One\n  - a\n  - b\n", "- One\n  - a\n  - b\n"),
    // A comment is kept, whichever side it is on.
    (
      "---\ntags: [work, friends]\n---\n", "---\ntags: [work, friends, snow]\n---\n", "---\ntags: [work, friends] # ask Hanna first\n---\n",
      "---\ntags: [work, friends, snow] # ask Hanna first\n---\n"
    ),
    (
      "---\ntags:\n  - work\n  - home\n---\n", "---\ntags:\n  - work # hi\n  - home\n---\n", "---\ntags:\n  - work\n  - home # yo\n  - a1\n---\n",
      "---\ntags:\n  - work # hi\n  - home # yo\n  - a1\n---\n"
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

  @Test(arguments: [
    // Moved to two places, with an id and without one; one id given in two sections.
    ("## Keep\n- Walk ^k-1\n- Sit\n\n## Problem\n- p\n\n## Action\n- q\n", "## Keep\n- Sit\n\n## Problem\n- p\n- Walk ^k-1\n\n## Action\n- q\n",
      "## Keep\n- Sit\n\n## Problem\n- p\n\n## Action\n- q\n- Walk ^k-1\n"),
    ("## Keep\n- Walk far\n- Sit\n\n## Problem\n- p\n\n## Action\n- q\n", "## Keep\n- Sit\n\n## Problem\n- p\n- Walk far\n\n## Action\n- q\n",
      "## Keep\n- Sit\n\n## Problem\n- p\n\n## Action\n- q\n- Walk far\n"),
    ("## Keep\n- Sit\n\n## Problem\n- p\n\n## Action\n- q\n", "## Keep\n- Sit\n\n## Problem\n- p\n- Walk ^k-1\n\n## Action\n- q\n",
      "## Keep\n- Sit\n\n## Problem\n- p\n\n## Action\n- q\n- Walk ^k-1\n"),
    // The section is new on one side.
    ("## Keep\n- Walk ^k-1\n- Sit\n\n## Problem\n- p\n", "## Keep\n- Sit\n\n## Problem\n- p\n- Walk ^k-1\n",
      "## Keep\n- Sit\n\n## Problem\n- p\n\n## Action\n- Walk ^k-1\n"),
  ]) func anItemThatEachPutElsewhereIsAsked(_ base: String, _ ours: String, _ theirs: String) {
    for (a, b) in [(ours, theirs), (theirs, ours)] {
      let result = merge(base, a, b)
      let (here, there) = a == ours ? ("Problem", "Action") : ("Action", "Problem")
      #expect(result.conflicts == [.sections(ours: here, theirs: there), .sections(ours: here, theirs: there)])
      let text = ConflictText(Array(result.text.utf8))
      #expect(text.conflicts.count == 2)
      #expect(String(decoding: text.resolved([.ours, .ours]), as: UTF8.self).split(separator: "\n").filter { $0.contains("Walk") }.count == 1)
      #expect(text.resolved([.ours, .ours]).filter { $0 != 0x0A } == Array(a.utf8).filter { $0 != 0x0A } || base.isEmpty || !a.contains("q"))
    }
  }

  @Test func aLineThatEachDrewToItsOwnItemStandsOnce() {
    let result = merge("## Notes\nA line.\n", "## Notes\n- One\nA line.\n", "## Notes\n- Two\nA line.\n")
    #expect(!result.conflicts.isEmpty || result.text.split(separator: "\n").filter { $0 == "A line." }.count == 1)
  }

  @Test func wordsThatBothWroteInDifferentSectionsAreTwoItems() {
    let result = merge("## Keep\n- a\n\n## Problem\n- b\n", "## Keep\n- a\n- Noise\n\n## Problem\n- b\n", "## Keep\n- a\n\n## Problem\n- b\n- Noise\n")
    #expect(result.conflicts == [])
    #expect(result.text == "## Keep\n- a\n- Noise\n\n## Problem\n- b\n- Noise\n")
  }

  @Test func commentsThatDifferAreAsked() {
    let result = merge("---\ntags: [a]\n---\n", "---\ntags: [a] # one\n---\n", "---\ntags: [a, b] # two\n---\n")
    #expect(result.conflicts == [.property("tags")])
  }

  @Test func aParagraphThatBothWroteAnewIsAskedWhole() {
    let old = "The team ate lunch outside, in coats, on principle. Tobi has printed the line.\n"
    for (ours, theirs) in [
      ("The team ate lunch inside, in coats, on principle. Tobi was ill.\n", "Nobody knew why.\n"), ("Nobody knew why.\n", "Soup for all of us!\n"),
    ] {
      for (a, b) in [(ours, theirs), (theirs, ours)] {
        let result = merge("Before.\n\n\(old)\nAfter.\n", "Before.\n\n\(a)\nAfter.\n", "Before.\n\n\(b)\nAfter.\n")
        let text = ConflictText(Array(result.text.utf8))
        #expect(result.conflicts == [.lines])
        #expect(String(decoding: text.resolved([.ours]), as: UTF8.self) == "Before.\n\n\(a)\nAfter.\n")
        #expect(String(decoding: text.resolved([.theirs]), as: UTF8.self) == "Before.\n\n\(b)\nAfter.\n")
      }
    }
  }

  @Test func markersOfAVersionDoNotEndAConflict() {
    let merge = JournalMerge()
    let open = "<<<<<<< ours\na\n=======\nb\n>>>>>>> theirs\n"
    let whole = merge.wholeConflict(MergeSides(base: [], ours: Array(open.utf8), theirs: Array("c\n".utf8)))
    let text = ConflictText(whole.bytes)
    #expect(text.conflicts.count == 1)
    #expect(text.resolved([.ours]) == Array(open.utf8))
    #expect(text.resolved([.theirs]) == Array("c\n".utf8))
  }

  @Test func aHeadingUnderlinedWithSevenSignsPartsNoConflict() {
    let (base, ours) = ("Morning\n=======\n\nWe had soup.\n", "Evening\n=======\n\nWe had soup.\n")
    let result = merge(base, ours, "Noon\n=======\n\nWe had soup.\n")
    let text = ConflictText(Array(result.text.utf8))
    #expect(text.conflicts.count == result.conflicts.count)
    #expect(String(decoding: text.resolved([.ours]), as: UTF8.self) == ours)
  }

  /// As git sets its marks, whatever stands between them.
  @Test func whereOneSideEndsIsToldByTheVersions() {
    let (ours, theirs) = ("Morning\n=======\n\nRice.\n", "Morning!\n=======\n\nBread.\n")
    let marked = Array("<<<<<<< ours\n\(ours)=======\n\(theirs)>>>>>>> theirs\n".utf8)
    let known = ConflictText(marked, versions: (Array(ours.utf8), Array(theirs.utf8)))
    #expect(known.conflicts.map { String(decoding: $0.ours, as: UTF8.self) } == [ours])
    #expect(known.conflicts.map { String(decoding: $0.theirs, as: UTF8.self) } == [theirs])
    // Without them nobody can say, and nothing is cut in two at the wrong place.
    let unknown = ConflictText(marked)
    #expect(unknown.conflicts.isEmpty)
    #expect(unknown.hasLooseMarkers(besides: [Array(ours.utf8), Array(theirs.utf8)]))
    #expect(!ConflictText(Array(ours.utf8)).hasLooseMarkers(besides: [Array(ours.utf8)]))
  }

  @Test(arguments: [
    // A line that has a name behind it parts nothing, and marks of another size neither.
    ("<<<<<<< a\nx\n======= b\ny\n>>>>>>> c\n", 0), ("<<<<<<< a\nx\n========\ny\n>>>>>>> c\n", 0),
    // In another order.
    ("=======\n<<<<<<< a\nx\n>>>>>>> c\n=======\n", 0), (">>>>>>> c\n=======\n<<<<<<< a\n", 0),
    ("<<<<<<<< a\nx\n=======\n========\ny\n>>>>>>>> c\n", 1), ("<<<<<<< a\nx\n||||||| b\no\n=======\ny\n>>>>>>> c\n", 1),
  ]) func marksAreThoseOfGit(_ text: String, _ count: Int) {
    #expect(ConflictText(Array(text.utf8)).conflicts.count == count)
  }

  @Test func aCopyCameFromTheVersionThatItIsNearestTo() {
    func nearest(_ copy: String, _ formers: String...) -> String? {
      CopyBase.nearest(to: Array(copy.utf8), among: formers.map { Array($0.utf8) }).map { String(decoding: $0, as: UTF8.self) }
    }
    #expect(nearest("a\n") == nil)
    // The newest first: the copy does not know what came later.
    #expect(nearest("a\nb\nmine\n", "a\nb\nlater\n", "a\nb\n", "a\n") == "a\nb\n")
    // What both sides changed at one place came from what stood there before.
    #expect(nearest("a\nmine\n", "a\nlater\n", "a\nb\n") == "a\nb\n")
    // Of the oldest version a line may be newer than the copy, but not one that stands there in another form, or elsewhere.
    #expect(nearest("a\nc\n", "a\nb\nc\n") == "a\nc\n")
    #expect(nearest("a\nB\nc\n", "a\nb\nc\n") == "a\nb\nc\n")
    #expect(nearest("a\nc\nb\n", "a\nb\nc\n") == "a\nb\nc\n")
    #expect(nearest("a\nc\n", "a\nb\nc\n", "x\n") == "a\nb\nc\n")
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
    ("2026-11-20-LAPTOP", true), ("2026-11-20-ANNS-PC", true), ("2026-11-20-MacBook-Air", true), ("2026-11-20-DESKTOP-AB12CD4", true),
    ("2026-11-20-Kyoto", false), ("2026-11-20-TODO", false), ("2026-11-20-my new laptop", false), ("2026-11-20-iMac", true),
  ]) func copiesAreKnownByTheirNames(_ name: String, _ isCopy: Bool) {
    #expect((SyncCopy.original(of: "days/\(name).md") == "days/2026-11-20.md") == isCopy)
  }

  @Test(arguments: [
    ("notes/kyoto-DESKTOP-AB12CD4.md", "notes/kyoto.md"), ("notes/kyoto-LAPTOP-AB12CD4X.md", "notes/kyoto.md"), ("notes/kyoto-DESKTOP-BACKUP.md", nil),
    ("metrics/watch/2026 (conflicted copy 2026-11-20 123456).csv", "metrics/watch/2026.csv"), ("metrics/watch/2026 2.csv", "metrics/watch/2026.csv"),
    ("metrics/watch/2026-ANNS-PC.csv", "metrics/watch/2026.csv"), ("metrics/watch/lines 2.csv", nil), ("retro (conflicted copy 2026-11-20 123456).yaml", "retro.yaml"),
    ("retro.sync-conflict-20261120-210000-ABCDEFG.yaml", "retro.yaml"), ("retro 2.yaml", "retro.yaml"), ("other 2.yaml", nil), ("photo 2.png", nil),
  ] as [(String, String?)]) func copiesOfOtherFilesAreKnown(_ path: String, _ original: String?) {
    #expect(SyncCopy.original(of: path) == original)
  }

  @Test(arguments: [
    ("notes/Mum (conflict and how we made up).md", nil), ("notes/Jo (conflict).md", nil), ("notes/team_conflict-notes.md", nil),
    ("notes/Legal (case conflict with Bo).md", nil), ("notes/kyoto (conflict 2026-11-20-21-00-00).md", "notes/kyoto.md"),
    ("notes/kyoto_conflict-20261120-210000.md", "notes/kyoto.md"), ("days/2026-11-20 (conflict).md", "days/2026-11-20.md"),
  ] as [(String, String?)]) func whatTellsOfAConflictIsNoCopy(_ path: String, _ original: String?) {
    #expect(SyncCopy.original(of: path) == original)
  }

  /// Where what both say is nearly the same, whatever stands behind the name of a day or a week.
  @Test(arguments: [
    ("days/2026-11-20-thinkpad.md", "days/2026-11-20.md"), ("days/2026-11-20~HEAD.md", "days/2026-11-20.md"), ("days/2026-11-20 - Copy.md", "days/2026-11-20.md"),
    ("days/2026-11-20.conflict.md", "days/2026-11-20.md"), ("days/2026-11-20-Ana's MacBook.md", "days/2026-11-20.md"),
    ("retros/2026/2026-W46-surface.md", "retros/2026/2026-W46.md"), ("days/2026-11-20.md", nil), ("retros/2026/2026-W46.md", nil),
    ("days/2026-11-201.md", nil), ("notes/2026-99-20-x.md", nil), ("notes/1234-5678.md", nil),
  ] as [(String, String?)]) func behindADayAnythingMayBeACopy(_ path: String, _ original: String?) {
    #expect(SyncCopy.possibleOriginal(of: path) == original)
    if path.contains("thinkpad") { #expect(SyncCopy.original(of: path) == nil) }
  }

  @Test func whatPeopleNameSoIsACopyByWhatItSays() {
    #expect(SyncCopy.original(of: "notes/kyoto 2.md") == nil)
    #expect(SyncCopy.possibleOriginal(of: "notes/kyoto 2.md") == "notes/kyoto.md")
    #expect(SyncCopy.possibleOriginal(of: "metrics/watch 2/2026.csv") == "metrics/watch/2026.csv")
    #expect(SyncCopy.possibleOriginal(of: "metrics/Zürich 2/übrig.csv") == "metrics/Zürich/übrig.csv")
    #expect(SyncCopy.possibleOriginal(of: "metrics/watch2/2026.csv") == nil)
    #expect(SyncCopy.possibleOriginal(of: "days/2026/11 2/2026-11.md") == nil)
    let text = (1...9).map { "line \($0)\n" }.joined()
    #expect(SyncCopy.isNear(Array(text.utf8), Array((text + "more\n").utf8)))
    #expect(!SyncCopy.isNear(Array("# One\nsame\n".utf8), Array("# Two\nsame\n".utf8)))
    #expect(!SyncCopy.isNear([], []))
    let table = Array("date,steps\n2026-11-19,5000\n2026-11-20,6000\n".utf8)
    #expect(SyncCopy.isNear(table, table + Array("2026-11-21,7000\n".utf8), isTable: true))
    #expect(!SyncCopy.isNear(table, table + Array("2026-11-21,7000\n".utf8)))
    #expect(!SyncCopy.isNear(table, Array("date,steps\n2026-11-19,5001\n2026-11-20,6001\n".utf8), isTable: true))
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
