// Items that one side moved to another section while the other side changed them.

import JournalModel
import JournalText

/// Versions in which such an item stands in the same section, so that both changes meet.
struct MovedItems {
  private(set) var base: [Piece]
  private(set) var ours: [Piece]
  private(set) var theirs: [Piece]

  private struct Place {
    var section: [UInt8]
    var piece: Piece
  }

  init(_ base: [Piece], _ ours: [Piece], _ theirs: [Piece]) {
    (self.base, self.ours, self.theirs) = (base, ours, theirs)
    let (o, a, b) = (Self.places(base), Self.places(ours), Self.places(theirs))
    for (id, old) in o {
      guard let mine = a[id], let other = b[id] else { continue }
      if mine.section != old.section, other.section == old.section, !other.piece.says(old.piece) {
        Self.move(id, to: mine.section, in: &self.base)
        Self.move(id, to: mine.section, in: &self.theirs)
      } else if other.section != old.section, mine.section == old.section, !mine.piece.says(old.piece) {
        Self.move(id, to: other.section, in: &self.base)
        Self.move(id, to: other.section, in: &self.ours)
      }
    }
  }

  private static func name(_ section: Piece) -> [UInt8] { section.weak ?? section.strong ?? [] }

  /// Items with an id that stands once.
  private static func places(_ sections: [Piece]) -> [[UInt8]: Place] {
    var (places, doubled) = ([[UInt8]: Place](), Set<[UInt8]>())
    for section in sections {
      for piece in section.children {
        guard let id = piece.id else { continue }
        if places.updateValue(Place(section: name(section), piece: piece), forKey: id) != nil { doubled.insert(id) }
      }
    }
    return places.filter { !doubled.contains($0.key) }
  }

  /// Moves an item to the end of a section; nothing happens where there is no such section.
  private static func move(_ id: [UInt8], to section: [UInt8], in sections: inout [Piece]) {
    guard let target = sections.firstIndex(where: { name($0) == section && !$0.children.isEmpty }) else { return }
    for index in sections.indices {
      guard let place = sections[index].children.firstIndex(where: { $0.id == id }) else { continue }
      var piece = sections[index].children.remove(at: place)
      if place == sections[index].children.count, place > 0 { sections[index].children[place - 1].gap = [] }
      piece.gap = []
      piece.section = sections[target].section
      sections[target].children.append(piece)
      return
    }
  }
}
