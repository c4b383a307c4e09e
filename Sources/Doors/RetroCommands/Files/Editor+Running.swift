// A file is opened in the person's editor, and looked at again when that is closed.

import CommandKit
import HostSystem
import JournalFormat
import JournalKit
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
      if mayEdit { context.note("no editor is set: $VISUAL or $EDITOR names one") }
      context.write(line: place.shown)
      return .yes
    }
    let former = FormerText(of: place)
    // What was said so far belongs above the editor's screen.
    try context.flush()
    context.workspace.release()
    let ending = try ChildProcess.runShell(editor.shellLine, editor.arguments(for: place.diskPath, at: line), context.environment)
    context.workspace.outdate()
    let isChanged = former?.isChanged ?? FileSystem.exists(place.diskPath)
    if ending == .exit(126) || ending == .exit(127), !isChanged {
      throw CommandError(
        .system, "the editor ‘\(editor.command)’ cannot be run; \(place.shown) was not opened", help: "$VISUAL or $EDITOR names another one"
      )
    }
    var status = ExitStatus.no
    // What stood there before is kept, whatever comes of looking at the file.
    var problem: (any Error)?
    if let obstacle = place.obstacle {
      context.warn(of: "there is \(obstacle) at \(place.shown) now, and no file")
    } else if !FileSystem.exists(place.diskPath) {
      context.warn(of: "\(place.shown) is no longer there")
    } else if let former, former.isElsewhere {
      context.warn(of: "\(place.shown) is a link to another file now")
    } else {
      do { status = try tell(of: place, in: &context) } catch { problem = error }
    }
    if let former, isChanged, status == .no || ending != .exit(0) || former.isLost { keep(former, of: place, in: &context) }
    switch ending {
    case .exit(0): break
    case .exit(let number):
      throw CommandError(
        .system, "the editor ‘\(editor.command)’ ended with status \(number)", help: "\(place.shown) is as the editor left it")
    case .signal(let number):
      throw CommandError(
        .system, "the editor ‘\(editor.command)’ was ended by signal \(number)", help: "\(place.shown) is as the editor left it")
    }
    if let problem { throw problem }
    return status
  }

  /// Keeps what a file held before the editor lost or broke it.
  private static func keep(_ former: FormerText, of place: FilePlace, in context: inout Context) {
    if former.bytes.isEmpty { return }
    do {
      context.warn(of: "what it held before is in \(try context.workspace.keep(former.bytes, of: place.path, in: place.changeRoot))")
    } catch {
      context.warn(.failure(error, in: context.language))
    }
  }

  /// Says what a file was understood to say, and shows its findings; the answer is no where one of them is an error.
  private static func tell(of place: FilePlace, in context: inout Context) throws -> ExitStatus {
    let check = try context.workspace.check(place)
    for file in check.files { context.workspace.tell(file.findings, in: SourceText(path: place.shown, bytes: file.source.bytes)) }
    let audience = context.audience(of: .message, place.configuration)
    context.note("understood: \(try place.read().understood(place.configuration.moodLabels, for: audience))")
    return check.files.contains { $0.findings.contains { $0.message.severity == .error } } ? .no : .yes
  }
}
