// The program: its commands, and how it starts and ends.

import CommandGuesses
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

/// `retro` as a value.
public struct RetroProgram: Sendable {
  /// The version that `retro --version` prints.
  public static let version = "0.1.0"

  var program: Program<Context> { Self.declared }

  /// The commands; manual pages, completions and tables are made of the same value.
  static let declared: Program<Context> = Program(
    "retro", version: version, "Retrospectives, days and goals in plain Markdown files.",
    discussion: "Files are yours: a command changes only the bytes it is asked to change, and says so where it cannot.",
    globalOptions: GlobalOptions.declared,
    meanings: OptionMeaning.all, topics: HelpTopic.all, groups: groups)

  /// In the order of a day: what is done each day first, what is looked after last.
  private static var groups: [CommandGroup<Context>] {
    [
      CommandGroup(
        "Every day",
        [
          TodayCommand.self, MoodCommand.self, LogCommand.self, DoneCommand.self, CorrectCommand.self, UnlogCommand.self, OpenCommand.self,
          UndoCommand.self,
        ],
        others: [SkipCommand.self, StatusCommand.self]),
      CommandGroup(
        "Retrospectives",
        [NewCommand.self, AddCommand.self, ReviewCommand.self, ReportCommand.self],
        others: [TriesCommand.self, ActionsCommand.self, HistoryCommand.self]),
      CommandGroup(
        "Reflection",
        [ReflectCommand.self],
        others: [ReflectionsCommand.self, ThemesCommand.self, HelpLinesCommand.self, PacksCommand.self]),
      CommandGroup(
        "Looking back",
        [ShowCommand.self, SearchCommand.self, ListCommand.self, ChartCommand.self],
        others: [OnThisDayCommand.self, CalendarCommand.self, SiteCommand.self, CardCommand.self, StatsCommand.self]),
      CommandGroup(
        "Insights",
        [DigestCommand.self, InsightsCommand.self, TrendsCommand.self],
        others: [CompareCommand.self, OutlookCommand.self, RecordsCommand.self, AdviceCommand.self]),
      CommandGroup(
        "Plans",
        [HabitCommand.self, TaskCommand.self, GoalCommand.self, TermCommand.self],
        others: [
          MilestoneCommand.self, ObligationCommand.self, ValueCommand.self, ExperimentCommand.self,
          ActivitiesCommand.self,
          StreaksCommand.self, PointsCommand.self, TotalsCommand.self, ProgressCommand.self, AlignmentCommand.self,
        ]),
      CommandGroup(
        "Measured",
        [MetricsCommand.self, ImportCommand.self],
        others: [ExportCommand.self, WellnessCommand.self, ContextCommand.self, MeasuresCommand.self]),
      CommandGroup(
        "Files", [],
        others: [
          RenameCommand.self, DeleteCommand.self, GetCommand.self, SetCommand.self, UnsetCommand.self, TickCommand.self,
          TagsCommand.self, PropertiesCommand.self, LinksCommand.self, BacklinksCommand.self, OrphansCommand.self, InspectCommand.self,
        ]),
      CommandGroup(
        "Care",
        [InitCommand.self, ConfigCommand.self, BackupCommand.self],
        others: [
          TemplatesCommand.self, CheckCommand.self, DoctorCommand.self, KeptCommand.self, WatchCommand.self, IndexCommand.self,
          SyncCommand.self, DiffCommand.self, ConflictsCommand.self, ResolveCommand.self, GitCommand.self,
          CompletionsCommand.self, ManCommand.self, CompleteCommand.self,
        ]),
    ]
  }

  public init() {}

  /// The declarations of the commands that people are told of.
  public var declarations: [CommandDeclaration] { program.declarations }

