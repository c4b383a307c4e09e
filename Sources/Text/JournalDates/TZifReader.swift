// The bytes of a TZif file, RFC 8536.

/// Reads the newest block of a TZif file; every length is checked before it is trusted.
struct TZifReader {
  private let bytes: [UInt8]

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  func zone() -> ZoneRules? {
    guard let first = header(at: 0) else { return nil }
    if first.version == 0 { return block(first, at: Header.size, timeSize: 4)?.zone(rule: nil) }
    // Version 2 and later repeat the block with 64-bit times, then a line with the rule for later times.
    let second = Header.size + first.length(timeSize: 4)
    guard let header = header(at: second), let block = block(header, at: second + Header.size, timeSize: 8) else { return nil }
    guard let footer = footer(at: second + Header.size + header.length(timeSize: 8)) else { return nil }
    if footer.isEmpty { return block.zone(rule: nil) }
    guard let rule = ZoneRule(footer) else { return nil }
    return block.zone(rule: rule)
  }

  private struct Header {
    static let size = 44
    var version: UInt8
    var utcCount, wallCount, leapCount, timeCount, typeCount, nameCount: Int

    func length(timeSize: Int) -> Int {
      timeCount * (timeSize + 1) + typeCount * 6 + nameCount + leapCount * (timeSize + 4) + wallCount + utcCount
    }
  }

  private struct Block {
    var transitions: [ZoneRules.Transition]
    var firstOffset: Int32
    func zone(rule: ZoneRule?) -> ZoneRules { ZoneRules(transitions: transitions, firstOffset: firstOffset, rule: rule) }
  }

  private func header(at start: Int) -> Header? {
    guard start >= 0, bytes.count - start >= Header.size, bytes[start..<start + 4].elementsEqual([0x54, 0x5A, 0x69, 0x66]) else {
      return nil
    }
    func count(_ index: Int) -> Int { Int(bigEndian(at: start + 20 + index * 4, size: 4) & 0xFFFF_FFFF) }
    return Header(
      version: bytes[start + 4], utcCount: count(0), wallCount: count(1), leapCount: count(2), timeCount: count(3), typeCount: count(4),
      nameCount: count(5))
  }

  private func block(_ header: Header, at start: Int, timeSize: Int) -> Block? {
    // The counts are 32 bits each, so the sum cannot overflow 64.
    guard bytes.count - start >= header.length(timeSize: timeSize) else { return nil }
    let indices = start + header.timeCount * timeSize
    let types = indices + header.timeCount
    func offset(ofType type: Int) -> Int32? {
      guard type < header.typeCount else { return nil }
      let seconds = bigEndian(at: types + type * 6, size: 4)
      return seconds > -86_400 && seconds < 86_400 + 7200 ? Int32(seconds) : nil
    }
    guard let first = offset(ofType: 0) else { return nil }
    var transitions: [ZoneRules.Transition] = []
    transitions.reserveCapacity(header.timeCount)
    for index in 0..<header.timeCount {
      guard let offset = offset(ofType: Int(bytes[indices + index])) else { return nil }
      let time = bigEndian(at: start + index * timeSize, size: timeSize)
      if let last = transitions.last, last.at > time { return nil }
      transitions.append(ZoneRules.Transition(at: time, offset: offset))
    }
    return Block(transitions: transitions, firstOffset: first)
  }

  /// The text between two line feeds; nil where there are none.
  private func footer(at start: Int) -> [UInt8]? {
    guard start < bytes.count, bytes[start] == 0x0A, let end = bytes[(start + 1)...].firstIndex(of: 0x0A) else { return nil }
    return Array(bytes[start + 1..<end])
  }

  private func bigEndian(at start: Int, size: Int) -> Int64 {
    var value: UInt64 = 0
    for byte in bytes[start..<start + size] { value = value << 8 | UInt64(byte) }
    return size == 4 ? Int64(Int32(truncatingIfNeeded: value)) : Int64(bitPattern: value)
  }
}
