// The few operations on text that every reader here shares; all of them on bytes, because one Character may hold CR and LF.

extension String {
  /// Without the spaces, tabs and line ends around it; the text itself where there are none, as of most.
  public var trimmed: String {
    func isBlank(_ byte: UInt8?) -> Bool { byte == 0x20 || byte.map { $0 >= 0x09 && $0 <= 0x0D } ?? false }
    return isBlank(utf8.first) || isBlank(utf8.last) ? Substring(self).trimmed : self
  }
}

extension StringProtocol {
  /// Without the spaces, tabs and line ends around it.
  public var trimmed: String {
    var bytes = Substring(self).utf8
    while let byte = bytes.first, byte == 0x20 || (byte >= 0x09 && byte <= 0x0D) { bytes.removeFirst() }
    while let byte = bytes.last, byte == 0x20 || (byte >= 0x09 && byte <= 0x0D) { bytes.removeLast() }
    return String(Substring(bytes))
  }

  /// The words between blanks.
  public var words: [String] {
    utf8.split { $0 == 0x20 || ($0 >= 0x09 && $0 <= 0x0D) }.map { String(decoding: $0, as: UTF8.self) }
  }

  /// The parts between each `separator`, trimmed; empty parts included.
  public func parts(between separator: Character) -> [String] {
    guard let byte = separator.asciiValue else { return [String(self)] }
    return utf8.split(separator: byte, omittingEmptySubsequences: false).map { String(decoding: $0, as: UTF8.self).trimmed }
  }

  /// Whether both texts have the same bytes; `==` would call two spellings of é the same.
  public func hasSameBytes(as other: some StringProtocol) -> Bool { utf8.elementsEqual(other.utf8) }
}

extension String {
  /// Whether it comes before another text, byte for byte.
  public func precedesInBytes(_ other: String) -> Bool {
    var (one, two) = (self, other)
    return one.withUTF8 { a in
      two.withUTF8 { b in
        let count = Swift.min(a.count, b.count)
        var i = 0
        while i < count, a[i] == b[i] { i += 1 }
        return i < count ? a[i] < b[i] : a.count < b.count
      }
    }
  }
}
