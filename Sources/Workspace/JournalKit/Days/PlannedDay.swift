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
    if let coming = phrase.dayToCome {
      // ‘booked the MRI for 12 Dec’ does what was to be done.
      if phrase.lines.contains(where: { $0.activity != nil && $0.state == .done }) { return nil }
      (title, day) = Self.parts(of: words.joined(separator: " "), on: coming)
      return
    }
    guard phrase.mood == nil, phrase.metrics.isEmpty, phrase.lines.allSatisfy({ $0.activity == nil }) else { return nil }
    let all = words.flatMap { $0.words.map { String($0) } }
    guard all.count < 8, !all.contains(where: { Self.told.contains($0.lowercased()) }),
      let dated = AskedDays.titleAndDay(all, in: tongues), dated.words.count < 6,
      Self.isAhead.contains(where: dated.day.word.lowercased().hasPrefix)
    else { return nil }
    (title, day) = (ShellText.quoted(Self.withoutObligation(dated.words).joined(separator: " ")), ShellText.quoted(dated.day.word))
  }

  /// The title and the day of a task that keeps what is told of a day to come; TITLE where that is told in many words.
  static func parts(of text: String, on day: String) -> (title: String, day: String) {
    var words = withoutObligation(text.words.map { String($0) })
    let named = day.words.map { String($0) }
    if let place = words.indices.first(where: { words[$0...].starts(with: named) }) {
      // The ‘by’ of ‘by Thursday’ goes with its day.
      let start = words[..<place].lastIndex { !deadlines.contains($0.lowercased()) }.map { $0 + 1 } ?? 0
      words.removeSubrange(start..<(place + named.count))
    }
    while let last = words.last, happening.contains(last.lowercased()) { words.removeLast() }
    // The dentist of ‘booked the dentist for 12 Dec’
    if let last = words.last, fors.contains(last.lowercased()), words.count > 2 {
      words.removeLast()
      if let first = words.first, arranged.contains(first.lowercased()) { words.removeFirst() }
    }
    while let first = words.first, openings.contains(first.lowercased()) { words.removeFirst() }
    let isLong = words.isEmpty || words.count > 7 || words.contains { $0.last.map { ",;.".contains($0) } ?? false }
    let bare = named.count > 1 && joints.contains(named[0].lowercased()) ? Array(named.dropFirst()) : named
    return (isLong ? "TITLE" : ShellText.quoted(words.joined(separator: " ")), ShellText.quoted(bare.joined(separator: " ")))
  }

  /// What is to be done, without the words that say that it has to be: ‘need to call the dentist’ is a task by being one.
  public static func withoutObligation(_ words: [String]) -> [String] {
    let folded = words.map { String($0.lowercased().map { $0 == "’" ? "'" : $0 }) }
    let phrase = obliging.first { words.count > $0.count && folded.starts(with: $0) } ?? []
    return Array(words[phrase.count...])
  }

  private static let obliging = [
    ["i", "need", "to"], ["need", "to"], ["i", "have", "to"], ["have", "to"], ["i", "must"], ["must"], ["i've", "got", "to"], ["gotta"], ["don't", "forget", "to"],
    ["remember", "to"], ["ich", "muss"], ["muss"], ["tengo", "que"], ["hay", "que"], ["necesito"], ["debo"], ["il", "faut"], ["je", "dois"], ["eu", "preciso"],
    ["preciso"], ["tenho", "que"], ["tenho", "de"],
  ]
  private static let happening: Set<String> = [
    "is", "are", "starts", "start", "begins", "begin", "opens", "ends", "due", "be", "will", "falls", "ist", "sind", "beginnt", "startet", "es", "será",
    "empieza", "comienza", "est", "sera", "commence", "é", "começa",
  ]
  private static let deadlines: Set<String> = ["by", "until", "till", "before", "this", "bis", "vor", "diesen", "hasta", "antes", "del", "el", "este", "esta", "avant", "d'ici", "até"]
  private static let openings: Set<String> = ["my", "our", "the", "mein", "meine", "mi", "mon", "ma", "minha", "meu"]
  private static let fors: Set<String> = ["for", "für", "para", "pour", "auf"]
  private static let arranged: Set<String> = ["booked", "scheduled", "arranged", "reserved", "planned", "confirmed", "reservé", "marquei", "agendei", "reservei", "agendé"]
  private static let joints: Set<String> = ["on", "am", "el", "le", "em", "no", "na"]
  private static let told: Set<String> = ["i", "i'm", "i’m", "im", "my", "me", "we", "was", "had", "did", "went", "felt"]
  /// How words for days begin that nobody tells of as past.
  private static let isAhead = ["tomorrow", "next ", "in ", "morgen", "übermorgen", "mañana", "demain", "amanhã", "明日", "내일"]
}
