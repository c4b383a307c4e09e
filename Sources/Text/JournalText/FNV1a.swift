// The hash of Fowler, Noll and Vo.

/// FNV-1a of 64 bits, which is ready after every byte: tells apart what differs by accident, not by malice.
/// Source: Fowler, Noll, Vo and Eastlake, "The FNV Non-Cryptographic Hash Algorithm", 2012.
public struct FNV1a: Sendable {
  public var value: UInt64 = 0xCBF2_9CE4_8422_2325

  @inlinable public init() {}

  @inlinable public init(_ bytes: some Sequence<UInt8>) { for byte in bytes { add(byte) } }

  @inlinable public mutating func add(_ byte: UInt8) { value = (value ^ UInt64(byte)) &* 0x100_0000_01B3 }
}
