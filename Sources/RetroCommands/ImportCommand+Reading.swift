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
    var failures: [(name: String, refusal: ImportRefusal)] = []
    /// Files of a folder that are none of the exports that are known.
    var passedOver: [String] = []
  }

  func suggest(in context: inout Context) throws -> ExitStatus {
    let disk = PathText.absolute(path, from: try context.currentFolder())
    let name = profile ?? Self.profileName(of: PathText.stem(path))
    guard let lines = TableImport.suggestion(for: try FileSystem.read(disk), named: name) else {
      throw CommandFailure("‘\(path)’ has no column that looks like days", help: "the first line of a table names its columns")
    }
    for line in lines { context.write(line + "\n") }
    context.note(
      "put these lines into retro.yaml and change what is wrong; then: retro import csv \(ChangeSet.quoted(path)) --profile \(name)")
    return .yes
  }

  /// Reads what was named; what is wrong with one file of a folder stops no other.
  func read(for journal: Journal, in context: inout Context) throws -> Readings {
    let disk = PathText.absolute(path, from: try context.currentFolder())
    guard FileSystem.exists(disk) else {
      throw CommandFailure("there is no file ‘\(path)’", help: "name the file that the other program exported, or a folder of such files")
    }
    let isFolder = FileSystem.isDirectory(disk)
    let reader = try reader(for: journal, in: &context)
    var readings = Readings()
    readings.isFolder = isFolder
    for file in isFolder ? try Self.files(in: disk) : [disk] {
      let name = isFolder ? PathText.join(path, PathText.name(file)) : path
      do throws(ImportRefusal) {
        readings.exports.append(try context.showingProgress(of: name, reader) { reader throws(ImportRefusal) in try reader.read(file) })
      } catch {
        switch error {
        case .unknown where isFolder, .isNone where isFolder, .database where isFolder: readings.passedOver.append(name)
        default: readings.failures.append((name, error))
        }
      }
    }
    if !isFolder, let failure = readings.failures.first { throw Self.words(for: failure.refusal, failure.name) }
    return readings
  }

  static func words(for refusal: ImportRefusal, _ name: String) -> CommandFailure {
    CommandFailure("‘\(name)’ is not imported: \(refusal)", help: refusal.help)
  }

  private static func files(in folder: String) throws -> [String] {
    try FileSystem.names(in: folder).filter { !$0.hasPrefix(".") }.map { PathText.join(folder, $0) }.filter { FileSystem.isFile($0) }
  }

  private func reader(for journal: Journal, in context: inout Context) throws -> ExportReader {
    var reader = ExportReader()
    reader.kind = profile == nil ? kind : .table
    reader.zone = try zone(for: journal, context)
    for (name, level) in moods {
      guard let mood = journal.configuration.moodLabels.mood(named: level) else {
        throw CommandFailure(
          "‘\(level)’ is no mood", help: "it is one of \(journal.configuration.moodLabels.words.joined(separator: ", ")), or 0 to 4")
      }
      reader.moods[name] = mood
    }
    let families = journal.configuration.families
    let categories = "screen.categories."
    reader.categories = families.filter { $0.key.hasPrefix(categories) }.map { key, value in
      ScreenCategory(String(key.dropFirst(categories.count)), rule: value)
    }
    let own = try profiles(of: journal, in: &context)
    reader.profiles = own + TableProfile.builtIn.filter { profile in !own.contains { $0.name == profile.name } }
    if let profile {
      guard let found = reader.profiles.first(where: { $0.name == profile }) else {
        let names = reader.profiles.map(\.name)
        throw CommandFailure(
          "there is no profile ‘\(profile)’",
          help: Suggestion.closest(to: profile, among: names).map { "did you mean ‘\($0)’?" }
            ?? "there are \(names.joined(separator: ", "))")
      }
      reader.profile = found
    }
    reader.scratchFolder = context.environment["TMPDIR"] ?? "/tmp"
    return reader
  }

  /// The zone of `--tz`, else that of the journal; that of the machine is never meant: the same file would say something else elsewhere.
  private func zone(for journal: Journal, _ context: Context) throws -> ZoneRules? {
    guard let name = zone ?? journal.configuration.timezone else { return nil }
    guard case .file(let bytes)? = LocalZone.named(name, context.environment), let rules = ZoneRules(tzif: bytes) else {
      throw CommandFailure(
        "there is no time zone ‘\(name)’",
        help: ZoneNames.system(context.environment).near(name).map { "did you mean ‘\($0)’?" } ?? "name one such as Europe/Berlin")
    }
    return rules
  }

  /// The profiles of `retro.yaml`. One that cannot be used is told, and ends the import where it is the one that was asked for.
  private func profiles(of journal: Journal, in context: inout Context) throws -> [TableProfile] {
    var names: [String] = []
    var settings: [String: [(key: String, value: String)]] = [:]
    for (key, value) in journal.configuration.families where key.hasPrefix("import.") {
      let parts = key.parts(between: ".")
      if settings[parts[1]] == nil { names.append(parts[1]) }
      settings[parts[1], default: []].append((parts.dropFirst(2).joined(separator: "."), value))
    }
    var profiles: [TableProfile] = []
    for name in names {
      do throws(TableProfile.Flaw) {
        profiles.append(try TableProfile(name, settings: settings[name] ?? []))
      } catch {
        let words = "\(JournalSearch.marker): import.\(name).\(error.key): \(error.reason)"
        if name == profile { throw CommandFailure(words, help: "docs/imports.md tells what a profile may say") }
        context.warn(of: words)
      }
    }
    return profiles
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

extension Context {
  /// Tells on a terminal how far a file is read, while it is.
  fileprivate func showingProgress(
    of name: String, _ reader: ExportReader, _ read: (ExportReader) throws(ImportRefusal) -> ReadExport
  ) throws(ImportRefusal) -> ReadExport {
    if globals.isQuiet || !Terminal.isTerminal(.error) { return try read(reader) }
    var reader = reader
    let words = "reading \(PathText.name(name))".unicodeScalars.filter { $0.properties.generalCategory != .control }
    let text = String(String.UnicodeScalarView(words))
    // Pieces are smaller than this, so that each multiple of 8 MB is met once or twice.
    reader.progress = { count in
      if count % (1 << 23) < 1 << 17 { _ = try? Terminal.write("\r\(text): \(count >> 20) MB", to: .error) }
    }
    defer { _ = try? Terminal.write("\r\u{1B}[K", to: .error) }
    return try read(reader)
  }
}
