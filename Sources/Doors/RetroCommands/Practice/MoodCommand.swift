// `retro mood`: how the day is.

public import CommandKit
import HostSystem
import JournalDates
import JournalFormat
import JournalKit
import JournalLanguage
import JournalModel
import JournalStore
import JournalText
import PlainFormats

/// Writes a mood down.
public struct MoodCommand: Command, MakingPrivate, KeepingText {
  public static let name = "mood"
  public static let mayTakeText = true
  public static let aliases: [CommandAlias] = ["moods", "feel", "feeling"]
  public static let declaration = CommandDeclaration(
    name, "Record how you feel: retro mood good",
    discussion: """
      How the day was is what was said of it last. Each mood is a line of the day's log, with its time, and nothing that was said is lost; a
      mood --at a time before that of another one changes the day no more. The text of the first one goes to the end of what the day tells before
      its first section, that of a further one into its line. With --day it is the mood of the day as a whole, whatever the log tells. The
      day's file is made from its template if there is none yet.

      LEVEL is horrible, bad, average, good or great, a number from 0 to 4, so much of a scale of your own such as 4/5 or 7/10, or one of your own names
      (the setting mood.labels).
      """,
    operands: [level, text],
    options: [date, .loggedAt, day, .dryRun, .json],
    examples: [
      Example("retro mood good", "So far, so good."),
      Example("retro mood bad Argument about the bill", "The day is bad from now on; what was said before stays in the log."),
      Example("retro mood great --day --date yesterday", "Yesterday, seen from today."),
    ])

  private static let level = Operand(
    optional: .level, "A terminal is asked where it is left out: horrible, bad, average, good, great, 0 to 4, or as in 7/10.")
  private static let text = Operand(optionalRepeating: .text, "A few words about it.")
  private static let date = Option("date", value: .day, .days, "Of this day, such as yesterday or 2026-11-18.")
  private static let day = Flag("day", "Of the day as a whole, whatever was said before.")

  /// Words, of which the first is the mood or a day, as they were typed.
  private let words: [String]
  private let date: AskedDays?
  private var isPrivate = false
  private(set) var keptPrivateWord: String?
  private let time: TimeSpan?
  private let isOfDay: Bool
  private let isDryRun: Bool
  private let isJSON: Bool

  static func ownText(of operands: [String]) -> ArraySlice<String> { operands.dropFirst() }

  public init(_ arguments: Arguments) throws(UsageError) {
    let typed = (try arguments[Self.level].map { [$0] } ?? []) + (try arguments[Self.text])
    if let said = PrivateWords(typed, behind: 1) {
      (words, isPrivate, keptPrivateWord) = (said.words, true, said.kept)
    } else {
      words = typed
    }
    if words.isEmpty, arguments.isJSON || !Terminal.isTerminal(.input) || !Terminal.isTerminal(.error) {
      throw UsageError.missing(Self.level)
    }
    date = try arguments[Self.date]
    time = try arguments[.loggedAt]
    isOfDay = arguments[Self.day]
    if isOfDay, time != nil { throw UsageError(MoodText.dayOrTime) }
    isDryRun = arguments[.dryRun]
    isJSON = arguments.isJSON
  }

  func madePrivate() -> MoodCommand? {
    var command = self
    command.isPrivate = true
    return command
  }

  public func run(in context: inout Context) throws -> ExitStatus {
    let journal = try context.openJournal()
    let labels = journal.configuration.moodLabels
    let today = try context.today(in: journal)
    var words = words
    if words.isEmpty {
      guard context.display.mayAsk else { throw UsageError.missing(Self.level) }
      context.warn("\(context.language(MoodText.which, ["moods": .messages(labels.scale, .dots)])) ")
      try context.flush()
      words = (readLine() ?? "").words.map { String($0) }
      if words.isEmpty {
        context.note(LogText.nothingWritten)
        return .no
      }
    }
    let asked = try MoodRequest(words, on: date, at: time, isOfDay: isOfDay, labels, today: today, in: context.workspace)
    let level = asked.level
    let own = asked.ownText(labels, in: context.workspace)
    let text = isPrivate ? Self.privately(own) : own
    // Two moods beside each other are two answers to one question.
    if let other = labels.exactly(text), let mood = labels.exactly(level), mood != other {
      throw CommandError(
        .usage, MoodText.twoMoods, ["one": .text(level), "other": .text(text)], help: MoodText.oneMood, ["one": .text(level)])
    }
    let isCareful = !isJSON && CareText.tell(of: [text], journal.configuration, &context)
    let written = try context.workspace.write(
      mood: level, text, at: asked.time, isOfDay: isOfDay, on: asked.date, in: journal, isDryRun: isDryRun)
    if isJSON {
      context.write(written.json)
      return .yes
    }
    if let phrase = asked.understood {
      context.note(LogText.understood, ["words": .text(phrase.words(today: today, moods: labels, in: context.language))])
    }
    context.write(written.outcome.preview)
    let file = written.file
    if let between = asked.between ?? Self.between(level) {
      context.note(MoodText.halfStep, ["number": .text(between), "mood": .mood(written.noted.mood, labels)])
    } else if let step = Int(level), let scale = labels.scaleTold(of: step) {
      context.note(scale)
    }
    if written.outcome.isChanged {
      for message in written.noted.messages(of: written.day, in: file, isDryRun: isDryRun) { context.note(message) }
    } else {
      context.note(WritingText.unchanged, ["path": .place(file.place.shown)])
    }
    if isCareful { return .yes }
    // Offered once: not again while the day stays bad.
    let isNews = written.day == (try context.workspace.today(journal.configuration)) && written.noted.former.map { $0.mood > .bad } ?? true
    if !isDryRun, isNews, written.noted.mood <= .bad, file.reading.reflectionSections.isEmpty { context.note(ReflectText.offer) }
    return .yes
  }

  /// A share of a scale that lies between two of its steps, as it was typed: ‘3.5/5’; nil for all others.
  private static func between(_ level: String) -> String? {
    let parts = level.split(separator: "/")
    guard parts.count == 2, parts[1] == "5", let said = Double(parts[0]), said != said.rounded() else { return nil }
    return level
  }
}
