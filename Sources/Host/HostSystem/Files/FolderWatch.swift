// Being woken when files change.

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Tells that something has happened in some folders, not what: whoever is woken looks for that. So nothing is missed when the system has more
/// to tell than it keeps.
///
/// Where the system offers no such service, a wait just ends after two seconds.
public final class FolderWatch {
  /// The system's queue of events; nil where there is none.
  private let queue: Int32?

  public init() {
    #if canImport(Glibc)
      let number = inotify_init1(O_NONBLOCK | O_CLOEXEC)
      queue = number >= 0 ? number : nil
    #else
      queue = nil
    #endif
    Self.letSignalsEndIt()
  }

  deinit {
    if let queue { _ = close(queue) }
  }

  /// Watches a folder, not those in it. Watching one a second time changes nothing.
  public func add(_ folder: String) {
    #if canImport(Glibc)
      guard let queue, !folder.utf8.contains(0) else { return }
      let events = UInt32(
        IN_CLOSE_WRITE | IN_MODIFY | IN_ATTRIB | IN_CREATE | IN_DELETE | IN_MOVED_FROM | IN_MOVED_TO | IN_DELETE_SELF | IN_MOVE_SELF)
      // A folder that is gone by now has woken its parent.
      _ = inotify_add_watch(queue, folder, events)
    #endif
  }

  /// Waits until something happens, and then until nothing has happened for `quiet` milliseconds, at most ten times as long.
  public func wait(quiet: Int32 = 100) {
    guard let queue else {
      _ = poll(nil, 0, 2_000)
      return
    }
    var isWoken = happens(queue, within: -1)
    var rounds = 0
    while isWoken, rounds < 10 {
      isWoken = happens(queue, within: quiet)
      rounds += 1
    }
  }

  /// A program that waits for ever must be one that can be ended, whatever its parent had blocked.
  private static func letSignalsEndIt() {
    var signals = sigset_t()
    sigemptyset(&signals)
    for number in [SIGINT, SIGTERM, SIGHUP, SIGQUIT] { sigaddset(&signals, number) }
    pthread_sigmask(SIG_UNBLOCK, &signals, nil)
  }

  /// Takes what has happened off the queue.
  private func happens(_ number: Int32, within milliseconds: Int32) -> Bool {
    var request = pollfd(fd: number, events: Int16(POLLIN), revents: 0)
    let (count, _) = retrying { poll(&request, 1, milliseconds) }
    guard let count, count > 0 else { return false }
    var bytes = [UInt8](repeating: 0, count: 16_384)
    while bytes.withUnsafeMutableBytes({ read(number, $0.baseAddress, $0.count) }) > 0 {}
    return true
  }
}
