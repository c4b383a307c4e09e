// A file is opened in the person's editor, and looked at again when that is closed.

import CommandKit
import HostSystem
import JournalFormat
import JournalKit
import JournalStore
import JournalText

extension Context {
  /// Whether an editor can be opened: somebody sits at the terminal, and nothing said not to.
  var mayEdit: Bool { globals.isInputAllowed && Terminal.isTerminal(.input) && Terminal.isTerminal(.output) }

  /// Opens a file in the editor at a line; where there is none, or nobody to edit, gives its path instead. Afterwards says what the file was
  /// understood to say, and what is wrong with it.
  /// - Parameter line: From 1; nil for the beginning.
  mutating func edit(_ place: FilePlace, at line: Int? = nil, unless isUnwanted: Bool = false) throws -> ExitStatus {
    guard !isUnwanted, mayEdit, let editor = Editor(environment) else {
      if !isUnwanted, mayEdit { note("no editor is set: $VISUAL or $EDITOR names one") }
      write(line: place.shown)
      return .yes
    }
    let former = FormerText(of: place)
    // What was said so far belongs above the editor's screen.
    try flush()
    workspace.release()
    let ending = try ChildProcess.runShell(editor.shellLine, editor.arguments(for: place.diskPath, at: line), environment)
    workspace.outdate()
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
      warn(of: "there is \(obstacle) at \(place.shown) now, and no file")
    } else if !FileSystem.exists(place.diskPath) {
      warn(of: "\(place.shown) is no longer there")
    } else if let former, former.isElsewhere {
      warn(of: "\(place.shown) is a link to another file now")
    } else {
      do { status = try tellAfterEditing(place) } catch { problem = error }
    }
    if let former, isChanged, status == .no || ending != .exit(0) || former.isLost { keep(former, of: place) }
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
  private mutating func keep(_ former: FormerText, of place: FilePlace) {
    if former.bytes.isEmpty { return }
    do {
      let log = try ChangeLog(root: place.changeRoot, environment: environment)
      warn(of: "what it held before is in \(try log.keep(former.bytes, of: place.path, at: try self.now()))")
    } catch {
      warn(.failure(error))
    }
  }

  /// Says what a file was understood to say, and shows its findings; the answer is no where one of them is an error.
  private mutating func tellAfterEditing(_ place: FilePlace) throws -> ExitStatus {
    let check: JournalCheck
    if let root = place.root {
      var checker = JournalChecker(try workspace.journal(at: root), zones: nil, environment, clock: clock)
      check = try checker.check(only: [place.path])
    } else {
      check = try JournalCheck([place])
    }
    var hasError = false
    for file in check.files {
      let source = SourceText(path: place.shown, bytes: file.source.bytes)
      for (finding, isPrivate) in source.withPrivacy(file.findings) {
        warn(finding.marked(in: source, lines: file.lines, isPrivate: isPrivate))
      }
      if file.findings.contains(where: { $0.message.severity == .error }) { hasError = true }
    }
    let audience = audience(of: .message, place.configuration)
    note("understood: \(try place.read().understood(place.configuration.moodLabels, for: audience))")
    return hasError ? .no : .yes
  }
}
