// The built program at a terminal: keys go in, and what stands on the screen comes out.

import Foundation
import JournalTestSupport

#if canImport(Glibc)
  import Glibc
#endif

/// A program that believes to sit at a terminal of its own.
final class PseudoTerminal {
  /// What stands on the screen by now.
  private(set) var screen: VirtualTerminal
  /// All that was sent to it.
  private(set) var received: [UInt8] = []
  /// Keys that were pressed, and characters of prose that were typed.
  private(set) var keys = 0
  private(set) var prose = 0
  let process: pid_t
  private let ours: Int32
  /// Kept open, so that the terminal outlives the program and can be looked at.
  private let theirs: Int32
  /// How the program ended, as `waitpid` tells it.
  private(set) var status: Int32?

  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  init(_ program: URL, _ arguments: [String], in folder: URL, environment: [String: String], columns: Int = 60, rows: Int = 24) throws {
    screen = VirtualTerminal(columns: columns, rows: rows)
    ours = open("/dev/ptmx", O_RDWR | O_NOCTTY)
    guard ours >= 0, let path = Self.path(ofTerminal: ours) else { throw Failure(description: "there is no terminal to be had") }
    theirs = open(path, O_RDWR | O_NOCTTY)
    var size = winsize(ws_row: UInt16(rows), ws_col: UInt16(columns), ws_xpixel: 0, ws_ypixel: 0)
    _ = ioctl(ours, UInt(TIOCSWINSZ), &size)
    _ = fcntl(ours, F_SETFL, O_NONBLOCK)
    _ = fcntl(ours, F_SETFD, FD_CLOEXEC)
    _ = fcntl(theirs, F_SETFD, FD_CLOEXEC)
    process = try Self.start(program, arguments, at: path, in: folder, environment)
  }

  deinit {
    if status == nil {
      kill(process, SIGKILL)
      var status: Int32 = 0
      waitpid(process, &status, 0)
    }
    close(ours)
    close(theirs)
  }

  /// The path of the end that programs see, ready to be opened.
  private static func path(ofTerminal descriptor: Int32) -> String? {
    #if canImport(Glibc)
      // TIOCSPTLCK and TIOCGPTN: Swift's view of the C library lacks `unlockpt` and `ptsname`.
      var (isLocked, number) = (Int32(0), Int32(0))
      guard ioctl(descriptor, 0x4004_5431, &isLocked) == 0, ioctl(descriptor, 0x8004_5430, &number) == 0 else { return nil }
      return "/dev/pts/\(number)"
    #else
      guard grantpt(descriptor) == 0, unlockpt(descriptor) == 0 else { return nil }
      return ptsname(descriptor).map { String(cString: $0) }
    #endif
  }

  /// In a session of its own, whose terminal the first file becomes that is opened.
  private static func start(
    _ program: URL, _ arguments: [String], at terminal: String, in folder: URL, _ environment: [String: String]
  ) throws -> pid_t {
    var actions = posix_spawn_file_actions_t()
    var attributes = posix_spawnattr_t()
    posix_spawn_file_actions_init(&actions)
    posix_spawnattr_init(&attributes)
    defer {
      posix_spawn_file_actions_destroy(&actions)
      posix_spawnattr_destroy(&attributes)
    }
    for descriptor in Int32(0)...2 { posix_spawn_file_actions_addopen(&actions, descriptor, terminal, O_RDWR, 0) }
    var signals = sigset_t()
    sigfillset(&signals)
    posix_spawnattr_setsigdefault(&attributes, &signals)
    sigemptyset(&signals)
    posix_spawnattr_setsigmask(&attributes, &signals)
    let newSession = 0x80
    posix_spawnattr_setflags(&attributes, Int16(newSession | Int(POSIX_SPAWN_SETSIGDEF) | Int(POSIX_SPAWN_SETSIGMASK)))
    let shell = ["sh", "-c", "cd \"$0\" && exec \"$@\"", folder.systemPath, program.systemPath]
    var words = (shell + arguments).map { strdup($0) } + [nil]
    var variables = environment.map { strdup("\($0.key)=\($0.value)") } + [nil]
    defer { for text in words + variables { free(text) } }
    var process = pid_t()
    let code = posix_spawn(&process, "/bin/sh", &actions, &attributes, &words, &variables)
    if code != 0 { throw Failure(description: "cannot start \(program.systemPath): \(String(cString: strerror(code)))") }
    return process
  }

