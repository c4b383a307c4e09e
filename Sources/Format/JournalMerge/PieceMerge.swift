// Two edited sequences of parts become one: what was added on either side is kept, what was taken out stays out.

import JournalModel
import JournalText

/// A part of the result.
struct MergedPiece {
  var bytes: [UInt8]
  /// What of it stands alone, for a look at whether the result is read as it was meant.
  var leaves: [[UInt8]]
  var conflicts: [MergeConflict] = []
  var kind: Piece.Kind
  var time: Int?
  /// Its places in the three versions.
  var base: Int?
  var ours: Int?
  var theirs: Int?
  /// The empty lines behind it.
  var gap: [UInt8] = []
}

extension MergedPiece {
  /// A part as one side has it. What the other side has elsewhere is told from the rest by markers.
  init(kept piece: Piece, _ markers: ConflictMarkers) {
    (bytes, leaves, kind, time) = (piece.whole, piece.leaves, piece.kind, piece.time)
    if let (conflict, isOurs) = piece.rival {
      bytes = markers.conflict(isOurs ? bytes : [], isOurs ? [] : bytes, conflict)
      conflicts = [conflict]
    } else if piece.children.contains(where: { $0.rival != nil || !$0.conflicts.isEmpty }) {
      bytes = piece.bytes + piece.headGap
      for (index, child) in piece.children.enumerated() {
        let kept = MergedPiece(kept: child, markers)
        bytes += index + 1 < piece.children.count ? kept.bytes + child.gap : kept.bytes
        conflicts += kept.conflicts
      }
    }
    conflicts += piece.conflicts
  }
}

/// What a merged sequence of parts came to.
struct MergedPieces {
  var pieces: [MergedPiece] = []

  var bytes: [UInt8] { pieces.flatMap { $0.bytes + $0.gap } }
  var conflicts: [MergeConflict] { pieces.flatMap(\.conflicts) }
  var leaves: [[UInt8]] { pieces.flatMap(\.leaves) }
}

/// The merge of parts; what becomes of one part that both sides changed is said by `PartMerge`.
struct PieceMerge {
  let parts: PartMerge
  var markers: ConflictMarkers { parts.markers }
  let base: [Piece]
  let ours: [Piece]
  let theirs: [Piece]

  init(parts: PartMerge, base: [Piece], ours: [Piece], theirs: [Piece]) {
    let joined = JoinedProse(base, ours, theirs)
    (self.parts, self.base, self.ours, self.theirs) = (parts, joined.base, joined.ours, joined.theirs)
  }

  func merged() -> MergedPieces {
    let (matchA, matchB) = PieceMatch.pairRewritten(base, (PieceMatch(base, ours), ours), (PieceMatch(base, theirs), theirs))
    var pieces: [MergedPiece] = []
    var (ofOurs, ofTheirs) = ([Int?](repeating: nil, count: ours.count), [Int?](repeating: nil, count: theirs.count))
    func add(_ piece: MergedPiece?) {
      guard let piece else { return }
      if let place = piece.ours { ofOurs[place] = pieces.count }
      if let place = piece.theirs { ofTheirs[place] = pieces.count }
      pieces.append(piece)
    }
    for place in base.indices { add(survivor(place, matchA.sideOfBase[place], matchB.sideOfBase[place])) }
    var newA = ours.indices.filter { matchA.baseOfSide[$0] == nil }
    var newB = theirs.indices.filter { matchB.baseOfSide[$0] == nil }
    for place in base.indices where matchA.sideOfBase[place] == nil && matchB.sideOfBase[place] == nil {
      guard let (a, b) = followers(of: base[place], newA, newB) else { continue }
      add(placed(parts.merge(base[place], ours[a], theirs[b]), place, a, b))
      newA.removeAll { $0 == a }
      newB.removeAll { $0 == b }
    }
    let added = PieceMatch(newA.map { ours[$0] }, newB.map { theirs[$0] }, isEdited: false)
    for (index, place) in newA.enumerated() {
      if let twin = added.sideOfBase[index].map({ newB[$0] }) {
        add(placed(parts.merge(nil, ours[place], theirs[twin]), nil, place, twin))
      } else {
        add(placed(kept(ours[place]), nil, place, nil))
      }
    }
    for (index, place) in newB.enumerated() where added.baseOfSide[index] == nil { add(placed(kept(theirs[place]), nil, nil, place)) }
    let order = self.order(pieces, ofOurs.compactMap { $0 }, ofTheirs.compactMap { $0 })
    var result = MergedPieces(pieces: order.map { pieces[$0] })
    setGaps(of: &result.pieces)
    return result
  }

