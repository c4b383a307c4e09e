// What stands in the way of a journal that works, apart from what its files say.

import JournalChecks
import HostSystem
import JournalDates
import JournalFormat
import JournalKit
public import JournalStore
public import JournalText

/// One thing that a person should look at in the set-up, or may like to know.
public struct SetupFinding: Hashable, Sendable {
  /// What kind of thing is in the way. Stable, as listed in docs/json.md.
  public enum Code: String, Hashable, Sendable, CaseIterable {
    case caseCollision = "doctor/case-collision"
    case configuration = "doctor/configuration"
    case foreignName = "doctor/foreign-name"
    case interrupted = "doctor/interrupted"
    case journalGone = "doctor/journal-gone"
    case keptText = "doctor/kept-text"
    case leftover = "doctor/leftover"
    case noEditor = "doctor/no-editor"
    case noHome = "doctor/no-home"
    case noJournal = "doctor/no-journal"
    case notAJournal = "doctor/not-a-journal"
    case relativeFolder = "doctor/relative-folder"
    case syncConflict = "doctor/sync-conflict"
    case template = "doctor/template"
    case unknownTimezone = "doctor/unknown-timezone"
    case unreadable = "doctor/unreadable"
    case unwritable = "doctor/unwritable"
  }

  public var code: Code
  public var severity: Diagnostic.Severity
  public var message: String
  /// What to do about it.
  public var help: String
  /// The file or folder in question, where there is one.
  public var path: String?

  public init(_ code: Code, _ severity: Diagnostic.Severity, _ message: String, help: String, path: String? = nil) {
    self.code = code
    self.severity = severity
    self.message = message
    self.help = help
    self.path = path
  }
}

/// Looks over a set-up. Reads names and configuration; writes nothing, and opens no entry.
public struct SetupCheck: Sendable {
  private let search: JournalSearch
  let environment: Environment

  public init(_ search: JournalSearch) {
    self.search = search
    environment = search.environment
  }

  /// Everything that was found, by what it is about: finding the journal, its settings, its files, what is kept beside it, the person's
  /// surroundings.
  public func findings() -> [SetupFinding] {
    var found: [SetupFinding] = userConfiguration()
    var root = search.folder
    do throws(StoreError) {
      let journal = try Journal(root: try search.root())
      root = journal.root
      found += settings(of: journal)
      found += files(of: journal)
      found += templates(of: journal)
    } catch {
      let finding = noJournal(error)
      if !found.contains(where: { $0.message == finding.message }) { found.append(finding) }
    }
    return relativeFolders() + found + kept(for: root) + zone() + editor()
  }

  private func noJournal(_ error: StoreError) -> SetupFinding {
    switch error {
    case .noJournal where folderInPlace(above: search.folder) != nil:
      notAJournal(folderInPlace(above: search.folder) ?? "")
    case .notAJournal(let path, _) where folderInPlace(of: path) != nil: notAJournal(folderInPlace(of: path) ?? "")
    case .noJournal:
      SetupFinding(.noJournal, .error, error.description, help: error.help ?? "‘retro init’ makes one", path: search.folder)
    case .notAJournal(let path, _):
      SetupFinding(.notAJournal, .error, error.description, help: error.help ?? "name another folder", path: path)
    default: SetupFinding(.unreadable, .error, error.description, help: "see that you may read it")
    }
  }

  /// The `retro.yaml` nearest above a folder that is a folder itself; nil where there is none.
  private func folderInPlace(above folder: String) -> String? {
    var folder = folder
    while true {
      if let found = folderInPlace(of: folder) { return found }
      let parent = PathText.parent(folder)
      if parent == folder || parent == "." { return nil }
      folder = parent
    }
  }

  private func folderInPlace(of root: String) -> String? {
    let path = PathText.join(PathText.absolute(environment.withoutTilde(root), from: search.folder), JournalSearch.marker)
    return FileSystem.isDirectory(path) ? path : nil
  }

  private func notAJournal(_ path: String) -> SetupFinding {
    SetupFinding(
      .notAJournal, .error, "‘\(path)’ is a folder, and so makes no journal",
      help: "give it another name; the settings of a journal are a file, which may be empty", path: path)
  }

