// The options that every command takes.

import CommandKit
import JournalKit
import JournalLanguage
import JournalStore
import JournalText
import PlainFormats

/// What stands on the command line for every command alike.
struct GlobalOptions: Sendable {
  enum Colour: String, Sendable, CaseIterable {
    case auto, always, never
  }

  var journal: String?
  var now: Moment?
  var isQuiet = false
  var isInputAllowed = true
  /// Whether a long answer may go through a pager.
  var isPaged = true
  var colour = Colour.auto
  /// What people are to be spoken to in; nil for what the journal or the environment says.
  var language: Language?
  /// Whether the answer is for a program.
  var answersPrograms = false
  /// Whether an answer in JSON is to be a line a thing.
  var isLines = false
  /// Whether the command is only to show what it would do, so that nothing at all may be written.
  var isDryRun = false
  /// Whether the command asks the index, and how it is to be.
  var indexUse = Workspace.IndexUse.perhaps
  /// What the person said of private text; nil where they said nothing.
  var showsPrivate: Bool?

  static let journal = Option("journal", value: .folder, "Work on the journal in DIR, not on the one found from here.")
  private static let now = Option(
    "now", value: .time, .form(FormText.moment) { Moment($0) }, "Pretend it is this time: 2026-11-20 or 2026-11-20T09:30.")
  private static let colour = Option("color", value: .when, .choice(of: Colour.allCases), "Colour the output.")
  static let language = Option(
    "language", value: .language, .choice(of: Language.all) { $0.tag }, "Speak this language; else that of the journal or of the system.")
  private static let shown = Flag("private", "Show private text, marked, also where others may read it: in files, pages, pipes and JSON.")
  private static let hidden = Flag("no-private", "Leave private text out on the terminal, too.")
  private static let noInput = Flag("no-input", "Never prompt, and show no pager; fail and name what is missing.")
  private static let noPager = Flag("no-pager", "Show a long answer at once, not page by page.")
  private static let quiet = Flag("quiet", short: "q", "Print only results and errors.")

  static var declared: [any OptionKey] { [journal, now, language, colour, shown, hidden, noInput, noPager, quiet] }

  init() {}

  init(_ arguments: Arguments) throws(UsageError) {
    journal = try arguments[Self.journal]
    now = try arguments[Self.now]
    isQuiet = arguments[Self.quiet]
    isInputAllowed = !arguments[Self.noInput]
    isPaged = !arguments[Self.noPager]
    try arguments.atMostOne(of: Self.shown, Self.hidden)
    showsPrivate = arguments[Self.shown] ? true : arguments[Self.hidden] ? false : nil
    colour = try arguments[Self.colour] ?? .auto
    language = try arguments[Self.language]
    isDryRun = arguments.declares(.dryRun) && arguments[.dryRun]
    if arguments.declares(.jsonl) { try arguments.atMostOne(of: .json, .jsonl) }
    isLines = arguments.isLines
    answersPrograms = try DocumentOutput.isForPrograms(arguments)
    if arguments.declares(.noRefresh) { indexUse = arguments[.noRefresh] ? .asLeft : .surely }
  }

  /// Whether the words ask for JSON, so that they, too, are told in JSON where they make no sense.
  static func isJSONAsked(in words: [String]) -> Bool {
    words.prefix { $0 != "--" }.contains { $0 == Flag.json.name || $0 == Flag.jsonl.name }
  }

  /// What the words say of colour, lines and language before anything else is understood of them: an error of the words themselves is told so,
  /// too.
  init(colouringAs words: [String]) {
    let words = words.prefix { $0 != "--" }
    isLines = words.contains(Flag.jsonl.name)
    answersPrograms = words.contains(Flag.json.name) || isLines
    // What is understood is told before its command is known, and help is shown without one.
    isQuiet = words.contains { $0 == Self.quiet.name || $0 == "-q" }
    (isPaged, isInputAllowed) = (!words.contains(Self.noPager.name), !words.contains(Self.noInput.name))
    for (word, next) in zip(words, words.dropFirst().map { $0 } + [""]) {
      if let colour = Self.value(of: Self.colour.name, word, next).flatMap({ Colour(rawValue: $0) }) { self.colour = colour }
      if let tag = Self.value(of: Self.language.name, word, next), let language = Language.of(tag) { self.language = language }
      // Its settings say in which language people are spoken to.
      if let journal = Self.value(of: Self.journal.name, word, next) { self.journal = journal }
    }
  }

  /// The words without these options and their values.
  static func removed(from words: [String]) -> [String] {
    var (kept, rest) = ([String](), words[...])
    while let word = rest.popFirst(), word != "--" {
      guard let option = declared.first(where: { word == $0.name || word.hasPrefix("\($0.name)=") }) else {
        kept.append(word)
        continue
      }
      if option.declaration.value != nil, word == option.name { _ = rest.popFirst() }
    }
    return kept + rest
  }

  /// How many words these options and their values take at the head of a command line, before the command.
  static func countAtHead(of words: [String]) -> Int {
    var count = 0
    while count < words.count, let option = declared.first(where: { option in
      words[count] == option.name || words[count].hasPrefix("\(option.name)=") || option.declaration.short.map { "-\($0)" } == words[count]
    }) {
      count += option.declaration.value != nil && words[count] == option.name ? 2 : 1
    }
    return min(count, words.count)
  }

  /// What a word, or the one after it, says for an option.
  private static func value(of name: String, _ word: String, _ next: String) -> String? {
    word == name ? next : word.hasPrefix("\(name)=") ? String(word.dropFirst(name.count + 1)) : nil
  }
}

extension GlobalOptions {
  /// An answer in JSON as it is asked for, with its last line end.
  func bytes(of value: JSONValue, list: JSONMember? = nil) -> [UInt8] {
    isLines ? value.lines(of: list) : value.utf8(pretty: true) + [ASCII.lineFeed]
  }
}
