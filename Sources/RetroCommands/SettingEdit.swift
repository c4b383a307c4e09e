// One setting takes a new value: in memory, checked, then written as every change is.

import CommandKit
import HostSystem
import JournalFormat
import JournalKit
import JournalStore
import JournalText

/// A change to one setting of a configuration file.
struct SettingEdit {
  private let setting: JournalSetting
  private let value: SettingValue?

  /// - Parameter value: Nil to take the setting out.
  init(_ setting: JournalSetting, _ value: SettingValue?) {
    self.setting = setting
    self.value = value
  }

  /// Writes the change to the file at this path, or with `isDryRun` shows it; the person's own file is made where it is missing.
  func carryOut(on path: String, isDryRun: Bool, in context: inout Context) throws -> ExitStatus {
    let name = PathText.name(path)
    let shown = PathText.route(from: try context.currentFolder(), to: path)
    if isDryRun {
      let (before, after) = try texts(at: path, shown)
      if before == after { context.note("\(shown) says so already; nothing to change") }
      context.write(UnifiedDiff(from: before ?? [], to: after, path: name).bytes)
      return .yes
    }
    let folder = PathText.parent(path)
    let (words, time) = (context.words, try context.now())
    let log = try ChangeLog(root: folder, environment: context.environment)
    // Read inside the lock, so that what another command has just written is kept.
    let (written, notes) = try log.withChanges { session in
      let (before, after) = try texts(at: path, shown)
      let change: PlannedChange = before.map { .replace(name, before: $0, after: after) } ?? .create(name, after)
      return (try session.carryOut([change], words: words, time: time) != nil, session.notes)
    }
    for note in notes { context.note(note) }
    context.note(written ? "changed \(shown)" : "\(shown) says so already; nothing to change")
    return .yes
  }

  /// The file as it is, nil where there is none, and as it will be.
  private func texts(at path: String, _ shown: String) throws -> (before: [UInt8]?, after: [UInt8]) {
    let before = FileSystem.exists(path) ? try FileSystem.read(path) : nil
    let source = SourceText(path: shown, bytes: before ?? [])
    let edited: SourceText
    do throws(EditRefusal) {
      edited = try source.settingConfiguration(setting.key, to: value)
    } catch {
      if case .finding = error {
        throw FindingFailure(
          JournalConfiguration(source).diagnostics.filter { $0.message.severity == .error }, in: source, lines: LineTable(source),
          consequence: "nothing was written to \(shown): mend it first")
      }
      throw CommandFailure("\(shown): \(error.reason)", help: error.help)
    }
    let old = Set(JournalConfiguration(source).diagnostics.map(\.message))
    let new = JournalConfiguration(edited).diagnostics.filter { !old.contains($0.message) }
    if !new.isEmpty {
      throw FindingFailure(new, in: edited, lines: LineTable(edited), consequence: "nothing was written to \(shown)")
    }
    return (before, edited.bytes)
  }
}
