// Whose a file is, and who may do what with it.

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Mode, owner and group of a file.
public struct FileAttributes: Hashable, Sendable {
  /// Permission bits, 0 to 0o7777.
  public var mode: UInt32
  public var owner: UInt32
  public var group: UInt32

  public init(mode: UInt32, owner: UInt32, group: UInt32) {
    self.mode = mode
    self.owner = owner
    self.group = group
  }

  init(_ status: stat) {
    self.init(mode: UInt32(status.st_mode) & 0o7777, owner: status.st_uid, group: status.st_gid)
  }

  /// Those of a file that only this person may read: 0600.
  public static var own: FileAttributes { FileAttributes(mode: 0o600, owner: geteuid(), group: getegid()) }

  /// Those of the file at a path, links followed; nil where there is nothing that can be looked at.
  public static func of(_ path: String) -> FileAttributes? {
    var status = stat()
    return !path.utf8.contains(0) && fstatat(AT_FDCWD, path, &status, 0) == 0 ? FileAttributes(status) : nil
  }
}
