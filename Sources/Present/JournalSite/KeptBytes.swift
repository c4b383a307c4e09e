// What a cache keeps, as bytes: numbers and texts one after the other.

package import JournalText

/// Writes them down.
package struct KeptWriter {
  package private(set) var bytes: [UInt8] = []

  package init() {}

  package mutating func add(_ hash: UInt64) { withUnsafeBytes(of: hash.littleEndian) { bytes += $0 } }
  /// A number that has at most 31 bits and a sign.
  package mutating func add(_ number: Int) { withUnsafeBytes(of: Int32(clamping: number).littleEndian) { bytes += $0 } }
  package mutating func add(_ text: String) {
    add(text.utf8.count)
    bytes += text.utf8
  }
  package mutating func add(_ text: [UInt8]) {
    add(text.count)
    bytes += text
  }
  package mutating func add(_ numbers: [Int]) {
    add(numbers.count)
    for number in numbers { add(number) }
  }
  /// What was kept before, as it stands there.
  package mutating func append(_ part: ArraySlice<UInt8>) { bytes += part }
}

/// A cache that holds something else than it should: it is made again, and nobody is told.
package struct KeptError: ExplainedError {
  package init() {}

  package var code: ErrorCode { .unreadable }
  package var what: String { "\(code)" }
}

/// Reads them in the same order.
package struct KeptReader {
  private let bytes: ArraySlice<UInt8>
  package private(set) var place: Int

  package init(_ bytes: ArraySlice<UInt8>) { (self.bytes, place) = (bytes, bytes.startIndex) }

  package mutating func hash() throws(KeptError) -> UInt64 { UInt64(littleEndian: try load(UInt64.self)) }
  package mutating func number() throws(KeptError) -> Int { Int(Int32(littleEndian: try load(Int32.self))) }

  private mutating func load<Number: FixedWidthInteger & BitwiseCopyable>(_ type: Number.Type) throws(KeptError) -> Number {
    let size = MemoryLayout<Number>.size
    guard bytes.endIndex - place >= size else { throw KeptError() }
    defer { place += size }
    return bytes.withUnsafeBytes { $0.loadUnaligned(fromByteOffset: place - bytes.startIndex, as: Number.self) }
  }

  /// How many of something come next, each of which takes at least a byte.
  package mutating func count() throws(KeptError) -> Int {
    let count = try number()
    guard 0...(bytes.endIndex - place) ~= count else { throw KeptError() }
    return count
  }

  /// Where the next text stands, which is passed over.
  package mutating func range() throws(KeptError) -> Range<Int> {
    let count = try count()
    defer { place += count }
    return place..<place + count
  }

  package subscript(_ range: Range<Int>) -> ArraySlice<UInt8> { bytes[range] }

  package mutating func text() throws(KeptError) -> String { String(decoding: bytes[try range()], as: UTF8.self) }

  package mutating func numbers() throws(KeptError) -> [Int] {
    let count = try count()
    var numbers: [Int] = []
    numbers.reserveCapacity(count)
    for _ in 0..<count { numbers.append(try number()) }
    return numbers
  }
}
