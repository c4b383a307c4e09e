// The form in which words are compared: small letters without accents, cut into words as the full-text index cuts them.

import JournalText

/// Folds and cuts text as FTS5's tokenizer `unicode61` with `remove_diacritics 2` does, so that a search in memory and one by SQLite agree.
///
/// Runs of Chinese, Japanese and Korean are cut by `CJKRuns` instead, since nobody writes blanks there.
public enum TextFolding {
  /// What a scalar becomes inside a word: its small letter without accents; nil where it ends a word.
  ///
  /// A mark that a word keeps together but loses, such as U+0301, is `droppedMark`.
  static func folded(_ scalar: UInt32) -> UInt32? {
    if scalar < 0x80 {
      if (scalar | 0x20) &- 0x61 < 26 { return scalar | 0x20 }
      return scalar &- 0x30 < 10 ? scalar : nil
    }
    if scalar < pageEnd {
      let folded = page[Int(scalar)]
      return folded == 0 ? nil : UInt32(folded)
    }
    guard isTokenCharacter(scalar) else { return nil }
    var run = lateLetters
    while run < letterRuns.count, letterRuns[run] <= Int32(scalar) {
      if let letter = letter(scalar, inRun: run) { return letter }
      run += 4
    }
    return scalar
  }

  /// What stands for a mark that is dropped without ending the word. U+0001 itself ends words, so nothing else is folded to it.
  static let droppedMark: UInt32 = 1

  /// The text in small letters without accents, everything else as it stands: what ‘contains’ compares.
  package static func plain(_ bytes: some Collection<UInt8>) -> String {
    var out = String.UnicodeScalarView()
    for scalar in String(decoding: bytes, as: UTF8.self).unicodeScalars where !marks.contains(scalar.value) {
      out.append(folded(scalar.value).flatMap { Unicode.Scalar(Kana.fullWidth($0)) } ?? scalar)
    }
    return String(out)
  }

  /// The words of a text with one blank between them, each run of Chinese, Japanese or Korean in pairs: what the full-text index is given.
  public static func searchText(_ bytes: UnsafeBufferPointer<UInt8>) -> [UInt8] {
    var out: [UInt8] = []
    out.reserveCapacity(bytes.count)
    var reader = WordReader(bytes)
    while reader.next() {
      if !out.isEmpty { out.append(ASCII.space) }
      out += reader.word
    }
    return out
  }

  /// Appends a scalar as UTF-8; U+FFFD for what is none.
  static func append(_ scalar: UInt32, to bytes: inout [UInt8]) {
    if scalar < 0x80 {
      bytes.append(UInt8(scalar))
    } else {
      bytes += UTF8.encode(Unicode.Scalar(scalar) ?? "\u{FFFD}") ?? UTF8.encodedReplacementCharacter
    }
  }
}

extension TextFolding {
  private static let pageEnd: UInt32 = 0x3000

  /// The marks of U+0300 to U+0331 that stand inside words.
  private static let marks: Set<UInt32> = [
    0x300, 0x301, 0x302, 0x303, 0x304, 0x306, 0x307, 0x308, 0x309, 0x30A, 0x30B, 0x30C, 0x30F, 0x311, 0x31B, 0x323, 0x324, 0x325, 0x326,
    0x327, 0x328, 0x32D, 0x32E, 0x330, 0x331,
  ]

  /// Where in `letterRuns` those after the page begin.
  private static let lateLetters = stride(from: 0, to: letterRuns.count, by: 4).first { letterRuns[$0] >= pageEnd } ?? letterRuns.count

  /// What each scalar below `pageEnd` becomes; 0 where it ends a word.
  private static let page: [UInt16] = {
    var page = Array(repeating: UInt16(0), count: Int(pageEnd))
    for run in stride(from: 0, to: tokenRuns.count, by: 2) where tokenRuns[run] < pageEnd {
      for scalar in tokenRuns[run]...min(tokenRuns[run + 1], pageEnd - 1) { page[Int(scalar)] = UInt16(scalar) }
    }
    for (start, letters) in [(0xC0, latinLetters), (0x1E00, furtherLatinLetters)] {
      for (offset, letter) in letters.utf8.enumerated() where letter != ASCII.period { page[start + offset] = UInt16(letter) }
    }
    for run in stride(from: 0, to: lateLetters, by: 4) {
      for scalar in stride(from: letterRuns[run], through: letterRuns[run + 1], by: Int(letterRuns[run + 2])) {
        page[Int(scalar)] = UInt16(scalar + letterRuns[run + 3])
      }
    }
    for mark in marks { page[Int(mark)] = UInt16(droppedMark) }
    return page
  }()

  private static func letter(_ scalar: UInt32, inRun run: Int) -> UInt32? {
    let offset = Int32(scalar) - letterRuns[run]
    guard offset >= 0, Int32(scalar) <= letterRuns[run + 1], offset % letterRuns[run + 2] == 0 else { return nil }
    return UInt32(Int32(scalar) + letterRuns[run + 3])
  }

  private static func isTokenCharacter(_ scalar: UInt32) -> Bool {
    let run = (0..<tokenRuns.count / 2).firstPlace { tokenRuns[$0 * 2 + 1] >= scalar }
    return run < tokenRuns.count / 2 && tokenRuns[run * 2] <= scalar
  }
}
