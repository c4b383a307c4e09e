// Which files are imported, and how they are read.

import CommandKit
import HostSystem
import JournalDates
import JournalFormat
import JournalImports
import JournalKit
import JournalModel
import JournalStore
import JournalText

extension ImportCommand {
  /// Files that were named, read.
  struct Readings {
    var exports: [ReadExport] = []
    /// Whether a folder was named.
    var isFolder = false
    /// Why a file is not imported.
    var failures: [(name: String, refusal: ImportError)] = []
    /// Files of a folder that are none of the exports that are known.
    var passedOver: [String] = []
  }

  func suggest(in context: inout Context) throws -> ExitStatus {
    let disk = PathText.absolute(path, from: try context.workspace.folder())
    let name = profile ?? Self.profileName(of: PathText.stem(path))
    guard let lines = TableImport.suggestion(for: try FileSystem.read(disk), named: name) else {
      throw CommandError(.badExport, "‘\(path)’ has no column that looks like days", help: "the first line of a table names its columns")
    }
    for line in lines { context.write(line: line) }
    context.note(
      "put these lines into retro.yaml and change what is wrong; then: retro import csv \(ChangeSet.quoted(path)) --profile \(name)")
    return .yes
  }

  /// Reads what was named; what is wrong with one file of a folder stops no other.
  func read(for journal: Journal, in context: inout Context) throws -> Readings {
    let disk = PathText.absolute(path, from: try context.workspace.folder())
    guard FileSystem.exists(disk) else {
      throw CommandError(
        .notFound, "there is no file ‘\(path)’", help: "name the file that the other program exported, or a folder of such files")
    }
    let isFolder = FileSystem.isDirectory(disk)
    var reader = try reader(for: journal, in: &context)
    var readings = Readings()
    readings.isFolder = isFolder
    for file in isFolder ? try Self.files(in: disk) : [disk] {
      let name = isFolder ? PathText.join(path, String(file.dropFirst(disk.count + 1))) : path
      func read(_ reader: ExportReader) throws(ImportError) {
        readings.exports.append(
          try context.display.showingProgress(of: name, reader) { reader throws(ImportError) in try reader.reading(file) })
      }
      do throws(ImportError) {
        do throws(ImportError) {
          try read(reader)
        } catch .export(.needsZone) where reader.settings.zone == nil && context.display.mayAsk {
          reader.settings.zone = askedZone(in: &context)
          try read(reader)
        }
      } catch {
        switch error {
        case .export(.empty) where isFolder, .export(.unknown) where isFolder, .export(.isNone) where isFolder,
          .export(.database) where isFolder:
          readings.passedOver.append(name)
        default: readings.failures.append((name, error))
        }
      }
    }
    if reader.settings.zone == nil,
      readings.exports.contains(where: { $0.found.contains { $0.source == AppleHealthImport.source && $0.span != nil } })
    {
      context.note(
        "no time zone is set, so days begin where this machine is, in \(LocalZone.name(context.environment)): --tz says another one, "
          + "‘retro config set timezone \(LocalZone.name(context.environment))’ says it for the whole journal")
    }
    readings.exports = ReadExport.layingOverScreens(readings.exports)
    if !isFolder, let failure = readings.failures.first { throw Self.words(for: failure.refusal, failure.name) }
    return readings
  }

  static func words(for refusal: ImportError, _ name: String) -> CommandError {
    CommandError(refusal.code, "‘\(name)’ is not imported: \(refusal)", help: refusal.help)
  }

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

  private func reader(for journal: Journal, in context: inout Context) throws -> ExportReader {
    var settings = ImportSettings()
    settings.zone = try zone(for: journal, context)
    settings.isZoneCertain = zone != nil
    // Who can be asked is asked.
    if !context.display.mayAsk { settings.systemZone = ZoneRules(LocalZone.find(context.environment)) }
    let environment = context.environment
    // What an export says is never taken for the path of a file.
    let zoneNamed: @Sendable (String) -> ZoneRules? = { name in
      name.utf8.first == ASCII.slash ? nil : LocalZone.named(name, environment).map { ZoneRules($0) }
    }
    settings.zoneNamed = zoneNamed
    settings.zoneDays = Journal.zoneDays
    settings.saidZones = {
      try journal.saidZones().compactMap { said in zoneNamed(said.zone).map { (day: said.day, zone: $0) } }
    }
    settings.today = try context.workspace.now(in: journal).day
    for (name, level) in moods {
      guard let mood = journal.configuration.moodLabels.mood(named: level) else {
        throw CommandError(
          .badValue, "‘\(level)’ is no mood",
          help: "it is one of \(journal.configuration.moodLabels.words.joined(separator: ", ")), or 0 to 4")
      }
      settings.moods[name] = mood
    }
    settings.moodLabels = journal.configuration.moodLabels
    settings.hasDecimalComma = decimal.map { $0 == "comma" }
    settings.healthSources = journal.configuration.healthSources
    let families = journal.configuration.families
    let categories = "screen.categories."
    settings.categories = families.filter { $0.key.hasPrefix(categories) }.map { key, value in
      ScreenCategory(String(key.dropFirst(categories.count)), rule: value)
    }
    let own = ImportProfiles(journal.configuration)
    settings.profiles = own.usable + TableProfile.builtIn.filter { profile in !own.usable.contains { $0.name == profile.name } }
    if let profile { settings.profile = try named(profile, among: settings.profiles, own, journal, context) }
    let issues = own.findings.filter { $0.name != profile }.map(\.finding)
    context.workspace.tell(issues, in: journal.source)
    settings.scratchFolder = context.environment["TMPDIR"] ?? "/tmp"
    var reader = ExportReader()
    reader.kind = profile == nil ? kind : .table
    reader.settings = settings
    return reader
  }

