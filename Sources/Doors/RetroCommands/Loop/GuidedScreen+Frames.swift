// A guided retrospective as rows on a terminal.

import JournalText
import Documents
import JournalDates
import JournalKit
import JournalLanguage
import JournalModel
import JournalReports
import TerminalScreens

/// Words and looks of the questions, and of the answers that stay on the screen.
struct GuidedFrames {
  private let today: CalendarDay
  private let say: Language

  init(today: CalendarDay, in language: Language) { (self.today, say) = (today, language) }

  /// What stands at the bottom while a question is asked.
  func frame(_ dialogue: GuidedDialogue, columns: Int) -> Frame {
    let guide = dialogue.guide
    var frame = Frame(columns: columns)
    switch guide.question {
    case .verdict(let number):
      add(number, guide, to: &frame)
      let review = guide.reviews[number]
      let choices = review.verdicts.map { choice($0.key, in: say($0.text)) }
      frame.add("  " + menu(choices + [enter(guide.verdicts[number] == nil ? GuidedText.later : GuidedText.goOn)]), indent: 2)
      add(dialogue.typed, to: &frame)
      add(dialogue, say(number > 0 ? GuidedText.reviewKeys : GuidedText.firstReviewKeys), to: &frame)
    case .words(let number, let verdict):
      add(number, guide, to: &frame)
      frame.add(dialogue.line, prompt: prompt(GuidedText.inAWord, ["verdict": .message(verdict.text)]))
      add(dialogue, say(GuidedText.wordKeys), to: &frame)
    case .item(let section):
      let kind = guide.sections[section].kind
      frame.add(StyledText(guide.sections[section].heading, kind.look))
      frame.add(dialogue.line, prompt: StyledText("  \(kind.sign) "))
      let isLast = section == guide.sections.count - 1
      let keys =
        isLast ? say(GuidedText.lastItemKeys) : say(GuidedText.itemKeys, ["section": .text(guide.sections[section + 1].heading)])
      add(dialogue, keys, to: &frame)
    case .problem(let section, let text):
      frame.add(StyledText(guide.sections[section].heading, .magenta))
      frame.add(StyledText("  \(text)"), indent: 2)
      frame.add(StyledText("  \(say(GuidedText.whichProblem))"))
      for (key, index) in dialogue.offeredProblems.enumerated() {
        frame.add(StyledText("  [\(key + 1)]", .bold) + StyledText(" \(plainText(guide.problems[index].text))"), indent: 6)
      }
      frame.add("  " + menu([enter(GuidedText.nothing)]), indent: 2)
      add(dialogue.typed, to: &frame)
      add(dialogue, say(GuidedText.problemKeys), to: &frame)
    case .offersAction(let section, let attempt):
      frame.add(StyledText(guide.sections[section].heading, .magenta))
      frame.add(StyledText("  \(plainText(attempt.text))"), indent: 2)
      frame.add(prompt(GuidedText.makeAction) + menu([choice(say.yesKey, in: say(GuidedText.yes)), enter(GuidedText.no)]), indent: 2)
      add(dialogue.typed, to: &frame)
      add(dialogue, say(GuidedText.offerKeys), to: &frame)
    case .action(let section, let attempt):
      frame.add(StyledText(guide.sections[section].heading, .magenta))
      frame.add(StyledText("  \(plainText(attempt.text))"), indent: 2)
      frame.add(dialogue.line, prompt: prompt(GuidedText.actionPrompt))
      add(dialogue, say(GuidedText.actionKeys), to: &frame)
    case .due(_, let text, _):
      frame.add(StyledText(say(GuidedText.action), .blue))
      frame.add(StyledText("  \(text)"), indent: 2)
      frame.add(prompt(GuidedText.duePrompt) + menu(DueKey.all.map { choice($0.key, in: words($0)) }), indent: 2)
      let line = dialogue.typed.isEmpty ? dialogue.line : LineEditor(dialogue.typed.text)
      frame.add(line, prompt: prompt(GuidedText.datePrompt))
      add(dialogue, say(GuidedText.dueKeys), to: &frame)
    case .end: break
    }
    let count = dialogue.waiting.lines.count
    if count > 0 { frame.add(StyledText("  \(say(GuidedText.waiting, ["count": .number(count)]))", .dim), indent: 2) }
    return frame
  }

