// What changed, for programs; docs/json.md describes the members.

import JournalDates
import JournalLanguage
public import JournalFormat
import JournalMerge
import JournalModel
public import PlainFormats

extension JournalDifference {
  /// All files as one object, schema 2.
  public func json(_ configuration: JournalConfiguration) -> JSONValue {
    [
      .schema: .answerSchema, .from: from.json, .to: to?.json ?? .null,
      .files: JSONValue(files.map { $0.json(configuration.moodLabels) }), .privateEntries: .int(privateEntries),
    ]
  }
}

extension JournalDifference.End {
  fileprivate var json: JSONValue {
    [.name: .string(name.inEnglish), .commit: JSONValue(commit), .date: JSONValue(day?.description)]
  }
}

extension FileDifference {
  fileprivate func json(_ labels: MoodLabels) -> JSONValue {
    let entries = entryChanges.map { $0.json(labels) }
    let tables = tableChanges.map { change in
      EntryChange.member("table", change.sign, words: change.message, line: nil)
    }
    return [
      .path: .string(path), .from: JSONValue(oldPath), .change: .string(fate.rawValue), .type: JSONValue(kind?.rawValue), .title: .string(title),
      .changes: JSONValue(entries + tables),
    ]
  }
}

extension EntryChange {
  /// - Parameter labels: The person's words for moods.
  func json(_ labels: MoodLabels) -> JSONValue {
    let (about, section, id): (String, String?, String?) =
      switch what {
      case .property: ("property", nil, nil)
      case .added(let section, let item), .removed(let section, let item), .box(let section, let item, _), .words(let section, let item, _),
        .field(let section, let item, _, _, _), .moved(let item, _, let section):
        ("item", section.rawValue, target ?? item.id)
      case .log: ("log", SectionKind.log.rawValue, nil)
      case .text: ("text", nil, nil)
      case .unreadable, .form: ("form", nil, nil)
      }
    return Self.member(about, sign, words: message(labels), line: line, section, id)
  }

  static func member(
    _ about: String, _ sign: ChangeSign, words: Message, line: Int?, _ section: String? = nil, _ id: String? = nil
  ) -> JSONValue {
    let change = switch sign {
    case .added: "added"
    case .removed: "removed"
    case .changed: "changed"
    }
    return [
      .about: .string(about), .change: .string(change), .line: JSONValue(line), .section: JSONValue(section), .id: JSONValue(id),
      .words: .string(words.inEnglish),
    ]
  }
}
