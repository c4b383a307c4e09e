// Archives made byte by byte, as APPNOTE.TXT and RFC 1951 say.

import Foundation

/// A zip archive of some members.
struct Zip {
  let members: [(name: String, text: String)]
  let isStored: Bool
  /// Whether sizes stand after the data of a member, as programs write that do not know them before.
  let hasDescriptors: Bool

  init(_ members: [(name: String, text: String)], isStored: Bool, hasDescriptors: Bool = false) {
    self.members = members
    self.isStored = isStored
    self.hasDescriptors = hasDescriptors
  }

  func write() throws -> String { try temporary(bytes(), "made.zip") }

  func bytes() -> [UInt8] {
    var out: [UInt8] = [], directory: [UInt8] = []
    for member in members {
      let text = Array(member.text.utf8), name = Array(member.name.utf8)
      let data = isStored ? text : Self.deflated(text)
      let offset = out.count
      // Bit 11: the name is UTF-8. Bit 3: sizes come after the data.
      let flags = 0x800 | (hasDescriptors ? 8 : 0)
      let sizes: [UInt8] = [Self.checksum(text), data.count, text.count].flatMap { Self.word($0) }
      let common: [UInt8] = [20, flags, isStored ? 0 : 8, 0, 0x21].flatMap { Self.half($0) }
      out += [0x50, 0x4B, 3, 4] as [UInt8]
      out += common
      out += hasDescriptors ? [UInt8](repeating: 0, count: 12) : sizes
      out += Self.half(name.count)
      out += Self.half(0)
      out += name
      out += data
      if hasDescriptors {
        out += [0x50, 0x4B, 7, 8] as [UInt8]
        out += sizes
      }
      directory += [0x50, 0x4B, 1, 2] as [UInt8]
      directory += Self.half(20)
      directory += common
      directory += sizes
      directory += Self.half(name.count)
      directory += [UInt8](repeating: 0, count: 12)
      directory += Self.word(offset)
      directory += name
    }
    let end: [UInt8] = [0x50, 0x4B, 5, 6, 0, 0, 0, 0]
    let counts = Self.half(members.count) + Self.half(members.count)
    let places = Self.word(directory.count) + Self.word(out.count)
    return out + directory + end + counts + places + Self.half(0)
  }

  private static func half(_ number: Int) -> [UInt8] { [UInt8(number & 255), UInt8(number >> 8 & 255)] }
  private static func word(_ number: Int) -> [UInt8] { half(number & 0xFFFF) + half(number >> 16 & 0xFFFF) }

  private static func checksum(_ bytes: [UInt8]) -> Int {
    var table: [UInt32] = []
    for number in 0..<256 {
      var rest = UInt32(number)
      for _ in 0..<8 { rest = rest & 1 == 1 ? (rest >> 1) ^ 0xEDB8_8320 : rest >> 1 }
      table.append(rest)
    }
    var sum = ~UInt32(0)
    for byte in bytes { sum = (sum >> 8) ^ table[Int((sum ^ UInt32(byte)) & 255)] }
    return Int(~sum)
  }

  /// One block of fixed codes: letters, and runs of one letter as lengths of 258 at distance 1.
  private static func deflated(_ bytes: [UInt8]) -> [UInt8] {
    var bits = Bits()
    bits.append(1, 1)
    bits.append(1, 2)
    var place = 0
    while place < bytes.count {
      bits.appendLetter(Int(bytes[place]))
      place += 1
      var end = place
      while end < bytes.count, bytes[end] == bytes[place - 1] { end += 1 }
      for _ in 0..<((end - place) / 258) {
        bits.appendLetter(285)
        bits.append(0, 5)
        place += 258
      }
    }
    bits.appendLetter(256)
    return bits.bytes
  }

  private struct Bits {
    private(set) var bytes: [UInt8] = []
    private var used = 0

    /// The lowest bit first.
    mutating func append(_ value: Int, _ count: Int) {
      for bit in 0..<count {
        if used % 8 == 0 { bytes.append(0) }
        if value >> bit & 1 == 1 { bytes[bytes.count - 1] |= 1 << (used % 8) }
        used += 1
      }
    }

    /// A code of the fixed table, whose highest bit comes first.
    mutating func appendLetter(_ letter: Int) {
      let (code, count) =
        switch letter {
        case ..<144: (0x30 + letter, 8)
        case ..<256: (0x190 + letter - 144, 9)
        case ..<280: (letter - 256, 7)
        default: (0xC0 + letter - 280, 8)
        }
      for bit in (0..<count).reversed() { append(code >> bit & 1, 1) }
    }
  }
}
