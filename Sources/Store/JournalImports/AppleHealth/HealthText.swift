// What keeps Apple's exports from being XML, fixed in place so that lines stay what they were.

import StreamKit

/// Gives the bytes of an export on as XML: without the declaration of types, which is broken in some versions and large in all, without
/// control signs, and with `?` for bytes that are no UTF-8.
struct HealthText {
  /// Bytes that were no UTF-8, and the line of the first.
  private(set) var badBytes = 0
  private(set) var firstBadLine: Int?
  /// Control signs that were made blanks.
  private(set) var controlSigns = 0

  private var head: [UInt8] = []
  private var isAfterHead = false
  private var lines = 1
  /// The beginning of a letter that ended a piece.
  private var cut: [UInt8] = []

  /// What begins the root element.
  private static let root = Array("<HealthData".utf8)
  private static let longestHead = 16 << 20

  init() {}

  /// Fixes the next piece and gives it on.
  /// - Throws: What `give` throws, and `damaged` where no `<HealthData` follows within 16 MB.
  mutating func add(_ piece: UnsafeRawBufferPointer, _ give: (UnsafeRawBufferPointer) throws -> Void) throws {
    if isAfterHead { return try repair(piece, give) }
    head.append(contentsOf: piece)
    guard let place = Self.place(of: Self.root, in: head, from: max(0, head.count - piece.count - Self.root.count)) else {
      if head.count > Self.longestHead { throw StreamError(.damaged, "there is no <HealthData> in it") }
      return
    }
    // All before the root but the XML declaration is blanked, its line ends kept.
    var bytes = head
    let declaration = bytes.starts(with: Array("<?xml".utf8)) ? Self.place(of: Array("?>".utf8), in: bytes, from: 0).map { $0 + 2 } ?? 0 : 0
    for index in declaration..<place where bytes[index] != 0x0A { bytes[index] = 0x20 }
    // A byte order mark may stand first.
    if declaration == 0, place > 0, bytes[0] != 0x0A { bytes[0] = 0x20 }
    head = []
    isAfterHead = true
    try bytes.withUnsafeBytes { try repair($0, give) }
  }

  /// Whether the root was met.
  var hasRoot: Bool { isAfterHead }

  private mutating func repair(_ piece: UnsafeRawBufferPointer, _ give: (UnsafeRawBufferPointer) throws -> Void) throws {
    var rest = piece
    if let first = cut.first {
      let missing = Self.length(first) - cut.count
      let more = rest.prefix(missing).prefix { $0 & 0xC0 == 0x80 }
      cut += more
      rest = UnsafeRawBufferPointer(rebasing: rest[more.count...])
      if rest.isEmpty, more.count < missing { return }
      let letter = cut
      cut = []
      try giveRepaired(letter, give)
    }
    let whole = UnsafeRawBufferPointer(rebasing: rest[..<(rest.count - Self.cutLength(of: rest))])
    cut = Array(rest[whole.count...])
    if whole.isEmpty { return }
    if let feeds = Self.feeds(inSound: whole) {
      lines += feeds
      try give(whole)
    } else {
      try giveRepaired(Array(whole), give)
    }
  }

  private mutating func giveRepaired(_ bytes: [UInt8], _ give: (UnsafeRawBufferPointer) throws -> Void) throws {
    var bytes = bytes
    var index = 0
    while index < bytes.count {
      let byte = bytes[index]
      if byte < 0x80 {
        if byte == 0x0A {
          lines += 1
        } else if byte < 0x20, byte != 0x09, byte != 0x0D {
          bytes[index] = 0x20
          controlSigns += 1
        }
        index += 1
      } else if let length = bytes.withUnsafeBytes({ Self.letter(at: index, in: $0) }) {
        index += length
      } else {
        bytes[index] = 0x3F
        badBytes += 1
        if firstBadLine == nil { firstBadLine = lines }
        index += 1
      }
    }
    try bytes.withUnsafeBytes { try give($0) }
  }

  /// The number of line ends in bytes that can stay as they are; nil where there is a control sign but tabs and line ends, or what is no UTF-8.
  private static func feeds(inSound bytes: UnsafeRawBufferPointer) -> Int? {
    let blanks: UInt64 = 0x2020_2020_2020_2020, highBits: UInt64 = 0x8080_8080_8080_8080
    var (place, feeds) = (0, 0)
    while place < bytes.count {
      if place + 8 <= bytes.count {
        // Eight at a time: the lowest bit that is left is in the first byte that is not between the blank and the end of ASCII.
        let eight = UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: place, as: UInt64.self))
        let others = (eight | (eight &- blanks)) & highBits
        place += others.trailingZeroBitCount / 8
        if others == 0 { continue }
      }
      let byte = bytes[place]
      if byte >= 0x80 {
        guard let length = letter(at: place, in: bytes) else { return nil }
        place += length
      } else if byte >= 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D {
        feeds += byte == 0x0A ? 1 : 0
        place += 1
      } else {
        return nil
      }
    }
    return feeds
  }

  /// How many bytes at the end begin a letter that goes on after them.
  private static func cutLength(of bytes: UnsafeRawBufferPointer) -> Int {
    for count in 1...3 where count <= bytes.count {
      let byte = bytes[bytes.count - count]
      if byte & 0xC0 != 0x80 { return length(byte) > count ? count : 0 }
    }
    return 0
  }

  private static func length(_ byte: UInt8) -> Int {
    switch byte {
    case 0xC2...0xDF: 2
    case 0xE0...0xEF: 3
    case 0xF0...0xF4: 4
    default: 1
    }
  }

  /// How many bytes a letter takes; nil where they are no UTF-8, or no letter of XML.
  private static func letter(at place: Int, in bytes: UnsafeRawBufferPointer) -> Int? {
    let length = length(bytes[place])
    guard length > 1, place + length <= bytes.count else { return nil }
    for index in 1..<length where bytes[place + index] & 0xC0 != 0x80 { return nil }
    let second = bytes[place + 1]
    let isLetter =
      switch bytes[place] {
      case 0xE0: second >= 0xA0
      case 0xED: second < 0xA0
      case 0xF0: second >= 0x90
      case 0xF4: second < 0x90
      // U+FFFE and U+FFFF.
      case 0xEF: !(second == 0xBF && bytes[place + 2] >= 0xBE)
      default: true
      }
    return isLetter ? length : nil
  }

  private static func place(of part: [UInt8], in bytes: [UInt8], from start: Int) -> Int? {
    guard bytes.count >= part.count else { return nil }
    return bytes.withUnsafeBufferPointer { bytes in
      var place = start
      while place + part.count <= bytes.count {
        if bytes[place] == part[0], part.indices.allSatisfy({ bytes[place + $0] == part[$0] }) { return place }
        place += 1
      }
      return nil
    }
  }
}
