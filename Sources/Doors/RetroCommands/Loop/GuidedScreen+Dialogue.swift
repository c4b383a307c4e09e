// What keys say to a guided retrospective. It knows no terminal, so tests press the keys.

import JournalDates
import JournalKit
import JournalLanguage
import JournalModel
import TerminalScreens

/// The question, the line that is being typed, and the way back.
struct GuidedDialogue {
  /// What a key asks the world to do.
  enum Effect: Equatable {
    case nothing
    /// Then `wrote`, or `failed`.
    case write(GuidedAnswer)
    /// Take back the last answer; then `tookBack`, or `failed`.
    case takeBack
    /// Break off, at once.
    case stop
    /// Leave, in peace.
    case leave
    /// Draw everything again.
    case redraw
  }

  private(set) var guide: GuidedRetrospective
  var line: LineEditor
  /// What is to be answered before anything new is.
  var waiting = WaitingLines()
  /// What is wrong with the last key, or what it did where that cannot be seen.
  var remark: Message?
  /// What was typed where a key answers.
  var typed = TypedLetters()
  /// Whether it is told what can be typed.
  var isHelpShown = false
  let say: Language
  private let today: CalendarDay
  private var next: GuidedRetrospective?
  private var before: [(guide: GuidedRetrospective, answer: GuidedAnswer)] = []
  /// Whether the question was on the screen before the key that is pressed: nobody answers one that cannot be read yet.
  private(set) var isShown = false
  /// Whether nothing was typed into the line since its question was asked.
  private(set) var isUntouched = true
  /// The letter that said the verdict whose words are asked for.
  private var letter: Character?
  private var keyBefore: Key?

  init(_ guide: GuidedRetrospective, today: CalendarDay, in language: Language) {
    (self.guide, self.today, say) = (guide, today, language)
    line = LineEditor(guide.draft)
  }

  /// The answers that were written and not taken back.
  var answers: [GuidedAnswer] { before.map(\.answer) }

  /// The question stands on the screen.
  mutating func shown() { isShown = true }

  mutating func press(_ key: Key) -> Effect {
    defer { keyBefore = key }
    (remark, isHelpShown) = (nil, false)
    switch key {
    case .control("c"): return .stop
    case .control("d") where line.isEmpty || !takesText: return .leave
    case .control("l"): return .redraw
    case .control("z"), .control("_"): return takeBack()
    case .escape: return escape()
    case .backspace: if let effect = backspace() { return effect }
    case .enter: if let effect = enter() { return effect }
    case .character(let letter) where awaitsKey: return type(letter)
    case .paste(let text) where !takesText:
      typed.add(text, isEarly: !isShown)
      return .nothing
    case .paste(let text): if case .item(let section) = guide.question { return paste(text, into: section) }
    default: typed = TypedLetters()
    }
    guard let reply = reply(to: key) else {
      if takesText, line.handle(key) { isUntouched = false }
      return .nothing
    }
    return answer(reply)
  }

  /// Says a reply; one that the question does not take leaves the line as it is.
  mutating func answer(_ reply: GuidedReply) -> Effect {
    var next = guide
    if let answer = next.take(reply) {
      self.next = next
      return .write(answer)
    }
    if next != guide { move(to: next) }
    return .nothing
  }

  /// The answer is written.
  /// - Parameter item: What was added, as others may name it; nil for a verdict.
  mutating func wrote(_ answer: GuidedAnswer, as item: GuidedItem?) {
    before.append((guide, answer))
    // What is written when a person breaks off leads to no question.
    guard var next else { return }
    next.written(answer, as: item)
    move(to: next)
  }

  /// The last answer is taken back and asked for again; gives it.
  mutating func tookBack() -> GuidedAnswer? {
    guard let last = before.popLast() else { return nil }
    if let line = unwrittenLine { waiting.addFirst(line) }
    move(to: last.guide.reopened(last.answer))
    return last.answer
  }

  /// It could not be done. The question stands, and so does what was typed.
  mutating func failed() { next = nil }

  private mutating func move(to next: GuidedRetrospective) {
    line = LineEditor(next.draft)
    (guide, self.next) = (next, nil)
    (typed, isShown, isUntouched, letter) = (TypedLetters(), false, true, nil)
  }
}

extension GuidedDialogue {
  /// Whether the question is answered by a line, or may be.
  var takesText: Bool {
    switch guide.question {
    case .words, .item, .action, .due: true
    case .verdict, .problem, .offersAction, .end: false
    }
  }

  /// What the key says to the question; nil where it is part of a line, or nothing.
  private mutating func reply(to key: Key) -> GuidedReply? {
    switch key {
    case .backTab: return .back
    case .left where line.isEmpty || !takesText: return .back
    default: break
    }
    guard key == .enter else { return nil }
    switch guide.question {
    case .verdict: return .goOn
    case .words, .item, .action: return .line(line.text)
    case .problem: return .problem(nil)
    case .offersAction: return .agreed(false)
    case .due: return dueInLine()
    case .end: return nil
    }
  }

  /// What one letter alone says to the question; nil where it says nothing.
  func reply(to letter: Character) -> GuidedReply? {
    let folded = letter.lowercased()
    switch guide.question {
    case .verdict(let number): return guide.reviews[number].verdicts.first { $0.key == folded }.map { .verdict($0) }
    case .problem:
      guard let number = letter.wholeNumberValue, number > 0 else { return nil }
      return .problem(offeredProblems.lowerBound + number - 1)
    case .offersAction: return say.agrees(folded) ? .agreed(true) : folded == "n" ? .agreed(false) : nil
    case .due: return DueKey.all.first { $0.key == folded }.map { .due($0.day(on: today)) }
    case .words, .item, .action, .end: return nil
    }
  }

