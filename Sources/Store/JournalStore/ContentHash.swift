// A short name for bytes.

/// The 64-bit FNV-1a hash: tells contents apart that differ by accident, not by malice.
public struct ContentHash: Hashable, Sendable {
  public let value: UInt64

  public init(_ bytes: some Sequence<UInt8>) {
    // Whole files are hashed: over the bytes themselves this is ten times as fast.
    value = bytes.withContiguousStorageIfAvailable { Self.hash($0) } ?? Self.hash(Array(bytes))
  }

  private static func hash(_ bytes: UnsafeBufferPointer<UInt8>) -> UInt64 {
    var value: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in bytes { value = (value ^ UInt64(byte)) &* 0x100_0000_01B3 }
    return value
  }

  private static func hash(_ bytes: [UInt8]) -> UInt64 { bytes.withUnsafeBufferPointer { hash($0) } }

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
