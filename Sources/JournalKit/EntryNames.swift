// Which file a link means.

import JournalDates
public import JournalFormat
import JournalModel

/// The files of a journal by their names, as links use them.
public struct EntryNames: Sendable {
  private var pathsBySlug: [String: [String]] = [:]
  private var tasksByPath: [String: Activity.Task] = [:]

  public init(_ readings: [FileReading]) {
    for reading in readings {
      pathsBySlug[Reference.folded(reading.slug), default: []].append(reading.path)
      if reading.kind == .task, case .activity(.task(let task)) = reading.entry.details { tasksByPath[reading.path] = task }
    }
  }

  /// The path of the file that a link's target means: the only file of that name, else the one at that very path; nil where none or
  /// several would do.
  public func path(of file: String) -> String? {
    let slug = Reference.folded(Reference(file: file).slug)
    guard let paths = pathsBySlug[slug], let first = paths.first else { return nil }
    if paths.count == 1, !file.utf8.contains(0x2F) { return first }
    let wanted = Reference.folded(file) + ".md"
    let matches = paths.filter { Reference.folded($0) == wanted || Reference.folded($0).hasSuffix("/" + wanted) }
    return matches.count == 1 ? matches[0] : nil
  }

  /// What an Action says together with the task that it is, if it is one: the task's file knows when it is due, and the earliest
  /// completion counts.
  func resolved(_ action: Action) -> ResolvedAction {
    let task = action.task.flatMap { path(of: $0.file) }.flatMap { tasksByPath[$0] }
    let completion = [action.completion, task?.completed].compactMap(\.self).min()
    let state: Action.State = action.state == .open && task?.completed != nil ? .done : action.state
    return ResolvedAction(
      state: state, created: action.created, due: task?.due ?? action.due, closedOn: state == .cancelled ? action.cancelled : completion)
  }

}

/// An Action as the whole journal knows it.
struct ResolvedAction {
  var state: Action.State
  var created: CalendarDay?
  var due: CalendarDay?
  var closedOn: CalendarDay?
}