  /// The Problems that have a key: the last nine.
  var offeredProblems: Range<Int> { max(0, guide.problems.count - 9)..<guide.problems.count }

  private mutating func dueInLine() -> GuidedReply? {
    if line.isEmpty { return .due(nil) }
    if line.text.count == 1, let letter = line.text.first, let reply = reply(to: letter) { return reply }
    let days = PeriodText(said: line.text.trimmed)?.days(on: today, leaning: .future)
    guard let days, days.span.count == 1 else {
      remark = Message(GuidedText.noDay, ["text": .text(line.text)])
      return nil
    }
    return .due(days.span.start)
  }
}

// MARK: The way out and the way back

extension GuidedDialogue {
  /// Leaves; in the middle of a line only a second time.
  private mutating func escape() -> Effect {
    if !typed.isEmpty {
      typed = TypedLetters()
      return .nothing
    }
    if takesText, !line.isEmpty, line.text != guide.draft, keyBefore != .escape {
      remark = Message(GuidedText.escapeAgain)
      return .nothing
    }
    return .leave
  }

  /// Takes back what was said last; nil where the key belongs to the line. It goes on to answers that are written only where it was
  /// pressed for that: a key that was held down to empty a line is not.
  private mutating func backspace() -> Effect? {
    if !typed.isEmpty {
      typed.removeLast()
      return .nothing
    }
    if takesText, !line.isEmpty || !isUntouched { return nil }
    if keyBefore == .backspace, isWrittenBefore {
      remark = Message(GuidedText.backspaceHeld)
      return .nothing
    }
    return undo()
  }

  /// Whether what was said before the question is written.
  private var isWrittenBefore: Bool {
    switch guide.question {
    case .verdict, .item, .offersAction, .end: true
    case .words, .problem, .action, .due: false
    }
  }

  /// Takes back what was said last, be it written or not.
  mutating func undo() -> Effect { isWrittenBefore ? takeBack() : answer(.back) }

  private mutating func takeBack() -> Effect {
    if !before.isEmpty { return .takeBack }
    remark = Message(GuidedText.nothingToUndo)
    return .nothing
  }

  /// What Enter says beside what it says to the question; nil for that.
  private mutating func enter() -> Effect? {
    if !typed.isEmpty { return typed.letter == nil ? takeWord() : settle() }
    guard takesText else { return nil }
    switch line.text {
    case "?":
      line = LineEditor("")
      isHelpShown = true
      return .nothing
    case "q":
      line = LineEditor("")
      return .leave
    default: break
    }
    // Whoever types a verdict as a word has said its first letter as a key.
    if case .words(let number, _) = guide.question, let letter, let verdict = verdict(of: number, named: "\(letter)\(line.text)") {
      line = LineEditor("")
      _ = guide.take(.back)
      _ = guide.take(.verdict(verdict))
    }
    return nil
  }

  /// A letter where a key is asked for.
  private mutating func type(_ letter: Character) -> Effect {
    guard takesText else {
      typed.add(String(letter), isEarly: !isShown)
      return .nothing
    }
    // A line may begin here, too.
    if typed.isEmpty, isShown {
      typed.add(String(letter), isEarly: false)
    } else {
      line = LineEditor(typed.text)
      _ = line.handle(.character(letter))
      (typed, isUntouched) = (TypedLetters(), false)
    }
    return .nothing
  }

  /// Begins the line with a letter that is no key.
  mutating func beginLine(with letter: Character) {
    line = LineEditor(String(letter))
    isUntouched = false
  }

  /// Says the verdict of a letter, and remembers the letter: a word may follow.
  mutating func answer(_ reply: GuidedReply, by letter: Character) -> Effect {
    let effect = answer(reply)
    if case .words = guide.question { self.letter = letter }
    return effect
  }
}

/// A key that names a day.
struct DueKey {
  let key: String
  /// What it is called; nil of a weekday.
  let text: GuidedText?
  let weekday: Weekday?
  private let days: Int?

  private init(_ key: String, _ text: GuidedText, days: Int?) { (self.key, self.text, self.days, weekday) = (key, text, days, nil) }
  private init(_ key: String, _ weekday: Weekday) { (self.key, text, self.weekday, days) = (key, nil, weekday, nil) }

  static let all = [
    DueKey("t", GuidedText.today, days: 0), DueKey("m", .monday), DueKey("u", .tuesday), DueKey("e", .wednesday), DueKey("h", .thursday),
    DueKey("f", .friday), DueKey("w", GuidedText.inAWeek, days: 7), DueKey("n", GuidedText.nothing, days: nil),
  ]

  /// The day meant: of a weekday the next one after today, which has its own key; nil for none.
  func day(on today: CalendarDay) -> CalendarDay? {
    if let days { return today.advanced(by: days) }
    guard let weekday else { return nil }
    return today.advanced(by: (weekday.rawValue - today.weekday.rawValue + 6) % 7 + 1)
  }
}

extension Verdict {
  /// The one key that says it, of whatever item.
  var key: String {
    switch self {
    case .adopted: "a"
    case .partly: "p"
    case .done: "d"
    case .dropped: "x"
    case .carry: "c"
    }
  }
}
