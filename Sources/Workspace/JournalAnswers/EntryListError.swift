// Why entries cannot be listed or counted as they were asked for.

public import JournalIndex
public import JournalText

/// A list that makes no sense in this journal.
public enum EntryListError: ExplainedError, Equatable {
  /// No entry has a property or metric of this name; the one that was probably meant.
  case unknownKey(String, nearest: String?)
  /// Times on the clock have no sum: the key.
  case sumOfTimes(String)
  /// What groups cannot be sorted by, and what they can be.
  case unknownOrder(String, known: [String])

  public var code: ErrorCode {
    switch self {
    case .unknownKey: .notFound
    case .sumOfTimes, .unknownOrder: .badValue
    }
  }

  public var what: String {
    switch self {
    case .unknownKey(let key, _): "no entry has a property or metric ‘\(key)’"
    case .sumOfTimes(let key): "‘\(key)’ is a time on the clock and has no sum"
    case .unknownOrder(let name, _): "groups cannot be sorted by ‘\(name)’"
    }
  }

  public var help: String? {
    switch self {
    case .unknownKey(_, let nearest): nearest.map { "Did you mean ‘\($0)’?" } ?? "‘retro properties’ lists those that there are"
    case .sumOfTimes: "--mean, --median, --min and --max know times"
    case .unknownOrder(_, let known): "sort by \(known.joined(separator: ", "))"
    }
  }
}

extension JournalIndex {
  /// Refuses a key that no entry has, naming the one that was probably meant.
  public func refuseUnknown(_ key: String) throws {
    if try knows(key: key) { return }
    throw EntryListError.unknownKey(key, nearest: suggestion(for: key, among: try keys()))
  }
}
