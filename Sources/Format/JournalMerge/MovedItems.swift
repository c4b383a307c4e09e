// Items that one side moved to another section while the other side changed them, or moved them elsewhere.

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
    /// As the section is called.
    var heading: String
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
    tellRivals(Self.places(base, isByWords: true))
  }

  /// What stands in one section here and in another one there: a move to two places, or one id that both gave. It is one item, and a person says
  /// where it is to stand.
  private mutating func tellRivals(_ o: [[UInt8]: Place]) {
    let (a, b) = (Self.places(ours, isByWords: true), Self.places(theirs, isByWords: true))
    for (key, mine) in a {
      guard let other = b[key], mine.section != other.section else { continue }
      // The same words that both wrote, and in different sections, are two items.
      guard let old = o[key].map({ [$0.section] }) ?? (mine.piece.id == nil ? nil : []), !old.contains(mine.section), !old.contains(other.section)
      else { continue }
      let conflict = MergeConflict(.sections(ours: mine.heading, theirs: other.heading))
      Self.mark(key, (conflict, true), in: &ours)
      Self.mark(key, (conflict, false), in: &theirs)
    }
  }

  private static func mark(_ key: [UInt8], _ rival: (MergeConflict, Bool), in sections: inout [Piece]) {
    for index in sections.indices {
      for place in sections[index].children.indices where Self.key(of: sections[index].children[place], isByWords: true) == key {
        sections[index].children[place].rival = rival
      }
    }
  }

  /// What an item is known by; nil for one that is not told from others.
  private static func key(of piece: Piece, isByWords: Bool) -> [UInt8]? { piece.id ?? (isByWords && piece.kind == .item ? piece.bytes : nil) }

  private static func name(_ section: Piece) -> [UInt8] { section.weak ?? section.strong ?? [] }

  /// Items with an id that stands once.
  /// - Parameter isByWords: Whether also those without an id, which are known by all that they say.
  private static func places(_ sections: [Piece], isByWords: Bool = false) -> [[UInt8]: Place] {
    var (places, doubled) = ([[UInt8]: Place](), Set<[UInt8]>())
    for section in sections {
      for piece in section.children {
        guard let id = key(of: piece, isByWords: isByWords) else { continue }
        let heading = String(decoding: (section.strong ?? []).dropFirst(2), as: UTF8.self)
        if places.updateValue(Place(section: name(section), piece: piece, heading: heading), forKey: id) != nil { doubled.insert(id) }
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