  /// A `$TZ` that is neither the name of a zone nor a rule: the C library, too, takes UTC then.
  private func zone() -> [SetupFinding] {
    guard case .rule(let text) = LocalZone.find(environment), ZoneRules(posix: text) == nil else { return [] }
    let near = ZoneNames.system(environment).near(text).map { "did you mean ‘\($0)’? " } ?? ""
    return [
      SetupFinding(
        .unknownTimezone, .warning, "$TZ is ‘\(text)’, which is no time zone that this machine knows, so UTC decides which day it is",
        help: "\(near)write a name such as Europe/Paris, or unset it; the setting timezone comes before it")
    ]
  }

  private func relativeFolders() -> [SetupFinding] {
    environment.relativeFolders.map { variable, path in
      SetupFinding(
        .relativeFolder, .warning, "$\(variable) is ‘\(path)’, which is no absolute path, and is passed over",
        help: "name the folder by its whole path, from ‘/’ on")
    }
  }

  private func userConfiguration() -> [SetupFinding] {
    guard let folder = environment.configHome else {
      return [
        SetupFinding(
          .noHome, .warning, "$HOME names no home folder", help: "without one no change can be undone, so none is made: set it")
      ]
    }
    let path = PathText.join(folder, "retro/config.yaml")
    do throws(HostError) {
      guard try FileSystem.stamp(path) != nil else { return [] }
      let source = SourceText(path: path, bytes: try FileSystem.read(path))
      let configuration = JournalConfiguration(source)
      var found = configuration.diagnostics.map { finding($0, in: source) }
      if let named = configuration.journal {
        let root = PathText.join(environment.home ?? "", environment.withoutTilde(named))
        if !FileSystem.isFile(PathText.join(root, JournalSearch.marker)) {
          found.append(
            SetupFinding(
              .notAJournal, .warning, "your configuration names the journal ‘\(named)’, which holds no \(JournalSearch.marker)",
              help: "‘retro config set journal DIR --user’ names another", path: path))
        }
      }
      return found
    } catch {
      return [SetupFinding(.unreadable, .error, error.description, help: "see that you may read it", path: path)]
    }
  }

  private func settings(of journal: Journal) -> [SetupFinding] {
    var found = journal.configuration.diagnostics.map { finding($0, in: journal.source) }
    if let zone = journal.configuration.timezone, LocalZone.named(zone, environment) == nil {
      found.append(
        SetupFinding(
          .unknownTimezone, .warning, "this machine knows no time zone ‘\(zone)’, so its own decides which day it is",
          help: "write a name such as Europe/Paris in the setting timezone, or install the zones (package tzdata)",
          path: journal.source.path))
    }
    return found
  }

  /// What commands would stumble over when they make a file.
  private func templates(of journal: Journal) -> [SetupFinding] {
    TemplateCheck(journal).files.flatMap { file in
      // What a command takes only when told to keeps nobody from anything.
      file.findings.filter { $0.message.code != .templateUnfit }.map { finding in
        let place = file.lines.position(of: finding.range.lowerBound)
        return SetupFinding(
          .template, finding.message.severity, "\(file.path):\(place.line):\(place.column): \(finding.message.text)",
          help: finding.message.help ?? "mend it in your editor", path: file.path)
      }
    }
  }

  private func finding(_ diagnostic: Diagnostic, in source: SourceText) -> SetupFinding {
    let line = LineTable(source).line(of: diagnostic.range.lowerBound)
    return SetupFinding(
      .configuration, diagnostic.message.severity == .error ? .error : .warning,
      "\(source.path):\(line): \(diagnostic.message.text)", help: diagnostic.message.help ?? "mend it in your editor", path: source.path)
  }

  private func editor() -> [SetupFinding] {
    if environment["VISUAL"] != nil || environment["EDITOR"] != nil { return [] }
    return [
      SetupFinding(.noEditor, .hint, "neither $VISUAL nor $EDITOR says which editor you like", help: "set one, as in: export EDITOR=nano")
    ]
  }
}
