// What holds of the rules of word lists: none is passed over for want of a word that it does not need.

import Foundation
import JournalTestSupport
import PlainFormats
import Testing

import WordRules

@testable import JournalReflection

@Suite struct RuleSetLaws {
  /// A set of rules reads few of them for a text; reading all of them finds the same.
  @Test(arguments: ["en", "de", "es", "fr", "pt-BR", "ja", "ko"])
  func aSetFindsWhatAllItsRulesFind(_ tag: String) throws {
    let file = WordListFile(try #require(WordListFile.text("hints-\(tag)")))
    var reader = RuleReader(file.writing)
    reader.readLists(of: file)
    let lines = file.sections.filter { !["lists", "written", "together"].contains($0.name) }.flatMap { $0.lines + $0.exceptions }
    let set = RuleSet(lines, reader)
    let rules = lines.map { WordRule(reader.steps(of: $0)) }
    #expect(rules.count > 400)
    for sentence in try sentences(in: tag).prefix(24) {
      let text = ReadText(sentence, file.writing)
      var expected: [String] = []
      for start in text.tokens.indices {
        for (number, rule) in rules.enumerated() {
          if let end = rule.end(from: start, in: text.tokens) { expected.append("\(start) \(number) \(max(end, start))") }
        }
      }
      #expect(set.matches(in: text).map { "\($0.range.lowerBound) \($0.rule) \($0.range.upperBound)" } == expected, "\(sentence)")
    }
  }

  /// What is worked out while the program is built keeps no text from the lists that has a hint in them.
  @Test(arguments: ["en", "de", "es", "fr", "pt-BR", "ja", "ko"])
  func noHintIsPassedOverForWantOfAWord(_ tag: String) throws {
    let lists = HintLists(try #require(WordListFile.text("hints-\(tag)")))
    let needs = HintNeeds("hints-\(tag)")
    let worked = HintNeeds(of: try #require(WordListFile.text("hints-\(tag)")))
    for (packed, now) in [(needs.hints, worked.hints), (needs.signs, worked.signs)] {
      #expect(packed.words.elementsEqual(now.words) && packed.rules.elementsEqual(now.rules) && packed.partCount == now.partCount)
      #expect(packed.owners.elementsEqual(now.owners) && packed.seen.elementsEqual(now.seen))
    }
    var (found, spared) = (0, 0)
    for text in try texts(in: tag) {
      let mayFit = needs.mayFit(HashedText(text, isWithoutBlanks: needs.isWithoutBlanks))
      let isThere = !lists.hints(in: text).isEmpty
      #expect(mayFit || !isThere, "\(text)")
      found += isThere ? 1 : 0
      spared += mayFit ? 0 : 1
    }
    // Neither may be a matter of course.
    #expect(found > 30 && spared > 30, "\(found) found, \(spared) spared")
  }

  /// All sentences of the fixtures in a language, as they stand, in one line of their own, and as people type them.
  private func texts(in tag: String) throws -> [String] {
    let folder = Repository.root.appending(path: "Tests/Fixtures/reflection")
    let files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
    let sentences = try files.filter { $0.pathExtension == "jsonl" }.flatMap { file in
      try file.text().split(separator: "\n").compactMap { line -> String? in
        let value = try JSONValue(parsing: String(line))
        return value["lang"]?.string == tag ? value["text"]?.string : nil
      }
    }
    let joined = stride(from: 0, to: sentences.count - 1, by: 7).map { "\(sentences[$0])\n\(sentences[$0 + 1])" }
    let typed = sentences.map { $0.uppercased() } + sentences.map { $0.replacing("'", with: "’") } + sentences.map { $0.replacing("o", with: "ooo") }
    return sentences + joined + typed
  }

  private func sentences(in tag: String) throws -> [String] {
    let file = Repository.root.appending(path: "Tests/Fixtures/reflection/hints-eleventh.jsonl")
    return try file.text().split(separator: "\n").compactMap { line in
      let value = try JSONValue(parsing: String(line))
      return value["lang"]?.string == tag ? value["text"]?.string : nil
    }
  }
}
