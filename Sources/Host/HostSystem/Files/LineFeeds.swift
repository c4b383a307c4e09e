// The system's own search for a byte: the floor that benchmarks are held to.

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The number of line feeds in `bytes`, counted with `memchr`.
public func countOfLineFeeds(_ bytes: UnsafeBufferPointer<UInt8>) -> Int {
  guard var cursor = bytes.baseAddress else { return 0 }
  let end = cursor + bytes.count
  var count = 0
  while cursor < end, let found = memchr(cursor, 0x0A, end - cursor) {
    count += 1
    cursor = UnsafePointer(found.assumingMemoryBound(to: UInt8.self)) + 1
  }
  return count
}
