// A file of any size, without holding more than a piece of it.

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

extension FileSystem {
  /// Gives the bytes of a regular file in pieces of 256 KB, each valid only while it is taken. Refuses what `read` refuses, but no size.
  public static func forEachPiece(of path: String, _ take: (UnsafeRawBufferPointer) -> Void) throws(HostError) {
    let file = try Descriptor.open(path, flags: O_RDONLY, attempt: .read, named: path)
    switch try file.stamp(attempt: .read, named: path).kind {
    case .file: break
    case .directory: throw HostError(.isDirectory, attempt: .read, path: path, reason: .isFolder, number: EISDIR)
    case .link, .other: throw HostError(.notAFile, attempt: .read, path: path, reason: .isNoFile)
    }
    let piece = UnsafeMutableRawBufferPointer.allocate(byteCount: 1 << 18, alignment: 16)
    defer { piece.deallocate() }
    while true {
      let (count, code) = retrying { platformRead(file.number, piece.baseAddress, piece.count) }
      guard let count else { throw .system(.read, path, code) }
      if count == 0 { return }
      take(UnsafeRawBufferPointer(rebasing: piece[..<count]))
    }
  }
}
