// `retro unlog`: a line of a day's log goes.

public import CommandKit
import JournalFormat
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
    let removed: RemovedLine
    do {
      removed = try context.workspace.remove(logLine: words, on: date, in: journal, for: audience, isDryRun: isDryRun)
    } catch {
      guard date == nil, let status = try reopen(in: &context, journal) else { throw error }
      return status
    }
    if isJSON {
      context.write(removed.json(for: context.audience(of: .data)))
      return .yes
    }
    context.write(removed.outcome.preview)
    let place = TextValue.place("\(removed.file.place.shown):\(removed.line)")
    if let rest = removed.rest {
      context.note(LogText.corrected, ["dry": .flag(isDryRun), "text": .text(rest), "before": .text(removed.text), "place": place])
    } else {
      context.note(LogText.removed, ["dry": .flag(isDryRun), "text": .text(removed.text), "place": place])
    }
    for number in removed.numbers { number.tell(in: removed.file, isDryRun: isDryRun, &context) }
    if removed.equals > 1, !isDryRun { context.note(LogText.lastOfEqual, ["count": .number(removed.equals)]) }
    if removed.leavesMood, !isDryRun { context.note(LogText.moodStays, ["day": "\(removed.day)"]) }
    return .yes
  }

  /// ‘undone file taxes’: what is no line of a log is done in its own file. Nil where no plan that is done is called so.
  private func reopen(in context: inout Context, _ journal: Journal) throws -> ExitStatus? {
    var plans = try context.workspace.plans(of: journal, in: [.activities, .goals])
    let found: FileReading
    do throws(PlanError) { found = try plans.plan(words.joined(separator: " "), of: [.task, .goal, .milestone, .obligation]) } catch { return nil }
    guard found.completed != nil else { return nil }
    return try RetroProgram.run(
      instead: [found.kind.rawValue, "reopen", found.slug] + (isDryRun ? ["--dry-run"] : []) + (isJSON ? ["--json"] : []), in: &context)
  }
}

extension FollowedNumber {
  /// Says what became of a number of a day whose log has other lines now.
  func tell(in file: OpenFile, isDryRun: Bool, _ context: inout Context) {
    let (dry, place) = (TextValue.flag(isDryRun), TextValue.place("\(file.place.shown):\(line)"))
    if let text {
      context.note(LogText.corrected, ["dry": dry, "text": .text(text), "before": .text(before), "place": place])
    } else {
      context.note(LogText.removed, ["dry": dry, "text": .text(before), "place": place])
    }
  }
}
