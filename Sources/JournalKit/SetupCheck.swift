// What stands in the way of a journal that works, apart from what its files say.

import HostSystem
import JournalFormat
public import JournalStore
import JournalText

/// One thing that a person should look at in the set-up, or may like to know.
public struct SetupFinding: Hashable, Sendable {
  public enum Severity: String, Hashable, Sendable {
    case error, warning, hint
  }

  /// Stable: `doctor/no-journal`.
  public var code: String
  public var severity: Severity
  public var message: String
  /// What to do about it.
  public var help: String
  /// The file or folder in question, where there is one.
  public var path: String?

  public init(_ code: String, _ severity: Severity, _ message: String, help: String, path: String? = nil) {
    self.code = "doctor/\(code)"
    self.severity = severity
    self.message = message
    self.help = help
    self.path = path
  }
}

/// Looks over a set-up. Reads names and configuration; writes nothing, and opens no entry.
public struct SetupCheck: Sendable {
  private let search: JournalSearch
  private let environment: Environment

  public init(_ search: JournalSearch) {
    self.search = search
    environment = search.environment
  }

  /// Everything that was found, by what it is about: finding the journal, its settings, its files, what is kept beside it, the person's
  /// surroundings.
  public func findings() -> [SetupFinding] {
    var found: [SetupFinding] = userConfiguration()
    do throws(StoreError) {
      let journal = try Journal(root: try search.root())
      found += settings(of: journal)
      found += files(of: journal)
    } catch {
      found.append(noJournal(error))
    }
    return found + state() + editor()
  }

  private func noJournal(_ error: StoreError) -> SetupFinding {
    switch error {
    case .noJournal:
      SetupFinding("no-journal", .error, error.description, help: error.help ?? "‘retro init’ makes one", path: search.folder)
    case .notAJournal(let path, _):
      SetupFinding("not-a-journal", .error, error.description, help: error.help ?? "name another folder", path: path)
    default: SetupFinding("unreadable", .error, error.description, help: "see that you may read it")
    }
  }

  private func userConfiguration() -> [SetupFinding] {
    guard let folder = environment.configHome else {
      return [SetupFinding("no-home", .warning, "$HOME is not set", help: "without a home folder no change can be undone, so none is made")]
    }
    let path = PathText.join(folder, "retro/config.yaml")
    guard FileSystem.exists(path) else { return [] }
    do throws(HostError) {
      let source = SourceText(path: path, bytes: try FileSystem.read(path))
      let configuration = JournalConfiguration(source)
      var found = configuration.diagnostics.map { finding($0, in: source) }
      if let named = configuration.journal {
        let root = PathText.join(environment["HOME"] ?? "", environment.withoutTilde(named))
        if !FileSystem.isFile(PathText.join(root, JournalSearch.marker)) {
          found.append(
            SetupFinding(
              "not-a-journal", .warning, "your configuration names the journal ‘\(named)’, which holds no \(JournalSearch.marker)",
              help: "‘retro config set journal DIR --user’ names another", path: path))
        }
      }
      return found
    } catch {
      return [SetupFinding("unreadable", .error, error.description, help: "see that you may read it", path: path)]
    }
  }

  private func settings(of journal: Journal) -> [SetupFinding] {
    var found = journal.configuration.diagnostics.map { finding($0, in: journal.source) }
    if let zone = journal.configuration.timezone, LocalZone.named(zone, environment) == nil {
      found.append(
        SetupFinding(
          "unknown-timezone", .warning, "this machine knows no time zone ‘\(zone)’, so its own decides which day it is",
          help: "write a name such as Europe/Paris in the setting timezone, or install the zones (package tzdata)",
          path: journal.source.path))
    }
    return found
  }

  private func finding(_ diagnostic: Diagnostic, in source: SourceText) -> SetupFinding {
    let line = LineTable(source).line(of: diagnostic.range.lowerBound)
    return SetupFinding(
      "configuration", diagnostic.message.severity == .error ? .error : .warning,
      "\(source.path):\(line): \(diagnostic.message.text)", help: diagnostic.message.help ?? "mend it in your editor", path: source.path)
  }

  private func state() -> [SetupFinding] {
    var found: [SetupFinding] = []
    for directory in StateDirectory.all(environment).sorted(by: { $0.root < $1.root }) {
      if directory.hasPending {
        found.append(
          SetupFinding(
            "interrupted", .warning, "a command that wrote to ‘\(directory.root)’ was interrupted",
            help: "the next command there that writes finishes it or takes it back", path: directory.path))
      }
      for name in directory.recoveryFiles.sorted() {
        found.append(
          SetupFinding(
            "kept-text", .warning, "a text for ‘\(directory.root)’ could not be written and was kept as \(name)",
            help: "take from it what you miss, then remove it", path: PathText.join(directory.recovery, name)))
      }
      if !FileSystem.isDirectory(directory.root) {
        found.append(
          SetupFinding(
            "journal-gone", .hint, "‘\(directory.root)’, to which was written, is no longer there",
            help: "if you do not want it back, remove \(directory.path)", path: directory.path))
      }
    }
    if let home = environment.stateHome {
      var folder = home
      while !FileSystem.exists(folder), PathText.parent(folder) != folder { folder = PathText.parent(folder) }
      if !FileSystem.isDirectory(folder) || !FileSystem.isWritable(folder) {
        found.append(
          SetupFinding(
            "unwritable", .error, "nothing can be kept in ‘\(home)’, so no change could be undone, and none is made",
            help: "make it writable, or name another folder in $XDG_STATE_HOME", path: home))
      }
    }
    return found
  }

  private func editor() -> [SetupFinding] {
    if environment["VISUAL"] != nil || environment["EDITOR"] != nil { return [] }
    return [
      SetupFinding("no-editor", .hint, "neither $VISUAL nor $EDITOR says which editor you like", help: "set one, as in: export EDITOR=nano")
    ]
  }
}
