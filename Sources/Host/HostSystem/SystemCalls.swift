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
  private let synchronising: (@Sendable (Int32) -> Void)?

  /// Calls that are made or not as `answer`, asked before each of them, says.
  /// - Parameter synchronising: Told of the descriptor of each file and folder that is about to be flushed, so that a test knows what a power
  ///   cut would leave.
  public init(_ answer: @escaping @Sendable (Call) -> Answer, synchronising: (@Sendable (Int32) -> Void)? = nil) {
    self.answer = answer
    self.synchronising = synchronising
  }

  private init() { (answer, synchronising) = (nil, nil) }

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

  /// Waits until the disk has what the descriptor stands for: a file's bytes, or a folder's names.
  func synchronise(_ descriptor: Int32) -> Int32 {
    synchronising?(descriptor)
    return make(.synchronise) { fsync(descriptor) }
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
