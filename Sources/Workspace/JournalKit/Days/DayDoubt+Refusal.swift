// What is said of words that look like a day and are none.

public import JournalDates
public import JournalLanguage
import JournalModel
import JournalText

extension DayDoubt {
  /// Why it is no day.
  public var message: Message {
    switch reason {
    case .calendar(let flaw): Message(DayErrorText.noSuch, ["word": .text(words), "instead": .wording(Wording(flaw))])
    case .near(let day): Message(LogErrorText.nearDay, ["words": .text(words), "day": .text(day)])
    case .time: Message(DayErrorText.noTime, ["word": .text(words)])
    }
  }

  /// - Parameter way: How the words are kept as they are.
  public func refusal(_ way: (some TextKey)?) -> WorkspaceError {
    var day = ""
    if case .near(let near) = reason { day = near }
    return WorkspaceError(
      .badValue, Explanation(message, help: way.map { Message($0, ["words": .text(words), "day": .optional(day.isEmpty ? nil : day)]) }))
  }

  public func refusal() -> WorkspaceError { refusal(DayErrorText?.none) }
}

extension Workspace {
  /// The languages whose words for days are known where other words may stand, too: English, and that of the journal.
  public var tongues: Set<DayTongue> { .english(and: writtenLanguage.tag) }

  /// Refuses a day whose last word alone was read, since the word before it is misspelt: ‘nxt friday’ is no Friday of this week.
  public func refuseDoubtfulDay(of dated: DatedTitle, orElse way: DayErrorText) throws(WorkspaceError) {
    guard let last = dated.words.last, let doubt = DayDoubt.begin(of: [last] + dated.day.word.words, in: tongues), doubt.count > 1,
      case .near = doubt.reason
    else { return }
    throw doubt.refusal(way)
  }

  /// Refuses words in the place of a day that look like one and are none, rather than keep them in silence.
  /// - Parameters:
  ///   - way: How they are kept as they are.
  ///   - isName: Whether a word is one of a name that the journal knows.
  public func refuseDoubtfulDays(
    in words: [String], orElse way: DayErrorText, unless isName: (String) -> Bool = { _ in false }
  ) throws(WorkspaceError) {
    if let doubt = DayDoubt.find(in: words, tongues, unless: isName) { throw doubt.refusal(way) }
  }
}
