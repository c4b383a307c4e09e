// What holds of the rules of word lists: none is passed over for want of a word that it does not need.

import Foundation
import JournalTestSupport
import PlainFormats
import Testing

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

  private func sentences(in tag: String) throws -> [String] {
    let file = Repository.root.appending(path: "Tests/Fixtures/reflection/hints-eleventh.jsonl")
    return try file.text().split(separator: "\n").compactMap { line in
      let value = try JSONValue(parsing: String(line))
      return value["lang"]?.string == tag ? value["text"]?.string : nil
    }
  }
}
