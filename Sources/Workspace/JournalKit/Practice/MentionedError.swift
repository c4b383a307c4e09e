// Words that speak of activities, where nobody can tell whether these were done.

public import JournalLanguage
public import JournalText

/// A sentence that holds a word of an activity’s name and says nothing of it that is understood. On a terminal it is asked about.
public struct MentionedError: CataloguedError, Equatable {
  /// The words that speak of them, as typed.
  public let words: String
  /// The activities that may be meant.
  public let slugs: [String]
  /// Whether the one that may be meant is to do without something: the words may say that it was not kept.
  public let isOfSlip: Bool
  public let explanation: Explanation

  public var code: ErrorCode { .ambiguous }

  /// - Parameter words: Those that speak of them, as typed.
  /// - Parameter avoided: Those that are to do without something.
  /// - Parameter amount: How much of the one that may be meant they say.
  init(_ words: String, slugs: [String], avoided: Set<String>, amount: String? = nil) {
    (self.words, self.slugs) = (words, slugs)
    isOfSlip = slugs.count == 1 && avoided.contains(slugs[0])
    if isOfSlip {
      explanation = Explanation(
        Message(PhraseText.maybeSlip, ["words": .text(words), "name": .text(slugs[0])]),
        help: Message(PhraseText.maybeSlipWays, ["name": .text(slugs[0])]))
      return
    }
    // Of what is to be left out ‘done’ says that it was, which a word for it hardly means.
    let likely = slugs.first { !avoided.contains($0) } ?? slugs.first ?? ""
    explanation = Explanation(
      Message(PhraseText.mentioned, ["words": .text(words), "names": .quoted(slugs, .or)]),
      help: Message(PhraseText.mentionedWays, ["done": .text([likely, amount ?? ""].filter { !$0.isEmpty }.joined(separator: " ")), "name": .text(likely)]))
  }
}