  /// Presses keys, one each: a character, or the whole of what a key sends.
  func press(_ keys: String...) {
    for key in keys {
      self.keys += 1
      send(key)
    }
  }

  /// Types prose.
  func type(_ text: String) {
    prose += text.count
    send(text)
  }

  func send(_ text: String) {
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { write(ours, $0.baseAddress, $0.count) }
      if count > 0 { rest = rest.dropFirst(count) } else { read() }
    }
  }

  /// Waits until the screen shows a text.
  func wait(for text: String, within seconds: Double = 20) throws {
    try wait(within: seconds, for: "‘\(text)’") { $0.text.contains(text) }
  }

  func wait(within seconds: Double = 20, for what: String, _ isSo: (VirtualTerminal) -> Bool) throws {
    let deadline = ContinuousClock.now + .seconds(seconds)
    while !isSo(screen) {
      if ContinuousClock.now > deadline { throw Failure(description: "\(what) does not come:\n\(screen.text)") }
      read()
    }
  }

  /// Lets some time pass, in which what comes is read.
  func pause(milliseconds: Int) {
    let deadline = ContinuousClock.now + .milliseconds(milliseconds)
    while ContinuousClock.now < deadline { read() }
  }

  /// Waits until the program has read every key that was sent, which takes it longer where a machine has more to do.
  func waitUntilRead(within seconds: Double = 60) throws {
    #if canImport(Glibc)
      let bytesToRead = UInt(0x541B)
    #else
      let bytesToRead = UInt(0x4004_667F)
    #endif
    let deadline = ContinuousClock.now + .seconds(seconds)
    var count: Int32 = 0
    while ioctl(theirs, bytesToRead, &count) == 0, count > 0 {
      if ContinuousClock.now > deadline { throw Failure(description: "\(count) bytes are not read:\n\(screen.text)") }
      read()
    }
  }

  func resize(columns: Int, rows: Int) {
    // What was drawn for the old size must be on the screen by then.
    while read() {}
    screen.resize(columns: columns, rows: rows)
    var size = winsize(ws_row: UInt16(rows), ws_col: UInt16(columns), ws_xpixel: 0, ws_ypixel: 0)
    _ = ioctl(ours, UInt(TIOCSWINSZ), &size)
  }

  /// Waits for the end; gives the exit status, or 128 and the number of the signal that ended it.
  func end(within seconds: Double = 20) throws -> Int32 {
    let deadline = ContinuousClock.now + .seconds(seconds)
    var found: Int32 = 0
    while waitpid(process, &found, WNOHANG) == 0 {
      if ContinuousClock.now > deadline { throw Failure(description: "it does not end:\n\(screen.text)") }
      read()
    }
    while read() {}
    status = found
    return found & 0x7F == 0 ? found >> 8 & 0xFF : 128 + (found & 0x7F)
  }

  /// Whether the terminal reads lines and shows what is typed, as it did at the beginning.
  var isSane: Bool {
    var settings = termios()
    guard tcgetattr(theirs, &settings) == 0 else { return false }
    let wanted = tcflag_t(ICANON | ECHO | ISIG | IEXTEN)
    return settings.c_lflag & wanted == wanted && settings.c_iflag & tcflag_t(ICRNL) != 0
  }

  /// Reads what has come, waiting a little; false where nothing has.
  @discardableResult
  private func read() -> Bool {
    var request = pollfd(fd: ours, events: Int16(POLLIN), revents: 0)
    guard poll(&request, 1, 20) > 0 else { return false }
    var bytes = [UInt8](repeating: 0, count: 65_536)
    let count = Glibc.read(ours, &bytes, bytes.count)
    guard count > 0 else { return false }
    screen.write(bytes[..<count])
    received += bytes[..<count]
    return true
  }
}
