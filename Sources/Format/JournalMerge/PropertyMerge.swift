// A key of the front matter that both sides changed.

import JournalModel
import JournalFormat
import JournalText
import MarkdownSyntax

/// The merge of one key with its value.
struct PropertyMerge {
  let markers: ConflictMarkers
  let mood: (_ ours: [UInt8], _ theirs: [UInt8]) -> [UInt8]?

  /// One version of a key, read by itself.
  private struct Version {
    let bytes: [UInt8]
    let source: SourceText
    let front: FrontMatter
    let entry: FrontMatter.Entry
    private static let fence = Array("---\n".utf8)

    init?(_ bytes: [UInt8]) {
      source = SourceText(path: "", bytes: Self.fence + bytes + Self.fence)
      guard let front = Outline(source).frontMatter, !front.isBroken, front.entries.count == 1, let entry = front.entries.first else { return nil }
      (self.bytes, self.front, self.entry) = (bytes, front, entry)
    }

    var style: FrontMatter.Style { entry.style }
    var text: String { front.text(of: entry, in: source) }
    var elements: ArraySlice<FrontMatter.Element> { front.elements[entry.elements] }

    /// What its comments say.
    var comments: Set<String> { Set(front.comments.map { source.text($0).trimmed }) }

    /// The elements of a block list from their `-` to the ends of their lines, by their texts.
    var lines: [String: ArraySlice<UInt8>] {
      guard style == .blockList else { return [:] }
      return Dictionary(
        elements.map { (front.text(of: $0, in: source), source[TextRange($0.start, $0.extent.upperBound)]) }, uniquingKeysWith: { first, _ in first })
    }

    /// The texts of a list; one plain value is a list of one.
    var texts: [String] {
      if style.isList { return elements.map { front.text(of: $0, in: source) } }
      return style == .empty ? [] : [text]
    }
  }

  func merge(_ base: Piece?, _ ours: Piece, _ theirs: Piece) -> MergeResult {
    let conflict = MergeConflict(.property(ours.key))
    let marked = MergeResult(markers.conflict(ours.bytes, theirs.bytes, conflict), conflicts: [conflict])
    guard let a = Version(ours.bytes), let b = Version(theirs.bytes) else { return marked }
    let o = base.flatMap { Version($0.bytes) }
    if a.style.isKept || b.style.isKept {
      guard a.style == .blockScalar, b.style == .blockScalar, o?.style ?? .blockScalar == .blockScalar, let base else { return marked }
      let merged = TextMerge(markers: markers).merge(base.bytes, ours.bytes, theirs.bytes, as: .prose)
      return merged.conflicts.isEmpty && Version(merged.bytes) != nil ? merged : marked
    }
    if a.style.isList || b.style.isList {
      guard !(o?.style.isKept ?? false), let bytes = list(o, a, b) else { return marked }
      return MergeResult(bytes)
    }
    return scalar(o, a, b, ours.key).map { MergeResult($0) } ?? marked
  }

  private func scalar(_ o: Version?, _ a: Version, _ b: Version, _ key: String) -> [UInt8]? {
    if a.text.utf8.elementsEqual(b.text.utf8), a.entry.comment.isEmpty || b.entry.comment.isEmpty {
      return b.entry.comment.isEmpty ? a.bytes : b.bytes
    }
    if o == nil, a.style == .empty, a.entry.comment.isEmpty { return b.bytes }
    if o == nil, b.style == .empty, b.entry.comment.isEmpty { return a.bytes }
    // A file was begun when the first side began it, which every week asks that two devices begin.
    if key == "created", a.text.utf8.first?.isDigit ?? false, b.text.utf8.first?.isDigit ?? false {
      return a.text.utf8.lexicographicallyPrecedes(b.text.utf8) ? a.bytes : b.bytes
    }
    // When a file was changed last is no question of either side.
    if key == "updated", a.text.utf8.count == b.text.utf8.count {
      return a.text.utf8.lexicographicallyPrecedes(b.text.utf8) ? b.bytes : a.bytes
    }
    return key == "mood" ? mood(a.bytes, b.bytes) : nil
  }

  // MARK: Lists

  /// A set with an order: what either side added, without what either took out. Nil where a comment would be lost that a side added.
  private func list(_ o: Version?, _ a: Version, _ b: Version) -> [UInt8]? {
    let isTheirs = !a.style.isList || a.style == o?.style && b.style.isList && b.style != a.style
    let known = o?.comments ?? []
    let needed = a.comments.union(b.comments).subtracting(known), gone = known.subtracting(a.comments.intersection(b.comments))
    let frames = (isTheirs ? [(b, a), (a, b)] : [(a, b), (b, a)]).filter { $0.0.style.isList }
    let lists = frames.map { list(o, frame: $0.0, $0.1) }.map { (bytes: $0, comments: Version($0)?.comments ?? []) }
    let kept = lists.filter { needed.isSubset(of: $0.comments) }
    // Rather without a comment that a side took out.
    return (kept.first { gone.isDisjoint(with: $0.comments) } ?? kept.first)?.bytes
  }

