// A small program for these tests: it does nothing but say what it was given.

import CommandKit

let sample = Program<String>(
  "sample", version: "1.2.3", "Keep notes in plain files.",
  discussion: "Notes are found in the folder given, or in the one you are in.",
  globalOptions: [
    Option("folder", short: "C", value: "DIR", "Work on the notes in DIR."),
    Option("quiet", short: "q", "Say nothing but what was asked for."),
  ],
  commands: [ListCommand.self, SetCommand.self, ShowCommand.self])

struct ListCommand: Command {
  static let name = "list"
  static let declaration = CommandDeclaration(
    name, "List notes, newest first.",
    options: [
      Option("type", short: "t", value: "KIND", isRepeatable: true, choices: ["day", "weekly", "goal"], "Only notes of this kind."),
      Option("limit", short: "n", value: "COUNT", "Show at most COUNT notes."),
      Option("since-the-first-note-that-has-a-photo", "Begin where the photos do."),
      Option("json", "Write JSON."),
      Option("table", "Write a table."),
    ],
    examples: [
      Example("sample list --type weekly -n 3", "The last three weekly notes."),
      Example(
        "sample list --json --type day --type goal --limit 100 --since-the-first-note-that-has-a-photo",
        "A hundred days and goals for another program to read."),
    ])

  let words: String

  init(_ arguments: Arguments) throws(UsageError) {
    try arguments.atMostOne(of: ["json", "table"])
    _ = try arguments.number("limit", in: 1...1000)
    words = "list" + told(arguments, Self.declaration)
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
    operands: [Operand("FILE", "The note."), Operand("PROPERTY", .repeating, "What to set, as NAME=VALUE.")],
    options: [Option("dry-run", short: "n", "Show what would be written and write nothing."), Option("force", short: "f", "Ask nothing.")],
    examples: [Example("sample set today.md mood=good tags+=work", "Set one property, add to another.")])

  let words: String

  init(_ arguments: Arguments) throws(UsageError) {
    for word in arguments.operands("PROPERTY") where !word.contains("=") { throw UsageError("‘\(word)’ has no ‘=’") }
    words = "set" + told(arguments, Self.declaration)
  }

  func run(in context: inout String) -> ExitStatus {
    context = words
    return .yes
  }
}

struct ShowCommand: Command {
  static let name = "show"
  static let declaration = CommandDeclaration(
    name, "Show a note.", operands: [Operand("FILE", .optional, "The note; today's if none is given.")])

  let words: String

  init(_ arguments: Arguments) { words = "show" + told(arguments, Self.declaration) }

  func run(in context: inout String) -> ExitStatus {
    context = words
    return .no
  }
}

/// All that was given, in the order of the declaration: ` --limit=3 FILE=a`.
private func told(_ arguments: Arguments, _ declaration: CommandDeclaration) -> String {
  var text = ""
  for option in declaration.options + sample.globalOptions {
    for value in arguments.values(option.long) { text += option.value == nil ? " --\(option.long)" : " --\(option.long)=\(value)" }
  }
  for operand in declaration.operands {
    for word in arguments.operands(operand.name) { text += " \(operand.name)=\(word)" }
  }
  return text
}
