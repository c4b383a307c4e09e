// What is looked for is found, and found where it stands.

import Foundation
import JournalDates
import JournalIndex
import JournalQuery
import JournalStore
import JournalTestSupport
import JournalText
import Testing

@Suite struct SearchTests {
  private let today = CalendarDay(year: 2026, month: 11, day: 20) ?? .earliest

  /// `=== PATH` begins a file, `? [PARTS | ]QUERY` a question; `«»` stand around what was found.
  @Test func searchesFindWhatIsThere() throws {
    let golden = Golden(Repository.fixtures.appending(path: "search.txt"))
    let text = try golden.url.text()
    let cut = try #require(text.range(of: "\n\n? "))
    let folder = try journal(of: text[..<cut.lowerBound])
    let journal = try Journal(root: folder.path)
    let index = try JournalIndex.inMemory(journal)
    var out = String(text[..<cut.lowerBound]) + "\n"
    for line in text[cut.lowerBound...].split(separator: "\n") where line.hasPrefix("? ") || line.hasPrefix("#") {
      out += "\n\(line)\n"
      if line.hasPrefix("#") { continue }
      let words = line.dropFirst(2).split(separator: " | ", maxSplits: 1).map(String.init)
      do {
        let query = try Query(words[words.count - 1], on: today)
        let search = try TextSearch(query, in: words.count > 1 ? words[0].split(separator: ",").map(String.init) : [])
        out += search.isAboutText ? try answer(to: search, index, journal) : "  no words\n"
      } catch let error as QueryError {
        out += "  \(error.what)\n"
      }
    }
    if let difference = try golden.difference(from: out) { Issue.record("\(difference)") }
  }

  private func answer(to search: TextSearch, _ index: JournalIndex, _ journal: Journal) throws -> String {
    var out = ""
    let (hits, total) = try index.search(search, limit: 4)
    for hit in hits {
      let place = try search.place(in: hit.path, of: journal, width: 50)
      let text = place.excerpt.pieces.map { $0.isMatch ? "«\($0.text)»" : $0.text }.joined()
      if place.excerpt.text.displayWidth > 50 { out += "  (too wide)\n" }
      out += "  \(hit.path):\(place.line):\(place.column) \(place.part ?? "–")\(place.isPrivate ? " private" : ""): \(text)\n"
    }
    if total > hits.count { out += "  of \(total)\n" }
    for (word, nearest) in try index.suggestions(for: search.query, where: { _ in true }) { out += "  \(word) → \(nearest)\n" }
    return out.isEmpty ? "  –\n" : out
  }