  private func kept(_ piece: Piece) -> MergedPiece { MergedPiece(kept: piece, markers) }

  private func placed(_ piece: MergedPiece, _ base: Int?, _ ours: Int?, _ theirs: Int?) -> MergedPiece {
    var piece = piece
    (piece.base, piece.ours, piece.theirs) = (base, ours, theirs)
    return piece
  }

  /// What both sides made of a part that neither has as it was, nor at its place; nil where one of them took it out.
  private func followers(of old: Piece, _ newA: [Int], _ newB: [Int]) -> (Int, Int)? {
    guard old.kind == .item || old.kind == .prose else { return nil }
    func nearest(_ side: [Piece], _ places: [Int]) -> Int? {
      places.filter { side[$0].kind == old.kind && PieceMatch.mayBeSame(old, side[$0]) }.map { (place: $0, likeness: old.likeness(side[$0])) }
        .filter { $0.likeness >= 0.5 }.max { $0.likeness < $1.likeness }?.place
    }
    guard let a = nearest(ours, newA), let b = nearest(theirs, newB), PieceMatch.mayBeSame(ours[a], theirs[b]) else { return nil }
    // Two lines of a log that say something of their own are two.
    if old.section == .log, TextMerge.fuller(ours[a].weak ?? [], theirs[b].weak ?? []) == nil { return nil }
    return (a, b)
  }

  /// What becomes of a part that was there before; nil where it is gone.
  private func survivor(_ place: Int, _ a: Int?, _ b: Int?) -> MergedPiece? {
    let old = base[place]
    switch (a, b) {
    case (let a?, let b?): return placed(parts.merge(old, ours[a], theirs[b]), place, a, b)
    case (let a?, nil):
      if ours[a].says(old) { return nil }
      return placed(removal(of: ours[a], isOurs: true), place, a, nil)
    case (nil, let b?):
      if theirs[b].says(old) { return nil }
      return placed(removal(of: theirs[b], isOurs: false), place, nil, b)
    case (nil, nil): return nil
    }
  }

  /// One side took it out, the other changed it.
  private func removal(of piece: Piece, isOurs: Bool) -> MergedPiece {
    let conflict = MergeConflict(isOurs ? .removedThere : .removedHere)
    let bytes = markers.conflict(isOurs ? piece.whole : [], isOurs ? [] : piece.whole, conflict)
    return MergedPiece(bytes: bytes, leaves: [bytes], conflicts: [conflict], kind: piece.kind, time: piece.time)
  }

  // MARK: Order

  /// The order of one side, with what stands on the other alone put behind its neighbours there.
  private func order(_ pieces: [MergedPiece], _ ours: [Int], _ theirs: [Int]) -> [Int] {
    let oldA = ours.filter { pieces[$0].base != nil && pieces[$0].theirs != nil }
    let isMovedHere = oldA != oldA.sorted()
    let (skeleton, others) = isMovedHere ? (ours, theirs) : (theirs, ours)
    let known = Set(skeleton), alsoThere = Set(others)
    // What is new of the other side, by the part it stands behind; -1 for the beginning.
    var behind: [Int: [Int]] = [:]
    var last = -1
    for place in others { if known.contains(place) { last = place } else { behind[last, default: []].append(place) } }
    var order: [Int] = []
    var index = 0
    func append(_ run: [Int]) {
      // What follows on this side alone, up to the next part that both have.
      var own: [Int] = []
      while index < skeleton.count, !alsoThere.contains(skeleton[index]) {
        own.append(skeleton[index])
        index += 1
      }
      order += isMovedHere ? inTime(own, run, pieces) : inTime(run, own, pieces)
    }
    append(behind[-1] ?? [])
    while index < skeleton.count {
      let place = skeleton[index]
      index += 1
      order.append(place)
      append(behind[place] ?? [])
    }
    return order
  }

