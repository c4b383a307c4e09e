// What keys say to a reflection. It knows no terminal, so tests press the keys.

public import JournalGuidance
public import JournalModel
import JournalReflection
public import TerminalScreens

/// The question, the line that is being typed, and the way back.
public struct ReflectionDialogue {
  /// What a key asks the world to do.
  public enum Effect: Equatable {
    case nothing
    /// Then `wrote`, or `failed`.
    case write(ReflectionChange)
    /// Another question is asked, and nothing was written.
    case moved
    /// Go back behind what was written last; then `tookBack`.
    case takeBack
    /// Break off, at once.
    case stop
    /// Leave, in peace.
    case leave
    /// Draw everything again.
    case redraw
  }

  /// What was said before, so that it can be said again.
  private struct Step {
    let guide: GuidedReflection
    let line: String
    let isWritten: Bool
  }

  /// A line that waits for its question to be asked again.
  private struct Draft {
    let line: String
    /// Whether the file still has it.
    var isWritten: Bool
  }

  /// For how many milliseconds nothing may follow a letter that answers as a key. Who types a word is faster than that.
  public static let patience = 300

  public private(set) var guide: GuidedReflection
  /// What is typed: an answer, or where a key answers the key or a word.
  public private(set) var line: LineEditor
  /// How a line is written that says of itself that it is private.
  public var written: @Sendable (String) -> String = { $0 }
  /// What is wrong with the last key.
  public private(set) var remark: String?
  private var next: GuidedReflection?
  private var before: [Step] = []
  private var drafts: [ReflectionQuestion: Draft] = [:]
  /// A line that was typed where a key is asked for, and waits for the next question.
  private var carried = ""
  /// What stood in the line when its question was asked, and is kept elsewhere.
  private var given: String
  /// Whether the question was on the screen before the key that is pressed: nobody answers one that cannot be read yet.
  private var isShown = false
  private var keyBefore: Key?

  /// - Parameter kept: What was typed and not sent, when it was broken off.
  public init(_ guide: GuidedReflection, kept: String = "") {
    self.guide = guide
    (line, given) = (LineEditor(guide.draft), guide.draft)
    if kept.isEmpty { return }
    if takesText {
      (line, given) = (LineEditor(kept), kept)
      remark = guide.words(.kept)
    } else {
      carried = kept
    }
  }

  /// Whether the question is answered by a line.
  public var takesText: Bool {
    switch guide.question {
    case .before, .after, .step, .closing: true
    case .pattern, .care, .offer, .end: false
    }
  }

  /// Whether anything was said here that Ctrl-Z goes back to.
  public var canGoBack: Bool { !before.isEmpty }

  /// Whether a letter was typed that answers, as long as none follows.
  public var isHolding: Bool { !takesText && isShown && line.text.count == 1 && reply(to: line.text) != nil }

  /// What was typed and stands nowhere else.
  public var unfinished: String? {
    var texts = drafts.filter { !$0.value.isWritten }.sorted { $0.key.place < $1.key.place }.map(\.value.line)
    if takesText, line.text != given { texts.insert(line.text, at: 0) }
    texts.append(carried)
    let said = texts.filter { !$0.trimmed.isEmpty }
    return said.isEmpty ? nil : said.joined(separator: "\n\n")
  }

  /// The question stands on the screen.
  public mutating func shown() { isShown = true }

  public mutating func press(_ key: Key) -> Effect {
    defer { keyBefore = key }
    remark = nil
    switch key {
    case .control("c"): return .stop
    case .control("d") where line.isEmpty: return .leave
    case .control("l"): return .redraw
    case .control("z"), .control("_"): return takeBack()
    case .escape: return escape()
    case .enter: return enter()
    case _ where !takesText && !isShown: return .nothing
    default:
      _ = line.handle(key)
      return .nothing
    }
  }

  /// Nothing has followed the letter: it answers.
  public mutating func settle() -> Effect {
    guard isHolding, let reply = reply(to: line.text) else { return .nothing }
    return answer(reply)
  }

  /// What was asked for is written.
  public mutating func wrote() {
    guard let next else { return }
    for question in drafts.keys { drafts[question]?.isWritten = false }
    move(to: next, isWritten: true)
  }

  /// It could not be done. The question stands, and so does what was typed.
  public mutating func failed() { next = nil }

  /// What was said last is asked for again.
  public mutating func tookBack() {
    guard let last = before.popLast() else { return }
    if takesText, !line.text.trimmed.isEmpty { drafts[guide.question] = Draft(line: line.text, isWritten: line.text == given) }
    guide = last.guide
    // A key that answered is no line to be changed.
    let said = takesText ? last.line : ""
    (line, given, isShown) = (LineEditor(said), last.isWritten ? said : guide.draft, false)
    drafts[guide.question] = nil
  }

  /// The file has something else by now: what it has holds, and what was typed stands in the line.
  public mutating func take(over reflection: Reflection) {
    next = nil
    before = []
    guide.take(over: reflection)
    (given, isShown) = ("", false)
  }

  private mutating func move(to next: GuidedReflection, isWritten: Bool) {
    before.append(Step(guide: guide, line: line.text, isWritten: isWritten))
    (guide, self.next, isShown) = (next, nil, false)
    (line, given) = (LineEditor(next.draft), next.draft)
    guard takesText else { return }
    if let draft = drafts.removeValue(forKey: guide.question) {
      (line, given) = (LineEditor(draft.line), "")
    } else if !carried.isEmpty, line.isEmpty {
      (line, carried) = (LineEditor(carried), "")
    }
  }

