// Which folders of a tree have changed, told as cheaply as the system can say it.

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The files of a tree that have changed since it was last looked at, folder by folder.
public struct FolderCensus: Sendable {
  /// What the names and stamps of a folder's files come down to, whatever their order. Two folders that differ have, but for a chance of one
  /// in 2^64 and better, two different digests.
  public struct Digest: Hashable, Sendable {
    public var count = 0
    public var first: UInt64 = 0
    public var second: UInt64 = 0

    public init() {}

    public init(count: Int, first: UInt64, second: UInt64) {
      self.count = count
      self.first = first
      self.second = second
    }

    /// Adds a file.
    public mutating func add(_ name: some Sequence<UInt8>, _ stamp: FileStamp) {
      var hash: UInt64 = 0x9E37_79B9_7F4A_7C15
      for byte in name { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
      for part in [UInt64(bitPattern: stamp.size), UInt64(bitPattern: stamp.modified), UInt64(bitPattern: stamp.changed), stamp.inode] {
        hash = Self.mixed(hash ^ part)
      }
      count += 1
      first &+= hash
      second &+= Self.mixed(hash ^ 0xD6E8_FEB8_6659_FD93)
    }

    /// The finaliser of SplitMix64.
    @inline(__always)
    private static func mixed(_ value: UInt64) -> UInt64 {
      var value = value
      value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
      value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
      return value ^ (value >> 31)
    }
  }

  /// A folder whose digest is not the one that was known.
  public struct Folder: Sendable {
    /// Relative to the tree's root; empty for the root itself.
    public var path: String
    public var digest: Digest
    /// Names and stamps of its files, in the order of their bytes.
    public var files: [(name: String, stamp: FileStamp)]
  }

  /// Folders that have changed or are new, in the order of their paths' bytes.
  public var changed: [Folder] = []
  /// The paths of the folders that are as they were known.
  public var unchanged: [String] = []
  /// What could not be looked into. The census goes on past it.
  public var problems: [HostError] = []
  /// Links that lead out of the tree; relative paths.
  public var linksOut: [String] = []
}

extension FileSystem {
  /// Looks at every file of a tree whose name has one of some endings, and tells of the folders that are not as they were known.
  /// - Parameters:
  ///   - endings: In small letters, with their dot; files of other names are not looked at. Letters may be of any case in the names.
  ///   - skip: Whether to leave out a folder, given its relative path.
  ///   - known: The digest of a folder by its path, as it was last seen; nil where it was not.
  /// - Throws: Where the root itself cannot be read.
  public static func census(
    _ root: String, endings: [String], skipping skip: (_ folder: String) -> Bool, known: (_ folder: String) -> FolderCensus.Digest?
  ) throws(HostError) -> FolderCensus {
    let folder = try Descriptor.open(root, flags: O_RDONLY | O_DIRECTORY, attempt: "list", named: root)
    var counter = CensusTaker(root: root, folder: folder.number, endings: endings.map { Array($0.utf8) })
    if try counter.take(skip, known) { return counter.sorted }
    // Links need the walk that knows where they lead.
    return try linkedCensus(root, endings, skip, known)
  }

  private static func linkedCensus(
    _ root: String, _ endings: [String], _ skip: (String) -> Bool, _ known: (String) -> FolderCensus.Digest?
  ) throws(HostError) -> FolderCensus {
    let walk = try walk(root, stamps: true, skipping: skip)
    // By bytes: two names may differ in nothing but how an accent is composed.
    var folders: [[UInt8]: FolderCensus.Folder] = [[]: FolderCensus.Folder(path: "", digest: .init(), files: [])]
    for file in walk.files {
      let name = PathText.name(file.path)
      guard let stamp = file.stamp, endings.contains(where: { name.lowercased().hasSuffix($0) }) else { continue }
      let parent = PathText.parent(file.path)
      let path = parent == "." ? "" : parent
      let key = Array(path.utf8)
      folders[key, default: FolderCensus.Folder(path: path, digest: .init(), files: [])].files.append((name, stamp))
      folders[key]?.digest.add(name.utf8, stamp)
    }
    var census = FolderCensus()
    census.problems = walk.problems
    census.linksOut = walk.linksOut
    for folder in folders.values.sorted(by: { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }) {
      if known(folder.path) == folder.digest { census.unchanged.append(folder.path) } else { census.changed.append(folder) }
    }
    return census
  }
}

/// The state of one census. Names wait in one buffer, so that a folder that has not changed costs no memory.
private struct CensusTaker {
  let root: String
  let folder: Int32
  let endings: [[UInt8]]
  private var census = FolderCensus()
  private var waiting = [""]
  private var names: [UInt8] = []
  private var files: [(end: Int, stamp: FileStamp)] = []

  init(root: String, folder: Int32, endings: [[UInt8]]) {
    self.root = root
    self.folder = folder
    self.endings = endings
  }

