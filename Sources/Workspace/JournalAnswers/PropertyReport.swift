// The properties of a journal: how many entries have each, and what their values look like.

import JournalDates
import JournalFormat
public import JournalIndex
import JournalModel

/// One property with what its values are.
public struct PropertyReport: Sendable {
  /// What a value looks like.
  public enum Form: String, CaseIterable, Sendable {
    case number, day, time, text, list
    /// Nothing after the colon.
    case empty
  }

  /// A value, and how many entries have it.
  public struct Value: Sendable {
    public let value: String
    public let count: Int
  }

  public let key: String
  /// How many entries have it.
  public let count: Int
  /// How many entries have a value of each form, the most first.
  public let forms: [(form: Form, count: Int)]
  /// Its values, the most frequent first; an element of a list is a value.
  public let values: [Value]
}

extension PropertyReport {
  /// The properties of the entries that are not private, by the bytes of their keys; or the one of a key, none where no entry has it.
  ///
  /// Values that are only kept are not looked into, and do not count.
  public static func all(_ index: JournalIndex, key: String? = nil) throws -> [PropertyReport] {
    // By bytes: two keys may differ in nothing but how an accent is composed.
    var tallies: [[UInt8]: Tally] = [:]
    try index.forEachValue(of: key) { value in tallies[Array(value.key.utf8), default: Tally(value.key)].add(value) }
    return tallies.sorted { $0.key.lexicographicallyPrecedes($1.key) }.map(\.value.report)
  }

  /// What the values of one property come to.
  private struct Tally {
    let key: String
    private let isList: Bool
    private var count = 0
    private var forms: [Form: Int] = [:]
    private var values: [String: Int] = [:]
    private var last: (entry: Int, form: Form)?

    init(_ key: String) {
      self.key = key
      isList = EntryKind.allCases.contains { PropertyWords.isList(key, in: $0) }
    }

    mutating func add(_ value: IndexedValue) {
      values[value.value, default: 0] += 1
      if let last, last.entry == value.entry {
        // What has a second element is a list.
        if last.form != .list {
          forms[last.form, default: 0] -= 1
          forms[.list, default: 0] += 1
          self.last = (value.entry, .list)
        }
        return
      }
      let form = Form(value.value, isList: isList, isMinutes: key.hasSuffix("_minutes"))
      count += 1
      forms[form, default: 0] += 1
      last = (value.entry, form)
    }

    var report: PropertyReport {
      let forms = Form.allCases.map { (form: $0, count: self.forms[$0] ?? 0) }.filter { $0.count > 0 }
      let values = values.map { Value(value: $0.key, count: $0.value) }.sorted { a, b in
        a.count == b.count ? a.value.utf8.lexicographicallyPrecedes(b.value.utf8) : a.count > b.count
      }
      return PropertyReport(
        key: key, count: count,
        // What is as frequent stays in the order of the forms.
        forms: forms.enumerated().sorted { ($1.element.count, $0.offset) < ($0.element.count, $1.offset) }.map(\.element),
        values: values.filter { !$0.value.isEmpty })
    }
  }
}

extension PropertyReport.Form {
  fileprivate init(_ text: String, isList: Bool, isMinutes: Bool) {
    if text.isEmpty {
      self = .empty
    } else if isList {
      self = .list
    } else if decimal(text) != nil || isMinutes && Quantity(text)?.unit == "min" {
      self = .number
    } else if CalendarDay(text) != nil || Timestamp(text) != nil {
      self = .day
    } else {
      self = TimeOfDay(text) == nil ? .text : .time
    }
  }
}
