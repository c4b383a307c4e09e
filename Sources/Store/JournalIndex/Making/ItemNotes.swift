// What is rare of an item, and looked for.

import JournalModel

/// What the index has noted of an item in the column `notes`, which is null for most: one index over few rows finds all of it, where an index for
/// each would look at every item once more.
struct ItemNotes: OptionSet {
  let rawValue: Int

  /// An Action that may be a task: its text begins with a link.
  static let task = ItemNotes(rawValue: 1)
  /// An Action whose id has something else than ASCII.
  static let oddID = ItemNotes(rawValue: 2)
  /// An Action that something else than its own line closes, or on another day.
  static let closed = ItemNotes(rawValue: 4)
  /// A line of a Review that is about an item.
  static let mention = ItemNotes(rawValue: 8)
  /// Such a line that says that it was done, partly done or cancelled.
  static let judgement = ItemNotes(rawValue: 16)
  /// Such a line that says that it was done or cancelled.
  static let settlement = ItemNotes(rawValue: 32)

  /// The notes on an item as its own file has it.
  /// - Parameter isAbout: Whether it is about another item.
  init(_ section: SectionKind, _ state: BoxState?, opensWithLink: Bool, hasOddID: Bool, isAbout: Bool) {
    self = []
    if section == .action {
      if opensWithLink { insert(.task) }
      if hasOddID { insert(.oddID) }
    } else if isAbout {
      insert(.mention)
      let isSettled = state == .done || state == .cancelled
      if isSettled { insert(.settlement) }
      if isSettled || state == .partly { insert(.judgement) }
    }
  }

  init(rawValue: Int) { self.rawValue = rawValue }

  /// A condition of SQL on a row of `item` that an Action has one of these, as the index finds it: by the numbers that it may have. What is about
  /// no other item has no target.
  static func action(_ note: ItemNotes) -> String {
    let numbers = (1...7).filter { ItemNotes(rawValue: $0).contains(note) }
    return "target is null and notes in (\(numbers.map { String($0) }.joined(separator: ", ")))"
  }

  /// A condition of SQL that the notes on a line of a Review say so much: each kind of line has the notes of those before it as well.
  static func review(_ note: ItemNotes, _ column: String = "notes") -> String { "\(column) >= \(note.rawValue)" }
}
