// Questions in seven languages, whatever is put into them.

import JournalLanguage
import JournalModel
import JournalReflection
import JournalTestSupport
import JournalText
import Testing

@testable import JournalGuidance

@Suite struct Questions {
  /// What people answer: a noun phrase, a clause, a quotation, nothing, much, and what others would take for marks.
  private static let answers = [
    "the exam", "I failed the exam", "“You never listen”", "", "   ", String(repeating: "and then everything went wrong again ", count: 11),
    String(repeating: "何もかもうまくいかない", count: 40), "{{answer1}} {{{x}}} {{#a}}", "%@ %d %%", "</section> <b>x</b>", "## heading", "a\nb\r\nc",
    "[sleep:: 7h] #tag [[link]] `code` *bold*",
  ]

  @Test(arguments: Language.all.map(\.tag)) func everyTemplateUsesTheAnswerItBuildsOn(tag: String) throws {
    let language = try #require(Language.of(tag))
    let table = KeyedTexts.builtIn("guides-\(tag)")
    #expect(table.oddLines.isEmpty && !table.names.isEmpty)
    for guide in Reflection.Guide.allCases {
      for step in 0..<guide.questions {
        let key = "\(step + 1)"
        let template = try #require(table[guide.rawValue, key], "\(tag) \(guide) \(key)")
        let empty = table[guide.rawValue, key + ".empty"]
        // The first builds on nothing; every other one names the step that it builds on, and has a general form.
        let named = (1...5).filter { template.contains("{{answer\($0)}}") }
        #expect(step == 0 ? named.isEmpty && empty == nil : named.count == 1 && named[0] <= step && empty != nil, "\(tag) \(guide) \(key)")
        #expect(!(empty ?? "").contains("{{"))
        // Instead of a long answer, a form that names it without its words.
        if let again = table[guide.rawValue, key + ".again"] { #expect(step > 0 && !again.isEmpty && !again.contains("{{")) }
      }
      #expect(table[guide.rawValue, "\(guide.questions + 1)"] == nil)
    }
    for pattern in ThinkingPattern.allCases {
      #expect(try #require(table["cbt", "3.\(pattern.rawValue)"]).contains("{{answer2}}"))
      #expect(GuideWords.of(language).name(of: pattern) != pattern.rawValue)
    }
    for theme in JournalReflection.Theme.known { #expect(table["themes", theme.rawValue] != nil, "\(tag) \(theme)") }
    for (guide, key) in [("cbt", "4"), ("cbt", "5"), ("act", "3"), ("act", "4")] {
      #expect(table[guide, key + ".again"] != nil, "\(tag) \(guide) \(key)")
    }
    // After words that sound as if somebody were in danger nothing is quoted.
    for step in 1..<5 { #expect(try !#require(table["careful", "\(step + 1)"]).contains("{{")) }
    for country in HelpLines.builtIn.countries { #expect(table["countries", country.code] != nil, "\(tag) \(country.code)") }
  }

  @Test(arguments: Language.all.map(\.tag)) func questionsStayOneSentenceWhateverIsPutIn(tag: String) throws {
    let words = GuideWords.of(try #require(Language.of(tag)))
    let table = KeyedTexts.builtIn("guides-\(tag)")
    let marks = "“”„«»「」『』‘’‚"
    for guide in Reflection.Guide.allCases {
      for step in 1..<guide.questions {
        for answer in Self.answers {
          for pattern in [nil] + ThinkingPattern.allCases.map(Optional.some) {
            let asked = words.question(step, of: guide, after: Array(repeating: answer, count: step), pattern: pattern)
            let isEmpty = answer.allSatisfy(\.isWhitespace)
            #expect(!asked.text.contains { $0.isNewline } && !asked.heading.contains { $0.isNewline })
            #expect(!asked.text.isEmpty && asked.text.count < 260)
            // The words stand between quotation marks, and nothing of the template is left. Long ones are not read over and over.
            if QuotedAnswer.isLong(answer), asked.text == table[guide.rawValue, "\(step + 1).again"] {
              #expect(guide == .act && step >= 2 || guide == .cbt && step >= 3, "\(asked.text)")
              #expect(asked.heading == asked.text)
              continue
            }
            #expect(isEmpty ? asked == words.general(step, of: guide) : asked.text.contains { marks.contains($0) }, "\(asked.text)")
            if !answer.contains("{{") { #expect(!asked.text.contains("{{"), "\(asked.text)") }
            #expect(!asked.text.contains("answer2}}") || answer.contains("{{"))
            if !isEmpty { #expect(asked.text.contains(QuotedAnswer.shortened(answer).prefix(3)), "\(asked.text)") }
            #expect(asked.heading.withoutEscapes == asked.text)
          }
        }
      }
    }
  }

  @Test(arguments: [
    ("the exam", "the exam"), ("  a\n b ", "a b"), ("", ""),
    ("I forgot the meeting. Then I could not sleep for hours and hours and lay there.", "I forgot the meeting."),
    (
      "Well. I forgot the meeting and then I could not sleep for hours and hours.",
      "Well. I forgot the meeting and then I could not sleep for…"
    ),
    ("It cost 3.50 euros and I was furious about that for the rest of the day", "It cost 3.50 euros and I was furious about that for the…"),
    (String(repeating: "あ", count: 61), String(repeating: "あ", count: 59) + "…"),
    ("会議を忘れてしまいました。" + String(repeating: "あ", count: 60), "会議を忘れてしまいました。"),
    (String(repeating: "x", count: 60), String(repeating: "x", count: 60)),
  ]) func whatIsPutInIsCutAtASentenceOrAWord(answer: String, shown: String) {
    #expect(QuotedAnswer.shortened(answer) == shown)
  }

  @Test(arguments: [
    ("en", ["nothing", "Nothing.", "idk", "I don’t know", "i dont know...", "?", " . ", "", "no idea", "NO"], ["nothing works", "no sleep", "7"]),
    ("de", ["nichts", "Keine Ahnung.", "weiß nicht", "idk"], ["nichts gelingt mir"]), ("fr", ["rien", "je sais pas", "Aucune idée."], ["rien ne va"]),
    ("es", ["nada", "no sé", "ni idea"], ["nada sale bien"]), ("pt-BR", ["nada", "sei lá"], ["nada dá certo"]),
    ("ja", ["特になし", "わからない。", "なし"], ["何もかも"]), ("ko", ["없음", "모르겠어요", "글쎄…"], ["없어진 열쇠"]),
  ]) func whatSaysNothingIsQuotedNowhere(tag: String, empty: [String], said: [String]) throws {
    let words = GuideWords.of(try #require(Language.of(tag)))
    for answer in empty {
      #expect(words.saysNothing(answer), "\(answer)")
      #expect(words.question(1, of: .ba, after: [answer]) == words.general(1, of: .ba))
    }
    for answer in said { #expect(!words.saysNothing(answer), "\(answer)") }
  }

  @Test func aLongThoughtIsReadOnce() {
    let words = GuideWords.of(.english)
    let answers = ["The meeting", "I was thinking about the meeting all day and could not stop", "a", "b"]
    #expect(words.question(2, of: .cbt, after: answers).text.contains("I was thinking about the meeting all day"))
    #expect(words.question(3, of: .cbt, after: answers).text == "What speaks for that thought, and what speaks against it?")
    #expect(words.question(4, of: .cbt, after: answers).text == "What would be a more balanced way to see that thought?")
    #expect(words.question(3, of: .cbt, after: ["x", "I always fail"]).text.hasPrefix("“I always fail” – "))
    let german = GuideWords.of(Language.of("de") ?? .english)
    let noticed = "Ich bemerke, dass ich den Gedanken habe, dass ich nichts kann"
    #expect(german.question(2, of: .act, after: ["x", noticed]).text == "Wie fest hält dich dieser Gedanke jetzt?")
  }

  @Test func quotationMarksAreThoseOfTheLanguage() {
    func quoted(_ tag: String, _ text: String) -> String { GuideWords.of(Language.of(tag) ?? .english).quoted(text) }
    #expect(quoted("en", "I failed.") == "“I failed”")
    #expect(quoted("en", "He said “no” again") == "‘He said “no” again’")
    #expect(quoted("en", "“You never listen”") == "“You never listen”")
    #expect(quoted("de", "Das war's") == "„Das war's“")
    #expect(quoted("fr", "C’est fini") == "«\u{A0}C’est fini\u{A0}»")
    #expect(quoted("es", "Se acabó") == "«Se acabó»")
    #expect(quoted("ja", "もうだめだ。") == "「もうだめだ」")
  }

  @Test func theMoodChoosesTheGuide() {
    let expected: [(Mood?, Reflection.Guide)] = [
      (.great, .ba), (.good, .ba), (.average, .act), (.bad, .cbt), (.horrible, .cbt), (nil, .act),
    ]
    for (mood, guide) in expected { #expect(Reflection.Guide(for: mood) == guide) }
  }

  @Test func whatIsOpenIsTold() {
    func reflection(_ guide: String, _ answers: [String], after: String? = nil) -> Reflection {
      Reflection(
        fields: [Field("guide", guide)] + (after.map { [Field("after", $0)] } ?? []),
        steps: answers.map { Reflection.Step(question: "?", answer: $0) })
    }
    #expect(reflection("cbt", []).openSteps == [1, 2, 3, 4, 5])
    #expect(reflection("cbt", ["a", "b", ""]).openSteps == [3, 4, 5])
    #expect(reflection("cbt", ["a", "b", "c", "d", "e"]).openSteps == [])
    // The older shape, and one whose end is told.
    #expect(reflection("cbt", ["a", "b", "c", "d"]).openSteps == [])
    #expect(reflection("cbt", ["a", "b", "c", ""]).openSteps == [4, 5])
    #expect(reflection("cbt", ["a"], after: "3").openSteps == [])
    #expect(reflection("cbt", ["a", "", ""], after: "3").openSteps == [])
    var finished = reflection("cbt", ["a", "", "c"])
    finished.fields.append(Field("finished", "yes"))
    #expect(finished.openSteps == [])
    #expect(reflection("act", ["a", "b", "c"]).openSteps == [4])
    #expect(reflection("ba", ["a", "b", "c"]).openSteps == [])
    #expect(reflection("zen", ["a", " "]).openSteps == [2])
  }
}
