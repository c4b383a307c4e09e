// A place of its own for a test that writes.

public import Foundation

#if canImport(Glibc)
  import Glibc
#endif

/// A new folder that goes away with the last reference to this value.
public final class TemporaryFolder: Sendable {
  public let url: URL

  /// Throws what Foundation throws where the folder cannot be made.
  public init() throws {
    let base = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
    url = base.appending(path: "retro-test-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: false)
  }

  deinit {
    // A test may have taken write permission from a folder inside.
    for path in (try? FileManager.default.subpathsOfDirectory(atPath: url.systemPath)) ?? [] {
      let inner = url.appending(path: path).systemPath
      var isFolder: ObjCBool = false
      if FileManager.default.fileExists(atPath: inner, isDirectory: &isFolder), isFolder.boolValue {
        try? FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: inner)
      }
    }
    try? FileManager.default.removeItem(at: url)
  }

  public var path: String { url.systemPath }

  /// Writes a file below the folder, with the folders on the way to it; gives its path.
  @discardableResult
  public func write(_ bytes: [UInt8], to path: String) throws -> String {
    let file = url.appending(path: path)
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    // A program that another test starts at this moment must not keep the file open: a script would be busy for as long as that runs.
    let descriptor = open(file.systemPath, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { throw CocoaError(.fileWriteUnknown, userInfo: [NSFilePathErrorKey: file.systemPath]) }
    try FileHandle(fileDescriptor: descriptor, closeOnDealloc: true).write(contentsOf: bytes)
    return file.systemPath
  }

  @discardableResult
  public func write(_ text: String, to path: String) throws -> String { try write(Array(text.utf8), to: path) }

  /// The bytes of a file below the folder.
  public func read(_ path: String) throws -> [UInt8] { try url.appending(path: path).bytes() }
}
