// Words as the full-text index has them.

import Foundation
import JournalQuery
import JournalTestSupport
import JournalText
import Testing

@Suite struct FoldingTests {
  /// What SQLite says of each scalar inside a word and alone; but for Chinese, Japanese and Korean, which SQLite takes for words. After
  /// U+3400, where hardly a letter has two forms, of the ends of its ranges and of a sample.
  @Test func scalarsAreFoldedAsByTheIndex() throws {
    var expected = Array(repeating: UInt32(0), count: 0x110001)
    var marks: Set<UInt32> = []
    var asked = Set(UInt32(1)..<0x3400).union(stride(from: 0x3400, to: 0x110000, by: 487))
    for line in try queries.appending(path: "unicode61.tsv").text().split(separator: "\n") where !line.hasPrefix("#") {
      let parts = line.split(separator: "\t")
      let numbers = try parts.dropFirst().map { try #require(UInt32($0, radix: 16)) }
      asked.formUnion(numbers.flatMap { [$0 - 1, $0, $0 + 1] })
      switch parts[0] {
      case "token": for scalar in numbers[0]...numbers[1] { expected[Int(scalar)] = scalar }
      case "fold": expected[Int(numbers[0])] = numbers[1]
      default: marks.insert(numbers[0])
      }
    }
    for value in asked.sorted() {
      guard value > 0, let scalar = Unicode.Scalar(value) else { continue }
      let (inside, alone, folded) = (words("a\(scalar)b"), words("\(scalar)"), expected[Int(value)])
      let wanted: [String]
      if CJKRuns.contains(value) {
        let isVoicedMark = value == 0x3099 || value == 0x309A
        if folded == 0, !isVoicedMark { Issue.record("\(value) is no token character") }
        wanted = isVoicedMark ? ["a", "b"] : ["a"] + alone + ["b"]
      } else {
        wanted = folded == 0 ? (marks.contains(value) ? ["ab"] : ["a", "b"]) : Unicode.Scalar(folded).map { ["a\($0)b"] } ?? []
        if alone.isEmpty != (folded == 0) { Issue.record("\(value) alone: \(alone)") }
      }
      if !inside.elementsEqual(wanted, by: { $0.utf8.elementsEqual($1.utf8) }) { Issue.record("\(value): \(inside)") }
    }
  }

  @Test func textsAreCutAsTheTableSays() throws {
    for line in try queries.appending(path: "words.tsv").text().split(separator: "\n") where !line.hasPrefix("#") {
      let parts = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      let text = parts[0].replacing("\\u0301", with: "\u{301}").replacing("\\u3099", with: "\u{3099}").replacing(
        "\\j", with: "\u{1112}\u{1161}\u{11AB}")
      if words(text).joined(separator: " ") != parts[1] { Issue.record("\(parts[0]): \(words(text))") }
    }
  }

  /// Words are folded once and for all, stand where they say, and find the text that they are of.
  @Test func wordsFindTheirText() {
    var generator = SeededGenerator(seed: 53)
    let pieces = ["a", "É", "e\u{301}", " ", "-", "睡眠", "は", "カ\u{3099}", "한국", "\u{1112}\u{1161}", "😀", "ß", "12", "_", "\u{301}", "ﾊﾞ"]
    for _ in 0..<1000 {
      var text = (0..<Int.random(in: 1...10, using: &generator)).map { _ in generator.pick(pieces) }.joined()
      let words = words(text)
      for word in words where !word.unicodeScalars.contains(where: { CJKRuns.contains($0.value) }) && self.words(word) != [word] {
        Issue.record("\(text): \(word)")
      }
      text.withUTF8 { buffer in
        var reader = WordReader(buffer)
        var last = 0
        while reader.next() {
          if reader.range.isEmpty || reader.range.upperBound > buffer.count || reader.range.lowerBound < last { Issue.record("\(reader)") }
          last = reader.range.lowerBound
        }
      }
      if !words.isEmpty, !(WordMatch(text)?.matches("x " + text + " y") ?? false) { Issue.record("\(text) is not found in itself") }
    }
  }

  /// Kana with their marks and jamo are one with the characters that a reader sees, wherever Unicode has these.
  @Test func partsAreComposed() throws {
    func text(_ values: UInt32...) -> String { String(String.UnicodeScalarView(values.compactMap { Unicode.Scalar($0) })) }
    for base in UInt32(0x3041)...0x30FF where words(text(base)).count == 1 {
      for mark in [UInt32(0x3099), 0x309A] {
        let whole = [1, 2, 8, 0x4E].map { text(base + $0) }.first { $0 == text(base, mark) } ?? text(base)
        if words(text(base, mark)) != words(whole) || !words(whole)[0].utf8.elementsEqual(words(text(base, mark))[0].utf8) {
          Issue.record("\(text(base, mark)): \(words(text(base, mark)))")
        }
      }
    }
    for syllable in stride(from: UInt32(0xAC00), through: 0xD7A3, by: 61) {
      let (lead, vowel, tail) = ((syllable - 0xAC00) / 588, (syllable - 0xAC00) / 28 % 21, (syllable - 0xAC00) % 28)
      let parts = text(0x1100 + lead, 0x1161 + vowel) + (tail == 0 ? "" : text(0x11A7 + tail))
      let found = try #require(words(parts).first)
      if parts != text(syllable) || !found.utf8.elementsEqual(text(syllable).utf8) { Issue.record("\(parts): \(found)") }
    }
  }

  @Test func anyPartOfARunIsFound() throws {
    let run = Array("昨日の睡眠は七時間")
    for start in run.indices {
      for end in start..<run.count {
        let part = String(run[start...end])
        let match = try #require(WordMatch(part))
        if !match.matches("ab" + String(run) + "cd") { Issue.record("\(part)") }
        if match.matches("睡昨眠日") && part.count > 1 { Issue.record("\(part) in another text") }
      }
    }
  }

  private func words(_ text: String) -> [String] {
    var text = text
    return text.withUTF8 { bytes in
      var words: [String] = []
      var reader = WordReader(bytes)
      while reader.next() { words.append(String(decoding: reader.word, as: UTF8.self)) }
      return words
    }
  }
}
