// What only the journal knows of a word that is being typed: names, ids, properties, tags.

import CommandKit
import HostSystem
import JournalDates
import JournalFormat
import JournalKit
import JournalModel
import JournalStore
import JournalTemplates

/// Candidates from the journal. What cannot be read has none: a completion is no place for complaints.
struct CandidateSource {
  let request: CompletionRequest
  let context: Context

  init(_ request: CompletionRequest, _ context: Context) {
    self.request = request
    self.context = context
  }

  /// What the shell itself is to add: `files` or `folders`.
  var wanted: String? {
    switch name {
    case "FILE", "OLD", "WHERE", "WHAT", "EXPORT", "PROFILE": "files"
    case "DIR": "folders"
    default: nil
    }
  }

  /// Those that begin with what is typed.
  var candidates: [CompletionCandidate] {
    let found = named(name)
    let fitting = found.filter { $0.text.hasPrefix(request.typed) }
    return fitting.isEmpty && name == "CHANGE" ? meant(among: found) : fitting
  }

  /// The word that stands for the value in help says what it is. Of a few words the declarations know all.
  private var name: String {
    switch request.place {
    case .value(let option): option.choices.isEmpty ? option.value ?? "" : ""
    case .operand(let operand): operand.choices.isEmpty ? operand.name : ""
    case .command, .option, .nothing: ""
    }
  }

  private func named(_ name: String) -> [CompletionCandidate] {
    switch name {
    // A report may go to any file, which has nothing to do with those of the journal.
    case "FILE" where request.isValue(of: DocumentOutput.file) || request.isValue(of: TableTarget.output): []
    // Nor has what is imported.
    case "FILE" where request.command?.name == "import": []
    case "EXPORT": importWords
    case "PROFILE": profiles
    case "NAME=LEVEL": namedMoods
    case "KIND=HABIT": namedHabits
    case "ZONE": LocalZone.names(context.environment).map { CompletionCandidate($0) }
    case "WORD" where request.command?.name == "metrics": metricWords
    case "FILE", "OLD", "WHAT": files
    case "WHERE": request.typed.contains { "#^".contains($0) } ? itemsAnywhere : files
    case "ITEM", "ID": request.command?.operands.first?.name == "FILE" && !isValue ? items(of: reading, "") : itemsAnywhere
    case "KEY" where isValue: metricNames
    case "KEY": presentKeys
    case "CHANGE": changes
    case "NUMBER": undoable
    case "PERIOD", "DAY": periods
    case "METRIC": metrics
    case "TAG": tags
    case "TEMPLATE": templates
    case "LEVEL": moods
    case "SETTING": Setting.all.map { CompletionCandidate($0.key, $0.summary) }
    case "VALUE" where request.isValue(of: GoalCommand.values): plans(of: [.value])
    case "VALUE": settingValues
    case "NAME": plans
    case "WORDS" where request.command?.name == "log": moods + plans(of: [.habit, .task], isArchivedMeant: false)
    case "GOAL": plans(of: [.goal])
    case "HABIT": plans(of: [.habit])
    case "TERM": plans(of: [.term])
    case "SCHEDULE": PropertyWords.values(of: "schedule", in: .habit, .standard, today: .earliest).map { CompletionCandidate($0) }
    case "COMMAND" where request.command?.name == "man": RetroProgram.declared.declarations.map { CompletionCandidate($0.name, $0.summary) }
    default: []
    }
  }

  var moods: [CompletionCandidate] {
    Mood.allCases.map { CompletionCandidate((journal?.configuration.moodLabels ?? .standard).name(of: $0)) }
  }

  private var isValue: Bool { if case .value = request.place { true } else { false } }

  /// What can be found out; nil where that is nothing. A word that is being completed is no moment for trouble: the command itself tells of it.
  func offered<Value>(_ find: () throws -> Value?) -> Value? {
    do { return try find() } catch { return nil }
  }

  var journal: Journal? {
    context.workspace.journalIfFound
  }

  var today: CalendarDay? { offered { try context.workspace.today(journal?.configuration ?? .default) } }

  /// The file that the command line names already.
  var reading: FileReading? { request.operands.first.flatMap { word in offered { try context.workspace.file(word).read() } } }

  var periods: [CompletionCandidate] {
    guard let today else { return [] }
    return PeriodText.words.compactMap { word in
      guard let days = PeriodText(word)?.days(on: today) else { return nil }
      return CompletionCandidate(word, days.period?.title ?? days.span.title)
    }
  }

  private var files: [CompletionCandidate] {
    let paths = paths
    return periods + shortPeriods(of: paths) + names(of: paths)
  }

  /// `W46` and `Q3` for the files of weeks and quarters that these words mean today, once one is begun.
  private func shortPeriods(of paths: [String]) -> [CompletionCandidate] {
    guard let first = request.typed.first, first == "W" || first == "Q", let today, let layout = journal?.layout else { return [] }
    return paths.compactMap { path in
      guard let period = layout.period(ofPath: path), let word = period.description.split(separator: "-").last.map({ String($0) }),
        word.first == first, PeriodText(word)?.days(on: today)?.period == period
      else { return nil }
      return CompletionCandidate(word, period.title)
    }
  }

  var paths: [String] { offered { try journal?.entryPaths().paths } ?? [] }

  /// The names of files; the path of one that shares its name with another.
  func names(of paths: [String]) -> [CompletionCandidate] {
    let counts = Dictionary(paths.map { (Reference.folded(PathText.stem($0)), 1) }, uniquingKeysWith: +)
    return paths.map { path in
      let name = PathText.stem(path)
      return CompletionCandidate(counts[Reference.folded(name)] == 1 ? name : path, path)
    }
  }

  private var presentKeys: [CompletionCandidate] {
    let properties = reading?.openProperties ?? []
    return properties.filter { !request.operands.dropFirst().contains($0.key) }.map { CompletionCandidate($0.key) }
  }

  var tags: [CompletionCandidate] {
    let found = offered { try journal?.map { $0.tags } }?.results.flatMap(\.self) ?? []
    var seen: Set<String> = []
    return found.filter { seen.insert($0.lowercased()).inserted }.sorted().map { CompletionCandidate($0) }
  }

  private var templates: [CompletionCandidate] {
    let own = (offered { try journal?.templateFiles() } ?? []).compactMap { BuiltInTemplate.name(ofFile: $0) }
    let builtIn = BuiltInTemplate.all.filter { !own.contains($0.name) }
    return own.map { CompletionCandidate($0, "your own") } + builtIn.map { CompletionCandidate($0.name, $0.summary) }
  }

  private var settingValues: [CompletionCandidate] {
    guard let key = request.operands.dropFirst().first, let setting = Setting.named(key) else { return [] }
    let values = setting.isZone ? LocalZone.names(context.environment) : setting.choices
    return values.map { CompletionCandidate($0) }
  }
}
