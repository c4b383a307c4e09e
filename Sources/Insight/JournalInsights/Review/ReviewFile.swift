// One file as the loop sees it: what it set out to try and do, and what its Review says of earlier ones.

public import JournalDates
public import JournalModel

/// The part of a file that Reviews are made of, without the file.
public struct ReviewFile: Sendable {
  /// In the journal, with slashes.
  public var path: String
  /// Its name without `.md`, as links say it.
  public var slug: String
  public var kind: EntryKind
  /// The days that it is about. Without them its Review judges nothing, and none of its items is offered.
  public var span: DaySpan?
  /// In the order of the file.
  public var tries: [Try]
  /// In the order of the file.
  public var actions: [Action]
  /// The lines of its Reviews that are about an item.
  public var lines: [Line]

  public init(
    path: String, slug: String, kind: EntryKind, span: DaySpan?, tries: [Try] = [], actions: [Action] = [], lines: [Line] = []
  ) {
    self.path = path
    self.slug = slug
    self.kind = kind
    self.span = span
    self.tries = tries
    self.actions = actions
    self.lines = lines
  }
}

extension ReviewFile {
  /// An item of a Try section.
  public struct Try: Sendable {
    public var item: Item
    /// From 1.
    public var line: Int
    /// The line of what keeps it private: its own, that of a heading above it, or 0 for the whole file; nil where nothing does.
    public var privateFrom: Int?

    public init(_ item: Item, line: Int, privateFrom: Int? = nil) {
      self.item = item
      self.line = line
      self.privateFrom = privateFrom
    }
  }

  /// An item of an Action section.
  public struct Action: Sendable {
    public var item: Item
    /// From 1.
    public var line: Int
    /// What the file of the task says that this Action is; nil where it is none.
    public var task: Activity.Task?
    /// Path of the task's file in the journal, which every Action that is this task shares; nil where it is none.
    public var taskPath: String?
    /// As of a Try.
    public var privateFrom: Int?

    public init(_ item: Item, line: Int, task: Activity.Task? = nil, taskPath: String? = nil, privateFrom: Int? = nil) {
      self.item = item
      self.line = line
      self.task = task
      self.taskPath = taskPath
      self.privateFrom = privateFrom
    }
  }

  /// The item that a line of a Review is about: what its link means.
  public struct Target: Hashable, Sendable {
    /// Path of the file in the journal.
    public var path: String
    /// Without its caret.
    public var id: String

    public init(path: String, id: String) {
      self.path = path
      self.id = id
    }
  }

  /// A line of a Review.
  public struct Line: Sendable {
    public var target: Target
    public var state: BoxState?
    /// What stands around the link and under the line.
    public var words: ReviewText
    /// From 1.
    public var line: Int
    /// Whether it is kept out of reports; its box counts nevertheless.
    public var isPrivate: Bool

    public init(_ target: Target, state: BoxState?, words: ReviewText = ReviewText(), line: Int, isPrivate: Bool = false) {
      self.target = target
      self.state = state
      self.words = words
      self.line = line
      self.isPrivate = isPrivate
    }
  }
}
