// Files and folders, as far as a journal needs them.

import CHost

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The disk. Every function names its failure by the path it was given.
public enum FileSystem {
  /// The largest file that is read, in bytes: 1 GiB.
  public static let sizeLimit = 1 << 30

  /// The bytes of a regular file. A folder, a pipe, a device and a file over the limit are refused without waiting for anything.
  /// - Parameter limit: The most bytes that it may hold.
  public static func read(_ path: String, upTo limit: Int = sizeLimit) throws(HostError) -> [UInt8] {
    var bytes: [UInt8] = []
    try read(path, into: &bytes, upTo: limit)
    return bytes
  }

  /// Like `read`, into an array whose storage is used again.
  public static func read(_ path: String, into bytes: inout [UInt8], upTo limit: Int = sizeLimit) throws(HostError) {
    let file = try Descriptor.open(path, flags: O_RDONLY, attempt: .read, named: path)
    try read(file, attempt: .read, named: path, into: &bytes, upTo: limit)
  }

  /// All that comes from an open descriptor such as 0, the standard input; at most 1 GiB.
  public static func readAll(descriptor: Int32, named name: String) throws(HostError) -> [UInt8] {
    var bytes: [UInt8] = []
    try fill(&bytes, from: descriptor, expecting: 0, upTo: sizeLimit, attempt: .read, named: name)
    return bytes
  }

  /// What the system says of a path, links followed; nil where there is nothing.
  public static func stamp(_ path: String) throws(HostError) -> FileStamp? {
    try HostError.refuseCut(.lookAt, path)
    var status = stat()
    if fstatat(AT_FDCWD, path, &status, 0) == 0 { return FileStamp(status) }
    let code = errno
    if code == ENOENT || code == ENOTDIR { return nil }
    throw .system(.lookAt, path, code)
  }

  /// Whether something stands at the path that can be looked at; links are followed.
  public static func exists(_ path: String) -> Bool { stampIfThere(path) != nil }

  /// Whether a folder stands at the path; links are followed.
  public static func isDirectory(_ path: String) -> Bool { stampIfThere(path)?.kind == .directory }

  /// Whether a regular file stands at the path; links are followed.
  public static func isFile(_ path: String) -> Bool { stampIfThere(path)?.kind == .file }

  /// Whether a link stands at the path, wherever it leads.
  public static func isLink(_ path: String) throws(HostError) -> Bool {
    try HostError.refuseCut(.lookAt, path)
    var status = stat()
    return fstatat(AT_FDCWD, path, &status, AT_SYMLINK_NOFOLLOW) == 0 && FileStamp(status).kind == .link
  }

  /// The absolute path without links.
  public static func realPath(_ path: String) throws(HostError) -> String {
    try HostError.refuseCut(.find, path)
    guard let resolved = realpath(path, nil) else { throw .system(.find, path, errno) }
    defer { free(resolved) }
    guard let text = String(validatingCString: resolved) else {
      throw HostError(.badName, attempt: .find, path: path, reason: .pathNotUTF8)
    }
    return text
  }

  /// Makes a folder and those above it, and waits until the disk has their names; nothing happens where it stands already.
  public static func makeDirectories(_ path: String, mode: UInt32 = 0o777, by calls: SystemCalls = .real) throws(HostError) {
    try HostError.refuseCut(.makeFolder, path)
    var missing: [String] = []
    var folder = path
    while !isDirectory(folder) {
      missing.append(folder)
      let parent = PathText.parent(folder)
      if parent == folder || parent == "." { break }
      folder = parent
    }
    for folder in missing.reversed() {
      if calls.make(.makeFolder, { mkdir(folder, mode_t(mode & 0o7777)) }) != 0 {
        let code = errno
        // Another program may have made it in between.
        if code != EEXIST || !isDirectory(folder) { throw .system(.makeFolder, path, code) }
      }
      // A file that is flushed is lost all the same in a folder whose own name is not.
      synchroniseFolder(PathText.parent(folder), by: calls)
    }
  }

  /// Waits until the disk has the names in a folder. One that cannot be synchronised is no failure: the names are right by now.
  private static func synchroniseFolder(_ folder: String, by calls: SystemCalls) {
    let flags = O_RDONLY | O_DIRECTORY
    do throws(HostError) {
      let opened = try Descriptor.open(folder, flags: flags, attempt: .synchronise, named: folder)
      try opened.synchronise(attempt: .synchronise, named: folder, by: calls)
    } catch {}
  }

  /// Removes a file, or the link that stands there.
  public static func removeFile(_ path: String, by calls: SystemCalls = .real) throws(HostError) {
    try HostError.refuseCut(.remove, path)
    if calls.make(.remove, { unlink(path) }) != 0 { throw .system(.remove, path, errno) }
  }

  /// Removes a folder if it is empty; one that is not, or is none, stays as it is, and so does a link.
  /// - Throws: Where the system refuses to remove a folder that is empty.
  public static func removeEmptyFolder(_ path: String, by calls: SystemCalls = .real) throws(HostError) {
    try HostError.refuseCut(.removeFolder, path)
    if calls.make(.removeFolder, { rmdir(path) }) == 0 { return }
    let code = errno
    if ![ENOTEMPTY, EEXIST, ENOENT, ENOTDIR].contains(code) { throw .system(.removeFolder, path, code) }
  }

