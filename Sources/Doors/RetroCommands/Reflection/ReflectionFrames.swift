// A reflection as rows on a terminal.

import JournalGuidance
import JournalModel
import JournalReflection
import JournalText
import TerminalScreens

/// Words and looks of the questions, and of the answers that stay on the screen.
struct ReflectionFrames {
  /// How the day was, for words of feelings.
  let mood: Mood?
  /// What the person wrote down as values.
  let values: [String]

  /// What stands at the bottom while a question is asked.
  func frame(_ dialogue: ReflectionDialogue, columns: Int) -> Frame {
    var frame = Frame(columns: columns)
    let guide = dialogue.guide
    let say = guide.words
    switch guide.question {
    case .before, .after:
      frame.add(StyledText(say(guide.question == .before ? .before : .after), .bold))
      frame.add(dialogue.line, prompt: "  › ")
      hint(dialogue, say(.scale) + Self.parting + say(.scaleKeys), &frame)
    case .step(let step):
      frame.add(StyledText(say(.question, ["number": "\(step + 1)", "count": "\(guide.guide.questions)"]), .dim))
      frame.add(StyledText(guide.asked(step).text, .bold))
      if step == 0 { frame.add(StyledText("  " + say(.feelings, ["words": say.feelings(for: mood)]), .dim), indent: 2) }
      if guide.guide == .act, step == guide.guide.questions - 1, !values.isEmpty {
        frame.add(StyledText("  " + say(.values, ["values": values.joined(separator: ", ")]), .dim), indent: 2)
      }
      frame.add(dialogue.line, prompt: "  › ")
      hint(dialogue, say(.answerKeys), &frame)
    case .pattern(let pattern):
      frame.add(StyledText(say(.fits, ["pattern": say.name(of: pattern)]), .bold))
      frame.add("  " + choice("y", say(.yes)) + "  " + choice("n", say(.no)), indent: 2)
      hint(dialogue, say(.choiceKeys), &frame)
    case .care:
      frame.add(StyledText(say.careChoice), indent: 2)
    case .closing:
      let choices = [choice("t", say(.offerTry)), choice("a", say(.offerAction)), choice("Enter", say(.offerNothing))]
      frame.add("  " + choices.dropFirst().reduce(choices[0]) { $0 + "  " + $1 }, indent: 2)
      hint(dialogue, say(.choiceKeys), &frame)
    case .item(let kind):
      frame.add(dialogue.line, prompt: StyledText("  \(say(kind == .try ? .itemTry : .itemAction)) "))
      hint(dialogue, say(.itemKeys), &frame)
    case .end: break
    }
    return frame
  }

  /// What stays on the screen of a change, above the next question.
  func lines(of change: ReflectionChange, to dialogue: ReflectionDialogue) -> [StyledText] {
    let say = dialogue.guide.words
    switch change {
    case .begin(let reflection): return strength(reflection.before, say(.before))
    case .set(let key, let value): return key == "after" ? strength(Int(value), say(.after)) : []
    case .answer(let step, let text, _, _):
      return [StyledText(dialogue.guide.asked(step).text, .dim), StyledText("  \(text)")]
    case .ask(_, let distortion):
      return distortion.flatMap { ThinkingPattern(written: $0) }.map {
        [StyledText(say(.fits, ["pattern": say.name(of: $0)]), .dim), StyledText("  \(say(.yes))")]
      } ?? []
    case .item: return []
    }
  }

  private func strength(_ number: Int?, _ question: String) -> [StyledText] {
    number.map { [StyledText(question, .dim), StyledText("  \($0)")] } ?? []
  }

  private func hint(_ dialogue: ReflectionDialogue, _ text: String, _ frame: inout Frame) {
    if let remark = dialogue.remark { frame.add(StyledText("  \(remark)", .yellow), indent: 2) }
    frame.add(StyledText("  \(text)", .dim), indent: 2)
  }

  private func choice(_ key: String, _ words: String) -> StyledText {
    StyledText("[\(key)]", .bold) + StyledText("\u{A0}" + words.split(separator: " ").joined(separator: "\u{A0}"))
  }

  private static let parting = " · "
}
