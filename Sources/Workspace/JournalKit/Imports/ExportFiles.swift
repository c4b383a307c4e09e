// Which files are imported, and how they are read.

import HostSystem
import JournalFormat
public import JournalDates
public import JournalImports
import JournalModel
import JournalPhrases
public import JournalStore
import JournalText
import JournalLanguage

/// What a person says of exports that are to be imported; what they leave open, the journal and the exports tell.
public struct ImportRequest: Sendable {
  /// A file, or a folder of files.
  public var path: String
  public var kind: ExportKind?
  /// The name of the zone that the person was in.
  public var zone: String?
  /// Names of moods with what they mean, as given.
  public var moods: [(name: String, level: String)] = []
  /// The name of a profile of tables, or the path of its file.
  public var profile: String?
  public var hasDecimalComma: Bool?
  /// What columns of a table without a profile are said to be, by their titles.
  public var columns: [(title: String, meaning: String)] = []

  public init(path: String, kind: ExportKind? = nil) { (self.path, self.kind) = (path, kind) }
}

/// Files that were named, read.
public struct ReadExports: Sendable {
  public internal(set) var exports: [ReadExport] = []
  /// Whether a folder was named.
  public let isFolder: Bool
  /// Why a file is not imported.
  public var failures: [(name: String, error: ImportError)] = []
  /// Files of a folder that are none of the exports that are known.
  public internal(set) var passedOver: [String] = []
}

extension Workspace {
  /// Reads what was named; what is wrong with one file of a folder stops no other.
  /// - Parameters:
  ///   - mayAsk: Whether somebody can be asked.
  ///   - asksForDays: Whether days of a table that may be meant in two ways are asked about afterwards.
  ///   - askZone: Asks where the person was; nil where they do not say it.
  ///   - reading: Reads a file of this name, and may tell meanwhile how far.
  public func readExports(
    _ request: ImportRequest, for journal: Journal, mayAsk: Bool = false, asksForDays: Bool = false, askZone: () -> ZoneRules? = { nil },
    reading: (String, ExportReader, (ExportReader) throws(ImportError) -> ReadExport) throws(ImportError) -> ReadExport = {
      _, reader, read throws(ImportError) in try read(reader)
    }
  ) throws -> ReadExports {
    let path = request.path
    let disk = PathText.absolute(path, from: try folder())
    guard FileSystem.exists(disk) else {
      throw WorkspaceError(
        .notFound, MeasureErrorText.noFile, ["path": .text(path)], help: MeasureErrorText.noFileWay)
    }
    var found = ReadExports(isFolder: FileSystem.isDirectory(disk))
    var reader = try reader(for: request, in: journal, mayAsk: mayAsk)
    // A folder may hold any tables; one that is named is meant.
    if !found.isFolder, request.profile == nil {
      reader.settings.plainTable = try plainTable(for: request, in: journal)
      reader.settings.plainTable?.asksForDays = asksForDays
    }
    for file in found.isFolder ? try Self.files(in: disk) : [disk] {
      let name = found.isFolder ? PathText.join(path, String(file.dropFirst(disk.count + 1))) : path
      func read(_ reader: ExportReader) throws(ImportError) -> ReadExport {
        try reading(name, reader) { reader throws(ImportError) in try reader.reading(file) }
      }
      do throws(ImportError) {
        do throws(ImportError) {
          found.exports.append(try read(reader))
        } catch .export(.needsZone) where reader.settings.zone == nil && mayAsk {
          reader.settings.zone = askZone()
          found.exports.append(try read(reader))
        }
      } catch {
        switch error {
        case .export(.empty) where found.isFolder, .export(.unknown) where found.isFolder, .export(.isNone) where found.isFolder,
          .export(.database) where found.isFolder:
          found.passedOver.append(name)
        default: found.failures.append((name, error))
        }
      }
    }
    if reader.settings.zone == nil,
      found.exports.contains(where: { $0.found.contains { $0.source == AppleHealthReader.source && $0.span != nil } })
    {
      note(MeasureErrorText.machineZone, ["zone": .text(LocalZone.name(environment))])
    }
    found.exports = try ReadExport.layingOverScreens(found.exports).map { try knownAgain($0, in: journal) }
    if !found.isFolder, let failure = found.failures.first { throw WorkspaceError(notImported: failure.name, failure.error) }
    try refuseOtherColumns(request, found.exports)
    return found
  }

