// Settings with their values and where those come from.

public import JournalFormat
public import PlainFormats
import HostSystem
import JournalModel
import JournalStore
import JournalText
public import JournalLanguage

/// The settings that hold, and which file says them.
public struct SettingsReport: Sendable {
  /// Whether it is about the person's own configuration alone.
  let isUser: Bool
  let journal: JournalConfiguration?
  let user: JournalConfiguration?

  /// Every setting that a file of these may have.
  public var settings: [Setting] {
    if isUser { return Setting.all.filter(\.isPersonal) }
    return Setting.all + (journal?.families ?? []).compactMap { Setting.named($0.key) }
  }

  /// The value that holds; nil where none does.
  public func value(_ setting: Setting) -> SettingValue? { stated(setting) ?? setting.standard }

  /// In words: the file that says it, and what holds without it.
  public func origin(_ setting: Setting) -> Message {
    let standard = setting.standard?.line
    guard stated(setting) != nil else { return Message(standard == nil ? ConfigText.notSet : ConfigText.isDefault) }
    let file = setting.isPersonal ? "config.yaml" : JournalSearch.marker
    return standard.map { Message(ConfigText.origin, ["file": .text(file), "default": .text($0)]) } ?? .verbatim(file)
  }

  public func json(_ setting: Setting) -> JSONValue {
    let value: JSONValue =
      switch value(setting) {
      case .list(let elements)?: JSONValue(elements)
      case .text(let text)?: .string(text)
      case nil: .null
      }
    return [
      .key: .string(setting.key),
      .value: value,
      .default: JSONValue(setting.standard?.line),
      .source: .string(stated(setting) == nil ? "default" : setting.isPersonal ? "user" : "journal"),
      .summary: .string(setting.summary),
    ]
  }

  private func stated(_ setting: Setting) -> SettingValue? { (setting.isPersonal ? user : journal)?.stated[setting.key]?.value }
}

extension Workspace {
  /// The settings of the journal and of the person, or of the person alone. Without a journal the defaults are worth a look, too, and that is told.
  public func settings(isUser: Bool = false) throws -> SettingsReport {
    let user = try UserConfiguration(environment)?.configuration
    if isUser { return SettingsReport(isUser: true, journal: nil, user: user) }
    do throws(StoreError) {
      let journal = try journal()
      tellSettings(of: journal)
      return SettingsReport(isUser: false, journal: journal.configuration, user: user)
    } catch {
      guard case .noJournal = error else { throw error }
      note(SettingErrorText.defaults)
      return SettingsReport(isUser: false, journal: nil, user: user)
    }
  }

  /// The file that the settings of the journal, or of the person, stand in.
  public func settingsPath(isUser: Bool = false) throws -> String {
    if !isUser { return PathText.join(try search().root(), JournalSearch.marker) }
    guard let path = UserConfiguration.path(environment) else {
      throw WorkspaceError(.notFound, SettingErrorText.noHome)
    }
    return path
  }

  /// The setting of this name.
  public func setting(named key: String) throws(WorkspaceError) -> Setting {
    if let setting = Setting.named(key) { return setting }
    let near = Setting.near(key)
    throw WorkspaceError(
      .notFound, SettingErrorText.noSetting, ["name": .text(key)],
      help: near == nil ? SettingErrorText.noSettingWay : SettingErrorText.didYouMean, ["name": .text(near ?? "")])
  }

  /// Gives a setting other values, or with `isDryRun` only plans it.
  /// - Parameters:
  ///   - values: Nil to take the setting out.
  ///   - isUser: Whether it is to be a setting of the person, not of the journal.
  public func change(_ setting: Setting, to values: [String]?, isUser: Bool, isDryRun: Bool = false) throws -> ChangedSetting {
    guard isUser == setting.isPersonal else {
      throw WorkspaceError(
        .wrongKind, isUser ? SettingErrorText.ofJournal : SettingErrorText.ofPerson, ["name": .text(setting.key)],
        help: isUser ? SettingErrorText.ofJournalWay : SettingErrorText.ofPersonWay)
    }
    if let values, !setting.isList, values.count > 1 {
      throw WorkspaceError(.badValue, SettingErrorText.oneValue, ["name": .text(setting.key)], help: SettingErrorText.oneValueWay)
    }
    let value = values.map { setting.isList ? SettingValue.list(Self.elements($0, of: setting)) : .text($0.first ?? "") }
    return try change(setting, to: value, in: try settingsPath(isUser: isUser), isDryRun: isDryRun)
  }

  /// The elements of a list, given one by one or as the list of settings shows them: `[archive, "*.draft.md"]`.
  private static func elements(_ words: [String], of setting: Setting) -> [String] {
    guard words.count == 1, let word = words.first?.trimmed, word.hasPrefix("["), word.hasSuffix("]") else { return words }
    let written = JournalConfiguration(SourceText(path: "", bytes: Array("\(setting.key): \(word)\n".utf8)))
    if case .list(let elements)? = written.stated[setting.key]?.value { return elements }
    return words
  }
}
