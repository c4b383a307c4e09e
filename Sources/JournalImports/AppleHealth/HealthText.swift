// What keeps Apple's exports from being XML, mended in place so that lines stay what they were.

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
  private var isBehindHead = false
  private var lines = 1
  /// The beginning of a letter that ended a piece.
  private var cut: [UInt8] = []

  /// What begins the root element.
  private static let root = Array("<HealthData".utf8)
  private static let longestHead = 16 << 20

  init() {}

  /// Mends the next piece and gives it on.
  /// - Throws: What `give` throws, and `damaged` where no `<HealthData` follows within 16 MB.
  mutating func add(_ piece: UnsafeRawBufferPointer, _ give: (UnsafeRawBufferPointer) throws -> Void) throws {
    if isBehindHead { return try mend(piece, give) }
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
    isBehindHead = true
    try bytes.withUnsafeBytes { try mend($0, give) }
  }

  /// Whether the root was met.
  var hasRoot: Bool { isBehindHead }

  private mutating func mend(_ piece: UnsafeRawBufferPointer, _ give: (UnsafeRawBufferPointer) throws -> Void) throws {
    if piece.isEmpty { return }
    if cut.isEmpty, isPlain(piece) { return try give(piece) }
    var bytes = cut
    bytes.reserveCapacity(cut.count + piece.count)
    bytes.append(contentsOf: piece)
    cut = []
    var index = 0
    while index < bytes.count {
      let byte = bytes[index]
      if byte < 0x80 {
        if byte < 0x20 {
          if byte == 0x0A {
            lines += 1
          } else if byte != 0x09, byte != 0x0D {
            bytes[index] = 0x20
            controlSigns += 1
          }
        }
        index += 1
        continue
      }
      let length = Self.length(byte)
      if length > 1, index + length > bytes.count, bytes[(index + 1)...].allSatisfy({ $0 & 0xC0 == 0x80 }) {
        cut = Array(bytes[index...])
        bytes.removeSubrange(index...)
        break
      }
      if length > 1, Self.isLetter(bytes[index..<(index + length)]) {
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

  /// Whether a piece can stay as it is: ASCII without control signs but tabs and line ends.
  private mutating func isPlain(_ piece: UnsafeRawBufferPointer) -> Bool {
    var found = 0
    var feeds = 0
    for byte in piece {
      // Branch-free, so that it runs on many bytes at once.
      let isFeed = byte == 0x0A ? 1 : 0
      feeds &+= isFeed
      found |= (byte >= 0x80 || byte < 0x20 && byte != 0x0A && byte != 0x09 && byte != 0x0D) ? 1 : 0
    }
    if found == 0 { lines += feeds }
    return found == 0
  }

  private static func length(_ byte: UInt8) -> Int {
    switch byte {
    case 0xC2...0xDF: 2
    case 0xE0...0xEF: 3
    case 0xF0...0xF4: 4
    default: 1
    }
  }

  private static func isLetter(_ bytes: ArraySlice<UInt8>) -> Bool {
    guard bytes.dropFirst().allSatisfy({ $0 & 0xC0 == 0x80 }), let first = bytes.first, let second = bytes.dropFirst().first else {
      return false
    }
    switch first {
    case 0xE0: return second >= 0xA0
    case 0xED: return second < 0xA0
    case 0xF0: return second >= 0x90
    case 0xF4: return second < 0x90
    case 0xEF where bytes.count == 3:
      // U+FFFE and U+FFFF are no letters of XML.
      return !(second == 0xBF && bytes[bytes.startIndex + 2] >= 0xBE)
    default: return true
    }
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
