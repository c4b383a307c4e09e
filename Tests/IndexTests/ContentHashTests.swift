// Hashes tell contents apart that differ by accident.

import JournalStore
import JournalTestSupport
import Testing

@Suite struct ContentHashTests {
  /// Two contents that differ in one byte, in the order of two words, or in zeros at their end have two hashes.
  @Test(arguments: 0..<8) func aQuickHashSeesEveryByte(_ seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    for length in 0...70 {
      let bytes = (0..<length).map { _ in UInt8.random(in: 0...255, using: &random) }
      let hash = ContentHash.quick(bytes)
      #expect(ContentHash.quick(Array(bytes)) == hash)
      #expect(ContentHash.quick(bytes + [0]) != hash)
      for place in bytes.indices {
        var other = bytes
        other[place] ^= UInt8(1) << UInt8.random(in: 0..<8, using: &random)
        #expect(ContentHash.quick(other) != hash, "byte \(place) of \(length)")
      }
      if length >= 16, bytes[..<8] != bytes[8..<16] {
        #expect(ContentHash.quick(Array(bytes[8..<16] + bytes[..<8] + bytes[16...])) != hash)
      }
    }
    #expect(Set((0...200).map { ContentHash.quick([UInt8](repeating: 0, count: $0)) }).count == 201)
  }
}
