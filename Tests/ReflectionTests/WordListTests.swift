// The word lists of guided reflection: what they find in sentences that people labelled, and whether they can be read.

import Foundation
import JournalLanguage
import JournalReflection
import JournalTestSupport
import PlainFormats
import Testing

@Suite struct WordLists {
  private let folder = Repository.root.appending(path: "Tests/Fixtures/reflection")

  private func trials(_ file: String, _ question: ReflectionTrials.Question) throws -> ReflectionTrials {
    try ReflectionTrials(folder.appending(path: "\(file).jsonl").text(), question)
  }

  @Test(arguments: Language.all.map(\.tag))
  func everyListIsRead(_ tag: String) throws {
    let language = try #require(Language.of(tag))
    #expect(ReflectionWords.problems(ofListsIn: language) == [])
  }

  /// The bars of the issue, a language each; the third list was written without a look at the word lists, as the second, the
  /// seventh and the eighth were.
  @Test(arguments: ["", "-second", "-third", "-fourth", "-seventh", "-eighth", "-ninth"].map { "patterns" + $0 })
  func patternsAreFound(_ file: String) throws {
    let trials = try trials(file, .patterns)
    #expect(trials.languages.count == 7)
    for language in trials.languages {
      let (explicit, several, none) = (
        trials.count("one", in: language), trials.count("several", in: language), trials.count("none", in: language)
      )
      #expect(explicit.right * 36 >= 32 * explicit.all, "\(file) \(language): \(explicit)")
      #expect(several.right * 4 >= 3 * several.all, "\(file) \(language): \(several)")
      #expect(none.right * 14 >= 12 * none.all, "\(file) \(language): \(none)")
    }
  }

  @Test(
    arguments: ["", "-second", "-third", "-fourth", "-fifth", "-sixth", "-seventh", "-eighth", "-ninth", "-tenth", "-eleventh", "-bare"]
      .map { "hints" + $0 })
  func hintsAreFoundAndIdiomsAreNone(_ file: String) throws {
    #expect(try trials(file, .hints).misses == [])
  }

