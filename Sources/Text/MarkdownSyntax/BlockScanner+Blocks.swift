// Opening, continuing and closing blocks: the only place where they are written into the outline.

import JournalText

extension BlockScanner {
  /// The number of open containers that the line goes on with; the cursor stands after their markers and indentation.
  mutating func matchContainers(_ base: UnsafePointer<UInt8>) -> Int {
    var matched = 0
    while matched < containers.count {
      if isBlank {
        // An item that holds something goes on over a blank line; the next quote does not.
        let open = containers.count
        let innermostIsEmpty = containers[open &- 1].isEmpty
        var low = 0, high = quotes.count
        while low < high {
          let middle = (low &+ high) / 2
          if quotes[middle] < matched { low = middle &+ 1 } else { high = middle }
        }
        if low < quotes.count { return quotes[low] }
        if !innermostIsEmpty { return open }
        // An item that holds nothing goes on only where the blanks reach its text.
        var needed = 0
        for index in matched..<open {
          needed &+= containers[index].indentation
          if needed > indent { return open &- 1 }
        }
        return open
      }
      if containers[matched].isQuote {
        if indent > 3 || base[firstNonBlank] != ASCII.greater { break }
        advance(beyondFirstNonBlank: 1)
        if offset < lineEnd, base[offset].isBlank { advance(base, columns: 1) }
      } else {
        if indent < containers[matched].indentation { break }
        advance(base, columns: containers[matched].indentation)
      }
      matched &+= 1
      findFirstNonBlank(base)
    }
    return matched
  }

  mutating func openQuote(_ base: UnsafePointer<UInt8>, in outline: inout Outline) {
    let marker = TextRange(firstNonBlank, firstNonBlank &+ 1)
    advance(beyondFirstNonBlank: 1)
    if offset < lineEnd, base[offset].isBlank { advance(base, columns: 1) }
    quotes.append(containers.count)
    openContainer(.quote, marker: marker, content: TextRange(at: marker.upperBound), indentation: 0, isEmpty: false, in: &outline)
  }

  /// Opens the item whose marker begins at `firstNonBlank` and ends at `marker`.
  mutating func openItem(_ base: UnsafePointer<UInt8>, marker markerEnd: Int, in outline: inout Outline) {
    let marker = TextRange(firstNonBlank, markerEnd)
    let markerIndent = indent
    advance(beyondFirstNonBlank: marker.count)
    findFirstNonBlank(base)
    let padding: Int
    let blanks = indent
    if blanks >= 5 || blanks < 1 || isBlank {
      // Code or nothing after the marker: one blank belongs to it.
      padding = marker.count &+ 1
      advance(base, columns: 1)
    } else {
      padding = marker.count &+ blanks
      advance(base, columns: blanks)
    }
    let content = TextRange(firstNonBlank, isBlank ? firstNonBlank : trimmedEnd(base, from: firstNonBlank))
    openContainer(.item, marker: marker, content: content, indentation: markerIndent &+ padding, isEmpty: isBlank, in: &outline)
  }

  mutating func openContainer(
    _ kind: Block.Kind, marker: TextRange, content: TextRange, indentation: Int, isEmpty: Bool, in outline: inout Outline
  ) {
    let index = Int32(truncatingIfNeeded: outline.blocks.count)
    outline.blocks.append(
      Block(
        kind: kind, depth: Int32(truncatingIfNeeded: containers.count), parent: fillInnermostContainer(), range: marker, content: content,
        marker: kind == .item ? marker : TextRange(at: 0)))
    containers.append(Container(block: index, indentation: indentation, isQuote: kind == .quote, isEmpty: isEmpty))
    contentEnd = marker.upperBound
  }

  /// The container that takes the next block, which holds something then; -1 at the top.
  @inline(__always)
  private mutating func fillInnermostContainer() -> Int32 {
    let last = containers.count &- 1
    if last < 0 { return -1 }
    if containers[last].isEmpty { containers[last].isEmpty = false }
    return containers[last].block
  }

  /// Closes the open leaf and all containers but the first `count`.
  mutating func close(to count: Int, _ base: UnsafePointer<UInt8>, in outline: inout Outline) {
    closeLeaf(base, in: &outline)
    while containers.count > count {
      let container = containers.removeLast()
      if container.isQuote { quotes.removeLast() }
      outline.blocks[Int(container.block)].close(at: contentEnd, next: outline.blocks.count)
    }
  }

  // MARK: Leaves

  /// Adds a leaf block; `state` is what takes the lines that follow.
  @inline(__always)
  mutating func openLeaf(
    _ state: Leaf, _ kind: Block.Kind, range: TextRange, content: TextRange? = nil, level: UInt8 = 0, lines: Range<Int32> = 0..<0,
    in outline: inout Outline
  ) {
    leaf = state
    leafBlock = Int32(truncatingIfNeeded: outline.blocks.count)
    contentEnd = range.upperBound
    outline.blocks.append(
      Block(
        kind: kind, level: level, depth: Int32(truncatingIfNeeded: containers.count), parent: fillInnermostContainer(),
        next: leafBlock &+ 1, range: range, content: content ?? range, lines: lines))
  }

  /// Ends the open leaf at the end of this line.
  @inline(__always)
  mutating func extendLeaf(in outline: inout Outline) {
    outline.blocks[Int(leafBlock)].extend(to: lineEnd)
    contentEnd = lineEnd
  }

  mutating func openParagraph(_ base: UnsafePointer<UInt8>, at start: Int, in outline: inout Outline) {
    let line = Int32(truncatingIfNeeded: outline.lines.count)
    outline.lines.append(TextRange(start, lineEnd))
    openLeaf(.paragraph, .paragraph, range: TextRange(start, lineEnd), lines: line..<line &+ 1, in: &outline)
    // A box stands at the start of what an item holds first, on its own line.
    if base[start] == ASCII.openBracket, let item = containers.last, !item.isQuote, leafBlock == item.block &+ 1 {
      readBox(base, at: start, of: Int(item.block), in: &outline)
    }
  }

  @inline(__always)
  mutating func continueParagraph(at start: Int, in outline: inout Outline) {
    outline.lines.append(TextRange(start, lineEnd))
    outline.blocks[Int(leafBlock)].extend(to: lineEnd, lines: outline.lines.count)
    contentEnd = lineEnd
  }

  /// Closes the open leaf; a paragraph gives up the link reference definitions that it begins with.
  mutating func closeLeaf(_ base: UnsafePointer<UInt8>, in outline: inout Outline) {
    if leaf == .paragraph, mayBeginDefinition(base, outline) { splitDefinitions(base, in: &outline) }
    leaf = .none
  }

  /// Goes on with code or HTML, where lines mean nothing until the block ends. True where the line is used up.
  mutating func continueVerbatim(_ base: UnsafePointer<UInt8>, in outline: inout Outline) -> Bool {
    switch leaf {
    case .fencedCode:
      if !isBlank { extendLeaf(in: &outline) }
      if closesFence(base) { leaf = .none }
      return true
    case .html:
      if htmlKind >= 6 {
        if isBlank { leaf = .none } else { extendLeaf(in: &outline) }
        return true
      }
      if !isBlank { extendLeaf(in: &outline) }
      if endsHTMLBlock(base, from: offset) { leaf = .none }
      return true
    case .indentedCode:
      if isBlank { return true }
      if indent >= 4, !(isOutliner && !base[firstNonBlank].isDigit && listMarker(base, interruptsParagraph: false) != nil) {
        extendLeaf(in: &outline)
        return true
      }
      leaf = .none
      return false
    case .none, .paragraph, .table:
      return false
    }
  }
}
