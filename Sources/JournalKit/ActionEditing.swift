// Actions are done, put off and reworded, wherever they stand.

public import JournalDates
import JournalFormat
import JournalModel
import MarkdownSyntax

extension ChangedFiles {
  /// Ticks an Action with the day as its completion.
  public mutating func complete(_ found: FoundItem, on day: CalendarDay) throws(FileRefusal) { try setBox(.tick(day), of: found) }

  mutating func setBox(_ box: BoxChange, of found: FoundItem) throws(FileRefusal) {
    try change(found.file) { file throws(ChangeRefusal) in (try file.changing(found.name, by: box), ()) }
  }

  /// Gives an Action another day by which it is to be done, or none.
  /// - Parameter task: The file of the task that the Action is, if it is one: where that says a day, that is the Action's.
  public mutating func move(_ found: FoundItem, to day: CalendarDay?, task: OpenFile? = nil) throws(FileRefusal) {
    let isTasks = task?.reading.properties.contains { $0.key == "due" && $0.style != .empty } ?? false
    if let task, isTasks {
      try change(task) { file throws(ChangeRefusal) in
        (try file.changing([day.map { .set(key: "due", value: $0.description) } ?? .unset(key: "due")]), ())
      }
    }
    // A day of its own beside that of the task must not say another one.
    if isTasks, found.item?.fields.contains(where: { $0.field.key == "due" }) != true { return }
    let fieldChange = day.map { FieldChange.set(key: "due", value: $0.description) } ?? .remove(key: "due")
    try edit(found) { reading, item throws(EditRefusal) in try reading.applying([fieldChange], to: item) }
  }

  /// Gives an Action other words; its fields, its id and its tags stay.
  public mutating func reword(_ found: FoundItem, as text: String) throws(FileRefusal) {
    try edit(found) { reading, item throws(EditRefusal) in try reading.rewording(item, as: text) }
  }

  mutating func edit(
    _ found: FoundItem, _ make: (FileReading, ItemReading) throws(EditRefusal) -> FileReading
  ) throws(FileRefusal) {
    try change(found.file) { file throws(ChangeRefusal) in
      guard let item = found.item(in: file.reading) else { throw .noItem(found.name) }
      do throws(EditRefusal) {
        return (FileChange(file.place, from: file.reading, to: try make(file.reading, item).source), ())
      } catch {
        throw .edit(error)
      }
    }
  }
}
