// Actions are done, put off and reworded, wherever they stand.

import JournalText
public import JournalDates
public import JournalFormat
import JournalModel
import MarkdownSyntax

/// What the box of an Action does to the task that it is.
public enum TaskEffect: Hashable, Sendable {
  /// Nothing, or it is no task.
  case none
  /// Its file says so, too.
  case changed
  /// Its file goes on saying that it is done: another day, or not through this Action.
  case staysDone
}

extension ChangedFiles {
  /// Ticks an Action with the day as its completion, and completes the task that it is: of two that are one neither stays open.
  /// - Parameter task: The file of the task that the Action is, if it is one. What was done before keeps its day, in both files. Of one that
  ///   repeats the file says nothing: it is done again.
  @discardableResult
  public mutating func complete(_ found: FoundItem, on day: CalendarDay, task: OpenFile? = nil) throws(FileError) -> TaskEffect {
    var day = day
    var effect = TaskEffect.none
    if let task, let action = found.item?.item.action, action.repeatRule == nil {
      if let completed = latest(task).reading.task?.completed {
        day = completed
      } else {
        if action.state == .done, let completion = action.completion { day = completion }
        try change(task) { file throws(FileError) in (try file.changing([.set(key: "completed", value: day.description)]), ()) }
        effect = .changed
      }
    }
    try setOwnBox(.tick(day), of: found)
    return effect
  }

  /// Sets the box of an item or a line. Of an Action that is a task, ticking it completes the task, and taking that back, or cancelling it,
  /// makes the task open again where it is done through this Action: on its day.
  /// - Parameter task: The file of that task.
  @discardableResult
  public mutating func setBox(_ box: BoxChange, of found: FoundItem, task: OpenFile? = nil) throws(FileError) -> TaskEffect {
    if case .tick(let day) = box { return try complete(found, on: day, task: task) }
    var effect = TaskEffect.none
    if let task, let action = found.item?.item.action, action.repeatRule == nil, let completed = latest(task).reading.task?.completed {
      effect = action.state == .done && action.completion == completed ? .changed : .staysDone
      if effect == .changed {
        try change(task) { file throws(FileError) in (try file.changing([.unset(key: "completed")]), ()) }
      }
    }
    try setOwnBox(box, of: found)
    return effect
  }

  private mutating func setOwnBox(_ box: BoxChange, of found: FoundItem) throws(FileError) {
    // By its line, where what was put in before it has moved it.
    let name = item(of: found).flatMap { $0.line == found.line ? nil : ItemName("\($0.line)") } ?? found.name
    let next = try change(found.file) { file throws(FileError) in
      let (change, next) = try file.changing(name, by: box)
      return (change, next)
    }
    note(next, in: found.file)
  }

  /// Gives an Action another day by which it is to be done, or none.
  /// - Parameter task: The file of the task that the Action is, if it is one: where that says a day, that is the Action's.
  public mutating func move(_ found: FoundItem, to day: CalendarDay?, task: OpenFile? = nil) throws(FileError) {
    let isTasks = task?.saysDue ?? false
    if let task, isTasks {
      try change(task) { file throws(FileError) in
        (try file.changing([day.map { .set(key: "due", value: $0.description) } ?? .unset(key: "due")]), ())
      }
    }
    // A day of its own beside that of the task must not say another one.
    if isTasks, found.item?.fields.contains(where: { $0.field.key == "due" }) != true { return }
    let fieldChange = day.map { FieldChange.set(key: "due", value: $0.description) } ?? .remove(key: "due")
    try edit(found) { reading, item throws(EditError) in try reading.applying([fieldChange], to: item) }
  }

  /// Gives an Action other words; its fields, its id and its tags stay.
  /// - Parameter task: The file of the task that the Action is, if it is one: then its link stays, too, unless the words begin with a link.
  public mutating func reword(_ found: FoundItem, as text: String, task: OpenFile? = nil) throws(FileError) {
    let link = task == nil || text.trimmed.hasPrefix("[[") ? nil : found.item?.item.action.taskLink
    let text = link.map { "\($0) \(text)" } ?? text
    try edit(found) { reading, item throws(EditError) in try reading.rewording(item, as: text) }
  }

  mutating func edit(
    _ found: FoundItem, _ make: (FileReading, ItemReading) throws(EditError) -> FileReading
  ) throws(FileError) {
    let item = item(of: found)
    try change(found.file) { file throws(FileError) in
      guard let item else { throw file.failure(.noItem(found.name)) }
      return (try file.changing { reading throws(EditError) in try make(reading, item) }, ())
    }
  }
}

extension OpenFile {
  /// Whether the file of a task says a day by which it is to be done, which is then that of the Action, too.
  public var saysDue: Bool { reading.properties.contains { $0.key == "due" && $0.style != .empty } }
}

extension FileReading {
  /// What it says of itself, where it is a task.
  var task: Activity.Task? {
    guard kind == .task, case .activity(.task(let details)) = entry.details else { return nil }
    return details
  }
}

extension Action {
  /// The link to the task that it is, as written.
  fileprivate var taskLink: Substring? {
    guard task != nil, let end = item.text.firstRange(ofText: "]]") else { return nil }
    return item.text[..<end.upperBound]
  }
}
