// What holds of every site, however it came about.

import Foundation
import HostSystem
import JournalKit
import JournalPublishing
import JournalTestSupport
import Testing

@Suite struct SiteLaws {
  /// Whatever was changed in between, a site that was made again is the same as one that is made anew.
  @Test(arguments: 1...2) func makingItAgainIsMakingItAnew(seed: Int) throws {
    var chance = SeededGenerator(seed: UInt64(seed))
    let trial = try SiteTrial(Repository.examples.appending(path: "journal"))
    try trial.publish()
    for round in 0..<3 {
      for _ in 0...Int.random(in: 0..<3, using: &chance) { try change(trial, &chance, round) }
      let again = try trial.publish().report
      try trial.publish("anew-\(round)")
      let (one, other) = (try trial.files(), try trial.files("anew-\(round)"))
      #expect(Set(one.keys) == Set(other.keys), "seed \(seed), round \(round)")
      for (path, bytes) in one where other[path] != bytes { Issue.record("seed \(seed), round \(round): \(path)") }
      // Few pages are made again for one change.
      #expect(again.written < again.pages, "seed \(seed), round \(round)")
    }
  }

  private func change(_ trial: SiteTrial, _ chance: inout SeededGenerator, _ round: Int) throws {
    let files = Repository.files(in: trial.journal.url, ofKind: "md").filter { !$0.path.contains("/templates/") }
    let file = chance.pick(files)
    let text = try file.text()
    let path = String(file.systemPath.dropFirst(trial.journal.path.count + 1))
    switch Int.random(in: 0..<6, using: &chance) {
    case 0: try FileManager.default.removeItem(at: file)
    case 1: try trial.journal.write(text + "\nAnd [[kyoto]] in round \(round). #round\(round)\n", to: path)
    case 2: try trial.journal.write("---\nprivate: true\n---\n" + text, to: path)
    case 3: try trial.journal.write(text.replacing("mood: good", with: "mood: bad"), to: path)
    case 4: try trial.journal.write("# A new note \(round)\n\nSee [[2026-11-19]] & <b>this</b>.\n", to: "notes/New Note \(round).md")
    default: try trial.journal.write(text.replacing("title: ", with: "title: Other "), to: path)
    }
  }

  /// The same where few files have changed, most of them in their words alone, and where somebody has been at the pages.
  @Test(arguments: 1...3) func aFewPagesMadeAgainAreThoseOfAWholeSite(seed: Int) throws {
    var chance = SeededGenerator(seed: UInt64(seed) &* 77)
    let trial = try SiteTrial(Repository.examples.appending(path: "journal"))
    try trial.publish()
    for round in 0..<8 {
      for _ in 0...Int.random(in: 0..<2, using: &chance) { try reword(trial, &chance, round) }
      if Int.random(in: 0..<3, using: &chance) == 0 { try spoil(trial, &chance) }
      try trial.publish()
      try trial.publish("anew-\(round)")
      let (one, other) = (try trial.files(), try trial.files("anew-\(round)"))
      #expect(Set(one.keys) == Set(other.keys), "seed \(seed), round \(round)")
      for (path, bytes) in one where other[path] != bytes { Issue.record("seed \(seed), round \(round): \(path)") }
      #expect(try trial.publish().report.written == 0, "seed \(seed), round \(round)")
    }
  }

  /// One change that a person makes in the evening.
  private func reword(_ trial: SiteTrial, _ chance: inout SeededGenerator, _ round: Int) throws {
    let files = Repository.files(in: trial.journal.url, ofKind: "md").filter { !$0.path.contains("/templates/") }
    let file = chance.pick(files)
    let text = try file.text()
    let path = String(file.systemPath.dropFirst(trial.journal.path.count + 1))
    let former = trial.other.url.appending(path: "former.md")
    switch Int.random(in: 0..<9, using: &chance) {
    case 0...2: try trial.journal.write(text + "\nMore words in round \(round).\n", to: path)
    case 3:
      // There and back again.
      if FileManager.default.fileExists(atPath: former.systemPath) {
        let lines = try former.text().split(separator: "\n", maxSplits: 1, omittingEmptySubsequences: false)
        try trial.journal.write(String(lines[1]), to: String(lines[0]))
        try FileManager.default.removeItem(at: former)
      } else {
        try trial.other.write("\(path)\n\(text)", to: "former.md")
        try trial.journal.write(text + "\nFor a while.\n", to: path)
      }
    case 4: try trial.journal.write(text + "\nAnd [[kyoto]]. #round\(round)\n", to: path)
    case 5: try trial.journal.write(text.replacing("mood: good", with: "mood: great"), to: path)
    case 6: try trial.journal.write(text + "\n## Try\n\n- Sleep before eleven ^t-r\(round)\n", to: path)
    case 7:
      let settings = try Repository.examples.appending(path: "journal/retro.yaml").text()
      try trial.journal.write(settings.replacing("week_start: monday", with: "week_start: \(round.isMultiple(of: 2) ? "sunday" : "monday")"), to: "retro.yaml")
    default:
      let other = path.replacing(".md", with: " \(round).md")
      try FileManager.default.removeItem(at: file)
      try trial.journal.write(text, to: other)
    }
  }

