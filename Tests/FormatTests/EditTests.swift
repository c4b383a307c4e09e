// Edits of files: cases one can read, and the law over every file of the example journal.

import Foundation
import JournalFormat
import JournalOracles
import JournalTestSupport
import JournalText
import MarkdownSyntax
import Testing

/// Stand-ins of the fixtures for bytes that an editor would hide or fix.
private func bytes(_ text: String) -> [UInt8] {
  var text = text.replacingOccurrences(of: "→", with: "\t").replacingOccurrences(of: "␍", with: "\r").replacingOccurrences(
    of: "␂", with: "\u{FEFF}")
  if text.hasSuffix("␄\n") { text.removeLast(2) }
  return Array(text.utf8)
}

/// `key=value`, `key+=element`, `key-=element`, `key:=element,element`, `-key`; a word without a sign goes on with the value before it.
private func changes(_ line: String) -> [PropertyChange] {
  var found: [PropertyChange] = []
  var words: [String] = []
  for word in line.components(separatedBy: " ") {
    let begins = word.contains("=") || word.hasPrefix("-")
    if begins || words.isEmpty { words.append(word) } else { words[words.count - 1] += " " + word }
  }
  if line == "naïve key=x" { words = [line] }
  for word in words {
    if word.hasPrefix("-") {
      found.append(.unset(key: String(word.dropFirst())))
    } else if let sign = word.range(of: ":=") {
      found.append(.replace(key: String(word[..<sign.lowerBound]), elements: word[sign.upperBound...].components(separatedBy: ",")))
    } else if let sign = word.range(of: "+=") {
      found.append(.add(key: String(word[..<sign.lowerBound]), element: String(word[sign.upperBound...])))
    } else if let sign = word.range(of: "-=") {
      found.append(.remove(key: String(word[..<sign.lowerBound]), element: String(word[sign.upperBound...])))
    } else if let sign = word.range(of: "=") {
      found.append(.set(key: String(word[..<sign.lowerBound]), value: String(word[sign.upperBound...])))
    }
  }
  return found
}

@Suite struct Edits {
  @Test func aChangeOfPropertiesChangesOnlyItsBytes() throws {
    let cases = try Repository.fixtures.appending(path: "format/edits.txt").text().components(separatedBy: "\n@ ").dropFirst()
    for text in cases {
      let parts = text.components(separatedBy: "\n.\n")
      let head = parts[0].components(separatedBy: "\n")
      let before = bytes(head.dropFirst().joined(separator: "\n") + "\n")
      let after = bytes(parts[1].hasSuffix("\n") ? parts[1] : parts[1] + "\n")
      do {
        let edited = try SourceText(path: "", bytes: before).applying(changes(head[0]))
        if edited.bytes != after {
          Issue.record("\(head[0]) gives\n\(String(decoding: edited.bytes, as: UTF8.self))not\n\(String(decoding: after, as: UTF8.self))")
        }
      } catch { Issue.record("\(head[0]): \(error)") }
    }
    #expect(cases.count > 25)
  }

  @Test func whatIsKeptOrBrokenIsNotWritten() {
    let refused: [(file: String, change: PropertyChange)] = [
      ("---\na: |\n  x\n---\n", .set(key: "a", value: "y")), ("---\na: {b: c}\n---\n", .add(key: "a", element: "y")),
      ("---\na: [x]\n---\n", .set(key: "a", value: "y")), ("---\na: b: c\n---\n", .set(key: "d", value: "y")),
      ("---\na: b\n", .set(key: "a", value: "y")), ("---\na: b\na: c\n---\n", .unset(key: "a")),
      ("---\n\ta: b\nc: d\n---\n", .set(key: "", value: "y")),
      ("---\na: \"\u{1}\"\n---\n", .set(key: "a", value: "y")), ("", .set(key: "a\nb", value: "y")),
      ("---\ntitle:x\nmood: good\n---\n", .set(key: "mood", value: "bad")), ("---\n- a\n---\n", .add(key: "tags", element: "b")),
      ("---\na: &x 1\nb: *x\n---\n", .unset(key: "a")), ("---\na:\n  - &x-1 1\nb: [*x-1]\n---\n", .unset(key: "a")),
    ]
    for (file, change) in refused {
      let source = SourceText(path: "", bytes: Array(file.utf8))
      if let edited = try? source.applying([change]) { Issue.record("\(change) made\n\(String(decoding: edited.bytes, as: UTF8.self))") }
    }
    #expect(throws: EditError.self) { try SourceText(path: "", bytes: [0xFF, 0xFE, 0x61, 0x00]).applying([.set(key: "a", value: "b")]) }
  }

  @Test func everyEditOfTheExamplesKeepsThePromise() throws {
    var counts = RoundTripCounts()
    let files = Repository.files(in: Repository.examples, ofKind: "md") + Repository.files(in: Repository.fixtures, ofKind: "md")
    // The law runs over all files and variants in `retro-dev roundtrip`; here every third file stands for its neighbours.
    for (number, url) in files.enumerated() where number % 3 == 0 {
      let variant = RoundTripVariant.allCases[number / 3 % 3]
      counts.check(SourceText(path: url.lastPathComponent, bytes: variant.apply(try url.bytes())), variant)
    }
    for failure in counts.failures { Issue.record("\(failure)") }
    #expect(counts.edits > 200)
  }

  @Test(arguments: [1, 2, 3] as [UInt64])
  func everyEditOfDamagedFilesKeepsThePromise(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let parts = try ["blocks.txt", "front-matter.txt"].map {
      try Repository.fixtures.appending(path: "syntax/\($0)").text().components(separatedBy: "%%%\n")
    }
    var counts = RoundTripCounts()
    for _ in 0..<120 {
      let file = Array(("---\n" + generator.pick(parts[1]) + "---\n" + generator.pick(parts[0])).utf8)
      counts.check(
        SourceText(path: "seed \(seed)", bytes: mutations(of: file, count: 1, using: &generator)[0]),
        generator.pick(RoundTripVariant.allCases))
    }
    for failure in counts.failures { Issue.record("\(failure)") }
  }
}
