// The door through which text for people comes.

import Foundation
import JournalDates
import JournalLanguage
import JournalModel
import JournalTestSupport
import JournalText
import Synchronization
import Testing

@Suite struct Languages {
  private enum Sample: String, TextKey {
    static let area = "sample"
    case plain = "Nothing to tell"
    case named = "best {streak}"
    case counted = "{count, plural, =0 {no day} one {# day} other {# days}}"
    case nested = "{kind, select, week {{count, plural, one {a week} other {# weeks}}} other {{count} of {kind}}}"
    case quoted = "it''s '{'open'}' and '#'"
    case odd = "{ {1 {a b} {count, plural} {}"
  }

  @Test func messagesTakeTheirValues() {
    let say = Language.english
    #expect(say(Sample.plain) == "Nothing to tell")
    #expect(say(Sample.named, ["streak": "3 days"]) == "best 3 days")
    #expect(say(Sample.named, ["streak": "{x} # '"]) == "best {x} # '")
    #expect([0, 1, 2].map { say(Sample.counted, ["count": .number($0)]) } == ["no day", "1 day", "2 days"])
    #expect(say(Sample.nested, ["kind": "week", "count": 1]) == "a week")
    #expect(say(Sample.nested, ["kind": "week", "count": 4]) == "4 weeks")
    #expect(say(Sample.nested, ["kind": "day", "count": 4]) == "4 of day")
    #expect(say(Sample.quoted) == "it's {open} and #")
  }

  @Test func whatIsNoPlaceForAValueIsText() {
    #expect(Language.english(Sample.odd) == Sample.odd.rawValue)
    #expect(Language.english(Sample.named) == "best {streak}")
  }

  @Test func anotherLanguageHasItsOwnPluralsAndFallsBackToEnglish() {
    let polish = Language(
      "pl", plural: { $0 == 1 ? .one : (2...4).contains($0 % 10) ? .few : .many },
      texts: { LanguageTexts(KeyedTexts("[sample]\ncounted = {count, plural, one {# dzień} few {# dni} many {# dni.} other {# dnia}}")) })
    #expect([1, 3, 5].map { polish(Sample.counted, ["count": .number($0)]) } == ["1 dzień", "3 dni", "5 dni."])
    #expect(polish(Sample.plain) == "Nothing to tell")
  }

  @Test func aMessageIsPutIntoWordsOnlyWhereItIsTold() {
    let german = Language(
      "de", plural: { $0 == 1 ? .one : .other },
      texts: {
        LanguageTexts(
          KeyedTexts(
            """
            [sample]
            plain = Nichts zu sagen
            named = {streak} höchstens
            [listing]
            and = {words} und {last}
            comma = {words}; {next}
            """))
      })
    let message = Message(Sample.named, ["streak": .message(Sample.plain)])
    #expect(message.inEnglish == "best Nothing to tell")
    #expect(german(message) == "Nichts zu sagen höchstens")
    #expect(german(Message(Sample.named, ["streak": .list(["a", "b", "c"], .and)])) == "a; b und c höchstens")
    #expect(Message(Sample.named, ["streak": .list(["a", "b"], .or)]).inEnglish == "best a or b")
    #expect(Message(Sample.named, ["streak": .list(["a"], .and)]).inEnglish == "best a")
    #expect(german(.verbatim("it''s {open}")) == "it''s {open}")
  }

  @Test func textsOfATableHavePlacesAndKeys() {
    let table = KeyedTexts("before = 0\n[a]\n# a comment\n\none = 1\n  two =  2 \r\n [b] \nonly=\"x \"\n[a]\ntwo = again")
    #expect(table.names == ["a", "b", "a"])
    #expect(["before"].map { table["", $0] } == ["0"])
    #expect(["one", "two", "three"].map { table["a", $0] } == ["1", "again", nil])
    #expect([0, 1, 2].map { table["a", $0] } == ["1", "2", nil])
    #expect(table["b", 0] == "x " && table["c", 0] == nil)
    #expect(["", "a", "b", "c"].map { table.count(of: $0) } == [1, 2, 1, 0])
    #expect(table["a"].map(\.key) == ["one", "two", "two"] && table.oddLines == [])
  }

