// The conflicts of a file on a terminal: both sides beside each other, and one key for each.

import CommandKit
import HostSystem
import JournalLanguage
import JournalMerge
import JournalModel
import JournalSync
import JournalText
import TerminalScreens

/// Asks about each conflict of a file. It draws on the standard error and on its own rows alone; what was chosen stays above them.
struct ResolveScreen {
  private let file: FileConflicts
  private let say: Language
  /// Whether a rebase has turned the sides round.
  private let isTurned: Bool
  /// The places of conflicts of which one side alone can hold.
  private let singles: Set<Int>
  private var terminal: DialogueTerminal
  private var choices: [ConflictText.Choice?] = []

  /// What a key comes to.
  private enum Step {
    case choose(ConflictText.Choice?)
    case back, stop, interrupt
  }

  init(_ file: FileConflicts, isTurned: Bool, singles: Set<Int>, in context: Context) {
    (self.file, self.isTurned, self.singles, say) = (file, isTurned, singles, context.language)
    terminal = DialogueTerminal(isColoured: context.display.isColoured(.error))
  }

  /// One where git kept a side whole, for that has no part of its own.
  private var count: Int { max(1, file.conflicts.count) }

  /// The choices, in the order of the file, up to where the person stopped; what was left as it is has none.
  mutating func run(in context: inout Context) throws -> [ConflictText.Choice?] {
    try context.flush()
    let session = try TerminalSession()
    terminal.leave([StyledText(file.path, .bold), ""], session)
    var isInterrupted: TerminalSession.Signal?
    asking: while choices.count < count {
      terminal.paint(frame(columns: session.size.columns, rows: session.size.rows), session)
      let (keys, end) = try terminal.keys(session)
      if let end {
        isInterrupted = end
        break asking
      }
      for key in keys where choices.count < count {
        guard let step = Self.step(key) else { continue }
        switch step {
        case .choose(.both) where singles.contains(choices.count): continue
        case .choose(let choice):
          terminal.leave([chosen(choice)], session)
          choices.append(choice)
          while let answered { choices.append(answered) }
        case .back:
          if !choices.isEmpty { choices.removeLast() }
          while answered != nil { choices.removeLast() }
        case .stop: break asking
        case .interrupt:
          isInterrupted = .interrupt
          break asking
        }
      }
    }
    terminal.leave([], session)
    session.end()
    if let signal = isInterrupted { HostProcess.end(by: signal) }
    return choices
  }

  /// What was said of the same item at its other place; nil where the next conflict is a question of its own.
  private var answered: ConflictText.Choice?? {
    guard choices.count < file.conflicts.count, let partner = file.conflicts[choices.count].partner, partner < choices.count else { return nil }
    return choices[partner]
  }

  private static func step(_ key: Key) -> Step? {
    switch key {
    case .character("o"), .character("O"), .left: .choose(.ours)
    case .character("t"), .character("T"), .right: .choose(.theirs)
    case .character("b"), .character("B"): .choose(.both)
    case .character("s"), .character("S"), .tab: .choose(nil)
    case .character("u"), .character("U"), .up, .backspace: .back
    case .character("q"), .character("Q"), .escape: .stop
    case .control("c"): .interrupt
    default: nil
    }
  }

  // MARK: Frames

  private func words(_ place: Int) -> String {
    guard place < file.conflicts.count else {
      return say(file.about ?? .unmerged)
    }
    let conflict = file.conflicts[place]
    return say(ConflictsText.place, ["line": .number(conflict.line), "words": .text(conflict.about(in: say))])
  }

  private func chosen(_ choice: ConflictText.Choice?) -> StyledText {
    let words = words(choices.count)
    return StyledText("  ") + StyledText(say(ConflictsText.chosen, ["words": .text(words), "choice": .optional(choice?.rawValue)]), .dim)
  }

  private func frame(columns: Int, rows: Int) -> Frame {
    var frame = Frame(columns: columns)
    let number = choices.count
    let title = say(
      ConflictsText.progress, ["number": .number(number + 1), "count": .number(count), "words": .text(words(number))])
    frame.add(StyledText(title, .bold))
    if number < file.conflicts.count {
      let conflict = file.conflicts[number]
      let sides = [
        Side(title: say(isTurned ? ConflictsText.turnedOurs : ConflictsText.oursTitle), look: .cyan, text: lines(conflict.ours)),
        Side(title: say(isTurned ? ConflictsText.turnedTheirs : ConflictsText.theirsTitle), look: .magenta, text: lines(conflict.theirs)),
      ]
      let most = max(2, (rows - 6) / (frame.width >= Self.sideBySide ? 1 : 2))
      if frame.width >= Self.sideBySide { addBeside(sides, most, to: &frame) } else { addBelow(sides, most, to: &frame) }
    }
    frame.add(StyledText(""))
    frame.add(StyledText(say(singles.contains(number) ? ConflictsText.keysOfOne : ConflictsText.keys), .dim))
    return frame
  }

  /// Columns from which on two texts have room beside each other.
  private static let sideBySide = 72

  private struct Side {
    var title: String
    var look: Look
    var text: [String]

    /// In rows of a width, with what there is no room for left out.
    func rows(width: Int, most: Int) -> [StyledText] {
      var rows = text.flatMap { StyledText($0, look).wrapped(width: width) }
      if rows.count > most { rows = rows.prefix(most - 1) + [StyledText("… +\(rows.count - most + 1)", .dim)] }
      return [StyledText(title, .dim)] + rows
    }
  }

  private func lines(_ bytes: [UInt8]) -> [String] {
    let lines = bytes.split(whereSeparator: \.isLineEnd).map { String(decoding: $0, as: UTF8.self) }
    return lines.isEmpty ? ["(\(say(ConflictsText.nothingThere)))"] : lines
  }

  private func addBeside(_ sides: [Side], _ most: Int, to frame: inout Frame) {
    let width = (frame.width - 2 - 3) / 2
    let (left, right) = (sides[0].rows(width: width, most: most), sides[1].rows(width: width, most: most))
    for row in 0..<max(left.count, right.count) {
      let text = row < left.count ? left[row] : StyledText("")
      let gap = StyledText(String(repeating: " ", count: max(0, width - text.width)) + " │ ")
      frame.add(StyledText("  ") + text + gap + (row < right.count ? right[row] : StyledText("")))
    }
  }

  private func addBelow(_ sides: [Side], _ most: Int, to frame: inout Frame) {
    for side in sides {
      for (number, row) in side.rows(width: frame.width - 4, most: most).enumerated() {
        frame.add(StyledText(number == 0 ? "  " : "    ") + row)
      }
    }
  }
}
