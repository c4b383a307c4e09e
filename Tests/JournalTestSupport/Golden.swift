// Expected output in files.

public import Foundation

/// A file that holds what a test must produce, byte for byte.
///
/// `RETRO_REWRITE_GOLDENS=1 swift test` writes what the tests produce instead; read the difference with `git diff` before committing it.
public struct Golden: Sendable {
  public let url: URL

  public init(_ url: URL) { self.url = url }

  /// Nil where `bytes` are what the file holds, else where and how they first differ.
  public func difference(from bytes: [UInt8]) throws -> String? {
    if ProcessInfo.processInfo.environment["RETRO_REWRITE_GOLDENS"] == "1" {
      if (try? url.bytes()) == bytes { return nil }
      try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(bytes).write(to: url)
      return nil
    }
    guard let expected = try? url.bytes() else { return "\(url.lastPathComponent) cannot be read" }
    return firstDifference(String(decoding: expected, as: UTF8.self), String(decoding: bytes, as: UTF8.self)).map {
      "\(url.lastPathComponent): \($0)"
    }
  }

  public func difference(from text: String) throws -> String? { try difference(from: Array(text.utf8)) }
}

/// Nil where both texts have the same bytes, else the first line that differs.
public func firstDifference(_ expected: String, _ actual: String) -> String? {
  if expected.utf8.elementsEqual(actual.utf8) { return nil }
  let wanted = lines(expected)
  let got = lines(actual)
  let same = zip(wanted, got).prefix { $0 == $1 }.count
  func shown(_ lines: [[UInt8]]) -> String {
    same < lines.count ? String(decoding: lines[same], as: UTF8.self).debugDescription : "nothing more"
  }
  return "line \(same + 1): expected \(shown(wanted)), got \(shown(got))"
}

// As bytes: `\r\n` is one Character and would hide its line feed, and `==` on text merges NFC and NFD.
private func lines(_ text: String) -> [[UInt8]] {
  text.utf8.split(separator: 0x0A, omittingEmptySubsequences: false).map { Array($0) }
}
