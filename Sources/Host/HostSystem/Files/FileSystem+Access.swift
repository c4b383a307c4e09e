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
  public static func refuseProtected(_ path: String, _ attempt: HostError.Attempt) throws(HostError) {
    try HostError.refuseCut(attempt, path)
    if access(path, W_OK) != 0 { throw .system(attempt, path, errno) }
  }

  /// Whether the system says that this process may read what stands here.
  public static func isReadable(_ path: String) -> Bool { !path.utf8.contains(0) && access(path, R_OK) == 0 }

  /// What the system says of a path, links followed; nil where nothing stands there that can be looked at.
  public static func stampIfThere(_ path: String) -> FileStamp? {
    var status = stat()
    return !path.utf8.contains(0) && fstatat(AT_FDCWD, path, &status, 0) == 0 ? FileStamp(status) : nil
  }

  /// The absolute path without links; nil where it leads nowhere, or on a way that cannot be looked at.
  public static func realPathIfThere(_ path: String) -> String? {
    do throws(HostError) { return try realPath(path) } catch { return nil }
  }

  /// The bytes of a regular file; nil where none stands there that can be read. For questions to which a file that cannot be read is no
  /// answer, and of which whoever needs it will tell.
  public static func readIfReadable(_ path: String) -> [UInt8]? {
    do throws(HostError) { return try read(path) } catch { return nil }
  }

  /// What a regular file begins with, at most so many bytes; nil where none stands there that can be read.
  public static func beginning(of path: String, count: Int) -> [UInt8]? {
    do throws(HostError) {
      let file = try Descriptor.open(path, flags: O_RDONLY, attempt: .read, named: path)
      guard try file.stamp(attempt: .read, named: path).kind == .file else { return nil }
      var bytes = [UInt8](repeating: 0, count: count)
      let (taken, _) = bytes.withUnsafeMutableBytes { buffer in
        retrying { platformRead(file.number, buffer.baseAddress, buffer.count) }
      }
      return taken.map { Array(bytes.prefix($0)) }
    } catch { return nil }
  }

  /// Parts of a file; nil where one of them cannot be read.
  public static func parts(of path: String, _ ranges: [Range<Int>]) -> [[UInt8]]? {
    do throws(HostError) {
      let file = try Descriptor.open(path, flags: O_RDONLY, attempt: .read, named: path)
      var parts: [[UInt8]] = []
      for range in ranges {
        let part = [UInt8](unsafeUninitializedCapacity: range.count) { buffer, count in
          count = max(0, pread(file.number, buffer.baseAddress, range.count, off_t(range.lowerBound)))
        }
        if part.count < range.count { return nil }
        parts.append(part)
      }
      return parts
    } catch { return nil }
  }

  /// The names in a folder; none where there is no folder.
  /// - Throws: Where there is one that cannot be listed.
  public static func namesIfThere(in folder: String) throws(HostError) -> [String] {
    do throws(HostError) { return try names(in: folder) } catch {
      if error.kind == .notFound { return [] }
      throw error
    }
  }

  /// Removes a file that nobody misses and that may be gone already; one that cannot be removed is found again the next time.
  public static func discard(_ path: String, by calls: SystemCalls = .real) {
    do throws(HostError) { try removeFile(path, by: calls) } catch {}
  }

  /// How many names the file has on its disk (hard links), links followed; 0 where there is none.
  public static func nameCount(_ path: String) -> Int {
    var status = stat()
    return !path.utf8.contains(0) && fstatat(AT_FDCWD, path, &status, 0) == 0 ? Int(status.st_nlink) : 0
  }
}
