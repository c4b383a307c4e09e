// Actions for scripts; docs/json.md describes the members.

import Documents
import JournalDates
import JournalInsights
import JournalModel
public import PlainFormats

extension ActionsReport {
  /// The whole list as one object, schema 2.
  public var json: JSONValue {
    let tasks = lateTasks.map {
      [.slug: .string($0.slug), .path: .string($0.path), .title: .string($0.title), .due: .string($0.due.description)] as JSONValue
    }
    return [
      .schema: .answerSchema, .actions: JSONValue(actions.map { json($0) }), .tasks: JSONValue(tasks), .privateEntries: .int(privateEntries),
    ]
  }

  func json(_ action: ReviewLedger.Action) -> JSONValue {
    [
      .id: JSONValue(action.item.id),
      .text: .string(action.item.text),
      .title: .string(plainText(text(of: action))),
      .path: .string(action.place.path),
      .line: .int(action.place.line),
      .state: .string(action.state.rawValue),
      .due: JSONValue(action.due?.description),
      .priority: JSONValue(action.priority?.rawValue),
      .from: JSONValue(action.fromText),
      .created: JSONValue(action.created?.description),
      .completed: JSONValue(action.closedOn?.description),
      .overdue: .bool(action.isOverdue(on: today)),
    ]
  }
}

extension ReviewLedger.Action {
  /// The Try that it comes from as commands take it: `t-5e6f` in the same file, else `2026-W46#^t-5e6f`; other words as they are written.
  fileprivate var fromText: String? {
    guard let text = item.fields.value(of: "from"), !text.isEmpty else { return nil }
    guard let reference = item.action.from, case .block(let id) = reference.place else { return text }
    return reference.file.isEmpty ? id : reference.target
  }
}
