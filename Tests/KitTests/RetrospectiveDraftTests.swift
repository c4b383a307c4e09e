// New files from templates: what they say is clean, and their Review speaks of the items that it means.

import Foundation
import HostSystem
import JournalDates
import JournalFormat
import JournalIndex
import JournalInsights
import JournalKit
import JournalLanguage
import JournalModel
import JournalStore
import JournalTemplates
import JournalTestSupport
import JournalText
import Testing

@Suite struct RetrospectiveDraftTests {
  @Test func everyBuiltInTemplateMakesAFileWithoutFindings() throws {
    let folder = try TemporaryFolder()
    let root = folder.url.appending(path: "journal")
    try FileManager.default.copyItem(at: Repository.examples.appending(path: "journal"), to: root)
    let journal = try Journal(root: root.systemPath)
    let names = BuiltInTemplate.all.map(\.name).filter { !$0.hasPrefix("report") }
    var written: [String] = []
    for unit in Period.Unit.allCases {
      // Each template of its own period, those around the end of a year among them.
      var period = Period(unit, containing: try #require(CalendarDay("2026-12-10")))
      for name in names where (name == "day") == (unit == .day) {
        let draft = try draft(of: period, in: journal, template: name)
        if !draft.notes.isEmpty { Issue.record("\(name): \(draft.notes)") }
        try apply(draft.changes, to: journal)
        written.append(draft.file.place.path)
        period = period.next
      }
    }
    #expect(written.count > 30)
    let check = try JournalCheck(journal)
    for file in check.files { Issue.record("\(file.path): \(file.findings.map(\.message.text))") }
  }

  /// Whatever items say, a new Review offers all that are open, says nothing of them yet, and changes only ids elsewhere.
  @Test(arguments: 1...60 as ClosedRange<UInt64>)
  func theReviewOffersWhatIsOpen(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let folder = try TemporaryFolder()
    try folder.write(random.chance(30) ? "language: ja\n" : "", to: "retro.yaml")
    let old = Self.file(&random)
    try folder.write(old, to: "retros/2026/2026-W45.md")
    let journal = try Journal(root: folder.path)
    let before = try ledger(journal)
    let templates = ["kpta", "kpt", "4ls", "start-stop-continue"]
    let draft = try draft(of: try #require(Period("2026-W46")), in: journal, template: random.pick(templates))
    try apply(draft.changes, to: journal)
    let after = try ledger(journal)
    let name = "seed \(seed)"

    if before.tries.count != after.tries.count || before.actions.count != after.actions.count {
      Issue.record("\(name): items came or went")
    }
    for (one, other) in zip(before.tries, after.tries) {
      if one.item.text != other.item.text || one.outcome != other.outcome { Issue.record("\(name): ‘\(one.item.text)’ has changed") }
      let isWanted = !one.isPrivate && !one.outcome.isSettled
      if other.offered != (isWanted ? 1 : 0), draft.notes.isEmpty {
        Issue.record("\(name): ‘\(one.item.text)’ is offered \(other.offered) times")
      }
    }
    for (one, other) in zip(before.actions, after.actions) {
      if one.item.text != other.item.text || one.state != other.state { Issue.record("\(name): ‘\(one.item.text)’ has changed") }
      let isWanted = !one.isPrivate && one.state == .open
      if other.offered != (isWanted ? 1 : 0), draft.notes.isEmpty {
        Issue.record("\(name): ‘\(one.item.text)’ is offered \(other.offered) times")
      }
    }
    let written = String(decoding: try folder.read("retros/2026/2026-W45.md"), as: UTF8.self)
    func withoutIDs(_ text: String) -> String { text.replacing(/[ ]\^[ta]-[0-9a-z]{4,13}/, with: "") }
    if withoutIDs(written) != withoutIDs(old) {
      Issue.record("\(name): more than ids has changed")
    }
    // Nothing is left to do: the next one needs no id, and offers the same.
    let next = try self.draft(of: try #require(Period("2026-W47")), in: journal, template: "kpta")
    if !next.others.isEmpty || next.review.tries.map(\.id) != draft.review.tries.map(\.id) { Issue.record("\(name): the next one differs") }
  }

  /// Changes that are made of a draft, of what it touches and of other files become one change set.
  @Test func aDraftTakesInFurtherChanges() throws {
    let folder = try TemporaryFolder()
    try folder.write("", to: "retro.yaml")
    try folder.write("---\ntype: weekly\n---\n## Try\n- Early bed\n## Action\n- Ring the dentist\n", to: "retros/2026/2026-W45.md")
    try folder.write("---\nmood: good\n---\n", to: "days/2026/11/2026-11-10.md")
    let journal = try Journal(root: folder.path)
    var draft = try draft(of: try #require(Period("2026-W46")), in: journal, template: nil)
    let w45 = "retros/2026/2026-W45.md"
    let name = try #require(ItemName(draft.review.actions[0].id))
    draft.take(try #require(draft.other(w45)).changing(name, by: .tick(try #require(CalendarDay("2026-11-15")))).change)
    draft.take(try draft.file.changing([.set(key: "title", value: "Tea")]))
    let day = try OpenFile(journal.place(of: "days/2026/11/2026-11-10.md", from: journal.root))
    draft.take(try day.changing([.set(key: "mood", value: "bad")]))
    #expect(draft.changes.map(\.path) == ["retros/2026/2026-W46.md", w45, "days/2026/11/2026-11-10.md"])
    try apply(draft.changes, to: journal)
    let texts = try draft.changes.map { String(decoding: try folder.read($0.path), as: UTF8.self) }
    #expect(texts[0].contains("title: Tea\n"))
    #expect(texts[1].contains("- [x] Ring the dentist [completion:: 2026-11-15] ^a-"))
    #expect(texts[1].contains("- Early bed ^t-"))
    #expect(texts[2].contains("mood: bad"))
  }

  // MARK: -

  private func draft(of period: Period, in journal: Journal, template: String?) throws -> RetrospectiveDraft {
    let files = TemplateFiles(journal, from: journal.root)
    let file = try template.flatMap { try files.named($0) } ?? files.template(for: period.unit, template)
    let filling = try TemplateFilling(file, among: files)
    let span = period.span
    let entries = try journal.map { DraftEntry($0, in: span) }.results
    let circumstances = RetrospectiveDraft.Circumstances(
      today: period.end, created: .day(period.end), folder: journal.root, language: .english)
    let draft = try RetrospectiveDraft(of: period, in: journal, from: filling, entries, circumstances)
    // Through the index it is the same.
    let known = try RetrospectiveDraft(of: period, in: journal, from: filling, indexed(journal, filling, in: period), circumstances)
    #expect(draft.changes.map(\.path) == known.changes.map(\.path) && draft.changes.map(\.after) == known.changes.map(\.after))
    #expect(draft.notes == known.notes)
    return draft
  }

  private func indexed(_ journal: Journal, _ filling: TemplateFilling, in period: Period) throws -> [DraftEntry] {
    let cache = try TemporaryFolder()
    let environment = HostSystem.Environment(["XDG_CACHE_HOME": cache.path])
    let entries = try Workspace(environment: environment, language: .english).loopEntries(of: journal).entries.map { DraftEntry($0) }
    return RetrospectiveDraft.needsDays(filling, for: period.unit) ? entries.map { $0.whole(in: period.span, of: journal) } : entries
  }

  private func ledger(_ journal: Journal) throws -> ReviewLedger {
    ReviewLedger(of: try journal.map { LoopFile($0) }.results, layout: journal.layout)
  }

  private func apply(_ changes: [PlannedChange], to journal: Journal) throws {
    for change in changes {
      let path = journal.diskPath(change.path)
      try FileManager.default.createDirectory(atPath: PathText.parent(path), withIntermediateDirectories: true)
      if (try? FileSystem.read(path)) != change.before { Issue.record("\(change.path) is not as the change expects") }
      try Data(change.after ?? []).write(to: URL(filePath: path))
    }
  }

  /// A week's file with items of all sorts.
  private static func file(_ random: inout SeededGenerator) -> String {
    let pieces = [
      "bed", "早く寝る", "`", "``", "`code`", "[[", "]]", "[[run]]", "[[x|y]]", "|", "#", "#tag", "^", "^x", "<!--", "-->", "<b>", "*", "**",
      "\\",
      "[", "]", "](", "(x)", "[a](b.md)", "![[p.png]]", "[for:: ^p-1]", "[due:: 2026-11-11]", "📅 2026-11-12", "https://x.y/#^z",
      "{{title}}", "#private",
      "&amp;", "~~", "$", "\u{1F469}\u{200D}\u{1F4BB}", "e\u{301}", "[x]", "- ", "1. ", "> ", "==", "\u{A0}",
    ]
    let end = random.pick(["\n", "\n", "\r\n"])
    var lines = ["---", "type: weekly", "---"]
    for heading in ["## Try", "## Action"] {
      lines.append(heading)
      for _ in 0..<Int.random(in: 0...5, using: &random) {
        let text = (0..<Int.random(in: 1...4, using: &random)).map { _ in random.pick(pieces) }.joined(
          separator: random.pick([" ", "", "  "]))
        let box = random.pick(["", "", "[ ] ", "[x] ", "[/] ", "[-] "])
        lines.append("\(random.pick(["- ", "* ", "1. "]))\(box)\(text)\(random.pick(["", "", " ^t-a1b2c\(lines.count)", "  "]))")
        if random.chance(30) { lines.append("  \(random.pick(pieces)) more") }
        if random.chance(20) { lines += ["", "  \(random.pick(pieces))"] }
      }
    }
    return lines.joined(separator: end) + random.pick([end, ""])
  }
}