  /// Two runs that were added at the same place: by their times where they have any, else ours first.
  private func inTime(_ a: [Int], _ b: [Int], _ pieces: [MergedPiece]) -> [Int] {
    guard !a.isEmpty, !b.isEmpty, (a + b).contains(where: { pieces[$0].time != nil }) else { return a + b }
    /// A line without a time is as late as the one above it.
    func timed(_ run: [Int]) -> [(place: Int, time: Int)] {
      var last = -1
      return run.map { place in
        last = max(last, pieces[place].time ?? -1)
        return (place, last)
      }
    }
    let (runA, runB) = (timed(a), timed(b))
    var (i, j, order) = (0, 0, [Int]())
    while i < runA.count || j < runB.count {
      if j == runB.count || i < runA.count && runA[i].time <= runB[j].time {
        order.append(runA[i].place)
        i += 1
      } else {
        order.append(runB[j].place)
        j += 1
      }
    }
    return order
  }

  // MARK: Empty lines

  private func setGaps(of pieces: inout [MergedPiece]) {
    for index in pieces.indices {
      pieces[index].gap = index + 1 < pieces.count ? gap(pieces[index], pieces[index + 1]) : lastGap
    }
  }

  /// The empty lines at the end.
  private var lastGap: [UInt8] { choice(base.last?.gap, ours.last?.gap, theirs.last?.gap) ?? [] }

  /// What one side alone changed, else the longer one.
  private func choice(_ base: [UInt8]?, _ ours: [UInt8]?, _ theirs: [UInt8]?) -> [UInt8]? {
    guard let ours, let theirs else { return ours ?? theirs ?? base }
    if ours == theirs || theirs == base { return ours }
    return ours == base || theirs.count >= ours.count ? theirs : ours
  }

  /// What stands between two parts: as on the sides where they are neighbours, else as such parts are parted there.
  private func gap(_ piece: MergedPiece, _ next: MergedPiece) -> [UInt8] {
    func between(_ place: Int?, _ nextPlace: Int?, _ all: [Piece]) -> [UInt8]? {
      guard let place, let nextPlace, nextPlace == place + 1 else { return nil }
      return all[place].gap
    }
    let sides = (between(piece.ours, next.ours, ours), between(piece.theirs, next.theirs, theirs))
    if sides.0 != nil || sides.1 != nil { return choice(between(piece.base, next.base, base), sides.0, sides.1) ?? [] }
    if piece.kind == .property || piece.kind == .trivia || next.kind == .trivia { return [] }
    var around: [[UInt8]] = []
    if let place = piece.ours, place + 1 < ours.count { around.append(ours[place].gap) }
    if let place = piece.theirs, place + 1 < theirs.count { around.append(theirs[place].gap) }
    if let place = next.ours, place > 0 { around.append(ours[place - 1].gap) }
    if let place = next.theirs, place > 0 { around.append(theirs[place - 1].gap) }
    let ordered = around.sorted { $0.count < $1.count }
    if piece.kind == .item, next.kind == .item { return ordered.first ?? [] }
    let longest = ordered.last ?? []
    // A paragraph that follows at once would belong to what stands before it.
    return longest.isEmpty && !piece.bytes.isEmpty ? [ASCII.lineFeed] : longest
  }
}
