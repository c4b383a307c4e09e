// A file with conflict markers, as the conflicts in it and the text between them.

import JournalModel
public import JournalText

/// A text with what two sides disagree about.
public struct ConflictText: Sendable {
  /// One conflict.
  public struct Conflict: Hashable, Sendable {
    /// The line of its first marker, from 1.
    public let line: Int
    /// The words beside the first marker, without the name of the side; empty where there are none.
    public let words: String
    public let ours: [UInt8]
    public let theirs: [UInt8]
    /// From its first marker to the end of its last.
    public let range: TextRange
  }

  /// Which side holds.
  public enum Choice: String, Sendable, CaseIterable {
    case ours, theirs, both
  }

  private enum Part: Sendable {
    case text([UInt8])
    case conflict(Int)
  }

  private let parts: [Part]
  private let lines: [ArraySlice<UInt8>]
  /// In the order of the file.
  public let conflicts: [Conflict]

  /// Markers that are not complete are text.
  public init(_ bytes: [UInt8]) {
    var lines = TextMerge.lines(bytes)
    // A byte order mark stays in front of the file, and is no part of a marker.
    let mark = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    if mark > 0 { lines[0] = lines[0].dropFirst(mark) }
    var (parts, conflicts, text) = ([Part](), [Conflict](), Array(bytes.prefix(mark)))
    var index = 0
    while index < lines.count {
      if let (conflict, next) = Self.conflict(lines, at: index) {
        parts += [.text(text), .conflict(conflicts.count)]
        conflicts.append(conflict)
        (text, index) = ([], next)
      } else {
        text += lines[index]
        index += 1
      }
    }
    (self.parts, self.conflicts, self.lines) = (parts + [.text(text)], conflicts, lines)
  }

  /// The conflict whose first marker stands on a line, and the line after its last; nil where there is none.
  private static func conflict(_ lines: [ArraySlice<UInt8>], at start: Int) -> (Conflict, Int)? {
    guard let size = marker(lines[start], ASCII.less) else { return nil }
    var (sides, side, index) = ([[UInt8](), [UInt8](), [UInt8]()], 0, start + 1)
    while index < lines.count {
      let line = lines[index]
      if side == 2, marker(line, ASCII.greater) == size {
        let range = TextRange(lines[start].startIndex, line.endIndex)
        return (Conflict(line: start + 1, words: words(lines[start], size), ours: sides[0], theirs: sides[2], range: range), index + 1)
      }
      if marker(line, ASCII.less) == size { return nil }
      if side < 2, marker(line, ASCII.equals) == size {
        side = 2
      } else if side == 0, marker(line, ASCII.pipe) == size {
        side = 1
      } else {
        sides[side] += line
      }
      index += 1
    }
    return nil
  }

  /// How many signs the marker has that the line is; nil where it is none.
  private static func marker(_ line: ArraySlice<UInt8>, _ byte: UInt8) -> Int? {
    let count = line.prefix { $0 == byte }.count
    guard count >= 7, let next = line.dropFirst(count).first else { return count >= 7 ? count : nil }
    return next.isSpace ? count : nil
  }

  private static func words(_ line: ArraySlice<UInt8>, _ size: Int) -> String {
    let text = String(decoding: line.dropFirst(size), as: UTF8.self).trimmed
    return text.hasPrefix("ours: ") ? String(text.dropFirst(6)) : ""
  }

  /// The text with each conflict resolved.
  /// - Parameter choices: One for each; a conflict without one stays.
  public func resolved(_ choices: [Choice?]) -> [UInt8] {
    var resolved: [UInt8] = []
    for part in parts {
      switch part {
      case .text(let text): resolved += text
      case .conflict(let place):
        let conflict = conflicts[place]
        switch place < choices.count ? choices[place] : nil {
        case .ours?: resolved += conflict.ours
        case .theirs?: resolved += conflict.theirs
        case .both?: resolved += conflict.ours + (conflict.ours == conflict.theirs ? [] : conflict.theirs)
        case nil:
          guard let (_, end) = Self.conflict(lines, at: conflict.line - 1) else { continue }
          resolved += lines[conflict.line - 1..<end].joined()
        }
      }
    }
    return resolved
  }
}
