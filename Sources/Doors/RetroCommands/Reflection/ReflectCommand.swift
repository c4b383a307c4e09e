// `retro reflect`: a guided reflection.

public import CommandKit
import HostSystem
import JournalDates
import JournalGuidance
import JournalGuides
import JournalKit
import JournalLanguage
import JournalModel
import JournalReflection
import JournalStore
import PlainFormats
import ReflectionScreens

/// Leads through a reflection, or writes its questions into the day.
public struct ReflectCommand: Command {
  public static let name = "reflect"
  public static let aliases: [CommandAlias] = ["reflection", "cbt"]
  public static let declaration = CommandDeclaration(
    name, "Look at what is on your mind, question by question.",
    discussion: """
      Asks on your terminal, three to five questions that build on each other, chosen by the day's mood: after a bad day a thought record (cbt), after an
      average one a step back from a thought (act), after a good one more of what helps (ba). Before and after, how strong the feeling is. Every
      answer is written at once into the day's file, as a section ‘Reflection’; what was begun goes on where it was left, and --new begins another one.

      A thought that sounds like a habit of thinking is asked about, and written down only where you say that it fits. At the end stand three lines
      made of facts of your journal, and one key makes a Try or an Action of what you answer to them.

      --template writes the questions alone, to be answered in any editor; ‘retro check DAY’ says which are open. It is no therapy and takes the place of
      none: ‘retro help-lines’ says whom to call.
      """,
    options: [guide, date, new, template, photo, .dryRun, .json],
    examples: [
      Example("retro reflect", "Today, by its mood."),
      Example("retro reflect --guide act --date yesterday", "A guide of your choice, for another day."),
      Example("retro reflect --template", "The questions alone, for your editor."),
    ])

  private static let guide = Option(
    "guide", value: .guide, .choice(of: Reflection.Guide.allCases), "Which one, whatever the mood: cbt, act or ba.")
  private static let date = Option("date", value: .day, .days, "Of this day, such as yesterday or 2026-11-18.")
  private static let new = Flag("new", "Begin another one, whatever questions are open.")
  private static let template = Flag("template", "Write the questions into the day's file, and ask nothing.")
  private static let photo = Option("photo", value: .file, "Copy this picture into the journal, and name it in the reflection.")

  private let guide: Reflection.Guide?
  private let date: AskedDays?
  private let isNew: Bool
  private let isTemplate: Bool
  private let photo: String?
  private let isDryRun: Bool
  private let isJSON: Bool

  public init(_ arguments: Arguments) throws(UsageError) {
    guide = try arguments[Self.guide]
    date = try arguments[Self.date]
    photo = try arguments[Self.photo]
    (isDryRun, isJSON, isNew) = (arguments[.dryRun], arguments.isJSON, arguments[Self.new])
    // What is only shown, or told to a program, asks nobody.
    isTemplate = arguments[Self.template] || isDryRun || isJSON
  }

  public func run(in context: inout Context) throws -> ExitStatus {
    if !isTemplate { try GuidedScreen.checkTerminal(context, for: "retro reflect", instead: AskingText.insteadOfReflect) }
    let journal = try context.openJournal()
    let today = try context.today(in: journal)
    let day = try date?.past(on: today, orElse: DayErrorText.toComeReflection) ?? today
    let start = try context.workspace.reflectionStart(on: day, guide, isNew: isNew, in: journal)
    // What was begun in a language goes on in it.
    let begun = start.open.flatMap { GuideWords.language(of: $0.reflection) }
    let language = context.globals.language ?? begun ?? context.workspace.ownLanguage
    let kept = try photo.map { try context.workspace.keepPhoto($0, on: day, in: journal, isDryRun: isDryRun) }
    let words = GuideWords.of(language)
    if isTemplate { return try writeTemplate(start, words, photo: kept, in: journal, &context) }
    return try ask(start, words, ReflectionWords.of(language), photo: kept, in: journal, &context)
  }

  private func ask(
    _ start: ReflectionStart, _ words: GuideWords, _ lists: ReflectionWords, photo: String?, in journal: Journal, _ context: inout Context
  ) throws -> ExitStatus {
    let open = start.open.map { (number: $0.number, reflection: $0.reflection) }
    let kind = guide ?? start.guide
    let guided = open.map { GuidedReflection(goingOn: $0.reflection, as: kind, words, lists) } ?? GuidedReflection(kind, words, lists)
    let values = kind == .act ? try context.workspace.valueTitles(in: journal) : []
    let unsent = open == nil ? nil : context.workspace.unsent(of: "retro reflect")
    var dialogue = ReflectionDialogue(guided, kept: unsent ?? "")
    dialogue.written = { PrivateWords.written($0) }
    var screen = ReflectionScreen(
      dialogue, ReflectionWriting(into: start.target, goingOn: open), ReflectionFrames(mood: start.mood, values: values),
      start, photo: photo, of: journal, in: context)
    screen.unsent = unsent
    return try screen.run(in: &context)
  }

  private func writeTemplate(
    _ start: ReflectionStart, _ words: GuideWords, photo: String?, in journal: Journal, _ context: inout Context
  ) throws -> ExitStatus {
    if let open = start.open {
      if isJSON { context.write(start.openJSON) }
      context.note(ReflectText.openAlready, ["path": .place("\(start.target.place.shown):\(open.line)"), "command": .text(start.command)])
      return .no
    }
    let written = try context.workspace.writeQuestions(
      of: guide ?? start.guide, in: words, photo: photo, on: start.day, journal: journal, isDryRun: isDryRun)
    if isJSON {
      context.write(written.json)
      return .yes
    }
    context.write(written.outcome.preview)
    context.note(
      ReflectText.template,
      [
        "dry": .flag(isDryRun), "count": .number(written.guide.questions), "guide": .text(words.name(of: written.guide)),
        "path": .place("\(written.file.place.shown):\(written.line)"),
      ])
    return .yes
  }
}

extension ReflectionStart {
  /// The command that goes on with the open one.
  var command: String { "retro reflect" + (isOtherDay ? " --date \(day)" : "") }
}
