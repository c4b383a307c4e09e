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
  public static func create(_ path: String) throws(HostError) {
    let file = try Descriptor.open(path, flags: O_RDWR | O_CREAT | O_EXCL | O_NOFOLLOW, mode: 0o600, attempt: .create, named: path)
    if fchmod(file.number, 0o600) != 0 { throw .system(.create, path, errno) }
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