  /// Refuses what is said of a column that no table has: with a slip in its name the numbers would come in under another.
  private func refuseOtherColumns(_ request: ImportRequest, _ exports: [ReadExport]) throws(WorkspaceError) {
    let titles = exports.flatMap(\.found).compactMap(\.understanding).flatMap { $0.columns.map(\.title) }
    let known = Set(titles.map { $0.lowercased() })
    guard !known.isEmpty, let other = request.columns.first(where: { !known.contains($0.title.lowercased()) }) else { return }
    throw WorkspaceError(
      .notFound, ImportedTableText.noColumn, ["name": .text(other.title)], help: ImportedTableText.noColumnWay, ["names": .quoted(titles, .and)])
  }

  /// The rules of a zone of the machine.
  public func zoneRules(named name: String) throws(WorkspaceError) -> ZoneRules {
    if case .file(let bytes)? = LocalZone.named(name, environment), let rules = ZoneRules(tzif: bytes) { return rules }
    let near = ZoneNames.system(environment).near(name)
    throw WorkspaceError(
      .notFound, MeasureErrorText.noZone, ["name": .text(name)], help: near == nil ? MeasureErrorText.noZoneWay : MeasureErrorText.near,
      ["name": .text(near ?? "")])
  }

  /// The beginning of a profile for a table, as lines of `retro.yaml`, and its name.
  public func suggestedProfile(for request: ImportRequest) throws -> (name: String, lines: [String]) {
    let disk = PathText.absolute(request.path, from: try folder())
    let name = request.profile ?? Self.profileName(of: PathText.stem(request.path))
    guard let lines = TableReader.suggestion(for: try FileSystem.read(disk), named: name) else {
      throw WorkspaceError(
        .badExport, MeasureErrorText.noDays, ["path": .text(request.path)], help: MeasureErrorText.noDaysWay)
    }
    return (name, lines)
  }
}

extension Workspace {
  /// All files below a folder, in order. What lies in folders of Loop’s habits is read with their list.
  private static func files(in folder: String) throws -> [String] {
    let paths = try FileSystem.walk(folder) { $0.split(separator: "/").last?.hasPrefix(".") ?? false }.files.map(\.path)
    let list = "Habits.csv"
    let habits = paths.filter { PathText.name($0) == list }.map { String($0.dropLast(list.count)) }
    return paths.filter { path in
      if PathText.name(path).hasPrefix(".") { return false }
      guard ["Checkmarks.csv", "Scores.csv"].contains(PathText.name(path)) else { return true }
      return !habits.contains { path.hasPrefix($0) }
    }.sorted().map { PathText.join(folder, $0) }
  }

  private func reader(for request: ImportRequest, in journal: Journal, mayAsk: Bool) throws -> ExportReader {
    var settings = ImportSettings()
    settings.zone = try (request.zone ?? journal.configuration.timezone).map { name throws(WorkspaceError) in try zoneRules(named: name) }
    settings.isZoneCertain = request.zone != nil
    // Who can be asked is asked.
    if !mayAsk { settings.systemZone = ZoneRules(LocalZone.find(environment)) }
    let environment = environment
    // What an export says is never taken for the path of a file.
    let zoneNamed: @Sendable (String) -> ZoneRules? = { name in
      name.utf8.first == ASCII.slash ? nil : LocalZone.named(name, environment).map { ZoneRules($0) }
    }
    settings.zoneNamed = zoneNamed
    settings.zoneDays = Journal.zoneDays
    settings.saidZones = {
      try journal.saidZones().compactMap { said in zoneNamed(said.zone).map { (day: said.day, zone: $0) } }
    }
    settings.today = try now(in: journal).day
    for (name, level) in request.moods {
      guard let mood = journal.configuration.moodLabels.mood(named: level) else {
        throw WorkspaceError(
          .badValue, MeasureErrorText.noMood, ["word": .text(level)], help: MeasureErrorText.noMoodWay,
          ["moods": .messages(journal.configuration.moodLabels.scale, .comma)])
      }
      settings.moods[name] = mood
    }
    settings.moodLabels = journal.configuration.moodLabels
    let labels = journal.configuration.moodLabels
    settings.otherMood = { Phrase.mood(ofWord: $0) ?? labels.mood(told: $0) }
    settings.hasDecimalComma = request.hasDecimalComma
    settings.healthSources = journal.configuration.healthSources
    let families = journal.configuration.families
    let categories = "screen.categories."
    settings.categories = families.filter { $0.key.hasPrefix(categories) }.map { key, value in
      ScreenCategory(String(key.dropFirst(categories.count)), rule: value)
    }
    let own = ImportProfiles(journal.configuration)
    settings.profiles = own.usable + TableProfile.builtIn.filter { profile in !own.usable.contains { $0.name == profile.name } }
    if request.profile != nil { settings.profile = try profile(of: request, among: settings.profiles, own, journal) }
    let issues = own.findings.filter { $0.name != request.profile }.map(\.finding)
    tell(issues, in: journal.source)
    settings.scratchFolder = environment.temporaryFolder
    var reader = ExportReader()
    reader.kind = request.profile == nil ? request.kind : .table
    reader.settings = settings
    return reader
  }

