// A retrospective for scripts, as every report that names one tells it.

import JournalDates
import JournalModel
import PlainFormats

/// A retrospective that a report names.
protocol NamedRetrospective {
  var path: String { get }
  var kind: EntryKind { get }
  var title: String { get }
  var span: DaySpan { get }
}

extension HistoryReport.Retrospective: NamedRetrospective {}
extension PeriodReport.Retrospective: NamedRetrospective {}

extension NamedRetrospective {
  /// What docs/json.md says that each of them has, and what else a report tells of it.
  func json(_ more: (JSONMember, JSONValue)...) -> JSONValue {
    let members: [(JSONMember, JSONValue)] = [
      (.path, .string(path)), (.type, .string(kind.rawValue)), (.title, .string(title)), (.start, .string(span.start.description)),
      (.end, .string(span.end.description)),
    ]
    return .object(JSONObject(members + more))
  }
}
