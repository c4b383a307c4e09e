// Signals that ask the program to end, held back while what it does must not end in the middle.

import CHost

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The signals of Ctrl-C, of a closed terminal and of `kill`, held back on this thread until they are let go. No other thread may be at work: the
/// system would ask that one instead.
public struct HeldSignals {
  private static let numbers = [SIGINT, SIGTERM, SIGHUP]
  private let held: sigset_t
  private let before: sigset_t

  public init() {
    var (held, before) = (sigset_t(), sigset_t())
    sigemptyset(&held)
    // What is passed over would be kept while it is held back.
    for number in Self.numbers where chost_ignores(number) == 0 { sigaddset(&held, number) }
    pthread_sigmask(SIG_BLOCK, &held, &before)
    (self.held, self.before) = (held, before)
  }

  /// Whether one of them came meanwhile.
  public var hasCome: Bool {
    var (pending, held) = (sigset_t(), held)
    guard sigpending(&pending) == 0 else { return false }
    return Self.numbers.contains { sigismember(&pending, $0) == 1 && sigismember(&held, $0) == 1 }
  }

  /// Takes those that came for answered, and lets the next ones end the program as ever. Those that were held back before stay so.
  public func letGo() {
    var (held, before) = (held, before)
    while hasCome {
      var number: Int32 = 0
      if sigwait(&held, &number) != 0 { break }
    }
    pthread_sigmask(SIG_SETMASK, &before, nil)
  }
}
