// `retro config`: the settings of a journal, and of the person.

public import CommandKit
import Documents
import HostSystem
import JournalDates
import JournalFormat
import JournalGuidance
import JournalGuides
import JournalKit
import JournalLanguage
import JournalModel
import JournalStore
import JournalText
import PlainFormats

/// Shows and changes settings.
public struct ConfigCommand: Command {
  public static let name = "config"
  public static let aliases: [CommandAlias] = [
    "settings", "setting", "configure", "preferences", CommandAlias("language", "set", "language"),
  ]
  public static let declaration = CommandDeclaration(
    name, "Show or change settings.",
    discussion: """
      ‘list’ shows every setting with its value, where that comes from and what it is for; ‘get’ prints one value, a list with one element a
      line; ‘set’ writes one, several VALUEs where the setting is a list; ‘unset’ takes the line out, so that the default holds again; ‘path’
      says which file it is.

      Settings stand in the journal's retro.yaml. --user means your own config.yaml, whose only setting is ‘journal’: the journal to use
      where none is nearer. A value that cannot be read is not written, and every byte that is not asked for stays.
      """,
    operands: [action, setting, values],
    options: [user, .dryRun, .json, .jsonl],
    examples: [
      Example("retro config", "All settings and where they come from."),
      Example("retro config get layout.day", "Where days lie."),
      Example("retro config set day_start 04:00", "The night belongs to the day before."),
      Example("retro config set sections.keep Glad Proud --dry-run", "More names for a section: first look."),
    ])

  private static let action = Operand(
    optional: .action, .choice(of: Action.allCases, synonyms: ["ls": "list", "show": "list", "change": "set", "reset": "unset"]),
    orElse: "get",
    "list, get, set, unset or path; list if left out.")
  private static let setting = Operand(optional: .setting, "The setting, such as day_start.")
  private static let values = Operand(optionalRepeating: .value, "Its new value.")
  private static let user = Flag("user", "Your own configuration instead of the journal's.")

  enum Action: String, CaseIterable, Sendable {
    case list, get, set, unset, path
  }

  private let action: Action
  private let key: String?
  private let values: [String]
  private let isUser: Bool
  private let isDryRun: Bool
  private let isJSON: Bool

  public init(_ arguments: Arguments) throws(UsageError) {
    var action = try arguments[Self.action] ?? .list
    var (key, values) = (try arguments[Self.setting], try arguments[Self.values])
    if let first = key, let said = SettingWords([first] + values) {
      (key, values) = (said.key, said.values)
      // ‘config week start sunday’
      if action == .get, !values.isEmpty { action = .set }
    }
    (self.action, self.key, self.values) = (action, key, values)
    isUser = arguments[Self.user]
    isDryRun = arguments[.dryRun]
    isJSON = arguments.isJSON
    let takesKey = action == .get || action == .set || action == .unset
    if takesKey, key == nil { throw UsageError.missing(Self.setting) }
    if !takesKey, let key { throw UsageError(UsageText.tooMany, ["word": .text(key)]) }
    if action == .set, values.isEmpty {
      throw UsageError(UsageText.missing, ["word": .text(Self.values.declaration.name)], hint: ConfigText.unsets)
    }
    // ‘config foo bar’, and not ‘config get day_start 4’
    if action == .get, !values.isEmpty, let name = key, SettingWords([name] + values) == nil {
      if ["remind", "reminder", "reminders", "alarm", "notify", "notification", "notifications"].contains(name.lowercased()) {
        throw UsageError(SettingErrorText.noSetting, ["name": .text(name)], hint: ConfigText.reminders)
      }
      throw UsageError(SettingErrorText.noSetting, ["name": .text(name)], hint: SettingErrorText.noSettingWay)
    }
    if action != .set, let value = values.first { throw UsageError(UsageText.tooMany, ["word": .text(value)]) }
    if isDryRun, action != .set, action != .unset {
      let actions = [Action.set, .unset].map(\.rawValue)
      throw UsageError(UsageText.onlyFor, ["option": .text(Flag.dryRun.name), "actions": .quoted(actions, .and)])
    }
  }

