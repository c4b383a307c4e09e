// A reflection as rows on a terminal.

public import JournalGuidance
public import JournalModel
import JournalReflection
import JournalText
public import TerminalScreens

/// Words and looks of the questions, and of the answers that stay on the screen.
public struct ReflectionFrames {
  /// How the day was, for words of feelings.
  let mood: Mood?
  /// What the person wrote down as values.
  let values: [String]

  public init(mood: Mood?, values: [String]) { (self.mood, self.values) = (mood, values) }

  /// What stands at the bottom while a question is asked.
  public func frame(_ dialogue: ReflectionDialogue, columns: Int) -> Frame {
    var frame = Frame(columns: columns)
    let guide = dialogue.guide
    let say = guide.words
    switch guide.question {
    case .before, .after:
      frame.add(StyledText(say(guide.question == .before ? .before : .after), .bold))
      // Nobody can say how strong a feeling is before they have a word for it.
      if guide.question == .before { feelings(say, &frame) }
      frame.add(dialogue.line, prompt: "  › ")
      hint(dialogue, keys(say(.scale) + Self.parting + say(.scaleKeys), dialogue), &frame)
    case .step(let step):
      frame.add(StyledText(say(.question, ["number": "\(step + 1)", "count": "\(guide.count)"]), .dim))
      frame.add(StyledText(guide.asked(step).text, .bold))
      if guide.guide == .act, step == guide.guide.questions - 1, !values.isEmpty {
        frame.add(StyledText("  " + say(.values, ["values": values.joined(separator: ", ")]), .dim), indent: 2)
      }
      frame.add(dialogue.line, prompt: "  › ")
      hint(dialogue, keys(say(.answerKeys), dialogue), &frame)
    case .pattern(let pattern):
      frame.add(StyledText(say(.fits, ["pattern": say.name(of: pattern)]), .bold))
      frame.add("  " + choice(say(.yesKey), say(.yes)) + "  " + choice(say(.noKey), say(.no)), indent: 2)
      typed(dialogue, &frame)
      hint(dialogue, say(.choiceKeys), &frame)
    case .care:
      frame.add(StyledText(say.careChoice), indent: 2)
      typed(dialogue, &frame)
      if let remark = dialogue.remark { frame.add(StyledText("  \(remark)", .yellow), indent: 2) }
    case .closing:
      frame.add(dialogue.line, prompt: "  › ")
      hint(dialogue, keys(say(.ideaKeys), dialogue), &frame)
    case .offer(let text):
      frame.add(StyledText("  \(text)"), indent: 2)
      // A line each, so that their words may be broken.
      for (key, words) in [(say(.tryKey), say(.offerTry)), (say(.actionKey), say(.offerAction)), ("Enter", say(.offerNothing))] {
        frame.add("  " + StyledText("[\(key)]", .bold) + StyledText("\u{A0}\(words)"), indent: 6)
      }
      typed(dialogue, &frame)
      hint(dialogue, say(.choiceKeys), &frame)
    case .end: break
    }
    return frame
  }

  /// What stays on the screen of a change, above the next question.
  public func lines(of change: ReflectionChange, to dialogue: ReflectionDialogue) -> [StyledText] {
    let say = dialogue.guide.words
    switch change {
    case .begin(let reflection):
      let answered = reflection.steps.filter { !$0.answer.isEmpty }
      return strength(reflection.before, say(.before)) + answered.flatMap { [StyledText($0.question, .dim), StyledText("  \($0.answer)")] }
    case .set(let key, let value): return key == "after" ? strength(Int(value), say(.after)) : []
    case .answer(let step, let text, let own, _):
      return [StyledText(own?.withoutEscapes ?? dialogue.guide.asked(step).text, .dim), StyledText("  \(text)")]
    case .ask(_, let distortion):
      return distortion.flatMap { ThinkingPattern(written: $0) }.map {
        [StyledText(say(.fits, ["pattern": say.name(of: $0)]), .dim), StyledText("  \(say(.yes))")]
      } ?? []
    case .item: return []
    }
  }

  /// What was answered before, of one that is gone on with.
  public func lines(of guide: GuidedReflection) -> [StyledText] {
    let reflection = guide.reflection
    var lines = strength(reflection.before, guide.words(.before))
    for (step, answered) in reflection.steps.enumerated() where !answered.answer.trimmed.isEmpty {
      lines += [StyledText(guide.asked(step).text, .dim), StyledText("  \(answered.answer.withoutEscapes.onOneLine)")]
    }
    return lines
  }

  private func feelings(_ say: GuideWords, _ frame: inout Frame) {
    frame.add(StyledText("  " + say(.feelings, ["words": say.feelings(for: mood)]), .dim), indent: 2)
  }

  /// What is typed where a key answers.
  private func typed(_ dialogue: ReflectionDialogue, _ frame: inout Frame) {
    if !dialogue.line.isEmpty { frame.add(dialogue.line, prompt: "  › ") }
  }

  private func strength(_ number: Int?, _ question: String) -> [StyledText] {
    number.map { [StyledText(question, .dim), StyledText("  \($0)")] } ?? []
  }

  private func hint(_ dialogue: ReflectionDialogue, _ text: String, _ frame: inout Frame) {
    if let remark = dialogue.remark { frame.add(StyledText("  \(remark)", .yellow), indent: 2) }
    frame.add(StyledText("  \(text)", .dim), indent: 2)
  }

  /// What keys do, without the way back where there is none yet.
  private func keys(_ text: String, _ dialogue: ReflectionDialogue) -> String {
    if dialogue.canGoBack { return text }
    return text.split(separator: "·").map { String($0).trimmed }.filter { !$0.contains(text: "Ctrl-Z") }.joined(separator: Self.parting)
  }

  private func choice(_ key: String, _ words: String) -> StyledText {
    StyledText("[\(key)]", .bold) + StyledText("\u{A0}" + words.split(separator: " ").joined(separator: "\u{A0}"))
  }

  private static let parting = " · "
}
