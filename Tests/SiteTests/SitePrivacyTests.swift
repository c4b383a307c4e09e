// Nothing private gets into a site: words are planted wherever something can be private, and every byte that was written is looked through.

import Foundation
import JournalTestSupport
import Testing

@Suite struct SitePrivacyTests {
  /// Every file of a site, its manifest, and what the cache keeps of it. That has numbers among its texts, whose bytes may be two letters by
  /// chance: there whole words of the journal are looked for.
  private func holders(of word: String, in trial: SiteTrial) throws -> [String] {
    var found = try trial.files().filter { path, bytes in
      String(decoding: bytes, as: UTF8.self).lowercased().contains(word) || path.lowercased().contains(word)
    }.map(\.key)
    let journal = try Repository.files(in: trial.journal.url, ofKind: "md").map { try "\($0.lastPathComponent) \($0.text())".lowercased() }
    var words: Set<String> = []
    for text in journal {
      for one in text.split(whereSeparator: { !$0.isLetter && !$0.isNumber }) where one.hasPrefix(word) && one.utf8.count > 3 { words.insert(String(one)) }
    }
    let cache = trial.other.url.appending(path: "cache")
    for file in Repository.files(in: cache, ofKind: "site") + Repository.files(in: cache, ofKind: "site-state") {
      let text = String(decoding: try file.bytes(), as: UTF8.self).lowercased()
      if words.contains(where: { text.contains($0) }) { found.append(file.lastPathComponent) }
    }
    return found.sorted()
  }

  /// The journal of the tests on privacy: whatever is private in it begins with `zq` or is a number that begins with 735.
  @Test func nothingOfTheHostileJournalIsTold() throws {
    let trial = try SiteTrial(Repository.fixtures.appending(path: "privacy/journal"))
    try trial.publish()
    #expect(try holders(of: "zq", in: trial) == [])
    #expect(try holders(of: "735", in: trial).filter { !$0.hasSuffix(".css") && !$0.hasPrefix(".") } == [])
  }

  @Test func plantedWordsGetNowhere() throws {
    let trial = try SiteTrial()
    let journal = trial.journal
    try journal.write(
      """
      ---
      private: true
      mood: great
      tags: [zqtag]
      photo: [../../../photos/zqphoto.png]
      zqkey: zqvalue
      ---
      # zqtitle

      zqprose with [[open note]] and #zqtag2

      ## Log

      - [x] [[run]] zqlog [distance:: 99 km]

      ## Try

      - zqtry ^t-zq01

      ## Action

      - [ ] zqaction ^a-zq01
      """, to: "days/2026/11/2026-11-18.md")
    try journal.write(onePoint, to: "photos/zqphoto.png")
    try journal.write(
      """
      ---
      mood: good
      photo: ../../../photos/seen.png
      ---
      In the open. #seen

      A paragraph #private zqparagraph ![zqpicture](../../../photos/zqphoto2.png)

      ## Log

      - [x] [[run]] [distance:: 5 km]
      - [x] [[zqhabit]] what was done for it
      - [x] [[run]] #private zqline [distance:: 50 km]

      ## Keep

      - zqitem #private

      ## Thoughts #private

      zqsection

      ### zqdeeper

      ## Action

      - [ ] [[zqtask]] soon
      - [ ] Seen by all [goal:: [[zqgoal]]] ^a-0001
      """, to: "days/2026/11/2026-11-19.md")
    try journal.write(onePoint, to: "photos/seen.png")
    try journal.write(onePoint, to: "photos/zqphoto2.png")
    try journal.write("---\nschedule: daily\nprivate: true\ntitle: zqhabittitle\n---\n", to: "activities/zqhabit.md")
    try journal.write("---\nprivate: true\n---\n", to: "activities/zqtask.md")
    try journal.write("---\nschedule: daily\ngoals: [\"[[zqgoal]]\", \"[[seen-goal]]\"]\n---\n", to: "activities/run.md")
    try journal.write("---\nprivate: true\ntarget: 100 km\n---\n", to: "goals/zqgoal.md")
    try journal.write("---\ntargets: [100 km]\n---\n# Seen goal\n", to: "goals/seen-goal.md")
    try journal.write("---\nprivate: true\n---\n[[open note]]\n", to: "notes/zqnote.md")
    try journal.write("# Open note\n\nSeen.\n", to: "notes/open note.md")
    try journal.write(
      "## Try\n\n- A Try for all ^t-0001\n- zqweektry #private ^t-0002\n", to: "retros/2026/2026-W46.md")
    try journal.write(
      "---\nprivate: true\n---\n## Review\n\n- [x] A Try for all [[2026-W46#^t-0001]] zqjudged\n", to: "retros/2026/2026-W47.md")
    try trial.publish()
    let told = try holders(of: "zq", in: trial)
    #expect(told == [], "\(told)")
    #expect(try trial.files().keys.filter { $0.hasPrefix("photos/") }.count == 1)
    // What is open is there, and counted without what is private.
    #expect(try trial.page("days/2026-11-19.html").contains("In the open."))
    #expect(try !trial.page("days/2026-11-19.html").contains("what was done for it"))
    #expect(try !trial.page("days/2026-11-19.html").contains(">Keep<"))
    #expect(try trial.page("goals/seen-goal.html").contains("5 of 100 km"))
    #expect(try !trial.page("notes/open-note.html").contains("What links here"))
    // That a private Review judged it is told by nothing.
    #expect(try !trial.page("tries.html").contains(">Adopted<"))
    #expect(try trial.page("tries.html").contains("A Try for all"))
  }