  @Test func whatStandsBehindIsReadWhenItIsAskedFor() {
    let read = Mutex(0)
    let table = KeyedTexts(Array("[a]\none = 1\n".utf8)) {
      read.withLock { $0 += 1 }
      return KeyedTexts("# ---- later\n[b]\ntwo = 2\nodd\n")
    }
    #expect(table["a", "one"] == "1" && table["a", "two"] == nil && table.count(of: "a") == 1 && read.withLock { $0 } == 0)
    #expect(table["b", "two"] == "2" && table["b", 0] == "2" && table["b"].map(\.text) == ["2"] && table["c", "x"] == nil)
    #expect(table.names == ["a", "b"] && table.oddLines == [6] && read.withLock { $0 } == 1)
  }

  @Test func valuesSayWhatTheyAre() {
    let text = Language.english.marked(Message(Sample.named, ["streak": .place("days/x y.md")]))
    #expect(text.pieces.map(\.part) == [nil, .place])
    #expect(text.plain == Array("best days/x y.md".utf8))
  }

  @Test func largeCountsAreGrouped() {
    #expect(Language.english(Sample.counted, ["count": 12345]) == "12,345 days")
    #expect(Language.english(Sample.nested, ["kind": "day", "count": 1000]) == "1,000 of day")
  }

  @Test func anyMessageIsReadWithoutATrap() {
    var random = SeededGenerator(seed: 17)
    let parts = ["{", "}", "#", "'", "count", ", ", "plural", "select", " one ", "=1 ", "other", "é", " "]
    for _ in 0..<2000 {
      let message = (0..<Int.random(in: 0...12, using: &random)).map { _ in parts.randomElement(using: &random) ?? "" }.joined()
      _ = MessageFormat(message).names
    }
  }
}

extension UInt8 {
  /// Whether it is an ASCII letter or digit.
  fileprivate var isPartOfName: Bool { (0x30...0x39).contains(self) || (0x41...0x5A).contains(self & 0xDF) }
}

/// The areas of the catalogue.
private let areas: [any TextKey.Type] = [
  MergeText.self, GitText.self, GitErrorText.self, SyncText.self, ConflictsText.self, DiffText.self, ChangeText.self, ChangeCountText.self,
  HistoryUsageText.self, ColumnText.self, ExportText.self,
  ExperimentText.self, DoneText.self, SurfaceText.self, GuessText.self, ReportPageText.self, ReportErrorText.self, CardText.self,
  CardErrorText.self,
  PageErrorText.self,
  ClinicianText.self, ClinicianErrorText.self,
  ReportText.self, StreaksText.self, TotalsText.self, PhraseText.self, PointsText.self, TriesText.self, ActionsText.self,
  AlignmentText.self,
  ProgressText.self,
  CalendarText.self, MetricsText.self, WellnessText.self, HistoryText.self,
  ListText.self, SearchText.self, StatsText.self, CheckText.self,
  TodayText.self, ShowText.self, ContextText.self, PeriodReportText.self,
  ListingText.self, ProgramText.self, KeptText.self, UsageText.self,
  FileUnderstoodText.self, GetText.self, SetText.self, InspectText.self, EditorText.self, OpenText.self, TemplatesText.self,
  RenameText.self,
  DeleteText.self,
  EntriesText.self, LinksText.self, TagsText.self, PropertiesText.self, IndexText.self,
  TermText.self, TermReviewText.self, OnThisDayText.self,
  InitText.self, BackupText.self, ConfigText.self, DoctorText.self, UndoText.self, OutputText.self, AskedText.self,
  ItemText.self, ItemUsageText.self, RetrospectiveText.self, NextRetrospectiveText.self, AskingText.self,
  ReflectText.self, ReflectionsText.self, ThemesText.self, HelpLinesText.self, PackTexts.self,
  GuidedText.self, GlanceText.self, PlanText.self, PlanUsageText.self, PlanFactText.self, ImportNoteText.self, ExplanationText.self,
  PlanDetailText.self,
  ReachedText.self,
  PracticeText.self, LogText.self, UnderstoodText.self,
  MoodText.self, MeasuredText.self, MeasuredUsageText.self, ImportText.self, ImportUsageText.self, ImportedTableText.self,
  FormText.self, HelpText.self, InterruptionText.self, WritingText.self, RenameErrorText.self, TemplateErrorText.self,
  SettingErrorText.self, ContextErrorText.self, UndoErrorText.self, ItemErrorText.self, PlanErrorText.self,
  ChartText.self, ChartErrorText.self, FindingText.self, RemarkText.self, InsightText.self, TrendText.self, CompareText.self,
  TryEffectText.self,
  OutlookText.self, RecordsText.self, AchievementText.self, DigestText.self, AdviceText.self, SiteText.self, SiteCommandText.self,
  StandingText.self, ItemFactText.self, KindText.self, StatusText.self, ListErrorText.self,
  DateText.self, NumberText.self, DayErrorText.self, TermErrorText.self, LogErrorText.self, SkipText.self, PrivateWordsText.self,
  MeasureErrorText.self,
]

