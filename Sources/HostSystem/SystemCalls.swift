// The door through which everything is written, so that a test may shut it at any moment.

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The calls of the system that change a disk. `real` makes them; a test's own value lets one of them fail, or stands for a program that
/// dies in between: from then on every call fails, those that would tidy up included.
public struct SystemCalls: Sendable {
  /// What a call does to the disk.
  public enum Call: String, Hashable, Sendable, CaseIterable {
    case makeFile, write, synchronise, setAttributes, exchange, rename, remove, makeFolder, removeFolder
  }

  /// What becomes of a call.
  public enum Answer: Hashable, Sendable {
    case make
    /// Not made, and taken for made: a test of many runs need not wait for the disk.
    case pretend
    /// Not made; fails with this error number.
    case fail(Int32)
    /// Of a write, the first half is made before it fails with this error number; any other call is not made.
    case half(Int32)
  }

  private let answer: (@Sendable (Call) -> Answer)?

  /// Calls that are made or not as `answer`, asked before each of them, says.
  public init(_ answer: @escaping @Sendable (Call) -> Answer) { self.answer = answer }

  private init() { answer = nil }

  /// Every call is made.
  public static let real = SystemCalls()

  /// Makes the call, or leaves -1 and the error number as the system would.
  func make(_ call: Call, _ body: () -> Int32) -> Int32 {
    guard let answer else { return body() }
    switch answer(call) {
    case .make: return body()
    case .pretend: return 0
    case .fail(let code), .half(let code):
      errno = code
      return -1
    }
  }

  /// What becomes of a write of so many bytes: how many to write, and the error number to fail with then, 0 for none.
  func write(_ count: Int) -> (count: Int, code: Int32) {
    guard let answer else { return (count, 0) }
    return switch answer(.write) {
    case .make, .pretend: (count, 0)
    case .fail(let code): (0, code)
    case .half(let code): (count / 2, code)
    }
  }
}
