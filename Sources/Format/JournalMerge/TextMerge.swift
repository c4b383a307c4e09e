// Lines that both sides changed, and within a paragraph its words.

import JournalText

/// The merge of lines.
struct TextMerge {
  enum Manner {
    /// Lines that were added at one place on both sides are both kept, and of a changed paragraph the words are looked at.
    case prose
    /// Code and tables, where a line means nothing without its neighbours.
    case rigid
  }

  let markers: ConflictMarkers

  func merge(_ base: [UInt8], _ ours: [UInt8], _ theirs: [UInt8], as manner: Manner) -> MergeResult {
    if ours == theirs || theirs == base { return MergeResult(ours) }
    if ours == base { return MergeResult(theirs) }
    let lines = [base, ours, theirs].map(Self.lines)
    var numbering = Numbering<ArraySlice<UInt8>>()
    let numbers = lines.map { numbering.numbers($0) }
    var result = MergeResult([])
    for chunk in ThreeWay.chunks(numbers[0], numbers[1], numbers[2]) {
      switch chunk {
      case .same(let range), .ours(let range): result.bytes += lines[1][range].joined()
      case .theirs(let range): result.bytes += lines[2][range].joined()
      case .both(let range, let rangeA, let rangeB):
        let (old, a, b) = (Array(lines[0][range].joined()), Array(lines[1][rangeA].joined()), Array(lines[2][rangeB].joined()))
        let merged = both(old, a, b, manner)
        result.bytes += merged.bytes
        result.conflicts += merged.conflicts
      }
    }
    return result
  }

  /// Two versions of which nothing is known of before: lines that both have stand once.
  func merge(_ ours: [UInt8], _ theirs: [UInt8], as manner: Manner) -> MergeResult {
    let (a, b) = (Self.lines(ours), Self.lines(theirs))
    var numbering = Numbering<ArraySlice<UInt8>>()
    let common = Alignment.common(numbering.numbers(a), numbering.numbers(b)).map { a[$0.0] }
    return merge(Array(common.joined()), ours, theirs, as: manner)
  }

  /// Of two versions the one that has all words of the other; nil where each has its own.
  static func fuller(_ ours: [UInt8], _ theirs: [UInt8]) -> [UInt8]? {
    let (a, b) = (ours.split(whereSeparator: \.isSpace), theirs.split(whereSeparator: \.isSpace))
    var numbering = Numbering<ArraySlice<UInt8>>()
    let common = Alignment.common(numbering.numbers(a), numbering.numbers(b)).count
    return common == b.count ? ours : common == a.count ? theirs : nil
  }

  private func both(_ base: [UInt8], _ ours: [UInt8], _ theirs: [UInt8], _ manner: Manner) -> MergeResult {
    if ours == theirs { return MergeResult(ours) }
    if manner == .prose {
      if base.isEmpty { return MergeResult(Self.union(Self.lines(ours), Self.lines(theirs))) }
      if !ours.isEmpty, !theirs.isEmpty, let words = Self.words(base, ours, theirs) { return MergeResult(words) }
    }
    let isRemoval = ours.isEmpty || theirs.isEmpty
    let conflict = MergeConflict(!isRemoval ? .lines : ours.isEmpty ? .removedHere : .removedThere)
    return MergeResult(markers.conflict(ours, theirs, conflict), conflicts: [conflict])
  }

  /// Lines with their ends.
  static func lines(_ bytes: [UInt8]) -> [ArraySlice<UInt8>] {
    var (lines, start) = ([ArraySlice<UInt8>](), 0)
    for (index, byte) in bytes.enumerated() where byte == ASCII.lineFeed {
      lines.append(bytes[start...index])
      start = index + 1
    }
    if start < bytes.count { lines.append(bytes[start...]) }
    return lines
  }

  // MARK: Words

  /// Changed words of changed lines; nil where both sides changed the same ones.
  static func words(_ base: [UInt8], _ ours: [UInt8], _ theirs: [UInt8]) -> [UInt8]? {
    let words = [base, ours, theirs].map(split)
    var numbering = Numbering<ArraySlice<UInt8>>()
    let numbers = words.map { numbering.numbers($0) }
    var result: [UInt8] = []
    for chunk in ThreeWay.chunks(numbers[0], numbers[1], numbers[2]) {
      switch chunk {
      case .same(let range), .ours(let range): result += words[1][range].joined()
      case .theirs(let range): result += words[2][range].joined()
      case .both(let range, let rangeA, let rangeB):
        let (a, b) = (words[1][rangeA], words[2][rangeB])
        if a.elementsEqual(b) {
          result += a.joined()
        } else if range.isEmpty, endsSentence(words[0][..<range.lowerBound].last), endsSentence(a.last), endsSentence(b.last) {
          // Each side went on with sentences of its own; those of both stand once.
          result += union(sentences(a), sentences(b))
        } else {
          return nil
        }
      }
    }
    return result
  }

  /// Words, each with the blanks and line ends before it.
  static func split(_ bytes: [UInt8]) -> [ArraySlice<UInt8>] {
    var (words, start, index) = ([ArraySlice<UInt8>](), 0, 0)
    while index < bytes.count {
      while index < bytes.count, bytes[index].isSpace { index += 1 }
      while index < bytes.count, !bytes[index].isSpace { index += 1 }
      words.append(bytes[start..<index])
      start = index
    }
    return words
  }

  /// Runs of words up to the end of a sentence.
  private static func sentences(_ words: ArraySlice<ArraySlice<UInt8>>) -> [ArraySlice<UInt8>] {
    var (sentences, next) = ([ArraySlice<UInt8>](), words.startIndex)
    for place in words.indices where place + 1 == words.endIndex || endsSentence(words[place]) {
      sentences.append(Array(words[next...place].joined())[...])
      next = place + 1
    }
    return sentences
  }

  /// What either has, in the order of each: what stands in both stands once, blanks and line ends around it aside.
  private static func union(_ ours: [ArraySlice<UInt8>], _ theirs: [ArraySlice<UInt8>]) -> [UInt8] {
    func said(_ text: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
      var text = text.drop(while: \.isSpace)
      while text.last?.isSpace ?? false { text.removeLast() }
      return text
    }
    var numbering = Numbering<ArraySlice<UInt8>>()
    let (a, b) = (numbering.numbers(ours.map(said)), numbering.numbers(theirs.map(said)))
    let common = Alignment.common(a, b)
    // What both say in another order stands where ours has it; empty lines are no words.
    var elsewhere: [Int: Int] = [:]
    for (place, number) in a.enumerated() where !said(ours[place]).isEmpty { elsewhere[number, default: 0] += 1 }
    for (place, _) in common { elsewhere[a[place]]? -= 1 }
    var (union, nextA, nextB) = ([UInt8](), 0, 0)
    for (placeA, placeB) in common + [(a.count, b.count)] {
      union += ours[nextA..<placeA].joined()
      for place in nextB..<placeB {
        if let count = elsewhere[b[place]], count > 0 { elsewhere[b[place]] = count - 1 } else { union += theirs[place] }
      }
      if placeA < a.count { union += ours[placeA] }
      (nextA, nextB) = (placeA + 1, placeB + 1)
    }
    return union
  }

  private static func endsSentence(_ word: ArraySlice<UInt8>?) -> Bool {
    guard let word, !word.allSatisfy(\.isSpace) else { return false }
    let end = String(decoding: word, as: UTF8.self).unicodeScalars.last { !"\"'”’»)*_".unicodeScalars.contains($0) }
    return end.map { ".!?…。！？".unicodeScalars.contains($0) } ?? false
  }
}
