// One setting takes a new value: in memory, checked, then written as every change is.

import CommandKit
import HostSystem
import JournalFormat
import JournalKit
import JournalStore
import JournalText

/// A change to one setting of a configuration file.
struct SettingEdit {
  private let setting: Setting
  private let value: SettingValue?

  /// - Parameter value: Nil to take the setting out.
  init(_ setting: Setting, _ value: SettingValue?) {
    self.setting = setting
    self.value = value
  }

  /// Writes the change to the file at this path, or with `isDryRun` shows its diff, unless `isShown` says not to; the person's own file is
  /// made where it is missing. Gives whether anything changes, and what the file says afterwards.
  func carryOut(
    on path: String, isDryRun: Bool, isShown: Bool = true, in context: inout Context
  ) throws -> (isChange: Bool, after: JournalConfiguration) {
    let shown = PathText.route(from: try context.currentFolder(), to: path)
    let zones = ZoneNames.system(context.environment)
    var after = JournalConfiguration.default
    var doubts: [MarkedText] = []
    // Read inside the lock, so that what another command has just written is kept.
    let isChange = try context.carryOut(in: PathText.parent(path), isDryRun: isDryRun, isShown: isShown) { _ in
      let name = PathText.name(path)
      let (before, text, warnings) = try texts(at: path, shown, zones)
      doubts = warnings
      after = JournalConfiguration(SourceText(path: shown, bytes: text))
      return [before.map { .replace(name, before: $0, after: text) } ?? .create(name, text)]
    }
    if !isChange {
      context.note("\(shown) says so already; nothing to change")
    } else if !isDryRun {
      context.note("changed \(shown)")
    }
    // What does not go with another setting may be what the next change makes go with it.
    if isChange { for doubt in doubts { context.warn(doubt) } }
    return (isChange, after)
  }

  /// The file as it is, nil where there is none, and as it will be.
  private func texts(at path: String, _ shown: String, _ zones: ZoneNames) throws -> (
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
        throw FindingError("nothing was written to \(shown): mend it first", source.told(errors))
      }
      throw CommandError(error.code, "\(shown): \(error.what)", help: error.help)
    }
    let old = Set(findings(in: source, zones).map(\.message))
    let new = findings(in: edited, zones).filter { !old.contains($0.message) }
    let lines = LineTable(edited)
    if new.contains(where: { $0.message.severity == .error }) {
      throw FindingError("the change is refused, and nothing was written to \(shown)", edited.told(new))
    }
    return (before, edited.bytes, new.map { $0.marked(in: edited, lines: lines) })
  }

  /// A profile is written key by key, so that only what a key does not take is told of it.
  private func findings(in source: SourceText, _ zones: ZoneNames) -> [Diagnostic] {
    let configuration = JournalConfiguration(source, zones: zones)
    return configuration.diagnostics + ImportProfiles(configuration).findings.map(\.finding).filter { $0.message.severity == .error }
  }
}
