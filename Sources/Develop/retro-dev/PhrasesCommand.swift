// `retro-dev phrases`: how plain words are understood, measured on sentences with what they mean.

import CommandKit
import HostSystem
import JournalDates
import JournalKit
import JournalLanguage
import JournalPhrases
import JournalStore
import JournalTestSupport
import PlainFormats

/// Reads sentences with their meanings, and tells how many are read right, asked about, written wrong or kept as notes.
///
/// A file is JSON, one object a line: `{"lang": "en", "text": "ran 5k", "expected": "run 5 km"}`. `PhraseTrials` says how names are given and
/// `PhraseTrial` what may be expected.
struct PhrasesCommand: Command {
  static let name = "phrases"
  static let declaration = CommandDeclaration(
    name, "Measure how plain words are understood, on sentences with what they mean.",
    discussion: """
      FILE has a JSON object a line. {"lang": "en", "text": "ran 5k, felt great", "expected": "mood good; run 5 km"} is a sentence, typed in quotes;
      words typed without are an array. "expected" is one reading or an array of several that are right. A reading is "note", "ask", or, with "; "
      between, "mood good", "on 2026-11-19", "metric steps 9000", and for each activity its slug with "no", "skip" or "partly" before it and the
      time and the amounts behind it: "no squash", "run 07:40 5 km 28 min". Text that is kept is not compared.

      An object without "text" gives the names that the sentences below it may mean: {"today": "2026-11-20", "activities": [{"slug": "run", "title":
      "Run", "target": "5 km", "aliases": ["jog"], "archived": false}], "goals": [{"slug": "marathon", "title": "Marathon"}], "metrics": ["peak_flow"]}. With --journal
      they are those of a journal.

      Of each language it is told how many sentences were read as expected (right), asked about as expected (asked), asked about though they have
      a reading (unread), written as something else without a word (wrong), kept as a note without a word (missed), or with a line that names what it
      may have been (hinted); then the last four, one by one.
      """,
    operands: [file], options: [journal])

  private static let file = Operand(Placeholder("FILE"), "The sentences.")
  private static let journal = Option("journal", value: Placeholder("DIR"), "Take the names from the journal in this folder.")

  private let file: String
  private let journal: String?

  init(_ arguments: Arguments) throws(UsageError) {
    file = try arguments[Self.file]
    journal = try arguments[Self.journal]
  }

  func run(in context: inout DevContext) throws -> ExitStatus {
    let text = String(decoding: try FileSystem.read(file), as: UTF8.self)
    var (vocabulary, today) = (PhraseVocabulary(), CalendarDay.earliest)
    if let journal {
      let workspace = Workspace(environment: .current(), language: .english, journal: journal)
      let found = try workspace.journal()
      vocabulary = try workspace.vocabulary(in: found)
      today = try workspace.today(in: found)
    }
    let trials = try PhraseTrials(text, vocabulary, today: today)
    for line in trials.table { context.print(line) }
    for result in trials.results where [.wrong, .missed, .unread, .hinted].contains(result.outcome) {
      let words = result.trial.arguments.joined(separator: " ")
      let why = result.doubts.isEmpty ? "" : "  (\(result.doubts.joined(separator: ", ")))"
      context.print("\(result.outcome)  \(words)  →  \(result.reading), not \(result.trial.expected.joined(separator: " | "))\(why)")
    }
    return .yes
  }
}
