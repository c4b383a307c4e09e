// What a query, the disk and undo refuse is told in every language, with the values that it has in English.

import FoundationEssentials
import HostSystem
import JournalDates
import JournalLanguage
import JournalQuery
@testable import JournalStore
import JournalTestSupport
import JournalText
import Testing

@Suite struct ErrorWords {
  private static let others = Language.all.filter { $0.texts != nil }

  /// What a language says in place of each English text of an error.
  private func check(_ error: any ExplainedError, besides same: Set<String> = []) throws {
    let told = try #require(error.wordings, "\(error.message) has no words for other languages")
    #expect(told.what.english == error.what)
    #expect(told.why?.english == error.why)
    #expect(told.help?.english == error.help)
    for say in Self.others {
      for wording in [told.what, told.why, told.help].compactMap({ $0 }) where !same.contains(wording.key) {
        let text = say(wording)
        if text == wording.english { Issue.record("\(say.tag): ‘\(text)’ is English (\(wording.area), \(wording.key))") }
        if text.contains(/\{[a-z]+[,}]/) { Issue.record("\(say.tag): a place is left in ‘\(text)’") }
      }
    }
  }

  @Test func whatTheDiskRefuses() throws {
    for attempt in HostError.Attempt.allCases {
      try check(HostError(.notPermitted, attempt: attempt, path: "a.md", reason: .system(13)))
    }
    for system in Wording.systemNames { try check(HostError(.system, attempt: .read, path: "a.md", reason: .system(system.code))) }
    let reasons: [Wording] = [
      .isFolder, .isNoFile, .isGone, .nameIsTaken, .fileInTheWay, .linkToNowhere, .linkOutOfJournal, .linkToFile, .holdsNUL, .pathNotUTF8,
      .nameNotUTF8, .tooLarge("8 MiB"), .tooLargeForJournal(.tooLarge("8 MiB")), .changedSince, .changedTwice, .folderLocked,
      .journalInUse, .changedWhileWritten(kept: "b"), .changedTwiceWhileWritten(kept: "b"), .changedWhileRemoved(kept: "b"),
    ]
    for reason in reasons { try check(HostError(.system, attempt: .write, path: "a.md", reason: reason)) }
  }

  @Test func severalFilesOfOneCause() {
    func errors(_ count: Int) -> [HostError] {
      (1...count).map { HostError(.notPermitted, attempt: .read, path: "\($0).md", reason: .isFolder) }
    }
    #expect(errors(1).causes.map(\.english) == ["cannot read ‘1.md’: it is a folder"])
    #expect(errors(2).causes.map(\.english) == ["cannot read ‘1.md’, nor ‘2.md’: it is a folder"])
    #expect(errors(5).causes.map(\.english) == ["cannot read ‘1.md’, nor ‘2.md’, ‘3.md’ and 2 more: it is a folder"])
    for say in Self.others {
      for count in 1...5 {
        let text = errors(count).causes.map { say($0) }.joined()
        if text.contains("cannot") || text.contains("{") || !text.contains("1.md") { Issue.record("\(say.tag): \(text)") }
      }
    }
  }

  @Test func whatChangesAreRefusedFor() throws {
    let error = HostError(.timedOut, attempt: .write, path: "a.md", reason: .journalInUse)
    let changed = HostError(.changedMeanwhile, attempt: .write, path: "a.md", reason: .changedSince)
    let full = HostError(.noSpace, attempt: .write, path: "a.md", reason: .system(28))
    let day = try #require(CalendarDay("2026-11-20"))
    func command(_ words: String...) -> ToldCommand { ToldCommand(ChangeSet(words: ["retro"] + words, time: Moment(day: day), files: [])) }
    let (add, log, begun) = (command("add", "keep", "walks"), command("log", "ran"), command("init"))
    let all: [ChangeError] = [
      .noState(nil), .noState(full), .refused(error, kept: nil), .refused(changed, kept: nil), .refused(full, kept: nil),
      .refused(full, kept: "b.md"), .halfDone(full), .unsettled(command: add, full), .damaged(path: "a"), .damagedLog(path: "a"),
      .nothingToUndo, .differs(path: "a", command: add),
      .changedLater(path: "a", command: add, later: log, name: "5"), .builtUpon(command: begun, later: 1, name: "2"),
      .builtUpon(command: begun, later: 7, name: "2"), .noSuchChange(name: "9"),
      .undoneAlready(name: "3", command: add, inverse: "4"), .undoneAlready(name: "3", command: add, inverse: nil),
    ]
    for error in all { try check(error) }
  }

  /// Every query of the query tests that has no meaning.
  @Test func whatIsWrongWithQueries() throws {
    let text = try Repository.fixtures.appending(path: "queries/meanings.txt").text()
    let today = try #require(CalendarDay("2026-11-20"))
    var keys: Set<String> = []
    for line in text.split(separator: "\n") where line.hasPrefix("? ") {
      do throws(QueryError) { _ = try Query(String(line.dropFirst(2)), on: today) } catch {
        if let key = error.wordings?.what.key { keys.insert(key) }
        try check(error)
      }
    }
    #expect(keys.count >= 25, "\(keys.sorted())")
  }
}
