// The loop over real files: which item a line of a Review means, and what it says of it.

import Foundation
import JournalDates
import JournalFormat
import JournalIndex
import JournalInsights
import JournalKit
import JournalModel
import JournalTestSupport
import JournalText
import Testing

/// A journal written down in one text.
struct WrittenJournal {
  var name: String
  var files: [(path: String, text: String)] = []
  /// What stands after `=>`.
  var expected: [String] = []

  /// Every journal of a file of fixtures; how they are written stands in `readings.txt`.
  static func all(in name: String) throws -> [WrittenJournal] {
    var journals: [WrittenJournal] = []
    let text = try Repository.fixtures.appending(path: "insights/\(name)").text()
    for line in text.split(separator: "\n", omittingEmptySubsequences: false).drop(while: { $0.hasPrefix("#") || $0.isEmpty }) {
      if line.hasPrefix("== ") {
        journals.append(WrittenJournal(name: String(line.dropFirst(3))))
      } else {
        journals[journals.count - 1].add(line)
      }
    }
    return journals
  }

  private mutating func add(_ line: Substring) {
    if line.hasPrefix("=>") {
      expected.append(line.dropFirst(2).trimmed)
    } else if line.hasPrefix("@@ ") {
      files.append((Self.readable(line.dropFirst(3)), ""))
    } else if !files.isEmpty {
      files[files.count - 1].text += Self.readable(line) + "\n"
    }
  }

  /// `@` and `~` after `caf` stand for é in one scalar and in two, which look alike.
  private static func readable(_ text: Substring) -> String {
    text.replacingOccurrences(of: "→", with: "\t").replacingOccurrences(of: "␍", with: "\r")
      .replacingOccurrences(of: "caf@", with: "caf\u{E9}").replacingOccurrences(of: "Caf~", with: "Cafe\u{301}")
  }

  var readings: [FileReading] {
    files.map { FileReading(SourceText(path: $0.path, bytes: Array($0.text.utf8)), path: $0.path) }
      .sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
  }
}

@Suite struct ReviewReadings {
  @Test func everyLineOfAReviewMeansItsItem() throws {
    let journals = try WrittenJournal.all(in: "readings.txt")
    #expect(journals.count >= 20)
    for journal in journals {
      let ledger = ReviewLedger(of: journal.readings, layout: .standard)
      let told = ledger.tries.map(told) + ledger.actions.map(told)
      if (told.isEmpty ? ["nothing"] : told) != journal.expected { Issue.record("\(journal.name): \(told.joined(separator: " / "))") }
    }
  }

  /// No bytes ever trap, and what is private stays so in every reading.
  @Test func anyFilesHaveALedger() throws {
    var generator = SeededGenerator(seed: 46)
    for journal in try WrittenJournal.all(in: "readings.txt") {
      for _ in 0..<40 {
        let readings = journal.files.map { file in
          let bytes = mutations(of: Array(file.text.utf8), count: 1, using: &generator)[0]
          return FileReading(SourceText(path: file.path, bytes: bytes), path: file.path)
        }
        let ledger = ReviewLedger(of: readings, layout: .standard)
        let items = readings.flatMap { reading in reading.sections.flatMap { $0.items } }
        #expect(ledger.tries.count + ledger.actions.count <= items.count)
      }
    }
  }

  private func told(_ one: ReviewLedger.Try) -> String {
    var text = "\(one.isPrivate ? "private " : "")\(one.item.text): \(one.outcome.rawValue)"
    if let place = one.judgedIn { text += " in \(place.slug):\(place.line)" }
    if one.offered > 0 { text += ", offered \(one.offered)" }
    // A blank line would end the case.
    let words = one.words.split(separator: "\n").joined(separator: "⏎")
    return words.isEmpty ? text : "\(text) “\(words)”"
  }

  private func told(_ one: ReviewLedger.Action) -> String {
    var text = "\(one.isPrivate ? "private " : "")\(one.item.text): \(one.state.rawValue)"
    if let created = one.created { text += ", created \(created)" }
    if let due = one.due { text += ", due \(due)" }
    if let priority = one.priority { text += ", \(priority.rawValue)" }
    return text + (one.closedOn.map { ", closed \($0)" } ?? "")
  }
}