  /// Gives a file another name on the same disk, and waits until the disk has it. Never over what stands there.
  /// - Throws: `alreadyExists` where something does.
  public static func move(_ path: String, to new: String, by calls: SystemCalls = .real) throws(HostError) {
    try HostError.refuseCut(.move, path)
    try HostError.refuseCut(.move, new)
    let result = calls.make(.rename) { chost_rename_new(AT_FDCWD, path, new) }
    if result != 0 {
      let code = errno
      guard code == EINVAL || code == ENOSYS || code == ENOTSUP || code == EOPNOTSUPP else { throw .system(.move, path, code) }
      // A second name is never given over an existing one.
      if calls.make(.rename, { link(path, new) }) != 0 { throw .system(.move, path, errno) }
      try removeFile(path, by: calls)
    }
    // The new name first: after a power cut in between the file has two names, and never none.
    synchroniseFolder(PathText.parent(new), by: calls)
    if !PathText.parent(new).utf8.elementsEqual(PathText.parent(path).utf8) { synchroniseFolder(PathText.parent(path), by: calls) }
  }

  /// The names in a folder, sorted by their bytes; those that are not UTF-8 are left out, and so are `.` and `..`.
  public static func names(in folder: String) throws(HostError) -> [String] {
    try HostError.refuseCut(.list, folder)
    guard let stream = opendir(folder) else { throw .system(.list, folder, errno) }
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        pointer.withMemoryRebound(to: CChar.self, capacity: MemoryLayout.size(ofValue: pointer.pointee)) { String(validatingCString: $0) }
      }
      if let name, name != ".", name != ".." { names.append(name) }
    }
    return names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }
}

extension FileSystem {
  /// Reads an open file that must be regular.
  static func read(
    _ file: borrowing Descriptor, attempt: HostError.Attempt, named shown: String, into bytes: inout [UInt8], upTo limit: Int = sizeLimit
  ) throws(HostError) {
    let stamp = try file.stamp(attempt: attempt, named: shown)
    switch stamp.kind {
    case .file: break
    case .directory: throw HostError(.isDirectory, attempt: attempt, path: shown, reason: .isFolder, number: EISDIR)
    case .link, .other: throw HostError(.notAFile, attempt: attempt, path: shown, reason: .isNoFile)
    }
    if stamp.size > Int64(limit) { throw tooLarge(attempt, shown, limit) }
    try fill(&bytes, from: file.number, expecting: Int(stamp.size), upTo: limit, attempt: attempt, named: shown)
  }

  /// Reads to the end. The size is a hint: a file may grow or shrink while it is read, and some claim to be empty.
  private static func fill(
    _ bytes: inout [UInt8], from descriptor: Int32, expecting size: Int, upTo limit: Int, attempt: HostError.Attempt, named shown: String
  ) throws(HostError) {
    var count = 0
    // One byte more than expected, so that the end is seen without growing.
    var room = size > 0 ? size + 1 : 4096
    while true {
      // A whole array of zeros is written many bytes at a time; zeros that are appended, one by one.
      if bytes.isEmpty {
        bytes = [UInt8](repeating: 0, count: room)
      } else if bytes.count < room {
        bytes += [UInt8](repeating: 0, count: room - bytes.count)
      }
      let (taken, code) = bytes.withUnsafeMutableBytes { buffer in
        retrying { platformRead(descriptor, buffer.baseAddress?.advanced(by: count), buffer.count - count) }
      }
      guard let taken else {
        if code == EAGAIN || code == EWOULDBLOCK, waitUntilReady(descriptor, for: POLLIN) { continue }
        throw .system(attempt, shown, code)
      }
      if taken == 0 { break }
      count += taken
      if count > limit { throw tooLarge(attempt, shown, limit) }
      // A regular file gives less than was asked for only at its end.
      if count == size, count < bytes.count { break }
      if count == bytes.count { room = bytes.count * 2 }
    }
    bytes.removeLast(bytes.count - count)
  }

  private static func tooLarge(_ attempt: HostError.Attempt, _ shown: String, _ limit: Int) -> HostError {
    let words = limit >= 1 << 30 ? "\(limit >> 30) GiB" : "\(limit >> 20) MiB"
    return HostError(.tooLarge, attempt: attempt, path: shown, reason: .tooLarge(words), number: EFBIG)
  }
}

/// `read` under a name of its own, since methods of that name hide it.
func platformRead(_ descriptor: Int32, _ bytes: UnsafeMutableRawPointer?, _ count: Int) -> Int { read(descriptor, bytes, count) }

/// Waits for a descriptor that was opened not to wait; false where the system cannot.
func waitUntilReady(_ descriptor: Int32, for event: Int32) -> Bool {
  var request = pollfd(fd: descriptor, events: Int16(event), revents: 0)
  return retrying { poll(&request, 1, -1) }.result != nil
}
