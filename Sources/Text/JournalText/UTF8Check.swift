// Whether bytes are UTF-8, and if not, where they stop being it.

/// Finds the first byte at which `bytes` stops being well-formed UTF-8 (Unicode 15, table 3-7); nil where all of it is.
///
/// Linear; eight bytes at a time through ASCII.
public func firstInvalidUTF8(in bytes: UnsafeBufferPointer<UInt8>, from start: Int = 0) -> Int? {
  guard let base = bytes.baseAddress else { return nil }
  let count = bytes.count
  var i = start
  while i < count {
    while i &+ 32 <= count {
      let raw = UnsafeRawPointer(base + i)
      let a = raw.loadUnaligned(as: UInt64.self) | raw.loadUnaligned(fromByteOffset: 8, as: UInt64.self)
      let b = raw.loadUnaligned(fromByteOffset: 16, as: UInt64.self) | raw.loadUnaligned(fromByteOffset: 24, as: UInt64.self)
      if (a | b) & 0x8080_8080_8080_8080 != 0 { break }
      i &+= 32
    }
    while i < count, base[i] < 0x80 { i &+= 1 }
    if i == count { return nil }
    let length = utf8SequenceLength(base, i, count)
    if length == 0 { return i }
    i &+= length
    while i < count, base[i] >= 0x80 {
      let length = utf8SequenceLength(base, i, count)
      if length == 0 { return i }
      i &+= length
    }
  }
  return nil
}

/// Length in bytes, 2…4, of the well-formed sequence of a non-ASCII scalar at `i`; 0 where there is none.
private func utf8SequenceLength(_ base: UnsafePointer<UInt8>, _ i: Int, _ count: Int) -> Int {
  func isContinuation(_ at: Int) -> Bool { at < count && base[at] & 0xC0 == 0x80 }
  let lead = base[i]
  switch lead {
  case 0xC2...0xDF: return isContinuation(i &+ 1) ? 2 : 0
  case 0xE0...0xEF:
    guard isContinuation(i &+ 1), isContinuation(i &+ 2) else { return 0 }
    let second = base[i &+ 1]
    if lead == 0xE0, second < 0xA0 { return 0 }
    if lead == 0xED, second > 0x9F { return 0 }
    return 3
  case 0xF0...0xF4:
    guard isContinuation(i &+ 1), isContinuation(i &+ 2), isContinuation(i &+ 3) else { return 0 }
    let second = base[i &+ 1]
    if lead == 0xF0, second < 0x90 { return 0 }
    if lead == 0xF4, second > 0x8F { return 0 }
    return 4
  default: return 0
  }
}
