// One setting takes a new value: in memory, checked, then written as every change is.

import JournalFormat
import JournalText
import HostSystem
import JournalStore
import JournalLanguage

/// A change to one setting of a configuration file.
struct SettingEdit {
  private let setting: Setting
  private let value: SettingValue?

  /// - Parameter value: Nil to take the setting out.
  init(_ setting: Setting, _ value: SettingValue?) {
    self.setting = setting
    self.value = value
  }

  /// The file as it is, nil where there is none, and as it will be.
  fileprivate func texts(at path: String, _ shown: String, _ zones: ZoneNames, in say: Language) throws -> (
    before: [UInt8]?, after: [UInt8], warnings: [MarkedText]
  ) {
    let before = FileSystem.exists(path) ? try FileSystem.read(path) : nil
    let source = SourceText(path: shown, bytes: before ?? [])
    let edited: SourceText
    do throws(EditError) {
      edited = try source.settingConfiguration(setting.key, to: value)
    } catch {
      if case .finding = error {
        let errors = JournalConfiguration(source).diagnostics.filter { $0.message.severity == .error }
        throw WorkspaceError(.unreadable, WritingText.mendFirst, ["path": .place(shown)], findings: source.told(errors, in: say))
      }
      let why = Explanation(of: error)
      throw WorkspaceError(
        error.code,
        Explanation(Message(WritingText.inFile, ["place": .place(shown), "what": .message(why.what)]), help: why.help))
    }
    let old = Set(findings(in: source, zones).map(\.message))
    let new = findings(in: edited, zones).filter { !old.contains($0.message) }
    let lines = LineTable(edited)
    if new.contains(where: { $0.message.severity == .error }) {
      throw WorkspaceError(.unreadable, WritingText.refused, ["path": .place(shown)], findings: edited.told(new, in: say))
    }
    return (before, edited.bytes, new.map { say.marked($0, in: edited, lines: lines) })
  }

  /// A profile is written key by key, so that only what a key does not take is told of it.
  private func findings(in source: SourceText, _ zones: ZoneNames) -> [Diagnostic] {
    let configuration = JournalConfiguration(source, zones: zones)
    return configuration.diagnostics + ImportProfiles(configuration).findings.map(\.finding).filter { $0.message.severity == .error }
  }
}

/// A setting that was changed.
public struct ChangedSetting {
  public let outcome: ChangeOutcome
  /// The settings as the file said them before.
  public let former: SettingsReport
  /// The settings as the file says them afterwards.
  public let report: SettingsReport
}

extension Workspace {
  /// Gives a setting another value in the file at a path, or with `isDryRun` only plans it; a file that is missing is made. Whether it says so
  /// already, and what does not go with another setting, is told.
  /// - Parameter value: Nil to take the setting out.
  func change(_ setting: Setting, to value: SettingValue?, in path: String, isDryRun: Bool = false) throws -> ChangedSetting {
    let edit = SettingEdit(setting, value)
    let shown = PathText.route(from: try folder(), to: path)
    let zones = ZoneNames.system(environment)
    var (former, after) = (JournalConfiguration.default, JournalConfiguration.default)
    var uncertainties: [MarkedText] = []
    // Read inside the lock, so that what another command has just written is kept.
    let outcome = try carryOut(in: PathText.parent(path), isDryRun: isDryRun) {
      let name = PathText.name(path)
      let (before, text, warnings) = try edit.texts(at: path, shown, zones, in: language)
      uncertainties = warnings
      if let before { former = JournalConfiguration(SourceText(path: shown, bytes: before)) }
      after = JournalConfiguration(SourceText(path: shown, bytes: text))
      return [before.map { .replace(name, before: $0, after: text) } ?? .create(name, text)]
    }
    if !outcome.isChanged {
      note(WritingText.unchanged, ["path": .place(shown)])
    } else {
      if !isDryRun { note(WritingText.changed, ["path": .place(shown)]) }
      // What does not go with another setting may be what the next change makes go with it.
      for doubt in uncertainties { tell(doubt) }
    }
    let isUser = setting.isPersonal
    return ChangedSetting(
      outcome: outcome, former: SettingsReport(isUser: isUser, journal: isUser ? nil : former, user: isUser ? former : nil),
      report: SettingsReport(isUser: isUser, journal: isUser ? nil : after, user: isUser ? after : nil))
  }
}
