// `retro list`: what a journal holds.

import CommandGuesses
import JournalAnswers
public import CommandKit
import Documents
import HostSystem
import JournalDates
import JournalFormat
import JournalIndex
import JournalKit
import JournalLanguage
import JournalModel
import JournalQuery
import JournalStore

/// Lists the entries of a journal that a query is about, or what they come to in groups.
public struct ListCommand: Command {
  public static let name = "list"
  public static let aliases: [CommandAlias] =
    ["ls", "entries", "entry"]
    + ["list", "show", "ls"].flatMap { verb in
      [
        "days": "day", "weeks": "weekly", "weeklies": "weekly", "months": "monthly", "quarters": "quarterly", "years": "yearly",
        "notes": "note",
      ]
      .sorted { $0.key < $1.key }.map { CommandAlias("\(verb) \($0.key)", "--type", $0.value) }
        + ["keep", "problem"].map { CommandAlias("\(verb) \($0)s", "item.section:\($0)") }
    }
  public static let declaration = CommandDeclaration(
    name, "List entries, or the items in them.",
    discussion: """
      Shows first day, kind, mood, title and path, in the order of days; without a query all entries. A retrospective belongs to the days
      that hold its end. Says no (exit status 1) where no entry matches.

      A QUERY is words, and conditions such as ‘mood>=good’, ‘tag:health’, ‘steps<5000’ or ‘item.state:open’; ‘retro help queries’ describes it.
      Several are read as one. A word that names days, such as W46, last-week or 2026-01..2026-06, means entries of these days, wherever in
      a query it stands; in quotes of its own, as '"2026"', it is looked for in the text. ‘retro help report’ tells how days are written. A
      query that begins with - stands behind --.

      With --group the entries are counted by what they have in common, and --sum, --mean, --min, --max and --median calculate with a
      property or a metric. A value that is missing is left out; (n=5) says of how many entries a number is where not all have one.
      Days that only metrics know of count in groups of days. --sort then takes group, count, or a figure such as mean:steps.
      """,
    operands: [EntryChoice.query],
    options: EntryChoice.options + [sort, columns, limit] + GroupChoice.options + [.noRefresh] + DocumentOutput.listOptions,
    examples: [
      Example("retro list last-week", "The days of last week, and what ended in it."),
      Example("retro list --type weekly --from 2026 --json", "The weekly retrospectives since 2026 began, for a script."),
      Example("retro list 'mood>=good -tag:work' --sort -date --columns date,mood,steps", "Good days without work, the newest first."),
      Example("retro list last 5 type:day", "The five newest days."),
      Example("retro list type:day 2026 -o days.csv", "The days of a year as a table for a spreadsheet."),
      Example("retro list type:day 2026 --group week --sum steps --mean sleep_minutes --count", "What the weeks of a year came to."),
    ])

  private static let sort = Option(
    "sort", value: .keys, .names, "Sort by these, such as ‘date’ or ‘-steps,title’; - means the largest first.")
  private static let columns = Option("columns", value: .keys, .names, "Show these, such as ‘date,mood,steps’, and no others.")
  private static let limit = Option(
    "limit", value: .n, .number(in: 1...Int.max), "Show no more than N: the newest, or with --sort the first.")

  private let entries: EntryChoice
  private static let mostColoured = 5000

  private let output: DocumentOutput
  private let limit: Int?
  private let orders: [String]
  private let columns: [String]
  private let groups: GroupChoice?
  /// The list of another command that the words mean; nil where they are a query.
  private let other: (words: String, line: [String])?
  /// A word in the plural that may be the name of a habit: ‘list runs’.
  private let plural: String?

  public init(_ arguments: Arguments) throws(UsageError) {
    let asked = try arguments[Self.limit]
    let words = try arguments[EntryChoice.query].joined(separator: " ")
    let ownOptions: [any OptionKey] = EntryChoice.options + [Self.sort, Self.columns, Self.limit] + GroupChoice.options + DocumentOutput.formsAndFiles
    let isPlain = arguments.first(of: ownOptions) == nil && !arguments.isLines
    let due = Self.due(try arguments[EntryChoice.query]).map { ["task", "list"] + $0 }
    other = isPlain ? (StateWords(words)?.line ?? due ?? Self.about(words)).map { (words, $0) } : nil
    plural = isPlain && words.count > 2 && words.hasSuffix("s") && words.allSatisfy(\.isLetter) ? words : nil
    let newest = asked == nil ? Self.newest(try arguments[EntryChoice.query]) : nil
    entries = try EntryChoice(arguments, words: newest?.others)
    output = try DocumentOutput(arguments)
    limit = newest?.count ?? asked
    orders = try arguments[Self.sort] ?? []
    columns = try arguments[Self.columns] ?? []
    groups = try GroupChoice(arguments)
    if groups != nil, !columns.isEmpty {
      throw UsageError(UsageText.exclusive, ["one": .text(GroupChoice.group.name), "other": .text(Self.columns.name)])
    }
  }

  /// How many of the newest are asked for, in words: ‘last 5’, ‘newest 3 type:day’; and the other words.
  private static func newest(_ words: [String]) -> (count: Int, others: [String])? {
    let words = words.flatMap { $0.contains("\"") ? [$0] : $0.words }
    guard words.count > 1, ["last", "newest", "latest", "recent"].contains(words[0].lowercased()), let count = Int(words[1]), count > 0,
      PeriodText(said: words.prefix(3).joined(separator: " ")) == nil
    else { return nil }
    let rest = words.dropFirst(2)
    return (count, Array(["entries", "entry"].contains(rest.first?.lowercased()) ? rest.dropFirst() : rest))
  }

