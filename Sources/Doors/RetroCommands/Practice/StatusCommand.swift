// `retro status`: the day in one line.

import JournalFormat
import JournalGuides
import JournalGuidance
public import CommandKit
import HostSystem
import JournalKit
import JournalLanguage
import JournalReports
import JournalStore

/// Prints one line for prompts and bars.
public struct StatusCommand: Command {
  public static let name = "status"
  public static let aliases: [CommandAlias] = ["prompt"]
  public static let declaration = CommandDeclaration(
    name, "Print the day in one line, for prompts and bars.",
    discussion: """
      The mood, how many habits are done of those that the day asks for, points, what is overdue or due, the week of the term. The words
      are the same in each format; only what stands around them differs:

        plain      the line
        starship   the line, for a custom module: command = "retro status --format starship"
        tmux       the line with tmux's colours: set -g status-right '#(retro --journal ~/journal status --format tmux)'
        waybar     an object with text, tooltip, class and percentage: "return-type": "json"
        json       an object for scripts

      Outside of a journal starship, tmux and waybar are given nothing, and no complaint (exit status 1). --no-refresh takes the least time;
      what was edited by hand since the last command is not known then.
      """,
    options: [format, PracticeQuestion.date, .json, .noRefresh],
    examples: [
      Example("retro status", "For a look in between."),
      Example("retro status --format starship --no-refresh", "For a prompt, in a few milliseconds."),
      Example("retro status --format waybar", "For a bar."),
    ])

  private static let format = Option(
    "format", value: .format, .choice(of: StatusReport.Format.allCases), "For whom; plain where it is not given.")

  private let format: StatusReport.Format
  private let question: PracticeQuestion

  public init(_ arguments: Arguments) throws(UsageError) {
    let named = try arguments[Self.format]
    if let named, arguments.isJSON, named != .json { throw UsageError(PracticeText.jsonOrFormat, ["format": .text(named.rawValue)]) }
    format = arguments.isJSON ? .json : named ?? .plain
    question = try PracticeQuestion(arguments, DocumentOutput(isJSON: format == .json))
  }

  public func run(in context: inout Context) throws -> ExitStatus {
    question.looksLately(in: &context)
    do {
      let answer = try question.ask(&context)
      let line = StatusReport(try answer.today()).text(format, in: context.language)
      // Bars and programs have facts alone; a line for people is said in the tone that they chose.
      if format == .plain, answer.journal.configuration.pack != Pack.builtIn[0] {
        let fact = String(line.prefix { !$0.isNewline })
        context.write(context.workspace.pack(of: answer.journal)(.reminder, ["line": fact]) + "\n")
      } else {
        context.write(line)
      }
      return .yes
    } catch let error as StoreError {
      guard format.isForBars, case .noJournal = error else { throw error }
      return .no
    }
  }
}

extension StatusReport.Format {
  /// Whether nobody reads messages there.
  fileprivate var isForBars: Bool { self == .starship || self == .tmux || self == .waybar }
}
