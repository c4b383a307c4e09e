// Parts that one side moved, joined, parted or put below another one, while the other side changed them.

import JournalMerge
import JournalText
import Testing

@Suite struct MovedParts {
  private func merge(_ base: String, _ ours: String, _ theirs: String) -> MergeResult {
    let merge = JournalMerge()
    let sides = MergeSides(base: Array(base.utf8), ours: Array(ours.utf8), theirs: Array(theirs.utf8))
    return merge.merge(sides, as: .entry, orElse: merge.wholeConflict)
  }

  private func words(_ bytes: some Collection<UInt8>) -> [String: Int] {
    String(decoding: bytes, as: UTF8.self).split(whereSeparator: { !$0.isLetter && $0 != "^" && $0 != "-" && $0 != "[" }).map(String.init)
      .filter { $0.contains(where: \.isLetter) }.reduce(into: [:]) { $0[$1, default: 0] += 1 }
  }

  /// Merges that need nobody, and what they come to, from either side.
  @Test(arguments: [
    // Both joined two paragraphs, one put a word right.
    ("It snowed all day and the trams stood still.\n\nWe ate soup at noon with everybody there.\n",
      "It snowed all day and the trams stood still.\nWe ate broth at noon with everybody there.\n",
      "It snowed all day and the trams stood still.\nWe ate soup at noon with everybody there.\n",
      "It snowed all day and the trams stood still.\nWe ate broth at noon with everybody there.\n"),
    // Joined here, the second one changed there.
    ("It snowed all day.\n\nWe ate soup at noon.\n", "It snowed all day.\nWe ate soup at noon.\n", "It snowed all day.\n\nWe ate broth at noon.\n",
      "It snowed all day.\nWe ate broth at noon.\n"),
    // Both put an item below another one, one ticked it.
    ("## Steps\n- [ ] plan the trip\n- [ ] book the hotel\n", "## Steps\n- [ ] plan the trip\n  - [x] book the hotel\n",
      "## Steps\n- [ ] plan the trip\n  - [ ] book the hotel\n", "## Steps\n- [ ] plan the trip\n  - [x] book the hotel\n"),
    // Put below another one here, ticked there.
    ("## Steps\n- [ ] plan the trip\n- [ ] book the hotel\n", "## Steps\n- [ ] plan the trip\n  - [ ] book the hotel\n",
      "## Steps\n- [ ] plan the trip\n- [x] book the hotel\n", "## Steps\n- [ ] plan the trip\n  - [x] book the hotel\n"),
    // Further lines below an item, and items of both.
    ("## Steps\n- plan\n", "## Steps\n- plan\n  in May\n  - book\n", "## Steps\n- plan\n  - pack\n", "## Steps\n- plan\n  in May\n  - book\n  - pack\n"),
    // Moved here, ticked there: without an id, with one, into a section that is new, or was empty.
    ("## Keep\n- [ ] A b c\n- z\n\n## Problem\n- p\n", "## Keep\n- z\n\n## Problem\n- p\n- [ ] A b c\n", "## Keep\n- [x] A b c\n- z\n\n## Problem\n- p\n",
      "## Keep\n- z\n\n## Problem\n- p\n- [x] A b c\n"),
    ("## Action\n- [ ] Buy gloves ^a-1\n- z\n", "## Action\n- z\n\n## Later\n- [ ] Buy gloves ^a-1\n", "## Action\n- [x] Buy gloves ^a-1\n- z\n",
      "## Action\n- z\n\n## Later\n- [x] Buy gloves ^a-1\n"),
    ("## Action\n- [ ] Buy gloves ^a-1\n- z\n\n## Later\n", "## Action\n- z\n\n## Later\n- [ ] Buy gloves ^a-1\n",
      "## Action\n- [x] Buy gloves ^a-1\n- z\n\n## Later\n", "## Action\n- z\n\n## Later\n- [x] Buy gloves ^a-1\n"),
    // Out of the log, which two lines that are only alike never leave.
    ("## Keep\n- z\n\n## Log\n- 05:00 one two three\n- 06:00 tea\n", "## Keep\n- z\n- 05:00 one two three\n\n## Log\n- 06:00 tea\n",
      "## Keep\n- z\n\n## Log\n- 05:00 one two three four\n- 06:00 tea\n", "## Keep\n- z\n- 05:00 one two three four\n\n## Log\n- 06:00 tea\n"),
    // The whole section went where its only item was put elsewhere.
    ("## Keep\n- y\n\n## Problem\n- [ ] A b c\n", "## Keep\n- y\n- [ ] A b c\n", "## Keep\n- y\n\n## Problem\n- [x] A b c\n", "## Keep\n- y\n- [x] A b c\n"),
    // A line of the log whose time both put right, one with a field.
    ("## Log\n- 07:00 [[run]]\n- 08:00 tea\n", "## Log\n- 08:00 tea\n- 08:30 [[run]]\n", "## Log\n- 08:00 tea\n- 08:30 [[run]] [distance:: 5 km]\n",
      "## Log\n- 08:00 tea\n- 08:30 [[run]] [distance:: 5 km]\n"),
    // A day that both made, with what was planned: answered on one side.
    ("", "## Log\n- [ ] [[piano]]\n- 08:00 tea\n", "## Log\n- [x] [[piano]]\n- 08:00 tea\n", "## Log\n- [x] [[piano]]\n- 08:00 tea\n"),
    // Both began the file.
    ("", "---\ncreated: 2026-11-18T12:10\n---\n## Try\n- One\n", "---\ncreated: 2026-11-18T09:00\n---\n## Try\n- Two words here\n",
      "---\ncreated: 2026-11-18T09:00\n---\n## Try\n- One\n- Two words here\n"),
    // What a command works out is worked out on both.
    ("", "<!-- retro:context b1 -->\n\n| a | 2 |\n|---|---|\n| x | 3 |\n\n<!-- /retro:context -->\n\n## Try\n- One\n",
      "<!-- retro:context a1 -->\n\n| a | 1 |\n|---|---|\n\n<!-- /retro:context -->\n\n## Try\n- One\n",
      "<!-- retro:context b1 -->\n\n| a | 2 |\n|---|---|\n| x | 3 |\n\n<!-- /retro:context -->\n\n## Try\n- One\n"),
    // A tag that stands twice.
    ("---\ntags: [a, b, a]\n---\n", "---\ntags: [a, b, a]\nsteps: 1\n---\n", "---\ntags: [a, c, b]\n---\n", "---\ntags: [a, c, b]\nsteps: 1\n---\n"),
  ]) func meetWithoutAQuestion(_ base: String, _ ours: String, _ theirs: String, _ merged: String) {
    for (a, b) in [(ours, theirs), (theirs, ours)] {
      let result = merge(base, a, b)
      #expect(result.conflicts.map(\.reason) == [])
      if a == ours { #expect(String(decoding: result.bytes, as: UTF8.self) == merged) }
      #expect(words(result.bytes) == words(merged.utf8))
    }
  }

  /// Merges that a person settles: whichever side holds, what both have is there, and once.
  @Test(arguments: [
    // Joined here, changed there.
    ("It snowed all day.\n\nWe ate soup at noon.\n", "It snowed all day.\nWe ate soup at noon.\n", "It snowed all morning.\n\nWe ate soup at noon.\n"),
    ("It snowed all day.\n\nWe ate soup at noon.\n", "We ate soup at noon.\n", "It snowed all day.\nWe ate soup at noon.\n"),
    ("It snowed all day.\n\nWe ate soup at noon.\n\nThen tea.\n", "It rained all day.\nWe ate soup at noon.\n\nThen tea.\n",
      "It snowed all night.\n\nWe ate soup at noon.\n\nThen tea.\n"),
    // Parted here, changed there.
    ("It snowed all day. We ate soup at noon.\n", "It snowed all day.\n\nWe ate soup at noon.\n", "It snowed all night. We ate soup at noon.\n"),
    // Moved into a section that the other side took out.
    ("## Keep\n- a b c ^k-one\n- z\n\n## Problem\n- p\n", "## Keep\n- a b c ^k-one\n- z\n", "## Keep\n- z\n\n## Problem\n- p\n- a b c ^k-one\n"),
    ("## Keep\n- a b c\n- z\n\n## Problem\n- p\n", "## Keep\n- a b c\n- z\n", "## Keep\n- z\n\n## Problem\n- p\n- a b c\n"),
    // Moved here, written anew there; moved there, taken out here.
    ("## Keep\n- A b c\n\n## Problem\n- p\n\n## Action\n- q\n", "## Keep\n\n## Problem\n- p\n- A b c\n\n## Action\n- q\n",
      "## Keep\n\n## Problem\n- p\n\n## Action\n- q\n- A b c d\n"),
    ("## Keep\n- A b c ^k-one\n- z\n\n## Problem\n- p\n", "## Keep\n- z\n\n## Problem\n- p\n", "## Keep\n- z\n\n## Problem\n- p\n- A b c ^k-one\n"),
  ]) func areAskedWithAllOfEachSide(_ base: String, _ ours: String, _ theirs: String) {
    for (a, b) in [(ours, theirs), (theirs, ours)] {
      let result = merge(base, a, b)
      let text = ConflictText(result.bytes)
      #expect(!text.conflicts.isEmpty)
      #expect(text.conflicts.count == result.conflicts.count)
      for (choice, side) in [(ConflictText.Choice.ours, a), (.theirs, b)] {
        let kept = words(text.resolved(text.conflicts.map { _ in choice }))
        #expect(kept == words(side.utf8), "\(choice): \(String(decoding: result.bytes, as: UTF8.self))")
      }
    }
  }

  /// What is no move: two things that are alike, on their own.
  @Test(arguments: [
    // A question of a Review that is gone is no Try that is new.
    ("## Review\n- [ ] Read at lunch [[2026-W46#^t-one|W46]]\n\n## Try\n- z\n", "## Review\n\n## Try\n- z\n- Read at lunch\n",
      "## Review\n- [x] Read at lunch [[2026-W46#^t-one|W46]]\n\n## Try\n- z\n", 1),
    // Both ran, each at its own time.
    ("## Log\n- 06:00 tea\n", "## Log\n- 06:00 tea\n- 08:30 [[run]]\n", "## Log\n- 06:00 tea\n- 18:00 [[run]]\n", 0),
    // Two paragraphs of each that have nothing to do with each other.
    ("One two three four.\n", "One two three four.\n\nFive six seven.\n", "One two three four.\n\nEight nine ten.\n", 0),
    // An open box twice, and an answer of each.
    ("", "## Log\n- [x] [[piano]]\n", "## Log\n- [-] [[piano]]\n", 0),
    // A person wrote into what a command had worked out.
    ("<!-- retro:context a1 -->\nOne two.\n\n<!-- /retro:context -->\n", "<!-- retro:context a1 -->\nOne more two.\n\n<!-- /retro:context -->\n",
      "<!-- retro:context b1 -->\nThree.\n\n<!-- /retro:context -->\n", 1),
  ]) func areToldFromWhatIsAlike(_ base: String, _ ours: String, _ theirs: String, _ count: Int) {
    for (a, b) in [(ours, theirs), (theirs, ours)] {
      let result = merge(base, a, b)
      #expect(result.conflicts.count == count, "\(String(decoding: result.bytes, as: UTF8.self))")
    }
  }

  @Test func anItemInTwoPlacesIsOneQuestion() {
    let result = merge(
      "## Keep\n- Walk ^k-one\n- Sit\n\n## Problem\n- p\n\n## Action\n- q\n", "## Keep\n- Sit\n\n## Problem\n- p\n- Walk ^k-one\n\n## Action\n- q\n",
      "## Keep\n- Sit\n\n## Problem\n- p\n\n## Action\n- q\n- Walk ^k-one\n")
    let text = ConflictText(result.bytes)
    #expect(text.conflicts.map(\.partner) == [1, 0])
    let rules = JournalMerge()
    for first in [ConflictText.Choice.ours, .theirs] {
      let sound = rules.sound([first, first == .ours ? .theirs : .ours], of: text, as: .entry)
      #expect(sound.choices == [first, first])
      #expect(words(text.resolved(sound.choices))["^k-one"] == 1)
    }
    #expect(rules.sound([.both, .both], of: text, as: .entry).refused == [0, 1])
  }

  @Test(arguments: [
    ("---\nweather: fog\n---\nText.\n", "---\nweather: sun\n---\nText.\n", JournalMerge.Kind.entry, false),
    ("## Keep\n- [x] Walk ^k-1\n", "## Keep\n- [-] Walk ^k-1\n", .entry, false),
    ("One line of text here.\n", "Another one, and no more.\n", .entry, true),
    ("week_start: sunday\n", "week_start: saturday\n", .settings, false),
    ("date,steps\n2026-11-19,1\n", "date,steps\n2026-11-19,2\n", .table, false),
    ("a\n", "b\n", .text, true),
  ]) func bothHoldOnlyWhereTheFileIsStillOne(_ ours: String, _ theirs: String, _ kind: JournalMerge.Kind, _ mayBeKept: Bool) {
    let rules = JournalMerge()
    let base = ours.hasPrefix("##") ? "## Keep\n- [ ] Walk ^k-1\n" : ours.hasPrefix("One") ? "Some text.\n" : ""
    let merged = rules.merge(
      MergeSides(base: Array(base.utf8), ours: Array(ours.utf8), theirs: Array(theirs.utf8)), as: kind, orElse: rules.wholeConflict)
    let text = ConflictText(merged.bytes)
    #expect(text.conflicts.count == 1)
    #expect(rules.mayKeepBoth(of: 0, in: text, as: kind) == mayBeKept)
    #expect(rules.sound([.both], of: text, as: kind).choices == (mayBeKept ? [.both] : [nil]))
    #expect(rules.sound([.theirs], of: text, as: kind).choices == [.theirs])
  }
}
