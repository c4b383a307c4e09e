// What only the journal knows of a word that is being typed: names, ids, properties, tags.

import HostSystem
import JournalDates
import JournalFormat
import JournalLanguage
import JournalModel
import JournalStore
import JournalTemplates

/// A word that could stand where one is being typed, and what it is.
public struct Candidate: Sendable {
  public let text: String
  public let summary: String

  public init(_ text: String, _ summary: String = "") {
    self.text = text
    self.summary = summary
  }
}

/// Candidates from the journal. What cannot be read has none: a completion is no place for complaints.
public struct JournalCandidates {
  let workspace: Workspace
  /// What is typed of the word so far.
  let typed: String
  /// The file that is named already, by a word.
  let file: String?

  public init(typed: String, file: String? = nil, in workspace: Workspace) {
    (self.workspace, self.typed, self.file) = (workspace, typed, file)
  }

  /// The zones of the machine.
  public var zones: [Candidate] { LocalZone.names(workspace.environment).map { Candidate($0) } }

  public var moods: [Candidate] {
    Mood.allCases.map { Candidate((journal?.configuration.moodLabels ?? .standard).name(of: $0)) }
  }

  /// What can be found out; nil where that is nothing. A word that is being completed is no moment for trouble: the command itself tells of it.
  func offered<Value>(_ find: () throws -> Value?) -> Value? {
    do { return try find() } catch { return nil }
  }

  var journal: Journal? { workspace.journalIfFound }

  var today: CalendarDay? { offered { try workspace.today(journal?.configuration ?? .default) } }

  /// The file that is named already.
  var reading: FileReading? { file.flatMap { word in offered { try workspace.file(word).read() } } }

  public var periods: [Candidate] {
    guard let today else { return [] }
    return PeriodText.words.compactMap { word in
      guard let days = PeriodText(word)?.days(on: today) else { return nil }
      return Candidate(word, days.period.map { workspace.language.title(of: $0) } ?? workspace.language.title(of: days.span))
    }
  }

  public var files: [Candidate] {
    let paths = paths
    return periods + shortPeriods(of: paths) + names(of: paths)
  }

  /// `W46` and `Q3` for the files of weeks and quarters that these words mean today, once one is begun.
  private func shortPeriods(of paths: [String]) -> [Candidate] {
    guard let first = typed.first, first == "W" || first == "Q", let today, let layout = journal?.layout else { return [] }
    return paths.compactMap { path in
      guard let period = layout.period(ofPath: path), let word = period.description.split(separator: "-").last.map({ String($0) }),
        word.first == first, PeriodText(word)?.days(on: today)?.period == period
      else { return nil }
      return Candidate(word, workspace.language.title(of: period))
    }
  }

  var paths: [String] { offered { try journal?.entryPaths().paths } ?? [] }

  /// The names of files; the path of one that shares its name with another.
  func names(of paths: [String]) -> [Candidate] {
    let counts = Dictionary(paths.map { (Reference.folded(PathText.stem($0)), 1) }, uniquingKeysWith: +)
    return paths.map { path in
      let name = PathText.stem(path)
      return Candidate(counts[Reference.folded(name)] == 1 ? name : path, path)
    }
  }

  /// The keys of the properties of the file that is named already.
  public var presentKeys: [Candidate] {
    (reading?.openProperties ?? []).map { Candidate($0.key) }
  }

  public var tags: [Candidate] {
    let found = offered { try journal?.map { $0.tags } }?.results.flatMap(\.self) ?? []
    var seen: Set<String> = []
    return found.filter { seen.insert($0.lowercased()).inserted }.sorted().map { Candidate($0) }
  }

  public var templates: [Candidate] {
    let own = (offered { try journal?.templateFiles() } ?? []).compactMap { BuiltInTemplate.name(ofFile: $0) }
    let builtIn = BuiltInTemplate.all.filter { !own.contains($0.name) }
    return own.map { Candidate($0, "your own") } + builtIn.map { Candidate($0.name, $0.summary) }
  }

  /// The values of a setting, where they are few.
  public func values(ofSetting key: String?) -> [Candidate] {
    guard let key, let setting = Setting.named(key) else { return [] }
    let values = setting.isZone ? LocalZone.names(workspace.environment) : setting.choices
    return values.map { Candidate($0) }
  }
}
