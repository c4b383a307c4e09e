// A terminal that tells every key, until it is given back.

import CHost

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The terminal after the standard input, key by key and without echo, and the one after the standard error to draw on. The terminal is
/// as it was before when this value goes away, when the process exits, and when a signal ends it.
public struct TerminalSession: ~Copyable {
  /// What happened at the terminal.
  public enum Event: Hashable, Sendable {
    case bytes([UInt8])
    /// Nothing, for as long as was waited.
    case silence
    /// The window has another size.
    case resized
    /// The process is asked to stop for a while: `stop` does it.
    case stop
    /// The process goes on after a stop; others may have drawn on the terminal.
    case resumed
    /// The process is asked to end. A second time, the system ends it.
    case end(Signal)
  }

  /// Why a process is to end.
  public enum Signal: Hashable, Sendable {
    case interrupt, terminate, quit
    /// The terminal is gone.
    case hangUp

    var number: Int32 {
      switch self {
      case .interrupt: SIGINT
      case .terminate: SIGTERM
      case .quit: SIGQUIT
      case .hangUp: SIGHUP
      }
    }
  }

  /// Takes the terminal; only one session lives at a time.
  /// - Throws: Where one of the two streams is no terminal.
  public init() throws(HostError) {
    guard chost_raw_begin(StandardStream.input.rawValue, StandardStream.error.rawValue) == 0 else {
      throw .system(.take, Self.name, errno)
    }
  }

  deinit { chost_raw_end() }

  /// Gives the terminal back now.
  public consuming func end() {}

  /// Waits for the next event.
  /// - Parameter milliseconds: For how long; nil for ever.
  public func next(within milliseconds: Int?) throws(HostError) -> Event {
    while true {
      let found = chost_raw_wait(milliseconds.map { Int32(clamping: $0) } ?? -1)
      switch found {
      case CHOST_RAW_SILENCE: return .silence
      case CHOST_RAW_BYTES: return try read()
      case SIGWINCH: return .resized
      case SIGTSTP: return .stop
      case SIGCONT:
        try retake(chost_raw_resume())
        return .resumed
      case SIGINT: return .end(.interrupt)
      case SIGTERM: return .end(.terminate)
      case SIGQUIT: return .end(.quit)
      case SIGHUP: return .end(.hangUp)
      case -1: throw .system(.waitFor, Self.name, errno)
      default: continue
      }
    }
  }

  /// Gives the terminal back, stops the process, and takes the terminal again when it goes on.
  public func stop() throws(HostError) { try retake(chost_raw_stop()) }

  /// Columns and rows of the terminal; 80 and 24 where it does not say.
  public var size: (columns: Int, rows: Int) {
    let columns = Int(chost_terminal_columns(StandardStream.error.rawValue))
    let rows = Int(chost_terminal_rows(StandardStream.error.rawValue))
    return (columns > 0 ? columns : 80, rows > 0 ? rows : 24)
  }

  /// Draws. What cannot be drawn is let go: a terminal that is gone says so as an event.
  public func draw(_ text: String) { Terminal.show(text, to: .error) }

  private func read() throws(HostError) -> Event {
    var bytes = [UInt8](repeating: 0, count: 4_096)
    let (count, code) = bytes.withUnsafeMutableBytes { buffer in
      retrying { platformRead(StandardStream.input.rawValue, buffer.baseAddress, buffer.count) }
    }
    guard let count else {
      // A terminal that was closed cannot be read any more.
      if code == EIO || code == ENXIO { return .end(.hangUp) }
      if code == EAGAIN || code == EWOULDBLOCK { return .silence }
      throw .system(.readFrom, Self.name, code)
    }
    return count == 0 ? .end(.hangUp) : .bytes(Array(bytes[..<count]))
  }

  private func retake(_ result: Int32) throws(HostError) {
    if result != 0 { throw .system(.take, Self.name, errno) }
  }

  private static let name = "the terminal"
}

extension HostProcess {
  /// Ends the process as this signal does, so that who started it knows why.
  public static func end(by signal: TerminalSession.Signal) -> Never {
    chost_end_by(signal.number)
    exit(128 + signal.number)
  }
}
