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
        "US 988", "CA 988", "UK 116 123", "IE 116 123", "AU 13 11 14", "DE 0800 111 0 111, 0800 111 0 222, 116 123", "AT 142", "CH 143",
        "ES 024", "FR 3114", "JP 0120-279-338, 0120-061-338", "KR 109", "BR 188",
      ])
    #expect(help.country("gb")?.code == "UK")
  }

  /// What a person says comes first, then where their machine is set to, and where its clock is.
  @Test(arguments: [
    ("de", nil, nil, ["DE"], nil), ("GB", "de_DE", nil, ["UK"], nil), (nil, "de_AT.UTF-8", nil, ["AT"], nil), (nil, "en_GB", nil, ["UK"], nil),
    (nil, "de_DE@euro", "UTC", ["DE"], nil), (nil, "zh_Hant_TW", nil, [], "TW"), ("pl", "de_DE", "Europe/Berlin", [], "PL"),
    (nil, "pl_PL.UTF-8", "Europe/Berlin", ["DE"], nil), (nil, "en_US.UTF-8", "Europe/Vienna", ["US", "AT"], nil),
    (nil, "C.UTF-8", "Asia/Tokyo", ["JP"], nil), (nil, "de_CH", "Europe/Zurich", ["CH"], nil),
  ] as [(String?, String?, String?, [String], String?)]) func whereSomebodyIs(
    region: String?, locale: String?, zone: String?, codes: [String], gap: String?
  ) {
    let choice = HelpLines.builtIn.choice(at: .init(region: region, locale: locale, zone: zone, language: "en"))
    #expect(choice.countries.map(\.code) == codes && choice.gap == gap && !choice.isEverywhere)
  }

  /// A language is no country: where nothing says one all are told, those first that speak it.
  @Test func withoutACountryAllAreTold() {
    for (language, first) in [("en", ["US", "CA", "UK", "IE", "AU"]), ("de", ["DE", "AT", "CH"]), ("fr", ["FR", "CA", "CH"]), ("ja", ["JP"])] {
      for locale in [nil, "C", "POSIX", "C.UTF-8", "de"] {
        let choice = HelpLines.builtIn.choice(at: .init(locale: locale, zone: "UTC", language: language))
        #expect(choice.isEverywhere && choice.countries.count == 13 && choice.countries.map(\.code).starts(with: first))
      }
    }
  }

  /// What is said fits on a small terminal, with the sentences at its top.
  @Test(arguments: Language.all.map(\.tag)) func theHintIsShort(tag: String) throws {
    let words = GuideWords.of(try #require(Language.of(tag)))
    let lines = HelpLines.builtIn.care(at: .init(language: tag), own: ["Mira 0170 555 01 23"], words, columns: 60)
    #expect(lines.count <= 14 && lines.starts(with: words.care) && lines.last == words.moreLines, "\(lines)")
    #expect(lines.dropFirst(2).dropLast().allSatisfy { $0.displayWidth <= 60 }, "\(lines)")
    let none = HelpLines.builtIn.care(at: .init(region: "PL", language: tag), own: [], words, columns: 60)
    #expect(none.count == 4 && none[2].contains("PL"))
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

  /// An open Try about the same theme is what the last line asks of, behind a value and before the usual question.
  @Test func anOpenTryIsAskedOf() throws {
    var facts = ReflectionFacts(guide: .cbt)
    facts.tried = "No coffee after two"
    #expect(lines(facts).takeaway == "You set out to try “No coffee after two”. How could it help here?")
    facts.guide = .act
    #expect(lines(facts).takeaway.contains("No coffee after two"))
    facts.value = "Kindness"
    #expect(lines(facts).takeaway.contains("Kindness"))
    facts.isHelped = false
    #expect(!lines(facts).takeaway.contains("coffee"))
    (facts.isHelped, facts.value) = (true, nil)
    for language in Language.all {
      for name in Pack.builtIn {
        let said = ClosingLines(facts, in: try #require(Pack(name, in: language)), .of(language)).takeaway
        #expect(said.contains("No coffee after two") && ClosingLines.maySay(said), "\(said)")
      }
    }
  }

  @Test func littleIsNotCalledMuch() {
    var facts = ReflectionFacts(guide: .cbt)
    (facts.isLittle, facts.isHelped) = (true, false)
    #expect(lines(facts).affirmation == "You stopped and looked, if only for a moment.")
    #expect(lines(facts).takeaway == "What is one small thing that would do you good tomorrow?")
    for name in Pack.builtIn {
      for guide in Reflection.Guide.allCases {
        var facts = ReflectionFacts(guide: guide)
        (facts.isLittle, facts.isHelped) = (true, false)
        guard let pack = Pack(name, in: .english) else { continue }
        #expect(!ClosingLines(facts, in: pack, .of(.english)).takeaway.contains("balanced"))
      }
    }
  }

  /// Where it stays very strong, every pack says that somebody can be called.
  @Test(arguments: [
    (10, 10, true), (5, 9, true), (8, 8, true), (10, 9, false), (2, 4, false), (nil, 9, true), (9, nil, false),
  ] as [(Int?, Int?, Bool)]) func whatStaysStrong(before: Int?, after: Int?, isTold: Bool) throws {
    var facts = ReflectionFacts(guide: .cbt)
    (facts.before, facts.after) = (before, after)
    for language in Language.all {
      for name in Pack.builtIn {
        let lines = ClosingLines(facts, in: try #require(Pack(name, in: language)), .of(language))
        #expect(lines.support.contains("retro help-lines") == isTold, "\(language.tag) \(name)")
        #expect(ClosingLines.maySay(lines.support), "\(lines.support)")
      }
    }
    facts.guide = .ba
    #expect(lines(facts).support.isEmpty)
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
    // The last line asks, whatever helped before.
    #expect(lines(facts).takeaway.hasSuffix("?") && lines(facts).all.count == 4)
    #expect(lines(facts).remembered == "On 2026-10-01, with something alike, it went from 8 to 3. What you wrote then: “It passed before”")
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
