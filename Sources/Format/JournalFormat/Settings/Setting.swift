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
  /// Whether a person has it in a configuration of their own, and no journal has.
  public let isPersonal: Bool
  /// How it is read and written: made where it is asked for, since there are some sixty settings, and a file has few.
  private let use: @Sendable () -> Use

  /// How a setting is read and written.
  private struct Use {
    var wanted: Wording, choices: [String], isList: Bool, isZone: Bool, meaning: ScalarWriter.Meaning
    var flaw: @Sendable (SettingValue) -> SettingFlaw?
    /// Sets the field; false where the value cannot be read.
    var take: @Sendable (SettingValue, inout JournalConfiguration) -> Bool
    var give: @Sendable (JournalConfiguration) -> SettingValue?

    init<Value: Sendable>(
      _ form: SettingForm<Value>, take: @escaping @Sendable (Value, inout JournalConfiguration) -> Void,
      give: @escaping @Sendable (JournalConfiguration) -> SettingValue?
    ) {
      (wanted, choices, isList, isZone, meaning, flaw) = (form.wanted, form.choices, form.isList, form.isZone, form.meaning, form.flaw)
      self.take = { value, configuration in
        guard let read = form.read(value) else { return false }
        take(read, &configuration)
        return true
      }
      self.give = give
    }
  }

  /// The values that it takes, in words: what follows ‘it takes’.
  public var wanted: Wording { use().wanted }
  /// The words that it takes, where those are few; empty where any text of a form will do.
  public var choices: [String] { use().choices }
  /// Whether its value is a list.
  public var isList: Bool { use().isList }
  /// Whether it takes the name of a time zone.
  public var isZone: Bool { use().isZone }
  /// What its value is meant to be where it is written.
  var meaning: ScalarWriter.Meaning { use().meaning }
  /// What is wrong with a value; nil where nothing is, or no more can be said than what is wanted.
  var flaw: @Sendable (SettingValue) -> SettingFlaw? { use().flaw }

  /// A setting that always has a value.
  init<Value: Sendable>(
    _ key: String, _ field: @escaping @autoclosure @Sendable () -> any WritableKeyPath<JournalConfiguration, Value> & Sendable,
    _ form: @escaping @autoclosure @Sendable () -> SettingForm<Value>, _ summary: String
  ) {
    (self.key, self.summary, isPersonal) = (key, summary, false)
    use = {
      let (field, form) = (field(), form())
      return Use(form) { $1[keyPath: field] = $0 } give: { form.write($0[keyPath: field]) }
    }
  }

  /// A setting that may have none.
  init<Value: Sendable>(
    _ key: String, _ field: @escaping @autoclosure @Sendable () -> any WritableKeyPath<JournalConfiguration, Value?> & Sendable,
    _ form: @escaping @autoclosure @Sendable () -> SettingForm<Value>, _ summary: String, isPersonal: Bool = false
  ) {
    (self.key, self.summary, self.isPersonal) = (key, summary, isPersonal)
    use = {
      let (field, form) = (field(), form())
      return Use(form) { $1[keyPath: field] = $0 } give: { $0[keyPath: field].map(form.write) }
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
    (self.key, self.summary, isPersonal) = (key, summary, false)
    use = { Use(form) { _, _ in } give: { $0.stated[key]?.value } }
  }

  /// What holds under these settings, as it would be written; nil where nothing does.
  public func value(in configuration: JournalConfiguration) -> SettingValue? { use().give(configuration) }

  /// What holds where no file says otherwise.
  public var standard: SettingValue? { value(in: .default) }

  /// Takes over what a file says; where that cannot be read, answers with what the setting wants.
  /// - Parameter value: Nil for YAML that is not interpreted.
  func set(_ value: SettingValue?, in configuration: inout JournalConfiguration) -> Wording? {
    let use = self.use()
    guard let value else { return use.wanted }
    if !use.isList, case .list = value { return .oneValue }
    return use.take(value, &configuration) ? nil : use.wanted
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
