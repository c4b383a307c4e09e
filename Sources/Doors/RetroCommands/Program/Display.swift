// What stands after the two streams, and what may be shown there.

import CommandKit
import Documents
import HostSystem
import JournalFormat
import JournalLanguage
import JournalModel
import JournalReports
import JournalText

/// What an answer is, for the decision whether private text may stand in it.
enum Answer {
  /// Text on the standard output, for whoever sits there.
  case text
  /// What is said on the standard error: notes, findings and failures.
  case message
  /// What is read elsewhere: a file, a page, JSON, rows for another program.
  case data
}

/// How wide and how colourful the streams are, who reads them, and whether anybody can be asked.
struct Display {
  let globals: GlobalOptions
  let environment: Environment

  /// Whom an answer is told: its owner on their own terminal, unless a setting or `--no-private` says that others see it, too; everybody else
  /// anywhere else, unless `--private` says that all may be told.
  /// - Parameter configuration: Of the journal that the answer is about; nil where it is not known.
  func audience(of answer: Answer = .text, _ configuration: JournalConfiguration? = nil) -> Audience {
    if let showsPrivate = globals.showsPrivate { return showsPrivate ? .owner : .others }
    let isOnTerminal =
      switch answer {
      case .text: Terminal.isTerminal(.output)
      case .message: Terminal.isTerminal(.error)
      case .data: false
      }
    return isOnTerminal && configuration?.showsPrivateOnTerminal ?? true ? .owner : .others
  }

  /// Whether a question may be asked: somebody sits at the terminal, and `--no-input` does not forbid it.
  var mayAsk: Bool { globals.isInputAllowed && Terminal.isTerminal(.input) && Terminal.isTerminal(.error) }

  /// Whether an editor can be opened: somebody sits at the terminal, and nothing said not to.
  var mayEdit: Bool { globals.isInputAllowed && Terminal.isTerminal(.input) && Terminal.isTerminal(.output) }
}

extension Display {
  /// Whether a stream is to have colours: what `--color` says, else the environment, else what stands after the stream.
  func isColoured(_ stream: StandardStream) -> Bool {
    switch globals.colour {
    case .always: true
    case .never: false
    case .auto: Terminal.wantsColour(stream, environment)
    }
  }

  /// How many colours a stream is to have.
  func colourDepth(on stream: StandardStream = .output) -> ColourDepth {
    guard isColoured(stream) else { return .none }
    if ["truecolor", "24bit"].contains(environment["COLORTERM"] ?? "") { return .full }
    return Self.isTerminalOfFewColours(environment["TERM"] ?? "") ? .basic : .palette
  }

  /// Whether this is the name of a terminal that is known to have 16 colours or fewer. Of others the descriptions say more, or nothing.
  private static func isTerminalOfFewColours(_ name: String) -> Bool {
    ["ansi", "cygwin", "linux", "rxvt", "screen", "tmux", "vt100", "vt220", "xterm"].contains(name)
      || ["-color", "-16color"].contains(where: name.hasSuffix)
  }

  /// What the terminal has behind its text: what the settings say, else what its environment or the terminal itself does, else dark.
  private func ground(_ theme: Theme) -> Ground {
    switch theme.ground {
    case .light: return .light
    case .dark: return .dark
    case .auto: break
    }
    // The last number is the ground among the sixteen colours, as rxvt and Konsole tell it.
    if let number = environment["COLORFGBG"]?.parts(between: ";").last.flatMap({ Int($0) }) {
      return number == 7 || number > 8 ? .light : .dark
    }
    // Over a network the answer may come so late that the shell takes it for what is typed.
    let isFar = environment["SSH_CONNECTION"] != nil || environment["SSH_TTY"] != nil
    guard !isFar, globals.colour == .auto || Terminal.isTerminal(.output), environment["TERM"] != "dumb" else { return .dark }
    return Terminal.groundLuminance().map { $0 > 0.5 ? .light : .dark } ?? .dark
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

extension Display {
  /// How a document is written to a stream.
  /// - Parameter root: The journal's root, which paths are links to; nil for none.
  func layout(root: String?, _ theme: Theme = Theme(), on stream: StandardStream = .output, in say: Language) -> TerminalLayout {
    let colours = colourDepth(on: stream)
    let palette = theme.colours.palette(on: colours == .palette || colours == .full ? ground(theme) : .dark)
    let links = colours != .none && colours != .basic && Terminal.isTerminal(stream) ? root.map { LinkBase($0) } : nil
    if stream == .error {
      let width = Terminal.width(.error, environment)
      return TerminalLayout(width: width, colours: colours, palette: palette, links: links, rowWidth: width, in: say)
    }
    return TerminalLayout(width: width, colours: colours, palette: palette, links: links, rowWidth: lineWidth, in: say)
  }

  /// A text as a stream is to have it: on a terminal messages are broken into its columns. Others are not told what is private. Nothing steers
  /// a terminal, now or later, but a diff that goes elsewhere is exact.
  /// - Parameter configuration: Of the journal that files are quoted from; asked for where that decides.
  func shown(_ text: MarkedText, on stream: StandardStream, _ configuration: () -> JournalConfiguration?) -> [UInt8] {
    let (isTerminal, isColoured) = (Terminal.isTerminal(stream), isColoured(stream))
    let isVeiled = text.hasPrivate && audience(of: stream == .error ? .message : .text, configuration()) == .others
    var text = (isVeiled ? text.withoutPrivate : text).harmless(keepingDiffs: !isTerminal && !isColoured)
    if isTerminal { text = text.wrapped(width: Terminal.width(stream, environment)) }
    if !isColoured { return text.plain }
    // The terminal is asked only for what would look different.
    let depth = colourDepth(on: stream)
    let isLight = text.isPale && depth != .basic && ground(configuration()?.theme ?? Theme()) == .light
    return text.coloured(onLight: isLight)
  }
}
