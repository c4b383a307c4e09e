// The digest by which a file is known again.

import CDigest

/// SHA-256 (FIPS 180-4), as libmd computes it, of bytes that come piece by piece.
public struct SHA256: ~Copyable {
  private var context = SHA2_CTX()

  public init() { SHA256Init(&context) }

  public mutating func update(_ bytes: UnsafeRawBufferPointer) {
    guard let start = bytes.bindMemory(to: UInt8.self).baseAddress else { return }
    SHA256Update(&context, start, bytes.count)
  }

  /// 64 hexadecimal digits in small letters.
  public consuming func finish() -> String {
    var digest = [UInt8](repeating: 0, count: 32)
    SHA256Final(&digest, &context)
    let digits = Array("0123456789abcdef".utf8)
    return String(decoding: digest.flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] }, as: UTF8.self)
  }

  /// Of bytes at hand.
  public static func digest(of bytes: [UInt8]) -> String {
    var digest = SHA256()
    bytes.withUnsafeBytes { digest.update($0) }
    return digest.finish()
  }
}
