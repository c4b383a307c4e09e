// A file after an edit, held against what it was: nothing but the wanted may differ.

import JournalModel
import JournalText
import MarkdownSyntax

extension FileReading {
  /// This file after some edits, as it reads then; nil where they do not fit.
  func edited(_ edits: [TextEdit]) -> FileReading? {
    guard let edited = try? source.applying(edits) else { return nil }
    return FileReading(edited, path: path, configuration: configuration)
  }

  /// Whether this file is another one with blocks put in: every other block stands as it did, and no finding came that keeps commands away.
  /// - Parameters:
  ///   - firstNew: Index of the first block that is new; those that follow are as many as the file has more.
  ///   - changed: The blocks of the other file whose own text may differ.
  func keepsBlocks(of other: FileReading, butFrom firstNew: Int, changed: Set<Int> = []) -> Bool {
    let (old, new) = (other.outline, outline)
    let count = new.blocks.count - old.blocks.count
    guard count >= 0, firstNew <= old.blocks.count, (old.frontMatter == nil) == (new.frontMatter == nil),
      source.bytes.starts(with: other.source.bytes[..<min(old.bodyStart, other.source.bytes.count)]),
      old.diagnostics.map(\.message) == new.diagnostics.map(\.message), blockingFindings.isEmpty
    else { return false }
    return old.blocks.indices.allSatisfy { index in
      isSame(other, index, index < firstNew ? index : index + count, changed: changed.contains(index))
    }
  }

  /// Whether a block of another file is a block of this one.
  private func isSame(_ other: FileReading, _ oldIndex: Int, _ newIndex: Int, changed: Bool) -> Bool {
    let (old, new) = (other.outline.blocks[oldIndex], outline.blocks[newIndex])
    guard old.kind == new.kind, old.level == new.level, old.depth == new.depth, old.isSetext == new.isSetext,
      other.source[old.marker].elementsEqual(source[new.marker])
    else { return false }
    if changed { return true }
    if old.isContainer { return other.source[old.box].elementsEqual(source[new.box]) }
    guard old.lines.count == new.lines.count else { return false }
    if old.lines.isEmpty { return other.source[old.range].elementsEqual(source[new.range]) }
    return zip(old.lines, new.lines).allSatisfy {
      other.source[other.outline.lines[Int($0)]].elementsEqual(source[outline.lines[Int($1)]])
    }
  }

  /// Whether the sections are those of another file, but for one that `isWanted` judges, the one before beside the one now; nil where it
  /// is new.
  func keepsSections(
    of other: FileReading, but index: Int, isNew: Bool, _ isWanted: (SectionReading?, SectionReading) -> Bool
  ) -> Bool {
    guard sections.count == other.sections.count + (isNew ? 1 : 0), index < sections.count else { return false }
    return sections.indices.allSatisfy { at in
      if at == index { return isWanted(isNew ? nil : other.sections[at], sections[at]) }
      return sections[at].section == other.sections[isNew && at > index ? at - 1 : at].section
    }
  }

  /// This file with the edit of the first of these places at which nothing else changes, and that place.
  /// - Parameter isWanted: Whether the section is what it was with the new item in its place: the one before, nil where it is new, the one
  ///   now, and the place.
  func inserting(
    at places: [ListPlace], _ isWanted: (SectionReading?, SectionReading, ListPlace) -> Bool
  ) throws(EditError) -> (reading: FileReading, place: ListPlace) {
    for place in places {
      guard let after = edited([place.edit]), after.keepsBlocks(of: self, butFrom: place.firstNew, changed: place.changed),
        after.keepsSections(of: self, but: place.section, isNew: place.isNewSection, { isWanted($0, $1, place) })
      else { continue }
      return (after, place)
    }
    throw failure(at: places.first?.edit.range.lowerBound ?? 0)
  }

  /// What keeps text from standing after an offset: a block that was never closed, or what follows.
  func failure(at offset: Int) -> EditError {
    let last = outline.blocks.last { $0.range.lowerBound < offset && !$0.isContainer }
    if let last, last.kind == .fencedCode || last.kind == .html {
      let line = lines.range(ofLine: lines.line(of: last.range.lowerBound))
      return .unclosed(TextRange(last.range.lowerBound, line.upperBound))
    }
    return .noPlace
  }
}

extension SectionReading {
  /// Whether the text around the items is that of another section; where a list comes between, an empty line more may part it.
  func hasProse(of other: SectionReading) -> Bool {
    func lines(_ prose: String) -> [Substring] { prose.linesOfText.filter { !$0.utf8.allSatisfy(\.isBlank) } }
    return prose == other.prose || lines(prose) == lines(other.prose)
  }
}
