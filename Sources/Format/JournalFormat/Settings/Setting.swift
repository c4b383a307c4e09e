// One setting of retro.yaml: declared once, and bound to the field that it sets.

import JournalModel
public import JournalText

/// One key that a configuration file may have, with the field of `JournalConfiguration` that it sets.
///
/// Reading a file, writing one, ‘retro config’, completions, findings and docs/configuration.md are made of these.
public struct Setting: Sendable {
  public let key: String
  /// What it is for, in one sentence.
  public let summary: String
  /// The values that it takes, in words: what follows ‘it takes’.
  public let wanted: Wording
  /// The words that it takes, where those are few; empty where any text of a form will do.
  public let choices: [String]
  /// Whether its value is a list.
  public let isList: Bool
  /// Whether it takes the name of a time zone.
  public let isZone: Bool
  /// Whether a person has it in a configuration of their own, and no journal has.
  public let isPersonal: Bool
  /// What its value is meant to be where it is written.
  let meaning: ScalarWriter.Meaning
  let flaw: @Sendable (SettingValue) -> SettingFlaw?
  /// Sets the field; false where the value cannot be read.
  private let take: @Sendable (SettingValue, inout JournalConfiguration) -> Bool
  private let give: @Sendable (JournalConfiguration) -> SettingValue?

  /// A setting that always has a value.
  /// - Parameter field: Asked for where the setting is used: a key path is made at run time, and all of them together take longer than reading a
  ///   short file of settings.
  init<Value: Sendable>(
    _ key: String, _ field: @escaping @autoclosure @Sendable () -> any WritableKeyPath<JournalConfiguration, Value> & Sendable,
    _ form: SettingForm<Value>, _ summary: String
  ) {
    self.init(key, form, summary) { value, configuration in
      guard let read = form.read(value) else { return false }
      configuration[keyPath: field()] = read
      return true
    } give: {
      form.write($0[keyPath: field()])
    }
  }

  /// A setting that may have none.
  init<Value: Sendable>(
    _ key: String, _ field: @escaping @autoclosure @Sendable () -> any WritableKeyPath<JournalConfiguration, Value?> & Sendable,
    _ form: SettingForm<Value>, _ summary: String, isPersonal: Bool = false
  ) {
    self.init(key, form, summary, isPersonal: isPersonal) { value, configuration in
      guard let read = form.read(value) else { return false }
      configuration[keyPath: field()] = read
      return true
    } give: {
      $0[keyPath: field()].map(form.write)
    }
  }

  /// A setting of a family, which is known by what the file states.
  init(_ key: String, of family: SettingFamily) {
    switch family {
    case .theme: self.init(key, stated: SettingForm<[String]>.texts, family.summary)
    case .screenCategory, .tableProfile: self.init(key, stated: SettingForm<String>.text, family.summary)
    }
  }

  private init<Value: Sendable>(_ key: String, stated form: SettingForm<Value>, _ summary: String) {
    self.init(key, form, summary) { value, _ in
      form.read(value) != nil
    } give: {
      $0.stated[key]?.value
    }
  }

  private init<Value: Sendable>(
    _ key: String, _ form: SettingForm<Value>, _ summary: String, isPersonal: Bool = false,
    take: @escaping @Sendable (SettingValue, inout JournalConfiguration) -> Bool,
    give: @escaping @Sendable (JournalConfiguration) -> SettingValue?
  ) {
    (self.key, self.summary, self.isPersonal) = (key, summary, isPersonal)
    (wanted, choices, isList, isZone, meaning) = (form.wanted, form.choices, form.isList, form.isZone, form.meaning)
    flaw = form.flaw
    (self.take, self.give) = (take, give)
  }

  /// What holds under these settings, as it would be written; nil where nothing does.
  public func value(in configuration: JournalConfiguration) -> SettingValue? { give(configuration) }

  /// What holds where no file says otherwise.
  public var standard: SettingValue? { value(in: .default) }

  /// Takes over what a file says; where that cannot be read, answers with what the setting wants.
  /// - Parameter value: Nil for YAML that is not interpreted.
  func set(_ value: SettingValue?, in configuration: inout JournalConfiguration) -> Wording? {
    guard let value else { return wanted }
    if !isList, case .list = value { return .oneValue }
    return take(value, &configuration) ? nil : wanted
  }
}

extension Setting {
  /// The settings of all journals, in the order of their keys.
  public static let all = JournalConfiguration.settings.sorted { $0.key < $1.key }

  /// The setting of this key; nil where there is none.
  public static func named(_ key: String) -> Setting? {
    all.first { $0.key.hasSameBytes(as: key) } ?? SettingFamily(of: key).map { Setting(key, of: $0) }
  }

  /// The key that was probably meant.
  public static func near(_ key: String) -> String? { nearest(to: key, among: all.map(\.key) + SettingFamily.near(key)) }

  /// What stands before the dot in keys that have one: no settings themselves.
  static var parents: [String] { Array(Set(all.compactMap { $0.key.split(separator: ".").dropLast().first.map(String.init) })).sorted() }

  /// What values of a key are meant to be where they are written.
  static func meaning(of key: String) -> ScalarWriter.Meaning { named(key)?.meaning ?? .value }
}

/// What a setting is given: one text, or a list.
public enum SettingValue: Hashable, Sendable {
  case text(String)
  case list([String])

  /// Each of its texts.
  var texts: [String] {
    switch self {
    case .text(let text): [text]
    case .list(let texts): texts
    }
  }

  /// On one line: `[a, b]` for a list.
  public var line: String {
    switch self {
    case .text(let text): text
    case .list(let elements): "[\(elements.joined(separator: ", "))]"
    }
  }
}

extension Setting {
  /// What it is for, for people of any language. Settings that differ by one word have one text.
  public var wording: Wording {
    for family in ["sections", "wellness"] where key.hasPrefix(family + ".") {
      return Wording(summary, ["name": .text(String(key.dropFirst(family.count + 1)))], area: "settings", name: family)
    }
    return Wording(summary, area: "settings", name: SettingFamily(of: key).map { "\($0)" } ?? key)
  }
}
