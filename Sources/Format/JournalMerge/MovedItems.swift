// Items that one side put elsewhere while the other side changed them, took them out, or put them elsewhere, too.

import JournalModel
import JournalText

/// Versions in which such an item stands in one place, so that both changes meet.
struct MovedItems {
  private(set) var base: [Piece]
  private(set) var ours: [Piece]
  private(set) var theirs: [Piece]
  private let parts: PartMerge

  /// Where an item stands: the place of its section, and its own in that.
  private struct Place: Hashable {
    var section: Int
    var child: Int
  }

  /// Which items of the base stand where on a side, and which of its sections are which there.
  private struct Track {
    let sections: PieceMatch
    private(set) var places: [Place: Place] = [:]

    init(_ base: [Piece], _ side: [Piece]) {
      sections = PieceMatch(base, side)
      var taken: Set<Place> = []
      for (section, target) in sections.sideOfBase.enumerated() {
        guard let target else { continue }
        for (child, place) in PieceMatch(base[section].children, side[target].children).sideOfBase.enumerated() {
          guard let place else { continue }
          places[Place(section: section, child: child)] = Place(section: target, child: place)
          taken.insert(Place(section: target, child: place))
        }
      }
      var (olds, news) = (Self.items(base) { places[$0] == nil }, Self.items(side) { !taken.contains($0) })
      pair(&olds, &news, isAlikeEnough: false)
      // What is asked in a Review, or was done, is no Try or Action that is like it.
      for kind in Set(olds.map { Self.manner($0.piece) }) {
        var (alike, others) = (olds.filter { Self.manner($0.piece) == kind }, news.filter { Self.manner($0.piece) == kind })
        pair(&alike, &others, isAlikeEnough: true)
      }
    }

    private typealias Item = (place: Place, piece: Piece)

    /// Notes which items are which, and leaves those that are new or gone.
    private mutating func pair(_ olds: inout [Item], _ news: inout [Item], isAlikeEnough: Bool) {
      let match = PieceMatch(olds.map(\.piece), news.map(\.piece), isAlikeEnough: isAlikeEnough)
      for (old, new) in match.sideOfBase.enumerated() { if let new { places[olds[old].place] = news[new].place } }
      olds = olds.indices.filter { match.sideOfBase[$0] == nil }.map { olds[$0] }
      news = news.indices.filter { match.baseOfSide[$0] == nil }.map { news[$0] }
    }

    private static func manner(_ piece: Piece) -> SectionKind { [.review, .log].contains(piece.section) ? piece.section : .other }

    private static func items(_ sections: [Piece], _ isMeant: (Place) -> Bool) -> [Item] {
      sections.enumerated().flatMap { section, piece in
        piece.children.enumerated().compactMap { child, item in
          let place = Place(section: section, child: child)
          return item.kind == .item && isMeant(place) ? (place, item) : nil
        }
      }
    }

    /// Whether an item stands in another section than in the base.
    func isMoved(_ old: Place, to place: Place) -> Bool { sections.sideOfBase[old.section] != place.section }
  }

  /// What is to become of items, found out before anything is moved.
  private struct Plan {
    var removed: (base: Set<Place>, ours: Set<Place>, theirs: Set<Place>) = ([], [], [])
    var ours: [Place: Piece] = [:]
    var theirs: [Place: Piece] = [:]
  }

  init(_ base: [Piece], _ ours: [Piece], _ theirs: [Piece], _ parts: PartMerge) {
    (self.base, self.ours, self.theirs, self.parts) = (base, ours, theirs, parts)
    let (a, b) = (Track(base, ours), Track(base, theirs))
    var plan = Plan()
    for (section, piece) in base.enumerated() {
      for (child, old) in piece.children.enumerated() where old.kind == .item {
        let place = Place(section: section, child: child)
        settle(old, place, a, b, &plan)
      }
    }
    tellNewRivals(a, b, &plan)
    for (place, piece) in plan.ours { self.ours[place.section].children[place.child] = piece }
    for (place, piece) in plan.theirs { self.theirs[place.section].children[place.child] = piece }
    Self.remove(plan.removed.base, from: &self.base)
    Self.remove(plan.removed.ours, from: &self.ours)
    Self.remove(plan.removed.theirs, from: &self.theirs)
  }

  private func settle(_ old: Piece, _ place: Place, _ a: Track, _ b: Track, _ plan: inout Plan) {
    let (here, there) = (a.places[place], b.places[place])
    let isMovedHere = here.map { a.isMoved(place, to: $0) } ?? false, isMovedThere = there.map { b.isMoved(place, to: $0) } ?? false
    switch (here, there) {
    case (let here?, let there?) where isMovedHere || isMovedThere:
      let (mine, other) = (ours[here.section].children[here.child], theirs[there.section].children[there.child])
      let isLostHere = isMovedHere && isLost(here, a, b), isLostThere = isMovedThere && isLost(there, b, a)
      if isMovedHere && isMovedThere && name(ours[here.section]) != name(theirs[there.section]) || isLostHere || isLostThere {
        let conflict = MergeConflict(.sections(ours: heading(ours[here.section]), theirs: heading(theirs[there.section])))
        // What stands in a section that the other side took out is asked with that.
        if !isLostHere { plan.ours[here] = rival(mine, conflict, isOurs: true) }
        if !isLostThere { plan.theirs[there] = rival(other, conflict, isOurs: false) }
      } else if isMovedHere && isMovedThere ? !mine.says(other) : !(isMovedHere ? other : mine).says(old) {
        let merged = parts.merge(old, mine, other)
        plan.removed.base.insert(place)
        if isMovedHere {
          plan.ours[here] = made(mine, merged)
          plan.removed.theirs.insert(there)
        } else {
          plan.theirs[there] = made(other, merged)
          plan.removed.ours.insert(here)
        }
      }
    case (let here?, nil) where isMovedHere && !isLost(here, a, b):
      plan.ours[here] = rival(ours[here.section].children[here.child], MergeConflict(.removedThere), isOurs: true)
    case (nil, let there?) where isMovedThere && !isLost(there, b, a):
      plan.theirs[there] = rival(theirs[there.section].children[there.child], MergeConflict(.removedHere), isOurs: false)
    case (nil, let there?) where !isMovedThere:
      guard let (parent, piece) = nested(old, in: ours, theirs[there.section].children[there.child]), plan.ours[parent] == nil else { return }
      plan.ours[parent] = piece
      plan.removed.theirs.insert(there)
      plan.removed.base.insert(place)
    case (let here?, nil) where !isMovedHere:
      guard let (parent, piece) = nested(old, in: theirs, ours[here.section].children[here.child]), plan.theirs[parent] == nil else { return }
      plan.theirs[parent] = piece
      plan.removed.ours.insert(here)
      plan.removed.base.insert(place)
    default: break
    }
  }

