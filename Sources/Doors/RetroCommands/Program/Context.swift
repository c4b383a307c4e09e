// What a command may touch: its surroundings, its streams, its clock.

import Documents
import CommandKit
public import HostSystem
import JournalKit
import JournalReports
import JournalStore
import JournalText

/// Everything that reaches a command from outside, and everything it says. Nothing is looked for before a command asks for it.
public struct Context {
  public let environment: Environment
  public let clock: HostClock
  /// The journal that the command works on.
  private(set) var workspace: Workspace
  /// Options that every command takes; `RetroProgram` sets them before a command runs.
  var globals = GlobalOptions() {
    didSet {
      workspace = Workspace(environment: environment, clock: clock, folder: folder, journal: globals.journal, now: globals.now)
      workspace.indexUse = globals.indexUse
    }
  }
  /// The command line, the program's name first; `RetroProgram` sets it.
  var words = ["retro"]
  /// Whether what a person typed on the command line is in a file; where it is not, it is kept when the command fails.
  var isTypedWritten = false
  private let folder: String?

  /// What was written to the standard output, until `flush`.
  public private(set) var output: [UInt8] = []
  /// What was written to the standard error, until `flush`.
  public private(set) var messages: [UInt8] = []

  /// - Parameter folder: Where relative paths start from; nil for the process's own folder, asked for when needed.
  public init(environment: Environment, clock: HostClock = .system, folder: String? = nil) {
    self.environment = environment
    self.clock = clock
    self.folder = folder
    workspace = Workspace(environment: environment, clock: clock, folder: folder)
  }

  /// Adds data to the standard output: what a file holds or is to hold. It is exact, so that a program can take it, but for a terminal,
  /// which nothing in it steers.
  public mutating func write(_ data: [UInt8]) { output += Terminal.isTerminal(.output) ? data.harmless : data }

  /// Adds text for people to the standard output. Nothing in it steers a terminal, whichever stream it goes to first.
  public mutating func write(_ text: String) { output += text.harmless.utf8 }

  /// Adds one line of text for people to the standard output, whatever names in it hold.
  mutating func write(line text: String) { output += text.onOneLine.utf8 + [ASCII.lineFeed] }

  /// Adds a screen to the standard output, with the codes of its own.
  mutating func write(_ screen: TerminalText) { output += screen.encoded.utf8 }

  /// Adds text with its parts to the standard output, in colours where they are wanted there.
  mutating func write(_ text: MarkedText) { output += shown(text, on: .output) }

  /// Adds a line to the standard error, unless `--quiet` says not to: what a person may like to know.
  public mutating func note(_ text: String) {
    if !globals.isQuiet { warn(.note(text)) }
  }

  /// Adds text to the standard error whatever `--quiet` says: findings and failures.
  public mutating func warn(_ text: String) {
    hear()
    messages += text.harmless.utf8
  }

  /// Adds text with its parts to the standard error whatever `--quiet` says, in colours where they are wanted there.
  mutating func warn(_ text: MarkedText) {
    hear()
    messages += shown(text, on: .error)
  }

  /// Adds what the workspace has to tell to the standard error, before anything that is said after it.
  mutating func hear() {
    for remark in workspace.takeRemarks() {
      switch remark {
      case .note(let text): if !globals.isQuiet { messages += shown(.note(text), on: .error) }
      case .warning(let text): messages += shown(.message(.warning, text), on: .error)
      case .finding(let text): messages += shown(text, on: .error)
      case .settled(let settled, let root):
        let words = "‘\(toldInMessage(settled.set, in: root))’, which was interrupted"
        if !globals.isQuiet {
          messages += shown(.note(settled.whyTakenBack.map { "took back \(words): \($0)" } ?? "finished \(words)"), on: .error)
        }
      case .oddFolder(let variable, let path):
        let text = "$\(variable) is ‘\(path)’, which is no absolute path, and is passed over"
        if !globals.isQuiet { messages += shown(.message(.warning, text), on: .error) }
      }
    }
  }

  /// Sends all that was written to the two streams. A reader that has gone ends it quietly.
  public mutating func flush() throws(HostError) {
    hear()
    defer {
      output = []
      messages = []
    }
    if try Terminal.write(output) == .readerGone { return }
    _ = try Terminal.write(messages, to: .error)
  }
}

extension Context {
  /// The folder that relative paths start from.
  func currentFolder() throws(HostError) -> String { try workspace.folder() }

  /// Whether a stream is to have colours: what `--color` says, else the environment, else what stands behind the stream.
  func isColoured(_ stream: StandardStream) -> Bool {
    switch globals.colour {
    case .always: true
    case .never: false
    case .auto: Terminal.wantsColour(stream, environment)
    }
  }

  /// How many colours the standard output is to have.
  var colourDepth: ColourDepth {
    guard isColoured(.output) else { return .none }
    if ["truecolor", "24bit"].contains(environment["COLORTERM"] ?? "") { return .full }
    return Self.isTerminalOfFewColours(environment["TERM"] ?? "") ? .basic : .palette
  }

  /// Whether this is the name of a terminal that is known to have 16 colours or fewer. Of others the descriptions say more, or nothing.
  private static func isTerminalOfFewColours(_ name: String) -> Bool {
    ["ansi", "cygwin", "linux", "rxvt", "screen", "tmux", "vt100", "vt220", "xterm"].contains(name)
      || ["-color", "-16color"].contains(where: name.hasSuffix)
  }

  /// Columns of the terminal, kept within what the renderers take.
  var width: Int { min(max(Terminal.width(.output, environment), 40), 200) }

  /// Columns that lines are fitted into: those of the terminal, or what `$COLUMNS` says; nil where neither is known, so that in a pipe an
  /// entry stays one whole line.
  var lineWidth: Int? {
    let isTold = environment["COLUMNS"].flatMap { Int($0) }.map { $0 > 0 } ?? false
    return isTold || Terminal.isTerminal(.output) ? width : nil
  }
}
