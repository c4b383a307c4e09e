// Findings are told in every language, with the values that they have in English.

import Foundation
import JournalLanguage
import JournalTestSupport
import JournalText
import Testing

@Suite struct FindingTexts {
  /// A declaration of words below the catalogue, as the sources have it.
  private struct Declaration {
    var name: String
    /// The names of its values.
    var values: Set<String>
    let sharesValues: Bool
    /// Whether it is a finding, which may name a way out.
    var isFinding: Bool
    var hasHelp: Bool
  }

  private static let others = Language.all.filter { $0.texts != nil }

  /// What extensions of `Diagnostic.Message` and of `Wording` declare; those made by an initialiser name their keys.
  private static func declarations() throws -> [Declaration] {
    var found: [Declaration] = []
    for file in Repository.files(in: Repository.sources, ofKind: "swift") {
      let text = try file.text()
      guard text.contains("extension Diagnostic") || text.contains("extension Wording"), !text.contains("struct Message: Hashable") else {
        continue
      }
      let starts = text.matches(of: /(?m)^  (?:public |fileprivate |package )?static (?:func|var) (\w+)/)
      // A wording as a value of another one is no text of its own.
      for (number, start) in starts.enumerated() where !["wording", "flaw", "verbatim"].contains(start.1) {
        let end = number + 1 < starts.count ? starts[number + 1].range.lowerBound : text.endIndex
        let body = text[start.range.upperBound..<end]
        let isFinding = body.contains("-> Self") || body.contains(": Self") || body.contains("-> Diagnostic {")
        guard isFinding && (body.contains(".init(") || body.contains("Diagnostic.Message(")) || body.contains("Wording(") else { continue }
        let values = body.matches(of: /"(\w+)": [."]/).map { String($0.1) }
        found.append(
          Declaration(
            name: String(start.1), values: Set(values), sharesValues: body.contains(".merging("), isFinding: isFinding,
            hasHelp: body.contains("help:")))
      }
    }
    return found
  }

  @Test func everyLanguageTellsWhatIsDeclared() throws {
    let declarations = try Self.declarations()
    #expect(declarations.count > 120)
    for say in Self.others {
      for one in declarations {
        let keys = one.isFinding && one.hasHelp ? [one.name, "\(one.name).help"] : [one.name]
        for key in keys {
          guard let text = say.named("diagnostics", key) else {
            Issue.record("\(say.tag) has no text for \(key)")
            continue
          }
          let more = MessageFormat(text).names.subtracting(one.values)
          // Values that several findings share are put in by a function of their own; the fixtures show whether a place is left.
          if !more.isEmpty, !one.sharesValues { Issue.record("\(say.tag): \(key) has places that nothing fills: \(more.sorted())") }
        }
      }
    }
  }

  @Test func everyLanguageHasTheSameKeys() throws {
    for area in ["diagnostics", "forms", "store_errors", "edit_errors", "host_errors", "change_errors", "query_errors", "import_words"] {
      let keys = Self.others.map { Set($0.texts?.table[area].map(\.key) ?? []) }
      for (say, own) in zip(Self.others, keys) {
        #expect(own == keys[0], "\(say.tag): \(own.symmetricDifference(keys[0]).sorted())")
      }
    }
  }

  @Test func everyLanguageTellsOfExports() throws {
    let folder = Repository.sources.appending(path: "Store/JournalImports")
    let sources = try Repository.files(in: folder, ofKind: "swift").map { try $0.text() }
    let keys = Set(sources.flatMap { $0.matches(of: /import: "([\w.]+)"/).map { String($0.1) } })
    #expect(keys.count > 60)
    for say in Self.others {
      for key in keys.sorted() where say.named("import_words", key) == nil { Issue.record("\(say.tag) has no text for \(key)") }
    }
  }

  @Test func everyFindingOfTheFixturesIsToldInEveryLanguage() throws {
    for fixture in try DiagnosticFixture.all() {
      for finding in fixture.findings(in: fixture.source) {
        for say in Self.others {
          let told = say.told(finding).message
          if told.text == finding.message.text { Issue.record("\(say.tag): ‘\(told.text)’ is English") }
          for text in [told.text, told.help ?? ""] where text.contains(/\{[a-z]+[,}]/) && !text.contains(/\{y(?:ear|yyy)\}/) {
            Issue.record("\(say.tag): a place is left in ‘\(text)’")
          }
          #expect((told.help == nil) == (finding.message.help == nil))
        }
        #expect(Language.english.told(finding) == finding)
      }
    }
  }
}
