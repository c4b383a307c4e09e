// Packs change the tone and no fact; help lines are fresh; the last lines are made of facts.

import Foundation
import JournalDates
import JournalLanguage
import JournalModel
import JournalReflection
import JournalTestSupport
import JournalText
import Testing

@testable import JournalGuidance

@Suite struct Packs {
  @Test(arguments: Language.all.map(\.tag)) func everyLanguageHasAllPacksAndTexts(tag: String) throws {
    let language = try #require(Language.of(tag))
    let table = KeyedTexts.builtIn("packs-\(tag)")
    #expect(table.names == Pack.builtIn && table.oddLines.isEmpty)
    for name in Pack.builtIn {
      let keys = Set(table[name].map(\.key))
      #expect(keys.isSubset(of: Set(PackText.allCases.map(\.rawValue))), "\(tag) \(name)")
      let pack = try #require(Pack(name, in: language))
      for text in PackText.allCases {
        let facts = Dictionary(uniqueKeysWithValues: text.facts.map { ($0, "<\($0)>") })
        let said = pack(text, facts)
        if name == "default", [.today, .digest].contains(text) {
          #expect(said.isEmpty)
          continue
        }
        #expect(!said.isEmpty && !said.contains("{{"), "\(tag) \(name) \(text)")
        for fact in text.facts { #expect(said.contains("<\(fact)>"), "\(tag) \(name) \(text) leaves out \(fact)") }
        #expect(ClosingLines.maySay(said.replacing("<", with: "").replacing(">", with: "")), "\(tag) \(name): \(said)")
      }
    }
  }

  @Test func aPackOfOnesOwnChangesWhatItSaysAndNoFact() {
    let pack = Pack(
      own:
        "# mine\naffirmation = Right then.\nbetter = It got better.\nworse = {{after}}, was {{before}}\nfirst = You are a star!\nnonsense = x\n",
      named: "mine", in: .english)
    let usual = Pack.standard(in: .english)
    #expect(pack(.affirmation) == "Right then.")
    let facts = ["before": "8", "after": "5"]
    // One that leaves a number out is not said, and neither is one that says what a person is.
    #expect(pack(.better, facts) == usual(.better, facts))
    #expect(pack(.worse, facts) == "5, was 8")
    #expect(pack(.first) == usual(.first))
    #expect(pack(.takeawayCBT) == usual(.takeawayCBT))
    #expect(pack.unknownKeys == ["nonsense"])
  }

  @Test(arguments: Language.all.map(\.tag)) func everyLanguageHasAllWords(tag: String) {
    let table = KeyedTexts.builtIn("guides-\(tag)")
    let english = KeyedTexts.builtIn("guides-en")
    #expect(table.names == english.names)
    for name in english.names {
      let (own, expected) = (table[name], english[name])
      #expect(own.map(\.key) == expected.map(\.key), "\(tag) \(name)")
      for (pair, model) in zip(own, expected) {
        #expect(!pair.text.isEmpty)
        func places(_ text: String) -> Set<String> { Set(text.matches(of: /\{\{\w+\}\}/).map { String($0.0) }) }
        if name == "words" { #expect(places(pair.text) == places(model.text), "\(tag) \(pair.key)") }
      }
    }
    for text in GuideText.allCases { #expect(table["words", text.rawValue] != nil, "\(tag) \(text)") }
  }
}

@Suite struct Helping {
  /// Numbers change: whoever releases looks them up again at least once a year.
  @Test func theLinesWereLookedUpWithinAYear() throws {
    let checked = try #require(HelpLines.builtIn.checked)
    let days = Int(Date().timeIntervalSince1970 / 86_400) - Int(checked.ordinalSince1970)
    #expect(days < 366, "look the lines of help-lines.txt up again, and put the day into it")
  }

  @Test func theLinesAreThoseOfTheList() {
    let help = HelpLines.builtIn
    let numbers = help.countries.map { "\($0.code) " + $0.lines.map(\.number).joined(separator: ", ") }
    #expect(
      numbers == [
        "US 988", "DE 0800 111 0 111, 0800 111 0 222, 116 123", "ES 024", "FR 3114", "JP 0120-279-338, 0120-061-338", "KR 109", "BR 188",
        "UK 116 123", "IE 116 123",
      ])
    #expect(help.country("gb")?.code == "UK")
    #expect(help.countries(for: "de").map(\.code) == ["DE"])
    // A language is no country: without one all are told.
    #expect(help.countries(for: nil).count == 9 && help.countries(for: "XX").count == 9)
  }
}

@Suite struct Closings {
  private func lines(_ facts: ReflectionFacts) -> ClosingLines { ClosingLines(facts, in: .standard(in: .english), .of(.english)) }

  @Test func theObservationIsOneFact() {
    var facts = ReflectionFacts(guide: .cbt)
    #expect(lines(facts).observation == "This is the first reflection in four weeks.")
    facts.count = 3
    #expect(lines(facts).observation == "This is reflection number 3 in four weeks.")
    facts.theme = (.sleep, 3)
    #expect(lines(facts).observation == "In four weeks sleep has come up 3 times.")
    for (before, after, text) in [
      (8, 5, "from 8 to 5"), (8, 6, "from 8 to 6"), (8, 7, "about the same: 8 before, 7 now"), (5, 5, "about the same"),
      (5, 6, "about the same"), (5, 7, "stronger now, 7 after 5"),
    ] {
      (facts.before, facts.after) = (before, after)
      #expect(lines(facts).observation.contains(text), "\(lines(facts).observation)")
    }
  }

  @Test func whatHelpedIsToldFromFiveOn() throws {
    func record(_ day: Int, _ before: Int?, _ after: Int?, _ words: String, themes: [JournalReflection.Theme] = [.work]) throws
      -> ReflectionRecord
    {
      var fields = [Field("guide", "cbt")]
      if let before { fields.append(Field("before", "\(before)")) }
      if let after { fields.append(Field("after", "\(after)")) }
      let steps = ["a", "b", "c", "d", words].map { Reflection.Step(question: "?", answer: $0) }
      let date = try #require(CalendarDay(year: 2026, month: 10, day: day))
      return ReflectionRecord(
        day: date, path: "", line: 1, reflection: Reflection(fields: fields, steps: steps), themes: themes, isCareful: false)
    }
    let four = try [record(1, 8, 3, "It passed before"), record(2, 7, 6, "x"), record(3, 9, 9, "x"), record(4, 5, 6, "x")]
    let now = try record(20, 7, 5, "now")
    #expect(ReflectionFacts(of: now, among: four + [now]).helped == nil)
    let five = try four + [record(5, 6, 4, "Sleep first")]
    let facts = ReflectionFacts(of: now, among: five + [now])
    #expect(facts.helped?.words == "It passed before" && facts.count == 6 && facts.theme?.count == 6)
    #expect(lines(facts).takeaway == "On 2026-10-01, with something alike, it went from 8 to 3. What you wrote then: “It passed before”")
    // A good feeling that is weaker afterwards says nothing of what helps.
    let good = try record(6, 9, 2, "x")
    var fields = good.reflection.fields
    fields[0].value = "ba"
    #expect(Reflection(fields: fields, steps: good.reflection.steps).change == nil)
    // Only what is about the same.
    let other = try record(20, 7, 5, "now", themes: [.food])
    #expect(ReflectionFacts(of: other, among: five + [other]).helped == nil)
  }

  @Test func othersMaySayLittle() {
    for text in ["Well done.", "What is one small step?", "小さな一歩を。"] { #expect(ClosingLines.maySay(text)) }
    for text in ["You are depressed.", "Great!!!", String(repeating: "a", count: 301), "a\u{1B}[31mred", "You're a failure"] {
      #expect(!ClosingLines.maySay(text), "\(text)")
    }
  }
}

extension CalendarDay {
  fileprivate var ordinalSince1970: Int { (CalendarDay(year: 1970, month: 1, day: 1) ?? self).days(until: self) }
}
