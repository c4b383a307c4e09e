// All files of a folder, in one order on every machine.

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The regular files below a folder, and what could not be looked into.
public struct FileWalk: Sendable {
  public struct File: Hashable, Sendable {
    /// Relative to the folder walked, with `/` between its parts.
    public var path: String
    /// What the system says of it, where that was asked for.
    public var stamp: FileStamp?

    public init(path: String, stamp: FileStamp? = nil) {
      self.path = path
      self.stamp = stamp
    }
  }

  /// Sorted by the bytes of their paths.
  public var files: [File] = []
  /// Folders that could not be read and names that are not UTF-8. The walk goes on past them.
  public var problems: [HostError] = []
  /// Links that lead to what lies inside the folder, whether that is listed under their names or not; relative paths.
  public var linksIn: [String] = []
  /// Links that lead out of the folder, which are not followed; relative paths.
  public var linksOut: [String] = []

  public init() {}
}

extension FileSystem {
  /// Lists every regular file below a folder. A link is followed only to what lies inside the folder and is not listed under its real
  /// path anyway, so every file stands once and no loop of links can hold the walk.
  /// - Parameters:
  ///   - stamps: Whether to ask for each file's stamp, at about a microsecond each.
  ///   - skip: Whether to leave out a folder, given its relative path.
  /// - Throws: Where the folder itself cannot be read.
  public static func walk(_ root: String, stamps: Bool = false, skipping skip: (_ folder: String) -> Bool = { _ in false })
    throws(HostError)
    -> FileWalk
  {
    let folder = try Descriptor.open(root, flags: O_RDONLY | O_DIRECTORY, attempt: .list, named: root)
    let stamp = try folder.stamp(attempt: .list, named: root)
    var walker = Walker(root: root, folder: folder.number, stamps: stamps)
    walker.visited.insert(Walker.Identity(stamp))
    if let problem = walker.list("", skip) { throw problem }
    walker.drain(skip)
    walker.followLinks(skip)
    if stamps {
      walker.found.files.sort { PathText.precedes($0.path, $1.path) }
    } else {
      // Paths alone are moved about with less work.
      walker.found.files = walker.found.files.map(\.path).sorted(by: PathText.precedes).map { FileWalk.File(path: $0) }
    }
    return walker.found
  }
}

/// The state of one walk. Folders wait in a list, so their depth costs no stack.
private struct Walker {
  struct Identity: Hashable {
    var device: UInt64
    var inode: UInt64
    init(_ stamp: FileStamp) { (device, inode) = (stamp.device, stamp.inode) }
  }

  let root: String
  let folder: Int32
  let stamps: Bool
  var found = FileWalk()
  /// Folders already listed, whatever path led to them.
  var visited: Set<Identity> = []
  private var waiting: [String] = []
  private var links: [String] = []

  init(root: String, folder: Int32, stamps: Bool) {
    self.root = root
    self.folder = folder
    self.stamps = stamps
  }

  mutating func drain(_ skip: (String) -> Bool) {
    while let path = waiting.popLast() {
      if let problem = list(path, skip) { found.problems.append(problem) }
    }
  }

  /// Adds the files of one folder and puts its folders on the list; gives the reason where it cannot be read.
  mutating func list(_ path: String, _ skip: (String) -> Bool) -> HostError? {
    let shown = path.isEmpty ? root : PathText.join(root, path)
    let (number, openCode) = retrying { openat(folder, path.isEmpty ? "." : path, O_RDONLY | O_DIRECTORY | O_CLOEXEC | O_NONBLOCK) }
    guard let number else { return .system(.list, shown, openCode) }
    guard let stream = fdopendir(number) else {
      let code = errno
      _ = close(number)
      return .system(.list, shown, code)
    }
    defer { closedir(stream) }
    while true {
      errno = 0
      guard let entry = readdir(stream) else {
        let code = errno
        return code == 0 ? nil : .system(.list, shown, code)
      }
      let type = entry.pointee.d_type
      let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        pointer.withMemoryRebound(to: CChar.self, capacity: MemoryLayout.size(ofValue: pointer.pointee)) { text in
          String(validatingCString: text) ?? badName(text, in: path)
        }
      }
      guard let name, name != ".", name != ".." else { continue }
      add(path.isEmpty ? name : path + "/" + name, type: type, skip)
    }
  }

  private mutating func badName(_ text: UnsafePointer<CChar>, in path: String) -> String? {
    let shown = PathText.join(PathText.join(root, path), String(cString: text))
    found.problems.append(HostError(.badName, attempt: .read, path: shown, reason: .nameNotUTF8))
    return nil
  }

  private mutating func add(_ path: String, type: UInt8, _ skip: (String) -> Bool) {
    switch Int32(type) {
    case Int32(DT_REG) where !stamps: found.files.append(FileWalk.File(path: path))
    case Int32(DT_DIR):
      // Asked before the system is: what is skipped need not even be readable.
      guard !skip(path) else { return }
      look(at: path)
    case Int32(DT_LNK): links.append(path)
    case Int32(DT_REG), Int32(DT_UNKNOWN): look(at: path, skip)
    default: break
    }
  }

  /// Asks the system what stands here, where the folder's own entry did not say enough.
  private mutating func look(at path: String, _ skip: (String) -> Bool = { _ in false }) {
    var status = stat()
    guard fstatat(folder, path, &status, AT_SYMLINK_NOFOLLOW) == 0 else {
      let code = errno
      // A file that vanished since the folder was read is simply not there.
      if code != ENOENT { found.problems.append(.system(.lookAt, PathText.join(root, path), code)) }
      return
    }
    let stamp = FileStamp(status)
    switch stamp.kind {
    case .file: found.files.append(FileWalk.File(path: path, stamp: stamps ? stamp : nil))
    case .directory: if !skip(path), visited.insert(Identity(stamp)).inserted { waiting.append(path) }
    case .link: links.append(path)
    case .other: break
    }
  }

  /// Follows links once everything is listed under its real path, in the order of their names; links found on the way too.
  mutating func followLinks(_ skip: (String) -> Bool) {
    guard !links.isEmpty, let real = FileSystem.realPathIfThere(root) else { return }
    // Bytes, since two names may differ in nothing but how an accent is composed.
    var listed = Set(found.files.map { Array(PathText.join(real, $0.path).utf8) })
    while !links.isEmpty {
      let batch = links.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
      links = []
      for path in batch {
        let count = found.files.count
        follow(path, inside: real, listed: &listed, skip)
        drain(skip)
        for file in found.files[count...] {
          if let target = FileSystem.realPathIfThere(PathText.join(root, file.path)) { listed.insert(Array(target.utf8)) }
        }
      }
    }
  }

  private mutating func follow(_ path: String, inside real: String, listed: inout Set<[UInt8]>, _ skip: (String) -> Bool) {
    var status = stat()
    // A link that leads nowhere, or only to links, holds nothing.
    guard fstatat(folder, path, &status, 0) == 0 else { return }
    let stamp = FileStamp(status)
    guard let target = FileSystem.realPathIfThere(PathText.join(root, path)) else { return }
    guard PathText.relative(target, to: real) != nil else { return found.linksOut.append(path) }
    found.linksIn.append(path)
    switch stamp.kind {
    case .file: if listed.insert(Array(target.utf8)).inserted { found.files.append(FileWalk.File(path: path, stamp: stamps ? stamp : nil)) }
    case .directory: if !skip(path), visited.insert(Identity(stamp)).inserted { waiting.append(path) }
    case .link, .other: break
    }
  }
}
