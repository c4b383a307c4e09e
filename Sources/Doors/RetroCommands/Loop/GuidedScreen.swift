// Questions and answers on a terminal: the loop between keys, drawing and writing.

import CommandKit
import Documents
import HostSystem
import JournalKit
import JournalLanguage
import JournalStore
import JournalText
import TerminalScreens

/// A guided retrospective, or a Review, on the terminal. It draws on the standard error, so that the standard output stays what was asked
/// for, and on its own rows alone: what was answered stays above them.
struct GuidedScreen {
  private var dialogue: GuidedDialogue
  private var writing: GuidedWriting
  private let frames: GuidedFrames
  private let title: StyledText
  private var terminal: DialogueTerminal
  /// The heading that was left last.
  private var heading: StyledText?

  /// - Parameter title: What it is about, for the first line.
  init(_ dialogue: GuidedDialogue, _ writing: GuidedWriting, _ frames: GuidedFrames, title: String, in context: Context) {
    (self.dialogue, self.writing, self.frames) = (dialogue, writing, frames)
    self.title = StyledText(title, .bold)
    terminal = DialogueTerminal(isColoured: context.display.isColoured(.error))
  }

  /// Refuses where nobody can be asked, or the terminal cannot be drawn on.
  /// - Parameters:
  ///   - command: What would ask: `retro review`.
  ///   - instead: How the same is done without questions.
  static func checkTerminal(_ context: Context, for command: String, instead: AskingText) throws(CommandError) {
    let why: AskingText
    if !context.globals.isInputAllowed {
      why = AskingText.forbidden
    } else if !context.display.mayAsk {
      why = AskingText.noTerminal
    } else if context.environment["TERM"] == "dumb" {
      why = AskingText.dumbTerminal
    } else {
      return
    }
    throw CommandError(.noTerminal, why, ["command": .quoted([command], .and)], help: instead)
  }

  /// Asks until there is nothing more to ask, or the person breaks off. What was answered is written by then, either way.
  /// - Parameter glance: What stands below the title.
  mutating func run(below glance: TerminalText = "", in context: inout Context) throws -> ExitStatus {
    try context.flush()
    let session = try TerminalSession()
    terminal.leave([title], session)
    // Where lines are shorter, the questions need all of the screen.
    if session.size.columns >= 40 { session.draw(glance.encoded) }
    terminal.leave([""], session)
    var ending: Ending?
    asking: while dialogue.guide.question != .end {
      draw(session)
      context.workspace.release()
      let keys: [Key]
      switch try terminal.hear(session, within: patience) {
      case .keys(let heard): keys = heard
      case .silence where terminal.reader.patience == nil:
        let effect = dialogue.isHolding ? dialogue.settle() : dialogue.takeWaitingLine()
        ending = try carryOut(effect, session, &context)
        keys = []
      case .silence: keys = terminal.reader.flush()
      case .nothing: continue
      case .end(let reason):
        ending = .signal(reason)
        break asking
      }
      for key in keys where ending == nil && dialogue.guide.question != .end {
        // What was typed after a paste is for the question after it.
        while dialogue.hasWaitingLine, key != .control("c"), ending == nil {
          ending = try carryOut(dialogue.takeWaitingLine(), session, &context)
        }
        if ending == nil { ending = try carryOut(dialogue.press(key), session, &context) }
      }
      if ending != nil { break }
    }
    if ending != nil { breakOff(session, &context) }
    close(session, &context)
    if ending == .left { context.note(GuidedText.left, ["command": .text(context.words.map { ShellText.quoted($0) }.joined(separator: " "))]) }
    session.end()
    try context.flush()
    if case .signal(let signal)? = ending { HostProcess.end(by: signal) }
    return .yes
  }

  /// Why it ends before the last question.
  private enum Ending: Equatable {
    /// The person said so.
    case left
    case signal(TerminalSession.Signal)
  }

  /// For how many milliseconds to wait for keys; nil for ever.
  private var patience: Int? {
    terminal.reader.patience ?? (dialogue.isHolding ? GuidedDialogue.patience : dialogue.hasWaitingLine ? 0 : nil)
  }

  private mutating func draw(_ session: borrowing TerminalSession) {
    terminal.paint(frames.frame(dialogue, columns: session.size.columns), session)
    dialogue.shown()
  }

  /// Gives how it ends; nil where the questions go on.
  private mutating func carryOut(
    _ effect: GuidedDialogue.Effect, _ session: borrowing TerminalSession, _ context: inout Context
  ) throws -> Ending? {
    switch effect {
    case .nothing: break
    case .redraw: terminal.clear(session)
    case .stop: return .signal(.interrupt)
    case .leave: return .left
    case .write(let answer):
      do {
        let item = try writing.write(answer, in: context.workspace)
        dialogue.wrote(answer, as: item)
        try leave(answer, session, &context)
      } catch {
        dialogue.failed()
        try tell(error, session, &context)
      }
    case .takeBack:
      do {
        try writing.takeBack(in: context.workspace)
        guard let answer = dialogue.tookBack() else { break }
        try leave([frames.line(takenBack: answer)], session, &context)
      } catch {
        dialogue.failed()
        try tell(error, session, &context)
      }
    }
    return nil
  }

  private mutating func leave(_ answer: GuidedAnswer, _ session: borrowing TerminalSession, _ context: inout Context) throws {
    let new = frames.heading(of: answer)
    let lines = (new == heading ? [] : [new]) + frames.lines(of: answer)
    heading = new
    try leave(lines, session, &context)
  }

  /// Leaves lines on the screen, and below them what the program had to say meanwhile.
  private mutating func leave(_ lines: [StyledText], _ session: borrowing TerminalSession, _ context: inout Context) throws {
    terminal.leave(lines, session)
    try context.flush()
  }

  private mutating func tell(_ error: any Error, _ session: borrowing TerminalSession, _ context: inout Context) throws {
    context.warn(.failure(error, in: context.language))
    try leave([], session, &context)
  }

  /// Writes what of the question is answered, and keeps what is not.
  private mutating func breakOff(_ session: borrowing TerminalSession, _ context: inout Context) {
    let (answer, unfinished) = dialogue.guide.interrupted(line: dialogue.line.text)
    var kept = (unfinished.map { [$0] } ?? []) + dialogue.waiting.texts
    if let answer {
      do {
        let item = try writing.write(answer, in: context.workspace)
        dialogue.wrote(answer, as: item)
        terminal.leave(frames.lines(of: answer), session)
      } catch {
        context.warn(.failure(error, in: context.language))
        kept.insert(frames.words(of: answer), at: 0)
      }
    }
    if !kept.isEmpty { context.keep(unwritten: kept.joined(separator: "\n"), in: writing.target.root) }
  }

  private mutating func close(_ session: borrowing TerminalSession, _ context: inout Context) {
    terminal.leave([], session)
    context.note(frames.summary(of: dialogue.answers, in: writing.target.place.shown))
    if !Terminal.isTerminal(.output) { context.write(line: writing.target.place.shown) }
  }
}