  /// What stays on the screen of an answer.
  func lines(of answer: GuidedAnswer) -> [StyledText] {
    switch answer {
    case .judged(let review, let verdict, let words):
      let judged = say(GuidedText.judged, ["place": .text(review.label), "verdict": .message(verdict.text)])
      let line = StyledText("  \(verdict.sign) \(plainText(review.text)) ") + StyledText(judged, .dim)
      return [line] + (words.isEmpty ? [] : [StyledText("    \(words)")])
    case .added(let section, let text, let problem, let attempt, let due):
      var line = StyledText("  \(section.kind.sign) \(text)")
      if let due { line += fact(GuidedText.due, ["day": .text(short(due))]) }
      if let problem { line += fact(GuidedText.forProblem, ["problem": .text(plainText(problem.text))]) }
      if let attempt, attempt.text != text { line += fact(GuidedText.fromTry, ["try": .text(plainText(attempt.text))]) }
      return [line]
    }
  }

  /// An answer in a few words.
  func words(of answer: GuidedAnswer) -> String {
    switch answer {
    case .judged(let review, let verdict, let words):
      ([plainText(review.text), say(verdict.text)] + (words.isEmpty ? [] : [words])).joined(separator: ": ")
    case .added(_, let text, _, _, _): text
    }
  }

  /// That an answer was taken back.
  func line(takenBack answer: GuidedAnswer) -> StyledText {
    StyledText("  ↶ \(say(GuidedText.takenBack, ["answer": .text(words(of: answer))]))", .dim)
  }

  /// What was written, in one line.
  func summary(of answers: [GuidedAnswer], in path: String) -> Message {
    var judged = 0
    // An Action is judged where it stands.
    var paths: [String] = []
    func add(_ path: String) { if !paths.contains(path) { paths.append(path) } }
    var counts: [SectionKind: Int] = [:]
    for answer in answers {
      switch answer {
      case .judged(let review, _, _):
        judged += 1
        add(review.section == .action ? review.path : path)
      case .added(let section, _, _, _, _):
        counts[section.kind, default: 0] += 1
        add(path)
      }
    }
    var parts = judged == 0 ? [] : [say(GuidedText.countJudged, ["count": .number(judged)])]
    let texts: [(SectionKind, GuidedText)] = [
      (.keep, GuidedText.countKeep), (.problem, GuidedText.countProblem), (.try, GuidedText.countTry), (.action, GuidedText.countAction),
    ]
    for (kind, text) in texts { if let count = counts[kind] { parts.append(say(text, ["count": .number(count)])) } }
    if parts.isEmpty { return Message(GuidedText.nothingWritten, ["path": .place(path)]) }
    return Message(GuidedText.written, ["path": .list(paths, .and), "counts": .list(parts, .comma)])
  }

  /// The heading above an answer.
  func heading(of answer: GuidedAnswer) -> StyledText {
    switch answer {
    case .judged: StyledText(say(GuidedText.review), .bold)
    case .added(let section, _, _, _, _): StyledText(section.heading, section.kind.look)
    }
  }
}

extension GuidedFrames {
  private func add(_ number: Int, _ guide: GuidedRetrospective, to frame: inout Frame) {
    let review = guide.reviews[number]
    let place = say(
      GuidedText.number,
      [
        "number": .number(number + 1), "count": .number(guide.reviews.count), "kind": .text(review.section.rawValue),
        "place": .text(review.label),
      ])
    frame.add(StyledText(say(GuidedText.review), .bold) + StyledText(" \(place)", .dim))
    var text = StyledText("  \(plainText(review.text))")
    if let due = review.due {
      text += due < today ? fact(GuidedText.overdue, ["day": .text(short(due))], .red) : fact(GuidedText.due, ["day": .text(short(due))])
    }
    if let verdict = guide.verdicts[number] { text += fact(GuidedText.soFar, ["verdict": .message(verdict.text)]) }
    frame.add(text, indent: 2)
    for effect in review.effects { frame.add(StyledText("  \(effect)", .dim), indent: 2) }
  }

