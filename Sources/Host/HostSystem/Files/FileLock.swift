// A lock between programs that write to the same journal.

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// An advisory lock on a path, held until this value goes away or the program ends, however it ends.
public struct FileLock: ~Copyable {
  private let file: Descriptor

  /// Waits for the lock, at most so many seconds; 0 tries once. The file and, private to the person, its folder are made where missing.
  /// The file stays when the lock is given back, since removing it would let two programs hold locks on one name.
  /// - Throws: `timedOut` where another program holds it all the while.
  public init(_ path: String, timeout seconds: Double = 10, by calls: SystemCalls = .real) throws(HostError) {
    file = try Self.acquire(path, seconds, calls)
  }

  /// Runs the body while the lock is held.
  public static func hold<Result>(_ path: String, timeout seconds: Double = 10, _ body: () throws -> Result) throws -> Result {
    let lock = try FileLock(path, timeout: seconds)
    let result = try body()
    lock.release()
    return result
  }

  /// Whether a program holds the lock at this moment. Makes nothing; where there is no file, none does.
  public static func isHeld(_ path: String) -> Bool {
    do throws(HostError) {
      let file = try Descriptor.open(path, flags: O_RDONLY, attempt: .lock, named: path)
      let (result, code) = retrying { flock(file.number, LOCK_SH | LOCK_NB) }
      return result == nil && code == EWOULDBLOCK
    } catch {
      return false
    }
  }

  /// Gives the lock back now.
  public consuming func release() {}

  private static func acquire(_ path: String, _ seconds: Double, _ calls: SystemCalls) throws(HostError) -> Descriptor {
    let folder = PathText.parent(path)
    if folder != "." { try FileSystem.makeDirectories(folder, mode: 0o700, by: calls) }
    let file = try Descriptor.open(path, flags: O_RDWR | O_CREAT, mode: 0o600, attempt: .lock, named: path, by: calls)
    let deadline = HostClock.monotonic() + max(0, seconds)
    var pause: UInt32 = 1_000
    while true {
      let (result, code) = retrying { flock(file.number, LOCK_EX | LOCK_NB) }
      if result != nil { return file }
      guard code == EWOULDBLOCK else { throw .system(.lock, path, code) }
      if HostClock.monotonic() >= deadline {
        throw HostError(.timedOut, attempt: .lock, path: path, reason: .journalInUse, number: code)
      }
      usleep(pause)
      pause = min(pause * 2, 50_000)
    }
  }
}
