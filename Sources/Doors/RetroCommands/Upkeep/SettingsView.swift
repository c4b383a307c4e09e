// Settings with their values and where those come from.

import HostSystem
import JournalFormat
import JournalModel
import JournalStore
import JournalText
import PlainFormats

/// The person's own configuration file.
struct UserFile {
  let path: String
  let configuration: JournalConfiguration

  /// Nil where there is no such file.
  init?(_ environment: Environment) throws(HostError) {
    guard let path = Self.path(environment), FileSystem.isFile(path) else { return nil }
    self.path = path
    configuration = JournalConfiguration(SourceText(path: path, bytes: try FileSystem.read(path)))
  }

  /// Where it is, or would be; nil without a home folder.
  static func path(_ environment: Environment) -> String? { environment.configHome.map { PathText.join($0, "retro/config.yaml") } }
}

/// What holds, for showing it.
struct SettingsView {
  let journal: JournalConfiguration?
  let user: JournalConfiguration?

  /// The value that holds; nil where none does.
  func value(_ setting: Setting) -> SettingValue? { stated(setting) ?? setting.standard }

  func origin(_ setting: Setting) -> String {
    let standard = setting.standard?.line
    guard stated(setting) != nil else { return standard == nil ? "not set" : "default" }
    let file = setting.isPersonal ? "config.yaml" : JournalSearch.marker
    return standard.map { "\(file), default \($0)" } ?? file
  }

  func json(_ setting: Setting) -> JSONValue {
    let value: JSONValue =
      switch value(setting) {
      case .list(let elements)?: JSONValue(elements)
      case .text(let text)?: .string(text)
      case nil: .null
      }
    return [
      "key": .string(setting.key),
      "value": value,
      "default": JSONValue(setting.standard?.line),
      "source": .string(stated(setting) == nil ? "default" : setting.isPersonal ? "user" : "journal"),
      "summary": .string(setting.summary),
    ]
  }

  private func stated(_ setting: Setting) -> SettingValue? { (setting.isPersonal ? user : journal)?.stated[setting.key]?.value }
}
