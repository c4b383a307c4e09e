// What a short note says of a day that is still to come: it is a task rather than a note.

import JournalModel
public import JournalDates
public import JournalPhrases
import JournalStore
import JournalText

/// A note that tells of a day to come, as a new task would have it: `dentist tomorrow at 10`.
public struct PlannedDay: Sendable {
  /// The title of the task and its day, each as a person types it behind a command.
  public let title: String
  public let day: String

  /// Nil for all other words, and for those of what was, or of how somebody feels about it.
  public init?(_ words: [String], understoodAs phrase: Phrase, in tongues: Set<DayTongue>) {
    guard phrase.mood == nil, phrase.metrics.isEmpty, phrase.lines.allSatisfy({ $0.activity == nil }) else { return nil }
    let all = words.flatMap { $0.words.map { String($0) } }
    guard all.count < 8, !all.contains(where: { Self.told.contains($0.lowercased()) }),
      let dated = AskedDays.titleAndDay(all, in: tongues), dated.words.count < 6,
      Self.isAhead.contains(where: dated.day.word.lowercased().hasPrefix)
    else { return nil }
    (title, day) = (ChangeSet.quoted(dated.words.joined(separator: " ")), ChangeSet.quoted(dated.day.word))
  }

  private static let told: Set<String> = ["i", "i'm", "i’m", "im", "my", "me", "we", "was", "had", "did", "went", "felt"]
  /// How words for days begin that nobody tells of as past.
  private static let isAhead = ["tomorrow", "next ", "in ", "morgen", "übermorgen", "mañana", "demain", "amanhã", "明日", "내일"]
}
