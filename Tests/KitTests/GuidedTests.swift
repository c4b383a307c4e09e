// A guided retrospective without a terminal: keys in, answers out.

import Foundation
import JournalDates
import JournalKit
import JournalLanguage
import JournalModel
import JournalTestSupport
import TerminalScreens
import Testing

@testable import RetroCommands

@Suite struct GuidedTests {
  @Test func keysGiveTheAnswersOfTheTable() throws {
    let text = try Repository.fixtures.appending(path: "screens/guided.txt").text()
    var sessions: [(lines: [Substring], start: Int)] = []
    for (number, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      if line.hasPrefix("= ") { sessions.append(([], number + 1)) }
      if !sessions.isEmpty, !line.hasPrefix("#"), !line.isEmpty { sessions[sessions.count - 1].lines.append(line) }
    }
    #expect(sessions.count > 15)
    for (lines, start) in sessions {
      var session = GuidedSession(String(lines[0].dropFirst(2)))
      let expected = lines.filter { ["> ", "< ", "? "].contains($0.prefix(2)) }.map(String.init)
      for line in lines.dropFirst() where !["> ", "< ", "? "].contains(line.prefix(2)) { session.press(String(line)) }
      session.end()
      if session.log != expected { Issue.record("line \(start):\n\(session.log.joined(separator: "\n"))") }
    }
  }

  /// Any keys lead somewhere: every answer can be taken back, down to the first question.
  @Test func anyKeysCanBeTakenBack() {
    var generator = SeededGenerator(seed: 7)
    let keys: [Key] =
      "apdcxyn129 temf+".map { .character($0) } + [
        .enter, .enter, .enter, .backTab, .left, .backspace, .control("u"), .paste("a\nb"),
      ]
    for round in 0..<300 {
      var session = GuidedSession(
        generator.pick(["tta | Keep Problem Try Action | Late | offers", "a | | |", "| Try | |", "t | Try Keep | | offers"]))
      let first = session.dialogue.guide
      for _ in 0..<60 { session.press(generator.pick(keys)) }
      // At the end nothing is asked any more.
      if session.dialogue.guide.question == .end { continue }
      while !session.dialogue.answers.isEmpty {
        let count = session.dialogue.answers.count
        session.press(.control("z"))
        if session.dialogue.answers.count != count - 1 {
          Issue.record("round \(round): nothing was taken back")
          break
        }
      }
      let (problems, counts) = (session.dialogue.guide.problems, session.dialogue.guide.counts)
      if problems != first.problems || counts != first.counts || !session.dialogue.guide.verdicts.isEmpty {
        Issue.record("round \(round): \(session.log)")
      }
    }
  }
}

/// A session whose answers are written nowhere.
private struct GuidedSession {
  var dialogue: GuidedDialogue
  private(set) var log: [String] = []
  private var isStopped = false
  private static let today = CalendarDay(year: 2026, month: 11, day: 20) ?? .earliest

  init(_ setup: String) {
    let parts = setup.split(separator: "|", omittingEmptySubsequences: false).map { $0.trimmed }
    let reviews = parts[0].enumerated().compactMap { number, letter in
      ItemName("\(letter)-\(number)").map {
        GuidedReview(letter == "t" ? .try : .action, "\(letter)\(number)", label: "W46", path: "retros/2026/2026-W46.md", name: $0)
      }
    }
    let sections = parts[1].split(separator: " ").compactMap { text in
      let words = text.split(separator: "=")
      return SectionKind(rawValue: words[words.count - 1].lowercased()).map { GuidedSection($0, String(words[0])) }
    }
    let problems = parts[2].split(separator: ",").map { GuidedItem($0.trimmed, id: "p-\($0.trimmed)") }
    let guide = GuidedRetrospective(reviews: reviews, sections: sections, problems: problems, offersActions: parts.last == "offers")
    dialogue = GuidedDialogue(guide, today: Self.today, in: .english)
  }

  /// Presses the keys of a line of the table.
  mutating func press(_ line: String) {
    for (number, part) in line.split(separator: "‘", omittingEmptySubsequences: false).enumerated() {
      let halves = part.split(separator: "’", maxSplits: 1, omittingEmptySubsequences: false)
      if number > 0 {
        for character in halves[0] { press(.character(character), isSettling: false) }
        settle()
      }
      for word in (halves.last ?? "").split(separator: " ") {
        let isHasty = word.hasPrefix("~")
        guard let key = Key(word: String(isHasty ? word.dropFirst() : word)) else {
          log.append("\(word) is no key")
          continue
        }
        press(key, isHasty: isHasty)
      }
    }
  }

