// Files that cost only time to lose: made privately, put in place in one step, their stamps set.

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A file of the person's cache. It may hold private text, so nobody else may read it, whatever the umask says.
public enum CacheFile {
  /// Makes the folder for such files, and those above it.
  public static func makeFolder(_ path: String) throws(HostError) {
    if !FileSystem.isDirectory(path) { try FileSystem.makeDirectories(path, mode: 0o700) }
    // Left alone where it is somebody else's.
    if let attributes = FileAttributes.of(path), attributes.mode != 0o700, attributes.owner == geteuid() { _ = chmod(path, 0o700) }
  }

  /// Makes a new, empty file.
  public static func create(_ path: String) throws(HostError) { _ = try make(path) }

  /// A new, empty file that a program is at as long as it holds this. The lock ends with the program, however that ends, and unlike its number it
  /// is nobody else's afterwards; in a container programs often have the same number each time.
  public struct Claim: ~Copyable {
    fileprivate let file: Descriptor

    /// Lets others have the file.
    public consuming func end() {}

    // A child that was just started has the descriptor, too, until it runs its own program, and closing ours would leave it the lock.
    deinit { _ = flock(file.number, LOCK_UN) }
  }

  /// Makes a new, empty file that nobody removes as abandoned while its claim is held.
  public static func claim(_ path: String) throws(HostError) -> Claim {
    for _ in 0..<8 {
      let file = try make(path)
      // Some file systems know no locks; then the number of the program is all there is.
      _ = flock(file.number, LOCK_EX | LOCK_NB)
      var status = stat()
      // Whoever looked for abandoned files in between may have taken it for one.
      if fstat(file.number, &status) != 0 || status.st_nlink > 0 { return Claim(file: file) }
    }
    throw .changed(.create, path)
  }

  /// Removes a file that a program claimed, unless that program is still at it.
  /// - Parameter maker: The number of that program, which counts where locks are not known.
  public static func removeAbandoned(_ path: String, madeBy maker: Int32) {
    do throws(HostError) {
      let file = try Descriptor.open(path, flags: O_RDWR | O_NOFOLLOW, attempt: .tidy, named: path)
      let (locked, code) = retrying { flock(file.number, LOCK_EX | LOCK_NB) }
      if locked == nil, code == EWOULDBLOCK || maker == HostProcess.identifier || HostProcess.isRunning(maker) { return }
      FileSystem.discard(path)
    } catch {
      // It is looked for again the next time.
    }
  }

  private static func make(_ path: String) throws(HostError) -> Descriptor {
    let file = try Descriptor.open(path, flags: O_RDWR | O_CREAT | O_EXCL | O_NOFOLLOW, mode: 0o600, attempt: .create, named: path)
    if fchmod(file.number, 0o600) != 0 { throw .system(.create, path, errno) }
    return file
  }

  /// Gives a finished file its name, over the file that has it, once its bytes are on the disk.
  public static func put(_ path: String, over old: String) throws(HostError) {
    try HostError.refuseCut(.replace, old)
    let file = try Descriptor.open(path, flags: O_RDONLY, attempt: .replace, named: path)
    try file.synchronise(attempt: .replace, named: old)
    if rename(path, old) != 0 { throw .system(.replace, old, errno) }
  }

  /// Sets when a file was last modified, in nanoseconds since 1970. Whatever writes to it later sets another time.
  public static func setModified(_ path: String, _ nanoseconds: Int64) throws(HostError) {
    try HostError.refuseCut(.mark, path)
    let time = timespec(tv_sec: Int(nanoseconds / 1_000_000_000), tv_nsec: Int(nanoseconds % 1_000_000_000))
    if utimensat(AT_FDCWD, path, [time, time], 0) != 0 { throw .system(.mark, path, errno) }
  }
}

extension HostProcess {
  /// Whether a process of this number runs on this machine, whosever it is.
  public static func isRunning(_ number: Int32) -> Bool { number > 0 && (kill(number, 0) == 0 || errno == EPERM) }
}
