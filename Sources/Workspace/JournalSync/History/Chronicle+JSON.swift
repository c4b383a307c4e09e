// A history for programs; docs/json.md describes the members.

import JournalDates
public import JournalFormat
import JournalLanguage
import JournalMerge
import JournalModel
public import PlainFormats

extension Chronicle {
  /// All steps as one object, schema 2.
  public func json(_ configuration: JournalConfiguration) -> JSONValue {
    let about: JSONValue = item.map { item in
      [.id: JSONValue(item.id), .section: JSONValue(section?.rawValue), .text: .string(item.text)]
    } ?? .null
    return [
      .schema: .answerSchema, .path: .string(path), .title: .string(title), .item: about,
      .steps: JSONValue(steps.map { $0.json(configuration.moodLabels) }), .privateEntries: .int(privateEntries),
    ]
  }
}

extension Chronicle.Step {
  fileprivate func json(_ labels: MoodLabels) -> JSONValue {
    var (kind, commit, author, command) = ("work_tree", String?.none, String?.none, String?.none)
    switch source {
    case .commit(let hash, let name): (kind, commit, author) = ("commit", hash, name)
    case .command(let words): (kind, command) = ("command", words)
    case .file: kind = "file"
    case .workTree: break
    }
    return [
      .date: JSONValue(day?.description), .time: JSONValue(time?.description), .source: .string(kind), .commit: JSONValue(commit),
      .by: JSONValue(author), .command: JSONValue(command), .path: .string(path), .from: JSONValue(oldPath), .begun: .bool(isBegun),
      .changes: JSONValue(changes.map { $0.json(labels) }),
    ]
  }
}
