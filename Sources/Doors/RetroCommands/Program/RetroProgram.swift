// The program: its commands, and how it starts and ends.

public import CommandKit
import HostSystem
import JournalKit
import JournalLanguage
import JournalStore
import JournalText

/// `retro` as a value.
public struct RetroProgram: Sendable {
  /// The version that `retro --version` prints.
  public static let version = "0.1.0"

  private var program: Program<Context> { Self.declared }

  /// The commands; manual pages, completions and tables are made of the same value.
  static var declared: Program<Context> {
    Program(
      "retro", version: version, "Retrospectives, days and goals in plain Markdown files.",
      discussion: "Files are yours: a command changes only the bytes it is asked to change, and says so where it cannot.",
      globalOptions: GlobalOptions.declared,
      commands: [
        InitCommand.self, NewCommand.self, OpenCommand.self, TemplatesCommand.self, InspectCommand.self, GetCommand.self, SetCommand.self,
        UnsetCommand.self, TickCommand.self, AddCommand.self, MoodCommand.self,
        LogCommand.self, DoCommand.self, SkipCommand.self, ReviewCommand.self, UndoCommand.self,
        HabitCommand.self, TaskCommand.self, GoalCommand.self, MilestoneCommand.self, ObligationCommand.self, TermCommand.self,
        ValueCommand.self, ActivitiesCommand.self, MeasuresCommand.self,
        RenameCommand.self, DeleteCommand.self, ListCommand.self, ReportCommand.self, TriesCommand.self, ActionsCommand.self,
        HistoryCommand.self, CalendarCommand.self, ShowCommand.self,
        TodayCommand.self, StatusCommand.self, StreaksCommand.self, PointsCommand.self, ProgressCommand.self, AlignmentCommand.self,
        SearchCommand.self, LinksCommand.self, BacklinksCommand.self, OrphansCommand.self, TagsCommand.self, PropertiesCommand.self,
        StatsCommand.self, MetricsCommand.self, WellnessCommand.self, ContextCommand.self, ImportCommand.self,
        IndexCommand.self, WatchCommand.self, CheckCommand.self, ConfigCommand.self,
        DoctorCommand.self, CompletionsCommand.self, ManCommand.self, CompleteCommand.self,
      ])
  }

  public init() {}

  /// The declarations of the commands that people are told of.
  public var declarations: [CommandDeclaration] { program.declarations }

  /// A command that deals itself with what an interrupted one left, or that reads no journal or may write nothing at all.
  protocol SettlesItself {}

  /// Runs what the words (without the program's own name) ask for; what it says waits in the context.
  public func run(_ words: [String], in context: inout Context) -> ExitStatus {
    context.globals = GlobalOptions(colouringAs: words)
    defer {
      if let interruption = context.workspace.interruption, !(context.globals.isQuiet && interruption.reason == nil) {
        context.warn(
          interruption.text(
            in: context.language, for: context.audience(on: .error), on: (try? context.workspace.now())?.day))
      }
      context.hear()
    }
    context.words = ["retro"] + words
    do {
      switch try program.resolve(words) {
      case .version: context.write(program.versionLine)
      case .help(let topic): context.write(program.help(topic, width: context.display.width))
      case .run(let command, let arguments):
        context.globals = try GlobalOptions(arguments)
        if context.globals.showsPrivate == true { try (command as? any TakingText)?.refusePrivateOption() }
        if !(command is any SettlesItself), let root = context.workspace.rootIfFound {
          context.workspace.settle(root, mayWrite: !context.globals.isDryRun)
        }
        return try command.run(in: &context)
      }
      return .yes
    } catch {
      let typed = context.workspace.hasWritten ? "" : program.unsavedText(in: words)
      if !typed.isEmpty { context.keep(unwritten: typed) }
      context.warn(.failure(error, in: context.language))
      return .failed
    }
  }

  /// What is wrong with the declarations themselves, examples that would be refused among it; for tests.
  public var contradictions: [String] {
    program.commands.flatMap { command in
      let refused = command.declaration.examples.compactMap { example -> String? in
        do throws(UsageError) {
          _ = try program.resolve(example.words)
          return nil
        } catch {
          return "‘\(example.line)’ is refused: \(error.what)"
        }
      }
      return command.declaration.contradictions(globalOptions: program.globalOptions) + refused
    }
  }

  /// Runs the words this process was started with, and ends it.
  public static func main() -> Never {
    Terminal.ignoreBrokenPipes()
    var context = Context(environment: .current(), language: .english)
    var status = ExitStatus.failed
    if HostProcess.areArgumentsUTF8 {
      status = RetroProgram().run(Array(HostProcess.arguments.dropFirst()), in: &context)
    } else {
      context.warn(.failure(UsageError(ProgramText.notUTF8), in: context.language))
    }
    do throws(HostError) {
      try context.flush()
    } catch {
      // There is nobody left to tell.
      Terminal.show(MarkedText.failure(error, in: context.language).harmless().plain, to: .error)
      status = .failed
    }
    HostProcess.exit(status.rawValue)
  }
}
