// A folder of files that can be made again at any time: each is whole, and none is waited for.

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A folder that a program fills with files of its own making. Every file is the former one or the new one, never half of it; since all can be
/// made again, nobody waits until the disk has them.
public final class MadeFolder {
  private let folder: Descriptor
  private let shown: String
  private let calls: SystemCalls
  /// What the names of files begin with that are not finished.
  private static let unfinished = ".retro-unfinished-"

  /// Opens a folder, which is made where it is not there.
  /// - Parameter shown: What messages call it.
  public init(_ path: String, shown: String, by calls: SystemCalls = .real) throws(HostError) {
    if !FileSystem.isDirectory(path) { try FileSystem.makeDirectories(path, by: calls) }
    folder = try Descriptor.open(path, flags: O_RDONLY | O_DIRECTORY, attempt: .open, named: shown)
    (self.shown, self.calls) = (shown, calls)
  }

  /// What stands in a folder below it, by name; nothing where there is none. Links are told apart, since whoever writes through one writes
  /// elsewhere.
  public func names(in path: String) throws(HostError) -> [(name: String, isLink: Bool, isFolder: Bool)] {
    let flags = O_RDONLY | O_DIRECTORY | O_NOFOLLOW
    let number = openat(folder.number, path.isEmpty ? "." : path, flags | O_CLOEXEC)
    if number < 0 {
      if errno == ENOENT { return [] }
      throw .system(.list, PathText.join(shown, path), errno)
    }
    guard let stream = fdopendir(number) else {
      let code = errno
      _ = close(number)
      throw .system(.list, PathText.join(shown, path), code)
    }
    defer { closedir(stream) }
    var names: [(name: String, isLink: Bool, isFolder: Bool)] = []
    while let entry = readdir(stream) {
      let type = entry.pointee.d_type
      let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        pointer.withMemoryRebound(to: CChar.self, capacity: MemoryLayout.size(ofValue: pointer.pointee)) { String(validatingCString: $0) }
      }
      if let name, name != ".", name != ".." { names.append((name, type == UInt8(DT_LNK), type == UInt8(DT_DIR))) }
    }
    return names
  }

  /// Makes a folder below it, where it is not there.
  public func makeFolder(_ name: String) throws(HostError) {
    if calls.make(.makeFolder, { mkdirat(folder.number, name, 0o777) }) != 0, errno != EEXIST {
      throw .system(.makeFolder, PathText.join(shown, name), errno)
    }
  }

  /// Puts a file in its place.
  public func put(_ path: String, _ bytes: [UInt8]) throws(HostError) {
    let named = PathText.join(shown, path)
    let scratch = PathText.join(PathText.parent(path) == "." ? "" : PathText.parent(path), "\(Self.unfinished)\(HostProcess.identifier)")
    do throws(HostError) {
      let flags = O_WRONLY | O_CREAT | O_TRUNC | O_NOFOLLOW
      let file = try Descriptor.open(scratch, in: folder.number, flags: flags, mode: 0o666, attempt: .write, named: named, by: calls)
      try file.write(bytes, attempt: .write, named: named, by: calls)
    } catch {
      _ = unlinkat(folder.number, scratch, 0)
      throw error
    }
    if calls.make(.rename, { renameat(folder.number, scratch, folder.number, path) }) != 0 {
      let code = errno
      _ = unlinkat(folder.number, scratch, 0)
      throw .system(.write, named, code)
    }
  }

  /// The bytes of a file; nil where none is there that can be read.
  public func bytes(of path: String) -> [UInt8]? {
    do throws(HostError) {
      let flags = O_RDONLY | O_NOFOLLOW
      let file = try Descriptor.open(path, in: folder.number, flags: flags, attempt: .read, named: PathText.join(shown, path))
      var bytes: [UInt8] = []
      try FileSystem.read(file, attempt: .read, named: shown, into: &bytes)
      return bytes
    } catch { return nil }
  }

  /// What the system says of a file or a folder, links not followed; nil where there is none.
  public func stamp(of path: String) -> FileStamp? {
    var status = stat()
    return fstatat(folder.number, path.isEmpty ? "." : path, &status, AT_SYMLINK_NOFOLLOW) == 0 ? FileStamp(status) : nil
  }

  /// Removes a file; nothing happens where it is gone.
  public func remove(_ path: String) throws(HostError) {
    if calls.make(.remove, { unlinkat(folder.number, path, 0) }) != 0, errno != ENOENT {
      throw .system(.remove, PathText.join(shown, path), errno)
    }
  }

  /// Removes a folder below it where it is empty.
  public func removeFolderIfEmpty(_ name: String) { _ = calls.make(.removeFolder) { unlinkat(folder.number, name, AT_REMOVEDIR) } }

  /// Whether a name is that of a file which a program that died did not finish.
  public static func isUnfinished(_ name: String) -> Bool { name.hasPrefix(unfinished) }
}
