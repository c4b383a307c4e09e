// Where the tests' cases lie.

public import Foundation

/// Folders of the repository, found from where this file stands.
public enum Repository {
  public static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
  public static let sources = root.appending(path: "Sources")
  public static let fixtures = root.appending(path: "Tests/Fixtures")
  public static let examples = root.appending(path: "examples")

  /// Files below `folder` whose name ends with `.` and `kind`, sorted by path; empty where there is no such folder.
  public static func files(in folder: URL, ofKind kind: String) -> [URL] {
    guard let paths = try? FileManager.default.subpathsOfDirectory(atPath: folder.path(percentEncoded: false)) else { return [] }
    return paths.filter { $0.hasSuffix(".\(kind)") }.sorted().map { folder.appending(path: $0) }
  }
}

extension URL {
  /// The path as the system takes it.
  public var systemPath: String { path(percentEncoded: false) }
  /// The bytes of the file here; throws what Foundation throws.
  public func bytes() throws -> [UInt8] { Array(try Data(contentsOf: self)) }
  /// The text of the file here, broken UTF-8 fixed; throws what Foundation throws.
  public func text() throws -> String { String(decoding: try Data(contentsOf: self), as: UTF8.self) }
}