  /// Changes, removes or touches a page.
  private func spoil(_ trial: SiteTrial, _ chance: inout SeededGenerator) throws {
    let page = chance.pick(try trial.files().keys.filter { $0 != ".retro-site" }.sorted())
    let file = trial.other.url.appending(path: "site/\(page)")
    switch Int.random(in: 0..<3, using: &chance) {
    case 0: try FileManager.default.removeItem(at: file)
    case 1: try trial.other.write(try file.text() + "<!-- mine -->", to: "site/\(page)")
    default: try FileManager.default.setAttributes([.modificationDate: Date(timeIntervalSince1970: 1)], ofItemAtPath: file.systemPath)
    }
  }

  /// More words in a day change its page and those that show its words; nothing else is looked at.
  @Test func wordsAloneChangeFewPages() throws {
    let trial = try SiteTrial(Repository.examples.appending(path: "journal"))
    try trial.publish()
    func append(_ text: String, to path: String) throws {
      try trial.journal.write(String(decoding: try trial.journal.read(path), as: UTF8.self) + text, to: path)
    }
    for (path, pages) in [("days/2026/11/2026-11-18.md", 3), ("days/2026/11/2026-11-20.md", 4), ("notes/kyoto.md", 2)] {
      try append("\n## Notes\n\nThe heron again, by the weir.\n", to: path)
      let report = try trial.publish().report
      #expect((1...pages).contains(report.written) && report.isOfFewPages, "\(path): \(report.written)")
      #expect(report.pages == (try trial.files().keys.count { $0.hasSuffix(".html") }), "\(path)")
    }
    #expect(try trial.page("search.html").contains("The heron again"))
  }

  /// A word is found wherever in its entry it stands; of an endless one it is said that not all of it is searched.
  @Test func theSearchKnowsTheLastWordOfALongText() throws {
    let trial = try SiteTrial()
    let long = (0..<700).map { "word\($0 % 300)" }.joined(separator: " ")
    try trial.journal.write("---\nmood: good\n---\n\(long) zebraword\n", to: "days/2026/11/2026-11-18.md")
    try trial.journal.write((0..<9000).map { "only\($0)" }.joined(separator: " ") + "\n", to: "notes/endless.md")
    try trial.publish()
    let page = try trial.page("search.html")
    #expect(page.contains("zebraword") && page.contains("good") && !page.contains("only its first words"))
    #expect(page.components(separatedBy: "word299").count <= 3)
    #expect(try trial.page("search/plans.html").contains("only its first words"))
  }

  /// What day it is a site does not know: its last day is not called today.
  @Test func homeSaysWhenItsLastDayWas() throws {
    let trial = try SiteTrial()
    try trial.journal.write("---\ntitle: A fox\n---\nIt looked.\n", to: "days/2025/12/2025-12-28.md")
    try trial.publish()
    let home = try trial.page("index.html")
    #expect(home.contains(">The last day<") && home.contains("Sun 28 Dec 2025") && !home.contains(">Today<"))
  }

  @Test func nothingIsWrittenWhereNothingHasChanged() throws {
    let trial = try SiteTrial(Repository.examples.appending(path: "journal"))
    let first = try trial.publish().report
    #expect(first.written >= first.pages)
    #expect(try trial.publish().report.written == 0)
    // The clock alone changes nothing either: all is told as of the last day that was written.
    #expect(try trial.publish(on: "2026-11-23T07:00").report.written == 0)
    // A page that somebody removed is made again, though nothing else has changed.
    try FileManager.default.removeItem(at: trial.other.url.appending(path: "site/days/2026-11-19.html"))
    #expect(try trial.publish().report.written == 1)
  }

  @Test func pagesThatAreGoneAreRemovedAndOtherFilesStay() throws {
    let trial = try SiteTrial()
    try trial.journal.write("One.\n", to: "notes/one.md")
    try trial.journal.write("Two. #two\n", to: "notes/two.md")
    try trial.publish()
    try trial.other.write("mine", to: "site/CNAME")
    try trial.other.write("mine", to: "site/notes/mine.html")
    try FileManager.default.removeItem(at: trial.journal.url.appending(path: "notes/two.md"))
    let report = try trial.publish().report
    let files = try trial.files()
    #expect(report.removed == 2 + 1)
    #expect(files["notes/two.html"] == nil && files["tags/two.html"] == nil && files["tags.html"] == nil)
    #expect(files["CNAME"] == Array("mine".utf8) && files["notes/mine.html"] == Array("mine".utf8))
  }

