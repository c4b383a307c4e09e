// The tables of documents that are made of what the program declares; the tests hold the documents to them.

import CommandKit
import JournalFormat
import JournalKit
import JournalModel
import JournalQuery
import JournalReports
import JournalTemplates
import JournalText

/// A table, or a list of words, that a document repeats, between `<!-- NAME: written by the tests -->` and `<!-- end of NAME -->`.
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

  fileprivate init(_ document: String, _ name: String, words: [String]) {
    (self.document, self.name) = (document, name)
    text = words.joined(separator: ", ") + "\n"
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
      DocumentTable("docs/commands.md", "commands", ["command", "what it does"], commands),
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
      DocumentTable("docs/format.md", "fields", ["key", "value", "emoji"], fields),
      DocumentTable("docs/format.md", "metrics", ["name", "unit"], metrics),
      DocumentTable("docs/format.md", "findings of other files", words: findingsOfOtherFiles),
      DocumentTable(
        "docs/templates.md", "variables", ["name", "what it is"], TemplateVariable.all.map { [Self.code($0.name), $0.described] }),
      DocumentTable(
        "docs/templates.md", "parts", ["part", "what it tells"], PeriodReport.Part.all.map { [Self.code($0.name), $0.summary] }),
      DocumentTable(
        "docs/reports.md", "sections", ["section", "what it tells"], PeriodReport.Part.all.map { [Self.code($0.name), $0.summary] }),
      DocumentTable("docs/queries.md", "keys", ["key", "speaks of", "value"], entryKeys),
      DocumentTable("docs/queries.md", "keys of items", ["key", "what one item has"], itemKeys),
    ]
  }

  private var commands: [[String]] {
    Self.declared.declarations.map { declaration in
      [Self.code((["retro", declaration.name] + declaration.operands.map(\.usage)).joined(separator: " ")), declaration.summary]
    }
  }

  private var settings: [[String]] {
    Setting.all.map { setting in
      let value = setting.choices.isEmpty ? setting.wanted.english : setting.choices.map(Self.code).joined(separator: " ")
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

  private var fields: [[String]] {
    FieldKey.allCases.map { key in
      // Of several signs for one value the others are only read.
      let signs = key.value == .priority ? key.signs : Array(key.signs.prefix(1))
      return [Self.code(key.rawValue), key.described, signs.joined(separator: " ")]
    } + [["any other", "a quantity such as `5.2 km`, or your own text", ""]]
  }

  private var metrics: [[String]] {
    let named = MetricNames.known.map { (Self.code($0.name), $0.described) }
    let families = MetricNames.families.map { (Self.code("\($0.prefix)<\($0.word)>\($0.suffix)"), $0.metric.described) }
    let rows = (named + families).reduce(into: [(names: [String], unit: String)]()) { rows, metric in
      if let row = rows.firstIndex(where: { $0.unit == metric.1 }) {
        rows[row].names.append(metric.0)
      } else {
        rows.append(([metric.0], metric.1))
      }
    }
    return rows.map { [$0.names.joined(separator: " "), $0.unit] } + [["any other", "a metric of your own"]]
  }

  private var findingsOfOtherFiles: [String] {
    Diagnostic.Code.allCases.filter(\.isToldByOtherFiles).map { Self.code($0.rawValue) }
  }

  private var entryKeys: [[String]] {
    EntryKey.allCases.map { [Self.code($0.rawValue), $0.described.subject, $0.described.value] } + [
      ["any other", "the property of this name, compared as written; metrics are properties of their day", "[values](#values)"],
      ["`item.…`", "one item of a Review, Keep, Problem, Try or Action section", "[items](#items)"],
    ]
  }

  private var itemKeys: [[String]] {
    ItemKey.allCases.map { [Self.code("item.\($0.rawValue)"), $0.described] } + [
      [
        "`item.` and any other",
        "the field of this name, such as `due`, `scheduled`, `created`, `completion`, `from`, `for`: [values](#values)",
      ]
    ]
  }

  private static func code(_ text: String) -> String { "`\(text)`" }
}
