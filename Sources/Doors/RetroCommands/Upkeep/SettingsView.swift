// Settings with their values and where those come from.

import HostSystem
import JournalFormat
import JournalModel
import JournalStore
import JournalText
import PlainFormats

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
