// Which file a link means, and what is known of an Action that is a task.

import JournalDates
public import JournalFormat
public import JournalModel

/// The files of a journal by their names, as links use them.
public struct EntryNames: Sendable {
  private var names = FileNames()
  private var kinds: [EntryKind] = []
  private var tasks: [Int: Activity.Task] = [:]

  public init(_ readings: [FileReading]) {
    for reading in readings {
      if reading.kind == .task, case .activity(.task(let task)) = reading.entry.details { tasks[kinds.count] = task }
      names.add(reading.path)
      kinds.append(reading.kind)
    }
  }

  /// The path of the file that a link's target means where one of these kinds is expected; nil where none or several would do.
  public func path(of file: String, expecting wanted: Set<EntryKind> = []) -> String? {
    place(of: file, expecting: wanted).map { names.paths[$0] }
  }

  /// What an Action says together with the task that it is, if it is one: the task's file knows when it is due, and the earliest
  /// completion counts.
  func resolved(_ action: Action) -> ResolvedAction {
    let task = action.task.flatMap { place(of: $0.file, expecting: [.task]) }.flatMap { tasks[$0] }
    let completion = [action.completion, task?.completed].compactMap(\.self).min()
    let state: Action.State = action.state == .open && task?.completed != nil ? .done : action.state
    return ResolvedAction(
      state: state, created: action.created, due: task?.due ?? action.due, closedOn: state == .cancelled ? action.cancelled : completion)
  }

  private func place(of file: String, expecting wanted: Set<EntryKind>) -> Int? {
    guard case .file(let place) = names.meaning(of: file, expecting: wanted, kind: { kinds[$0] }) else { return nil }
    return place
  }
}

/// An Action as the whole journal knows it.
struct ResolvedAction {
  var state: Action.State
  var created: CalendarDay?
  var due: CalendarDay?
  var closedOn: CalendarDay?
}
