// The parts of a file as a merge sees them: what is known again on the other side, what changes as one, and the empty lines between.

import JournalModel
import JournalText

/// A part of a file, in whole lines.
struct Piece {
  enum Kind: Hashable {
    /// A key of the front matter with its value.
    case property
    /// A comment or an empty line of the front matter.
    case trivia
    /// A heading of level 1 or 2 with all that follows it; the first section of a body has no heading.
    case section
    case item
    case heading, prose
    /// Code, tables, HTML and whatever else is no prose.
    case rigid
  }

  var kind: Kind
  /// Its own lines, of a section those of its heading.
  var bytes: [UInt8]
  /// The empty lines that follow it, and of a section those after its heading where something stands below.
  var gap: [UInt8] = []
  var headGap: [UInt8] = []
  /// What it is known by whatever else of it changes: an id, a key, a heading.
  var strong: [UInt8]?
  /// What it is known by where that is not on both sides: its words.
  var weak: [UInt8]?
  var id: [UInt8]?
  /// Minutes of the day, of a line of a log that begins with a time.
  var time: Int?
  var section = SectionKind.other
  /// Of a key of the front matter, what it is called.
  var key = ""
  var children: [Piece] = []
  /// Of an item that the other side has in another section, what that is called, and whether it is one of ours.
  var rival: (conflict: MergeConflict, isOurs: Bool)?
  /// What is marked in it already, of an item whose two versions stood in different places.
  var conflicts: [MergeConflict] = []
  /// Whether it is several paragraphs, which a side has as one.
  var isJoined = false
  /// Whether a command works it out, and nobody writes it.
  var isWritten = false

  init(_ kind: Kind, _ bytes: [UInt8]) { (self.kind, self.bytes) = (kind, bytes) }

  /// Whether it is an item whose box waits for an answer.
  var isOpen: Bool { kind == .item && ItemParts(bytes)?.box == Array("[ ]".utf8) }

  /// All of it but the empty lines after it.
  var whole: [UInt8] {
    if children.isEmpty { return bytes }
    var whole = bytes + headGap
    for (index, child) in children.enumerated() { whole += index + 1 < children.count ? child.whole + child.gap : child.whole }
    return whole
  }

  /// The bytes of all that has no parts, in order.
  var leaves: [[UInt8]] { isJoined ? Self.paragraphs(bytes) : (bytes.isEmpty ? [] : [bytes]) + children.flatMap(\.leaves) }

  /// What stands between empty lines.
  static func paragraphs(_ bytes: [UInt8]) -> [[UInt8]] {
    var (paragraphs, isOpen) = ([[UInt8]](), false)
    for line in TextMerge.lines(bytes) {
      if line.allSatisfy(\.isSpace) {
        isOpen = false
      } else if isOpen {
        paragraphs[paragraphs.count - 1] += line
      } else {
        paragraphs.append(Array(line))
        isOpen = true
      }
    }
    return paragraphs
  }

  /// Whether it says the same; the empty lines after it do not count.
  func says(_ other: Piece) -> Bool {
    kind == other.kind && bytes == other.bytes && rival == nil && other.rival == nil && conflicts.isEmpty && other.conflicts.isEmpty
      && children.count == other.children.count
      && (children.isEmpty || headGap == other.headGap)
      && zip(children, other.children).allSatisfy { $0.says($1) && $0.gap == $1.gap }
  }

  /// Its words, for a comparison with what may be the same part, edited.
  var wordsForComparison: [ArraySlice<UInt8>] {
    Array((kind == .section ? whole : weak ?? bytes).split(whereSeparator: \.isSpace).prefix(400))
  }

