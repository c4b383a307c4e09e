// How a file or an item came to be, step by step: the value behind `retro history FILE` and `retro history ITEM`.

public import JournalDates
public import JournalMerge
public import JournalModel

/// What happened to a file or an item of a journal, the first step first.
public struct Chronicle: Sendable {
  /// What is known of a step.
  public enum Source: Hashable, Sendable {
    /// A commit of git, and who made it.
    case commit(String, author: String)
    /// A command, by the change log.
    case command(String)
    /// The file as it is; when it was written, nothing says, but its days do.
    case file
    /// What is not committed yet.
    case workTree
  }

  /// What changed at one time in one file.
  public struct Step: Sendable {
    /// Nil for what is not committed yet.
    public var day: CalendarDay?
    public var time: TimeOfDay?
    public var source: Source
    /// The file, by its path in the journal at that time.
    public var path: String
    /// Where the file stood before, where it was renamed.
    public var oldPath: String?
    /// Whether the file was begun.
    public var isBegun = false
    /// Whether git was begun with it, so that it may be much older.
    public var isRoot = false
    public var changes: [EntryChange] = []
    /// Whether something changed that is no text of an entry.
    public var isOpaque = false
  }

  /// The path of the file, or of that with the item.
  public let path: String
  /// What it is called, as its audience is told it.
  public let title: String
  /// Nil where it is of a whole file.
  public let item: Item?
  public let section: SectionKind?
  public internal(set) var steps: [Step] = []
  /// How many changes were left out because they are private.
  public internal(set) var privateEntries = 0

  init(path: String, title: String, item: Item? = nil, in section: SectionKind? = nil) {
    (self.path, self.title, self.item, self.section) = (path, title, item, section)
  }

  /// Puts steps in the order of time; those of one moment stay as they are given, and what is not committed comes last.
  mutating func sort() {
    let all = steps.enumerated().sorted { a, b in
      guard let one = a.element.day, let two = b.element.day else {
        return a.element.day == nil && b.element.day == nil ? a.offset < b.offset : a.element.day != nil
      }
      return (one.ordinal, a.element.time?.minutes ?? 1440, a.offset) < (two.ordinal, b.element.time?.minutes ?? 1440, b.offset)
    }
    steps = all.map(\.element)
  }

  /// Leaves out what others are not told.
  mutating func tell(_ audience: Audience) {
    if audience == .owner { return }
    for place in steps.indices {
      let count = steps[place].changes.count
      steps[place].changes.removeAll(where: \.isPrivate)
      privateEntries += count - steps[place].changes.count
    }
    steps.removeAll { $0.changes.isEmpty && !$0.isBegun && $0.oldPath == nil && !$0.isOpaque }
  }
}
