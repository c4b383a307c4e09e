// An Action with how it stands.

public import JournalDates
public import JournalModel

extension ReviewLedger {
  /// The lines of Reviews that are about Actions, by the path of the file.
  public var linesAboutActions: [String: Set<Int>] {
    var lines: [String: Set<Int>] = [:]
    for judgement in actions.flatMap(\.judgements) { lines[judgement.place.path, default: []].insert(judgement.place.line) }
    return lines
  }

  /// An Action, and what Reviews said of it.
  public struct Action: Sendable {
    public let place: Place
    public let item: Item
    /// What the file of the task says that this Action is; nil where it is none.
    public let task: Activity.Task?
    /// Path of the task's file in the journal; nil where it is none.
    public let taskPath: String?
    /// What all Actions that are its task say of it together; nil where none of them completes it.
    var completion: TaskCompletion?
    /// The line of what keeps it private, 0 for the whole file; nil where nothing does.
    public let privateFrom: Int?
    /// What Reviews said of it, in the order in which it counts. Only boxes put there by hand say something.
    public private(set) var judgements: [Judgement] = []

    init(_ one: LoopItem, in file: LoopFile<ItemTarget>) {
      place = Place(file, line: one.line)
      (item, task, taskPath, privateFrom) = (one.item, one.task, one.taskPath, one.privateFrom)
    }

    mutating func add(_ judgement: Judgement) { judgements.insert(judgement) }

    public var isPrivate: Bool { privateFrom != nil }

    /// How it stands: done where its task is, else as its own box says, else a box put on it in a Review.
    public var state: JournalModel.Action.State {
      if isTaskDone { return .done }
      if item.action.state != .open { return item.action.state }
      return deciding.flatMap { Self.state(closedBy: $0.state) } ?? .open
    }
    /// The line of a Review that closes it, where neither its own box nor its task does.
    public var deciding: Judgement? {
      guard item.action.state == .open, task?.completed == nil else { return nil }
      let last = judgements.last { Self.state(closedBy: $0.state) != nil }
      return isTaskDone && last?.state != .done ? nil : last
    }
    /// The day on which it was closed, as far as anything says it: its own date, the earliest of its own, its task's and of other Actions that
    /// are the task where it is done, and of a box in a Review the last day of that file.
    public var closedOn: CalendarDay? {
      switch state {
      case .open: nil
      case .cancelled: item.action.state == .cancelled ? item.action.cancelled : deciding?.place.span?.end
      case .done: [item.action.completion, task?.completed, completion?.day].compactMap(\.self).min() ?? deciding?.place.span?.end
      }
    }
    public var due: CalendarDay? { task?.due ?? item.action.due }
    public var priority: Priority? { task?.priority ?? item.action.priority }
    /// When it was taken up: as it says, else on the last day of its file.
    public var created: CalendarDay? { item.action.created ?? place.span?.end }
    /// In how many files' Reviews it stood.
    public var offered: Int { judgements.files { _ in true } }

    /// Whether it is open and was due before this day.
    public func isOverdue(on today: CalendarDay) -> Bool { state == .open && due.map { $0 < today } ?? false }

    /// Whether the task that it is is done, wherever that is said.
    private var isTaskDone: Bool { task?.completed != nil || completion != nil }

    private static func state(closedBy box: BoxState?) -> JournalModel.Action.State? {
      switch box {
      case .done: .done
      case .cancelled: .cancelled
      default: nil
      }
    }
  }
  /// That a task is done, as the Actions say that are this task.
  struct TaskCompletion: Hashable, Sendable {
    /// The earliest day that any of them says; nil where none says one.
    var day: CalendarDay?

    /// Takes in what one more of them says.
    mutating func add(_ other: CalendarDay?) { day = [day, other].compactMap(\.self).min() }
  }
}
