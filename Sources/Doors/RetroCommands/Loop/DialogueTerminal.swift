// What all dialogues at the foot of a terminal have in common: the frame, the keys, and what else happens to a terminal meanwhile.

import HostSystem
import JournalText
import TerminalScreens

/// The frame of a dialogue and the keys that answer it.
struct DialogueTerminal {
  var painter: FramePainter
  var reader = KeyReader()

  init(isColoured: Bool) { painter = FramePainter(isColoured: isColoured) }

  /// What came while a question stood there.
  enum Heard {
    case keys([Key])
    /// No key for as long as was waited.
    case silence
    /// Nothing for the dialogue; the frame is to be drawn again.
    case nothing
    case end(TerminalSession.Signal)
  }

  /// Waits for what comes next. A terminal that was put aside meanwhile, or has another size, has its frame drawn anew.
  /// - Parameter patience: In milliseconds; nil for ever.
  mutating func hear(_ session: borrowing TerminalSession, within patience: Int?) throws -> Heard {
    switch try session.next(within: patience) {
    case .bytes(let bytes): return .keys(reader.read(bytes))
    case .silence: return .silence
    case .resized: return .nothing
    case .resumed:
      painter.forget()
      return .nothing
    case .stop:
      leave([], session)
      try session.stop()
      return .nothing
    case .end(let reason): return .end(reason)
    }
  }

  /// The keys that come next, a lone Esc once nothing follows it: none where the frame is only to be drawn anew, and at the end the signal for it.
  mutating func keys(_ session: borrowing TerminalSession) throws -> (keys: [Key], end: TerminalSession.Signal?) {
    switch try hear(session, within: reader.patience) {
    case .keys(let keys): (keys, nil)
    case .silence: (reader.flush(), nil)
    case .nothing: ([], nil)
    case .end(let reason): ([], reason)
    }
  }

  /// Leaves lines above the next frame.
  mutating func leave(_ lines: [StyledText], _ session: borrowing TerminalSession) {
    session.draw(painter.leave(lines, columns: session.size.columns))
  }

  /// Empties the screen, before a frame is drawn anew.
  mutating func clear(_ session: borrowing TerminalSession) { session.draw(painter.clear()) }

  /// Draws a frame that was made for the columns that the terminal has.
  mutating func paint(_ frame: Frame, _ session: borrowing TerminalSession) {
    let size = session.size
    session.draw(painter.paint(frame, columns: size.columns, rows: size.rows))
  }
}
