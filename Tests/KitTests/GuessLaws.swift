// Lines that are proposed to whoever typed another one: each of them is one that works.

import CommandKit
import JournalLanguage
import Testing

@testable import CommandGuesses
@testable import RetroCommands

@Suite struct GuessLaws {
  /// Lines that people have typed, and what they were told; nil where no line is proposed.
  private static let cases: [(typed: String, proposed: String?)] = [
    ("config week starts on sunday now", nil),
    ("report 2026-12-01 2026-11-01", "retro report 2026-11-01..2026-12-01"),
    ("report 2026-11-01 2026-12-01", "retro report 2026-11-01..2026-12-01"),
    ("undo mood", "retro unlog mood"), ("yesterday was good", "retro log yesterday was good"),
    ("commit", "retro sync"), ("why", "retro insights"), ("config term 2026", "retro term 2026"), ("config habit add Run", "retro habit add Run"),
    ("headache 7/10", "retro metrics set headache=7"), ("lower back 3 of 10", "retro metrics set lower_back=3"), ("report --print", "retro report -o FILE.pdf"),
    ("report november --pdf", "retro report november -o FILE.pdf"),
  ]

  @Test(arguments: cases.map(\.typed)) func isProposedAsTold(typed: String) throws {
    let said = try #require(Self.cases.first { $0.typed == typed })
    #expect(Self.proposal(typed) == said.proposed)
  }

  /// Lines that are read as others, and what they are read as; nil where they are not.
  @Test func linesAreTakenAsMeant() {
    func taken(_ read: ([String]) -> [String]?, _ line: String) -> String? {
      read(line.split(separator: " ").map { String($0) }).map { $0.joined(separator: " ") }
    }
    for (line, meant) in [
      ("sleep november", "metrics sleep november"), ("slept last week", "metrics sleep last week"), ("steps this month", "metrics steps this month"),
      ("sleep average november", "average sleep november"), ("weight 2026-11", "metrics weight 2026-11"), ("bp last month", "metrics bp last month"), ("bp 130/85", nil),
      // These are numbers, or tell more.
      ("steps 2026", nil), ("sleep 7", nil), ("sleep 7h", nil), ("slept badly last week", nil), ("weight 71.5", nil), ("sleep", nil), ("nap yesterday", nil),
    ] as [(String, String?)] {
      #expect(taken(GuessedWay.measured, line) == meant, "\(line)")
    }
    for (line, meant) in [
      ("gym november", "totals gym november"), ("iron tablet last month", "totals iron tablet last month"),
      // One day may be that on which it was done, and a sentence is none of a name.
      ("gym yesterday", nil), ("went running last week", nil), ("we had a nice time last week", nil), ("last week", nil), ("gym", nil), ("gym 2026", nil),
    ] as [(String, String?)] {
      #expect(taken(GuessedWay.counted, line) == meant, "\(line)")
    }
    for (line, meant) in [
      ("when did I last have a headache", "totals --last headache"), ("when did I last feel sad?", "totals --last sad"),
      ("when did I have a headache last week", "search headache last week"), ("last time I had a migraine", "totals --last migraine"),
      ("when did we first go to Rome", "search Rome"), ("how many coffees this month", "count coffees this month"),
      ("how much coffee last month", "count coffee last month"), ("how many coffees did I drink", "count coffees"),
      ("how many times did I swim this month", "count swim this month"), ("how often did I have a migraine", "count migraine"),
      ("how many days with migraine last month?", "count migraine last month"), ("how many hours did I sleep last week", "count sleep last week"),
      ("ask how much did I learn this week", "count learn this week"), ("how much have I saved for the trip", "progress trip"),
      ("how much is left to save for the trip", "progress trip"), ("how many pages are left in the novel", "progress novel"),
      ("how did I sleep last week", "metrics sleep last week"), ("how was last week", "report last week"),
      ("does coffee go with migraine", "insights coffee migraine"), ("does running help my sleep?", "insights running sleep"),
      ("ask does coffee go with migraine", "insights coffee migraine"), ("how much do I weigh", "metrics weight"),
      ("how many coffees do I have left today", "count coffees today"), ("how many books are left this year", "progress books"),
      ("does it ever stop raining", nil),
    ] as [(String, String?)] {
      #expect(taken(GuessedWay.question, line) == meant, "\(line)")
    }
    #expect(taken(GuessedWay.paired, "insights does coffee go with migraine?") == "insights coffee migraine")
    #expect(taken(GuessedWay.paired, "insights coffee") == nil)
    #expect(GuessedWay.outOf(["pain", "6"]) == "pain=6" && GuessedWay.outOf(["pushups", "30"]) == nil)
  }

  /// Every line of the table of guesses that has no place to be filled in is taken by the program, whatever stands behind it.
  @Test func everyGuessIsTaken() {
    for guess in Guess.all where guess.line.hasPrefix("retro ") {
      for rest in [["yesterday"], ["this", "week"], ["reading"], ["until", "friday"]] {
        let words = [guess.words.sorted()[0]] + (guess.next.sorted().first.map { [$0] } ?? []) + rest
        guard let proposed = Self.proposal(words.joined(separator: " ")), !proposed.contains("FILE"), !proposed.contains("NAME"),
          !proposed.contains("DAY"), !proposed.contains("NUMBER"), proposed.hasPrefix("retro ")
        else { continue }
        #expect(RetroProgram().accepts(Array(Example(proposed, "").words)), "\(words) → \(proposed)")
      }
    }
  }

  /// What is asked the last time of, and words that begin in the same way and ask for something else.
  private static let lastTimes: [(typed: String, line: String?)] = [
    ("when did I last run", "totals --last run"), ("when did I last go for a run?", "totals --last run"), ("last run", "totals --last run"),
    ("when was my last haircut", "totals --last haircut"), ("how long since I called mum", "totals --last called mum"),
    ("last time we went swimming", "totals --last swimming"), ("when have I last been to the gym", "totals --last gym"),
    ("last week", nil), ("last 7 days", nil), ("last entry", nil), ("last mood", nil), ("how many times did I run", "count run"),
    ("when did I first run", "search run"),
  ]

  @Test func theLastTimeIsAskedFor() {
    for (typed, line) in Self.lastTimes {
      #expect(GuessedWay.question(typed.split(separator: " ").map(String.init))?.joined(separator: " ") == line, "\(typed)")
    }
  }

  /// The line that is proposed instead of another one; nil where none is.
  private static func proposal(_ typed: String) -> String? {
    let words = typed.split(separator: " ").map { String($0) }
    do throws(UsageError) {
      _ = try RetroProgram.declared.resolve(words)
      return nil
    } catch {
      let led = GuessedWay.leading(from: error, of: words, accepts: RetroProgram().accepts)
      return led.explanation.help?.text(of: "line")
    }
  }
}
