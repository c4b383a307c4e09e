// The tables of documents that are made of what the program declares; the tests hold the documents to them.

import CommandKit
import JournalFormat
import JournalKit
import JournalModel

/// A table that a document repeats, between `<!-- NAME: written by the tests -->` and `<!-- end of NAME -->`.
public struct DocumentTable: Sendable {
  /// The document's path in the repository.
  public let document: String
  public let name: String
  /// In Markdown; ends with a line feed.
  public let text: String

  fileprivate init(_ document: String, _ name: String, _ columns: [String], _ rows: [[String]]) {
    (self.document, self.name) = (document, name)
    text = ([columns, columns.map { _ in "---" }] + rows).map(Self.line).joined()
  }

  private static func line(_ cells: [String]) -> String {
    cells.first == "---" ? "|" + cells.joined(separator: "|") + "|\n" : "| " + cells.joined(separator: " | ") + " |\n"
  }
}

extension RetroProgram {
  /// Every table of a document that is made of declarations.
  public var documentTables: [DocumentTable] {
    let steps: [EntryKind] = [.task, .goal, .milestone, .obligation]
    let others = EntryKind.allCases.filter { $0.unit == nil && $0 != .habit && !steps.contains($0) }
    return [
      DocumentTable("README.md", "commands", ["command", "what it does"], commands),
      DocumentTable("docs/configuration.md", "settings", ["setting", "value", "default", "what it is for"], settings),
      DocumentTable("docs/configuration.md", "options", ["option", "what it does"], options),
      DocumentTable("docs/practice.md", "plans", ["kind", "folder", "made by", "properties"], plans),
      properties("all", rows(PropertyWords.describedInAll)),
      properties("days", rows(PropertyWords.described(in: .day))),
      properties("retrospectives", rows(PropertyWords.described(in: .weekly))),
      properties("habits", rows(PropertyWords.described(in: .habit))),
      properties("steps", of: steps),
      properties("others", of: others),
      DocumentTable("docs/format.md", "section names", ["section", "language", "names"], sectionNames),
    ]
  }

  private var commands: [[String]] {
    Self.declared.declarations.map { declaration in
      [Self.code((["retro", declaration.name] + declaration.operands.map(\.usage)).joined(separator: " ")), declaration.summary]
    }
  }

  private var settings: [[String]] {
    Setting.all.map { setting in
      let value = setting.choices.isEmpty ? setting.wanted : setting.choices.map(Self.code).joined(separator: " ")
      return [Self.code(setting.key), value, setting.standard.map { Self.code($0.line) } ?? "", setting.summary]
    }
  }

  /// The options that every command takes.
  private var options: [[String]] {
    GlobalOptions.declared.map(\.declaration).map { option in
      let names = (option.short.map { ["-\($0)"] } ?? []) + ["--\(option.long)\(option.value.map { " \($0)" } ?? "")"]
      return [names.map(Self.code).joined(separator: ", "), option.summary]
    }
  }

  private var plans: [[String]] {
    EntryKind.plans.map { kind in
      let keys = PropertyWords.described(in: kind).flatMap(\.keys)
      return [
        kind.rawValue, Self.code("\(kind.folder?.rawValue ?? "")/"), Self.code("retro \(kind.making)"),
        keys.map(Self.code).joined(separator: " "),
      ]
    }
  }

  private func properties(_ files: String, of kinds: [EntryKind]) -> DocumentTable {
    let told = kinds.flatMap { kind in
      let own = rows(PropertyWords.described(in: kind))
      return (own.isEmpty ? [["anything", ""]] : own).enumerated().map { [$0.offset == 0 ? Self.code(kind.rawValue) : ""] + $0.element }
    }
    return DocumentTable("docs/format.md", "properties of \(files)", ["kind", "property", "value"], told)
  }

  private func properties(_ files: String, _ rows: [[String]]) -> DocumentTable {
    DocumentTable("docs/format.md", "properties of \(files)", ["property", "value"], rows)
  }

  private func rows(_ described: [(keys: [String], value: String)]) -> [[String]] {
    described.map { [$0.keys.map(Self.code).joined(separator: " "), $0.value] }
  }

  private var sectionNames: [[String]] {
    SectionKind.allCases.filter { $0 != .other }.flatMap { kind in
      SectionNames.languages.map { [kind.rawValue, $0, SectionNames.names(of: kind, in: $0).joined(separator: ", ")] }
    }
  }

  private static func code(_ text: String) -> String { "`\(text)`" }
}
