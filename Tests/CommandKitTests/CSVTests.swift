// CSV: what is written reads back.

import JournalTestSupport
import PlainFormats
import Testing

@Suite struct CSVTests {
  @Test func writingThenReadingIsTheSameRecord() {
    var generator = SeededGenerator(seed: 61)
    let pieces = ["a", ",", "\"", "\n", "\r\n", "睡眠", " ", "\"\"", "1.5", ""]
    for _ in 0..<500 {
      let records = (0..<Int.random(in: 1...4, using: &generator)).map { _ in
        (0..<Int.random(in: 1...5, using: &generator)).map { _ -> String? in
          if generator.chance(10) { return nil }
          return (0..<Int.random(in: 0...4, using: &generator)).map { _ in generator.pick(pieces) }.joined()
        }
      }
      var reader = CSVReader(records.flatMap { CSVWriter.record($0) })
      for record in records where reader.record() != record.map({ $0 ?? "" }) { Issue.record("\(record)") }
      if let more = reader.record() { Issue.record("\(records) and \(more)") }
    }
  }
}
