// `retro git`: what git is told once, and what it runs.

public import CommandKit
import HostSystem
import JournalKit
import JournalLanguage
import JournalStore
import JournalSync
import JournalText
import PlainFormats

/// Has git understand a journal.
public struct GitCommand: Command {
  public static let name = "git"
  public static let settlesItself = true
  public static let aliases: [CommandAlias] = []
  public static let declaration = CommandDeclaration(
    name, "Have git merge and show the journal by what it says.",
    discussion: """
      ‘setup’ tells this clone how to merge a journal: front matter by key, items by their ids, logs by time, tables by day and column. It writes
      settings of the repository, .gitattributes and .gitignore, says each line, and changes nothing the second time. With ‘--hooks’ commits are
      checked, too, and a merge brings the index up to date. ‘--undo’ takes all of it out. Every clone has to be told once.

      ‘merge’ and ‘text’ are what git then runs: the merge of one file, and the cells of a table a line each, for ‘git diff’.
      """,
    operands: [action, words],
    options: [hooks, undo, .dryRun, .json],
    examples: [
      Example("retro git setup --dry-run", "What would be written."),
      Example("retro git setup --hooks", "Merges by meaning, and commits that are checked."),
    ])

  private static let action = Operand(.action, .choice(of: Action.allCases), "setup, merge or text.")
  private static let words = Operand(optionalRepeating: .file, "What git hands to ‘merge’ and ‘text’.")
  private static let hooks = Flag("hooks", "Check commits, and bring the index up to date after a merge.")
  private static let undo = Flag("undo", "Take out what ‘setup’ wrote.")

  enum Action: String, CaseIterable, Sendable {
    case setup, merge, text
  }

  private let action: Action
  private let words: [String]
  private let isHooks: Bool
  private let isUndo: Bool
  private let isDryRun: Bool
  private let isJSON: Bool

  public init(_ arguments: Arguments) throws(UsageError) {
    action = try arguments[Self.action]
    words = try arguments[Self.words]
    isHooks = arguments[Self.hooks]
    isUndo = arguments[Self.undo]
    isDryRun = arguments[.dryRun]
    isJSON = arguments.isJSON
    // A setting of an older version names less, and what it names is enough to leave no side alone.
    let counts = switch action {
    case .setup: 0...0
    case .text: 1...1
    case .merge: 3...Int.max
    }
    if words.count > counts.upperBound { throw UsageError(UsageText.tooMany, ["word": .text(words[counts.upperBound])]) }
    if words.count < counts.lowerBound { throw UsageError.missing(Self.words) }
    let options = [(isHooks, Self.hooks), (isUndo, Self.undo), (isDryRun, Flag.dryRun), (isJSON, Flag.json)]
    if action != .setup, let option = options.first(where: { $0.0 })?.1 {
      throw UsageError(UsageText.onlyFor, ["option": .text(option.name), "actions": .quoted([Action.setup.rawValue], .and)])
    }
  }

  /// The merge of one file as git asks for it; nil for any other command line.
  init?(driver words: [String]) {
    guard words.count == 7, words[0] == Self.name, words[1] == Action.merge.rawValue, !words.contains(where: { $0.hasPrefix("-") }) else {
      return nil
    }
    (action, self.words) = (.merge, Array(words.dropFirst(2)))
    (isHooks, isUndo, isDryRun, isJSON) = (false, false, false, false)
  }

  public func run(in context: inout Context) throws -> ExitStatus {
    switch action {
    case .setup: return try setUp(&context)
    case .merge: return merge(&context)
    case .text:
      context.write(try TableText.lines(of: words[0]))
      return .yes
    }
  }

  private func setUp(_ context: inout Context) throws -> ExitStatus {
    let journal = try context.openJournal()
    let setup = try context.workspace.setUpGit(in: journal, isHooks: isHooks, isUndo: isUndo, isDryRun: isDryRun)
    if isJSON {
      context.write(setup.json)
      return .yes
    }
    for line in setup.lines {
      let values: TextValues = ["place": .text(line.place), "text": .text(line.text)]
      switch line.state {
      case .added: context.write(line: GitText.added, values)
      case .renewed: context.write(line: GitText.renewed, values)
      case .removed: context.write(line: GitText.removed, values)
      case .untouched: context.warn(of: GitText.untouched, values)
      case .kept: break
      }
    }
    for (path, text) in setup.otherwise { context.warn(of: GitText.otherwise, ["path": .text(path), "text": .text(text)]) }
    if !setup.isChanged { context.note(isUndo ? GitText.nothingToRemove : GitText.nothing) }
    return .yes
  }

  /// Whatever goes wrong is an ordinary conflict to git: markers stand in the file by then.
  func merge(_ context: inout Context) -> ExitStatus {
    // Without its path nothing is known of a file, and its lines are merged.
    let path = words.count > 4 ? words[4] : words[1]
    do {
      let driver = MergeDriver(context.environment, folder: try context.workspace.folder())
      let request = MergeDriver.Request(
        base: words[0], ours: words[1], theirs: words[2], markerSize: words.count > 3 ? Int(words[3]) ?? 7 : 7, path: path)
      switch try driver.merge(request) {
      case .clean: return .yes
      case .conflicts(let conflicts):
        context.warn(of: GitText.conflicts, ["path": .place(path), "count": .number(conflicts.count)])
      case .leftAlone: context.warn(of: GitText.leftAlone, ["path": .place(path)])
      }
    } catch {
      context.warn(.failure(error, in: context.language))
    }
    return .no
  }
}
