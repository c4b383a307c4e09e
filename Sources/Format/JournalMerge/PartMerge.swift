// One part that is in both versions becomes one, by what it is.

import JournalModel
import JournalText

/// The merge of one part.
struct PartMerge {
  let markers: ConflictMarkers
  /// Which value of `mood` holds in the front matter of a day, where the log tells; nil where it does not.
  var mood: (_ ours: [UInt8], _ theirs: [UInt8]) -> [UInt8]? = { _, _ in nil }

  private var text: TextMerge { TextMerge(markers: markers) }

  /// - Parameter base: What both came from; nil where nothing is known of it.
  func merge(_ base: Piece?, _ ours: Piece, _ theirs: Piece) -> MergedPiece {
    // What the log tells last holds, also where one side alone changed the property: what the other side told may be later.
    if ours.kind == .property, ours.key == "mood", !ours.says(theirs), let told = mood(ours.bytes, theirs.bytes) {
      return MergedPiece(bytes: told, leaves: [told], kind: .property)
    }
    if ours.says(theirs) || base.map({ theirs.says($0) }) ?? false { return kept(ours) }
    if base.map({ ours.says($0) }) ?? false { return kept(theirs) }
    if ours.kind == .section { return section(base, ours, theirs) }
    if ours.isWritten, theirs.isWritten, let written = written(base, ours, theirs) { return kept(written) }
    let result: MergeResult
    switch ours.kind {
    case .property:
      result = PropertyMerge(markers: markers, mood: mood).merge(base, ours, theirs)
    case .item:
      result = ItemMerge(markers: markers, section: ours.section).merge(base?.bytes, ours.bytes, theirs.bytes)
    case .heading:
      result = heading(base, ours, theirs)
    case .prose:
      result = base.map { text.merge($0.bytes, ours.bytes, theirs.bytes, as: .prose) } ?? alone(ours, theirs)
    case .rigid, .trivia, .section:
      result = base.map { text.merge($0.bytes, ours.bytes, theirs.bytes, as: .rigid) } ?? alone(ours, theirs)
    }
    let isJoined = ours.isJoined || theirs.isJoined
    return MergedPiece(
      bytes: result.bytes, leaves: isJoined ? Piece.paragraphs(result.bytes) : [result.bytes], conflicts: result.conflicts, kind: ours.kind, time: ours.time ?? theirs.time)
  }

  /// What a command worked out anew on both sides: one of the two will do, on every device the same. Nil where a person wrote into it: then its first
  /// line, which tells what a command wrote there, is still the old one.
  private func written(_ base: Piece?, _ ours: Piece, _ theirs: Piece) -> Piece? {
    func mark(_ piece: Piece) -> ArraySlice<UInt8> { piece.bytes.prefix { $0 != ASCII.lineFeed } }
    if let base, [mark(ours), mark(theirs)].contains(mark(base)) { return nil }
    return ours.bytes.lexicographicallyPrecedes(theirs.bytes) ? theirs : ours
  }

  private func kept(_ piece: Piece) -> MergedPiece { MergedPiece(kept: piece, markers) }

  /// Two versions of which nothing is known of before.
  private func alone(_ ours: Piece, _ theirs: Piece) -> MergeResult {
    if let fuller = TextMerge.fuller(ours.bytes, theirs.bytes) { return MergeResult(fuller) }
    let conflict = MergeConflict(.lines)
    return MergeResult(markers.conflict(ours.bytes, theirs.bytes, conflict), conflicts: [conflict])
  }

  private func section(_ base: Piece?, _ ours: Piece, _ theirs: Piece) -> MergedPiece {
    let heading = self.heading(base, ours, theirs)
    let below = PieceMerge(parts: self, base: base?.children ?? [], ours: ours.children, theirs: theirs.children).merged()
    var gap: [UInt8] = []
    if !below.pieces.isEmpty {
      let (gapA, gapB) = (ours.children.isEmpty ? nil : ours.headGap, theirs.children.isEmpty ? nil : theirs.headGap)
      let gapO = base.flatMap { $0.children.isEmpty ? nil : $0.headGap }
      gap = gapA == gapO ? gapB ?? gapA ?? [] : gapA ?? gapB ?? []
    }
    return MergedPiece(
      bytes: heading.bytes + gap + below.bytes, leaves: (heading.bytes.isEmpty ? [] : [heading.bytes]) + below.leaves,
      conflicts: heading.conflicts + below.conflicts, kind: .section)
  }

  /// A heading; names of the same section in two languages are no conflict.
  private func heading(_ base: Piece?, _ ours: Piece, _ theirs: Piece) -> MergeResult {
    if ours.bytes == theirs.bytes || theirs.bytes == base?.bytes { return MergeResult(ours.bytes) }
    if ours.bytes == base?.bytes { return MergeResult(theirs.bytes) }
    if ours.section == theirs.section, ours.section != .other {
      return MergeResult(ours.bytes.lexicographicallyPrecedes(theirs.bytes) ? ours.bytes : theirs.bytes)
    }
    let conflict = MergeConflict(.heading)
    return MergeResult(markers.conflict(ours.bytes, theirs.bytes, conflict), conflicts: [conflict])
  }
}
