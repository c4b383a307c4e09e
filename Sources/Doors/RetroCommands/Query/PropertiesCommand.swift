// `retro properties`: what the front matter of the journal says.

import JournalModel
import JournalAnswers
public import CommandKit
import Documents
import JournalFormat
import JournalKit
import JournalLanguage
import JournalStore
import JournalText
import PlainFormats

/// Lists properties, or the values of one.
public struct PropertiesCommand: Command {
  public static let name = "properties"
  public static let aliases: [CommandAlias] = ["property", "props"]
  public static let declaration = CommandDeclaration(
    name, "List properties, or the values of one.",
    discussion: """
      Every property with the number of entries that have it, what its values are (number, day, time, text, list) and the most frequent one.
      With KEY, the values of that property with the number of entries that have each; of a list, its elements. Keys are compared as they are
      written. Private entries are left out, and so are values that are only kept, such as nested collections. Says no (exit status 1)
      where there is none.
      """,
    operands: [key],
    options: [.noRefresh, .json, .jsonl],
    examples: [
      Example("retro properties", "What is noted, and where a key is misspelt."),
      Example("retro properties mood", "How often each mood was."),
    ])

  private static let key = Operand(optional: .key, "A property, such as mood; all properties if left out.")

  private let key: String?
  private let isJSON: Bool

  public init(_ arguments: Arguments) throws(UsageError) {
    key = try arguments[Self.key]
    isJSON = arguments.isJSON
  }

  public func run(in context: inout Context) throws -> ExitStatus {
    let journal = try context.openJournal()
    let reports = try context.workspace.properties(of: journal, key: key)
    if let key {
      if isJSON { context.write(reports.json(ofValuesOf: key)) } else { show(reports.first, in: &context) }
      if let report = reports.first {
        if report.values.isEmpty { context.note(PropertiesText.noValue, ["key": .text(key)]) }
        return report.values.isEmpty ? .no : .yes
      } else {
        let near = nearest(to: key, among: try context.workspace.properties(of: journal).map(\.key))
        if let near {
          context.note(PropertiesText.unknownNear, ["key": .text(key), "near": .text(near)])
        } else {
          context.note(PropertiesText.unknown, ["key": .text(key)])
        }
      }
    } else {
      show(reports, in: &context)
      if reports.isEmpty { context.note(PropertiesText.none) }
    }
    return reports.isEmpty ? .no : .yes
  }

  private func show(_ reports: [PropertyReport], in context: inout Context) {
    if isJSON { return context.write(reports.json) }
    let widest = reports.map { String($0.count).utf8.count }.max() ?? 0
    let say = context.language
    var table = TextTable([.whole, .whole, .whole, .cut])
    for report in reports {
      let forms = report.forms.map { one in
        let form = say(PropertiesText.form, ["form": .text(one.form.rawValue)])
        return report.forms.count == 1 ? form : "\(form) \(say.numbers.written(one.count))"
      }
      table.add([padded(report.count, widest), report.key, say(.list(forms, .comma)), report.values.first?.value ?? ""])
    }
    context.write(table.text(width: context.lineWidth))
  }

  private func show(_ report: PropertyReport?, in context: inout Context) {
    let values = report?.values ?? []
    let widest = values.map { String($0.count).utf8.count }.max() ?? 0
    var table = TextTable([.whole, .wrapped])
    for value in values { table.add([padded(value.count, widest), value.value]) }
    context.write(table.text(width: context.lineWidth))
  }

  private func padded(_ count: Int, _ width: Int) -> String {
    let text = String(count)
    return String(repeating: " ", count: max(width - text.utf8.count, 0)) + text
  }
}
