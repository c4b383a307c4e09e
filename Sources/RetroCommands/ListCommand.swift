// `retro list`: what a journal holds.

public import CommandKit
import JournalDates
import JournalFormat
import JournalKit
import JournalModel
import JournalStore
import PlainFormats

/// Lists the entries of a journal.
public struct ListCommand: Command {
  public static let declaration = CommandDeclaration(
    "list", "List the entries of the journal.",
    discussion: """
      Shows first day, kind, mood, title and path, in the order of days. A retrospective belongs to the days that hold its end. Says no
      (exit status 1) where no entry matches.

      Days are named by PERIOD, or by --from and --to: a period there stands for its first and its last day. ‘retro help report’ tells
      how days and periods are written.
      """,
    operands: [.period],
    options: [
      Option("type", value: "KIND", isRepeatable: true, choices: EntryKind.allCases.map(\.rawValue), "Only entries of this kind."),
      Option("from", value: "PERIOD", "Only entries from this day on."),
      Option("to", value: "PERIOD", "Only entries up to this day."),
      Option("tag", value: "TAG", isRepeatable: true, "Only entries with this tag, in front matter or text."),
      .json,
    ],
    examples: [
      Example("retro list last-week", "The days of last week, and what ended in it."),
      Example("retro list --type weekly --from 2026 --json", "The weekly retrospectives since 2026 began, for a script."),
      Example("retro list --tag health", "Everything about health."),
    ])

  private var query = EntryQuery()
  private let days: DayChoice
  private let isJSON: Bool

  public init(_ arguments: Arguments) throws(UsageError) {
    query.kinds = Set(try arguments.values("type", as: "a kind of entry") { EntryKind(type: $0) })
    days = try DayChoice(arguments)
    query.tags = arguments.values("tag").map { $0.hasPrefix("#") ? String($0.dropFirst()) : $0 }
    isJSON = arguments.has(Option.json.long)
  }

  public func run(in context: inout Context) throws -> ExitStatus {
    let journal = try context.openJournal()
    var query = query
    if days.isGiven { (query.from, query.to) = try days.bounds(on: try context.today(journal.configuration)) }
    let labels = journal.configuration.moodLabels
    let entries = try context.entries(of: journal) { [query] in query.matches($0) ? ListedEntry($0, labels) : nil }
      .compactMap(\.self).inOrderOfDays
    if isJSON {
      context.write(["schema": 1, "entries": JSONValue(entries.map { json($0) })] as JSONValue)
    } else {
      var table = TextTable([.whole, .whole, .whole, .cut, .whole])
      for entry in entries {
        table.add([entry.span?.start.description ?? "", entry.kind.rawValue, entry.mood ?? "", entry.title, entry.path])
      }
      context.write(table.text(width: context.lineWidth))
    }
    if entries.isEmpty { context.note("no entry matches") }
    return entries.isEmpty ? .no : .yes
  }

  private func json(_ entry: ListedEntry) -> JSONValue {
    let isDay = entry.kind == .day
    return [
      "path": .string(entry.path),
      "type": .string(entry.kind.rawValue),
      "title": .string(entry.title),
      "date": JSONValue(isDay ? entry.span?.end.description : nil),
      "start": JSONValue(isDay ? nil : entry.span?.start.description),
      "end": JSONValue(isDay ? nil : entry.span?.end.description),
      "tags": JSONValue(entry.tags),
      "mood": JSONValue(entry.mood),
    ]
  }
}