@Suite struct Catalogue {
  private static func messages<Area: TextKey>(of area: Area.Type) -> [(key: String, name: String, message: String)] {
    area.allCases.map { ($0.name, "\(area).\($0)", $0.rawValue) }
  }

  private static var all: [(key: String, name: String, message: String)] { areas.flatMap { messages(of: $0) } }

  @Test func everyKeyIsUsedSomewhere() throws {
    var names: Set<Substring> = []
    for file in Repository.files(in: Repository.sources, ofKind: "swift") {
      let text = try file.text()
      names.formUnion(text.utf8.split { $0 != UInt8(ascii: ".") && !$0.isPartOfName }.map { Substring($0) })
    }
    for one in Self.all where !names.contains(one.name[...]) { Issue.record("nothing says \(one.key)") }
  }

  @Test func aKeyKnowsItsPlace() {
    func places<Key: TextKey>(of area: Key.Type) -> [Int] { area.allCases.map(\.place) }
    for area in areas {
      let found = places(of: area)
      if found != Array(found.indices) { Issue.record("\(area): \(found)") }
    }
  }

  @Test func everyAreaOfTheCatalogueIsTested() throws {
    let texts = try Repository.files(in: Repository.sources.appending(path: "Format/JournalLanguage"), ofKind: "swift").map {
      try $0.text()
    }
    #expect(texts.joined().split(separator: ": String, TextKey {").count - 1 == areas.count)
  }

  @Test func everyChoiceHasAnotherCase() {
    for one in Self.all {
      for choice in MessageFormat(one.message).choices where !choice.hasSuffix("other") { Issue.record("\(one.key): \(choice)") }
    }
  }

  @Test func keysAreUniqueAndMessagesAreHarmless() {
    #expect(Set(Self.all.map(\.key)).count == Self.all.count)
    for one in Self.all where one.message.contains(where: \.isNewline) || one.message.isEmpty { Issue.record("\(one.key)") }
  }

  @Test func everyLanguageIsInTheListOnce() throws {
    let files = Repository.files(in: Repository.sources.appending(path: "Format/JournalLanguage/Languages"), ofKind: "swift")
    #expect(Language.all.count == files.count)
    #expect(Set(Language.all.map(\.tag)).count == Language.all.count)
    #expect(Language.all.first?.tag == "en")
  }

