// What the system says of a file without opening it.

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Size, times and identity of a file: if none of them differs, the file has almost surely not changed.
public struct FileStamp: Hashable, Sendable {
  public enum Kind: Hashable, Sendable { case file, directory, link, other }

  /// Bytes.
  public var size: Int64
  /// Nanoseconds since 1970 of the last change of content.
  public var modified: Int64
  /// Nanoseconds since 1970 of the last change of content, name or mode.
  public var changed: Int64
  public var inode: UInt64
  public var device: UInt64
  /// Permission bits, 0 to 0o7777.
  public var mode: UInt32
  // It stands last, since there are stamps of a million files in memory and numbers begin where they can be read at once.
  public var kind: Kind

  public init(kind: Kind, size: Int64, modified: Int64, changed: Int64, inode: UInt64, device: UInt64, mode: UInt32) {
    self.kind = kind
    self.size = size
    self.modified = modified
    self.changed = changed
    self.inode = inode
    self.device = device
    self.mode = mode
  }

  init(_ status: stat) {
    kind =
      switch status.st_mode & S_IFMT {
      case S_IFREG: .file
      case S_IFDIR: .directory
      case S_IFLNK: .link
      default: .other
      }
    size = Int64(status.st_size)
    #if canImport(Glibc)
      modified = Self.nanoseconds(status.st_mtim)
      changed = Self.nanoseconds(status.st_ctim)
    #else
      modified = Self.nanoseconds(status.st_mtimespec)
      changed = Self.nanoseconds(status.st_ctimespec)
    #endif
    inode = UInt64(truncatingIfNeeded: status.st_ino)
    device = UInt64(truncatingIfNeeded: status.st_dev)
    mode = UInt32(status.st_mode) & 0o7777
  }

  /// A disk may claim any second; one beyond the year 2262 wraps instead of trapping.
  private static func nanoseconds(_ time: timespec) -> Int64 { Int64(time.tv_sec) &* 1_000_000_000 &+ Int64(time.tv_nsec) }
}

extension FileStamp {
  /// From when on no change of the file can leave it this stamp: a tick of the disk's clock after it was written. In nanoseconds since 1970; the
  /// last of all where there is no such time.
  public var settles: Int64 {
    // Some disks know only even seconds, and those in the network have clocks of their own.
    let isCoarse = modified % 1_000_000_000 == 0 && changed % 1_000_000_000 == 0
    let (time, overflows) = max(modified, changed).addingReportingOverflow(isCoarse ? 60_000_000_000 : 50_000_000)
    return overflows ? .max : time
  }

  /// Whether a file could change once more and keep its stamp: it changed less than a tick of the disk's clock before it was looked at, or lies in
  /// the future.
  public func isRacy(at start: Int64) -> Bool { settles >= start }
}
