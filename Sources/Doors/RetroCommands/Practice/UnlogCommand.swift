// `retro unlog`: a line of a day's log goes.

public import CommandKit
import JournalKit
import JournalLanguage
import JournalModel
import JournalStore
import JournalText
import PlainFormats

/// Takes back one line of what was logged, whenever that was.
public struct UnlogCommand: Command {
  public static let name = "unlog"
  public static let aliases: [CommandAlias] = [
    CommandAlias("undone", least: 1), CommandAlias("undo log", least: 1), CommandAlias("undo done", least: 1),
    CommandAlias("delete log", least: 1), CommandAlias("remove log", least: 1), CommandAlias("rm log", least: 1),
    CommandAlias("log delete", least: 1), CommandAlias("log remove", least: 1),
  ]
  public static let declaration = CommandDeclaration(
    name, "Take a line back: retro unlog run yesterday",
    discussion: """
      WORDS are the name of a habit or a task, the time of the line, words of its text, or some of these, and the day it stands in, which is
      today if none is named. Where no line has them they may name a number of the day, such as weight. Where several lines have them nothing is written, and the lines are told; of equal lines the last one goes. Every other byte of the file stays;
      ‘retro undo’ brings the line back, and takes back the whole of the last command.
      """,
    operands: [words],
    options: [.doneOn, .dryRun, .json],
    examples: [
      Example("retro unlog squash", "It was not done today."),
      Example("retro unlog run yesterday", "The run of yesterday was a mistake."),
      Example("retro unlog 07:40 --date tue", "The line of that time."),
    ])

  private static let words = Operand(repeating: .words, "The activity, the time or words of the line, and its day.")

  private let words: [String]
  private let date: AskedDays?
  private let isDryRun: Bool
  private let isJSON: Bool

  public init(_ arguments: Arguments) throws(UsageError) {
    words = Self.ofLine(try arguments[Self.words])
    date = try arguments[.doneOn]
    isDryRun = arguments[.dryRun]
    isJSON = arguments.isJSON
  }

  /// The words of the line behind those that only say that it is one: ‘the note about 80 euros’.
  private static func ofLine(_ words: [String]) -> [String] {
    let typed = words.flatMap { $0.words.map { String($0) } }
    let bare = typed.drop { ["the", "my", "that"].contains($0.lowercased()) }
    guard bare.count > 2, let noun = bare.first?.lowercased(), ["note", "line", "entry"].contains(noun),
      ["about", "with", "on", "saying", "mentioning"].contains(bare[bare.startIndex + 1].lowercased())
    else { return words }
    return Array(bare.dropFirst(2))
  }

  public func run(in context: inout Context) throws -> ExitStatus {
    let journal = try context.openJournal()
    let audience = context.audience(of: .message, journal.configuration)
    let removed = try context.workspace.remove(logLine: words, on: date, in: journal, for: audience, isDryRun: isDryRun)
    if isJSON {
      context.write(removed.json(for: context.audience(of: .data)))
      return .yes
    }
    context.write(removed.outcome.preview)
    context.note(
      LogText.removed,
      ["dry": .flag(isDryRun), "text": .text(removed.text), "place": .place("\(removed.file.place.shown):\(removed.line)")])
    if removed.equals > 1, !isDryRun { context.note(LogText.lastOfEqual, ["count": .number(removed.equals)]) }
    if removed.leavesMood, !isDryRun { context.note(LogText.moodStays, ["day": "\(removed.day)"]) }
    return .yes
  }
}
