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
  func value(_ setting: JournalSetting) -> PropertyText? {
    if let value = stated(setting) { return value }
    if setting.standard.isEmpty { return nil }
    guard setting.isList else { return .text(setting.standard) }
    let inner = setting.standard.dropFirst().dropLast()
    return .list(inner.split(separator: ",").map { String($0.drop { $0 == " " }) })
  }

  /// The value on one line; empty where there is none.
  func shown(_ setting: JournalSetting) -> String {
    switch value(setting) {
    case .list(let elements)?: "[\(elements.joined(separator: ", "))]"
    case .text(let text)?, .kept(let text)?: text
    case nil: ""
    }
  }

  func origin(_ setting: JournalSetting) -> String {
    guard stated(setting) != nil else { return setting.standard.isEmpty ? "not set" : "default" }
    let file = setting.key == "journal" ? "config.yaml" : JournalSearch.marker
    return setting.standard.isEmpty ? file : "\(file), default \(setting.standard)"
  }

  func json(_ setting: JournalSetting) -> JSONValue {
    let value: JSONValue =
      switch value(setting) {
      case .list(let elements)?: JSONValue(elements)
      case .text(let text)?, .kept(let text)?: .string(text)
      case nil: .null
      }
    let source = stated(setting) == nil ? "default" : setting.key == "journal" ? "user" : "journal"
    return [
      "key": .string(setting.key),
      "value": value,
      "default": setting.standard.isEmpty ? .null : .string(setting.standard),
      "source": .string(source),
      "summary": .string(setting.summary),
    ]
  }

  private func stated(_ setting: JournalSetting) -> PropertyText? {
    setting.key == "journal" ? user?.stated["journal"] : journal?.stated[setting.key]
  }
}
