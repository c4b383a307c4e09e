// The one place where the C library is imported for the whole target's basic calls.

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Repeats a call that a signal interrupted; nil and the error number where it failed.
func retrying<Result: FixedWidthInteger>(_ call: () -> Result) -> (result: Result?, code: Int32) {
  while true {
    let result = call()
    if result != -1 { return (result, 0) }
    let code = errno
    if code != EINTR { return (nil, code) }
  }
}

extension HostError {
  /// The error with the system's own words for its error number.
  static func system(_ attempt: HostError.Attempt, _ path: String, _ code: Int32) -> HostError {
    let kind: Kind =
      switch code {
      case ENOENT: .notFound
      case EACCES, EPERM, EROFS: .notPermitted
      case EEXIST: .alreadyExists
      case EISDIR: .isDirectory
      case ENOSPC, EDQUOT: .noSpace
      default: .system
      }
    return HostError(kind, attempt: attempt, path: path, reason: .system(code), number: code)
  }

  /// Refuses a path that the system would cut short: its texts end at a NUL, and what stands before it is another path.
  static func refuseCut(_ attempt: HostError.Attempt, _ path: String) throws(HostError) {
    if path.utf8.contains(0) { throw HostError(.badName, attempt: attempt, path: path, reason: .holdsNUL) }
  }

  static func changed(_ attempt: HostError.Attempt, _ path: String) -> HostError {
    HostError(.changedMeanwhile, attempt: attempt, path: path, reason: .changedSince)
  }
}

/// An open file descriptor that closes itself.
struct Descriptor: ~Copyable {
  let number: Int32

  init(_ number: Int32) { self.number = number }
  deinit { _ = close(number) }

  /// Opens a path, relative to a folder where one is given. Never waits for a pipe's other end; closed in child programs.
  static func open(
    _ path: String, in folder: Int32 = AT_FDCWD, flags: Int32, mode: mode_t = 0, attempt: HostError.Attempt, named shown: String,
    by calls: SystemCalls = .real
  ) throws(HostError) -> Descriptor {
    try HostError.refuseCut(attempt, path)
    func open() -> Int32 { openat(folder, path, flags | O_CLOEXEC | O_NONBLOCK | O_NOCTTY, mode) }
    let (number, code) = retrying { flags & O_CREAT == 0 ? open() : calls.make(.makeFile, open) }
    guard let number else { throw .system(attempt, shown, code) }
    return Descriptor(number)
  }

  func stamp(attempt: HostError.Attempt, named shown: String) throws(HostError) -> FileStamp {
    var status = stat()
    guard fstat(number, &status) == 0 else { throw .system(attempt, shown, errno) }
    return FileStamp(status)
  }

  /// Writes everything, however often the system takes only a part.
  func write(_ bytes: [UInt8], attempt: HostError.Attempt, named shown: String, by calls: SystemCalls = .real) throws(HostError) {
    var start = 0
    while start < bytes.count {
      let (allowed, failure) = calls.write(bytes.count - start)
      let (count, code) = bytes.withUnsafeBytes { buffer in
        retrying { platformWrite(number, buffer.baseAddress?.advanced(by: start), allowed) }
      }
      guard let count else { throw .system(attempt, shown, code) }
      if failure != 0 { throw .system(attempt, shown, failure) }
      start += count
    }
  }

  /// Waits until the disk has it.
  func synchronise(attempt: HostError.Attempt, named shown: String, by calls: SystemCalls = .real) throws(HostError) {
    let (result, code) = retrying { calls.synchronise(number) }
    // Some file systems know no fsync on folders or at all; there is nothing more to ask of them.
    if result == nil, code != EINVAL, code != ENOTSUP { throw .system(attempt, shown, code) }
  }
}

/// `write` under a name of its own, since methods of that name hide it.
func platformWrite(_ descriptor: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int { write(descriptor, bytes, count) }
