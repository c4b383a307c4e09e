// What of a text a terminal would obey, and what is shown in its place: the one rule that every screen, message and table follows.

extension Unicode.Scalar {
  /// Whether a terminal may take this character for a command, or show by it something else than is there: control characters (C0, DEL,
  /// C1), line and paragraph separators, and those that override, embed or isolate the direction of what follows.
  ///
  /// Letters that run from right to left are none of them: their own direction is all that Arabic and Hebrew need.
  public var steersTerminal: Bool {
    switch value {
    case 0x00..<0x20, 0x7F..<0xA0, 0x2028...0x202E, 0x2066...0x2069: true
    default: isDirectionMark
    }
  }

  /// Whether it is an invisible mark of direction, which turns no text but the signs beside it: U+061C, U+200E, U+200F.
  fileprivate var isDirectionMark: Bool { value == 0x061C || value == 0x200E || value == 0x200F }

  /// What is shown for it: a blank for what parts words or lines, nothing for a mark that nobody sees, else U+FFFD, of one column.
  fileprivate var harmless: Unicode.Scalar? {
    switch value {
    case 0x09...0x0D, 0x85, 0x2028, 0x2029: " "
    default: !steersTerminal ? self : isDirectionMark ? nil : "\u{FFFD}"
    }
  }
}

extension String {
  /// The text on one line, without anything that a terminal would obey: tabs and line ends are blanks, other control characters and those
  /// that turn the direction of text are U+FFFD, and marks of direction are left out.
  ///
  /// Letters keep their order and their columns, so `displayWidth` of what this gives is what is seen.
  public var onOneLine: String { replacingWhatSteers(keepingLines: false) }

  /// The same for text of several lines: tabs and line ends stay.
  public var harmless: String { replacingWhatSteers(keepingLines: true) }

  /// The text with blanks for its line ends, and all else as it is: what a name is that stands on one line, whoever reads it.
  public var withoutLineEnds: String {
    if !utf8.contains(where: \.isLineEnd) { return self }
    return String(decoding: utf8.lazy.map { $0.isLineEnd ? ASCII.space : $0 }, as: UTF8.self)
  }

  private func replacingWhatSteers(keepingLines: Bool) -> String {
    // Nearly all texts are fine, and bytes cost far less than characters.
    let isFine = utf8.withContiguousStorageIfAvailable { bytes in !bytes.steersTerminal(keepingLines: keepingLines) }
    if isFine == true { return self }
    var out = String.UnicodeScalarView()
    let scalars = unicodeScalars
    for index in scalars.indices {
      let scalar = scalars[index]
      let isLine = scalar == "\t" || scalar == "\n" || scalar == "\r" && scalars[scalars.index(after: index)...].first == "\n"
      if keepingLines, isLine { out.append(scalar) } else if let shown = scalar.harmless { out.append(shown) }
    }
    return String(out)
  }
}

extension Character {
  /// The same for one character; nil where nothing of it is shown.
  public var onOneLine: Character? { unicodeScalars.contains(where: \.steersTerminal) ? String(self).onOneLine.first : self }
}

extension Collection<UInt8> {
  /// The bytes as lines of text that a terminal may have, as `String.harmless` does; what is no UTF-8 is U+FFFD.
  public var harmless: [UInt8] { Array(String(decoding: self, as: UTF8.self).harmless.utf8) }
}

extension UnsafeBufferPointer<UInt8> {
  /// Whether valid UTF-8 has a character that steers a terminal; tabs and line ends are such unless lines are kept.
  fileprivate func steersTerminal(keepingLines: Bool) -> Bool {
    for i in indices {
      let byte = self[i]
      if byte >= 0x20, byte < 0x7F { continue }
      switch byte {
      case ASCII.tab, ASCII.lineFeed: if !keepingLines { return true }
      // A carriage return before a line feed stays, but that is for the slow way to see.
      case 0x00..<0x20, 0x7F: return true
      case 0xC2: if i + 1 < count, self[i + 1] < 0xA0 { return true }
      case 0xD8: if i + 1 < count, self[i + 1] == 0x9C { return true }
      case 0xE2:
        guard i + 2 < count, self[i + 1] == 0x80 || self[i + 1] == 0x81 else { continue }
        let last = self[i + 2]
        if self[i + 1] == 0x80 ? (0xA8...0xAE).contains(last) || last == 0x8E || last == 0x8F : (0xA6...0xA9).contains(last) { return true }
      default: continue
      }
    }
    return false
  }
}
