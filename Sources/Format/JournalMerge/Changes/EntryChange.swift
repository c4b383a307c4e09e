// What a file says otherwise than before, one thing each.

public import JournalModel

/// One thing that a file says otherwise than an earlier version of it.
public struct EntryChange: Equatable, Sendable {
  public enum What: Equatable, Sendable {
    /// A property of the front matter; nil where there is none.
    case property(String, from: PropertyText?, to: PropertyText?)
    case added(SectionKind, Item)
    case removed(SectionKind, Item)
    /// To another section.
    case moved(Item, from: SectionKind, to: SectionKind)
    /// The box of an item says something else: in a Review that is a verdict.
    case box(SectionKind, Item, from: BoxState?)
    case words(SectionKind, Item, from: Item)
    /// A field of an item; nil where there is none.
    case field(SectionKind, Item, key: String, from: String?, to: String?)
    /// A line of a log; nil where there is none.
    case log(from: LogLine?, to: LogLine?)
    /// Text that is no item: how many words were added and taken out, and the first line that was added, empty where none was.
    case text(more: Int, fewer: Int, first: String)
    /// The front matter can no longer be read.
    case unreadable
    /// Nothing is said otherwise: blanks, ids, the order of lines.
    case form
  }

  public var what: What
  /// Its line in the new version, from 1; nil where it stands there no more.
  public var line: Int?
  /// Whether one of the versions keeps it from others.
  public var isPrivate: Bool
  /// Of a line of a Review, the id of what it is about.
  public var target: String?

  public init(_ what: What, line: Int? = nil, isPrivate: Bool = false, target: String? = nil) {
    (self.what, self.line, self.isPrivate, self.target) = (what, line, isPrivate, target)
  }

  /// The item that it is about, as it is now or was last.
  public var item: Item? {
    switch what {
    case .added(_, let item), .removed(_, let item), .moved(let item, _, _), .box(_, let item, _), .words(_, let item, _),
      .field(_, let item, _, _, _):
      item
    case .property, .log, .text, .unreadable, .form: nil
    }
  }

  /// What a Review newly says of an item: its id, where the line names one, and the box; nil of everything else, and where the box says nothing.
  public var verdict: (id: String?, state: BoxState)? {
    switch what {
    case .added(.review, let item), .box(.review, let item, _):
      guard let state = item.state, state != .open else { return nil }
      return (target, state)
    default: return nil
    }
  }

  /// Whether a Review newly asks about something and says nothing of it yet.
  public var isOffered: Bool { if case .added(.review, _) = what { verdict == nil } else { false } }

  /// What the box of an item of a section newly says; nil where it says nothing.
  public func closes(in section: SectionKind) -> BoxState? {
    switch what {
    case .added(section, let item), .box(section, let item, _): item.state.flatMap { $0.isOpen ? nil : $0 }
    default: nil
    }
  }
}
