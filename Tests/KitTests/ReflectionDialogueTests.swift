// A reflection without a terminal: keys in, changes out.

import JournalGuidance
import JournalLanguage
import JournalModel
import JournalReflection
import JournalTestSupport
import ReflectionScreens
import TerminalScreens
import Testing

@Suite struct ReflectionDialogues {
  private func dialogue(_ guide: Reflection.Guide, goingOn reflection: Reflection? = nil, in tag: String = "en") -> ReflectionDialogue {
    let language = Language.of(tag) ?? .english
    let (words, lists) = (GuideWords.of(language), ReflectionWords.of(language))
    return ReflectionDialogue(
      reflection.map { GuidedReflection(goingOn: $0, as: guide, words, lists) } ?? GuidedReflection(guide, words, lists))
  }

  /// Presses keys, `⏎` and `↶` among them, and waits at `·`, as if all could be written; gives the changes.
  private func press(_ text: String, _ dialogue: inout ReflectionDialogue) -> [ReflectionChange] {
    var changes: [ReflectionChange] = []
    for character in text {
      dialogue.shown()
      let key: Key = character == "⏎" ? .enter : character == "↶" ? .control("z") : .character(character)
      switch character == "·" ? dialogue.settle() : dialogue.press(key) {
      case .write(let change):
        changes.append(change)
        dialogue.wrote()
      case .takeBack: dialogue.tookBack()
      default: break
      }
    }
    return changes
  }

  @Test(arguments: Reflection.Guide.allCases) func eachAnswerIsAChange(guide: Reflection.Guide) throws {
    var session = dialogue(guide)
    let answers = (1...guide.questions).map { "answer \($0)" }
    let changes = press("7⏎" + answers.map { $0 + "⏎" }.joined() + "3⏎", &session)
    #expect(changes.count == guide.questions + 2 && session.guide.question == .closing)
    let reflection = session.guide.reflection
    #expect(reflection.steps.map(\.answer) == answers && reflection.before == 7 && reflection.after == 3 && reflection.openSteps.isEmpty)
    #expect(press(guide == .ba ? "⏎" : "Walk⏎", &session).isEmpty && session.guide.question == .offer(guide == .ba ? "answer 3" : "Walk"))
    #expect(press("t·", &session) == [.item(.try, guide == .ba ? "answer 3" : "Walk")])
    #expect(session.guide.question == .end)
  }

  /// The end asks a question, so it takes an answer; what is to become of it is asked then.
  @Test func theEndTakesAnAnswer() {
    func closing() -> ReflectionDialogue {
      var session = dialogue(.cbt)
      _ = press("⏎a⏎b⏎c⏎d⏎e⏎⏎", &session)
      return session
    }
    var session = closing()
    #expect(press("go for a walk with Tom⏎", &session).isEmpty && session.guide.question == .offer("go for a walk with Tom"))
    #expect(press("a·", &session) == [.item(.action, "go for a walk with Tom")])
    var word = closing()
    #expect(press("walk⏎Try⏎", &word) == [.item(.try, "walk")])
    var neither = closing()
    #expect(press("walk⏎⏎", &neither).isEmpty && neither.guide.question == .end)
    var empty = closing()
    #expect(press("⏎", &empty).isEmpty && empty.guide.question == .end)
  }

  /// A key answers in the language of the questions, a word with Enter, and no word letter by letter.
  @Test(arguments: [
    ("en", "y·", true), ("en", "yes⏎", true), ("en", "n·", false), ("en", "no⏎", false), ("en", "⏎", false), ("de", "j·", true),
    ("de", "ja⏎", true), ("de", "nein⏎", false), ("fr", "o·", true), ("fr", "oui⏎", true), ("fr", "non⏎", false), ("es", "s·", true),
    ("es", "sí⏎", true), ("pt-BR", "sim⏎", true), ("ja", "はい⏎", true), ("ja", "y·", true), ("ko", "아니요⏎", false),
  ]) func keysAndWordsAnswer(tag: String, typed: String, fits: Bool) {
    let thoughts = [
      "en": "I always ruin everything", "de": "Immer mache ich alles kaputt", "fr": "Je gâche toujours tout", "es": "Siempre lo arruino todo",
      "pt-BR": "Eu sempre estrago tudo", "ja": "私はいつも失敗ばかりだ", "ko": "나는 항상 모든 걸 망쳐",
    ]
    var session = dialogue(.cbt, in: tag)
    _ = press("⏎x⏎\(thoughts[tag] ?? "")⏎", &session)
    guard case .pattern(let pattern) = session.guide.question else {
      Issue.record("\(tag): \(session.guide.question)")
      return
    }
    let changes = press(typed, &session)
    #expect(session.guide.question == .step(2) && session.line.isEmpty)
    guard case .ask(_, let distortion)? = changes.first else {
      Issue.record("\(tag) \(typed)")
      return
    }
    #expect(distortion == (fits ? pattern.written : nil))
  }