  /// How much of two parts is the same, from 0 to 1: twice the words in common by all words (Dice); no less where nearly all of one is in the other,
  /// however much was added to it.
  func likeness(_ other: Piece) -> Double {
    let (mine, others) = (wordsForComparison, other.wordsForComparison)
    if mine.isEmpty || others.isEmpty { return 0 }
    var counts: [ArraySlice<UInt8>: Int] = [:]
    for word in mine { counts[word, default: 0] += 1 }
    var common = 0
    for word in others {
      if let count = counts[word], count > 0 {
        counts[word] = count - 1
        common += 1
      }
    }
    let shorter = min(mine.count, others.count)
    // A paragraph of two words to which sentences were added.
    if kind == .prose, shorter == 2, common == 2 { return max(0.6, 2 * Double(common) / Double(mine.count + others.count)) }
    if shorter >= 3, common * 5 >= shorter * 4 { return max(0.6, 2 * Double(common) / Double(mine.count + others.count)) }
    return 2 * Double(common) / Double(mine.count + others.count)
  }
}

/// Which parts of one version are which of another.
struct PieceMatch {
  /// For each part of the side the place of the same part in the base; nil where it is new.
  private(set) var baseOfSide: [Int?]
  private(set) var sideOfBase: [Int?]

  /// - Parameters:
  ///   - isEdited: Whether the side came from the base; else both are new, and only what is nearly the same is one.
  ///   - isAlikeEnough: Whether parts that are alike are one, too, beside those that have an id or all words in common.
  init(_ base: [Piece], _ side: [Piece], isEdited: Bool = true, isAlikeEnough: Bool = true) {
    baseOfSide = Array(repeating: nil, count: side.count)
    sideOfBase = Array(repeating: nil, count: base.count)
    if base.isEmpty || side.isEmpty { return }
    pair(base, side, by: { $0.strong })
    pair(base, side, by: { $0.kind == .section ? nil : $0.bytes })
    // An open box of a log and its answer are one line, also where nothing is known of before.
    if !isEdited { pair(base, side, by: { $0.section == .log ? $0.weak : nil }, where: { $0.isOpen != $1.isOpen }) }
    if isEdited || base.contains(where: { $0.section != .log }) { pair(base, side, by: { !isEdited && $0.section == .log ? nil : $0.weak }) }
    if isAlikeEnough { pairByPlace(base, side, isEdited) }
  }

  /// What a paragraph that is gone was written anew as, as long as each stands alone between the same neighbours; nil where that cannot be said.
  private func rewritten(_ place: Int, _ base: [Piece], _ side: [Piece]) -> Int? {
    guard sideOfBase[place] == nil, base[place].kind == .prose else { return nil }
    let before = base[..<place].indices.last { sideOfBase[$0] != nil }
    let after = base[(place + 1)...].indices.first { sideOfBase[$0] != nil }
    let olds = ((before ?? -1) + 1..<(after ?? base.count)).filter { base[$0].kind == .prose }
    let (low, high) = (before.flatMap { sideOfBase[$0] } ?? -1, after.flatMap { sideOfBase[$0] } ?? side.count)
    guard olds == [place], low < high else { return nil }
    let news = (low + 1..<high).filter { baseOfSide[$0] == nil && side[$0].kind == .prose }
    return news.count == 1 ? news[0] : nil
  }

  /// A paragraph that both sides changed, and of which one or both left so little that it is not known again, is one that both changed.
  static func pairRewritten(_ base: [Piece], _ a: (PieceMatch, [Piece]), _ b: (PieceMatch, [Piece])) -> (PieceMatch, PieceMatch) {
    var (matchA, matchB) = (a.0, b.0)
    for place in base.indices where base[place].kind == .prose {
      let (newA, newB) = (a.0.rewritten(place, base, a.1), b.0.rewritten(place, base, b.1))
      let (isChangedA, isChangedB) = (a.0.isChanged(place, base, a.1), b.0.isChanged(place, base, b.1))
      if let newA, isChangedB || newB != nil { matchA.join(place, newA) }
      if let newB, isChangedA || newA != nil { matchB.join(place, newB) }
    }
    return (matchA, matchB)
  }

  private func isChanged(_ place: Int, _ base: [Piece], _ side: [Piece]) -> Bool { sideOfBase[place].map { !side[$0].says(base[place]) } ?? false }

  private mutating func join(_ base: Int, _ side: Int) { (sideOfBase[base], baseOfSide[side]) = (side, base) }

