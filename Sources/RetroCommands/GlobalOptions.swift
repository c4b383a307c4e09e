// The options that every command takes.

import CommandKit
import JournalStore

/// What stands on the command line for every command alike.
struct GlobalOptions: Sendable {
  enum Colour: String, Sendable, CaseIterable {
    case auto, always, never
  }

  var journal: String?
  var now: Moment?
  var isQuiet = false
  var isInputAllowed = true
  var colour = Colour.auto
  /// Whether the command is only to show what it would do, so that nothing at all may be written.
  var isDryRun = false
  /// What the person said of private text; nil where they said nothing.
  var showsPrivate: Bool?

  static var declared: [Option] {
    [
      Option("journal", value: "DIR", "Work on the journal in DIR, not on the one found from here."),
      Option("now", value: "TIME", "Take this as the time it is: 2026-11-20 or 2026-11-20T09:30."),
      Option("color", value: "WHEN", choices: Colour.allCases.map(\.rawValue), "Colour the output."),
      Option("private", "Show private text, marked, also where others may read it: in files, pages, pipes and JSON."),
      Option("no-private", "Leave private text out on the terminal, too."),
      Option("no-input", "Never ask; a command that would have to says what it lacks."),
      Option("quiet", short: "q", "Say nothing but what was asked for, and failures."),
    ]
  }

  init() {}

  init(_ arguments: Arguments) throws(UsageError) {
    journal = arguments.value("journal")
    now = try arguments.value("now", as: Moment.form) { Moment($0) }
    isQuiet = arguments.has("quiet")
    isInputAllowed = !arguments.has("no-input")
    try arguments.atMostOne(of: ["private", "no-private"])
    showsPrivate = arguments.has("private") ? true : arguments.has("no-private") ? false : nil
    colour = try arguments.value("color", as: "auto, always or never") { Colour(rawValue: $0) } ?? .auto
    isDryRun = arguments.has(Option.dryRun.long)
  }

  /// What the words say of colour before anything else is understood of them: a refusal of the words themselves is coloured, or not, too.
  init(colouringAs words: [String]) {
    let words = words.prefix { $0 != "--" }
    for (word, next) in zip(words, words.dropFirst().map { $0 } + [""]) {
      let value = word == "--color" ? next : word.hasPrefix("--color=") ? String(word.dropFirst(8)) : ""
      if let colour = Colour(rawValue: value) { self.colour = colour }
    }
  }
}