  private mutating func answer(_ reply: ReflectionReply) -> Effect {
    var next = guide
    if let change = next.take(reply) {
      self.next = next
      return .write(change)
    }
    if next.question == guide.question { return .nothing }
    move(to: next, isWritten: false)
    return .moved
  }

  /// What leaves, also where words are asked for: nobody answers with the letter alone.
  private static let leaving: Set<String> = ["q", ":q", "quit", "exit"]

  private mutating func enter() -> Effect {
    if Self.leaving.contains(line.text.trimmed.lowercased()) {
      line = LineEditor(given)
      return .leave
    }
    switch guide.question {
    case .before, .after:
      var text = line.text.trimmed
      if text.isEmpty { return answer(.strength(nil)) }
      if guide.question == .before, let said = feeling(in: text) {
        guide.feeling = said.word
        if said.number.isEmpty {
          // The word is kept; its strength is still asked for.
          (line, given) = (LineEditor(), "")
          remark = "\(said.word): \(guide.words(.scaleWrong))"
          return .nothing
        }
        text = said.number
      }
      // Digits as Japanese and Korean keyboards give them count, too.
      let digits = text.compactMap(\.wholeNumberValue)
      let number = digits.count == text.count ? digits.reduce(0) { min($0, 100) * 10 + $1 } : -1
      guard (0...10).contains(number) else {
        if DangerHint.isPresent(in: text) { return answer(.line(written(text))) }
        remark = guide.words(.scaleWrong)
        return .nothing
      }
      return answer(.strength(number))
    case .step: return answer(.line(written(line.text)))
    case .closing: return answer(.line(line.text))
    case .pattern, .care, .offer: return isShown ? choose() : .nothing
    case .end: return .nothing
    }
  }

  /// A word for a feeling, and the number that stands before or behind it.
  private func feeling(in text: String) -> (word: String, number: String)? {
    var words = text.split(whereSeparator: \.isWhitespace).map { String($0) }
    var number = ""
    for place in [words.startIndex, words.count - 1] where number.isEmpty && words.count > 1 && words[place].allSatisfy({ $0.isWholeNumber }) {
      number = words.remove(at: place)
    }
    let word = words.joined(separator: " ")
    return guide.words.isFeeling(word) ? (word, number) : nil
  }

  /// A key or a word with Enter. What is neither is kept for the next question, and never taken letter by letter.
  private mutating func choose() -> Effect {
    let word = line.text.trimmed
    if word.isEmpty { return answer(isOffer ? .makes(nil) : .agreed(false)) }
    if let reply = reply(to: word) { return answer(reply) }
    if DangerHint.isPresent(in: word) { return answer(.line(written(word))) }
    carried = carried.isEmpty ? word : carried + " " + word
    line = LineEditor()
    remark = guide.words(.choiceWrong, ["keys": keys.map { "[\($0)]" }.joined(separator: " ")])
    return .nothing
  }

  private var isOffer: Bool { if case .offer = guide.question { true } else { false } }

  private var keys: [String] {
    let say = guide.words
    switch guide.question {
    case .pattern: return [say(.yesKey), say(.noKey)]
    case .care: return [say.careKey, "Enter"]
    case .offer: return [say(.tryKey), say(.actionKey), "Enter"]
    case .before, .after, .step, .closing, .end: return []
    }
  }

  /// What a key or a word says to the question: in the language of the questions, or else in English.
  private func reply(to typed: String) -> ReflectionReply? {
    let say = guide.words
    let word = typed.trimmed.lowercased()
    func isSaid(_ texts: String...) -> Bool { texts.contains { $0.lowercased() == word } }
    switch guide.question {
    case .pattern:
      if isSaid(say(.yesKey), say(.yes)) { return .agreed(true) }
      if isSaid(say(.noKey), say(.no)) { return .agreed(false) }
      return isSaid("y", "yes") ? .agreed(true) : isSaid("n", "no") ? .agreed(false) : nil
    case .care: return isSaid(say.careKey, "g", "go") ? .agreed(true) : nil
    case .offer:
      if isSaid(say(.tryKey), say(.itemTry), say(.offerTry)) { return .makes(.try) }
      if isSaid(say(.actionKey), say(.itemAction), say(.offerAction)) { return .makes(.action) }
      return isSaid("t", "try") ? .makes(.try) : isSaid("a", "action") ? .makes(.action) : nil
    case .before, .after, .step, .closing, .end: return nil
    }
  }

  private mutating func escape() -> Effect {
    if unfinished != nil, keyBefore != .escape {
      remark = guide.words(.escape)
      return .nothing
    }
    return .leave
  }

  /// Back to what was said last. A line that is not sent yet is no answer: it is named first, and waits.
  private mutating func takeBack() -> Effect {
    guard let last = before.last else { return .nothing }
    if takesText, line.text != given, !line.text.trimmed.isEmpty, keyBefore != .control("z"), keyBefore != .control("_") {
      remark = guide.words(.back)
      return .nothing
    }
    if last.isWritten { return .takeBack }
    tookBack()
    return .nothing
  }
}

extension ReflectionQuestion {
  /// Where it stands among the others.
  fileprivate var place: Int {
    switch self {
    case .before: -1
    case .step(let step): step
    case .pattern, .care: 0
    case .after: 100
    case .closing, .offer, .end: 101
    }
  }
}