  /// The same, in the style of one of the two.
  private func list(_ o: Version?, frame: Version, _ other: Version) -> [UInt8] {
    let (old, kept, others) = (o?.texts ?? [], frame.texts, other.texts)
    let gone = Set(old).subtracting(others)
    // What the other side added, by the element it stands behind; nil at the beginning.
    var added: [String?: [String]] = [:]
    var last: String?
    for text in others {
      if kept.contains(text), !gone.contains(text) { last = text } else if !old.contains(text), !kept.contains(text) { added[last, default: []].append(text) }
    }
    added = behindOwn(added, kept, old: old, others)
    if added.isEmpty, gone.isDisjoint(with: kept), frame.style == .flowList || other.style != .blockList { return frame.bytes }
    let raws = Dictionary(
      other.style.isList ? other.elements.map { (other.front.text(of: $0, in: other.source), $0.style) } : [(other.text, other.style)],
      uniquingKeysWith: { first, _ in first })
    let isFlow = frame.style == .flowList
    func raw(_ text: String) -> [UInt8] { Array(ScalarWriter.scalarText(text, style: raws[text] ?? .plain, inFlow: isFlow).utf8) }
    return isFlow ? flow(frame, gone, added, raw) : block(frame, gone, added, o?.lines ?? [:], other.lines, raw)
  }

  /// The same, behind what the frame itself added at that place.
  private func behindOwn(_ added: [String?: [String]], _ kept: [String], old: [String], _ others: [String]) -> [String?: [String]] {
    var moved: [String?: [String]] = [:]
    for (anchor, texts) in added {
      var (last, index) = (anchor, anchor.flatMap { kept.firstIndex(of: $0) }.map { $0 + 1 } ?? 0)
      while index < kept.count, !old.contains(kept[index]), !others.contains(kept[index]) { (last, index) = (kept[index], index + 1) }
      moved[last, default: []] += texts
    }
    return moved
  }

  private func flow(_ frame: Version, _ gone: Set<String>, _ added: [String?: [String]], _ raw: (String) -> [UInt8]) -> [UInt8] {
    var added = added
    var elements = (added.removeValue(forKey: nil) ?? []).map(raw)
    for element in frame.elements {
      let text = frame.front.text(of: element, in: frame.source)
      if !gone.contains(text) { elements.append(Array(frame.source[element.value])) }
      // Of an element that stands twice, behind the first.
      elements += (added.removeValue(forKey: text) ?? []).map(raw)
    }
    let value = frame.entry.value
    let first = frame.elements.first?.value.lowerBound ?? value.lowerBound + 1
    let last = frame.elements.last?.value.upperBound ?? value.upperBound - 1
    let inner = Array(elements.joined(separator: Array(", ".utf8)))
    return Array(frame.source[TextRange(frame.entry.extent.lowerBound, first)]) + inner
      + Array(frame.source[TextRange(last, frame.entry.extent.upperBound)])
  }

  /// - Parameters:
  ///   - olds: The lines of the elements before, and those of the other side, where that is a list of lines, too.
  private func block(
    _ frame: Version, _ gone: Set<String>, _ added: [String?: [String]], _ olds: [String: ArraySlice<UInt8>],
    _ others: [String: ArraySlice<UInt8>], _ raw: (String) -> [UInt8]
  ) -> [UInt8] {
    let extent = frame.entry.extent
    guard let first = frame.elements.first else { return frame.bytes }
    let indent = Array(frame.source[TextRange(first.extent.lowerBound, first.start)])
    func lines(_ texts: [String]?) -> [UInt8] {
      (texts ?? []).flatMap { indent + (others[$0].map { Array($0) } ?? Array("- ".utf8) + raw($0) + [ASCII.lineFeed]) }
    }
    var (bytes, next, added) = ([UInt8](), extent.lowerBound, added)
    for element in frame.elements {
      bytes += frame.source[TextRange(next, element.extent.lowerBound)]
      if element.start == first.start { bytes += lines(added[nil]) }
      let text = frame.front.text(of: element, in: frame.source)
      if !gone.contains(text) {
        // A comment beside it, which the other side alone changed.
        let own = frame.source[TextRange(element.start, element.extent.upperBound)]
        let isOld = olds[text].map { $0.elementsEqual(own) } ?? false
        bytes += frame.source[TextRange(element.extent.lowerBound, element.start)] + (isOld ? others[text] ?? own : own)
      }
      bytes += lines(added.removeValue(forKey: text))
      next = element.extent.upperBound
    }
    return bytes + frame.source[TextRange(next, extent.upperBound)]
  }
}
