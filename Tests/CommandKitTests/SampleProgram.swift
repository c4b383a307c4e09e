// A small program for these tests: it does nothing but say what it was given.

import CommandKit
import JournalLanguage

private let folder = Option("folder", short: "C", value: Placeholder("DIR"), "Work on the notes in DIR.")
private let quiet = Flag("quiet", short: "q", "Say nothing but what was asked for.")

let sample = Program<String>(
  "sample", version: "1.2.3", "Keep notes in plain files.",
  discussion: "Notes are found in the folder given, or in the one you are in.", globalOptions: [folder, quiet],
  meanings: [
    OptionMeaning(["max", "count"], "limit"), OptionMeaning(["yes"], "force", instead: "--force"), OptionMeaning(["html"], "table"),
  ],
  topics: [HelpTopic("dates", "How days are written.", aliases: ["days"]) { "Days." }],
  groups: [
    CommandGroup("Looking", [ListCommand.self], others: [ShowCommand.self]), CommandGroup("Writing", [SetCommand.self]),
  ])

struct ListCommand: Command {
  static let name = "list"
  static let aliases: [CommandAlias] = ["ls", "notes", CommandAlias("weeks", "--type", "weekly"), CommandAlias("show notes")]
  static let declaration = CommandDeclaration(
    name, "List notes, newest first.", options: [type, limit, withPhotos, json, table],
    examples: [
      Example("sample list --type weekly -n 3", "The last three weekly notes."),
      Example(
        "sample list --json --type day --type goal --limit 100 --since-the-first-note-that-has-a-photo",
        "A hundred days and goals for another program to read."),
    ])

  enum Kind: String, CaseIterable { case day, weekly, goal }

  private static let type = Option("type", short: "t", values: Placeholder("KIND"), .choice(of: Kind.allCases), "Only notes of this kind.")
  private static let limit = Option("limit", short: "n", value: Placeholder("COUNT"), .number(in: 1...1000), "Show at most COUNT notes.")
  private static let withPhotos = Flag("since-the-first-note-that-has-a-photo", "Begin where the photos do.")
  private static let json = Flag("json", "Write JSON.")
  private static let table = Flag("table", "Write a table.")

  let words: String

  init(_ arguments: Arguments) throws(UsageError) {
    try arguments.atMostOne(of: Self.json, Self.table)
    var words = "list"
    for kind in try arguments[Self.type] { words += " --type=\(kind)" }
    if let limit = try arguments[Self.limit] { words += " --limit=\(limit)" }
    for flag in [Self.withPhotos, Self.json, Self.table] { words += told(flag, arguments) }
    self.words = words + (try everywhere(arguments))
  }

  func run(in context: inout String) -> ExitStatus {
    context = words
    return .yes
  }
}

struct SetCommand: Command {
  static let name = "set"
  static let declaration = CommandDeclaration(
    name, "Set properties of a note.",
    discussion: """
      A property is written NAME=VALUE. A list is changed with NAME+=VALUE and NAME-=VALUE, which add and remove one element and leave the
      others as they stand.

        tags+=work    adds an element
        tags-=home    removes one

      Nothing but the property's own bytes is changed.
      """,
    operands: [file, changes], options: [dryRun, force],
    examples: [Example("sample set today.md mood=good tags+=work", "Set one property, add to another.")])

  private static let file = Operand(Placeholder("FILE"), "The note.")
  private static let changes = Operand(repeating: Placeholder("PROPERTY"), "What to set, as NAME=VALUE.")
  private static let dryRun = Flag("dry-run", short: "n", "Show what would be written and write nothing.")
  private static let force = Flag("force", short: "f", "Ask nothing.")

  let words: String

  init(_ arguments: Arguments) throws(UsageError) {
    let changes = try arguments[Self.changes]
    for word in changes where !word.contains("=") { throw UsageError(Explanation(.verbatim("‘\(word)’ has no ‘=’"))) }
    words =
      "set" + told(Self.dryRun, arguments) + told(Self.force, arguments) + (try everywhere(arguments))
      + " FILE=\(try arguments[Self.file])" + changes.map { " PROPERTY=\($0)" }.joined()
  }

  func run(in context: inout String) -> ExitStatus {
    context = words
    return .yes
  }
}

struct ShowCommand: Command {
  static let name = "show"
  static let aliases: [CommandAlias] = ["cat", CommandAlias("yesterday", about: "2026-11-19"), CommandAlias("view note", least: 1)]
  static let declaration = CommandDeclaration(name, "Show a note.", operands: [file])

  private static let file = Operand(optional: Placeholder("FILE"), "The note; today's if none is given.")

  let words: String

  init(_ arguments: Arguments) throws(UsageError) {
    words = "show" + (try everywhere(arguments)) + (try arguments[Self.file].map { " FILE=\($0)" } ?? "")
  }

  func run(in context: inout String) -> ExitStatus {
    context = words
    return .no
  }
}

private func told(_ flag: Flag, _ arguments: Arguments) -> String { arguments[flag] ? " \(flag.name)" : "" }

/// What was given of the options of every command.
private func everywhere(_ arguments: Arguments) throws(UsageError) -> String {
  (try arguments[folder].map { " --folder=\($0)" } ?? "") + told(quiet, arguments)
}
