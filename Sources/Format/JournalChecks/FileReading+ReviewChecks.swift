// Where an item and what it is about say different things: an Action and its task, a box in a Review and the Action's own.

public import JournalFormat
import JournalDates
public import JournalModel
public import JournalText
import MarkdownSyntax

extension FileReading {
  /// Where an Action and the task that it is say different things.
  func taskFindings(_ item: ItemReading, _ facts: Inquiry) -> [Diagnostic] {
    let action = item.item.action
    guard let name = action.task, let file = facts.target(of: name.file, in: folder, expecting: [.task]).file, let task = file.task
    else {
      return []
    }
    func value(_ key: String) -> FieldReading? { item.fields.last { $0.field.key == key } }
    func differs(_ key: String, _ said: String?, _ known: String?) -> Diagnostic? {
      guard let said, let known, said != known, let field = value(key) else { return nil }
      return Diagnostic(.taskContradiction(key, task: known, path: file.path), at: field.range)
    }
    let completion = facts.completion(ofTaskAt: file.path)
    /// Where the box says that the task is not done. That its own file alone says so is told of a cancelled Action only: one that is open is
    /// closed by it.
    func doneElsewhere() -> Diagnostic? {
      var found = action.state == .done || action.repeatRule != nil ? nil : completion
      if action.state == .cancelled, let day = task.completed, day < found?.day ?? .latest { found = (file.path, day) }
      guard let found else { return nil }
      let box = outline.blocks[item.block].box
      return Diagnostic(.taskDone(on: found.day?.description, in: found.path), at: box.isEmpty ? item.firstLine : box)
    }
    /// Where another Action completes the task on an earlier day than this one; of its own file that is told anyway.
    func doneEarlier() -> Diagnostic? {
      guard action.state == .done, task.completed == nil, let said = action.completion, let completion, let day = completion.day,
        day < said, let field = value("completion")
      else { return nil }
      return Diagnostic(.taskContradiction("completion", task: day.description, path: completion.path), at: field.range)
    }
    return [
      doneElsewhere(),
      doneEarlier(),
      differs("due", action.due?.description, task.due?.description),
      differs("priority", action.priority?.rawValue, task.priority?.rawValue),
      differs("completion", action.completion?.description, task.completed?.description),
    ].compactMap(\.self)
  }

  /// A box that was put on an Action in Review by hand.
  func reviewFinding(_ item: ItemReading, _ facts: Inquiry) -> Diagnostic? {
    guard let box = reviewBox(of: item, facts) else { return nil }
    return Diagnostic(.reviewBox(box.path), at: outline.blocks[item.block].box)
  }

  /// The Action that a judged line of a Review is about; nil where the line is about a Try, or has no box that says anything.
  func reviewBox(of item: ItemReading, _ facts: Inquiry) -> (path: String, id: String, state: BoxState)? {
    guard let state = item.item.state, state == .done || state == .cancelled, let target = item.item.links.last else { return nil }
    let reference = Reference(target: target)
    guard case .block(let id)? = reference.place, let file = facts.target(of: reference.file, in: folder).file,
      file.ids.section(ofID: id) == .action
    else { return nil }
    return (file.path, id, state)
  }

  /// What the box at this place judges, where it stands on an Action in a Review.
  public func reviewBox(at range: TextRange, _ facts: JournalFacts) -> (path: String, id: String, state: BoxState)? {
    let inquiry = Inquiry(self.facts, facts)
    for item in items(in: .review) where outline.blocks[item.block].box == range { return reviewBox(of: item, inquiry) }
    return nil
  }

  /// The edit that takes a box away, with the blanks after it.
  public func removal(ofBoxAt range: TextRange) -> TextEdit {
    var end = range.upperBound
    while end < source.bytes.count, source.bytes[end].isBlank { end += 1 }
    return TextEdit(TextRange(range.lowerBound, end), of: source, with: "")
  }
}