  /// What was typed where a key is asked for.
  private func add(_ typed: TypedLetters, to frame: inout Frame) {
    if typed.isEmpty { return }
    frame.add(LineEditor(typed.text), prompt: "  › ")
  }

  /// What there is to say of the last key, and which keys there are.
  private func add(_ dialogue: GuidedDialogue, _ hint: String, to frame: inout Frame) {
    if frame.cursor == nil { mark(&frame) }
    if let remark = dialogue.remark { frame.add(StyledText("  \(say(remark))", .yellow), indent: 2) }
    let line = dialogue.takesText ? dialogue.line.text : ""
    if dialogue.isHelpShown || line == "?" {
      for text in GuidedHelp.texts(for: dialogue.guide.question) { frame.add(StyledText("  \(say(text))"), indent: 4) }
    } else if line == "q" {
      frame.add(StyledText("  \(say(GuidedText.leaveKeys))", .yellow), indent: 2)
    } else {
      frame.add(StyledText("  \(dialogue.typed.text.count > 1 ? say(GuidedText.wholeWordKeys) : hint)", .dim), indent: 2)
    }
  }

  /// The cursor after what stands there so far.
  private func mark(_ frame: inout Frame) {
    frame.cursor = Frame.Place(row: frame.rows.count - 1, column: frame.rows.last?.width ?? 0)
  }

  /// Choices in a row, which breaks between them only.
  private func menu(_ choices: [StyledText]) -> StyledText {
    choices.enumerated().reduce(into: StyledText()) { $0 += $1.offset == 0 ? $1.element : "  " + $1.element }
  }

  private func enter(_ text: GuidedText) -> StyledText {
    let words = say(ListingText.labelled, ["name": "Enter", "words": .text(say(text))])
    return StyledText("Enter", .bold) + StyledText(unbroken(words.dropFirst(5)))
  }

  /// A question, before what is typed.
  private func prompt(_ text: GuidedText, _ values: TextValues = [:]) -> StyledText { StyledText("  \(say(text, values)) ") }

  /// What is known of an item, after its text.
  private func fact(_ text: GuidedText, _ values: TextValues, _ look: Look = .dim) -> StyledText {
    StyledText(" · \(say(text, values))", look)
  }

  /// The words with their key in brackets: `[a]dopted`, `t[u]e`.
  private func choice(_ key: String, in words: String) -> StyledText {
    guard let at = words.lowercased().firstRange(ofText: key) else {
      return StyledText("[\(key)]", .bold) + StyledText(unbroken(" \(words)"))
    }
    return StyledText(unbroken(words[..<at.lowerBound])) + StyledText("[\(key)]", .bold) + StyledText(unbroken(words[at.upperBound...]))
  }

  private func unbroken(_ text: some StringProtocol) -> String {
    text.split(separator: " ", omittingEmptySubsequences: false).joined(separator: "\u{A0}")
  }

  private func words(_ key: DueKey) -> String {
    if let text = key.text { return say(text) }
    guard let weekday = key.weekday, let day = key.day(on: today) else { return key.key }
    return "\(say.name(of: weekday, .short)) \(day.day)"
  }

  /// `Tue 24 Nov`, and the year where it is another one.
  private func short(_ day: CalendarDay) -> String {
    say.weekdayAndDay(day) + (day.year == today.year ? "" : " \(day.year)")
  }
}

extension Verdict {
  /// What it is called among the choices.
  var text: GuidedText {
    switch self {
    case .adopted: GuidedText.adopted
    case .partly: GuidedText.partly
    case .done: GuidedText.done
    case .dropped: GuidedText.dropped
    case .carry: GuidedText.carry
    }
  }

  /// The box as one character, as reports show it.
  fileprivate var sign: String {
    switch self {
    case .adopted, .done: "✓"
    case .partly: "◐"
    case .dropped: "✕"
    case .carry: "○"
    }
  }
}

extension SectionKind {
  fileprivate var look: Look {
    switch self {
    case .keep: .green
    case .problem: .red
    case .try: .magenta
    case .action: .blue
    default: .bold
    }
  }

  fileprivate var sign: String { self == .action ? "○" : "•" }
}
