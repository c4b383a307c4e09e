// What this person may do with a file, asked without doing it.

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

extension FileSystem {
  /// Whether the system says that this process may write to what stands here; for a folder, make and remove files in it.
  public static func isWritable(_ path: String) -> Bool { !path.utf8.contains(0) && access(path, W_OK) == 0 }

  /// Refuses what this process may not write to, with the system's own reason.
  /// - Parameter attempt: What is to be done: `write`.
  public static func refuseProtected(_ path: String, _ attempt: String) throws(HostError) {
    try HostError.refuseCut(attempt, path)
    if access(path, W_OK) != 0 { throw .system(attempt, path, errno) }
  }

  /// Whether the system says that this process may read what stands here.
  public static func isReadable(_ path: String) -> Bool { !path.utf8.contains(0) && access(path, R_OK) == 0 }

  /// How many names the file has on its disk (hard links), links followed; 0 where there is none.
  public static func nameCount(_ path: String) -> Int {
    var status = stat()
    return !path.utf8.contains(0) && fstatat(AT_FDCWD, path, &status, 0) == 0 ? Int(status.st_nlink) : 0
  }
}
