// Words that speak of activities, where nobody can tell whether these were done.

import JournalLanguage
public import JournalText

/// A sentence that holds a word of an activity’s name and says nothing of it that is understood. On a terminal it is asked about.
public struct MentionedError: ExplainedError, Equatable {
  /// The activities that may be meant.
  public let slugs: [String]
  public let what: String
  public let help: String?

  public var code: ErrorCode { .ambiguous }

  /// - Parameter words: Those that speak of them, as typed.
  init(_ words: String, slugs: [String], in say: Language) {
    self.slugs = slugs
    let names = slugs.map { "‘\($0)’" }
    let listed = names.dropFirst().reduce(names.first ?? "") { say(PhraseText.or, ["names": .text($0), "name": .text($1)]) }
    what = say(PhraseText.mentioned, ["words": .text(words), "names": .text(listed)])
    help = say(PhraseText.mentionedWays, ["name": .text(slugs.first ?? "")])
  }
}
