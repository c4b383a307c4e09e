// A piece of a line around what was found there.

public import JournalText

/// A piece of a line that fits into some columns, with what was found marked. It is one line that steers no terminal.
public struct SearchExcerpt: Equatable, Sendable {
  /// Text that was found, or text beside it.
  public struct Piece: Equatable, Sendable {
    public var text: String
    public let isMatch: Bool
  }

  public private(set) var pieces: [Piece] = []

  public init() {}

  /// The beginning of a text in which nothing was found.
  public init(_ text: String, width: Int) {
    let bytes = Array(text.utf8)
    self.init(bytes, line: TextRange(0, bytes.count), matches: [], width: width)
  }

  /// - Parameters:
  ///   - line: Where the line stands in `bytes`, without its end.
  ///   - matches: Where what was found stands in `bytes`, in order of their beginnings.
  ///   - width: Columns that it takes at most.
  public init(_ bytes: [UInt8], line: TextRange, matches: [TextRange], width: Int) {
    let first = matches.first?.lowerBound ?? line.lowerBound
    // However long the line is: what lies further away is not seen.
    let window = TextRange(
      Self.boundary(max(line.lowerBound, first - 16 * width), line, bytes),
      Self.boundary(min(line.upperBound, first + 32 * width), line, bytes))
    let cells = Self.cells(Self.repaired(bytes[window.lowerBound..<window.upperBound]), at: window.lowerBound, matches)
    for cell in Self.cut(cells, width: width) {
      if pieces.last?.isMatch == cell.isMatch {
        pieces[pieces.count - 1].text.append(cell.character)
      } else {
        pieces.append(Piece(text: String(cell.character), isMatch: cell.isMatch))
      }
    }
  }

  public var text: String { pieces.map(\.text).joined() }

  /// Where what was found stands in `text`, in Unicode scalars from its beginning.
  public var matches: [Range<Int>] {
    var matches: [Range<Int>] = []
    var position = 0
    for piece in pieces {
      let end = position + piece.text.unicodeScalars.count
      if piece.isMatch { matches.append(position..<end) }
      position = end
    }
    return matches
  }
}

extension SearchExcerpt {
  /// What a person sees as one character.
  private struct Cell {
    let character: Character
    let isMatch: Bool
    var isBlank: Bool { character == " " }
  }

  /// The first offset from here on at which a scalar begins, or the end of the line.
  private static func boundary(_ offset: Int, _ line: TextRange, _ bytes: [UInt8]) -> Int {
    var offset = offset
    while offset < line.upperBound, bytes[offset] & 0xC0 == 0x80 { offset += 1 }
    return offset
  }

  /// As many bytes of UTF-8: what is none becomes U+001A, which is shown as U+FFFD.
  private static func repaired(_ bytes: ArraySlice<UInt8>) -> [UInt8] {
    var bytes = Array(bytes)
    var start = 0
    while let wrong = bytes.withUnsafeBufferPointer({ firstInvalidUTF8(in: $0, from: start) }) {
      bytes[wrong] = 0x1A
      start = wrong
    }
    return bytes
  }

  private static func cells(_ bytes: [UInt8], at start: Int, _ matches: [TextRange]) -> [Cell] {
    var cells: [Cell] = []
    var offset = start
    var next = 0
    /// Where the furthest match ends that has begun.
    var end = 0
    for character in String(decoding: bytes, as: UTF8.self) {
      let after = offset + character.utf8.count
      while next < matches.count, matches[next].lowerBound < after {
        end = max(end, matches[next].upperBound)
        next += 1
      }
      let isMatch = offset < end
      offset = after
      guard let shown = shown(character) else { continue }
      // Blanks in a row are one, and none begins the line.
      if shown == " ", cells.last?.isBlank ?? true { continue }
      cells.append(Cell(character: shown, isMatch: isMatch))
    }
    while cells.last?.isBlank ?? false { cells.removeLast() }
    return cells
  }

  /// The character as a line may show it, or a blank for every kind of blank; nil for what is not to be seen.
  private static func shown(_ character: Character) -> Character? {
    guard let shown = character.onOneLine else { return nil }
    return shown.isWhitespace ? " " : shown
  }

  /// As many cells around the first match as fit, up to a third of them before it, with `…` where something was cut off. The first cell of
  /// the match is shown in any case.
  private static func cut(_ cells: [Cell], width: Int) -> ArraySlice<Cell> {
    if cells.reduce(0, { $0 + $1.character.displayWidth }) <= width { return cells[...] }
    let width = max(width, 4)
    let first = cells.firstIndex { $0.isMatch } ?? 0
    var start = first
    var room = width / 3 - 1
    while start > 0, room >= cells[start - 1].character.displayWidth {
      start -= 1
      room -= cells[start].character.displayWidth
    }
    var end = start
    room = width - (start > 0 ? 1 : 0)
    while end < cells.count, room >= cells[end].character.displayWidth {
      room -= cells[end].character.displayWidth
      end += 1
    }
    if end == cells.count {
      // Nothing is cut off after: what is left goes to the front.
      while start > 0, room >= cells[start - 1].character.displayWidth {
        start -= 1
        room -= cells[start].character.displayWidth
      }
    } else {
      while end > first + 1, room < 1 {
        end -= 1
        room += cells[end].character.displayWidth
      }
    }
    // A word is shown whole where it is no long one.
    if start > 0, let blank = cells[start..<min(start + longestWord, first)].firstIndex(where: \.isBlank) { start = blank + 1 }
    let last = max(first + 1, end - longestWord)
    if end < cells.count, last < end, !cells[end].isBlank, let blank = cells[last..<end].lastIndex(where: \.isBlank),
      !cells[blank..<end].contains(where: \.isMatch)
    {
      end = blank
    }
    while end > first + 1, cells[end - 1].isBlank { end -= 1 }
    let dots = Cell(character: "…", isMatch: false)
    return ((start > 0 ? [dots] : []) + cells[start..<end] + (end < cells.count ? [dots] : []))[...]
  }

  private static let longestWord = 14
}
