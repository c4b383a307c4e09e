// Laws of writing: what is written is read as what was meant.

import JournalChecks
import JournalFormat
import JournalModel
import JournalOracles
import JournalTestSupport
import JournalText
import MarkdownSyntax
import Testing

@Suite struct WritingLaws {
  @Test(arguments: 0..<8) func readingWhatWasWrittenGivesTheSameValue(chunk: UInt64) {
    for seed in chunk * 100..<(chunk + 1) * 100 {
      var generator = EntryGenerator(seed: seed)
      let entry = generator.entry()
      let text = entry.canonicalText
      let reading = FileReading(SourceText(path: "any.md", bytes: Array(text.utf8)), path: "any.md")
      let again = reading.entry
      // `==` on text merges two spellings of é; the second writing does not.
      if let difference = firstDifference(text, again.canonicalText) {
        Issue.record("seed \(seed): \(difference)\n\(text)")
      } else if again != entry {
        Issue.record("seed \(seed): another value reads the same\n\(text)\n\(entry)\n\(again)")
      }
      if let difference = frontMatterDisagreement(reading.outline, in: reading.source) {
        Issue.record("seed \(seed): \(difference)\n\(text)")
      }
      for finding in reading.diagnostics where finding.message.code.isOf(.frontMatter) {
        Issue.record("seed \(seed): \(finding.message.text)\n\(text)")
      }
    }
  }

  @Test func everyTextSurvivesAsAScalarInEveryStyle() {
    let styles: [FrontMatter.Style] = [.plain, .singleQuoted, .doubleQuoted, .empty, .blockList]
    for text in nastyTexts {
      for style in styles {
        for inFlow in [false, true] {
          let scalar = ScalarWriter.scalarText(text, style: style, inFlow: inFlow)
          let file = inFlow ? "---\nkey: [\(scalar), x] # c\n---\n" : "---\nkey: \(scalar) # c\nlist:\n  - \(scalar)\n---\n"
          let source = SourceText(path: "a.md", bytes: Array(file.utf8))
          let outline = Outline(source)
          guard let front = outline.frontMatter, !front.isBroken, let entry = front.entries.first else {
            Issue.record("\(text.debugDescription) as \(scalar): \(outline.diagnostics.map(\.message.text))")
            continue
          }
          if let difference = frontMatterDisagreement(outline, in: source) {
            Issue.record("\(text.debugDescription) as \(scalar): \(difference)")
          }
          let read = (inFlow ? [] : [front.text(of: entry, in: source)]) + front.elements.prefix(1).map { front.text(of: $0, in: source) }
          for got in read where !got.utf8.elementsEqual(text.utf8) || read.count != (inFlow ? 1 : 2) {
            Issue.record("\(text.debugDescription) as \(scalar) reads \(got.debugDescription)")
          }
        }
      }
    }
  }

  @Test func thePreferredQuotesAreKeptWhereTheyCanHoldTheText() {
    let cases: [(String, FrontMatter.Style, String)] = [
      ("no", .plain, "\"no\""), ("no", .singleQuoted, "'no'"), ("no", .doubleQuoted, "\"no\""), ("it's", .singleQuoted, "'it''s'"),
      ("a\nb", .singleQuoted, "\"a\\nb\""), ("a: b", .plain, "\"a: b\""), ("say \"no\": never", .plain, "'say \"no\": never'"),
      ("", .plain, "\"\""),
      ("2026-11-20", .plain, "2026-11-20"), ("[[run]]", .plain, "\"[[run]]\""), ("a:b", .plain, "a:b"), ("-5", .plain, "-5"),
    ]
    for (text, style, expected) in cases {
      let got = ScalarWriter.scalarText(text, style: style, inFlow: false)
      if got != expected { Issue.record("\(text.debugDescription) is written \(got), not \(expected)") }
    }
  }

  private var nastyTexts: [String] {
    let pieces = [
      "", "a", " ", "\t", ":", "#", "-", "?", ",", "[", "]", "{", "}", "&", "*", "!", "|", ">", "'", "\"", "%", "@", "`", "\\", "\n", "\r",
      "\0",
      "\u{85}", "\u{A0}", "\u{2028}", "\u{FEFF}", "\u{FFFD}", "\u{FFFF}", "睡", "😀", "---", "...",
    ]
    return pieces.flatMap { first in pieces.map { first + $0 } }
      + pieces.flatMap { middle in ["a\(middle)b", "a \(middle) b", "\(middle) b", "a \(middle)"] }
  }
}
