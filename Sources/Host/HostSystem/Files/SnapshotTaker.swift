// One look at all folders of a tree.

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The state of one snapshot. Names wait in one buffer, so that a folder that has not changed costs no memory.
struct SnapshotTaker {
  let root: String
  let folder: Int32
  let endings: [[UInt8]]
  private var snapshot = FolderSnapshot()
  private var waiting: [String]
  /// That of the folder looked into last.
  private var stamp: FileStamp?
  private let files = FileBuffer()
  /// From when on no change can leave a file its stamp, of all of them.
  private(set) var settles = Int64.min

  init(root: String, folder: Int32, endings: [[UInt8]], waiting: [String] = [""]) {
    self.waiting = waiting
    self.root = root
    self.folder = folder
    self.endings = endings
  }

  var hasProblems: Bool { !snapshot.problems.isEmpty }

  var sorted: FolderSnapshot {
    var snapshot = snapshot
    snapshot.changed.sort { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
    return snapshot
  }

  /// - Returns: Whether the tree has no links; with links the snapshot is not to be used.
  /// - Parameter isKnown: Whether a folder had this digest when it was last seen.
  mutating func take(
    _ skip: (String) -> Bool, _ isKnown: (String, FolderSnapshot.Digest) -> Bool
  ) throws(HostError) -> Bool {
    while let path = waiting.popLast() {
      var digest = FolderSnapshot.Digest()
      files.removeAll()
      switch look(into: path, skip, &digest) {
      case .links: return false
      case .failed(let problem):
        if path.isEmpty { throw problem }
        snapshot.problems.append(problem)
      case .done:
        if isKnown(path, digest) { snapshot.unchanged.append(path) } else { snapshot.changed.append(changed(path, digest)) }
      }
    }
    return true
  }

  private enum Outcome {
    case done, links
    case failed(HostError)
  }

  private mutating func look(into path: String, _ skip: (String) -> Bool, _ digest: inout FolderSnapshot.Digest) -> Outcome {
    // Put together for a failure alone.
    func shown() -> String { path.isEmpty ? root : PathText.join(root, path) }
    let (number, code) = retrying { openat(folder, path.isEmpty ? "." : path, O_RDONLY | O_DIRECTORY | O_CLOEXEC | O_NONBLOCK) }
    guard let number else { return .failed(.system(.list, shown(), code)) }
    guard let stream = fdopendir(number) else {
      let code = errno
      _ = close(number)
      return .failed(.system(.list, shown(), code))
    }
    defer { closedir(stream) }
    var status = stat()
    stamp = fstat(number, &status) == 0 ? FileStamp(status) : nil
    // The end of a folder is told apart from a failure by it.
    errno = 0
    while let entry = readdir(stream) {
      var type = Int32(entry.pointee.d_type)
      let isTree: Bool = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        pointer.withMemoryRebound(to: UInt8.self, capacity: MemoryLayout.size(ofValue: pointer.pointee)) { text -> Bool in
          let characters = UnsafeRawPointer(text).assumingMemoryBound(to: CChar.self)
          let name = UnsafeBufferPointer(start: text, count: strlen(characters))
          if type == Int32(DT_REG) || type == Int32(DT_UNKNOWN) {
            if type == Int32(DT_REG), !isWanted(name) { return true }
            guard fstatat(number, characters, &status, AT_SYMLINK_NOFOLLOW) == 0 else {
              let code = errno
              errno = 0
              // A file that vanished since the folder was read is simply not there.
              if code != ENOENT { note(.system(.lookAt, PathText.join(shown(), String(decoding: name, as: UTF8.self)), code)) }
              return true
            }
            let stamp = FileStamp(status)
            if type == Int32(DT_REG) {
              add(name, stamp, to: &digest)
              return true
            }
            type = Self.type(of: stamp.kind)
            if type == Int32(DT_REG), isWanted(name) { add(name, stamp, to: &digest) }
          }
          if type == Int32(DT_DIR), name.count > 2 || !name.allSatisfy({ $0 == 0x2E }) {
            enter(name, in: path, skip)
            errno = 0
          }
          return type != Int32(DT_LNK)
        }
      }
      if !isTree { return .links }
    }
    let failure = errno
    return failure == 0 ? .done : .failed(.system(.list, shown(), failure))
  }

