// One file as the loop sees it: what it set out to try and do, and what its Review says of earlier items.

public import JournalDates
public import JournalModel

/// What one file says for Reviews, the history and reports, without the file; small, so that it can be kept of every file of a journal.
///
/// `Target` says what a line of its Review is about: the link as it is written, or, once all names are known, the item that it means (`ItemTarget`).
public struct LoopFile<Target: Sendable>: Sendable {
  /// In the journal, with slashes.
  public var path: String
  public var kind: EntryKind
  /// The days that it is about. Without them its Review judges nothing, and none of its items is offered.
  public var span: DaySpan?
  public var isPrivate = false
  /// Of a retrospective its title, without what is private in it; else empty.
  public var title = ""
  /// Of a day how it was, as far as text that is not private says it.
  public var mood: Mood?
  /// The same, where private text alone says it.
  public var privateMood: Mood?
  /// What it says of itself, where it is a task.
  public var task: Activity.Task?
  /// The first day on which a log says that it was done, where it is a task and the index was asked.
  public var loggedOn: CalendarDay?
  /// The names that the done lines of its log record, folded; none of what the index tells, which knows `loggedOn`.
  public var doneNames: [String] = []
  /// What a habit or a task is called besides the name of its file; none of what the index tells.
  public var spokenNames: [String] = []
  /// In the order of the file; none of a note.
  public var tries: [LoopItem] = []
  /// As Tries.
  public var actions: [LoopItem] = []
  /// The lines of its Reviews that are about an item.
  public var lines: [Line] = []

  @inlinable public init(path: String, kind: EntryKind, span: DaySpan?) {
    self.path = path
    self.kind = kind
    self.span = span
  }

  /// The same file, the lines of whose Reviews say in another form what they are about.
  @inlinable public init<Other>(_ file: LoopFile<Other>, lines: [Line]) {
    self.init(path: file.path, kind: file.kind, span: file.span)
    (isPrivate, title, mood, privateMood) = (file.isPrivate, file.title, file.mood, file.privateMood)
    (task, loggedOn, doneNames, spokenNames) = (file.task, file.loggedOn, file.doneNames, file.spokenNames)
    (tries, actions) = (file.tries, file.actions)
    self.lines = lines
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

    @inlinable public init(_ target: Target, state: BoxState?, words: ReviewText = ReviewText(), line: Int, isPrivate: Bool = false) {
      self.target = target
      self.state = state
      self.words = words
      self.line = line
      self.isPrivate = isPrivate
    }
  }

  /// The same as an audience is told it: to its owner nothing is private, and what was has a mark.
  /// - Parameter isMarked: Whether it has; not where programs read it.
  public func told(to audience: Audience, isMarked: Bool = true) -> LoopFile {
    if audience == .others { return self }
    var told = self
    if isPrivate, isMarked, kind.isRetrospective { told.title = title.markedPrivate }
    (told.mood, told.isPrivate) = (privateMood ?? mood, false)
    for index in tries.indices { told.tries[index].unveil(isMarked) }
    for index in actions.indices { told.actions[index].unveil(isMarked) }
    for index in lines.indices where lines[index].isPrivate {
      told.lines[index].words.isMarkedPrivate = isMarked
      told.lines[index].isPrivate = false
    }
    return told
  }
}

/// A Try or an Action.
public struct LoopItem: Sendable {
  /// Of what the index tells, it has its box, text, id and the last field of each key; nothing of what stands below its text.
  public var item: Item
  /// From 1.
  public var line: Int
  /// The line of what keeps it private: its own, that of a heading above it, or 0 for the whole file; nil where nothing does.
  public var privateFrom: Int?
  /// What the file of the task says that this Action is; nil where it is none, or that is not known yet.
  public var task: Activity.Task?
  /// Path of the task's file in the journal, which every Action that is this task shares; as `task`.
  public var taskPath: String?

  public init(_ item: Item, line: Int, privateFrom: Int? = nil, task: Activity.Task? = nil, taskPath: String? = nil) {
    self.item = item
    self.line = line
    self.privateFrom = privateFrom
    self.task = task
    self.taskPath = taskPath
  }

  /// Tells it to its owner.
  fileprivate mutating func unveil(_ isMarked: Bool) {
    guard privateFrom != nil else { return }
    if isMarked { item.text = item.text.markedPrivate }
    (item.isPrivate, privateFrom) = (false, nil)
  }
}

/// The item that a line of a Review is about: what its link means.
public struct ItemTarget: Hashable, Sendable {
  /// Path of the file in the journal.
  public var path: String
  /// Without its caret.
  public var id: String

  public init(path: String, id: String) {
    self.path = path
    self.id = id
  }
}