  @Test func aSentenceWhereAKeyIsAskedForWaitsForTheNextQuestion() {
    var session = dialogue(.cbt, in: "de")
    _ = press("⏎x⏎Immer mache ich alles kaputt⏎", &session)
    #expect(press("Nein, vielleicht war sie nur müde⏎", &session).isEmpty && session.remark != nil && session.line.isEmpty)
    #expect(session.unfinished == "Nein, vielleicht war sie nur müde")
    _ = press("n·", &session)
    #expect(session.guide.question == .step(2) && session.line.text == "Nein, vielleicht war sie nur müde")
  }

  /// Ctrl-Z throws away nothing that is typed, and what was taken back is offered again.
  @Test func goingBackLosesNothing() {
    var session = dialogue(.cbt)
    _ = press("⏎first⏎second⏎half a th", &session)
    #expect(session.guide.question == .step(2))
    _ = press("↶", &session)
    #expect(session.guide.question == .step(2) && session.remark != nil && session.line.text == "half a th")
    _ = press("↶", &session)
    #expect(session.guide.question == .step(1) && session.line.text == "second" && session.unfinished == "half a th")
    _ = press("↶", &session)
    #expect(session.guide.question == .step(0) && session.line.text == "first" && session.unfinished == "half a th")
    // The file has both until something else is answered; then the second is asked for again with its words.
    _ = press("!⏎", &session)
    #expect(session.guide.question == .step(1) && session.line.text == "second" && session.unfinished == "second\n\nhalf a th")
    _ = press("⏎", &session)
    #expect(session.guide.question == .step(2) && session.line.text == "half a th")
    _ = press("ought⏎", &session)
    #expect(session.guide.reflection.steps.map(\.answer).prefix(3) == ["first!", "second", "half a thought"] && session.unfinished == nil)
  }

  /// Who comes to the end of the questions is not asked those again that were left open.
  @Test func whatIsLeftOpenOnPurposeIsOver() {
    var session = dialogue(.cbt)
    let changes = press("⏎⏎late again⏎⏎⏎⏎⏎", &session)
    #expect(changes.last == .set(key: "finished", value: "yes") && session.guide.reflection.openSteps.isEmpty)
    var strength = dialogue(.cbt)
    #expect(press("⏎a⏎⏎⏎⏎⏎3⏎", &strength).last == .set(key: "after", value: "3") && strength.guide.reflection.openSteps.isEmpty)
    var whole = dialogue(.ba)
    #expect(press("⏎a⏎b⏎c⏎⏎", &whole).count == 4)
  }

  /// After words that sound like danger nothing is weighed, quoted or measured, and no question is written before somebody wants it.
  @Test(arguments: Language.all.map(\.tag), Reflection.Guide.allCases) func afterDangerNothingIsWeighed(tag: String, guide: Reflection.Guide) {
    let words = GuideWords.of(Language.of(tag) ?? .english)
    let said = "I want to kill myself"
    for place in 0..<guide.questions {
      var session = dialogue(guide, in: tag)
      _ = press("9⏎" + String(repeating: "x⏎", count: place), &session)
      if case .pattern = session.guide.question { _ = press("⏎", &session) }
      let changes = press(said + "⏎", &session)
      guard case .answer(place, said, _, let next)? = changes.last else {
        Issue.record("\(tag) \(guide) \(place)")
        continue
      }
      #expect(next == nil && session.guide.reflection.steps.count == place + 1)
      var stopped = session
      #expect(press("⏎", &stopped).isEmpty && stopped.guide.question == .end)
      _ = press("\(words.careKey)·", &session)
      for step in place + 1..<guide.questions {
        #expect(session.guide.question == .step(step) && session.guide.asked(step) == words.careful(step))
        _ = press("y⏎", &session)
      }
      #expect(session.guide.question == .end)
      #expect(session.guide.reflection.steps.dropFirst(place + 1).allSatisfy { !$0.question.contains("kill") })
    }
  }

