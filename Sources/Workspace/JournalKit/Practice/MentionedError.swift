// Words that speak of activities, where nobody can tell whether these were done.

public import JournalLanguage
public import JournalText

/// A sentence that holds a word of an activity’s name and says nothing of it that is understood. On a terminal it is asked about.
public struct MentionedError: CataloguedError, Equatable {
  /// The activities that may be meant.
  public let slugs: [String]
  public let explanation: Explanation

  public var code: ErrorCode { .ambiguous }

  /// - Parameter words: Those that speak of them, as typed.
  init(_ words: String, slugs: [String]) {
    self.slugs = slugs
    explanation = Explanation(
      Message(PhraseText.mentioned, ["words": .text(words), "names": .list(slugs.map { "‘\($0)’" }, .or)]),
      help: Message(PhraseText.mentionedWays, ["name": .text(slugs.first ?? "")]))
  }
}