  private mutating func add(_ name: UnsafeBufferPointer<UInt8>, _ stamp: FileStamp, to digest: inout FolderSnapshot.Digest) {
    digest.add(name, stamp)
    files.add(name, stamp)
    settles = max(settles, stamp.settles)
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

  /// The files that wait in the buffer, as a folder.
  private mutating func changed(_ path: String, _ digest: FolderSnapshot.Digest) -> FolderSnapshot.Folder {
    var folder = FolderSnapshot.Folder(path: path, digest: digest, stamp: stamp, files: [])
    folder.files.reserveCapacity(files.count)
    files.eachInOrder { name, stamp in
      if let text = validated(name, in: path) { folder.files.append((text, stamp)) }
    }
    return folder
  }

  /// - Parameter name: A zero stands after it.
  private mutating func validated(_ name: UnsafeBufferPointer<UInt8>, in path: String) -> String? {
    if let start = name.baseAddress, let text = String(validatingCString: UnsafeRawPointer(start).assumingMemoryBound(to: CChar.self)) {
      return text
    }
    let shown = PathText.join(PathText.join(root, path), String(decoding: name, as: UTF8.self))
    note(HostError(.badName, attempt: .read, path: shown, reason: .nameNotUTF8))
    return nil
  }

  private mutating func note(_ problem: HostError) { snapshot.problems.append(problem) }
}

/// The names and stamps of one folder's files, one after the other in memory that serves every folder.
private final class FileBuffer {
  private var space = UnsafeMutableRawBufferPointer.allocate(byteCount: 1 << 14, alignment: 16)
  private var end = 0
  private(set) var count = 0

  deinit { space.deallocate() }

  func removeAll() { (end, count) = (0, 0) }

  /// A file takes a stamp, how long its name is, and the name with the zero after it.
  func add(_ name: UnsafeBufferPointer<UInt8>, _ stamp: FileStamp) {
    if space.count - end <= Self.headLength + name.count { grow() }
    space.storeBytes(of: stamp, toByteOffset: end, as: FileStamp.self)
    space.storeBytes(of: name.count, toByteOffset: end + MemoryLayout<FileStamp>.stride, as: Int.self)
    UnsafeMutableRawBufferPointer(rebasing: space[(end + Self.headLength)...])
      .copyMemory(from: UnsafeRawBufferPointer(start: name.baseAddress, count: name.count + 1))
    end = (end + Self.headLength + name.count + 16) & ~15
    count += 1
  }

  /// Gives the files in the order of their names' bytes.
  func eachInOrder(_ body: (_ name: UnsafeBufferPointer<UInt8>, _ stamp: FileStamp) -> Void) {
    // The bytes are compared where they lie: as texts, comparing them would take most of the time of a whole look.
    let places = places.sorted { first, second in
      let (first, second) = (name(at: first), name(at: second))
      guard let one = first.baseAddress, let other = second.baseAddress else { return first.count < second.count }
      let order = memcmp(one, other, min(first.count, second.count))
      return order != 0 ? order < 0 : first.count < second.count
    }
    for place in places { body(name(at: place), space.load(fromByteOffset: place, as: FileStamp.self)) }
  }

  /// Where each file begins, in the order in which they were added.
  private var places: [Int] {
    var places: [Int] = []
    places.reserveCapacity(count)
    var place = 0
    for _ in 0..<count {
      places.append(place)
      place = (place + Self.headLength + name(at: place).count + 16) & ~15
    }
    return places
  }

  private func name(at place: Int) -> UnsafeBufferPointer<UInt8> {
    let length = space.load(fromByteOffset: place + MemoryLayout<FileStamp>.stride, as: Int.self)
    let start = place + Self.headLength
    return UnsafeRawBufferPointer(rebasing: space[start..<start + length]).assumingMemoryBound(to: UInt8.self)
  }

  private static let headLength = MemoryLayout<FileStamp>.stride + MemoryLayout<Int>.stride

  /// Twice the space is enough for any one name.
  private func grow() {
    let more = UnsafeMutableRawBufferPointer.allocate(byteCount: space.count * 2, alignment: 16)
    more.copyMemory(from: UnsafeRawBufferPointer(rebasing: space[..<end]))
    space.deallocate()
    space = more
  }
}