  /// What is private stands in no heading: others read those.
  @Test(arguments: Language.all.map(\.tag), Reflection.Guide.allCases) func privateAnswersStandInNoHeading(tag: String, guide: Reflection.Guide) {
    var generator = SeededGenerator(seed: 3)
    for round in 0..<12 {
      var session = dialogue(guide, in: tag)
      session.written = { $0.hasPrefix("private: ") ? $0.dropFirst(9) + " #private" : $0 }
      let long = String(repeating: "and so on ", count: generator.pick([0, 1, 8]))
      var changes = press("7⏎", &session)
      for step in 0..<guide.questions {
        let hidden = round < guide.questions ? round == step : generator.pick([true, false])
        let answer = ["I am such a Zebulon \(long)", "Zebulon ruins everything always", "Zebulon"][step % 3]
        changes += press(hidden ? generator.pick(["\(answer) #private⏎", "private: \(answer)⏎", "#Private \(answer)⏎"]) : "open \(step)⏎", &session)
        if case .pattern = session.guide.question { changes += press(generator.pick(["y·", "n·"]), &session) }
      }
      #expect(session.guide.reflection.steps.count == guide.questions)
      for step in session.guide.reflection.steps { #expect(!step.question.contains("Zebulon"), "\(tag) \(guide) \(round)") }
      for case .answer(_, _, let own, let next) in changes { #expect(!"\(own ?? "")\(next ?? "")".contains("Zebulon")) }
    }
  }

  /// Where a number, a key or an idea is asked for, words of danger are an answer as everywhere: nothing is lost, and a few questions may follow.
  @Test(arguments: Language.all.map(\.tag)) func dangerIsHeardAtEveryQuestion(tag: String) {
    let words = GuideWords.of(Language.of(tag) ?? .english)
    let said = "8 I want to die"
    func expectCare(_ session: ReflectionDialogue, _ place: String) {
      var session = session
      let change = press(said + "⏎", &session).last
      guard case .care = session.guide.question else {
        Issue.record("\(tag) \(place): \(session.guide.question)")
        return
      }
      switch change {
      case .begin(let reflection)?: #expect(reflection.steps.map(\.answer) == [said] && reflection.before == nil)
      case .answer(let step, said, let own?, nil)?: #expect(step == session.guide.reflection.steps.count - 1 && !own.isEmpty)
      default: Issue.record("\(tag) \(place): \(String(describing: change))")
      }
      #expect(session.unfinished == nil && session.guide.isCareful)
      _ = press("\(words.careKey)·", &session)
      var asked = 0
      while case .step(let step) = session.guide.question, asked < 9 {
        #expect(!session.guide.asked(step).text.isEmpty && step < session.guide.count)
        _ = press("y⏎", &session)
        asked += 1
      }
      #expect(asked >= 2 && session.guide.question == .end, "\(tag) \(place): \(asked)")
      let questions = session.guide.reflection.steps.map(\.question)
      #expect(Set(questions).count == questions.count && session.guide.reflection.steps.contains { $0.answer == said })
    }
    expectCare(dialogue(.cbt, in: tag), "before")
    var pattern = dialogue(.cbt, in: tag)
    _ = press("⏎x⏎I always ruin everything⏎", &pattern)
    guard case .pattern = pattern.guide.question else {
      Issue.record("no pattern")
      return
    }
    expectCare(pattern, "pattern")
    for guide in Reflection.Guide.allCases {
      var session = dialogue(guide, in: tag)
      _ = press("⏎" + String(repeating: "x⏎", count: guide.questions), &session)
      #expect(session.guide.question == .after)
      expectCare(session, "after")
      _ = press("3⏎", &session)
      // What stands in the line already is a plan.
      while !session.line.isEmpty { _ = session.press(.backspace) }
      expectCare(session, "closing")
      _ = press("walk⏎", &session)
      expectCare(session, "offer")
    }
  }

  /// What an older file asks of such words is asked no more.
  @Test func anOlderFileIsAskedWithCare() {
    let steps = [("What happened?", "The call"), ("What then?", "I want to kill myself"), ("“I want to kill myself” – what speaks for it?", "")]
    let reflection = Reflection(
      fields: [Field("guide", "cbt")], steps: steps.map { Reflection.Step(question: $0.0, answer: $0.1) })
    var session = dialogue(.cbt, goingOn: reflection)
    #expect(session.guide.question == .care(then: 0))
    _ = press("g·", &session)
    #expect(session.guide.question == .step(3) && session.guide.asked(3).text == "Who could be with you today, or listen to you?")
  }

  @Test func aDraftThatWasBrokenOffStandsInTheLine() {
    let reflection = Reflection(fields: [Field("guide", "ba")], steps: [Reflection.Step(question: "What went well?", answer: "")])
    let words = (GuideWords.of(.english), ReflectionWords.of(.english))
    var session = ReflectionDialogue(GuidedReflection(goingOn: reflection, as: .ba, words.0, words.1), kept: "Half a thou")
    #expect(session.line.text == "Half a thou" && session.remark != nil && session.unfinished == nil)
    _ = press("ght⏎", &session)
    #expect(session.guide.reflection.steps[0].answer == "Half a thought")
  }

  @Test func emptyLinesLeaveQuestionsOpen() {
    var session = dialogue(.cbt)
    _ = press("⏎⏎late again⏎⏎⏎⏎⏎", &session)
    #expect(session.guide.reflection.steps.map(\.answer) == ["", "late again", "", "", ""] && session.guide.question == .closing)
    // Whoever goes on is asked what is open, and what is answered is not asked again.
    var next = dialogue(.cbt, goingOn: session.guide.reflection)
    #expect(next.guide.question == .step(0))
    _ = press("the call⏎", &next)
    #expect(next.guide.question == .step(2))
    _ = press("a⏎b⏎c⏎", &next)
    #expect(next.guide.question == .after && next.guide.reflection.openSteps.isEmpty)
  }

  @Test func onlyWholeNumbersFromNoneToTenAreStrengths() {
    for (typed, strength) in [("0", 0), ("10", 10), ("８", 8), (" 7 ", 7)] {
      var session = dialogue(.ba)
      _ = press("\(typed)⏎", &session)
      #expect(session.guide.reflection.before == strength, "\(typed)")
    }
    for typed in ["11", "-1", "7.5", "much", "1000000000000000000000", "½"] {
      var session = dialogue(.ba)
      #expect(press("\(typed)⏎", &session).isEmpty && session.remark != nil && session.guide.question == .before, "\(typed)")
    }
  }

  /// The words for feelings that are shown may be typed, alone or beside the number.
  @Test(arguments: Language.all.map(\.tag)) func aFeelingMayBeSaidWithItsStrength(tag: String) {
    let words = GuideWords.of(Language.of(tag) ?? .english)
    for mood in [Mood.bad, .average, .great] {
      for word in words.feelings(for: mood).split(whereSeparator: { ",、，·".contains($0) }).map({ String($0).trimmed }) where !word.isEmpty {
        for typed in ["8 \(word)⏎", "\(word) 8⏎", "\(word)⏎8⏎"] {
          var session = dialogue(.cbt, in: tag)
          _ = press(typed, &session)
          #expect(session.guide.question == .step(0) && session.guide.reflection.before == 8, "\(tag): \(typed)")
          #expect(session.guide.reflection.fields.value(of: "feeling") == word, "\(tag): \(typed)")
        }
      }
    }
    var other = dialogue(.cbt, in: tag)
    #expect(press("8 xyz⏎", &other).isEmpty && other.guide.question == .before && other.remark != nil)
  }

  @Test func aKeyBeforeItsQuestionIsReadAnswersNothing() {
    var session = dialogue(.ba)
    _ = press("⏎a⏎b⏎c⏎", &session)
    _ = press("⏎", &session)
    #expect(session.guide.question == .closing)
    var early = dialogue(.ba)
    _ = press("⏎a⏎b⏎c⏎", &early)
    _ = early.press(.enter)
    #expect(early.guide.question == .closing)
    _ = early.press(.enter)
    #expect(early.press(.character("t")) == .nothing && early.settle() == .nothing && early.press(.enter) == .nothing)
    #expect(early.guide.question == .offer("c"))
  }

  /// Any keys lead somewhere, and every step can be taken back to the first.
  @Test func anyKeysCanBeTakenBack() {
    var generator = SeededGenerator(seed: 11)
    let keys: [Key] =
      "ytagn7 x".map { .character($0) } + [.enter, .enter, .enter, .backspace, .left, .control("u"), .control("z"), .paste("a\nb")]
    for round in 0..<300 {
      var session = dialogue(generator.pick(Reflection.Guide.allCases), in: generator.pick(["en", "ja", "de"]))
      let first = session.guide.reflection
      for _ in 0..<80 where session.guide.question != .end {
        if generator.pick([true, true, false]) { session.shown() }
        switch generator.pick([true, true, true, false]) ? session.press(generator.pick(keys)) : session.settle() {
        case .write: if generator.pick([true, true, true, false]) { session.wrote() } else { session.failed() }
        case .takeBack: session.tookBack()
        default: break
        }
      }
      if session.guide.question == .end { continue }
      for _ in 0..<200 {
        if session.press(.control("z")) == .takeBack { session.tookBack() }
      }
      #expect(session.guide.question == .before && session.guide.reflection == first, "round \(round)")
    }
  }
}
