// What others are told of a search is what they would be told if nobody had written the private text.

import Foundation
import HostSystem
import JournalAnswers
import JournalDates
import JournalIndex
import JournalKit
import JournalLanguage
import JournalModel
import JournalQuery
import JournalStore
import JournalTestSupport
import Testing

@Suite struct SearchPrivacyLaws {
  private static let words = ["soup", "wine", "fire", "row", "walk", "private"]

  /// A day with some of the words, and the same without what is private in it.
  private static func day(_ chance: inout SeededGenerator) -> (whole: String, open: String) {
    func some(_ most: Int, _ chance: inout SeededGenerator) -> String {
      (0..<Int.random(in: 1...most, using: &chance)).map { _ in chance.pick(Self.words) }.joined(separator: " ")
    }
    var (whole, open) = ("", "")
    if chance.chance(40) {
      let mood = "---\nmood: \(chance.pick(["good", "bad"]))\n---\n"
      (whole, open) = (mood, mood)
    }
    for hour in 10..<(10 + Int.random(in: 1...4, using: &chance)) {
      let line = "- \(hour):00 \(some(3, &chance))"
      // A line that is gone leaves its number to what nobody looks for.
      if chance.chance(40) { (whole, open) = (whole + "\(line) #private\n", open + "- \(hour):00 nothing\n") } else { (whole, open) = (whole + line + "\n", open + line + "\n") }
    }
    return (whole, open)
  }

  /// A journal in a temporary folder, and who asks it.
  private struct Asked {
    let folder: TemporaryFolder
    let workspace: Workspace

    init() throws {
      folder = try TemporaryFolder()
      try folder.write("", to: "journal/retro.yaml")
      let environment = HostSystem.Environment(["HOME": folder.path, "XDG_CACHE_HOME": folder.path + "/cache", "RETRO_NOW": "2026-11-20T21:00"])
      workspace = Workspace(environment: environment, language: .english, folder: folder.path)
    }

    /// What is told of entries, and how many there are.
    func answers(_ query: String, limit: Int = 100) throws -> (entries: Set<String>, counts: String) {
      let search = try TextSearch(Query(query, on: CalendarDay("2026-11-20") ?? .earliest))
      let report = try workspace.search(search, limit: limit, in: Journal(root: folder.path + "/journal"))
      let entries = report.results.map { "\($0.hit.path):\($0.place.line) \($0.place.excerpt.text) +\($0.place.further)" }
      return (Set(entries), "\(report.found) of \(report.total)")
    }
  }

  @Test(arguments: 1...3) func othersAreToldWhatStandsInOpenText(seed: UInt64) throws {
    var chance = SeededGenerator(seed: seed)
    let (whole, open) = (try Asked(), try Asked())
    for number in 1...20 {
      let (all, some) = Self.day(&chance)
      let path = "journal/days/2026/10/2026-10-\(number < 10 ? "0" : "")\(number).md"
      try whole.folder.write(all, to: path)
      try open.folder.write(some, to: path)
    }
    for (first, second) in zip(Self.words, Self.words.dropFirst() + Self.words.prefix(1)) {
      let queries = [
        first, "\(first) \(second)", "\(first) -\(second)", "\(first) or \(second)", "\"\(first) \(second)\"", "mood:good \(first) or \(second)",
        "\(first) -(\(second) -walk)", "/\(first.prefix(3))./",
      ]
      for query in queries {
        #expect(try whole.answers(query) == open.answers(query), "\(query), seed \(seed)")
        // Which of equals come first may differ, how many there are does not.
        #expect(try whole.answers(query, limit: 2).counts == open.answers(query, limit: 2).counts, "\(query), seed \(seed)")
      }
    }
  }
}
