// The profiles of tables that a person wrote, in retro.yaml or in a file of their own.

import HostSystem
public import JournalFormat
public import JournalImports
import JournalModel
public import JournalText

/// Profiles, and what keeps some of them from being used.
public struct ImportProfiles: Sendable {
  /// Those that can be used, in the order of the file.
  public private(set) var usable: [TableProfile] = []
  /// The findings of the others, by their names.
  public private(set) var findings: [(name: String, finding: Diagnostic)] = []

  /// The profiles in settings.
  public init(_ configuration: JournalConfiguration) {
    self.init(configuration, shown: { $0 })
  }

  /// The one profile of a file.
  public init(file source: SourceText, named name: String) {
    let configuration = JournalConfiguration(profile: source, named: name)
    findings = configuration.diagnostics.map { (name, $0) }
    let own = ImportProfiles(configuration, shown: { String($0.dropFirst("import.\(name).".count)) })
    findings += own.findings
    if findings.isEmpty { usable = own.usable }
    // A file without any setting says nothing that could be wrong.
    if findings.isEmpty, usable.isEmpty { findings = [(name, Diagnostic(.profileEmpty, at: TextRange(at: 0)))] }
  }

  private init(_ configuration: JournalConfiguration, shown: (String) -> String) {
    var names: [String] = []
    var settings: [String: [(key: String, value: String)]] = [:]
    for (key, value) in configuration.families where key.hasPrefix("import.") {
      let parts = key.parts(between: ".")
      if settings[parts[1]] == nil { names.append(parts[1]) }
      settings[parts[1], default: []].append((parts.dropFirst(2).joined(separator: "."), value))
    }
    for name in names {
      let own = settings[name] ?? []
      let errors = TableProfile.errors(in: own)
      for error in errors {
        let key = "import.\(name).\(error.key)"
        // What is missing is told where the profile begins.
        let first = own.first.flatMap { configuration.stated["import.\(name).\($0.key)"]?.key }
        let stated = configuration.stated[key]
        let message: Diagnostic.Message =
          error.kind == .missing ? .profileMissing(name, error.wording) : .profileBadValue(shown(key), error.wording)
        findings.append(
          (name, Diagnostic(message, at: (error.kind == .missing ? stated?.key : stated?.place) ?? first ?? TextRange(at: 0))))
      }
      // It has no issues, and so can be read.
      if errors.isEmpty, let profile = try? TableProfile(name, settings: own) { usable.append(profile) }
    }
  }
}

extension JournalConfiguration {
  /// Findings of the file, and those of the profiles in it.
  public var allDiagnostics: [Diagnostic] { diagnostics + ImportProfiles(self).findings.map(\.finding) }
}

// In alphabetical order.
extension Diagnostic.Message {
  fileprivate static func profileBadValue(_ key: String, _ wanted: Wording) -> Self {
    .init(.configBadValue, "‘\(key)’ has a value that cannot be read", help: "it takes \(wanted.english)",
      with: ["key": .text(key), "wanted": .wording(wanted)])
  }

  fileprivate static var profileEmpty: Self {
    .init(.configConflict, "no setting of a profile stands here", help: "it begins with ‘date: ’ and the column of the day")
  }

  fileprivate static func profileMissing(_ name: String, _ what: Wording) -> Self {
    .init(
      .configConflict, "the profile ‘\(name)’ cannot be used: \(what.english)", help: "‘retro help imports’ tells what a profile may say",
      with: ["name": .text(name), "what": .wording(what)])
  }
}
