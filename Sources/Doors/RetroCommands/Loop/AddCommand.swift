// `retro add`: a Keep, a Problem, a Try or an Action, into the retrospective that is due.

public import CommandKit
import JournalDates
import JournalFormat
import JournalKit
import JournalModel
import JournalStore
import PlainFormats
import JournalText

/// Adds an item.
public struct AddCommand: Command {
  public static let name = "add"
  public static let declaration = CommandDeclaration(
    name, "Add a Keep, a Problem, a Try or an Action.",
    discussion: """
      The item goes to the end of its section, in the style of its neighbours, and into the retrospective that ‘retro new weekly’ would open;
      that is made from its template if there is none yet. A missing section is made. Every other byte of the file stays.

      TEXT is Markdown: #tags and [[links]] count. Marks that would make it something else, such as ‘# ’ at its beginning, are written behind
      a backslash. Several words need no quotes; a line end in TEXT begins a further line of the item. Tries and Actions get an id, which
      is told.
      """,
    operands: [kind, text],
    options: [file, due, priority, source, purpose, .dryRun, .json],
    examples: [
      Example("retro add keep \"Morning run before stand-up #health\"", "What went well."),
      Example("retro add try Lights out at 22:45 --for 2026-W46#p-22vb", "What to do about a Problem."),
      Example("retro add action Buy a charger --due fri --priority high", "What is to be done."),
      Example("retro add problem --to today Slept badly", "Into the file of the day."),
    ])

  private static let kind = Operand("KIND", .choice(of: kinds), "keep, problem, try or action.")
  private static let text = Operand(repeating: "TEXT", "What to write down.")
  private static let file = Option("to", value: "FILE", "Into this file: a path, a name, or a period such as today or W46.")
  private static let due = Option(
    "due", value: "DAY", .days, "When an Action is to be done, such as fri, +7d or 2026-12-01; of a period, its last day.")
  private static let priority = Option("priority", value: "P", .choice(of: Priority.allCases), "How much an Action matters.")
  private static let source = Option("from", value: "ITEM", .item, "The Try that it comes from, such as t-5e6f or 2026-W46#t-5e6f.")
  private static let purpose = Option("for", value: "ITEM", .item, "The Problem that it is for, such as p-3c4d.")

  private static let kinds = [SectionKind.keep, .problem, .try, .action]

  private let section: SectionKind
  private let text: String
  private let file: String?
  private let due: PeriodWord?
  private let priority: Priority?
  private let source: ItemAddress?
  private let purpose: ItemAddress?
  private let isDryRun: Bool
  private let isJSON: Bool

  public init(_ arguments: Arguments) throws(UsageError) {
    section = try arguments[Self.kind]
    text = try arguments[Self.text].joined(separator: " ")
    if text.trimmed.isEmpty { throw UsageError("TEXT is empty", hint: "Say what to write down.") }
    file = try arguments[Self.file]
    due = try arguments[Self.due]
    priority = try arguments[Self.priority]
    source = try arguments[Self.source]
    purpose = try arguments[Self.purpose]
    isDryRun = arguments[.dryRun]
    isJSON = arguments[.json]
    if section != .action, let option = arguments.first(of: [Self.due, Self.priority]) {
      throw UsageError("‘\(option.name)’ is for Actions", hint: "Only an Action is due and has a priority.")
    }
    if section != .action, section != .try, let option = arguments.first(of: [Self.source, Self.purpose]) {
      throw UsageError("‘\(option.name)’ is for Tries and Actions")
    }
  }

  public func run(in context: inout Context) throws -> ExitStatus {
    let target = try context.target(file)
    let due = try self.due.map { try $0.text.days(on: try context.today(target.place.configuration), of: $0.word).span.end }
    var added: (item: InsertedItem, file: OpenFile, isMade: Bool)?
    _ = try context.write(into: target, isDryRun: isDryRun, isShown: !isJSON) { file, files, context in
      let source = try self.source.map { try context.reference(to: $0, from: file, in: &files) }
      let purpose = try self.purpose.map { try context.reference(to: $0, from: file, in: &files) }
      let addition = ItemAddition(section, text, due: due, priority: priority, source: source, purpose: purpose)
      added = (try files.add(addition, to: file), file, files.draft != nil)
    }
    guard let (inserted, file, isMade) = added else { throw CommandError(.conflict, "nothing was written to \(target.place.shown)") }
    if isJSON {
      let isPrivate = inserted.item.item.isPrivate || inserted.section.isPrivate || file.reading.isPrivate
      context.write(json(inserted, file, isMade: isMade, isTold: context.audience(of: .data).sees(isPrivate: isPrivate)))
      return .yes
    }
    let id = inserted.item.item.id.map { " \($0)" } ?? ""
    let verb = isDryRun ? "would add" : "added"
    context.note("\(verb)\(id) to \(inserted.section.heading) in \(file.place.shown):\(inserted.item.line)\(target.suffix)")
    if let due, due < (try context.today(target.place.configuration)) { context.note("it is due on \(due), which is past") }
    return .yes
  }

  private func json(_ inserted: InsertedItem, _ file: OpenFile, isMade: Bool, isTold: Bool) -> JSONValue {
    let item = inserted.item.item
    return [
      "schema": 1, "path": .string(file.place.path), "line": .int(inserted.item.line), "section": .string(section.rawValue),
      "id": JSONValue(item.id), "text": isTold ? .string(item.text) : .null,
      "fields": .object(JSONObject((isTold ? item.fields : []).map { ($0.key, .string($0.value)) })), "created": .bool(isMade && !isDryRun),
      "dry_run": .bool(isDryRun),
    ]
  }
}
