// From a path in the journal to a link that opens it.

/// The way from where a report is written to the journal's root.
public struct LinkBase: Equatable, Sendable {
  private let prefix: String

  /// A relative path from the report's folder to the journal (empty where they are the same), or the journal's absolute path.
  public init(_ directory: String = "") {
    let encoded = Self.encoded(directory)
    prefix = encoded.isEmpty || encoded.hasSuffix("/") ? encoded : encoded + "/"
  }

  /// A link to a file of the journal. Only letters, digits and `-._~/` stand as they are, so no path can be read as a scheme, a query or an
  /// anchor.
  public func link(to path: String, anchor: String? = nil) -> String {
    prefix + Self.encoded(Self.normalised(path)) + (anchor.map { "#" + Self.encoded($0) } ?? "")
  }

  /// A link to what a relative link means that stands in the file at `path` of the journal; nil if it leads out of the journal.
  ///
  /// `relative` is a URL reference: its percent escapes stay as they are.
  public func link(toRelative relative: String, from path: String) -> String? {
    let bytes = Array(relative.utf8)
    let end = bytes.firstIndex { $0 == 0x23 || $0 == 0x3F } ?? bytes.count
    let rest = Self.encoded(bytes[end...], keeping: Self.isReferenceByte)
    if end == 0 { return link(to: path) + rest }
    let folder = path.utf8.lastIndex(of: 0x2F).map { String(path[...$0]) } ?? ""
    let target = Self.encoded(folder) + Self.encoded(bytes[..<end], keeping: { Self.isPathByte($0) || $0 == 0x25 })
    let normal = Self.normalised(target)
    guard normal != "..", !normal.hasPrefix("../") else { return nil }
    return prefix + normal + rest
  }

  /// Without `.`, and without `..` where the folder that it leaves is named.
  private static func normalised(_ path: String) -> String {
    // Bytes: a slash that carries a combining mark is another Character.
    var parts: [String] = []
    for part in path.utf8.split(separator: 0x2F).map({ String(decoding: $0, as: UTF8.self) }) where part != "." {
      if part == "..", let last = parts.last, last != ".." { parts.removeLast() } else { parts.append(part) }
    }
    return parts.joined(separator: "/")
  }

  private static func isPathByte(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x2D, 0x2E, 0x5F, 0x7E, 0x2F: true
    default: false
    }
  }

  private static func isReferenceByte(_ byte: UInt8) -> Bool { isPathByte(byte) || "#?%=&+,;:@!$'()*".utf8.contains(byte) }

  private static func encoded(_ text: String) -> String { encoded(Array(text.utf8)[...], keeping: isPathByte) }

  private static func encoded(_ bytes: ArraySlice<UInt8>, keeping isKept: (UInt8) -> Bool) -> String {
    let digits = Array("0123456789ABCDEF".utf8)
    var out: [UInt8] = []
    for byte in bytes {
      if isKept(byte) { out.append(byte) } else { out += [0x25, digits[Int(byte >> 4)], digits[Int(byte & 15)]] }
    }
    return String(decoding: out, as: UTF8.self)
  }
}
