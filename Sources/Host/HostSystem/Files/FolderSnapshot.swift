// Which folders of a tree have changed, told as cheaply as the system can say it.

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The files of a tree that have changed since it was last looked at, folder by folder.
public struct FolderSnapshot: Sendable {
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
    mutating func add(_ name: UnsafeBufferPointer<UInt8>, _ stamp: FileStamp) {
      var hash = Self.hash(of: name)
      hash = Self.mixed(hash ^ UInt64(bitPattern: stamp.size))
      hash = Self.mixed(hash ^ UInt64(bitPattern: stamp.modified))
      hash = Self.mixed(hash ^ UInt64(bitPattern: stamp.changed))
      hash = Self.mixed(hash ^ stamp.inode)
      count += 1
      first &+= hash
      second &+= Self.mixed(hash ^ 0xD6E8_FEB8_6659_FD93)
    }

    /// Adds a folder with all that is in it.
    mutating func add(_ folder: String, _ digest: Digest) {
      var folder = folder
      var hash = folder.withUTF8 { Self.hash(of: $0) }
      hash = Self.mixed(hash ^ digest.first)
      hash = Self.mixed(hash ^ digest.second)
      count += digest.count
      first &+= hash
      second &+= Self.mixed(hash ^ 0xD6E8_FEB8_6659_FD93)
    }

    private static func hash(of name: UnsafeBufferPointer<UInt8>) -> UInt64 {
      var hash: UInt64 = 0x9E37_79B9_7F4A_7C15 &+ UInt64(name.count)
      var place = 0
      while place + 8 <= name.count {
        hash = mixed(hash ^ UnsafeRawBufferPointer(name).loadUnaligned(fromByteOffset: place, as: UInt64.self))
        place += 8
      }
      var rest: UInt64 = 0
      while place < name.count {
        rest = rest << 8 | UInt64(name[place])
        place += 1
      }
      return mixed(hash ^ rest)
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
    /// What the system said of the folder itself before it was looked into; nil in a tree with links. A file that is added, removed, renamed or
    /// replaced by another changes it; one that is written to in its place does not.
    public var stamp: FileStamp?
    /// Names and stamps of its files, in the order of their bytes.
    public var files: [(name: String, stamp: FileStamp)]
  }

  /// Folders that have changed or are new, in the order of their paths' bytes.
  public var changed: [Folder] = []
  /// The paths of the folders that are as they were known.
  public var unchanged: [String] = []
  /// What could not be looked into. The snapshot goes on past it.
  public var problems: [HostError] = []
  /// Links that lead out of the tree; relative paths.
  public var linksOut: [String] = []

  public init() {}
}

extension FileSystem {
  /// Looks at every file of a tree whose name has one of some endings, and tells of the folders that are not as they were known.
  /// - Parameters:
  ///   - endings: In small letters, with their dot; files of other names are not looked at. Letters may be of any case in the names.
  ///   - skip: Whether to leave out a folder, given its relative path.
  ///   - known: The digest of a folder by its path, as it was last seen; nil where it was not.
  /// - Throws: Where the root itself cannot be read.
  public static func snapshot(
    _ root: String, endings: [String], skipping skip: (_ folder: String) -> Bool, known: (_ folder: String) -> FolderSnapshot.Digest?
  ) throws(HostError) -> FolderSnapshot {
    let folder = try Descriptor.open(root, flags: O_RDONLY | O_DIRECTORY, attempt: .list, named: root)
    var counter = SnapshotTaker(root: root, folder: folder.number, endings: endings.map { Array($0.utf8) })
    if try counter.take(skip, { known($0) == $1 }) { return counter.sorted }
    // Links need the walk that knows where they lead.
    return try linkedSnapshot(root, endings, skip, known)
  }

  /// Looks at the files of some folders of a tree alone, and at those of the folders in them that are not left out.
  /// - Parameters:
  ///   - folders: Relative paths.
  ///   - skip: Whether to leave out a folder that lies in one of them.
  /// - Returns: Nil where one of them has links, so that the whole tree is to be looked at.
  public static func snapshot(
    of folders: [String], in root: String, endings: [String], skipping skip: (_ folder: String) -> Bool,
    known: (_ folder: String) -> FolderSnapshot.Digest?
  ) throws(HostError) -> FolderSnapshot? {
    let folder = try Descriptor.open(root, flags: O_RDONLY | O_DIRECTORY, attempt: .list, named: root)
    var counter = SnapshotTaker(root: root, folder: folder.number, endings: endings.map { Array($0.utf8) }, waiting: folders)
    return try counter.take(skip, { known($0) == $1 }) ? counter.sorted : nil
  }

  /// What all files of a tree come down to, by their names and stamps: two trees with the same digest hold the same.
  /// - Parameters:
  ///   - skip: Whether to leave out a folder, given its relative path.
  ///   - start: When the looking began, in nanoseconds since 1970.
  /// - Returns: Nil where that cannot be said: the tree has links, something could not be looked into, or a file could still change and keep its
  ///   stamp.
  public static func digest(of root: String, at start: Int64, skipping skip: (_ folder: String) -> Bool) -> FolderSnapshot.Digest? {
    do throws(HostError) {
      let folder = try Descriptor.open(root, flags: O_RDONLY | O_DIRECTORY, attempt: .list, named: root)
      var taker = SnapshotTaker(root: root, folder: folder.number, endings: [[]])
      var digest = FolderSnapshot.Digest()
      let isTree = try taker.take(skip) { folder, files in
        digest.add(folder, files)
        return true
      }
      return isTree && !taker.hasProblems && taker.settles < start ? digest : nil
    } catch {
      return nil
    }
  }

  private static func linkedSnapshot(
    _ root: String, _ endings: [String], _ skip: (String) -> Bool, _ known: (String) -> FolderSnapshot.Digest?
  ) throws(HostError) -> FolderSnapshot {
    let walk = try walk(root, stamps: true, skipping: skip)
    // By bytes: two names may differ in nothing but how an accent is composed.
    var folders: [[UInt8]: FolderSnapshot.Folder] = [[]: FolderSnapshot.Folder(path: "", digest: .init(), files: [])]
    for file in walk.files {
      let name = PathText.name(file.path)
      guard let stamp = file.stamp, endings.contains(where: { name.lowercased().hasSuffix($0) }) else { continue }
      let parent = PathText.parent(file.path)
      let path = parent == "." ? "" : parent
      let key = Array(path.utf8)
      folders[key, default: FolderSnapshot.Folder(path: path, digest: .init(), files: [])].files.append((name, stamp))
      var text = name
      text.withUTF8 { folders[key]?.digest.add($0, stamp) }
    }
    for key in folders.keys { folders[key]?.files.sort { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) } }
    var snapshot = FolderSnapshot()
    snapshot.problems = walk.problems
    snapshot.linksOut = walk.linksOut
    for folder in folders.values.sorted(by: { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }) {
      if known(folder.path) == folder.digest { snapshot.unchanged.append(folder.path) } else { snapshot.changed.append(folder) }
    }
    return snapshot
  }
}