  /// The zone of `--tz`, else that of the journal.
  private func zone(for journal: Journal, _ context: Context) throws -> ZoneRules? {
    guard let name = zone ?? journal.configuration.timezone else { return nil }
    if let rules = Self.rules(of: name, context) { return rules }
    throw CommandError(.notFound, "there is no time zone ‘\(name)’", help: Self.help(for: name, context))
  }

  private static func rules(of name: String, _ context: Context) -> ZoneRules? {
    guard case .file(let bytes)? = LocalZone.named(name, context.environment) else { return nil }
    return ZoneRules(tzif: bytes)
  }

  private static func help(for name: String, _ context: Context) -> String {
    ZoneNames.system(context.environment).near(name).map { "did you mean ‘\($0)’?" } ?? "name one such as Europe/Berlin"
  }

  /// Asks where the person was; what they leave empty is the machine's zone. Nil where they end the input.
  private func askedZone(in context: inout Context) -> ZoneRules? {
    let own = LocalZone.name(context.environment)
    while true {
      context.warn("The times in it are right, but not the clocks. In which time zone were you? [\(own)] ")
      do { try context.flush() } catch { return nil }
      guard let answer = readLine()?.trimmed else { return nil }
      if answer.isEmpty { return ZoneRules(LocalZone.find(context.environment)) }
      if let rules = Self.rules(of: answer, context) {
        context.note("‘retro config set timezone \(answer)’ says it for the whole journal")
        return rules
      }
      context.warn(.message(.warning, "there is no time zone ‘\(answer)’", help: Self.help(for: answer, context)))
    }
  }

  /// The profile that was asked for: of the journal, one that is built in, or the one of a file.
  private func named(
    _ profile: String, among profiles: [TableProfile], _ own: ImportProfiles, _ journal: Journal, _ context: Context
  ) throws -> TableProfile {
    let consequence = "‘\(path)’ is not imported"
    if Self.isFile(profile) {
      let disk = PathText.absolute(profile, from: try context.workspace.folder())
      guard FileSystem.exists(disk) else {
        throw CommandError(.notFound, "there is no file ‘\(profile)’", help: "a profile is a name, or a YAML file of its settings")
      }
      let source = SourceText(path: profile, bytes: try FileSystem.read(disk))
      let file = ImportProfiles(file: source, named: Self.profileName(of: PathText.stem(profile)))
      if let found = file.usable.first { return found }
      throw FindingError(consequence, source.told(file.findings.map(\.finding)))
    }
    let issues = own.findings.filter { $0.name == profile }.map(\.finding)
    if !issues.isEmpty { throw FindingError(consequence, journal.source.told(issues)) }
    if let found = profiles.first(where: { $0.name == profile }) { return found }
    let names = profiles.map(\.name)
    throw CommandError(
      .notFound, "there is no profile ‘\(profile)’",
      help: suggestion(for: profile, among: names).map { "did you mean ‘\($0)’?" } ?? "there are \(names.joined(separator: ", "))")
  }

  /// Whether a profile is meant as a file: by its ending, or since it has a folder.
  private static func isFile(_ profile: String) -> Bool {
    profile.contains("/") || [".yaml", ".yml"].contains { profile.lowercased().hasSuffix($0) }
  }

  /// A name for a profile, of that of a file: small letters and digits of ASCII, hyphens between them.
  private static func profileName(of stem: String) -> String {
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

extension Display {
  /// Tells on a terminal how far a file is read, while it is.
  fileprivate func showingProgress(
    of name: String, _ reader: ExportReader, _ read: (ExportReader) throws(ImportError) -> ReadExport
  ) throws(ImportError) -> ReadExport {
    if globals.isQuiet || !Terminal.isTerminal(.error) { return try read(reader) }
    var reader = reader
    let text = progressWords(of: PathText.name(name))
    // Pieces are smaller than this, so that each multiple of 8 MB is met once or twice.
    reader.progress = { [text] count in
      if count % (1 << 23) < 1 << 17 { Terminal.show("\r\(text): \(count >> 20) MB", to: .error) }
    }
    defer { Terminal.show("\r\u{1B}[K", to: .error) }
    return try read(reader)
  }

  /// Short enough to be one line, since that is written over.
  private func progressWords(of name: String) -> String {
    var text = "reading "
    for scalar in name.onOneLine.unicodeScalars {
      if text.displayWidth > max(16, width - 16) { return text + "…" }
      text.unicodeScalars.append(scalar)
    }
    return text
  }
}
