// What keys say to a reflection. It knows no terminal, so tests press the keys.

import JournalGuidance
import JournalModel
import TerminalScreens

/// The question, the line that is being typed, and the way back.
struct ReflectionDialogue {
  /// What a key asks the world to do.
  enum Effect: Equatable {
    case nothing
    /// Then `wrote`, or `failed`.
    case write(ReflectionChange)
    /// Another question is asked, and nothing was written.
    case moved
    /// Take back what was written last; then `tookBack`, or `failed`.
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

  private(set) var guide: GuidedReflection
  var line: LineEditor
  /// What is wrong with the last key.
  var remark: String?
  private var next: GuidedReflection?
  private var before: [Step] = []
  /// Whether the question was on the screen before the key that is pressed: nobody answers one that cannot be read yet.
  private var isShown = false
  private var keyBefore: Key?

  init(_ guide: GuidedReflection) {
    self.guide = guide
    line = LineEditor(guide.draft)
  }

  /// Whether the question is answered by a line.
  var takesText: Bool {
    switch guide.question {
    case .before, .after, .step, .item: true
    case .pattern, .care, .closing, .end: false
    }
  }

  /// What was typed and is no answer yet.
  var unfinished: String? {
    guard takesText, !line.text.trimmed.isEmpty, line.text != guide.draft else { return nil }
    return line.text
  }

  /// The question stands on the screen.
  mutating func shown() { isShown = true }

  mutating func press(_ key: Key) -> Effect {
    defer { keyBefore = key }
    remark = nil
    switch key {
    case .control("c"): return .stop
    case .control("d") where !takesText || line.isEmpty: return .leave
    case .control("l"): return .redraw
    case .control("z"), .control("_"): return takeBack()
    case .escape: return escape()
    case .enter: return enter()
    case .character(let letter) where !takesText: return isShown ? choose(letter) : .nothing
    default:
      if takesText { _ = line.handle(key) }
      return .nothing
    }
  }

  /// What was asked for is written.
  mutating func wrote() {
    guard let next else { return }
    move(to: next, isWritten: true)
  }

  /// It could not be done. The question stands, and so does what was typed.
  mutating func failed() { next = nil }

  /// What was written last is taken back and asked for again.
  mutating func tookBack() {
    guard let last = before.popLast() else { return }
    guide = last.guide
    guide.draft = last.line
    (line, isShown) = (LineEditor(last.line), false)
  }

  /// The file has something else by now: what it has holds, and what was typed stands in the line.
  mutating func take(over reflection: Reflection) {
    next = nil
    before = []
    guide.take(over: reflection)
    isShown = false
  }

  private mutating func move(to next: GuidedReflection, isWritten: Bool) {
    before.append(Step(guide: guide, line: line.text, isWritten: isWritten))
    (guide, self.next) = (next, nil)
    (line, isShown) = (LineEditor(next.draft), false)
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

  private mutating func enter() -> Effect {
    switch guide.question {
    case .before, .after:
      let text = line.text.trimmed
      if text.isEmpty { return answer(.strength(nil)) }
      // Digits as Japanese and Korean keyboards give them count, too.
      let digits = text.compactMap(\.wholeNumberValue)
      let number = digits.count == text.count ? digits.reduce(0) { min($0, 100) * 10 + $1 } : -1
      guard (0...10).contains(number) else {
        remark = guide.words(.scaleWrong)
        return .nothing
      }
      return answer(.strength(number))
    case .step, .item: return answer(.line(line.text))
    case .pattern, .care: return isShown ? answer(.agreed(false)) : .nothing
    case .closing: return isShown ? answer(.makes(nil)) : .nothing
    case .end: return .nothing
    }
  }

  private mutating func choose(_ letter: Character) -> Effect {
    switch (guide.question, letter.lowercased()) {
    case (.pattern, "y"), (.care, "g"): return answer(.agreed(true))
    case (.pattern, "n"): return answer(.agreed(false))
    case (.closing, "t"): return answer(.makes(.try))
    case (.closing, "a"): return answer(.makes(.action))
    case (.closing, "n"): return answer(.makes(nil))
    default: return .nothing
    }
  }

  private mutating func escape() -> Effect {
    if unfinished != nil, keyBefore != .escape {
      remark = guide.words(.escape)
      return .nothing
    }
    return .leave
  }

  private mutating func takeBack() -> Effect {
    guard let last = before.last else { return .nothing }
    if last.isWritten { return .takeBack }
    tookBack()
    return .nothing
  }
}