  var sorted: FolderCensus {
    var census = census
    census.changed.sort { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
    return census
  }

  /// - Returns: Whether the tree has no links; with links the census is not to be used.
  mutating func take(_ skip: (String) -> Bool, _ known: (String) -> FolderCensus.Digest?) throws(HostError) -> Bool {
    while let path = waiting.popLast() {
      var digest = FolderCensus.Digest()
      names.removeAll(keepingCapacity: true)
      files.removeAll(keepingCapacity: true)
      switch look(into: path, skip, &digest) {
      case .links: return false
      case .failed(let problem):
        if path.isEmpty { throw problem }
        census.problems.append(problem)
      case .done:
        if known(path) == digest { census.unchanged.append(path) } else { census.changed.append(changed(path, digest)) }
      }
    }
    return true
  }

  private enum Outcome {
    case done, links
    case failed(HostError)
  }

  private mutating func look(into path: String, _ skip: (String) -> Bool, _ digest: inout FolderCensus.Digest) -> Outcome {
    let shown = path.isEmpty ? root : PathText.join(root, path)
    let (number, code) = retrying { openat(folder, path.isEmpty ? "." : path, O_RDONLY | O_DIRECTORY | O_CLOEXEC | O_NONBLOCK) }
    guard let number else { return .failed(.system("list", shown, code)) }
    guard let stream = fdopendir(number) else {
      let code = errno
      _ = close(number)
      return .failed(.system("list", shown, code))
    }
    defer { closedir(stream) }
    var status = stat()
    while true {
      errno = 0
      guard let entry = readdir(stream) else {
        let code = errno
        return code == 0 ? .done : .failed(.system("list", shown, code))
      }
      var type = Int32(entry.pointee.d_type)
      let outcome: Outcome? = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        pointer.withMemoryRebound(to: UInt8.self, capacity: MemoryLayout.size(ofValue: pointer.pointee)) { text -> Outcome? in
          let name = UnsafeBufferPointer(start: text, count: strlen(UnsafeRawPointer(text).assumingMemoryBound(to: CChar.self)))
          if name.count <= 2, name.allSatisfy({ $0 == 0x2E }) { return nil }
          if type == Int32(DT_REG), !isWanted(name) { return nil }
          if type == Int32(DT_REG) || type == Int32(DT_UNKNOWN) {
            guard fstatat(number, UnsafeRawPointer(text).assumingMemoryBound(to: CChar.self), &status, AT_SYMLINK_NOFOLLOW) == 0 else {
              let code = errno
              // A file that vanished since the folder was read is simply not there.
              if code != ENOENT { note(.system("look at", PathText.join(shown, String(decoding: name, as: UTF8.self)), code)) }
              return nil
            }
            if type == Int32(DT_UNKNOWN) { type = Self.type(of: FileStamp(status).kind) }
          }
          switch type {
          case Int32(DT_LNK): return .links
          case Int32(DT_DIR): enter(name, in: path, skip)
          case Int32(DT_REG) where isWanted(name): add(name, FileStamp(status), in: path, &digest)
          default: break
          }
          return nil
        }
      }
      if let outcome { return outcome }
    }
  }

  private static func type(of kind: FileStamp.Kind) -> Int32 {
    switch kind {
    case .file: Int32(DT_REG)
    case .directory: Int32(DT_DIR)
    case .link: Int32(DT_LNK)
    case .other: Int32(DT_CHR)
    }
  }

  private func isWanted(_ name: UnsafeBufferPointer<UInt8>) -> Bool {
    // By hand: this is asked of every name.
    for ending in endings where name.count > ending.count {
      let start = name.count - ending.count
      var same = 0
      while same < ending.count {
        let byte = name[start + same]
        if (byte >= 0x41 && byte <= 0x5A ? byte | 0x20 : byte) != ending[same] { break }
        same += 1
      }
      if same == ending.count { return true }
    }
    return false
  }

  private mutating func enter(_ name: UnsafeBufferPointer<UInt8>, in path: String, _ skip: (String) -> Bool) {
    guard let text = validated(name, in: path) else { return }
    let inside = path.isEmpty ? text : path + "/" + text
    if !skip(inside) { waiting.append(inside) }
  }

  private mutating func add(
    _ name: UnsafeBufferPointer<UInt8>, _ stamp: FileStamp, in path: String, _ digest: inout FolderCensus.Digest
  ) {
    digest.add(name, stamp)
    names += name
    files.append((names.count, stamp))
  }

  /// The files that wait in the buffers, as a folder.
  private mutating func changed(_ path: String, _ digest: FolderCensus.Digest) -> FolderCensus.Folder {
    var folder = FolderCensus.Folder(path: path, digest: digest, files: [])
    var start = 0
    for file in files {
      let text = names[start..<file.end].withUnsafeBufferPointer { validated($0, in: path) }
      if let text { folder.files.append((text, file.stamp)) }
      start = file.end
    }
    folder.files.sort { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
    return folder
  }

  private mutating func validated(_ name: UnsafeBufferPointer<UInt8>, in path: String) -> String? {
    if let text = String(validating: name, as: UTF8.self) { return text }
    let shown = PathText.join(PathText.join(root, path), String(decoding: name, as: UTF8.self))
    note(HostError(.badName, attempt: "read", path: shown, reason: "its name is not UTF-8"))
    return nil
  }

  private mutating func note(_ problem: HostError) { census.problems.append(problem) }
}
