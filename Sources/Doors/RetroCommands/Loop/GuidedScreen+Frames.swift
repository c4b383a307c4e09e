// A guided retrospective as rows on a terminal.

import JournalText
import Documents
import JournalDates
import JournalKit
import JournalModel
import JournalReports
import TerminalScreens

/// Words and looks of the questions, and of the answers that stay on the screen.
struct GuidedFrames {
  let today: CalendarDay

  /// What stands at the bottom while a question is asked.
  func frame(_ dialogue: GuidedDialogue, columns: Int) -> Frame {
    let guide = dialogue.guide
    var frame = Frame(columns: columns)
    switch guide.question {
    case .verdict(let number):
      add(number, guide, to: &frame)
      let review = guide.reviews[number]
      let choices = review.verdicts.map { choice($0.key, in: $0.words) }
      frame.add("  " + menu(choices + [enter(guide.verdicts[number] == nil ? "later" : "go on")]), indent: 2)
      add(dialogue.remark, number > 0 ? "← back · Ctrl-Z undo · Ctrl-C stop" : "Ctrl-C stop", to: &frame)
    case .words(let number, let verdict):
      add(number, guide, to: &frame)
      frame.add(dialogue.line, prompt: StyledText("  \(verdict.words), ") + "in a word? ")
      add(dialogue.remark, "Enter goes on · Shift-Tab back", to: &frame)
    case .item(let section):
      let kind = guide.sections[section].kind
      frame.add(StyledText(guide.sections[section].heading, kind.look))
      frame.add(dialogue.line, prompt: StyledText("  \(kind.sign) "))
      let isLast = section == guide.sections.count - 1
      let empty = isLast ? "an empty line ends" : "an empty line goes on to \(guide.sections[section + 1].heading)"
      add(dialogue.remark, "Enter writes it · \(empty) · Shift-Tab back · Ctrl-Z undo · Ctrl-C stop", to: &frame)
    case .problem(let section, let text):
      frame.add(StyledText(guide.sections[section].heading, .magenta))
      frame.add(StyledText("  \(text)"), indent: 2)
      frame.add(StyledText("  For which problem?"))
      for (key, index) in dialogue.offeredProblems.enumerated() {
        frame.add(StyledText("  [\(key + 1)]", .bold) + StyledText(" \(plainText(guide.problems[index].text))"), indent: 6)
      }
      frame.add("  " + menu([enter("none")]), indent: 2)
      add(dialogue.remark, "← back", to: &frame)
    case .offersAction(let section, let attempt):
      frame.add(StyledText(guide.sections[section].heading, .magenta))
      frame.add(StyledText("  \(plainText(attempt.text))"), indent: 2)
      frame.add(StyledText("  Make an Action of it? ") + menu([choice("y", in: "yes"), enter("no")]), indent: 2)
      add(dialogue.remark, "Ctrl-Z undo", to: &frame)
    case .action(let section, let attempt):
      frame.add(StyledText(guide.sections[section].heading, .magenta))
      frame.add(StyledText("  \(plainText(attempt.text))"), indent: 2)
      frame.add(dialogue.line, prompt: "  Action: ")
      add(dialogue.remark, "Enter goes on · an empty line makes none · Shift-Tab back", to: &frame)
    case .due(_, let text, _):
      frame.add(StyledText("Action", .blue))
      frame.add(StyledText("  \(text)"), indent: 2)
      frame.add(StyledText("  Due? ") + menu(DueKey.all.map { choice($0.key, in: words($0)) }), indent: 2)
      frame.add(dialogue.line, prompt: "  or a date: ")
      add(dialogue.remark, "such as 2026-11-24 or +3d · Enter: none · Shift-Tab back", to: &frame)
    case .end: break
    }
    let count = dialogue.waiting.lines.count
    if count > 0 { frame.add(StyledText("  \(count) more \(count == 1 ? "line waits" : "lines wait")", .dim), indent: 2) }
    return frame
  }

