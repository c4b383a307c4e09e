// A reflection on a terminal: the loop between keys, drawing and writing.

import CommandKit
import Documents
import HostSystem
import JournalGuidance
import JournalGuides
import JournalKit
import JournalLanguage
import JournalModel
import JournalStore
import JournalText
import ReflectionScreens
import TerminalScreens

/// A reflection on the terminal. It draws on the standard error and on its own rows alone: what was answered stays above them.
struct ReflectionScreen {
  private var dialogue: ReflectionDialogue
  private var writing: ReflectionWriting
  private let frames: ReflectionFrames
  private let start: ReflectionStart
  private let journal: Journal
  /// A picture that goes with it, in the journal.
  private let photo: String?
  private var terminal: DialogueTerminal
  /// What was kept when it was broken off and stood in the first line; once something is answered it has been seen.
  var unsent: String?
  private var isCareTold = false
  private var isAsideTold = false

  init(
    _ dialogue: ReflectionDialogue, _ writing: ReflectionWriting, _ frames: ReflectionFrames, _ start: ReflectionStart, photo: String?,
    of journal: Journal, in context: Context
  ) {
    (self.dialogue, self.writing, self.frames, self.start) = (dialogue, writing, frames, start)
    (self.journal, self.photo) = (journal, photo)
    terminal = DialogueTerminal(isColoured: context.display.isColoured(.error))
  }

  /// Why it ends before the last question.
  private enum Ending: Equatable {
    case left
    case signal(TerminalSession.Signal)
  }

  /// Asks until there is nothing more to ask, or the person breaks off. What was answered is written by then, either way.
  mutating func run(in context: inout Context) throws -> ExitStatus {
    try context.flush()
    let session = try TerminalSession()
    let say = dialogue.guide.words
    var title = [StyledText(say.name(of: dialogue.guide.guide), .bold) + StyledText(" · " + (Language.of(say.tag) ?? .english)(.day(start.day)), .dim)]
    if writing.known != nil { title.append(StyledText(say(.resumed), .dim)) }
    terminal.leave(title + [""], session)
    // Who goes on wants to read what was said; what sounds like danger is read out to nobody.
    if writing.known != nil, !dialogue.guide.isCareful { terminal.leave(frames.lines(of: dialogue.guide), session) }
    var ending: Ending?
    if writing.known != nil { ending = try keepPhoto(session, &context) }
    while dialogue.guide.question != .end, ending == nil {
      try tellCare(session, &context)
      draw(session)
      context.workspace.release()
      var keys: [Key] = []
      switch try terminal.hear(session, within: terminal.reader.patience ?? (dialogue.isHolding ? ReflectionDialogue.patience : nil)) {
      case .keys(let heard): keys = heard
      case .silence where terminal.reader.patience == nil: ending = try carryOut(dialogue.settle(), session, &context)
      case .silence: keys = terminal.reader.flush()
      case .nothing: break
      case .end(let signal): ending = .signal(signal)
      }
      for key in keys where ending == nil && dialogue.guide.question != .end {
        ending = try carryOut(dialogue.press(key), session, &context)
      }
    }
    if let text = dialogue.unfinished {
      terminal.leave([], session)
      context.keep(unwritten: text, in: writing.target.root)
    }
    close(session, &context, isLeft: ending != nil)
    session.end()
    try context.flush()
    if case .signal(let signal)? = ending { HostProcess.end(by: signal) }
    return .yes
  }

  private mutating func draw(_ session: borrowing TerminalSession) {
    terminal.paint(frames.frame(dialogue, columns: session.size.columns), session)
    dialogue.shown()
  }

  /// Gives how it ends; nil where the questions go on.
  private mutating func carryOut(
    _ effect: ReflectionDialogue.Effect, _ session: borrowing TerminalSession, _ context: inout Context
  ) throws -> Ending? {
    switch effect {
    case .nothing: return nil
    case .redraw: terminal.clear(session)
    case .stop: return .signal(.interrupt)
    case .leave: return .left
    case .moved:
      do { try writing.carryOutTakingBack(in: context.workspace) } catch { try tell(error, session, &context) }
      try tellClosing(session, &context)
      try tellAside(session, &context)
    case .write(let change): return try write(change, session, &context)
    case .takeBack:
      writing.takeBack()
      dialogue.tookBack()
      try leave([StyledText("  ↶", .dim)], session, &context)
    }
    return nil
  }