  public func run(in context: inout Context) throws -> ExitStatus {
    switch action {
    case .list: return try list(in: &context)
    case .get: return try get(in: &context)
    case .path:
      let path = try context.workspace.settingsPath(isUser: isUser)
      if isJSON { context.write([.schema: .answerSchema, .path: .string(path)] as JSONValue) } else { context.write(line: path) }
      return .yes
    case .set, .unset: return try change(in: &context)
    }
  }

  private func list(in context: inout Context) throws -> ExitStatus {
    let report = try context.workspace.settings(isUser: isUser)
    let settings = report.settings
    if isJSON {
      context.write([.schema: .answerSchema, .settings: JSONValue(settings.map { report.json($0) })] as JSONValue)
      return .yes
    }
    var table = TextTable([.whole, .wrapped, .wrapped])
    for setting in settings { table.add([setting.key, report.value(setting)?.line ?? "", context.language(report.origin(setting))]) }
    let width = context.lineWidth
    for (text, setting) in zip(table.texts(width: width), settings) {
      context.write("\(text)    \(hanging(context.language(setting.wording), after: 4, indent: 4, width: width))\n")
    }
    return .yes
  }

  private func get(in context: inout Context) throws -> ExitStatus {
    let setting = try context.workspace.setting(named: key ?? "")
    let report = try context.workspace.settings(isUser: isUser)
    if isJSON {
      context.write([.schema: .answerSchema, .settings: [report.json(setting)]] as JSONValue)
      return report.value(setting) == nil ? .no : .yes
    }
    switch report.value(setting) {
    case .list(let elements)?: for element in elements { context.write(line: element) }
    case .text(let text)?: context.write(line: text)
    case nil:
      context.note(ConfigText.noValue, ["setting": .text(setting.key)])
      return .no
    }
    return .yes
  }

  private static let pack = "pack"

  /// A pack that there is not would be noticed only when something is said.
  private func refuseUnknownPack(_ context: inout Context) throws {
    // What is no name of a file at all, the setting itself refuses.
    guard let name = values.first, !name.contains("/"), !name.contains("\\"), !name.hasPrefix("."), context.workspace.rootIfFound != nil else { return }
    let names = try context.workspace.packs(of: try context.openJournal()).map(\.name)
    if names.contains(name) { return }
    throw CommandError(
      .usage, PackTexts.noPack, ["name": .text(name)], help: PackTexts.noPackWay, ["names": .quoted(names, .and), "name": .text(name)])
  }

  /// Says which weeks begin on another day now, and which do not: the files of retrospectives are named after weeks of the calendar.
  private func tellWeeks(_ value: String?, of setting: Setting, in context: inout Context) {
    guard setting.key == Self.weekStart, let day = value.flatMap({ word in Weekday.allCases.first { "\($0)" == word } }), day != .monday else { return }
    context.note(ConfigText.weekStart, ["day": .text(context.language.name(of: day))])
  }

  private static let weekStart = "week_start"

  private func change(in context: inout Context) throws -> ExitStatus {
    let setting = try context.workspace.setting(named: key ?? "")
    if action == .set, !isUser, setting.key == Self.pack { try refuseUnknownPack(&context) }
    let changed = try context.workspace.change(setting, to: action == .unset ? nil : values, isUser: isUser, isDryRun: isDryRun)
    if isJSON {
      context.write(
        [
          .schema: .answerSchema, .settings: [changed.report.json(setting)], .changed: .bool(changed.outcome.isChanged),
          .dryRun: .bool(isDryRun),
        ] as JSONValue)
    } else {
      context.write(changed.outcome.preview)
      if changed.outcome.isChanged, !isDryRun {
        context.note(
          ConfigText.changed,
          [
            "setting": .text(setting.key), "former": .optional(changed.former.value(setting)?.line),
            "value": .optional(changed.report.value(setting)?.line),
          ])
        tellWeeks(changed.report.value(setting)?.line, of: setting, in: &context)
      }
    }
    return .yes
  }
}