  /// What stays on the screen of an answer.
  func lines(of answer: GuidedAnswer) -> [StyledText] {
    switch answer {
    case .judged(let review, let verdict, let words):
      let line = StyledText("  \(verdict.sign) \(plainText(review.text)) ") + StyledText("(\(review.label)) \(verdict.words)", .dim)
      return [line] + (words.isEmpty ? [] : [StyledText("    \(words)")])
    case .added(let section, let text, let problem, let attempt, let due):
      var line = StyledText("  \(section.kind.sign) \(text)")
      if let due { line += StyledText(" · due \(short(due))", .dim) }
      if let problem { line += StyledText(" · for: \(plainText(problem.text))", .dim) }
      if let attempt, attempt.text != text { line += StyledText(" · from: \(plainText(attempt.text))", .dim) }
      return [line]
    }
  }

  /// An answer in a few words.
  func words(of answer: GuidedAnswer) -> String {
    switch answer {
    case .judged(let review, let verdict, let words):
      ([plainText(review.text), verdict.words] + (words.isEmpty ? [] : [words])).joined(separator: ": ")
    case .added(_, let text, _, _, _): text
    }
  }

  /// What was written, in one line.
  func summary(of answers: [GuidedAnswer], in path: String) -> String {
    var judged = 0
    var counts: [SectionKind: Int] = [:]
    for answer in answers {
      switch answer {
      case .judged: judged += 1
      case .added(let section, _, _, _, _): counts[section.kind, default: 0] += 1
      }
    }
    var parts = judged == 0 ? [] : ["\(judged) judged"]
    for (kind, one, more) in [
      (SectionKind.keep, "Keep", "Keeps"), (.problem, "Problem", "Problems"), (.try, "Try", "Tries"), (.action, "Action", "Actions"),
    ] {
      guard let count = counts[kind] else { continue }
      parts.append("\(count) \(count == 1 ? one : more)")
    }
    return parts.isEmpty ? "no answer was written to \(path)" : "wrote to \(path): \(parts.joined(separator: ", "))"
  }

  /// The heading above an answer.
  func heading(of answer: GuidedAnswer) -> StyledText {
    switch answer {
    case .judged: StyledText("Review", .bold)
    case .added(let section, _, _, _, _): StyledText(section.heading, section.kind.look)
    }
  }
}

extension GuidedFrames {
  private func add(_ number: Int, _ guide: GuidedRetrospective, to frame: inout Frame) {
    let review = guide.reviews[number]
    let kind = review.section == .try ? "Try" : "Action"
    frame.add(StyledText("Review", .bold) + StyledText(" \(number + 1) of \(guide.reviews.count) · \(kind) of \(review.label)", .dim))
    var text = StyledText("  \(plainText(review.text))")
    if let due = review.due {
      text += due < today ? StyledText(" · overdue since \(short(due))", .red) : StyledText(" · due \(short(due))", .dim)
    }
    if let verdict = guide.verdicts[number] { text += StyledText(" · \(verdict.words) so far", .dim) }
    frame.add(text, indent: 2)
  }

  private func add(_ remark: String?, _ hint: String, to frame: inout Frame) {
    if frame.cursor == nil { mark(&frame) }
    if let remark { frame.add(StyledText("  \(remark)", .yellow), indent: 2) }
    frame.add(StyledText("  \(hint)", .dim), indent: 2)
  }

  /// The cursor after what stands there so far.
  private func mark(_ frame: inout Frame) {
    frame.cursor = Frame.Place(row: frame.rows.count - 1, column: frame.rows.last?.width ?? 0)
  }

  /// Choices in a row, which breaks between them only.
  private func menu(_ choices: [StyledText]) -> StyledText {
    choices.enumerated().reduce(into: StyledText()) { $0 += $1.offset == 0 ? $1.element : "  " + $1.element }
  }

  private func enter(_ words: String) -> StyledText { StyledText("Enter:", .bold) + StyledText(unbroken(" \(words)")) }

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
    guard let day = key.day(on: today), key.key != "t", key.key != "w" else { return key.words }
    return "\(key.words) \(day.day)"
  }

  /// `Tue 24 Nov`, and the year where it is another one.
  private func short(_ day: CalendarDay) -> String {
    "\(day.weekday.shortName) \(day.day) \(day.monthOfYear.shortName)" + (day.year == today.year ? "" : " \(day.year)")
  }
}

extension Verdict {
  var words: String {
    switch self {
    case .adopted: "adopted"
    case .partly: "partly"
    case .done: "done"
    case .dropped: "dropped"
    case .carry: "carry on"
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
