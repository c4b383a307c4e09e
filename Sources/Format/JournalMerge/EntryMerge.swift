// The merge of a file of a journal: its front matter by key, its body by sections and what stands in them.

import JournalFormat
import JournalModel
import JournalText
import MarkdownSyntax

struct EntryMerge {
  let rules: JournalMerge
  let isWithBase: Bool
  private var configuration: JournalConfiguration { rules.configuration }
  private var markers: ConflictMarkers { rules.markers }

  init(_ merge: JournalMerge, isWithBase: Bool) { (rules, self.isWithBase) = (merge, isWithBase) }

  /// Nil where a version is not understood, or the result would not be read as it is meant.
  func merge(_ base: [UInt8], _ ours: [UInt8], _ theirs: [UInt8]) -> MergeResult? {
    guard let o = EntryPieces(base, configuration), let a = EntryPieces(ours, configuration), let b = EntryPieces(theirs, configuration) else {
      return nil
    }
    let moved = MovedItems(isWithBase ? o.sections : [], a.sections, b.sections, PartMerge(markers: markers))
    let body = PieceMerge(
      parts: PartMerge(markers: markers), base: isWithBase ? moved.base : [], ours: moved.ours, theirs: moved.theirs
    ).merged()
    let parts = PartMerge(markers: markers) { mood(ours: ($0, ours), theirs: ($1, theirs), merged: body.bytes) }
    let front = PieceMerge(parts: parts, base: o.front, ours: a.front, theirs: b.front).merged()
    var bytes = front.bytes
    if let fences = fences(o, a, b, isNeeded: !front.pieces.isEmpty) { bytes = fences.open + bytes + fences.close }
    let result = MergeResult(bytes + body.bytes, conflicts: front.conflicts + body.conflicts)
    if result.conflicts.isEmpty {
      guard let read = EntryPieces(result.bytes, configuration), read.leaves == front.leaves + body.leaves else { return nil }
      guard !doublesLine(result.bytes, base, ours, theirs) else { return nil }
      guard !hasDoubledID(read, a, b) else { return rules.wholeConflict(MergeSides(base: base, ours: ours, theirs: theirs)) }
    }
    return result
  }

  /// `retro.yaml`, which is front matter without fences.
  func mergeSettings(_ base: [UInt8], _ ours: [UInt8], _ theirs: [UInt8]) -> MergeResult? {
    let fence = Array("---\n".utf8)
    func pieces(_ bytes: [UInt8]) -> [Piece]? {
      guard let pieces = EntryPieces(fence + bytes + fence, configuration), pieces.fences != nil, pieces.sections.allSatisfy({ $0.whole.isEmpty })
      else { return nil }
      return pieces.front
    }
    guard let o = pieces(base), let a = pieces(ours), let b = pieces(theirs) else { return nil }
    let merged = PieceMerge(parts: PartMerge(markers: markers), base: o, ours: a, theirs: b).merged()
    if merged.conflicts.isEmpty {
      guard let read = pieces(merged.bytes), read.flatMap(\.leaves) == merged.leaves else { return nil }
    }
    return MergeResult(merged.bytes, conflicts: merged.conflicts)
  }

  /// The lines of the fences; nil where the result has no front matter.
  private func fences(_ o: EntryPieces, _ a: EntryPieces, _ b: EntryPieces, isNeeded: Bool) -> (open: [UInt8], close: [UInt8])? {
    guard let fences = a.fences ?? b.fences ?? o.fences else { return nil }
    if isNeeded { return fences }
    // An empty pair stays where nobody took it away.
    return a.fences != nil && b.fences != nil ? fences : nil
  }

  /// Whether an id stands twice that stood once on each side, as where both moved an item to different sections.
  private func hasDoubledID(_ merged: EntryPieces, _ ours: EntryPieces, _ theirs: EntryPieces) -> Bool {
    func counts(_ entry: EntryPieces) -> [[UInt8]: Int] {
      var counts: [[UInt8]: Int] = [:]
      for section in entry.sections { for piece in section.children { if let id = piece.id { counts[id, default: 0] += 1 } } }
      return counts
    }
    let (a, b) = (counts(ours), counts(theirs))
    return counts(merged).contains { id, count in count > 1 && count > max(a[id] ?? 0, b[id] ?? 0) }
  }

  /// Whether a line stands twice that all three versions have once, as where each side drew it to something else.
  private func doublesLine(_ merged: [UInt8], _ base: [UInt8], _ ours: [UInt8], _ theirs: [UInt8]) -> Bool {
    var (seen, doubled) = (Set<ArraySlice<UInt8>>(), Set<ArraySlice<UInt8>>())
    for line in TextMerge.lines(merged) where line.contains(where: { $0.isAlphanumeric || $0 >= 0x80 }) && !seen.insert(line).inserted {
      doubled.insert(line)
    }
    if doubled.isEmpty { return false }
    func counts(_ version: [UInt8]) -> [ArraySlice<UInt8>: Int] {
      TextMerge.lines(version).reduce(into: [:]) { if doubled.contains($1) { $0[$1, default: 0] += 1 } }
    }
    let all = [base, ours, theirs].map(counts)
    return doubled.contains { line in all.allSatisfy { $0[line] == 1 } }
  }

  // MARK: Moods

  /// Which of two moods of a day holds: where each is what the log of its side tells last, that of the last line of the merged log.
  private func mood(
    ours: (bytes: [UInt8], file: [UInt8]), theirs: (bytes: [UInt8], file: [UInt8]), merged: [UInt8]
  ) -> [UInt8]? {
    guard let a = lastMood(ours.file), let b = lastMood(theirs.file), let last = lastMood(merged) else { return nil }
    guard a.isStated, b.isStated else { return nil }
    return last.told == a.told ? ours.bytes : last.told == b.told ? theirs.bytes : nil
  }

  /// Whether a line has the word `mood` with two colons behind it.
  private func hasMoodField(_ file: [UInt8]) -> Bool {
    let word = Array("mood".utf8)
    return TextMerge.lines(file).contains { line in
      guard line.count > 6, let start = line.indices.first(where: { line[$0...].starts(with: word) }) else { return false }
      return zip(line[start...], line[start...].dropFirst()).contains { $0 == ASCII.colon && $1 == ASCII.colon }
    }
  }

  /// The mood that a log tells last, and whether the front matter says the same; nil where it tells none.
  private func lastMood(_ file: [UInt8]) -> (told: Mood, isStated: Bool)? {
    // Most logs tell none, and what reads them all has many tables to make.
    guard hasMoodField(file) else { return nil }
    let source = SourceText(path: "", bytes: file)
    let places = EntryPlaces(source, outline: Outline(source), path: "", configuration: configuration)
    guard let told = places.toldMood(configuration.moodLabels)?.mood else { return nil }
    let stated = places.properties.first { $0.key == "mood" }
    guard case .text(let text)? = stated?.value else { return (told, false) }
    return (told, configuration.moodLabels.mood(written: text) == told)
  }
}
