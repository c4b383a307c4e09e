// Front matter: finds the fences, then reads the lines between them as YAML.
//
// What is understood is small (docs/format.md, section 3); what is accepted is held to libyaml in the tests: whatever this scanner
// takes, libyaml takes too, with the same keys and scalars. One machine reads the mapping at column 0 and all that is nested in it;
// only the top mapping's entries and the lists directly in it are recorded, the rest is checked and kept.

import JournalText

/// The state of a scan of one file's front matter.
struct FrontMatterScanner: Sendable {
  /// An open block collection and the column at which its keys or dashes stand.
  struct Collection {
    var isSequence: Bool
    var column: Int
  }

  /// One line between the fences: where it begins, where its text ends, and where the next one begins.
  struct Line {
    var start: Int
    var textEnd: Int
    var next: Int
  }

  /// What stopped the scan.
  struct Failure: Error {
    var message: Diagnostic.Message
    var range: TextRange
  }

  var collections: [Collection] = []
  /// Whether a key or dash stands without a value yet.
  var awaitsValue = false { didSet { isDecorated = false } }
  /// Whether the value that is awaited has its anchor or tag already.
  var isDecorated = false
  /// Keys seen so far, undone of quotes and escapes; only filled where there are many.
  var seenKeys: Set<String> = []
  /// The open brackets of a flow collection.
  var flowLevels: [FlowLevel] = []
  /// Where the value that was read last begins.
  var valueStart = 0
  /// Offset after the last byte of content, and after the line end there.
  var contentEnd = 0
  var linesEnd = 0

  /// Finds the front matter of the file and reads it into `outline`, with its findings; moves `outline.bodyStart` after it.
  mutating func scan(_ lines: LineScanner, firstInvalid: Int?, into outline: inout Outline) {
    let start = outline.bodyStart
    if lines.end >= 2, lines.base[0] &+ lines.base[1] == 0xFD, lines.base[0] >= 0xFE {
      outline.diagnostics.append(Diagnostic(.encodingUTF16, at: TextRange(0, 2)))
      return
    }
    guard lines.end &- start > 3, lines.base[start] == ASCII.hyphen else { return }
    let opening = lines.line(from: start)
    guard isFence(lines.base, start, opening.textEnd, ASCII.hyphen) else { return }

    let isCertain = opensContent(lines, at: opening.next)
    guard let fence = closingFence(lines, from: opening.next) else {
      if isCertain { outline.diagnostics.append(Diagnostic(.unclosed, at: TextRange(start, start &+ 3))) }
      return
    }
    let content = TextRange(opening.next, fence.line.start)
    if !isCertain, let text = textInstead(of: content, lines) {
      if let text { outline.diagnostics.append(Diagnostic(.syntaxFirstLine, at: text)) }
      return
    }
    outline.front.clear()
    outline.front.range = TextRange(start, fence.line.next)
    outline.front.content = content
    outline.front.closingFence = TextRange(fence.line.start, fence.line.start &+ 3)
    outline.hasFrontMatter = true
    outline.bodyStart = fence.line.next
    var failures: [Failure] = []
    do throws(Failure) { try checkCharacters(lines.base, content, firstInvalid: firstInvalid) } catch { failures.append(error) }
    if let stray = fence.stray { failures.append(Failure(message: .syntaxDocument, range: TextRange(stray, stray &+ 3))) }
    readEntries(lines, &outline.front, &failures)
    if !failures.isEmpty {
      outline.front.clear()
      outline.front.isBroken = true
      outline.diagnostics += Failure.findings(failures, lines)
    }
  }

  // MARK: Characters

