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
    /// Break off.
    case stop
    /// Draw everything again.
    case redraw
  }

  private(set) var guide: GuidedRetrospective
  var line: LineEditor
  /// What is to be answered before anything new is.
  var waiting = WaitingLines()
  /// What is wrong with the last key, or what it did where that cannot be seen.
  private(set) var remark: Message?
  private let today: CalendarDay
  private var next: GuidedRetrospective?
  private var before: [(guide: GuidedRetrospective, answer: GuidedAnswer)] = []

  init(_ guide: GuidedRetrospective, today: CalendarDay) {
    (self.guide, self.today) = (guide, today)
    line = LineEditor(guide.draft)
  }

  /// The answers that were written and not taken back.
  var answers: [GuidedAnswer] { before.map(\.answer) }

  mutating func press(_ key: Key) -> Effect {
    remark = nil
    switch key {
    case .control("c"): return .stop
    case .control("d") where line.isEmpty: return .stop
    case .control("l"): return .redraw
    case .control("z"), .control("_"):
      if !before.isEmpty { return .takeBack }
      remark = Message(GuidedText.nothingToUndo)
      return .nothing
    case .paste(let text): if case .item(let section) = guide.question { return paste(text, into: section) }
    default: break
    }
    guard let reply = reply(to: key) else {
      if takesText { _ = line.handle(key) }
      return .nothing
    }
    var next = guide
    if let answer = next.take(reply) {
      self.next = next
      return .write(answer)
    }
    // A reply that the question does not take leaves the line as it is.
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
    case .left where line.isEmpty, .escape where !takesText || line.isEmpty, .backspace where !takesText: return .back
    default: break
    }
    switch guide.question {
    case .verdict(let number):
      if key == .enter { return .goOn }
      guard case .character(let letter) = key else { return nil }
      return guide.reviews[number].verdict(by: letter).map { .verdict($0) }
    case .words, .item, .action: return key == .enter ? .line(line.text) : nil
    case .problem:
      if key == .enter { return .problem(nil) }
      guard case .character(let digit) = key, let number = digit.wholeNumberValue, number > 0 else { return nil }
      return .problem(offeredProblems.lowerBound + number - 1)
    case .offersAction:
      if key == .enter || key == .character("n") { return .agreed(false) }
      return key == .character("y") ? .agreed(true) : nil
    case .due: return due(key)
    case .end: return nil
    }
  }

  /// The Problems that have a key: the last nine.
  var offeredProblems: Range<Int> { max(0, guide.problems.count - 9)..<guide.problems.count }

  private mutating func due(_ key: Key) -> GuidedReply? {
    switch key {
    case .enter where line.isEmpty: return .due(nil)
    case .enter:
      let days = PeriodText(said: line.text.trimmed)?.days(on: today, leaning: .future)
      guard let days, days.span.count == 1 else {
        remark = Message(GuidedText.noDay, ["text": .text(line.text)])
        return nil
      }
      return .due(days.span.start)
    case .character(let letter) where line.isEmpty:
      if let day = DueKey.all.first(where: { $0.key == letter.lowercased() }) { return .due(day.day(on: today)) }
      // Anything else that is typed is the beginning of a date.
      return nil
    default: return nil
    }
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

extension GuidedReview {
  /// The verdict that a key says of it.
  fileprivate func verdict(by letter: Character) -> Verdict? { verdicts.first { $0.key == letter.lowercased() } }
}
