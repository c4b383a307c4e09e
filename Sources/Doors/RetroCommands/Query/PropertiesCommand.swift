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

/// Lists properties, or the values of one; or renames one.
public struct PropertiesCommand: Command {
  public static let name = "properties"
  public static let aliases: [CommandAlias] =
    [
      "property", "props", CommandAlias("rename property", "rename", least: 2), CommandAlias("rename metric", "rename", least: 2),
      CommandAlias("rename measurement", "rename", least: 2), CommandAlias("metrics rename", "rename", least: 2),
      CommandAlias("metric rename", "rename", least: 2),
    ]
  public static let declaration = CommandDeclaration(
    name, "List properties, or rename one everywhere.",
    discussion: """
      Every property with the number of entries that have it, what its values are (number, day, time, text, list) and the most frequent one.
      With KEY, the values of that property with the number of entries that have each; of a list, its elements. Keys are compared as they are
      written. Private entries are left out, and so are values that are only kept, such as nested collections. Says no (exit status 1)
      where there is none.

      ‘rename OLD NEW’ gives a property another name in front matter and in fields of the text of days, in all files at once. What was imported stays, since
      imports name it, and so does a file that has NEW beside it; these, and plans that ask for OLD, are told.
      """,
    operands: [key, old, new],
    options: [.noRefresh, .dryRun, .json, .jsonl],
    examples: [
      Example("retro properties", "What is noted, and where a key is misspelt."),
      Example("retro properties mood", "How often each mood was."),
      Example("retro properties rename weight body_weight --dry-run", "See what another name would change."),
    ])

  private static let key = Operand(optional: .key, "A property, such as mood; all properties if left out; or rename.")
  private static let old = Operand(optional: .old, "The property to rename.")
  private static let new = Operand(optionalRepeating: .new, "Its new name.")

  private let key: String?
  private let change: (old: String, new: String)?
  private let isDryRun: Bool
  private let isJSON: Bool

  public init(_ arguments: Arguments) throws(UsageError) {
    let (key, old, new) = (try arguments[Self.key], try arguments[Self.old], try arguments[Self.new].flatMap(\.words).map { String($0) })
    isDryRun = arguments[.dryRun]
    isJSON = arguments.isJSON
    guard let old, let first = new.first else {
      // A property may be called ‘rename’, too.
      if old != nil { throw .missing(Self.new) }
      if isDryRun { throw UsageError(TagsText.onlyRename, ["option": .text(Flag.dryRun.name)]) }
      (self.key, change) = (key, nil)
      return
    }
    guard key == "rename" else { throw UsageError(SetText.noKey, ["word": .text([key ?? "", old].joined(separator: " "))]) }
    if arguments.has(.noRefresh) { throw UsageError(TagsText.onlyList, ["option": .text(Flag.noRefresh.name)]) }
    // ‘rename property weight to body weight’
    let name = new.dropFirst(new.count > 1 && ["to", "as", "into", "->", "→"].contains(first.lowercased()) ? 1 : 0).joined(separator: "_")
    guard name.first?.isLetter == true, name.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" || $0 == "-" }) else {
      throw UsageError(SetText.noKey, ["word": .text(name)])
    }
    if old == name { throw UsageError(TagsText.sameName, ["word": .text(name)]) }
    (self.key, change) = (nil, (old, name))
  }

  public func run(in context: inout Context) throws -> ExitStatus {
    let journal = try context.openJournal()
    if let change { return try rename(change.old, to: change.new, journal, in: &context) }
    let reports = try context.workspace.properties(of: journal, key: key)
    if let key {
      if isJSON { context.write(reports.json(ofValuesOf: key)) } else { show(reports.first, in: &context) }
      if let report = reports.first {
        if report.values.isEmpty { context.note(PropertiesText.noValue, ["key": .text(key)]) }
        return report.values.isEmpty ? .no : .yes
      } else {
        try tellUnknown(key, journal, in: &context)
      }
    } else {
      show(reports, in: &context)
      if reports.isEmpty { context.note(PropertiesText.none) }
    }
    return reports.isEmpty ? .no : .yes
  }

  private func tellUnknown(_ key: String, _ journal: Journal, in context: inout Context) throws {
    if let near = nearest(to: key, among: try context.workspace.properties(of: journal).map(\.key)) {
      context.note(PropertiesText.unknownNear, ["key": .text(key), "near": .text(near)])
    } else {
      context.note(PropertiesText.unknown, ["key": .text(key)])
    }
  }

  private func rename(_ old: String, to new: String, _ journal: Journal, in context: inout Context) throws -> ExitStatus {
    let rename = try context.workspace.rename(property: old, to: new, in: journal, isDryRun: isDryRun)
    if !isJSON, isDryRun { context.write(rename.plannedChanges.diff) }
    for file in rename.left {
      let text = Message(PropertiesText.stays, ["key": .text(old), "reason": .message(file.reason)])
      context.warn(.warning(at: file.path, file.line, context.language.marked(text), in: context.language))
    }
    if isJSON { context.write(rename.json(old, to: new, isDryRun: isDryRun)) }
    if rename.count > 0 {
      context.note(
        PropertiesText.renamed,
        ["dry": .flag(isDryRun), "old": .text(old), "new": .text(new), "count": .number(rename.count), "files": .number(rename.edited.count)])
    } else if rename.left.isEmpty {
      try tellUnknown(old, journal, in: &context)
    }
    return rename.count == 0 ? .no : .yes
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
