// Queries: what they mean, what is wrong with them, and what never changes.

import Foundation
import JournalDates
import JournalModel
import JournalQuery
import JournalTestSupport
import JournalText
import Testing

@Suite struct QueryTests {
  /// Each query of the file with its plainest form and its meaning, or with its error.
  @Test func queriesMeanWhatTheFileSays() throws {
    let golden = Golden(queries.appending(path: "meanings.txt"))
    let cases = try golden.url.text().split(separator: "\n").filter { $0.hasPrefix("? ") }.map { String($0.dropFirst(2)) }
    var out =
      "# A query, its plainest form where that is another, and its tree; or what is wrong with it. Today is Friday, 20 November 2026.\n"
    for text in cases { out += "\n? \(text)\n\(meaning(of: text))" }
    if let difference = try golden.difference(from: out) { Issue.record("\(difference)") }
  }

  @Test func wordsThatNameDaysMeanThemWhereAskedTo() throws {
    for (text, plain) in [
      ("type:day 2026", "type:day date:2026"), ("2026-11-16 or 2026-11-17", "date:2026-11-16 or date:2026-11-17"),
      ("-2w charger", "date:-2w charger"), ("-W46", "-date:W46"), ("(today or fri) x", "(date:today or date:fri) x"),
      ("2026-01..2026-06 -(w46 a)", "date:2026-01..2026-06 -(date:w46 a)"), ("--2w", "-date:-2w"), ("\"2026\" text:W46", "2026 W46"),
      ("2026* 26 W54 -2x item.due:today", "2026* 26 W54 -2x item.due:today"),
    ] {
      #expect(try Query(text, on: today, readsDays: true) == Query(plain, on: today), "\(text)")
    }
    #expect(Query.plainWords(of: "type:day -2w \"2026\" W46 -x (a* or /b/) \"c") == ["-2w", "W46", "x", "a*"])
  }

  @Test func onesOwnWordsForMoodsAreRead() throws {
    let labels = try #require(MoodLabels(["1", "2", "good", "4", "Prima"]))
    #expect(try Query("mood>=good", on: today, moodLabels: labels).root.tree == "mood 2...")
    #expect(
      try Query("mood:1..prima mood<great", on: today, moodLabels: labels).root.tree == "all(mood 0...0, mood ...<4)"
        || (try Query("mood:1..prima", on: today, moodLabels: labels).root.tree) == "mood 0...4")
  }

  /// The examples of the document are queries, and none is about everything.
  @Test func theExamplesOfTheDocumentAreQueries() throws {
    let document = try Repository.root.appending(path: "docs/queries.md").text()
    var isExample = false
    var count = 0
    for line in document.split(separator: "\n") {
      if line.hasPrefix("```") {
        isExample = line == "```query"
      } else if isExample {
        let end = line.range(of: " # ")?.lowerBound ?? line.endIndex
        count += 1
        do throws(QueryError) {
          let query = try Query(String(line[..<end]), on: today)
          if query == .everything { Issue.record("\(line) is every entry") }
        } catch {
          Issue.record("\(line): \(error.what)")
        }
      }
    }
    #expect(count > 40)
  }

  @Test func thePlainestFormIsTheSameQuery() throws {
    var generator = SeededGenerator(seed: 51)
    for _ in 0..<600 {
      let text = generator.query(depth: 3)
      let query = try Query(text, on: today)
      let again = try Query(query.description, on: today)
      if again != query { Issue.record("\(text) is written \(query.description)") }
      if again.description != query.description { Issue.record("\(query.description) is written \(again.description)") }
      if try Query("--(\(text))", on: today) != query || Query("-(-(\(text)))", on: today) != query { Issue.record("twice no: \(text)") }
      let other = try Query(generator.query(depth: 2), on: today)
      if try Query("(\(text)) (\(other))", on: today) != Query.and([query, other]) { Issue.record("\(text) and \(other)") }
      if try Query("(\(text)) or (\(other))", on: today) != Query.or([query, other]) { Issue.record("\(text) or \(other)") }
    }
  }

  /// Random bytes and random pieces of the language give a query or an error that lies inside of them.
  @Test func anyTextIsAQueryOrHasAnError() {
    var generator = SeededGenerator(seed: 52)
    for round in 0..<4000 {
      let text =
        round % 2 == 0
        ? String(
          decoding: (0..<Int.random(in: 0...40, using: &generator)).map { _ in UInt8.random(in: 0...255, using: &generator) }, as: UTF8.self
        )
        : (0..<Int.random(in: 1...12, using: &generator)).map { _ in generator.pick(pieces) }.joined()
      do throws(QueryError) {
        let query = try Query(text, on: today)
        if (try? Query(query.description, on: today)) != query { Issue.record("\(text.debugDescription) is written \(query)") }
      } catch {
        let range = error.range
        if range.upperBound > text.utf8.count || range.lowerBound < 0 { Issue.record("\(text.debugDescription): \(error)") }
        if error.of(text).excerpt?.plain.isEmpty ?? true || error.what.isEmpty { Issue.record("\(text.debugDescription): \(error)") }
      }
    }
  }

  @Test func depthAndLengthHaveTheirBounds() throws {
    func nested(_ depth: Int) -> String { String(repeating: "(", count: depth) + "a" + String(repeating: ")", count: depth) }
    #expect(try Query(nested(100), on: today).description == "a")
    #expect(throws: QueryError.self) { try Query(nested(101), on: today) }
    #expect(throws: QueryError.self) { try Query(String(repeating: "(", count: 200_000), on: today) }
    #expect(try Query(String(repeating: "-", count: 200_001) + "a", on: today, readsDays: true).description == "-a")
    #expect(try Query(String(repeating: "a item.tag:b ", count: 20_000), on: today).description.utf8.count > 200_000)
  }

  @Test func whatFlagsStandForCanBeTyped() throws {
    for query in [
      Query.type(.weekly), .date(from: today, to: nil), .date(from: nil, to: today), .tag("a \"b\""), .tag("#work*"), .links(to: "[[run]]"),
      .section(.try), .openActions, .overdueActions(on: today), .everything, .and([.openActions, .overdueActions(on: today), .type(.day)]),
      .or([.type(.day), .section(.keep)]),
    ] {
      if try Query(query.description, on: today) != query { Issue.record("\(query)") }
    }
    #expect(Query.overdueActions(on: today).description == "item.section:action -item.state:done -item.state:cancelled item.due<2026-11-20")
    #expect(Query.and([.everything, .type(.day)]) == .type(.day) && Query.or([]) == .everything && Query.not(.everything) == nil)
  }
}