  /// Whether the section that an item was put into was taken out on the other side.
  private func isLost(_ place: Place, _ own: Track, _ other: Track) -> Bool {
    own.sections.baseOfSide[place.section].map { other.sections.sideOfBase[$0] == nil } ?? false
  }

  private func rival(_ piece: Piece, _ conflict: MergeConflict, isOurs: Bool) -> Piece {
    var piece = piece
    piece.rival = (conflict, isOurs)
    return piece
  }

  private func made(_ piece: Piece, _ merged: MergedPiece) -> Piece {
    var piece = piece
    (piece.bytes, piece.conflicts) = (merged.bytes, merged.conflicts)
    return piece
  }

  /// An item that one side put below another one, with what the other side changed of it; nil where it did not, or nothing was changed.
  private func nested(_ old: Piece, in side: [Piece], _ other: Piece) -> (Place, Piece)? {
    if other.says(old) { return nil }
    var found: (place: Place, piece: Piece)?
    for (section, piece) in side.enumerated() {
      for (child, item) in piece.children.enumerated() where item.kind == .item {
        let end = item.bytes.firstIndex(of: ASCII.lineFeed).map { $0 + 1 } ?? item.bytes.count
        guard end < item.bytes.count, let below = ItemChildren(Array(item.bytes[end...]), in: item.section) else { continue }
        var bytes = Array(item.bytes[..<end]) + below.text
        var isThere = false
        for sub in below.items {
          guard sub.id != nil ? sub.id == old.id : old.id == nil && sub.weak == old.weak else {
            bytes += sub.bytes
            continue
          }
          // Twice is nowhere certain.
          if isThere || found != nil { return nil }
          let indentation = Array(sub.bytes.prefix(while: \.isBlank))
          let merged = parts.merge(old, outdented(sub, by: indentation.count, as: old), other)
          guard merged.conflicts.isEmpty else { return nil }
          bytes += TextMerge.lines(merged.bytes).flatMap { indentation + $0 }
          isThere = true
        }
        guard isThere else { continue }
        var parent = item
        parent.bytes = bytes
        found = (Place(section: section, child: child), parent)
      }
    }
    return found
  }

  private func outdented(_ sub: Piece, by count: Int, as old: Piece) -> Piece {
    var piece = sub
    piece.section = old.section
    piece.bytes = TextMerge.lines(sub.bytes).flatMap { line in line.dropFirst(min(count, line.prefix(while: \.isBlank).count)) }
    return piece
  }

  /// One id that both gave, in different sections: it is one item, and a person says where it is to stand.
  private func tellNewRivals(_ a: Track, _ b: Track, _ plan: inout Plan) {
    let (here, there) = (Self.newIDs(ours, Set(a.places.values)), Self.newIDs(theirs, Set(b.places.values)))
    for (id, mine) in here {
      guard let other = there[id], name(ours[mine.section]) != name(theirs[other.section]) else { continue }
      let conflict = MergeConflict(.sections(ours: heading(ours[mine.section]), theirs: heading(theirs[other.section])))
      plan.ours[mine] = rival(ours[mine.section].children[mine.child], conflict, isOurs: true)
      plan.theirs[other] = rival(theirs[other.section].children[other.child], conflict, isOurs: false)
    }
  }

  /// The items of a side that are new, and whose id stands once.
  private static func newIDs(_ sections: [Piece], _ known: Set<Place>) -> [[UInt8]: Place] {
    var (places, doubled) = ([[UInt8]: Place](), Set<[UInt8]>())
    for (section, piece) in sections.enumerated() {
      for (child, item) in piece.children.enumerated() {
        guard let id = item.id else { continue }
        if places.updateValue(Place(section: section, child: child), forKey: id) != nil { doubled.insert(id) }
      }
    }
    return places.filter { !doubled.contains($0.key) && !known.contains($0.value) }
  }

  private func name(_ section: Piece) -> [UInt8] { section.weak ?? section.strong ?? [] }

  /// As the section is called.
  private func heading(_ section: Piece) -> String { String(decoding: (section.strong ?? []).dropFirst(2), as: UTF8.self) }

  private static func remove(_ places: Set<Place>, from sections: inout [Piece]) {
    for place in places.sorted(by: { ($0.section, $0.child) > ($1.section, $1.child) }) {
      sections[place.section].children.remove(at: place.child)
      // The empty lines behind the last one are those of the section.
      let last = place.child - 1
      if last >= 0, last == sections[place.section].children.count - 1 { sections[place.section].children[last].gap = [] }
    }
  }
}