  /// Runs what the words (without the program's own name) ask for; what it says waits in the context.
  public func run(_ typed: [String], in context: inout Context) -> ExitStatus {
    // Git runs it for each file, and to look for it among all other words takes longer than most files take to be merged.
    if let driver = GitCommand(driver: typed) { return driver.merge(&context) }
    let words = GuessedWay.ordered(typed)
    context.globals = GlobalOptions(colouringAs: words)
    defer {
      if let interruption = context.workspace.interruption, !(context.globals.isQuiet && interruption.reason == nil) {
        context.warn(
          interruption.text(
            in: context.language, for: context.audience(on: .error), on: (try? context.workspace.now())?.day))
      }
      context.hear()
    }
    context.words = ["retro"] + typed
    // The words that are run, which are others than those typed where these ask for something.
    var run = words
    // What every command takes may stand before all that is said: ‘retro --language de last week’.
    let head = words.prefix(GlobalOptions.countAtHead(of: words)), said = Array(words[head.count...])
    let isElsewhere = head.contains { $0.hasPrefix(GlobalOptions.journal.name) }
    do {
      var request: Program<Context>.Request
      var asked = (isElsewhere ? nil : named(said, in: context) ?? awaited(said, in: context) ?? exported(said, in: context) ?? shared(said, in: context) ?? otherDay(said, in: context) ?? term(in: said, of: context)) ?? instead(of: said)
      if !isElsewhere { asked = try daysOfTerm(in: asked ?? said, of: context).map { instead(of: $0) ?? $0 } ?? asked }
      if let asked {
        run = asked + head
        tell(said, takenAs: asked, in: &context)
        request = try program.resolve(run)
      } else if let meant = GuessedWay.translated(said).map({ GuessedWay.moods($0) ?? $0 }), program.operands(in: said) == nil, program.topic(named: said[0]) == nil, accepts(meant) {
        // ‘retro heute’, ‘retro stimmung gut’
        context.note(SurfaceText.taken, ["typed": .text(said[0]), "option": .text("retro \(meant[0])")])
        request = try program.resolve(meant + head)
      } else {
        request = try guessing(words, in: context) { () throws(UsageError) in try program.resolve(words) }
      }
      if case .nothing = request {
        // Bare words ask how the day is; where there is no journal, how to begin.
        request = try program.resolve(words + [TodayCommand.name])
        if case .run(_, let arguments) = request { context.globals = try GlobalOptions(arguments) }
        if context.workspace.rootIfFound == nil, context.globals.journal == nil {
          Self.welcome(in: &context)
          return .yes
        }
      }
      switch request {
      case .version: context.write(program.versionLine)
      case .help(let subject): Self.show(subject, in: &context)
      case .nothing: return .failed
      case .run(var command, let arguments):
        context.globals = try GlobalOptions(arguments)
        command = try Self.privately(command, &context)
        for (typed, option) in arguments.taken {
          context.note(SurfaceText.taken, ["typed": .text(typed), "option": .text(option)])
        }
        if !type(of: command).settlesItself, let root = context.workspace.rootIfFound {
          context.workspace.settle(root, mayWrite: !context.globals.isDryRun)
        }
        let status = try command.run(in: &context)
        // What was kept because it could not be written has its place now.
        if context.workspace.hasWritten { context.workspace.forget(written: program.ownText(in: words, input: context.input)) }
        return status
      }
      return .yes
    } catch {
      let typed = context.workspace.hasWritten ? "" : program.unsavedText(in: run, input: context.input)
      context.warn(.failure(error, in: context.language))
      if !typed.isEmpty {
        if let marked = MarkedText.typed(typed, refusedFor: error) { context.warn(marked) }
        context.keep(unwritten: typed)
      }
      // A program that asked gets one object in either case; one that has its answer already is told no more.
      if GlobalOptions.isJSONAsked(in: words), context.output.isEmpty,
        let answer = JSONValue.failure(error, in: context.language, for: context.audience(of: .data))
      {
        context.write(answer)
      }
      return .failed
    }
  }

  /// What tells of the days that all words before the options are, a day or a period: ‘retro -1d’, ‘retro w47’. Nil where they are a command, or
  /// anything else.
  func days(_ words: [String]) -> [String]? {
    if let isOneDay = diaryIsOfOneDay(words) { return [isOneDay ? ShowCommand.name : ReportCommand.name] + words.dropFirst() }
    // A word that names a command is asked for nothing else, and reading days has many tables to make.
    guard let first = words.first, !first.hasPrefix("--"), program.command(named: first) == nil else { return nil }
    let said = words.prefix(1) + words.dropFirst().prefix { !$0.hasPrefix("-") }
    guard let period = PeriodText(said: said.joined(separator: " ")), program.operands(in: words) == nil, program.topic(named: first) == nil
    else { return nil }
    return [period.isOfOneDay ? ShowCommand.name : ReportCommand.name] + words
  }

  /// Whether ‘diary friday’ asks for what is written on one day, ‘diary november’ for that of several: neither is an entry of these words. Nil
  /// for others.
  private func diaryIsOfOneDay(_ words: [String]) -> Bool? {
    guard words.count > 1, ["diary", "journal"].contains(words[0].lowercased()) else { return nil }
    return PeriodText(said: words.dropFirst().prefix { !$0.hasPrefix("-") }.joined(separator: " ")).map(\.isOfOneDay)
  }