  /// YAML's printable characters: no control characters but TAB and line ends, no byte order mark, no U+FFFE and U+FFFF.
  private func checkCharacters(_ base: UnsafePointer<UInt8>, _ range: TextRange, firstInvalid: Int?) throws(Failure) {
    let end = min(range.upperBound, firstInvalid ?? range.upperBound)
    var i = range.lowerBound
    while i < end {
      if i &+ 8 <= end {
        // Eight bytes at a time where all of them are printable ASCII, LF set aside.
        let word = UnsafeRawPointer(base + i).loadUnaligned(as: UInt64.self)
        let feeds = word ^ 0x0A0A_0A0A_0A0A_0A0A
        let isFeed = ~(((feeds & 0x7F7F_7F7F_7F7F_7F7F) &+ 0x7F7F_7F7F_7F7F_7F7F) | feeds)
        let isControl = (word &- 0x2020_2020_2020_2020) & ~word
        let isHigh = word | (word &+ 0x0101_0101_0101_0101)
        if (isControl & ~isFeed | isHigh) & 0x8080_8080_8080_8080 == 0 {
          i &+= 8
          continue
        }
      }
      let byte = base[i]
      if byte < 0x20 {
        if byte != ASCII.tab, !byte.isLineEnd { throw Failure(message: .encodingControl(UInt32(byte)), range: TextRange(i, i &+ 1)) }
      } else if byte == 0x7F {
        throw Failure(message: .encodingControl(0x7F), range: TextRange(i, i &+ 1))
      } else if byte == 0xC2, base[i &+ 1] < 0xA0, base[i &+ 1] != 0x85 {
        throw Failure(message: .encodingControl(UInt32(base[i &+ 1])), range: TextRange(i, i &+ 2))
      } else if byte == 0xEF {
        let scalar = UInt32(base[i &+ 1] & 0x3F) << 6 | UInt32(base[i &+ 2] & 0x3F) | 0xF000
        if scalar == 0xFEFF || scalar >= 0xFFFE { throw Failure(message: .encodingControl(scalar), range: TextRange(i, i &+ 3)) }
      }
      i &+= 1
    }
    if let firstInvalid, firstInvalid < range.upperBound {
      throw Failure(message: .encodingInvalid, range: TextRange(firstInvalid, firstInvalid &+ 1))
    }
  }

  // MARK: Entries

  /// Reads all entries; after what cannot be read it goes on with the next key, so that one fault does not hide another.
  private mutating func readEntries(_ lines: LineScanner, _ front: inout FrontMatter, _ failures: inout [Failure]) {
    seenKeys.removeAll(keepingCapacity: true)
    valueStart = 0
    beginMapping()
    var position = front.content.lowerBound
    while position < front.content.upperBound {
      do throws(Failure) {
        try readEntries(lines, from: &position, &front)
      } catch {
        let failure = origin(of: error, from: position, lines, front)
        failures.append(failure)
        position = failures.count < Failure.most ? recover(lines, from: position, &front) : front.content.upperBound
      }
    }
    finishEntry(&front)
  }

  /// Makes the mapping at the margin the only open collection.
  mutating func beginMapping() {
    collections.removeAll(keepingCapacity: true)
    collections.append(Collection(isSequence: false, column: 0))
    awaitsValue = false
  }

  /// Reads the entries from a line on; where that fails, `position` is where the failed node begins.
  private mutating func readEntries(_ lines: LineScanner, from position: inout Int, _ front: inout FrontMatter) throws(Failure) {
    let end = front.content.upperBound
    while position < end {
      let line = self.line(lines, from: position, to: end)
      var i = position
      while i < line.textEnd, lines.base[i] == ASCII.space { i &+= 1 }
      if i == line.textEnd {
        position = line.next
      } else if lines.base[i] == ASCII.hash {
        front.comments.append(TextRange(i, line.textEnd))
        position = line.next
      } else if lines.base[i] == ASCII.tab {
        throw Failure(message: .tab, range: TextRange(i, i &+ 1))
      } else {
        position = try readNode(lines, at: i, line, &front)
      }
    }
  }

  /// The line from `start`, cut to `end`.
  @inline(__always)
  func line(_ lines: LineScanner, from start: Int, to end: Int) -> Line {
    let line = lines.line(from: start)
    return Line(start: start, textEnd: min(line.textEnd, end), next: min(line.next, end))
  }