  /// Pairs what has the same key: first in order, then what stands once in each.
  /// - Parameter isOne: What else holds of two parts that are one.
  private mutating func pair(
    _ base: [Piece], _ side: [Piece], by key: (Piece) -> [UInt8]?, where isOne: (Piece, Piece) -> Bool = { _, _ in true }
  ) {
    func mayBeSame(_ a: Piece, _ b: Piece) -> Bool { Self.mayBeSame(a, b) && isOne(a, b) }
    var numbering = Numbering<Key>()
    var (placesA, placesB, numbersA, numbersB) = ([Int](), [Int](), [Int](), [Int]())
    for (place, piece) in base.enumerated() where sideOfBase[place] == nil {
      guard let key = key(piece) else { continue }
      placesA.append(place)
      numbersA.append(numbering.number(Key(kind: piece.kind, bytes: key)))
    }
    for (place, piece) in side.enumerated() where baseOfSide[place] == nil {
      guard let key = key(piece) else { continue }
      placesB.append(place)
      numbersB.append(numbering.number(Key(kind: piece.kind, bytes: key)))
    }
    for (a, b) in Alignment.common(numbersA, numbersB) where mayBeSame(base[placesA[a]], side[placesB[b]]) { join(placesA[a], placesB[b]) }
    var once: [Int: (a: Int, b: Int)] = [:]
    for (index, number) in numbersA.enumerated() where sideOfBase[placesA[index]] == nil { once[number] = once[number] == nil ? (index, -1) : (-2, -2) }
    for (index, number) in numbersB.enumerated() where baseOfSide[placesB[index]] == nil {
      if let known = once[number] { once[number] = (known.a, known.b == -1 ? index : -2) }
    }
    for pair in once.values where pair.a >= 0 && pair.b >= 0 && mayBeSame(base[placesA[pair.a]], side[placesB[pair.b]]) {
      join(placesA[pair.a], placesB[pair.b])
    }
  }

  private struct Key: Hashable {
    var kind: Piece.Kind
    var bytes: [UInt8]
  }

  /// Whether nothing tells two parts apart for certain.
  static func mayBeSame(_ a: Piece, _ b: Piece) -> Bool {
    (a.id == nil || b.id == nil || a.id == b.id) && a.rival == nil && b.rival == nil && a.conflicts.isEmpty && b.conflicts.isEmpty
  }

  /// Items that were added on both sides are one only where one of them says all that the other does; lines of a log never are.
  private func isComparable(_ a: Piece, _ b: Piece, _ isEdited: Bool) -> Bool {
    guard a.kind == b.kind, a.kind != .property, a.kind != .trivia else { return false }
    if isEdited || a.kind != .item { return true }
    return a.section != .log && TextMerge.fuller(a.weak ?? a.bytes, b.weak ?? b.bytes) != nil
  }

  /// Pairs what stands between the same neighbours and has most words in common.
  private mutating func pairByPlace(_ base: [Piece], _ side: [Piece], _ isEdited: Bool) {
    var before: [Int: [Int]] = [:]
    var last = -1
    for place in base.indices { if let known = sideOfBase[place] { last = known } else { before[last, default: []].append(place) } }
    last = -1
    var gaps: [Int: [Int]] = [:]
    for place in side.indices { if baseOfSide[place] != nil { last = place } else { gaps[last, default: []].append(place) } }
    for (gap, olds) in before {
      guard let news = gaps[gap], olds.count * news.count <= 2_500 else { continue }
      var next = 0
      for old in olds {
        var best: (place: Int, likeness: Double)?
        for index in next..<news.count where isComparable(base[old], side[news[index]], isEdited) && Self.mayBeSame(base[old], side[news[index]]) {
          let likeness = base[old].likeness(side[news[index]])
          // A paragraph that stands alone between the same neighbours is the old one, though little of it is left.
          let isAlone = isEdited && base[old].kind == .prose && olds.count == 1 && news.count == 1
          if likeness >= (isAlone ? 0.3 : 0.5), likeness > best?.likeness ?? 0 { best = (index, likeness) }
        }
        if let best {
          join(old, news[best.place])
          next = best.place + 1
        }
      }
    }
  }
}
