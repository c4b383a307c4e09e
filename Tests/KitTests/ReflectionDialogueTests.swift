// A reflection without a terminal: keys in, changes out.

import JournalGuidance
import JournalLanguage
import JournalModel
import JournalReflection
import JournalTestSupport
import TerminalScreens
import Testing

@testable import RetroCommands

@Suite struct ReflectionDialogues {
  private func dialogue(_ guide: Reflection.Guide, goingOn reflection: Reflection? = nil, in tag: String = "en") -> ReflectionDialogue {
    let language = Language.of(tag) ?? .english
    let (words, lists) = (GuideWords.of(language), ReflectionWords.of(language))
    return ReflectionDialogue(
      reflection.map { GuidedReflection(goingOn: $0, as: guide, words, lists) } ?? GuidedReflection(guide, words, lists))
  }

  /// Presses keys, `⏎` among them, as if all could be written; gives the changes.
  private func press(_ text: String, _ dialogue: inout ReflectionDialogue) -> [ReflectionChange] {
    var changes: [ReflectionChange] = []
    for character in text {
      dialogue.shown()
      if case .write(let change) = dialogue.press(character == "⏎" ? .enter : .character(character)) {
        changes.append(change)
        dialogue.wrote()
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
    #expect(press("t", &session).isEmpty && session.guide.question == .item(.try))
    #expect(press(guide == .ba ? "⏎" : "Walk⏎", &session) == [.item(.try, guide == .ba ? "answer 3" : "Walk")])
    #expect(session.guide.question == .end)
  }

  @Test func emptyLinesLeaveQuestionsOpen() {
    var session = dialogue(.cbt)
    _ = press("⏎⏎late again⏎⏎⏎⏎⏎", &session)
    #expect(session.guide.reflection.openSteps == [1, 3, 4, 5] && session.guide.question == .closing)
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

  @Test func aKeyBeforeItsQuestionIsReadAnswersNothing() {
    var session = dialogue(.ba)
    _ = press("⏎a⏎b⏎c⏎", &session)
    _ = press("⏎", &session)
    #expect(session.guide.question == .closing)
    var early = dialogue(.ba)
    _ = press("⏎a⏎b⏎c⏎", &early)
    _ = early.press(.enter)
    #expect(early.guide.question == .closing)
    #expect(early.press(.character("t")) == .nothing && early.press(.enter) == .nothing && early.guide.question == .closing)
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
        switch session.press(generator.pick(keys)) {
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