  /// The profile that was asked for: of the journal, one that is built in, or the one of a file.
  private func profile(
    of request: ImportRequest, among profiles: [TableProfile], _ own: ImportProfiles, _ journal: Journal
  ) throws -> TableProfile? {
    guard let profile = request.profile else { return nil }
    let path = TextValue.text(request.path)
    if Self.isFile(profile) {
      let disk = PathText.absolute(profile, from: try folder())
      guard FileSystem.exists(disk) else {
        throw WorkspaceError(.notFound, MeasureErrorText.noFile, ["path": .text(profile)], help: MeasureErrorText.noProfileFileWay)
      }
      let source = SourceText(path: profile, bytes: try FileSystem.read(disk))
      let file = ImportProfiles(file: source, named: Self.profileName(of: PathText.stem(profile)))
      if let found = file.usable.first { return found }
      throw WorkspaceError(
        .unreadable, MeasureErrorText.notImported, ["name": path], findings: source.told(file.findings.map(\.finding), in: language))
    }
    let issues = own.findings.filter { $0.name == profile }.map(\.finding)
    if !issues.isEmpty {
      throw WorkspaceError(.unreadable, MeasureErrorText.notImported, ["name": path], findings: journal.source.told(issues, in: language))
    }
    if let found = profiles.first(where: { $0.name == profile }) { return found }
    let names = profiles.map(\.name)
    let near = suggestion(for: profile, among: names)
    throw WorkspaceError(
      .notFound, MeasureErrorText.noProfile, ["name": .text(profile)],
      help: near == nil ? MeasureErrorText.profilesWay : MeasureErrorText.near,
      ["names": .text(names.joined(separator: ", ")), "name": .text(near ?? "")])
  }

  /// Whether a profile is meant as a file: by its ending, or since it has a folder.
  private static func isFile(_ profile: String) -> Bool {
    profile.contains("/") || [".yaml", ".yml"].contains { profile.lowercased().hasSuffix($0) }
  }

  /// A name for a profile, of that of a file: small letters and digits of ASCII, hyphens between them.
  static func profileName(of stem: String) -> String {
    var text = ""
    for byte in stem.lowercased().utf8 {
      if (0x61...0x7A).contains(byte) || (0x30...0x39).contains(byte) && !text.isEmpty {
        text.append(Character(Unicode.Scalar(byte)))
      } else if !text.isEmpty, !text.hasSuffix("-") {
        text += "-"
      }
    }
    let name = text.hasSuffix("-") ? String(text.dropLast()) : text
    return name.isEmpty ? "table" : name
  }
}

extension WorkspaceError {
  /// An export of this name of which nothing is written.
  public init(notImported name: String, _ error: ImportError) {
    let inner = error.explanation
    self.init(
      error.code, Explanation(Message(MeasureErrorText.notImported, ["name": .text(name)]), why: inner.message, help: inner.help))
  }
}
