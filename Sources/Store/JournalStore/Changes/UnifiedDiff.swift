// What will change in a file, in the form that `patch` and `git apply` read.

public import JournalText

/// The lines in which two texts differ, with three lines of context, as a unified diff.
public struct UnifiedDiff: Sendable {
  /// A run of lines in the old text and the run in the new one that takes its place.
  private struct Change {
    var old: Range<Int>
    var new: Range<Int>
  }

  private let path: String
  private let old: [ArraySlice<UInt8>]
  private let new: [ArraySlice<UInt8>]
  private let isNewFile: Bool
  private let isOldFile: Bool
  private let changes: [Change]
  /// The private parts of the two texts.
  private let hidden: (old: [TextRange], new: [TextRange])

  /// The difference between two states of the file at `path`. The least one where they differ in few lines, else one that replaces all
  /// that differs; time and room stay bounded either way.
  /// - Parameter hidden: The private parts of the two states, whose lines are told their owner alone.
  public init(from old: [UInt8], to new: [UInt8], path: String, hidden: (old: [TextRange], new: [TextRange]) = ([], [])) {
    self.init(path: path, old: old, new: new, hidden: hidden)
  }

  /// A file that is not there yet.
  public init(creating contents: [UInt8], path: String, hidden: [TextRange] = []) {
    self.init(path: path, old: [], new: contents, isNewFile: true, hidden: ([], hidden))
  }

  /// A file that will not be there any more.
  public init(deleting contents: [UInt8], path: String, hidden: [TextRange] = []) {
    self.init(path: path, old: contents, new: [], isOldFile: true, hidden: (hidden, []))
  }

  private init(
    path: String, old: [UInt8], new: [UInt8], isNewFile: Bool = false, isOldFile: Bool = false,
    hidden: (old: [TextRange], new: [TextRange])
  ) {
    self.path = path
    self.hidden = hidden
    self.isNewFile = isNewFile
    self.isOldFile = isOldFile
    self.old = Self.lines(old)
    self.new = Self.lines(new)
    let head = zip(self.old, self.new).prefix { $0 == $1 }.count
    let tail = zip(self.old.dropFirst(head).reversed(), self.new.dropFirst(head).reversed()).prefix { $0 == $1 }.count
    changes = Self.changes(self.old, head..<(self.old.count - tail), self.new, head..<(self.new.count - tail))
  }

  /// The diff's bytes, empty where nothing changes; lines keep their own line ends.
  public var bytes: [UInt8] { marked.plain }

  /// The diff with its parts told apart.
  public var marked: MarkedText {
    var out = MarkedText()
    guard !changes.isEmpty else { return out }
    out.add("--- \(isNewFile ? "/dev/null" : Self.quoted("a/" + path))\n", .file)
    out.add("+++ \(isOldFile ? "/dev/null" : Self.quoted("b/" + path))\n", .file)
    var next = changes.startIndex
    while next < changes.endIndex {
      var last = next
      // Changes with no more than twice the context between them share a hunk.
      while last + 1 < changes.endIndex, changes[last + 1].old.lowerBound - changes[last].old.upperBound <= 2 * Self.context { last += 1 }
      appendHunk(changes[next...last], to: &out)
      next = last + 1
    }
    return out
  }

  private static let context = 3

  /// A path as git writes it: one that holds a character which would end its line or steer a terminal stands in quotes, with escapes.
  private static func quoted(_ path: String) -> String {
    guard path.unicodeScalars.contains(where: { $0.steersTerminal || $0 == "\"" || $0 == "\\" }) else { return path }
    var out = "\""
    for scalar in path.unicodeScalars {
      switch scalar {
      case "\"", "\\": out += "\\\(scalar)"
      case _ where scalar.steersTerminal:
        for byte in String(scalar).utf8 {
          let digits = String(byte, radix: 8)
          out += "\\" + String(repeating: "0", count: 3 - digits.utf8.count) + digits
        }
      default: out.unicodeScalars.append(scalar)
      }
    }
    return out + "\""
  }

  private func appendHunk(_ changes: ArraySlice<Change>, to out: inout MarkedText) {
    guard let first = changes.first, let last = changes.last else { return }
    let lead = min(Self.context, first.old.lowerBound)
    let rest = min(Self.context, old.count - last.old.upperBound)
    let before = (first.old.lowerBound - lead)..<(last.old.upperBound + rest)
    let after = (first.new.lowerBound - lead)..<(last.new.upperBound + rest)
    out.add("@@ -\(Self.span(before)) +\(Self.span(after)) @@\n", .hunk)
    var line = before.lowerBound
    for change in changes {
      for kept in old[line..<change.old.lowerBound] { Self.append(kept, after: ASCII.space, .kept, hidden.old, to: &out) }
      for removed in old[change.old] { Self.append(removed, after: ASCII.hyphen, .removed, hidden.old, to: &out) }
      for added in new[change.new] { Self.append(added, after: ASCII.plus, .added, hidden.new, to: &out) }
      line = change.old.upperBound
    }
    for kept in old[line..<before.upperBound] { Self.append(kept, after: ASCII.space, .kept, hidden.old, to: &out) }
  }

