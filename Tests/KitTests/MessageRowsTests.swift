// Messages on a terminal: their rows, and what is never broken.

import Foundation
import JournalLanguage
import JournalTestSupport
import JournalText
import Testing

@testable import RetroCommands

@Suite struct MessageRowsTests {
  @Test func messagesStandInTheRowsOfTheTable() throws {
    let text = try Repository.fixtures.appending(path: "screens/messages.txt").text()
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).filter { !$0.hasPrefix("#") }
    let cases = lines.joined(separator: "\n").components(separatedBy: "\n= ").dropFirst()
    #expect(cases.count > 10)
    for text in cases {
      let rows = text.split(separator: "\n")
      let head = rows[0].split(separator: " ", maxSplits: 2).map(String.init)
      guard let width = Int(head[0]), let message = message(head[1], head.count > 2 ? head[2] : "") else {
        Issue.record("\(rows[0]) is no message")
        continue
      }
      let wrapped = message.wrapped(width: width)
      let found = String(decoding: wrapped.plain, as: UTF8.self)
      if found != rows.dropFirst().joined(separator: "\n") + "\n" { Issue.record("\(rows[0]):\n\(found)") }
      if wrapped.wrapped(width: width).plain != wrapped.plain { Issue.record("\(rows[0]) changes when it is broken again") }
    }
  }

  /// Rows put together again are the message, each part with its colour, and none is too wide but a word alone.
  @Test func rowsAreTheMessage() {
    var generator = SeededGenerator(seed: 12)
    let words = ["one", "睡眠", "‘two’,", "retros/2026/2026-W47.md:", "é", "e\u{301}", "👩‍👩‍👧", "longer-than-a-narrow-terminal-is", "三。"]
    for round in 0..<1_000 {
      let text = (0..<Int.random(in: 0...12, using: &generator)).map { _ in generator.pick(words) }.joined(separator: " ")
      let width = Int.random(in: 2...60, using: &generator)
      let message: MarkedText = generator.chance(30) ? .note(text) : .message(
            .warning, MarkedText(text), help: generator.chance(50) ? MarkedText(text) : nil, in: .english)
      let wrapped = message.wrapped(width: width)
      let rows = String(decoding: wrapped.plain, as: UTF8.self).split(separator: "\n")
      let joined = rows.joined().filter { $0 != " " }
      if joined != String(decoding: message.plain, as: UTF8.self).filter({ $0 != " " && $0 != "\n" }) {
        Issue.record("round \(round): \(rows)")
      }
      for row in rows where row.displayWidth > width && row.split(separator: " ").count > 1 {
        Issue.record("round \(round), \(width): \(row)")
      }
      let parts = wrapped.pieces.filter { $0.part != nil }.map(\.bytes)
      if parts != message.pieces.filter({ $0.part != nil }).map(\.bytes) { Issue.record("round \(round): parts were parted") }
    }
  }

  private func message(_ kind: String, _ words: String) -> MarkedText? {
    let halves = words.components(separatedBy: "|")
    let help = halves.count > 1 ? halves.dropFirst().joined(separator: "|") : nil
    switch kind {
    case "note": return .note(words)
    case "warning": return .message(.warning, MarkedText(halves[0]), help: help.map { MarkedText($0) }, in: .english)
    case "error": return .message(.error, MarkedText(halves[0]), help: help.map { MarkedText($0) }, in: .english)
    case "plain": return MarkedText("\(words)\n")
    case "diff": return MarkedText("\(words)\n", .removed)
    case "finding":
      guard let end = halves[0].range(of: ".md ") else { return nil }
      let place = halves[0][end.upperBound...].split(separator: " ", maxSplits: 2)
      let source = SourceText(
        path: String(halves[0][..<end.upperBound].dropLast()), bytes: Array("---\na: [b and more than forty columns of text\n".utf8))
      let message = Diagnostic.Message(.frontMatterTab, String(place[2]), help: help)
      return Diagnostic(message, at: TextRange(7, 8)).marked(in: source, lines: LineTable(source))
    default: return nil
    }
  }
}