  /// - Parameters:
  ///   - isHasty: Whether it comes before what the key before it led to is on the screen.
  ///   - isSettling: Whether a moment passes after it.
  mutating func press(_ key: Key, isHasty: Bool = false, isSettling: Bool = true) {
    if isStopped || dialogue.guide.question == .end { return }
    if !isHasty { dialogue.shown() }
    carryOut(dialogue.press(key))
    if isSettling { settle() }
    while !isStopped, dialogue.hasWaitingLine { carryOut(dialogue.takeWaitingLine()) }
  }

  private mutating func settle() { if !isStopped, dialogue.isHolding { carryOut(dialogue.settle()) } }

  private mutating func carryOut(_ effect: GuidedDialogue.Effect) {
    switch effect {
    case .nothing, .redraw: break
    case .stop, .leave: isStopped = true
    case .write(let answer): write(answer)
    case .takeBack: if let answer = dialogue.tookBack() { log.append("< \(Self.words(of: answer))") }
    }
  }

  mutating func end() {
    guard isStopped else {
      log.append("? \(question)")
      return
    }
    let last = question
    let (answer, unfinished) = dialogue.guide.interrupted(line: dialogue.line.text)
    if let answer { log.append("> \(Self.words(of: answer))") }
    let kept = (unfinished.map { [$0] } ?? []) + dialogue.waiting.texts
    log.append("? \(last) stopped" + (kept.isEmpty ? "" : " keeps \(kept.joined(separator: ", "))"))
  }

  private mutating func write(_ answer: GuidedAnswer) {
    log.append("> \(Self.words(of: answer))")
    var item: GuidedItem?
    if case .added(_, let text, _, _, _) = answer { item = GuidedItem(text, id: "i-\(log.count)") }
    dialogue.wrote(answer, as: item)
  }

  private static func words(of answer: GuidedAnswer) -> String {
    switch answer {
    case .judged(let review, let verdict, let words):
      return "judged \(review.text) \(verdict)" + (words.isEmpty ? "" : ": \(words)")
    case .added(let section, let text, let problem, let attempt, let due):
      let facts = [problem.map { " (for \($0.text))" }, attempt.map { " (from \($0.text))" }, due.map { " due \($0)" }]
      return "\(section.heading): \(text)" + facts.compactMap(\.self).joined()
    }
  }

  private var question: String {
    let guide = dialogue.guide
    let name: String =
      switch guide.question {
      case .verdict(let number): "verdict \(number)"
      case .words(let number, _): "verdict \(number)"
      case .item(let section): "line \(guide.sections[section].heading)"
      case .problem(_, let text): "problem \(text)"
      case .offersAction(_, let attempt): "offer \(attempt.text)"
      case .action(_, let attempt): "action \(attempt.text)"
      case .due(_, let text, _): "due \(text)"
      case .end: "end"
      }
    var isWords = false
    if case .words = guide.question { isWords = true }
    let typed = dialogue.typed.isEmpty ? "" : " typed \(dialogue.typed.text)"
    let help = dialogue.isHelpShown ? " helped" : ""
    return name + (dialogue.line.isEmpty || isWords ? "" : ": \(dialogue.line.text)") + typed + help + (dialogue.remark.map { " (\($0.inEnglish))" } ?? "")
  }
}

extension Key {
  /// A key as the table writes it.
  fileprivate init?(word: String) {
    let named: [String: Key] = [
      "enter": .enter, "backspace": .backspace, "backTab": .backTab, "escape": .escape, "left": .left, "tab": .tab,
    ]
    if let key = named[word] {
      self = key
    } else if word.hasPrefix("control-"), let letter = word.last {
      self = .control(letter)
    } else if word.hasPrefix("paste("), word.hasSuffix(")") {
      self = .paste(String(word.dropFirst(6).dropLast()).replacing("\\n", with: "\n").replacing("␠", with: " "))
    } else if word.count == 1, let character = word.first {
      self = .character(character)
    } else {
      return nil
    }
  }
}