  @Test func everyLanguageNamesTheSectionsThatHaveAMeaning() {
    for language in Language.all {
      for kind in SectionKind.allCases { #expect(language.headings(of: kind).isEmpty == (kind == .other), "\(language.tag): \(kind)") }
    }
  }

  @Test(arguments: Language.all.map(\.tag)) func aLanguageTakesTheValuesOfTheEnglish(_ tag: String) throws {
    let language = try #require(Language.of(tag))
    let table = language.texts?.table ?? KeyedTexts("")
    #expect(table.oddLines == [])
    let texts = table.names.flatMap { area in table[area].map { ("\(area).\($0.key)", $0.text) } }
    #expect(Set(texts.map(\.0)).count == texts.count, "a key stands twice")
    // Words that are declared below the catalogue are held by `FindingTexts`; hours say their minutes with two digits, `{mm}`, or as many as there are.
    let others = [
      "help.", "diagnostics.", "store_errors.", "edit_errors.", "host_errors.", "change_errors.", "query_errors.", "import_words.", "numbers.hours", "settings.",
      "template_summaries.", "property_words.",
    ]
    let messages = Dictionary(texts, uniquingKeysWith: { first, _ in first }).filter { text in
      !Self.domainNames.contains(text.key) && !others.contains { text.key.hasPrefix($0) }
    }
    #expect(Self.errors(in: messages) == [])
  }

  /// The keys of names that the domain gives, which are no messages.
  private static let domainNames: Set<String> = {
    let days = Weekday.allCases.flatMap { ["\($0)", $0.shortName.lowercased()] }
    let months = Month.allCases.flatMap { ["\($0)", $0.shortName.lowercased() + "Short"] }
    let metrics = MetricNames.known.map(\.name) + MetricNames.ownInLanguages + ["mood", "wellness", "workout", "screen"]
    return Set((days + months).map { "dates.\($0)" } + metrics.map { "metric_names.\($0)" } + Mood.allCases.map { "mood_words.\($0.name)" }
      + Language.fieldNames.map { "field_names.\($0.key)" })
  }()

  @Test(arguments: Language.all.map(\.tag).dropFirst()) func aLanguageSaysEverything(_ tag: String) throws {
    let texts = try #require(Language.of(tag)?.texts)
    for one in Self.all {
      let parts = one.key.split(separator: ".", maxSplits: 1).map(String.init)
      if texts.table[parts[0], parts[1]] == nil { Issue.record("\(tag) has no text for \(one.key)") }
    }
    for area in areas {
      // A text is found by its place.
      let names = Self.messages(of: area).map { String($0.key.dropFirst(area.area.count + 1)) }
      if !texts.table[area.area].map(\.key).starts(with: names) { Issue.record("\(tag): the keys of \(area.area) stand in another order than their declaration") }
    }
    for key in Self.domainNames {
      let parts = key.split(separator: ".", maxSplits: 1).map(String.init)
      if texts.table[parts[0], parts[1]] == nil { Issue.record("\(tag) has no name for \(key)") }
    }
  }

  /// What a language tells apart, each of its plurals does: `one` and `other`, or `other` alone; a choice has no case that the English one has not.
  @Test(arguments: Language.all.map(\.tag).dropFirst()) func pluralsAreThoseOfTheLanguage(_ tag: String) throws {
    let table = try #require(Language.of(tag)?.texts).table
    let categories: Set<String> = ["ja", "ko"].contains(tag) ? ["other"] : ["one", "other"]
    for one in Self.all {
      let parts = one.key.split(separator: ".", maxSplits: 1).map(String.init)
      guard let text = table[parts[0], parts[1]] else { continue }
      let english = Self.choices(in: one.message)
      for (name, selectors) in Self.choices(in: text) {
        let isPlural = selectors.contains("one") || selectors == ["other"] || selectors.contains { $0.hasPrefix("=") }
        if isPlural {
          if Set(selectors.filter { !$0.hasPrefix("=") }) != categories { Issue.record("\(tag) \(one.key): \(name) has \(selectors)") }
        } else if !Self.freeChoices.contains("\(tag) \(one.key)") {
          let known = Set(english.filter { $0.name == name }.flatMap(\.selectors))
          if !known.isSuperset(of: selectors) { Issue.record("\(tag) \(one.key): \(name) has \(selectors), English \(known.sorted())") }
        }
      }
    }
  }

  /// Where a language chooses by what English only tells, and why: the first day of a French month is `1er`.
  private static let freeChoices: Set<String> = ["fr dates.day", "fr dates.dayOfYear", "fr dates.daysOfMonth"]

  private static func choices(in message: String) -> [(name: String, selectors: [String])] {
    MessageFormat(message).choices.map { choice in
      let parts = choice.split(separator: ":", maxSplits: 1).map(String.init)
      return (parts[0], parts[1].split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) })
    }
  }

  @Test func whatALanguageGetsWrongIsFound() {
    let wrong = [
      "nothing.here": "Niets", "today.week": "week {weken}", "today.notDue": "Vandaag niet nodig",
      "today.pointsToday": "{count, plural, one {# punt}} vandaag", "today.next": "Hierna",
    ]
    #expect(
      Self.errors(in: wrong) == [
        "nothing.here is no key", "today.notDue: [] for [\"habits\"]", "today.pointsToday lacks other: count: one",
        "today.week: [\"weken\"] for [\"week\"]",
      ])
  }

  /// What is wrong in the messages of a language: keys that there are not, values that the English message does not take or takes besides, and
  /// choices without `other`.
  private static func errors(in messages: [String: String]) -> [String] {
    let english = Dictionary(uniqueKeysWithValues: all.map { ($0.key, MessageFormat($0.message)) })
    return messages.sorted { $0.key < $1.key }.flatMap { key, text -> [String] in
      guard let meant = english[key] else { return ["\(key) is no key"] }
      let message = MessageFormat(text)
      // What only chooses between wordings may choose between none.
      let choosing = Set(meant.choices.compactMap { $0.split(separator: ":").first.map(String.init) })
      let fits = message.names.isSubset(of: meant.names) && meant.names.subtracting(message.names).isSubset(of: choosing)
      let names = fits ? [] : ["\(key): \(message.names.sorted()) for \(meant.names.sorted())"]
      return names + message.choices.filter { !$0.hasSuffix("other") }.map { "\(key) lacks other: \($0)" }
    }
  }
}
