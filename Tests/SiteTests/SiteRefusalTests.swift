// Folders that no site is written into, and disks that fail.

import Foundation
import HostSystem
import JournalKit
import JournalPublishing
import JournalTestSupport
import JournalText
import Testing

@Suite struct SiteRefusalTests {
  private func refusal(_ body: () throws -> Void) -> String? {
    do {
      try body()
      return nil
    } catch let error as any ExplainedError { return "\(error.what)" } catch { return "\(error)" }
  }

  @Test func aFolderThatHoldsOtherThingsIsLeftAlone() throws {
    let trial = try SiteTrial()
    try trial.journal.write("One.\n", to: "notes/one.md")
    try trial.other.write("mine", to: "site/letter.txt")
    #expect(refusal { try trial.publish() }?.contains("letter.txt") == true)
    #expect(try trial.files() == ["letter.txt": Array("mine".utf8)])
    #expect(refusal { try trial.publish("site/letter.txt") }?.contains("not a folder") == true)
  }

  @Test func aFolderInsideTheJournalIsRefusedUnlessTheJournalPassesItOver() throws {
    let trial = try SiteTrial()
    try trial.journal.write("One.\n", to: "notes/one.md")
    for place in ["", "/site", "/notes/site"] {
      #expect(refusal { try trial.publish(trial.journal.path + place) }?.contains("lies in the journal") == true, "\(place)")
    }
    try trial.journal.write("layout.ignore: [public]\n", to: "retro.yaml")
    #expect(try trial.publish(trial.journal.path + "/public").report.written > 0)
    #expect(try trial.publish(trial.journal.path + "/.site").report.written > 0)
  }

  @Test func aFileThatStandsWhereAPageBelongsIsNotReplaced() throws {
    let trial = try SiteTrial()
    try trial.journal.write("One.\n", to: "notes/one.md")
    try trial.publish()
    try trial.other.write("mine", to: "site/notes/two.html")
    try trial.journal.write("Two.\n", to: "notes/two.md")
    #expect(refusal { try trial.publish() }?.contains("two.html") == true)
    #expect(try trial.page("notes/two.html") == "mine")
  }

  @Test func aQueryThatFindsNothingWritesNothing() throws {
    let trial = try SiteTrial()
    try trial.journal.write("---\nprivate: true\ntags: [secret]\n---\nOne.\n", to: "notes/one.md")
    #expect(refusal { try trial.publish(include: "tag:secret") }?.contains("tag:secret") == true)
    #expect(!FileManager.default.fileExists(atPath: trial.other.path + "/site"))
  }

  /// Wherever a disk fills up, each file is the former one or the new one, no leftovers stay, and the next run mends it.
  @Test(arguments: [SystemCalls.Call.makeFile, .write, .rename, .makeFolder]) func aDiskThatFillsUpLeavesNoHalfFile(
    _ call: SystemCalls.Call
  ) throws {
    let trial = try SiteTrial(Repository.fixtures.appending(path: "privacy/journal"))
    try trial.publish("whole")
    let whole = try trial.files("whole")
    for step in [0, 1, 7, 25] {
      let count = Counter()
      let calls = SystemCalls { $0 == call && count.next() >= step ? .half(ENOSPC) : .make }
      let name = "site-\(step)"
      let failed = refusal { try trial.publish(name, by: calls) }
      if call == .makeFolder, step > 20 { continue }
      #expect(failed?.contains(name) == true)
      for (path, bytes) in (try? trial.files(name)) ?? [:] where path != ".retro-site" { #expect(whole[path] == bytes, "\(path)") }
      try trial.publish(name)
      #expect(try trial.files(name) == whole)
    }
  }

  private final class Counter: @unchecked Sendable {
    // Calls come one after the other.
    private var value = 0
    func next() -> Int {
      defer { value += 1 }
      return value
    }
  }
}