  @Test(arguments: ["themes", "themes-second"])
  func themesAreFound(_ file: String) throws {
    let trials = try trials(file, .themes)
    #expect(trials.results.count { $0.isRight } * 10 >= trials.results.count * 8)
    for result in trials.results { #expect(result.found.count <= 3) }
  }

  /// What is said every day is no sign of danger, whatever it is about.
  @Test(
    arguments: ["", "-second", "-third", "-fourth", "-seventh", "-eighth", "-ninth"].map { "patterns" + $0 } + ["themes", "themes-second"])
  func thoughtsAndNotesAreNoHints(_ file: String) throws {
    for line in try folder.appending(path: "\(file).jsonl").text().split(separator: "\n") {
      let text = try JSONValue(parsing: String(line))["text"]?.string ?? ""
      if DangerHint.isPresent(in: text) { Issue.record("\(file): ‘\(text)’ is taken for a hint") }
    }
  }

  @Test func whatSoundsLikeDangerIsNoPattern() throws {
    let words = ReflectionWords.of(.english)
    #expect(words.patterns(in: "I always ruin everything") == [.catastrophizing, .overgeneralization])
    #expect(words.patterns(in: "I always ruin everything, I want to die") == [])
    // Who answers in another language than that of the questions is understood as well.
    for tag in ["de", "ja", "ko", "pt-BR"] {
      let other = try #require(Language.of(tag))
      #expect(ReflectionWords.of(other).patterns(in: "I always ruin everything") == [.catastrophizing, .overgeneralization], "\(tag)")
      #expect(ReflectionWords.of(other).patterns(in: "I always ruin everything, I want to die") == [], "\(tag)")
    }
    #expect(words.patterns(in: "みんなに嫌われているに違いない") == [.mindReading])
    #expect(words.patterns(in: "Der Zug kam heute pünktlich") == [])
  }

  /// Signs that say nothing alone are a hint together, in any order, when they are near each other.
  @Test(arguments: [
    ("Please forgive me.", false), ("Goodbye.", false), ("Please forgive me. Goodbye.", true),
    ("Goodbye. I had tea. Please forgive me.", true),
    ("Goodbye. " + String(repeating: "I had tea. ", count: 5) + "Please forgive me.", false),
    ("In the film he said: please forgive me. Goodbye.", false), ("Verzeih mir. Die Papiere liegen im Schrank.", true),
    ("Die Papiere liegen im Schrank. Verzeih mir.", true), ("Die Papiere liegen im Schrank.", false), ("Perdonadme. Cuidad de mamá.", true),
    ("Pardonne-moi. Adieu.", true), ("ごめんね。さようなら。", true), ("さようなら、夏休み。", false), ("미안해. 잘 있어.", true),
    ("Me perdoa. Adeus.", true), ("Sorry, I am late. Goodbye.", false),
  ])
  func signsAreAHintTogether(_ text: String, _ isHint: Bool) { #expect(DangerHint.isPresent(in: text) == isHint, "\(text)") }

  /// What was watched or read after it takes nothing back, what tells of a film does.
  @Test(arguments: [
    ("I keep thinking about killing myself, then we watched the news", true),
    ("we watched a film where he thinks about killing myself", false),
    ("pensei em me matar, aí cheguei em casa e vi novela com minha vó", true),
    ("ich will mich umbringen, danach haben wir tatort geschaut", true), ("im tatort will ich mich umbringen, sagt er", false),
  ])
  func whatWasSeenLaterTakesNothingBack(_ text: String, _ isHint: Bool) { #expect(DangerHint.isPresent(in: text) == isHint, "\(text)") }

  @Test func oneHintIsFoundAmongMuch() {
    let much = String(repeating: "We walked to the lake and had some tea, then it rained. 散歩をした。산책을 했다. ", count: 400)
    #expect(!DangerHint.isPresent(in: much))
    #expect(DangerHint.isPresent(in: much + "ich will nicht mehr leben"))
    #expect(DangerHint.isPresent(in: "ぜんぶ終わらせたい。死にたい。" + much))
  }

  @Test func oddTextsHaveNothing() {
    for text in [
      "", " ", "\n\n", "?", "「", "\"", "…", "¿", String(repeating: "(", count: 5_000), "🙂🙂", "i", "나", "死", "\u{0}\u{7}", "a\u{301}",
    ] {
      #expect(!DangerHint.isPresent(in: text))
      for language in Language.all {
        #expect(ReflectionWords.of(language).patterns(in: text) == [])
      }
      #expect(ThemeWords().themes(of: text) == [])
    }
  }

  /// What lists of words get wrong, each in every language: a row says the language, the sentence and what is to be found.
  @Test func bordersOfTheRules() {
    let cases: [(String, String, [ThinkingPattern])] = [
      ("en", "I'm not stupid", []), ("en", "I'm soooo stupid", [.labeling]), ("en", "IM SO STUPID", [.labeling]),
      ("en", "“Everybody hates me” is a song", []), ("en", "My thought was: “I'm a failure”", [.labeling]),
      ("en", "I should call mum tomorrow", []),
      ("de", "Ich haette es wissen muessen", [.shouldStatement]), ("de", "Ich bin nicht dumm", []),
      ("fr", "j'aurais du partir", [.shouldStatement]),
      ("fr", "je mange du pain", []), ("ja", "俺はバカじゃない", []), ("ja", "ﾀﾞﾒな人間だ", [.labeling]), ("ko", "내탓이야", [.personalization]),
      ("ja", "みんなに嫌われているに違いない", [.mindReading]), ("ja", "バカだと思われているに違いない", [.mindReading]),
      ("ja", "嫌われているかもしれない", [.mindReading]), ("ja", "嫌われているわけではない", []), ("ja", "嫌われていない", []),
      ("ja", "隣の人は先生に違いない", []), ("fr", "Comme toujours, il était en retard", []), ("fr", "Comme toujours, mon frère a cuisiné", []),
      ("fr", "Comme toujours, j'ai tout raté", [.overgeneralization]),
      ("pt-BR", "Como sempre, ele chegou atrasado", []), ("pt-BR", "Como sempre, meu irmão cozinhou", []),
      ("pt-BR", "Como sempre, eu estraguei tudo", [.catastrophizing, .overgeneralization]), ("ko", "내 탓은 아니야", []), ("pt-BR", "é culpa minha", [.personalization]), ("es", "No soy tonta", []),
    ]
    for (tag, text, expected) in cases {
      let found = Language.of(tag).map { ReflectionWords.of($0).patterns(in: text) }
      #expect(found == expected, "\(tag): \(text)")
    }
  }

  /// What is always so and weighs nothing, what is denied behind its words, and what was thought as a child.
  @Test func trapsAreNoPatterns() {
    let cases: [(String, String, [ThinkingPattern])] = [
      ("fr", "Il était en retard, comme toujours.", []),
      ("fr", "Le café était bon comme toujours.", []),
      ("fr", "Comme toujours, nous avons mangé chez ma mère.", []),
      ("fr", "Je suis toujours à Paris.", []),
      ("fr", "Je suis toujours en réunion.", []),
      ("fr", "Comme toujours, j'ai tout raté", [.overgeneralization]),
      ("fr", "Je suis toujours nulle.", [.labeling, .overgeneralization]),
      ("es", "Como siempre, café a las siete.", []),
      ("es", "Llegó tarde, como siempre.", []),
      ("pt-BR", "Como sempre, café às sete.", []),
      ("pt-BR", "O ônibus atrasou, como sempre.", []),
      ("ja", "私はだめな人間ではない。", []),
      ("ja", "だめな人間じゃない。", []),
      ("ja", "私はダメな人間ではありません。", []),
      ("ja", "私はだめな人間だ。", [.labeling]),
      ("ja", "私はだめな人間に違いない。", [.labeling]),
      ("ja", "私は馬鹿ではない。", []),
      ("ja", "いつも通り、七時にコーヒー。", []),
      ("de", "Als Kind dachte ich, ich bin dumm.", []),
      ("de", "Früher dachte ich, dass ich dumm bin.", []),
      ("de", "In der Schule glaubte ich, ich sei ein Versager.", []),
      ("de", "Wie immer, Kaffee um sieben.", []),
      ("de", "Ich bin dumm.", [.labeling]),
      ("en", "As a child I thought I was stupid.", []),
      ("es", "De niño pensaba que era tonto.", []),
      ("fr", "Enfant, je pensais que j'étais bête.", []),
      ("fr", "Quand j'étais petit, je croyais que j'étais nul.", []),
      ("pt-BR", "Quando criança eu achava que era burro.", []),
      ("ja", "子どもの頃、自分は馬鹿だと思っていた。", []),
      ("ko", "어릴 때 나는 바보라고 생각했다.", []),
      ("ko", "나는 쓸모없는 인간이 아니다.", []),
      ("es", "Como siempre, mi madre llamó.", []),
    ]
    for (tag, text, expected) in cases {
      let found = Language.of(tag).map { ReflectionWords.of($0).patterns(in: text) }
      #expect(found == expected, "\(tag): \(text)")
    }
  }
}