  /// Reads the dashes, keys and the value that begin at `start`; answers with the start of the next line to read.
  private mutating func readNode(_ lines: LineScanner, at start: Int, _ line: Line, _ front: inout FrontMatter) throws(Failure) -> Int {
    let base = lines.base
    var i = start
    var column = start &- line.start
    while true {
      while let last = collections.last, last.column > column { closeCollection() }
      var top = collections[collections.count &- 1]
      let isDash = base[i] == ASCII.hyphen && isBlankOrEnd(base, i &+ 1, line.textEnd)
      if !isDash, top.isSequence, top.column == column, collections[collections.count &- 2].column == column {
        // A list that stands at the column of the key it belongs to ends with the next key.
        closeCollection()
        top = collections[collections.count &- 1]
      }
      if isDash {
        let isNext = top.isSequence && top.column == column
        guard isNext || awaitsValue && (column > top.column || column == top.column && !top.isSequence) else {
          throw Failure(message: collections.count == 1 ? .syntaxDash : .syntaxIndentation, range: TextRange(i, i &+ 1))
        }
        if !isNext { openCollection(isSequence: true, column: column, at: i, &front) }
        if collections.count == 2 {
          front.elements.append(
            FrontMatter.Element(style: .empty, value: TextRange(at: i &+ 1), start: i, extent: TextRange(line.start, line.next)))
        }
        awaitsValue = true
        noteContent(i &+ 1, line)
        i &+= 1
        while i < line.textEnd, base[i] == ASCII.space { i &+= 1 }
        if i == line.textEnd { return line.next }
        if base[i] == ASCII.tab { throw Failure(message: .tab, range: TextRange(i, i &+ 1)) }
        if base[i] == ASCII.hash {
          front.comments.append(TextRange(i, line.textEnd))
          return line.next
        }
        column = i &- line.start
        continue
      }

      var afterProperty = false
      if base[i] == 0x26 || base[i] == ASCII.exclamation {
        // It decorates the value that is awaited, once, or else a key of a nested mapping on its own line.
        let decoratesValue = awaitsValue && column > top.column && !isDecorated
        guard decoratesValue || collections.count > 1 && !top.isSequence && column == top.column else {
          throw Failure(message: .syntaxStart, range: TextRange(i, i &+ 1))
        }
        markKept(.decorated, &front)
        i = try skipProperties(base, at: i, line)
        afterProperty = true
        noteContent(i, line)
        while i < line.textEnd, base[i].isBlank { i &+= 1 }
        if i == line.textEnd || base[i] == ASCII.hash {
          guard decoratesValue else { throw Failure(message: .syntaxNoColon, range: TextRange(start, line.textEnd)) }
          isDecorated = true
          return line.next
        }
      }

      if let key = try key(base, at: i, textEnd: line.textEnd) {
        if top.isSequence || top.column != column {
          guard awaitsValue, column > top.column else { throw Failure(message: .syntaxIndentation, range: TextRange(i, i &+ 1)) }
          openCollection(isSequence: false, column: column, at: i, &front)
        }
        if collections.count == 1 {
          if afterProperty { throw Failure(message: .syntaxStart, range: TextRange(start, start &+ 1)) }
          try beginEntry(base, key, line, &front)
        }
        awaitsValue = true
        noteContent(key.colon &+ 1, line)
        i = key.colon &+ 1
        while i < line.textEnd, base[i].isBlank { i &+= 1 }
        if i == line.textEnd { return line.next }
        if base[i] == ASCII.hash {
          noteComment(TextRange(i, line.textEnd), &front)
          return line.next
        }
        return try readValue(lines, at: i, line, isAfterKey: true, &front)
      }

      if afterProperty, base[i] == ASCII.asterisk { throw Failure(message: .syntaxStart, range: TextRange(i, i &+ 1)) }
      guard awaitsValue, column > top.column else {
        throw Failure(message: collections.count == 1 ? .syntaxNoColon : .syntaxIndentation, range: TextRange(i, line.textEnd))
      }
      return try readValue(lines, at: i, line, isAfterKey: false, &front)
    }
  }

  private mutating func openCollection(isSequence: Bool, column: Int, at start: Int, _ front: inout FrontMatter) {
    collections.append(Collection(isSequence: isSequence, column: column))
    let last = front.entries.count &- 1
    if collections.count == 2 {
      front.entries[last].value = TextRange(at: start)
      if front.entries[last].style == .empty { front.entries[last].style = isSequence ? .blockList : .nested }
    } else {
      markKept(.nested, &front)
    }
  }

  private mutating func closeCollection() {
    collections.removeLast()
    awaitsValue = false
  }

