// Time as the machine tells it. Nothing else in the project asks for it.

import CHost

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The clock as a value, so that tests and `--now` bring their own.
public struct HostClock: Sendable {
  /// Time since 1970-01-01T00:00Z.
  public struct Instant: Hashable, Sendable {
    public var seconds: Int64
    /// 0 to 999,999,999.
    public var nanoseconds: Int32

    public init(seconds: Int64, nanoseconds: Int32 = 0) {
      self.seconds = seconds
      self.nanoseconds = nanoseconds
    }
  }

  private let read: @Sendable () -> Instant

  public init(_ read: @escaping @Sendable () -> Instant) { self.read = read }

  public func now() -> Instant { read() }

  /// The machine's clock.
  public static let system = HostClock {
    var time = timespec()
    guard clock_gettime(CLOCK_REALTIME, &time) == 0 else { return Instant(seconds: 0) }
    return Instant(seconds: Int64(time.tv_sec), nanoseconds: Int32(time.tv_nsec))
  }

  /// A clock that stands still.
  public static func fixed(_ instant: Instant) -> HostClock { HostClock { instant } }

  /// Seconds since some moment in the past, never going back; for measuring how long something takes.
  public static func monotonic() -> Double {
    var time = timespec()
    guard clock_gettime(CLOCK_MONOTONIC, &time) == 0 else { return 0 }
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}

/// What this process has used of the machine, for benchmarks.
public enum ProcessUse {
  /// Seconds of CPU time, in the program and in the system on its behalf.
  public static var cpuSeconds: Double { Double(chost_cpu_microseconds()) / 1e6 }
  /// The largest resident size so far, in bytes.
  public static var peakResidentBytes: Int { Int(chost_peak_resident_bytes()) }
}
