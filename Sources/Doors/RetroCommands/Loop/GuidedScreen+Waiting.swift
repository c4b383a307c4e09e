// Lines that wait until their section asks for the next one.

import JournalKit
import TerminalScreens

/// What was pasted after its first line, and what was being typed when an answer was taken back.
struct WaitingLines: Equatable {
  struct Line: Equatable {
    /// The section that it is for.
    let section: Int
    let text: String
    /// Whether it is an answer as it stands.
    let isEntered: Bool
  }

  private(set) var lines: [Line] = []

  var texts: [String] { lines.map(\.text) }

  func isWaiting(for section: Int) -> Bool { lines.contains { $0.section == section } }

  mutating func add(_ texts: some Sequence<String>, for section: Int) {
    lines += texts.map { Line(section: section, text: $0, isEntered: true) }
  }

  /// Before all others, since it was there when they were not.
  mutating func addFirst(_ line: Line) { lines.insert(line, at: 0) }

  mutating func next(for section: Int) -> Line? {
    lines.firstIndex { $0.section == section }.map { lines.remove(at: $0) }
  }
}

extension GuidedDialogue {
  /// Whether a line waits for the question that stands.
  var hasWaitingLine: Bool {
    if case .item(let section) = guide.question { line.isEmpty && waiting.isWaiting(for: section) } else { false }
  }

  /// Answers with the next line that waits, as if it were typed.
  mutating func takeWaitingLine() -> Effect {
    guard case .item(let section) = guide.question, line.isEmpty, let next = waiting.next(for: section) else { return .nothing }
    line = LineEditor(next.text)
    return next.isEntered && !line.isEmpty ? press(.enter) : .nothing
  }

  /// Each line of a paste is an item of its own. One alone is put into the line, where it can be changed.
  mutating func paste(_ text: String, into section: Int) -> Effect {
    let pasted = PastedLines(text).lines
    guard pasted.count > 1 else {
      _ = line.handle(.paste(line.isEmpty ? pasted.first ?? "" : text))
      return .nothing
    }
    _ = line.handle(.paste(pasted[0]))
    waiting.add(pasted.dropFirst(), for: section)
    return line.isEmpty ? .nothing : press(.enter)
  }

  /// What was typed and not written, before the question that it was typed for goes away; nil where there is nothing.
  var unwrittenLine: WaitingLines.Line? {
    switch guide.question {
    case .item(let section) where !line.isEmpty && line.text != guide.draft:
      WaitingLines.Line(section: section, text: line.text, isEntered: false)
    case .problem(let section, let text), .due(let section, let text, nil):
      WaitingLines.Line(section: section, text: text, isEntered: true)
    default: nil
    }
  }
}
