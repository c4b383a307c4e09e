// What texts are about: each is read in the language it is in, and Latin words are words everywhere.

import JournalLanguage
import JournalReflection
import Testing

@Suite struct ThemeWordsTests {
  private func told(_ text: String, _ words: ThemeWords = ThemeWords()) -> [String] {
    words.foundThemes(in: text).map { "\($0.theme.rawValue): \($0.words.joined(separator: ", "))" }
  }

  /// The words are shown as the text has them.
  @Test(arguments: [
    ("Two MEETINGS with the boss, and don't forget: meetings.", ["work: MEETINGS, boss"]),
    ("She called my mother-in-law.", ["family: mother in law"]), ("会社の会議が長かった。", ["work: 会社, 会議"]),
    ("회사에서 회의를 했다.", ["work: 회사, 회의"]), ("J’ai vu ma mère.", ["family: mère"]), ("Nothing at all.", []),
  ])
  func themesAreToldByTheWordsOfTheText(_ text: String, _ expected: [String]) { #expect(told(text) == expected) }

  /// The language is that of the text, also where the journal is in another.
  @Test(arguments: Language.all.map(\.tag))
  func aTextIsReadInItsOwnLanguage(_ usual: String) throws {
    let words = ThemeWords(usual: try #require(Language.of(usual)))
    let cases = [
      ("I went back to the office after the meeting.", ["work: office, meeting"]),
      // “back” bakes in German, “ai” and “line” are Japanese words of technology, “once” is eleven in Spanish.
      ("We were back at noon, and he said it again in the afternoon.", []),
      ("They waited in the rain for an hour and were fair to each other", ["nature: rain"]),
      ("Die Besprechung mit dem Chef war lang.", ["work: Besprechung, Chef"]),
      ("La reunión con el jefe fue muy larga.", ["work: reunión, jefe"]),
      ("La réunion avec le chef était très longue.", ["work: réunion, chef"]),
      ("A reunião com o chefe foi muito longa.", ["work: reunião, chefe"]), ("会社の会議が長かった。", ["work: 会社, 会議"]),
      ("회사에서 회의를 했다.", ["work: 회사, 회의"]),
    ]
    for (text, expected) in cases { #expect(told(text, words) == expected, "\(usual): \(text)") }
  }

  /// Lines of several languages are each read in theirs; a line that says nothing goes with the others.
  @Test func everyLineIsReadInItsLanguage() {
    #expect(
      told("I was in the office and had a meeting.\n会社の会議が長かった。\nClient") == ["work: office, meeting, 会社, 会議, Client"])
    #expect(told("Die Besprechung mit dem Chef war lang.\nBüro") == ["work: Besprechung, Chef, Büro"])
  }

  /// Without small words the words of the lists tell, and where these are as many, the journal's language.
  @Test(arguments: [
    ("en", "Besprechung, Chef", ["work: Besprechung, Chef"]), ("en", "Bibliothek, Prüfung", ["study: Bibliothek, Prüfung"]),
    ("de", "Meeting, office, client", ["work: Meeting, office, client"]), ("en", "Reunião, escritório", ["work: Reunião, escritório"]),
  ])
  func withoutSmallWordsTheListsTell(_ usual: String, _ text: String, _ expected: [String]) throws {
    #expect(told(text, ThemeWords(usual: try #require(Language.of(usual)))) == expected)
  }

  /// A Latin word among signs is a word: no part of another one, and found where signs stand beside it.
  @Test(arguments: [
    ("AIを使ってみた。", ["technology: AI"]), ("今日はAIの話をした。", ["technology: AI"]), ("Lineageという映画だった。", ["leisure: 映画"]),
    ("Kaiさんと話した。", []), ("trainで来た。", []), ("NetflixとYouTubeを見た。", ["technology: YouTube", "leisure: Netflix"]),
    ("AI를 써 봤다.", ["technology: AI"]), ("Kai와 이야기했다.", []),
  ])
  func latinWordsAmongSignsAreWords(_ text: String, _ expected: [String]) {
    #expect(told(text).sorted() == expected.sorted(), "\(text): \(told(text))")
  }

  /// A person's own themes come first, and count by their own words, whatever language these are in.
  @Test func ownThemesComeFirst() {
    let words = ThemeWords(own: ["allotment": ["allotment", "bean", "compost", "畑しごと", "=ki"]])
    #expect(
      words.themes(of: "Turned the compost, then a long meeting with the boss and the client").first == .own("allotment"))
    #expect(words.themes(of: "A long meeting with the boss") == [.work])
    #expect(words.themes(of: "Beans are up") == [.own("allotment")])
    #expect(words.themes(of: "今日は畑しごとをした。").first == .own("allotment"))
    #expect(words.themes(of: "compostを混ぜた。").first == .own("allotment"))
    #expect(words.themes(of: "kiを植えた。").first == .own("allotment"))
    #expect(!words.themes(of: "kinaを植えた。").contains(.own("allotment")))
  }
}
