// What this person may do with a file, asked without doing it.

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

extension FileSystem {
  /// Whether the system says that this process may write to what stands here; for a folder, make and remove files in it.
  public static func isWritable(_ path: String) -> Bool { !path.utf8.contains(0) && access(path, W_OK) == 0 }
}
