// Another program that is asked something: what it is told goes in, what it answers comes out, and it has so long.

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

extension ChildProcess {
  /// What came of asking.
  public enum Answer: Sendable {
    /// It ended so, and had written this.
    case ended(Ending, [UInt8])
    /// It took longer than it had, or wrote more than is read, and was stopped.
    case stopped
  }

  /// Runs a line of the shell with bytes as its standard input, and reads its standard output. What it starts itself is stopped with it.
  /// - Parameters:
  ///   - milliseconds: How long it has.
  ///   - limit: How many bytes are read at most.
  public static func answer(
    ofShell line: String, _ environment: Environment, input: [UInt8], within milliseconds: Int, upTo limit: Int
  ) throws(HostError) -> Answer {
    try HostError.refuseCut("run", line)
    var (inward, outward): ([Int32], [Int32]) = ([-1, -1], [-1, -1])
    guard pipe(&inward) == 0 else { throw .system("make a pipe for", "sh", errno) }
    guard pipe(&outward) == 0 else {
      let code = errno
      for end in inward { close(end) }
      throw .system("make a pipe for", "sh", code)
    }
    for end in inward + outward { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    let process: pid_t
    do throws(HostError) {
      process = try start(
        "/bin/sh", ["sh", "-c", line], environment.listed, input: inward[0], output: outward[1], isGroup: true)
    } catch {
      for end in inward + outward { close(end) }
      throw error
    }
    close(inward[0])
    close(outward[1])
    var talk = Talk(to: inward[1], from: outward[0], telling: input, upTo: limit)
    let isDone = talk.hold(within: milliseconds)
    talk.end()
    if !isDone { kill(-process, SIGKILL) }
    let ending = try wait(for: process)
    // What it started and left behind goes, too.
    kill(-process, SIGKILL)
    return isDone ? .ended(ending, talk.heard) : .stopped
  }
}

/// Two ends of pipes, one to write into and one to read from.
private struct Talk {
  private let writes, reads: Int32
  private var rest: ArraySlice<UInt8>
  private let limit: Int
  private var isTelling = true
  private(set) var heard: [UInt8] = []

  init(to writes: Int32, from reads: Int32, telling bytes: [UInt8], upTo limit: Int) {
    (self.writes, self.reads, rest, self.limit) = (writes, reads, bytes[...], limit)
    for end in [writes, reads] { _ = fcntl(end, F_SETFL, O_NONBLOCK) }
  }

  /// Tells and hears until the other ends its answer; false where that takes too long, or is too much.
  mutating func hold(within milliseconds: Int) -> Bool {
    let clock = ContinuousClock()
    let deadline = clock.now + .milliseconds(milliseconds)
    while true {
      let left = deadline - clock.now
      if left <= .zero || heard.count > limit { return false }
      if isTelling, rest.isEmpty { stopTelling() }
      var ends = [pollfd(fd: reads, events: Int16(POLLIN), revents: 0)]
      if isTelling { ends.append(pollfd(fd: writes, events: Int16(POLLOUT), revents: 0)) }
      let wait = min(200, Int32(left.components.seconds) * 1000 + Int32(left.components.attoseconds / 1_000_000_000_000_000) + 1)
      _ = poll(&ends, nfds_t(ends.count), wait)
      if isTelling, ends[1].revents != 0 { tell() }
      if ends[0].revents != 0, !hear() { return true }
    }
  }

  mutating func end() {
    if isTelling { close(writes) }
    isTelling = false
    close(reads)
  }

  private mutating func tell() {
    let count = rest.withUnsafeBytes { write(writes, $0.baseAddress, $0.count) }
    if count > 0 {
      rest = rest.dropFirst(count)
    } else if count < 0, errno != EAGAIN, errno != EINTR {
      // One that reads no more is not to blame.
      stopTelling()
    }
  }

  private mutating func stopTelling() {
    close(writes)
    isTelling = false
    rest = []
  }

  /// False at the end of the answer.
  private mutating func hear() -> Bool {
    var bytes = [UInt8](repeating: 0, count: 16_384)
    let count = read(reads, &bytes, bytes.count)
    if count > 0 {
      heard += bytes[..<count]
      return true
    }
    return count < 0 && (errno == EAGAIN || errno == EINTR)
  }
}
