// Words that speak of activities, where nobody can tell whether these were done.

public import JournalLanguage
public import JournalText

/// A sentence that holds a word of an activity’s name and says nothing of it that is understood. On a terminal it is asked about.
public struct MentionedError: CataloguedError, Equatable {
  /// The words that speak of them, as typed.
  public let words: String
  /// The activities that may be meant.
  public let slugs: [String]
  public let kind: Kind
  /// How much, when and on which day, as ‘retro done’ takes it; empty where the words do not say.
  public let said: String
  /// The option that names the day; nil for today.
  public let day: String?
  public let explanation: Explanation

  public var code: ErrorCode { .ambiguous }

  /// What the words leave open.
  public enum Kind: Equatable, Sendable {
    /// Whether they say that it was done, or are only a part of a note.
    case done
    /// Whether they say that somebody had what it is to do without.
    case slip
    /// Whether they say that it was done or that it was not: a ‘no’ stands beside words that may be of something else.
    case undone
  }

  /// Words with a ‘no’ beside an activity that may be of something else.
  /// - Parameter day: The option that names the day, if it is another one than today.
  public init(undone words: String, slug: String, day: String?) {
    (self.words, slugs, kind, said, self.day) = (words, [slug], .undone, "", day)
    explanation = Explanation(
      Message(LogErrorText.undone, ["name": .text(slug), "words": .text(words)]),
      help: Message(LogErrorText.undoneWay, ["name": .text([slug, day].compactMap(\.self).joined(separator: " "))]))
  }

  /// - Parameter words: Those that speak of them, as typed.
  /// - Parameter avoided: Those that are to do without something.
  /// - Parameter amount: How much of the one that may be meant they say, when and on which day.
  /// - Parameter day: The option that names the day, if it is another one than today.
  init(_ words: String, slugs: [String], avoided: Set<String>, amount: String? = nil, day: String? = nil) {
    // Of several that do without something the one is meant that is called so: ‘beers’ of ‘no-beer’, and not of ‘no-whisky’.
    let stem = words.lowercased().prefix(max(3, words.count - 3))
    let slugs = slugs.count > 1 && slugs.allSatisfy(avoided.contains) ? [slugs.first { $0.contains(text: String(stem)) } ?? slugs[0]] : slugs
    (self.words, self.slugs, said, self.day) = (words, slugs, amount ?? "", day)
    kind = slugs.count == 1 && avoided.contains(slugs[0]) ? .slip : .done
    if kind == .slip {
      explanation = Explanation(
        Message(PhraseText.maybeSlip, ["words": .text(words), "name": .text(slugs[0])]),
        help: Message(PhraseText.maybeSlipWays, ["name": .text([day, slugs[0]].compactMap(\.self).joined(separator: " "))]))
      return
    }
    // Of what is to be left out ‘done’ says that it was, which a word for it hardly means.
    let likely = slugs.first { !avoided.contains($0) } ?? slugs.first ?? ""
    explanation = Explanation(
      Message(PhraseText.mentioned, ["words": .text(words), "names": .quoted(slugs, .or)]),
      help: Message(PhraseText.mentionedWays, ["done": .text([likely, amount ?? ""].filter { !$0.isEmpty }.joined(separator: " ")), "name": .text(likely)]))
  }
}