  private func journal(of text: Substring) throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write("", to: "retro.yaml")
    var path = ""
    var lines: [Substring] = []
    let given: [Substring] = text.split(separator: "\n", omittingEmptySubsequences: false) + ["=== "]
    for line in given {
      guard line.hasPrefix("=== ") else {
        lines.append(line)
        continue
      }
      // What a text editor would not keep is written as \r, \0 and \xFF.
      var bytes = Array(lines.joined(separator: "\n").replacing("\\r", with: "\r").replacing("\\0", with: "\0").utf8)
      while let place = bytes.indices.first(where: { bytes[$0...].starts(with: #"\xFF"#.utf8) }) {
        bytes.replaceSubrange(place..<place + 4, with: [0xFF])
      }
      if !path.isEmpty { try folder.write(bytes, to: path) }
      path = String(line.dropFirst(4))
      lines = []
    }
    return folder
  }

  /// Every word of a file finds it, at a place that has the word; and so does any part of a run of characters.
  @Test func everyWordFindsItsFile() throws {
    var generator = SeededGenerator(seed: 71)
    let folder = try TemporaryFolder()
    try folder.write("", to: "retro.yaml")
    var texts: [String: String] = [:]
    for number in 0..<40 {
      let path = "note-\(number).md"
      texts[path] = Self.text(&generator)
      try folder.write(texts[path] ?? "", to: path)
    }
    let journal = try Journal(root: folder.path)
    let index = try JournalIndex.inMemory(journal)
    for (path, text) in texts {
      let words = text.split { !$0.isLetter && !$0.isNumber }.filter { $0.unicodeScalars.allSatisfy { !CJKRuns.contains($0.value) } }
      let runs = text.split { !$0.unicodeScalars.allSatisfy { CJKRuns.contains($0.value) } }
      var wanted = words.map(String.init)
      for run in runs {
        let characters = Array(run)
        let start = Int.random(in: 0..<characters.count, using: &generator)
        wanted.append(String(characters[start...Int.random(in: start..<characters.count, using: &generator)]))
      }
      for word in wanted {
        guard let match = TextMatch(words: word) else { continue }
        let query = try Query("text:\"\(word)\"", on: today)
        let search = try TextSearch(query)
        let (hits, total) = try index.search(search, limit: 100)
        if !hits.contains(where: { $0.path == path }) || total != hits.count {
          Issue.record("\(match.text) does not find \(path): \(text)")
        }
        let place = try search.place(in: path, of: journal, width: 30)
        let found = place.excerpt.pieces.first(where: \.isMatch)?.text ?? ""
        guard let words = WordMatch(word), place.part != nil, words.matches(found) else {
          Issue.record("\(word) is not at \(place) of \(text)")
          continue
        }
      }
    }
  }

  private static func text(_ generator: inout SeededGenerator) -> String {
    let words = [
      "charger", "Kitchen", "Café", "e-mail", "naïve", "x2", "10:30", "[[run]]", "🙂", "👩‍👩‍👧", "שלום", "Ünïcödé", "naïveté", "ﬁn", "Straße",
      "ΣΟΦΙΑ",
    ]
    let runs = ["昨日の睡眠は", "睡眠", "は", "カメラとｶﾒﾗ", "한국어는", "Swift言語", "バグ", "中文字符", "𠮷野家", "々"]
    return (0..<Int.random(in: 1...12, using: &generator)).map { _ in
      generator.pick(generator.chance(40) ? runs : words) + generator.pick([" ", " ", "\n", "\r\n", "\n\n", ". ", "、"])
    }.joined()
  }

  /// Whatever bytes a file has, it is indexed and searched, and excerpts are one line of the width they may have.
  @Test func anyBytesAreSearched() throws {
    var generator = SeededGenerator(seed: 72)
    let folder = try TemporaryFolder()
    try folder.write("", to: "retro.yaml")
    let pieces: [[UInt8]] = [
      Array("needle ".utf8), Array("睡眠".utf8), [0xFF], [0xE7, 0x9D], [0], [1], [0x0D, 0x0A], [0x0D], Array("e\u{301}".utf8),
      Array("👩‍👩‍👧‍👦".utf8),
      Array("\u{202E}abc".utf8), Array("- [ ] ".utf8), Array("\n## Try\n".utf8), Array("---\n".utf8), [0xF4, 0x90, 0x80, 0x80],
      Array("か\u{3099}".utf8),
      Array("\u{10FFFF}".utf8), [0xED, 0xA0, 0x80], Array("   ".utf8), Array("#private ".utf8),
    ]
    for number in 0..<120 {
      var bytes: [UInt8] = []
      for _ in 0..<Int.random(in: 0...(number == 0 ? 8000 : 30), using: &generator) { bytes += generator.pick(pieces) }
      try folder.write(bytes, to: "note-\(number).md")
    }
    let journal = try Journal(root: folder.path)
    let index = try JournalIndex.inMemory(journal)
    for text in ["needle", "睡眠", "睡", "が", "abc", "/n.*e/", "/^$/", "needle -睡眠", "need*", "/[^ ]+/"] {
      let search = try TextSearch(try Query(text, on: today))
      let (hits, _) = try index.search(search, limit: 200)
      if hits.isEmpty { Issue.record("\(text) finds nothing") }
      for hit in hits {
        for width in [1, 7, 40] {
          let excerpt = try search.place(in: hit.path, of: journal, width: width).excerpt
          if excerpt.text.displayWidth > max(width, 4) || excerpt.text.unicodeScalars.contains(where: { $0.value < 0x20 }) {
            Issue.record("\(text), \(hit.path), \(width): \(excerpt.text.debugDescription)")
          }
        }
      }
    }
  }

  /// The word by which files are chosen stands in every text that an expression finds something in.
  @Test func everyMatchHasTheWordOfItsExpression() throws {
    var generator = SeededGenerator(seed: 74)
    let parts = [
      "abc", "abc", "abcab", "bca", "ab", "c", "a1b", "B", ".", "*", "+", "?", "[", "]", "^", "]", "\\", "[ab]", "[^c]", "[]a]", "{2}",
      "{0}", "{1,2}", "{", "}",
      "\\d",
      "\\w", "\\b", "\\x61", "\\.", " ", "$", "(", ")", "|", "é", "睡", "(?i)",
    ]
    var counts = (words: 0, matches: 0)
    for _ in 0..<1500 {
      let source = (0..<Int.random(in: 1...6, using: &generator)).map { _ in generator.pick(parts) }.joined()
      guard let expression = try? TextExpression(source), let word = ExpressionWord(source) else { continue }
      counts.words += 1
      for _ in 0..<6 {
        var text = (0..<10).map { _ in
          generator.pick(["abc", "abcab", "bca", "ab", "a", "b", "c", "B", "1", ".", " ", "]", "\\", "{", "}", "é", "睡"])
        }
        .joined()
        guard text.withUTF8({ expression.matches($0) }) else { continue }
        counts.matches += 1
        if !text.lowercased().contains(word.text) { Issue.record("/\(source)/ without ‘\(word.text)’ in \(text)") }
      }
    }
    #expect(counts.words > 200 && counts.matches > 50)
  }

  /// Lines that cannot have a match are passed over without changing what is found, and no expression ends the program.
  @Test func expressionsFindWhatTheyFindInEachLine() throws {
    var generator = SeededGenerator(seed: 73)
    let parts = [
      "ab", "a", "b", ".", "*", "+", "?", "(", ")", "[", "]", "|", "{2}", "{", "}", "\\", "\\d", "\\w", "^", "$", " ", "(?i)", "é", "睡",
      "\\x{61}", "\\.",
    ]
    let texts = (0..<40).map { _ in
      (0..<12).map { _ in generator.pick(["ab", "a", "b", "AB", " ", "\n", "1", "é", "睡", "\r\n", "."]) }.joined()
    }
    var read = 0
    for _ in 0..<400 {
      let source = (0..<Int.random(in: 1...7, using: &generator)).map { _ in generator.pick(parts) }.joined()
      guard let expression = try? TextExpression(source), let plain = try? Regex(source) else { continue }
      read += 1
      for var text in texts {
        let lines = text.split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" }
        let wanted = lines.contains { $0.firstMatch(of: plain) != nil }
        let found = text.withUTF8 { expression.matches($0) }
        if found != wanted { Issue.record("/\(source)/ \(found) in \(text.debugDescription)") }
      }
    }
    #expect(read > 100)
    for source in [
      String(repeating: "(", count: 900), String(repeating: "(a", count: 300) + String(repeating: ")", count: 300),
      String(repeating: "a", count: 2000),
    ] {
      _ = try? TextExpression(source)
    }
  }
}
