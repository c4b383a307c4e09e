// The search for line ends, which everything begins with.

/// Offset of the first byte below 0x0E from `start`, `end` where there is none. Of those, line ends are the only ones that text has many
/// of, but for tabs. Eight bytes at a time.
@inlinable
@inline(__always)
public func firstControl(in base: UnsafePointer<UInt8>, from start: Int, to end: Int) -> Int {
  var i = start
  while i &+ 8 <= end {
    let word = UnsafeRawPointer(base + i).loadUnaligned(as: UInt64.self).littleEndian
    let found = (word &- 0x0E0E_0E0E_0E0E_0E0E) & ~word & 0x8080_8080_8080_8080
    if found != 0 { return i &+ found.trailingZeroBitCount >> 3 }
    i &+= 8
  }
  while i < end, base[i] >= 0x0E { i &+= 1 }
  return i
}

/// Offset of the first `byte` in `start..<end` of `base`, `end` where there is none. Eight bytes at a time.
@inlinable
@inline(__always)
public func firstIndex(of byte: UInt8, in base: UnsafePointer<UInt8>, from start: Int, to end: Int) -> Int {
  var i = start
  let pattern = UInt64(byte) &* 0x0101_0101_0101_0101
  while i &+ 8 <= end {
    let found = zeroBytes(UnsafeRawPointer(base + i).loadUnaligned(as: UInt64.self).littleEndian ^ pattern)
    if found != 0 { return i &+ found.trailingZeroBitCount >> 3 }
    i &+= 8
  }
  while i < end, base[i] != byte { i &+= 1 }
  return i
}

/// Whether two buffers have the same bytes. Eight at a time.
@inlinable
public func haveSameBytes(_ one: UnsafeBufferPointer<UInt8>, _ other: UnsafeBufferPointer<UInt8>) -> Bool {
  guard one.count == other.count else { return false }
  let (first, second) = (UnsafeRawBufferPointer(one), UnsafeRawBufferPointer(other))
  var i = 0
  while i &+ 8 <= first.count {
    if first.loadUnaligned(fromByteOffset: i, as: UInt64.self) != second.loadUnaligned(fromByteOffset: i, as: UInt64.self) { return false }
    i &+= 8
  }
  while i < first.count {
    if first[i] != second[i] { return false }
    i &+= 1
  }
  return true
}

/// Of eight bytes, a bit in the first that is zero; bits in those after it mean nothing.
@inlinable
@inline(__always)
public func zeroBytes(_ word: UInt64) -> UInt64 { (word &- 0x0101_0101_0101_0101) & ~word & 0x8080_8080_8080_8080 }
