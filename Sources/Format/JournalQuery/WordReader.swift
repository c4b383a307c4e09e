// A text, one word after another.

public import JournalText

/// Reads the words of a text as the full-text index has them. Total: bytes that are not UTF-8 end a word.
///
/// The buffer must stay valid as long as the reader is used.
public struct WordReader {
  /// The word that `next()` has come to, folded.
  public private(set) var word: [UInt8] = []
  /// Where it stands in the text.
  public private(set) var range = TextRange(at: 0)
  /// How long the run of Chinese, Japanese or Korean is whose last character alone the word is; nil for all other words.
  public private(set) var endedRun: Int?

  private let bytes: UnsafeBufferPointer<UInt8>
  private var position = 0
  private var run: [UInt32] = []
  private var offsets: [Int] = []
  private var piece = 0

  public init(_ bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
    word.reserveCapacity(32)
  }

  /// Goes to the next word; false where there is none.
  public mutating func next() -> Bool {
    endedRun = nil
    if piece < run.count {
      takePiece()
      return true
    }
    word.removeAll(keepingCapacity: true)
    var start = position
    while position < bytes.count {
      let lead = bytes[position]
      // Most text, and most of the time.
      if lead < 0x80 {
        if lead.isAlphanumeric {
          if word.isEmpty { start = position }
          word.append(lead.lowercased)
        } else if !word.isEmpty {
          break
        }
        position += 1
        continue
      }
      let (scalar, length) = scalar(at: position)
      if scalar >= 0x1100, CJKRuns.contains(scalar) {
        if !word.isEmpty { break }
        if takeRun() { return true }
        continue
      }
      guard let folded = TextFolding.folded(scalar), folded != TextFolding.droppedMark || !word.isEmpty else {
        if !word.isEmpty { break }
        position += length
        start = position
        continue
      }
      if word.isEmpty { start = position }
      if folded != TextFolding.droppedMark { TextFolding.append(folded, to: &word) }
      position += length
    }
    range = TextRange(start, position)
    return !word.isEmpty
  }

  /// Reads the run that begins here, and its first piece; false where nothing is left of it.
  private mutating func takeRun() -> Bool {
    run.removeAll(keepingCapacity: true)
    offsets.removeAll(keepingCapacity: true)
    piece = 0
    while position < bytes.count {
      let (written, length) = scalar(at: position)
      guard written >= 0x1100, CJKRuns.contains(written) else { break }
      let scalar = Kana.fullWidth(written)
      if CJKRuns.mayFollow(scalar), let last = run.last, let composed = CJKRuns.composed(last, scalar) {
        run[run.count - 1] = composed
      } else if !Kana.isMark(scalar) {
        run.append(scalar)
        offsets.append(position)
      }
      position += length
    }
    offsets.append(position)
    if run.isEmpty { return false }
    takePiece()
    return true
  }

  private mutating func takePiece() {
    word.removeAll(keepingCapacity: true)
    let end = min(piece + 2, run.count)
    for scalar in run[piece..<end] { TextFolding.append(scalar, to: &word) }
    if end - piece == 1 { endedRun = run.count }
    range = TextRange(offsets[piece], offsets[end])
    piece += 1
  }

  /// The scalar at an offset and its length; U+0000 for a byte that begins none, which ends words.
  private func scalar(at offset: Int) -> (UInt32, Int) {
    let lead = bytes[offset]
    if lead < 0x80 { return (UInt32(lead), 1) }
    func next(_ distance: Int) -> UInt32? {
      guard offset + distance < bytes.count, bytes[offset + distance] & 0xC0 == 0x80 else { return nil }
      return UInt32(bytes[offset + distance] & 0x3F)
    }
    if lead & 0xE0 == 0xC0, let a = next(1) {
      let scalar = UInt32(lead & 0x1F) << 6 | a
      return scalar < 0x80 ? (0, 1) : (scalar, 2)
    }
    if lead & 0xF0 == 0xE0, let a = next(1), let b = next(2) {
      let scalar = UInt32(lead & 0x0F) << 12 | a << 6 | b
      return scalar < 0x800 || scalar &- 0xD800 < 0x800 ? (0, 1) : (scalar, 3)
    }
    if lead & 0xF8 == 0xF0, let a = next(1), let b = next(2), let c = next(3) {
      let scalar = UInt32(lead & 0x07) << 18 | a << 12 | b << 6 | c
      return scalar < 0x10000 || scalar > 0x10FFFF ? (0, 1) : (scalar, 4)
    }
    return (0, 1)
  }
}