  /// Every link of every page leads to a page and a place on it, every page has one heading of level 1, and none skips a level.
  @Test(arguments: ["examples", "odd", "empty"]) func pagesHoldTogether(name: String) throws {
    let trial = name == "examples" ? try SiteTrial(Repository.examples.appending(path: "journal")) : try SiteTrial()
    if name == "odd" { try writeOddities(in: trial) }
    try trial.publish()
    let files = try trial.files()
    let pages = files.filter { $0.key.hasSuffix(".html") }.mapValues { PageScanner(String(decoding: $0, as: UTF8.self)) }
    #expect(pages["index.html"] != nil)
    var ids: [String: Set<String>] = [:]
    for (path, page) in pages { ids[path] = Set(page.tags.compactMap { $0.value("id") }) }
    for (path, page) in pages.sorted(by: { $0.key < $1.key }) {
      #expect(page.faults == [], "\(path)")
      let headings = page.tags.filter { !$0.isEnd && $0.name.count == 2 && $0.name.hasPrefix("h") && $0.name != "hr" }.compactMap {
        $0.name.last?.wholeNumberValue
      }
      #expect(headings.count { $0 == 1 } == 1, "\(path)")
      #expect(zip(headings, headings.dropFirst()).allSatisfy { $1 <= $0 + 1 }, "\(path): \(headings)")
      #expect(page.tags.contains { $0.name == "main" } && page.tags.contains { $0.value("aria-current") != nil }, "\(path)")
      let named = page.tags.compactMap { $0.value("id") }
      #expect(named.count == Set(named).count, "\(path)")
      for tag in page.tags {
        if tag.name == "img", !tag.isEnd { #expect(tag.value("alt")?.isEmpty == false, "\(path)") }
        #expect(tag.value("style") == nil && tag.value("onclick") == nil, "\(path)")
        guard let target = tag.value("href") ?? tag.value("src"), !target.contains("://"), !target.hasPrefix("mailto:") else { continue }
        let parts = target.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
        let folder = path.contains("/") ? String(path[..<(path.lastIndex(of: "/") ?? path.startIndex)]) : ""
        let page = parts[0].isEmpty ? path : PathText.normalise(PathText.join(folder, parts[0]))
        #expect(files[page] != nil, "\(path) → \(target)")
        if name != "odd", parts.count > 1, page.hasSuffix(".html") { #expect(ids[page]?.contains(parts[1]) == true, "\(path) → \(target)") }
      }
    }
  }

  /// Names, titles and texts that break what is made carelessly.
  private func writeOddities(in trial: SiteTrial) throws {
    let journal = trial.journal
    try journal.write(
      "---\ntitle: '</title><script>alert(1)</script> & \"quoted\"'\n---\n</script> <img src=x onerror=alert(1)>\n", to: "notes/script.md")
    try journal.write("# مرحبا\n\nنص من اليمين إلى اليسار مع [[日記]].\n", to: "notes/مرحبا.md")
    try journal.write("# 振り返り\n\n今日は #日記 でした。🎉\n", to: "notes/日記.md")
    try journal.write("One.\n", to: "notes/Same Name.md")
    try journal.write("Two.\n", to: "notes/more/same-name.md")
    try journal.write("Three.\n", to: "notes/more/SAME_NAME.md")
    try journal.write("Long.\n", to: "notes/\(String(repeating: "long ", count: 40)).md")
    try journal.write(
      "---\ntitle: \(String(repeating: "t", count: 300))\ntags: [\((1...50).map { "t\($0)" }.joined(separator: ", "))]\n---\n",
      to: "notes/many.md")
    try journal.write(
      "#### Deep\n\n# Up\n\n###### Deeper\n\ntext [[#Nowhere]] [[missing]] [x](../gone.md) [y](javascript:alert(1))\n",
      to: "notes/headings.md")
    try journal.write(
      "---\nmood: good\nphoto: [gone.png, ../../../../../etc/passwd, notes.txt, p.png]\n---\n![[p.png|On the \"hill\"]]\n",
      to: "days/2024/01/2024-01-01.md")
    try journal.write("no picture", to: "days/2024/01/notes.txt")
    try journal.write(onePoint, to: "days/2024/01/p.png")
    try journal.write(
      "---\nmood: bad\n---\nA year later.\n\n## Keep\n\n- [x] Kept ^a/b\n  - nested\n- also ^A-1 [[#^a/b]]\n",
      to: "days/2026/11/2026-11-20.md")
    try journal.write("Second file of a day.\n", to: "days/2026/11/2026-11-20 again.md")
    try journal.write("con", to: "notes/CON.md")
  }

  @Test func oddTitlesAndPhotosAreShownAsTheyAre() throws {
    let trial = try SiteTrial()
    try writeOddities(in: trial)
    let (_, remarks) = try trial.publish()
    let files = try trial.files()
    #expect(
      !files.values.contains {
        String(decoding: $0, as: UTF8.self).contains("<script>alert") || String(decoding: $0, as: UTF8.self).contains("<img src=x")
      })
    #expect(files.keys.filter { $0.hasPrefix("photos/") }.count == 1)
    #expect(try trial.page("days/2024-01-01.html").contains("alt=\"On the &quot;hill&quot;\""))
    #expect(remarks.count == 3)
    #expect(Set(files.keys.map { $0.lowercased() }).count == files.count)
    #expect(files.keys.allSatisfy { $0.utf8.count < 120 && $0.utf8.allSatisfy { $0 < 0x80 } })
  }
}