  private mutating func write(
    _ change: ReflectionChange, _ session: borrowing TerminalSession, _ context: inout Context
  ) throws -> Ending? {
    do {
      if case .item(let kind, let text) = change {
        let path = try context.workspace.add(kind, text, afterReflectionIn: journal)
        dialogue.wrote()
        context.note(ReflectText.offerMade, ["kind": .text(kind.rawValue), "path": .place(path), "text": .text(text)])
        try leave([], session, &context)
        return nil
      }
      let lines = frames.lines(of: change, to: dialogue)
      try writing.write(change, in: context.workspace)
      if case .answer = change, let given = unsent {
        context.workspace.forget(written: given)
        unsent = nil
      }
      dialogue.wrote()
      try leave(lines, session, &context)
      try tellAside(session, &context)
      if case .begin = change { return try keepPhoto(session, &context) }
      try tellClosing(session, &context)
    } catch let error as WorkspaceError where error.code == .conflict {
      try tell(error, session, &context)
      if let reflection = try writing.reload(in: context.workspace) { dialogue.take(over: reflection) } else { dialogue.failed() }
    } catch {
      dialogue.failed()
      try tell(error, session, &context)
    }
    return nil
  }

  /// Names the picture on the first line of the reflection.
  private mutating func keepPhoto(_ session: borrowing TerminalSession, _ context: inout Context) throws -> Ending? {
    guard let photo else { return nil }
    do { try writing.write(.set(key: "photo", value: photo), in: context.workspace) } catch { try tell(error, session, &context) }
    return nil
  }

  /// Says whom to call before anything else, once.
  private mutating func tellCare(_ session: borrowing TerminalSession, _ context: inout Context) throws {
    guard case .care = dialogue.guide.question, !isCareTold else { return }
    isCareTold = true
    let lines = context.workspace.care(journal.configuration, dialogue.guide.words, columns: session.size.columns)
    try leave([""] + lines.map { StyledText($0, .bold) } + [""], session, &context)
  }

  /// What the questions are from then on, once.
  private mutating func tellAside(_ session: borrowing TerminalSession, _ context: inout Context) throws {
    guard isCareTold, case .step = dialogue.guide.question, !isAsideTold else { return }
    isAsideTold = true
    try leave([StyledText(dialogue.guide.words.careAside, .dim)], session, &context)
  }

  /// The three lines, when the last question is answered.
  private mutating func tellClosing(_ session: borrowing TerminalSession, _ context: inout Context) throws {
    guard dialogue.guide.question == .closing, let reflection = writing.known,
      reflection.steps.contains(where: { !$0.answer.trimmed.isEmpty })
    else { return }
    let said = try context.workspace.closing(of: reflection, on: start.day, in: journal, dialogue.guide.words)
    let source = said.isOwn ? [StyledText("  \(context.language(ReflectText.commandWords))", .dim)] : []
    try leave([""] + source + said.lines.all.map { StyledText("  \($0)") } + [""], session, &context)
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

  private mutating func close(_ session: borrowing TerminalSession, _ context: inout Context, isLeft: Bool) {
    terminal.leave([], session)
    let path = TextValue.place(writing.target.place.shown)
    if !dialogue.guide.isCareful {
      // What cannot be taken out stays, and is told as begun.
      do { try writing.leaveUnsaid(in: context.workspace) } catch { context.warn(.failure(error, in: context.language)) }
    }
    let count = writing.kept?.steps.count { !$0.answer.trimmed.isEmpty } ?? 0
    if dialogue.guide.isCareful {
      // A count would be the wrong last word.
      context.note(ReflectText.care, ["path": path])
    } else {
      let text = count > 0 ? ReflectText.written : writing.kept == nil ? ReflectText.nothingWritten : ReflectText.onlyBegun
      context.note(text, ["count": .number(count), "path": path])
      if isLeft, !(writing.kept?.openSteps ?? []).isEmpty { context.note(ReflectText.openAgain, ["command": .text(start.command)]) }
    }
    if !Terminal.isTerminal(.output) { context.write(line: writing.target.place.shown) }
  }
}
