// `retro do`: an activity was done.

public import CommandKit
import JournalDates
import JournalKit
import JournalLanguage
import JournalModel
import JournalStore

/// Writes down that activities were done.
public struct DoCommand: Command, TakingText {
  public static let name = "do"
  public static let declaration = CommandDeclaration(
    name, "Write down what you did.",
    discussion: """
      Ticks the line of the day’s log that waits for the habit or task, or adds one, in the style of the others. The day’s file is made from its
      template if there is none yet. Amounts stand behind the name that they are of: 5.2km, 28min, 12, or pages=30 for a field of your own. An
      amount of a habit with a target adds to what the day has, until the target is reached.

      Done twice is done once: the second time says so and writes nothing, or adds what is new to the line. ‘--again’ writes one more line,
      which earns a habit’s points once more; those of a task are earned once. ‘retro undo’ takes back what was written.
      """,
    operands: [names],
    options: [.doneOn, .loggedAt, again, partly, note, .dryRun, .json],
    examples: [
      Example("retro do squash", "Done today."),
      Example("retro do run 5.2km 28min --at 07:40 --date tue", "With amounts and a time, last Tuesday."),
      Example("retro do piano 20min call-mum", "Two of them."),
    ])

  private static let names = Operand(repeating: .name, "A habit or a task, by its file’s name or its title, and amounts behind it.")
  private static let again = Flag("again", "Once more, though it is done already.")
  private static let partly = Flag("partly", "Only in part.")
  private static let note = Option("note", value: .text, "A few words about it.")

  private let words: [String]
  private let date: AskedDays?
  private let time: TimeSpan?
  private let note: String
  private let isAgain: Bool
  private let state: LogLine.State
  private let isDryRun: Bool
  private let isJSON: Bool

  public init(_ arguments: Arguments) throws(UsageError) {
    words = try arguments[Self.names]
    date = try arguments[.doneOn]
    time = try arguments[.loggedAt]
    note = try arguments[Self.note] ?? ""
    isAgain = arguments[Self.again]
    state = arguments[Self.partly] ? .partly : .done
    isDryRun = arguments[.dryRun]
    isJSON = arguments[.json]
  }

  public func run(in context: inout Context) throws -> ExitStatus {
    let journal = try context.openJournal()
    // No other day's file is opened for it.
    let today = try context.today(in: journal)
    let writing = try context.workspace.log(
      done: words, state, at: time, note: note, isAgain: isAgain, on: try date?.done(on: today) ?? today, in: journal, isDryRun: isDryRun)
    writing.tell(isDryRun: isDryRun, isJSON: isJSON, in: &context)
    return .yes
  }
}

extension OptionKey where Self == Option<TimeSpan?> {
  /// When on the day it was.
  static var loggedAt: Self { Option("at", value: .time, .loggedTime, "The time of it, such as 18:30 or 18:30-19:10.") }
}

extension WordForm<TimeSpan> {
  /// When on a day something was, or from when to when.
  static var loggedTime: WordForm {
    let form = WordForm.form("a time such as 18:30 or 18:30-19:10") { TimeSpan($0) }
    return WordForm { word, name throws(UsageError) in
      let time = try form.read(word, name)
      // An end before the start lies after midnight; nothing lasts until just before the same time of the next day.
      if let end = time.end, end < time.start, let minutes = time.minutes, minutes > 12 * 60 {
        throw UsageError(
          LogText.endsBefore, ["time": .text(time.text), "hours": .number(minutes / 60), "minutes": .number(minutes % 60)],
          hint: LogText.endsBeforeWay,
          ["end": "\(end)", "start": "\(time.start)", "span": .text(TimeSpan(end, to: time.start).text)])
      }
      return time
    }
  }
}