  /// The command line that is meant by words that are none, or that ask instead of telling what to do; nil where they are taken as they are.
  private func instead(of words: [String]) -> [String]? {
    if words.allSatisfy({ $0.hasPrefix("--") }) { return nil }
    let ways = [
      MetricsCommand.noting, GuessedWay.dayFirst, GuessedWay.printed, GuessedWay.taggedTasks, GuessedWay.judged, GuessedWay.searched,
      GuessedWay.listedDays, GuessedWay.own, GuessedWay.due, GuessedWay.marked, GuessedWay.ofHabit, GuessedWay.reminded, GuessedWay.putOff, GuessedWay.limited, GuessedWay.quoted, GuessedWay.item,
      GuessedWay.takenBack,
      GuessedWay.leavingOut, GuessedWay.begun, GuessedWay.exported,
    ]
    if let meant = GuessedWay.shortened(words) ?? days(words) ?? ways.lazy.compactMap({ $0(words) }).first { return meant }
    let asked = GuessedWay.moods(words) ?? GuessedWay.measured(words) ?? GuessedWay.paired(words)
      ?? GuessedWay.question(words).flatMap { program.operands(in: words) == nil || GuessedWay.asks(words) ? $0 : nil }
    if let asked = asked.map({ GuessedWay.moods($0) ?? $0 }) { return asked + words.filter { $0.hasPrefix("--") } }
    return (GuessedWay.grouped(words) ?? GuessedWay.counted(words)).flatMap { isUnknown(words) ? $0 : nil }
  }

  /// Whether words name no command, nor nearly one.
  private func isUnknown(_ words: [String]) -> Bool {
    do throws(UsageError) {
      _ = try program.resolve(words)
      return false
    } catch {
      return error.advice == .none && !error.isOfCommand
    }
  }

  /// Says that other words are read in place of those that were typed.
  private func tell(_ words: [String], takenAs asked: [String], in context: inout Context) {
    context.note(SurfaceText.taken, ["typed": .text(words.joined(separator: " ")), "option": .text((["retro"] + asked.map { ShellText.quoted($0) }).joined(separator: " "))])
  }

  /// Reads a command line; where it is refused, with the way to what was probably meant.
  private func guessing<Value>(_ words: [String], in context: Context, _ body: () throws(UsageError) -> Value) throws(UsageError) -> Value {
    do throws(UsageError) { return try body() } catch {
      throw GuessedWay.leading(from: error, of: GlobalOptions.removed(from: words)) { accepts($0) && finds($0, in: context) }
    }
  }

  /// Whether a command line, without the program’s name, is one that can be run: its words are read, and a setting that it names is there.
  func accepts(_ line: [String]) -> Bool {
    if line.starts(with: ["config", "set"]), line.count > 2, SettingWords(Array(line.dropFirst(2))) == nil { return false }
    do throws(UsageError) {
      _ = try program.resolve(line)
      return true
    } catch {
      return false
    }
  }

  /// Says in five lines how to begin, where there is no journal.
  private static func welcome(in context: inout Context) {
    let say = context.language
    context.write(say(SurfaceText.welcome) + "\n")
    let ways: [(String, SurfaceText)] = [
      ("retro init DIR", SurfaceText.welcomeInit), ("retro --journal DIR", SurfaceText.welcomeElsewhere),
      ("retro help", SurfaceText.welcomeHelp),
      ("retro help first-steps", SurfaceText.welcomeGuide),
    ]
    for (line, text) in ways { context.write("  \(line)\(String(repeating: " ", count: 24 - line.count))\(say(text))\n") }
  }

  /// Runs other words in place of those that were typed: of a command that is one of another on a file that had to be found first.
  static func run(instead words: [String], in context: inout Context) throws -> ExitStatus {
    guard case .run(let command, _) = try declared.resolve(words) else { return .failed }
    return try command.run(in: &context)
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
    var context = Context(environment: .current())
    var status = ExitStatus.failed
    if HostProcess.areArgumentsUTF8 {
      status = RetroProgram().run(Array(HostProcess.arguments.dropFirst()), in: &context)
    } else {
      context.warn(.failure(UsageError(UsageText.notUTF8), in: context.language))
    }
    do throws(HostError) {
      try context.flush(isLast: true)
    } catch {
      // There is nobody left to tell.
      Terminal.show(MarkedText.failure(error, in: context.language).harmless().plain, to: .error)
      status = .failed
    }
    HostProcess.exit(status.rawValue)
  }

  /// A command as ‘--private’ means it: one that writes words writes them as private ones.
  private static func privately(_ command: any Command<Context>, _ context: inout Context) throws -> any Command<Context> {
    guard type(of: command).mayTakeText else { return command }
    guard context.globals.showsPrivate == true else {
      if let word = (command as? any TakingText)?.keptPrivateWord { context.note(SurfaceText.begunPrivate, ["word": .text(word)]) }
      return command
    }
    guard let making = command as? any MakingPrivate & Command<Context>, let made = making.madePrivate() else {
      try (command as? any TakingText)?.refusePrivateOption()
      return command
    }
    // What is written so is told as private text is.
    context.globals.showsPrivate = nil
    context.note(SurfaceText.madePrivate)
    return made as any Command<Context>
  }
}