  // MARK: Recording

  private mutating func beginEntry(
    _ base: UnsafePointer<UInt8>, _ key: (range: TextRange, colon: Int), _ line: Line, _ front: inout FrontMatter
  ) throws(Failure) {
    finishEntry(&front)
    if try isDuplicate(base, key.range, front) {
      throw Failure(message: .duplicateKey(FrontMatter.decoded(base, key.range)), range: key.range)
    }
    let after = TextRange(at: key.colon &+ 1)
    front.entries.append(
      FrontMatter.Entry(
        key: key.range, colon: key.colon, style: .empty, value: after, extent: TextRange(line.start, line.next),
        comment: after, elements: front.elements.count..<front.elements.count))
  }

  /// Compares the key with those before it: byte by byte where they are few and plain, else by a set.
  private mutating func isDuplicate(_ base: UnsafePointer<UInt8>, _ key: TextRange, _ front: FrontMatter) throws(Failure) -> Bool {
    if front.entries.count < 16, seenKeys.isEmpty {
      let isPlain = base[key.lowerBound] != ASCII.quote && base[key.lowerBound] != ASCII.apostrophe
      var allPlain = isPlain
      for entry in front.entries {
        let first = base[entry.key.lowerBound]
        if first == ASCII.quote || first == ASCII.apostrophe { allPlain = false }
        if entry.key.count == key.count, isEqual(base, entry.key, key) { return true }
      }
      if allPlain { return false }
    }
    if seenKeys.isEmpty {
      for entry in front.entries { seenKeys.insert(FrontMatter.decoded(base, entry.key)) }
    }
    return !seenKeys.insert(FrontMatter.decoded(base, key)).inserted
  }

  private func isEqual(_ base: UnsafePointer<UInt8>, _ a: TextRange, _ b: TextRange) -> Bool {
    for i in 0..<a.count where base[a.lowerBound &+ i] != base[b.lowerBound &+ i] { return false }
    return true
  }

  private func finishEntry(_ front: inout FrontMatter) {
    guard let last = front.entries.indices.last else { return }
    front.entries[last].extent.upperBound = linesEnd
    let style = front.entries[last].style
    if style == .blockList || style.isKept {
      front.entries[last].value = TextRange(front.entries[last].value.lowerBound, contentEnd)
    }
    if style.isList {
      front.entries[last].elements = front.entries[last].elements.lowerBound..<front.elements.count
    } else {
      front.elements.removeSubrange(front.entries[last].elements.lowerBound...)
    }
  }

  /// Notes that the entry at hand is one that is only kept, and why; the first reason stands.
  func markKept(_ style: FrontMatter.Style, _ front: inout FrontMatter) {
    guard let last = front.entries.indices.last, !front.entries[last].style.isKept else { return }
    front.entries[last].style = style
  }

  /// Notes that content of the entry at hand ends at `end` on `line`.
  @inline(__always)
  mutating func noteContent(_ end: Int, _ line: Line) {
    contentEnd = end
    linesEnd = line.next
  }

  /// Notes a comment after a key or value; the first on a key's own line is that entry's.
  func noteComment(_ range: TextRange, _ front: inout FrontMatter) {
    front.comments.append(range)
    guard let last = front.entries.indices.last, collections.count == 1, front.entries[last].comment.isEmpty else { return }
    if range.lowerBound < front.entries[last].extent.upperBound { front.entries[last].comment = range }
  }

  /// Records a scalar on one line: as the value of a top key, or as an element of a list directly under one.
  func recordScalar(_ style: FrontMatter.Style, _ range: TextRange, isAfterKey: Bool, _ front: inout FrontMatter) {
    let last = front.entries.count &- 1
    if collections.count == 1 {
      guard !front.entries[last].style.isKept else { return }
      front.entries[last].value = range
      front.entries[last].style = isAfterKey ? style : .multiLine
    } else if collections.count == 2, collections[1].isSequence, front.entries[last].style == .blockList {
      let element = front.elements.count &- 1
      if front.elements[element].extent.contains(range) {
        front.elements[element].style = style
        front.elements[element].value = range
      } else {
        front.entries[last].style = .multiLine
      }
    }
  }
}