  /// ‘due this week’, ‘everything due tomorrow’, ‘tasks due by friday’: in all words. Nil for all others.
  private static func due(_ words: [String]) -> [String]? {
    guard let place = words.firstIndex(where: { $0.lowercased() == "due" }), words.count <= place + 1 + PeriodText.maximumWords,
      words[..<place].allSatisfy({ dueOpenings.contains($0.lowercased()) })
    else { return nil }
    var days = words[(place + 1)...]
    if let joint = days.first?.lowercased(), days.count > 1, ["by", "until", "till", "before", "on", "in", "within"].contains(joint) {
      days.removeFirst()
    }
    guard !days.isEmpty, PeriodText.count(of: days, in: .all) == days.count else { return nil }
    return words[place...].map { $0 }
  }

  /// ‘entries about work’, ‘everything with Tom’: what has these words in its text. Nil for all others.
  private static func about(_ words: String) -> [String]? {
    var words = words.words.map { String($0) }
    guard let noun = words.first?.lowercased(), ["entries", "days", "everything", "notes", "all"].contains(noun) else { return nil }
    words.removeFirst()
    guard let joint = words.first?.lowercased(), ["about", "with", "containing", "mentioning", "on"].contains(joint), words.count > 1,
      joint != "on" || PeriodText(said: words.dropFirst().joined(separator: " "), in: .all) == nil
    else { return nil }
    return ["search"] + words.dropFirst()
  }

  private static let dueOpenings: Set<String> = [
    "what", "what's", "is", "all", "everything", "anything", "things", "tasks", "task", "todos", "todo", "the", "my", "open", "that", "are",
  ]

  /// Whether a task with a file of its own is open: where none is, a list of tasks would tell the very Actions that follow.
  private static func hasOpenTask(_ context: inout Context) throws -> Bool {
    let journal = try context.openJournal()
    let view = try context.workspace.planView(of: journal, for: context.audience(isJSON: false, journal.configuration), isMarked: true)
    return try context.workspace.planRows(of: .task, in: journal, view).contains { !$0.isOver && !$0.isPrivate }
  }

  public func run(in context: inout Context) throws -> ExitStatus {
    if let other {
      let quoted = other.words.contains("'") ? "\"\(other.words)\"" : other.words
      context.note(EntriesText.readAsState, ["words": .text(other.words), "quoted": .text(quoted), "line": .text((["retro"] + other.line).joined(separator: " "))])
      if output.isJSON { return try RetroProgram.run(instead: other.line + [Flag.json.name], in: &context) }
      // What is open is so whether a retrospective or a file of its own has it.
      var tasks = StateWords(other.words)?.tasks
      if tasks != nil, try !Self.hasOpenTask(&context) { tasks = nil }
      let status = try tasks.map { try RetroProgram.run(instead: $0, in: &context) } ?? .no
      return try RetroProgram.run(instead: other.line, in: &context) == .yes ? .yes : status
    }
    let journal = try context.openJournal()
    if other == nil, let plural, let habit = try context.workspace.activity(called: plural, in: journal, for: context.audience(of: .text, journal.configuration)),
      [habit.slug, habit.title.lowercased()].contains(String(plural.lowercased().dropLast()))
    {
      context.note(SurfaceText.taken, ["typed": .text([Self.name, plural].joined(separator: " ")), "option": .text(["retro", Self.name, habit.slug].joined(separator: " "))])
      return try RetroProgram.run(instead: [Self.name, habit.slug], in: &context)
    }
    let query = try entries.query(in: &context, journal)
    let index = try context.workspace.index(of: journal)
    let audience = context.audience(of: output.answer, journal.configuration)
    let isEmpty: Bool
    var olderCount = 0
    if let groups {
      let report = try context.workspace.groups(
        of: query, by: groups.grouping, groups.figures, isCounted: groups.isCounted, sortedBy: orders, limit: limit, in: journal,
        for: audience)
      isEmpty = report.groups.isEmpty
      let say = context.language
      try context.show(output.isScreen ? report.screen(in: say) : report.document(in: say), report.json, as: output, of: journal)
    } else {
      var list = try context.workspace.list(
        query, columns: columns.map { EntryColumn($0) }, sortedBy: orders.map { EntryOrder($0) }, limit: limit, hasTags: output.isJSON,
        in: journal, for: audience)
      (isEmpty, olderCount) = (list.entries.isEmpty, list.olderCount)
      if output.isScreen {
        if columns.isEmpty { list.standings = try context.workspace.standings(of: Set(list.entries.map(\.kind)), in: journal, for: audience) }
        let isTerminal = Terminal.isTerminal(.output)
        // So many lines that nobody looks at their colours want no document.
        if context.display.colourDepth() == .none || list.entries.count > Self.mostColoured {
          context.write(list.text(width: context.lineWidth, namingColumns: isTerminal, in: context.language))
        } else {
          try context.show(list.screen(namingColumns: isTerminal, in: context.language), list.json, as: output, of: journal)
        }
      } else {
        try context.show(list.document(in: context.language), list.json, as: output, of: journal)
      }
    }
    if isEmpty { context.note(EntriesText.none) }
    if olderCount > 0, output.isScreen {
      context.note(EntriesText.newest, ["count": .number(limit ?? 0), "all": .number(olderCount + (limit ?? 0))])
    }
    try context.workspace.tellUnknownKeys(of: query, index, foundNone: isEmpty)
    return isEmpty ? .no : .yes
  }
}

extension WordForm<[String]> {
  /// Names with commas between them.
  fileprivate static var names: WordForm {
    WordForm { word, name throws(UsageError) in
      let names = word.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
      if names.contains(where: { $0.isEmpty || $0 == "-" }) {
        throw UsageError(EntriesText.noNames, ["option": .text(name), "word": .text(word)])
      }
      return names
    }
  }
}
