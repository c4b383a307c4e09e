// `retro inspect`: what the reader understands in a file.

import JournalKit
import JournalChecks
public import CommandKit
import Documents
import JournalDates
import JournalFormat
import JournalLanguage
import JournalModel
import JournalStore
import JournalText

/// Says what is understood in a file.
public struct InspectCommand: Command {
  public static let name = "inspect"
  public static let aliases: [CommandAlias] = ["explain", "parse"]
  public static let declaration = CommandDeclaration(
    name, "Show how retro reads a file.",
    discussion: """
      Shows the file's kind and days, its properties, the items of its sections, the lines of its log, and every finding. Nothing is
      judged: a file full of findings is inspected like any other. Lines are numbered as ‘retro tick’ takes them.
      """,
    operands: [.file],
    options: [.json],
    examples: [
      Example("retro inspect 2026-W46", "The retrospective of a week."),
      Example("retro inspect retros/2026/2026-W46.md --json", "The same for a script."),
    ])

  private let file: String
  private let isJSON: Bool

  public init(_ arguments: Arguments) throws(UsageError) {
    file = try arguments[.file]
    isJSON = arguments.isJSON
  }

  public func run(in context: inout Context) throws -> ExitStatus {
    let place = try context.workspace.file(file)
    let understood = Understood(try place.read(), for: context.audience(isJSON: isJSON, place.configuration))
    if isJSON {
      context.write(inspectJSON(understood))
    } else {
      context.write(InspectReport(understood, width: context.lineWidth, in: context.language).text)
    }
    return .yes
  }
}

/// What is understood in a file, for people.
private struct InspectReport {
  private let reading: FileReading
  private let told: Understood
  private let width: Int?
  private let say: Language

  init(_ understood: Understood, width: Int?, in language: Language) {
    (reading, told) = (understood.reading, understood)
    (self.width, say) = (width, language)
  }

  var text: MarkedText {
    var parts = [heading]
    if !told.properties.isEmpty { parts.append(say(InspectText.properties) + "\n" + indented(properties)) }
    for section in told.sections where section.kind.holdsItems {
      let name = say.headings(of: section.kind).first?.lowercased() ?? section.kind.rawValue
      let isNamed = [name, section.kind.rawValue].contains(section.heading.lowercased())
      let heading = say(
        isNamed ? InspectText.section : InspectText.sectionOfKind,
        ["heading": .text(section.heading), "kind": .text(name), "line": .text("\(section.line)")])
      parts.append(heading + "\n" + indented(section.items.isEmpty ? say(InspectText.noItems) : items(section.items)))
    }
    if !told.log.isEmpty { parts.append(say(InspectText.log) + "\n" + indented(log)) }
    let others = told.sections.filter { !$0.kind.holdsItems && $0.kind != .log }
    if !others.isEmpty {
      parts.append(say(InspectText.otherSections) + "\n" + indented(table([.whole, .wrapped], others.map { ["\($0.line)", $0.heading + open($0)] })))
    }
    if told.privateEntries > 0 {
      parts.append(say(ReportText.privateEntries, ["count": .number(told.privateEntries)]) + "\n")
    }
    if !told.diagnostics.isEmpty { parts.append(say(InspectText.findings) + "\n") }
    var text = MarkedText(parts.joined(separator: "\n"))
    for finding in told.diagnostics { text += say.marked(finding, in: reading.source, lines: reading.lines) }
    return text
  }

  /// Which questions of a reflection are open; empty where none is.
  private func open(_ section: SectionReading) -> String {
    let open = section.reflection?.openSteps ?? []
    if open.isEmpty { return "" }
    let numbers = TextValue.list(open.map(\.description), .and)
    return " · " + say(ReflectionsText.open, ["count": .number(open.count), "numbers": numbers])
  }

  private var heading: String {
    let kind = say(KindText.short, ["kind": .text(reading.kind.rawValue)])
    let facts = [kind, reading.span.map { say.title(of: $0) }, reading.isPrivate ? say(InspectText.private) : nil].compactMap(\.self)
    let title = told.title.utf8.elementsEqual(reading.slug.utf8) ? "" : "\(hanging(told.title, after: 0, indent: 2, width: width))\n"
    return "\(reading.path.onOneLine)\n\(title)\(say(.list(facts, .comma)))\n"
  }

  private var properties: String {
    table(
      [.whole, .wrapped],
      told.properties.map { property in
        switch property.value {
        case .text(let text): [property.key, text]
        case .list(let elements): [property.key, elements.joined(separator: ", ")]
        case .kept: [property.key, say(InspectText.kept)]
        }
      })
  }

  private func items(_ items: [ItemReading]) -> String {
    table(
      [.whole, .whole, .wrapped],
      items.map { reading in
        [
          "\(reading.line)", reading.item.state.map { "[\($0.mark)]" } ?? "",
          words(reading.item.text, reading.item.fields, reading.item.id),
        ]
      })
  }

  private var log: String {
    table(
      [.whole, .whole, .whole, .whole, .wrapped],
      told.log.map { reading in
        let line = reading.logLine
        let state = line.state.map { say(InspectText.state, ["state": .text($0.rawValue)]) } ?? ""
        return ["\(reading.line)", line.time?.text ?? "", state, line.activity ?? "", words(line.text, line.fields, line.id)]
      })
  }

  /// Text, fields and id on one line, as they would be written.
  private func words(_ text: String, _ fields: [Field], _ id: String?) -> String {
    let line = text.utf8.split(separator: ASCII.lineFeed).map { String($0) ?? "" }.joined(separator: " ")
    let named = fields.map { "[\($0.key):: \($0.value)]" }
    return ([line] + named + (id.map { ["^\($0)"] } ?? [])).filter { !$0.isEmpty }.joined(separator: " ")
  }

  private func table(_ fits: [Table.Column.Fit], _ rows: [[String]]) -> String {
    var table = TextTable(fits)
    for row in rows { table.add(row) }
    // Two columns are the indentation.
    return table.text(width: width.map { $0 - 2 })
  }

  private func indented(_ text: String) -> String {
    text.utf8.split(separator: ASCII.lineFeed).map { "  " + (String($0) ?? "") + "\n" }.joined()
  }
}
