// Reading many files of one tree, one after the other.

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Reads files below a folder. The folder of the file that was read last stays open, so that of the next one there only its name has to be
/// looked up.
public struct TreeReader: ~Copyable {
  private let root: String
  private var folder: Descriptor?
  /// The path of `folder` from the root.
  private var folderPath: Substring.UTF8View = ""[...].utf8

  public init(_ root: String) { self.root = root }

  /// The bytes of the regular file at a path from the root, into an array whose storage is used again. Refuses what `FileSystem.read` does.
  public mutating func read(_ path: String, into bytes: inout [UInt8], upTo limit: Int = FileSystem.sizeLimit) throws(HostError) {
    let shown = PathText.join(root, path)
    guard let slash = path.utf8.lastIndex(of: 0x2F) else { return try FileSystem.read(shown, into: &bytes, upTo: limit) }
    let parent = path.utf8[..<slash]
    if folder == nil || !parent.elementsEqual(folderPath) {
      folder = try Descriptor.open(PathText.parent(shown), flags: O_RDONLY | O_DIRECTORY, attempt: .read, named: shown)
      folderPath = parent
    }
    let name = String(path[path.utf8.index(after: slash)...])
    let file = try Descriptor.open(name, in: folder?.number ?? AT_FDCWD, flags: O_RDONLY, attempt: .read, named: shown)
    try FileSystem.read(file, attempt: .read, named: shown, into: &bytes, upTo: limit)
  }
}
