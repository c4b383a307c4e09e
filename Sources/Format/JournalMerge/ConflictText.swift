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
    /// The place of the conflict about the same item, where that stands in one section here and in another one there: both are one question.
    public internal(set) var partner: Int?
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
  private let bytes: [UInt8]
  /// In the order of the file.
  public let conflicts: [Conflict]

  /// Markers that are not complete are text, and so are those between which nothing tells where one side ends: a line of seven ‘=’ underlines a
  /// heading, too.
  /// - Parameter versions: What both sides were, where that is known; each part of a conflict is a run of their lines.
  public init(_ bytes: [UInt8], versions: (ours: [UInt8], theirs: [UInt8])? = nil) {
    var lines = TextMerge.lines(bytes)
    // A byte order mark stays in front of the file, and is no part of a marker.
    let mark = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    if mark > 0 { lines[0] = lines[0].dropFirst(mark) }
    let versions = versions.map { Versions(ours: Versions.lines($0.ours), theirs: Versions.lines($0.theirs)) }
    var (parts, conflicts, text) = ([Part](), [Conflict](), Array(bytes.prefix(mark)))
    var index = 0
    while index < lines.count {
      if let (conflict, next) = Self.conflict(lines, at: index, versions) {
        parts += [.text(text), .conflict(conflicts.count)]
        conflicts.append(conflict)
        (text, index) = ([], next)
      } else {
        text += lines[index]
        index += 1
      }
    }
    Self.pair(&conflicts)
    (self.parts, self.conflicts, self.bytes) = (parts + [.text(text)], conflicts, bytes)
  }

  /// Tells which conflicts are one item in two places: what one has on our side alone, the other has on theirs, with the same words beside it.
  private static func pair(_ conflicts: inout [Conflict]) {
    func id(_ bytes: [UInt8]) -> [UInt8]? { ItemParts(Array(bytes.prefix { $0 != ASCII.lineFeed }) + [ASCII.lineFeed])?.id }
    for place in conflicts.indices where conflicts[place].partner == nil && conflicts[place].words.hasPrefix("it stands in ") {
      let one = conflicts[place]
      let text = one.ours.isEmpty ? one.theirs : one.ours
      let others = conflicts.indices.filter { index in
        let other = conflicts[index]
        return index > place && other.partner == nil && other.words == one.words && other.ours.isEmpty == one.theirs.isEmpty
          && other.theirs.isEmpty == one.ours.isEmpty
      }
      func texts(_ index: Int) -> [UInt8] { conflicts[index].ours.isEmpty ? conflicts[index].theirs : conflicts[index].ours }
      guard let other = others.first(where: { id(text) != nil && id(texts($0)) == id(text) }) ?? others.first(where: { texts($0) == text }) ?? others.first
      else { continue }
      (conflicts[place].partner, conflicts[other].partner) = (other, place)
    }
  }

  /// What both sides were, in lines without their ends.
  private struct Versions {
    let ours: [ArraySlice<UInt8>]
    let theirs: [ArraySlice<UInt8>]

    static func lines(_ bytes: [UInt8]) -> [ArraySlice<UInt8>] { bare(TextMerge.lines(bytes)[...]) }

    static func bare(_ lines: ArraySlice<ArraySlice<UInt8>>) -> [ArraySlice<UInt8>] {
      lines.map { line in line.prefix { !$0.isLineEnd } }
    }

    /// Whether the lines stand in a version one after the other.
    static func has(_ version: [ArraySlice<UInt8>], _ run: ArraySlice<ArraySlice<UInt8>>) -> Bool {
      let run = bare(run)
      guard let first = run.first, run.count <= version.count else { return run.isEmpty }
      return version.indices.dropLast(run.count - 1).contains { version[$0] == first && version[$0...].starts(with: run) }
    }
  }

  /// The conflict whose first marker stands on a line, and the line after its last; nil where there is none.
  private static func conflict(_ lines: [ArraySlice<UInt8>], at start: Int, _ versions: Versions?) -> (Conflict, Int)? {
    guard let open = ConflictMarker(lines[start]), open.kind == .ours else { return nil }
    // Where ours ends: at what both came from, else at what parts the sides.
    var (base, partings) = (Int?.none, [Int]())
    for index in lines.indices[(start + 1)...] {
      guard let marker = ConflictMarker(lines[index]), marker.size == open.size else { continue }
      switch marker.kind {
      case .ours: return nil
      case .base: if base == nil, partings.isEmpty { base = index }
      case .parting: partings.append(index)
      case .theirs:
        if partings.isEmpty { continue }
        let fitting = partings.filter { parting in
          versions.map { Versions.has($0.ours, lines[start + 1..<(base ?? parting)]) && Versions.has($0.theirs, lines[parting + 1..<index]) } ?? true
        }
        // What was edited by hand between two markers is of no version any more.
        let all = fitting.isEmpty ? partings : fitting
        guard all.count == 1, let parting = all.first else { return nil }
        let conflict = Conflict(
          line: start + 1, words: words(lines[start], open.size), ours: Array(lines[start + 1..<(base ?? parting)].joined()),
          theirs: Array(lines[parting + 1..<index].joined()), range: TextRange(lines[start].startIndex, lines[index].endIndex), partner: nil)
        return (conflict, index + 1)
      }
    }
    return nil
  }

  private static func words(_ line: ArraySlice<UInt8>, _ size: Int) -> String {
    let text = String(decoding: line.dropFirst(size), as: UTF8.self).trimmed
    return text.hasPrefix("ours: ") ? String(text.dropFirst(6)) : ""
  }

  /// Whether a marker is left beside the conflicts that none of the versions has: the rest of a conflict that was taken out by hand, but not all.
  public func hasLooseMarkers(besides versions: [[UInt8]]) -> Bool {
    var loose: [ArraySlice<UInt8>] = []
    for case .text(let text) in parts {
      for line in Versions.bare(TextMerge.lines(text)[...]) where ConflictMarker(line) != nil { loose.append(line) }
    }
    return loose.contains { line in !versions.contains { Versions.lines($0).contains(line) } }
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
        case nil: resolved += bytes[conflict.range.lowerBound..<conflict.range.upperBound]
        }
      }
    }
    return resolved
  }
}
