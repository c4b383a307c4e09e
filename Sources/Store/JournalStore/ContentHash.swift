// A short name for bytes.

import JournalText

/// The 64-bit FNV-1a hash: tells contents apart that differ by accident, not by malice.
public struct ContentHash: Hashable, Sendable {
  public let value: UInt64

  public init(_ bytes: some Sequence<UInt8>) {
    // Whole files are hashed: over the bytes themselves this is ten times as fast.
    value = bytes.withContiguousStorageIfAvailable { Self.hash($0) } ?? Self.hash(Array(bytes))
  }

  private static func hash(_ bytes: UnsafeBufferPointer<UInt8>) -> UInt64 {
    FNV1a(bytes).value
  }

  private static func hash(_ bytes: [UInt8]) -> UInt64 { bytes.withUnsafeBufferPointer { hash($0) } }

  /// Another hash, of sixteen bytes at a step: for what a cache keeps, which may be another one in another version.
  public static func quick(_ bytes: [UInt8]) -> ContentHash {
    bytes.withUnsafeBytes { bytes in
      // Two sums that do not wait for each other.
      var first: UInt64 = 0x9E37_79B9_7F4A_7C15 &+ UInt64(bytes.count)
      var second: UInt64 = 0xD6E8_FEB8_6659_FD93
      var place = 0
      while place + 16 <= bytes.count {
        first = step(first, bytes.loadUnaligned(fromByteOffset: place, as: UInt64.self).littleEndian)
        second = step(second, bytes.loadUnaligned(fromByteOffset: place + 8, as: UInt64.self).littleEndian)
        place += 16
      }
      var rest: UInt64 = 0
      while place < bytes.count {
        rest = rest << 8 | UInt64(bytes[place])
        place += 1
        if place % 8 == 0 { (first, rest) = (step(first, rest), 0) }
      }
      return ContentHash(value: step(step(first, rest), second))
    }
  }

  /// The next of such a sum: one to one in either value where the other stays.
  @inlinable @inline(__always)
  public static func step(_ sum: UInt64, _ word: UInt64) -> UInt64 {
    let mixed = (sum ^ word) &* 0xBF58_476D_1CE4_E5B9
    return mixed ^ mixed >> 32
  }

  /// A hash that was kept.
  public init(value: UInt64) { self.value = value }

  /// Reads 16 hexadecimal digits.
  public init?(text: String) {
    guard text.utf8.count == 16, text.utf8.allSatisfy({ $0 != 0x2B && $0 != 0x2D }), let value = UInt64(text, radix: 16) else { return nil }
    self.value = value
  }

  /// 16 hexadecimal digits.
  public var text: String {
    let digits = String(value, radix: 16)
    return String(repeating: "0", count: 16 - digits.utf8.count) + digits
  }
}
