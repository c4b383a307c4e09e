// What a command may touch: its surroundings, its streams, its clock.

import CommandKit
import Documents
public import HostSystem
import JournalDates
import JournalFormat
import JournalKit
import JournalLanguage
import JournalModel
import JournalReports
import JournalStore
import JournalText
import PlainFormats

/// Everything that reaches a command from outside, and everything it says. Nothing is looked for before a command asks for it.
public struct Context {
  /// The journal that the command works on.
  private(set) var workspace: Workspace
  /// Options that every command takes; `RetroProgram` sets them before a command runs.
  var globals = GlobalOptions() {
    didSet {
      workspace = Workspace(
        environment: environment, language: globals.language, answersPrograms: globals.answersPrograms, clock: workspace.clock,
        folder: folder, journal: globals.journal, now: globals.now)
      workspace.indexUse = globals.indexUse
      workspace.commandLine = words
    }
  }
  /// The command line, the program's name first; `RetroProgram` sets it.
  var words = ["retro"] {
    didSet { workspace.commandLine = words }
  }
  private let folder: String?

  /// What was read from the standard input; nil where nothing was.
  var input: String?
  /// What was written to the standard output, until `flush`.
  public private(set) var output: [UInt8] = []
  /// What was written to the standard error, until `flush`.
  public private(set) var messages: [UInt8] = []

  /// - Parameter folder: Where relative paths start from; nil for the process's own folder, asked for when needed.
  public init(environment: Environment, clock: HostClock = .system, folder: String? = nil) {
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
  mutating func write(line text: some TextKey, _ values: TextValues = [:]) { write(line: language(text, values)) }

  /// Adds a screen to the standard output, with the codes of its own.
  mutating func write(_ screen: TerminalText) { output += screen.encoded.utf8 }

  /// Adds text with its parts to the standard output, in colours where they are wanted there.
  mutating func write(_ text: MarkedText) { output += shown(text, on: .output) }

  /// Adds a line to the standard error, unless `--quiet` says not to: what a person may like to know.
  mutating func note(_ text: some TextKey, _ values: TextValues = [:]) { note(Message(text, values)) }
  mutating func note(_ text: Message) { if !globals.isQuiet { warn(.note(language.marked(text))) } }

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
      if globals.isQuiet, remark.mayBeQuiet { continue }
      messages += shown(remark.text(in: language) { audience(on: .error) }, on: .error)
    }
  }

  /// Sends all that was written to the two streams, at last through a pager if it is long. A reader that has gone ends it quietly.
  public mutating func flush(isLast: Bool = false) throws(HostError) {
    hear()
    // Whoever is asked something may take their time, and other windows write meanwhile.
    if !isLast { workspace.release() }
    defer { (output, messages) = ([], []) }
    if try display.send(output, isLast: isLast) == .readerGone { return }
    _ = try Terminal.write(messages, to: .error)
  }
}

extension Context {
  /// What stands after the streams.
  var display: Display { Display(globals: globals, environment: environment) }

  /// Whom a stream tells what files hold, by the settings of the journal that is found from here.
  func audience(on stream: StandardStream) -> Audience {
    display.audience(of: stream == .error ? .message : .text, workspace.configuration)
  }

  private func shown(_ text: MarkedText, on stream: StandardStream) -> [UInt8] {
    display.shown(text, on: stream) { workspace.configuration }
  }

  /// Adds a line `retro: warning: …` to the standard error whatever `--quiet` says: what is wrong, but stops nothing.
  mutating func warn(of problem: some TextKey, _ values: TextValues = [:]) { warn(of: Message(problem, values)) }
  mutating func warn(of problem: Message) { warn(.message(.warning, language.marked(problem), in: language)) }

  /// Shows a report in the form that was asked for, or writes it to the file.
  mutating func show(
    _ document: Document, _ json: @autoclosure () -> JSONValue, as output: DocumentOutput, of journal: Journal
  ) throws { try output.show({ _ in document }, json, ofJournalAt: journal.root, in: &self) }

  /// Answers in JSON, laid out for people, with a last line end; with `--jsonl` a line a thing: of `list`, else of the first array.
  mutating func write(_ value: JSONValue, list: JSONMember? = nil) { write(globals.bytes(of: value, list: list)) }

  /// Keeps text that was typed and not written, and tells where that lies. Where it cannot be kept it is said again.
  mutating func keep(unwritten text: String, in root: String? = nil) {
    do {
      warn(of: try workspace.keep(unwritten: text, in: root))
    } catch {
      warn(.failure(error, in: language))
      warn(of: ProgramText.notWritten, ["text": .text(text)])
    }
  }

  // What many commands ask of the workspace and the display.
  var lineWidth: Int? { display.lineWidth }
  var environment: Environment { workspace.environment }
  var language: Language { workspace.language }
  func openJournal(tellsConflict: Bool = true) throws -> Journal { try workspace.openJournal(tellsConflict: tellsConflict) }
  func today(in journal: Journal) throws(StoreError) -> CalendarDay { try workspace.today(in: journal) }
  func audience(of answer: Answer = .text, _ configuration: JournalConfiguration? = nil) -> Audience {
    display.audience(of: answer, configuration)
  }
  func audience(isJSON: Bool, _ configuration: JournalConfiguration? = nil) -> Audience {
    audience(of: isJSON ? .data : .text, configuration)
  }
}
