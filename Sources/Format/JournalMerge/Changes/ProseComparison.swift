// Text that is no item is compared line by line, and what differs word by word.

import JournalFormat
import JournalModel
import JournalText
import MarkdownSyntax

/// What two versions of a file say beside front matter, items and logs.
struct ProseComparison {
  private let old: [Line]
  private let new: [Line]

  private struct Line {
    var bytes: ArraySlice<UInt8>
    /// From 1.
    var number: Int
    var isPrivate: Bool
  }

  init(from old: FileReading?, to new: FileReading?) { (self.old, self.new) = (Self.lines(of: old), Self.lines(of: new)) }

  /// One for what all may read, one for what is private.
  func changes() -> [EntryChange] {
    if old.isEmpty || new.isEmpty {
      return [false, true].compactMap { isPrivate in
        change(from: old.filter { $0.isPrivate == isPrivate }, to: new.filter { $0.isPrivate == isPrivate }, isPrivate)
      }
    }
    var numbering = Numbering<ArraySlice<UInt8>>()
    let (a, b) = (numbering.numbers(old.map(\.bytes)), numbering.numbers(new.map(\.bytes)))
    var (isKeptOld, isKeptNew) = (Set<Int>(), Set<Int>())
    for (place, other) in Alignment.common(a, b) where old[place].isPrivate == new[other].isPrivate {
      isKeptOld.insert(place)
      isKeptNew.insert(other)
    }
    let gone = old.indices.filter { !isKeptOld.contains($0) }.map { old[$0] }
    let added = new.indices.filter { !isKeptNew.contains($0) }.map { new[$0] }
    return [false, true].compactMap { isPrivate in
      change(from: gone.filter { $0.isPrivate == isPrivate }, to: added.filter { $0.isPrivate == isPrivate }, isPrivate)
    }
  }

  private func change(from old: [Line], to new: [Line], _ isPrivate: Bool) -> EntryChange? {
    if old.isEmpty, new.isEmpty { return nil }
    let (more, fewer) = old.isEmpty ? (Self.wordCount(new), 0) : new.isEmpty ? (0, Self.wordCount(old)) : Self.difference(from: old, to: new)
    // Lines that were broken elsewhere say the same.
    if more == 0, fewer == 0 { return nil }
    let first = more == 0 ? "" : new.first.map { String(decoding: $0.bytes, as: UTF8.self).trimmed } ?? ""
    return EntryChange(.text(more: more, fewer: fewer, first: first), line: new.first?.number, isPrivate: isPrivate)
  }

  /// How many words of the one are not in the other, and the other way round.
  private static func difference(from old: [Line], to new: [Line]) -> (more: Int, fewer: Int) {
    func words(_ lines: [Line]) -> [ArraySlice<UInt8>] { lines.flatMap { $0.bytes.split(whereSeparator: { $0.isSpace }) } }
    let (before, after) = (words(old), words(new))
    var numbering = Numbering<ArraySlice<UInt8>>()
    let same = Alignment.common(numbering.numbers(before), numbering.numbers(after)).count
    return (after.count - same, before.count - same)
  }

  /// Most files were begun, and of their words nothing more is asked.
  private static func wordCount(_ lines: [Line]) -> Int {
    var (count, isInside) = (0, false)
    for line in lines {
      for byte in line.bytes {
        let isWord = !byte.isSpace
        if isWord, !isInside { count += 1 }
        isInside = isWord
      }
      isInside = false
    }
    return count
  }

  /// The lines that hold words, without front matter, items, log lines and the headings of sections that commands know.
  private static func lines(of reading: FileReading?) -> [Line] {
    guard let reading else { return [] }
    let source = reading.source
    var taken = reading.sections.flatMap { section in
      section.items.map(\.range) + section.log.map(\.range)
        + (section.kind == .other || section.kind == .notes ? [] : [reading.lines.range(ofLine: section.line)])
    }
    taken += reading.scattered?.items.map(\.range) ?? []
    taken.sort { $0.lowerBound < $1.lowerBound }
    let hidden = reading.privateRanges
    var (lines, next, isWritten) = ([Line](), 0, false)
    for number in 1...reading.lines.starts.count {
      let range = reading.lines.range(ofLine: number)
      guard range.lowerBound >= reading.outline.bodyStart, range.lowerBound < range.upperBound else { continue }
      while next < taken.count, taken[next].upperBound <= range.lowerBound { next += 1 }
      if next < taken.count, taken[next].lowerBound < range.upperBound { continue }
      let bytes = source.bytes[range.lowerBound..<range.upperBound]
      if bytes.allSatisfy(\.isSpace) { continue }
      // What a command counted, and a remark in a template, are nobody's words.
      if bytes.starts(with: "<!-- retro:context".utf8) { isWritten = true }
      defer { if bytes.starts(with: "<!-- /retro:context".utf8) { isWritten = false } }
      if isWritten || bytes.starts(with: "<!--".utf8) && bytes.suffix(3).elementsEqual("-->".utf8) { continue }
      let isPrivate = hidden.contains { $0.lowerBound < range.upperBound && range.lowerBound < $0.upperBound }
      lines.append(Line(bytes: bytes, number: number, isPrivate: isPrivate))
    }
    return lines
  }
}