  /// `start,count` with lines from 1; an empty run is named by the line before it.
  private static func span(_ lines: Range<Int>) -> String {
    switch lines.count {
    case 0: "\(lines.lowerBound),0"
    case 1: "\(lines.lowerBound + 1)"
    default: "\(lines.lowerBound + 1),\(lines.count)"
    }
  }

  /// - Parameter hidden: The private parts of the text that the line is of.
  private static func append(
    _ line: ArraySlice<UInt8>, after mark: UInt8, _ part: MarkedText.Part?, _ hidden: [TextRange], to out: inout MarkedText
  ) {
    let isPrivate = hidden.contains { $0.lowerBound < line.endIndex && line.startIndex < $0.upperBound }
    let text = line + (line.last == ASCII.lineFeed ? [] : [ASCII.lineFeed])
    if isPrivate {
      out.add([mark], part)
      out.add(text, part, isPrivate: true)
    } else {
      out.add([mark] + text, part)
    }
    if line.last != ASCII.lineFeed { out.add("\\ No newline at end of file\n") }
  }

  /// The lines with their line feeds; no empty line after the last one.
  private static func lines(_ bytes: [UInt8]) -> [ArraySlice<UInt8>] {
    var lines: [ArraySlice<UInt8>] = []
    var start = bytes.startIndex
    while start < bytes.endIndex {
      let end = bytes[start...].firstIndex(of: ASCII.lineFeed).map { $0 + 1 } ?? bytes.endIndex
      lines.append(bytes[start..<end])
      start = end
    }
    return lines
  }
}

extension UnifiedDiff {
  /// How many lines the least difference may have before it is no longer looked for.
  private static let limit = 400

  /// The least difference between two runs of lines (Myers 1986, the greedy algorithm).
  private static func changes(
    _ old: [ArraySlice<UInt8>], _ before: Range<Int>, _ new: [ArraySlice<UInt8>], _ after: Range<Int>
  ) -> [Change] {
    if before.isEmpty && after.isEmpty { return [] }
    let all = [Change(old: before, new: after)]
    if before.isEmpty || after.isEmpty { return all }
    // For each number of differences, how far each diagonal (line of the new text minus line of the old) is reached in the old text.
    var reached: [[Int: Int]] = []
    var ends: [Int: Int] = [1: 0]
    for differences in 0...limit {
      for diagonal in stride(from: -differences, through: differences, by: 2) {
        var x: Int
        if diagonal == -differences || (diagonal != differences && (ends[diagonal - 1] ?? 0) < (ends[diagonal + 1] ?? 0)) {
          x = ends[diagonal + 1] ?? 0
        } else {
          x = (ends[diagonal - 1] ?? 0) + 1
        }
        while x < before.count, x - diagonal < after.count, x - diagonal >= 0,
          old[before.lowerBound + x] == new[after.lowerBound + x - diagonal]
        {
          x += 1
        }
        ends[diagonal] = x
        if x >= before.count, x - diagonal >= after.count {
          return path(through: reached, differences, before, after)
        }
      }
      reached.append(ends)
    }
    return all
  }

  /// Walks back from the end to the beginning and gathers the runs in which the texts differ.
  private static func path(through reached: [[Int: Int]], _ differences: Int, _ before: Range<Int>, _ after: Range<Int>) -> [Change] {
    var changes: [Change] = []
    var x = before.count
    var y = after.count
    for step in stride(from: differences, to: 0, by: -1) {
      let ends = reached[step - 1]
      let diagonal = x - y
      let isInsertion = diagonal == -step || (diagonal != step && (ends[diagonal - 1] ?? 0) < (ends[diagonal + 1] ?? 0))
      let previous = isInsertion ? diagonal + 1 : diagonal - 1
      let fromX = ends[previous] ?? 0
      let fromY = fromX - previous
      let old = (before.lowerBound + fromX)..<(before.lowerBound + fromX + (isInsertion ? 0 : 1))
      let new = (after.lowerBound + fromY)..<(after.lowerBound + fromY + (isInsertion ? 1 : 0))
      if let next = changes.last, next.old.lowerBound == old.upperBound, next.new.lowerBound == new.upperBound {
        changes[changes.count - 1] = Change(old: old.lowerBound..<next.old.upperBound, new: new.lowerBound..<next.new.upperBound)
      } else {
        changes.append(Change(old: old, new: new))
      }
      x = fromX
      y = fromY
    }
    return changes.reversed()
  }
}
