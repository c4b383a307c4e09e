// A file is opened in the person's editor, and looked at again when that is closed.

import CommandKit
import HostSystem
import JournalFormat
import JournalKit
import JournalLanguage
import JournalStore
import JournalText

extension Editor {
  /// Opens a file in the editor at a line; where there is none, or nobody to edit, gives its path instead. Afterwards says what the file was
  /// understood to say, and what is wrong with it.
  /// - Parameter line: From 1; nil for the beginning.
  static func edit(
    _ place: FilePlace, at line: Int? = nil, unless isUnwanted: Bool = false, in context: inout Context
  ) throws -> ExitStatus {
    let mayEdit = !isUnwanted && context.display.mayEdit
    guard mayEdit, let editor = Editor(context.environment) else {
      if mayEdit { context.note(EditorText.none) }
      context.write(line: place.shown)
      return .yes
    }
    let former = FormerText(of: place)
    let path = TextValue.place(place.shown)
    // What was said so far belongs above the editor's screen.
    try context.flush()
    context.workspace.release()
    let ending = try ChildProcess.runShell(editor.shellLine, editor.arguments(for: place.diskPath, at: line), context.environment)
    context.workspace.outdate()
    let isChanged = former?.isChanged ?? FileSystem.exists(place.diskPath)
    if ending == .exit(126) || ending == .exit(127), !isChanged {
      throw CommandError(
        .system, EditorText.notRun, ["editor": .text(editor.command), "path": path], help: EditorText.another)
    }
    var status = ExitStatus.no
    // What stood there before is kept, whatever comes of looking at the file.
    var problem: (any Error)?
    if let obstacle = place.obstacle {
      context.warn(of: EditorText.obstacle, ["obstacle": .text("\(obstacle)"), "path": path])
    } else if !FileSystem.exists(place.diskPath) {
      context.warn(of: EditorText.gone, ["path": path])
    } else if let former, former.isElsewhere {
      context.warn(of: EditorText.elsewhere, ["path": path])
    } else {
      do { status = try tell(of: place, in: &context) } catch { problem = error }
    }
    if let former, isChanged, status == .no || ending != .exit(0) || former.isLost { keep(former, of: place, in: &context) }
    switch ending {
    case .exit(0): break
    case .exit(let number):
      throw CommandError(
        .system, EditorText.failed, ["editor": .text(editor.command), "status": .number(Int(number))], help: EditorText.asLeft,
        ["path": path])
    case .signal(let number):
      throw CommandError(
        .system, EditorText.killed, ["editor": .text(editor.command), "signal": .number(Int(number))], help: EditorText.asLeft,
        ["path": path])
    }
    if let problem { throw problem }
    return status
  }

  /// Keeps what a file held before the editor lost or broke it.
  private static func keep(_ former: FormerText, of place: FilePlace, in context: inout Context) {
    if former.bytes.isEmpty { return }
    do {
      let kept = try context.workspace.keep(former.bytes, of: place.path, in: place.changeRoot)
      context.warn(of: EditorText.kept, ["path": .place(kept)])
    } catch {
      context.warn(.failure(error, in: context.language))
    }
  }

  /// Says what a file was understood to say, and shows its findings; the answer is no where one of them is an error.
  private static func tell(of place: FilePlace, in context: inout Context) throws -> ExitStatus {
    let check = try context.workspace.check(place)
    for file in check.files { context.workspace.tell(file.findings, in: SourceText(path: place.shown, bytes: file.source.bytes)) }
    let audience = context.audience(of: .message, place.configuration)
    let understood = try place.read().understood(place.configuration.moodLabels, for: audience)
    context.note(CheckText.understood, ["words": .message(understood)])
    return check.files.contains { $0.findings.contains { $0.message.severity == .error } } ? .no : .yes
  }
}