  /// A link to a private item of the same file leads nowhere: neither it nor the id of the item is there.
  @Test func noLinkSaysThatAPrivateItemIsThere() throws {
    let trial = try SiteTrial()
    try trial.journal.write(
      """
      ## Problem

      - zqproblem #private ^p-zq11
      - Seen by all ^p-pp11

      ## Try

      - For what is hidden [for:: ^p-zq11] ^t-tt11
      - For the same, by its file [for:: [[2026-W46#^p-zq11]]] ^t-tt12
      - For what is seen [for:: ^p-pp11], as [[#^p-pp11|that]] says ^t-tt13

      ## Keep

      - Because of [[#^p-zq11]], as [[#^P-ZQ11|I said]] *twice*: [[2026-W46#^p-zq11]]
      """, to: "retros/2026/2026-W46.md")
    try trial.publish()
    #expect(try holders(of: "zq", in: trial) == [])
    let page = try trial.page("retros/2026-w46.html")
    // A list of Tries leads to the page that the item stands on.
    #expect(try trial.page("tries.html").contains("href=\"retros/2026-w46.html#i-p-pp11\""))
    #expect(page.contains("For what is hidden") && page.contains("href=\"#i-p-pp11\"") && page.contains("I said"))
  }

  /// What was public and is private now is taken out of the site the next time.
  @Test func whatBecomesPrivateIsTakenOut() throws {
    let trial = try SiteTrial()
    try trial.journal.write("---\ntags: [zqtag]\n---\nzqsecret about [[there]]\n", to: "days/2026/11/2026-11-18.md")
    try trial.journal.write("Nothing.\n", to: "notes/there.md")
    try trial.publish()
    #expect(try holders(of: "zq", in: trial) != [])
    try trial.journal.write("---\ntags: [zqtag]\nprivate: true\n---\nzqsecret about [[there]]\n", to: "days/2026/11/2026-11-18.md")
    try trial.publish()
    #expect(try holders(of: "zq", in: trial) == [])
    #expect(try !trial.page("notes/there.html").contains("18 Nov"))
  }

  /// With a query, what it does not find is on no page either, nor is anything counted from it.
  @Test func whatWasNotAskedForIsNotThere() throws {
    let trial = try SiteTrial()
    try trial.journal.write("---\ntags: [travel]\nmood: good\n---\nThe sea. [[2026-11-17]]\n", to: "days/2026/11/2026-11-18.md")
    try trial.journal.write(
      "---\nmood: bad\n---\nzqother\n\n## Log\n\n- [x] [[zqrun]] [distance:: 5 km]\n", to: "days/2026/11/2026-11-17.md")
    try trial.journal.write("---\nschedule: daily\n---\n", to: "activities/zqrun.md")
    try trial.publish(include: "tag:travel")
    #expect(try holders(of: "zq", in: trial) == [])
    #expect(try trial.page("days/2026-11-18.html").contains("The sea. 2026-11-17"))
    #expect(try trial.page("atom.xml").contains("The sea."))
    #expect(try trial.files()["habits.html"] == nil)
  }
}
