// Standard streams and the terminal after them.

import CHost

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// One of the three streams a program is started with.
public enum StandardStream: Int32, Hashable, Sendable { case input, output, error }

/// What is known of the terminal, and writing to it or to whatever stands in for it.
public enum Terminal {
  /// How writing ended.
  public enum Outcome: Hashable, Sendable {
    case written
    /// The reader has gone, as `head` does: nothing is wrong and there is nothing more to say.
    case readerGone
  }

  public static func isTerminal(_ stream: StandardStream) -> Bool { isatty(stream.rawValue) == 1 }

  /// Columns: what the terminal says, else `$COLUMNS`, else 80.
  public static func width(_ stream: StandardStream = .output, _ environment: Environment) -> Int {
    let columns = Int(chost_terminal_columns(stream.rawValue))
    if columns > 0 { return columns }
    if let text = environment["COLUMNS"], let columns = Int(text), columns > 0 { return columns }
    return 80
  }

  /// Rows of the terminal; nil where it is none or does not say.
  public static func rows(_ stream: StandardStream) -> Int? {
    let rows = Int(chost_terminal_rows(stream.rawValue))
    return rows > 0 ? rows : nil
  }

  /// Whether to colour: `NO_COLOR` says no, `FORCE_COLOR` yes (its value 0 no), a dumb terminal or none at all no.
  public static func wantsColour(_ stream: StandardStream = .output, _ environment: Environment) -> Bool {
    if environment["NO_COLOR"] != nil { return false }
    if let force = environment["FORCE_COLOR"] { return force != "0" }
    return isTerminal(stream) && environment["TERM"] != "dumb"
  }

  /// How bright the terminal after the standard output says that its ground is, from 0 to 1 (OSC 11); nil where it does not say so at once, or
  /// where somebody is typing. It must be in the foreground, and is as it was before when this returns.
  public static func groundLuminance() -> Double? {
    let found = chost_terminal_ground(StandardStream.output.rawValue, 150)
    if found < 0 { return nil }
    let parts = [16, 8, 0].map { Double(found >> $0 & 0xFF) / 255 }
    return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]
  }

  /// Writes all bytes, however often the system takes only a part. Needs `ignoreBrokenPipes` to see a reader go.
  public static func write(_ bytes: [UInt8], to stream: StandardStream = .output) throws(HostError) -> Outcome {
    let name = stream == .error ? "standard error" : "standard output"
    var start = 0
    while start < bytes.count {
      let (count, code) = bytes.withUnsafeBytes { buffer in
        retrying { platformWrite(stream.rawValue, buffer.baseAddress?.advanced(by: start), buffer.count - start) }
      }
      if let count {
        start += count
      } else if code == EPIPE {
        return .readerGone
      } else if code != EAGAIN && code != EWOULDBLOCK || !waitUntilReady(stream.rawValue, for: POLLOUT) {
        throw .system(.writeTo, name, code)
      }
    }
    return .written
  }

  /// Writes a text.
  public static func write(_ text: String, to stream: StandardStream = .output) throws(HostError) -> Outcome {
    try write(Array(text.utf8), to: stream)
  }

  /// Writes what nobody misses where it cannot be written: a moment's progress, or the last word to somebody who has gone.
  public static func show(_ text: String, to stream: StandardStream = .output) { show(Array(text.utf8), to: stream) }

  /// The same of bytes.
  public static func show(_ bytes: [UInt8], to stream: StandardStream = .output) {
    do throws(HostError) { _ = try write(bytes, to: stream) } catch {}
  }

  /// Makes writing to a pipe without a reader, and beyond the largest file that may be, an outcome of the write instead of the end of the program.
  public static func ignoreBrokenPipes() { for number in [SIGPIPE, SIGXFSZ] { signal(number, SIG_IGN) } }
}
