// Comma-separated values in, after RFC 4180.

/// The records of a CSV text, one after the other. Total: a quote that is not closed ends with the text.
///
/// A byte order mark is passed over. Lines may end in LF, CRLF or CR; empty lines are no records.
public struct CSVReader {
  private let bytes: [UInt8]
  private var next: Int
  /// The line on which the record given last begins, from 1.
  public private(set) var line = 0
  private var nextLine = 1
  private let delimiter: UInt8

  /// Whether everything was read.
  public var isAtEnd: Bool { next >= bytes.count }
  /// How many bytes were read.
  public var position: Int { next }

  /// - Parameters:
  ///   - delimiter: What stands between fields, in ASCII; other programs write `;` or tabs.
  ///   - start: The byte to begin at.
  public init(_ bytes: [UInt8], delimiter: UInt8 = 0x2C, from start: Int = 0) {
    self.bytes = bytes
    self.delimiter = delimiter
    next = start == 0 && bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : start
  }

  /// The fields of the next record, quotes undone; nil at the end.
  public mutating func record() -> [String]? {
    while next < bytes.count, bytes[next] == 0x0A || bytes[next] == 0x0D { endLine() }
    guard next < bytes.count else { return nil }
    line = nextLine
    var fields = [field()]
    while next < bytes.count, bytes[next] == delimiter {
      next += 1
      fields.append(field())
    }
    if next < bytes.count { endLine() }
    return fields
  }

  private mutating func endLine() {
    next += bytes[next] == 0x0D && next + 1 < bytes.count && bytes[next + 1] == 0x0A ? 2 : 1
    nextLine += 1
  }

  private mutating func field() -> String {
    if next < bytes.count, bytes[next] == 0x22 { return quoted() }
    let start = next
    while next < bytes.count, bytes[next] != delimiter, bytes[next] != 0x0A, bytes[next] != 0x0D { next += 1 }
    return String(decoding: bytes[start..<next], as: UTF8.self)
  }

  /// A field in quotes; what stands between its closing quote and the next delimiter belongs to it, too, since nothing else can be meant.
  private mutating func quoted() -> String {
    var text: [UInt8] = []
    next += 1
    while next < bytes.count {
      let byte = bytes[next]
      next += 1
      if byte != 0x22 {
        if byte == 0x0A { nextLine += 1 }
        text.append(byte)
      } else if next < bytes.count, bytes[next] == 0x22 {
        text.append(0x22)
        next += 1
      } else {
        break
      }
    }
    while next < bytes.count, bytes[next] != delimiter, bytes[next] != 0x0A, bytes[next] != 0x0D {
      text.append(bytes[next])
      next += 1
    }
    return String(decoding: text, as: UTF8.self)
  }
}
