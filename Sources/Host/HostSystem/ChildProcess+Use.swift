// What another program takes of the machine, for benchmarks.

import CHost

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

extension ChildProcess {
  /// What a program took, from its start to its end.
  public struct Use: Sendable {
    public var ending: Ending
    /// CPU time in the program and in the system on its behalf; time on the clock.
    public var cpuSeconds: Double, wallSeconds: Double
    /// The largest resident size, in bytes.
    public var peakResidentBytes: Int
  }

  /// Runs a program with the streams and the folder of this one, and waits for its end. What it writes to the standard output goes nowhere.
  ///
  /// On Linux the largest resident size is at least that of this process, from which the program is started; `peak(of:_:)` tells it alone.
  /// - Parameter words: The program, as a path or a name to look for in the folders of `$PATH`, and its arguments.
  /// - Throws: Where it cannot be started.
  public static func use(of words: [String], _ environment: Environment) throws(HostError) -> Use {
    let start = HostClock.monotonic()
    let process = try Self.start(words.first ?? "", words, environment.listed, isSilent: true)
    var use = try waitForUse(of: process, words)
    use.wallSeconds = HostClock.monotonic() - start
    return use
  }

  /// The largest resident size of a program, in bytes, without what this process takes.
  ///
  /// A small shell starts it and leaves it after, and then it is a child of this process.
  /// - Throws: Where it cannot be started.
  public static func peak(of words: [String], _ environment: Environment) throws(HostError) -> Int {
    guard chost_adopt_orphans() == 0 else { return try use(of: words, environment).peakResidentBytes }
    let shell = try Self.start("/bin/sh", ["sh", "-c", "\"$@\" &", "sh"] + words, environment.listed, isSilent: true)
    _ = try waitForUse(of: shell, ["sh"])
    return try waitForUse(of: -1, words).peakResidentBytes
  }

  private static func waitForUse(of process: pid_t, _ words: [String]) throws(HostError) -> Use {
    var status: Int32 = 0
    var microseconds: Int64 = 0
    var peak: Int64 = 0
    var found = chost_wait_for_use(process, &status, &microseconds, &peak)
    while found < 0, errno == EINTR { found = chost_wait_for_use(process, &status, &microseconds, &peak) }
    guard found >= 0 else { throw .system(.waitFor, words.first ?? "", errno) }
    return Use(
      ending: Ending(status), cpuSeconds: Double(microseconds) / 1e6, wallSeconds: 0, peakResidentBytes: Int(peak))
  }
}
