// Plain words, case by case.

import Foundation
import JournalPhrases
import JournalTestSupport
import Testing

private let folder = Repository.fixtures.appending(path: "phrases")

@Test(arguments: ["de", "en", "es", "fr", "ja", "ko", "own", "pt-BR", "slips", "tales", "days"])
func wordsAreUnderstoodAsTheFileSays(_ language: String) throws {
  let url = folder.appending(path: "\(language).txt")
  let cases = PhraseCases(try url.text())
  let difference = try Golden(url).difference(from: cases.told())
  #expect(difference == nil)
  #expect(cases.typed.count >= (language == "en" ? 60 : 16))
}

/// Sentences as people type them, in seven languages, with what they mean: none is written as something else, or kept as a note, without a word.
@Test(arguments: [
  ("sentences", 600, 0), ("sentences-second", 250, 4), ("sentences-third", 100, 2), ("sentences-fourth", 25, 1),
  ("sentences-fifth", 1000, 0), ("sentences-sixth", 250, 0), ("sentences-seventh", 720, 50), ("sentences-eighth", 200, 1), ("sentences-ninth", 300, 0), ("sentences-tenth", 300, 20),
  ("sentences-eleventh", 240, 4), ("sentences-twelfth", 800, 12), ("sentences-thirteenth", 240, 15),
  ("sentences-fourteenth", 240, 0), ("sentences-fifteenth", 165, 0), ("sentences-sixteenth", 150, 0),
  ("sentences-seventeenth", 180, 0), ("sentences-eighteenth", 20, 0), ("sentences-nineteenth", 320, 0), ("sentences-twentieth", 110, 0),
  ("sentences-twenty-first", 215, 0), ("sentences-twenty-second", 155, 0), ("sentences-twenty-third", 8, 0), ("sentences-twenty-fourth", 23, 0), ("sentences-twenty-fifth", 8, 0), ("sentences-tongues", 80, 0), ("sentences-amounts", 68, 0), ("sentences-moods-days", 19, 0), ("sentences-without", 56, 0), ("sentences-readings", 7, 0), ("sentences-others", 90, 4), ("sentences-corrected", 17, 0), ("sentences-facts", 71, 1), ("sentences-strangers", 78, 1),
])
func sentencesAreNeverSilentlyWrong(_ file: String, least: Int, unread: Int) throws {
  let trials = try PhraseTrials(folder.appending(path: "\(file).jsonl").text())
  #expect(trials.results.count >= least)
  let asked = trials.results.filter { $0.outcome == .unread }.map { "\($0.trial.arguments)" }
  #expect(asked.count <= unread, "\(asked)")
  for result in trials.results where result.outcome == .wrong || result.outcome == .missed {
    Issue.record("\(result.outcome): \(result.trial.arguments) is \(result.reading), not \(result.trial.expected)")
  }
}

@Test func everyWordIsInExactlyOnePiece() throws {
  let cases = try allCases()
  var random = SeededGenerator(seed: 6)
  let words = cases.flatMap {
    $0.typed.flatMap { PhraseCases.arguments($0.dropFirst(2)).flatMap { $0.split(separator: " ").map(String.init) } }
  }
  for round in 0..<400 {
    let arguments = randomArguments(words, &random)
    let phrase = Phrase(arguments, random.pick(cases).vocabulary, today: cases[0].today)
    let isWhole = solid(phrase.pieces.map(\.words)).utf8.elementsEqual(solid(arguments).utf8)
    #expect(isWhole, "round \(round): \(arguments)")
    #expect(phrase.pieces.allSatisfy { $0.line.map(phrase.lines.indices.contains) ?? true }, "round \(round): \(arguments)")
  }
}

/// The processor's time of this thread, in seconds: how busy the machine is with other things makes no difference.
private func processorTime() -> Double {
  var time = timespec()
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
  return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
}

@Test func anyTextIsSomePhraseInLinearTime() throws {
  let cases = try allCases()
  var random = SeededGenerator(seed: 7)
  let parts = [
    "run ", "5km ", "5 ", "and ", "+tag ", "- ", ",", "を", "走った", "7:40 ", "no ", "🎾", "\u{202E}", "e\u{301}", "\u{0}", "l'", "a", "一", "달",
    "good ",
    "in ", "from 7 to ", "1.", "٣", "\r\n", "𝟓km ", "for run 500 ", "... ", "half a ", "de ", "twenty ", "yesterday ", "\"",
  ]
  func time(of text: String, inOneWord: Bool) -> Double {
    let arguments = inOneWord ? [text] : text.split(separator: " ").map(String.init)
    let begin = processorTime()
    let phrase = Phrase(arguments, cases[1].vocabulary, today: cases[1].today)
    let took = processorTime() - begin
    let isWhole = solid(phrase.pieces.map(\.words)).utf8.elementsEqual(solid(arguments).utf8)
    #expect(isWhole, "\(text.prefix(20).debugDescription)")
    return took
  }
  var texts = parts.map { (part: String(repeating: $0, count: max(1, 150 / $0.count)), whole: String(repeating: $0, count: 600 / $0.count)) }
  let mixed = (0..<1600).map { _ in random.pick(parts) }
  texts.append((mixed.prefix(400).joined(), mixed.joined()))
  for (part, whole) in texts {
    for inOneWord in [true, false] {
      var (short, long) = (time(of: part, inOneWord: inOneWord), time(of: whole, inOneWord: inOneWord))
      // Four times as many words take about four times as long; where it is square they take sixteen times as long. What else the machine does may
      // double one of them, and not both each time.
      for _ in 0..<2 where long > 0.2 && long > 10 * short {
        (short, long) = (max(short, time(of: part, inOneWord: inOneWord)), min(long, time(of: whole, inOneWord: inOneWord)))
      }
      if long > 0.2, long > 10 * short { Issue.record("\(whole.prefix(20).debugDescription) takes \(long) s, and a quarter of it \(short) s") }
    }
  }
}

@Test func unknownWordsChangeOnlyTheText() throws {
  for cases in try allCases() {
    for line in cases.typed {
      let arguments = PhraseCases.arguments(line.dropFirst(2))
      let plain = Phrase(arguments, cases.vocabulary, today: cases.today)
      let more = Phrase(arguments + ["zyxwv qvqvq"], cases.vocabulary, today: cases.today)
      #expect(plain.mood == more.mood && plain.day == more.day, "\(line)")
      #expect(plain.lines.map(\.withoutText) == more.lines.prefix(plain.lines.count).map(\.withoutText), "\(line)")
      #expect(more.lines.count == max(1, plain.lines.count), "\(line)")
      let text = more.lines.last.map { $0.text + ($0.reason ?? "") } ?? ""
      #expect(text.hasSuffix("zyxwv qvqvq"), "\(line)")
    }
  }
}

private func allCases() throws -> [PhraseCases] {
  try Repository.files(in: folder, ofKind: "txt").map { PhraseCases(try $0.text()) }
}

private func randomArguments(_ words: [String], _ random: inout SeededGenerator) -> [String] {
  (0..<Int.random(in: 0...4, using: &random)).map { _ in
    let count = random.chance(60) ? 1 : Int.random(in: 0...7, using: &random)
    return (0..<count).map { _ in random.pick(words) }.joined(separator: random.chance(90) ? " " : ", ")
  }
}

/// Without what is blank.
private func solid(_ words: [String]) -> String { words.joined().filter { !$0.isWhitespace } }

extension Phrase.Line {
  fileprivate var withoutText: Phrase.Line {
    var line = self
    line.text = ""
    line.reason = nil
    return line
  }
}
