// Why entries cannot be listed or counted as they were asked for.

public import JournalIndex
public import JournalLanguage
public import JournalText

/// A list that makes no sense in this journal.
public enum EntryListError: CataloguedError, Equatable {
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

  public var explanation: Explanation {
    switch self {
    case .unknownKey(let key, let nearest):
      let way = nearest.map { Message(MeasuredText.didYouMean, ["name": .text($0)]) } ?? Message(ListErrorText.unknownKeyWay)
      return Explanation(Message(ListErrorText.unknownKey, ["key": .text(key)]), help: way)
    case .sumOfTimes(let key):
      return Explanation(Message(ListErrorText.sumOfTimes, ["key": .text(key)]), help: Message(ListErrorText.sumOfTimesWay))
    case .unknownOrder(let name, let known):
      return Explanation(
        Message(ListErrorText.unknownOrder, ["name": .text(name)]),
        help: Message(ListErrorText.unknownOrderWay, ["names": .list(known, .comma)]))
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
