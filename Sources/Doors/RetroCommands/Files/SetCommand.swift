// `retro set`: properties of a file take new values.

public import CommandKit
import JournalFormat
import JournalKit
import JournalLanguage
import JournalStore
import JournalText

/// Changes properties.
public struct SetCommand: Command {
  public static let name = "set"
  public static let declaration = CommandDeclaration(
    name, "Set properties of a file.",
    discussion: """
      KEY=VALUE gives a property a value, KEY+=VALUE adds an element to a list, KEY-=VALUE takes one out. All changes of a call happen, or
      none. A comma makes no list: what stands behind the first ‘=’ is one text. ‘KEY=’ makes it the empty
      text. A file without front matter gets some. Where a property takes a date, words such as fri, +3d or tomorrow mean the day that they
      name.

      Every byte that is not asked for stays: comments, order, quotes, line ends. Where a property of ours would get a value that it cannot
      have, such as mood=goood, nothing is written.
      """,
    operands: [.file, changes],
    options: [.dryRun, .json],
    examples: [
      Example("retro set 2026-11-20 mood=good sleep_minutes=432", "How the day was, and how the night."),
      Example("retro set run-500-km due=+2w", "Two weeks from now."),
      Example("retro set 2026-11-20 tags+=work tags-=home --dry-run", "First see what would change."),
    ])

  private static let changes = Operand(repeating: .change, "KEY=VALUE, KEY+=VALUE or KEY-=VALUE.")

  private let file: String
  private let changes: [PropertyChange]
  private let isDryRun: Bool
  private let isJSON: Bool

  public init(_ arguments: Arguments) throws(UsageError) {
    file = try arguments[.file]
    var changes: [PropertyChange] = []
    let words = try arguments[Self.changes]
    if words.count == 2, !words[0].contains("="), ["none", "nothing", "-"].contains(words[1].lowercased()) {
      throw UsageError(
        SetText.noChange, ["word": .text(words[0])], hint: GuessText.way, ["line": .text("retro unset \(ShellText.quoted(file)) \(words[0])")])
    }
    for word in words { changes.append(try Self.change(word)) }
    self.changes = changes
    isDryRun = arguments[.dryRun]
    isJSON = arguments.isJSON
  }

  public func run(in context: inout Context) throws -> ExitStatus {
    let place = try context.workspace.place(of: file)
    let today = try context.workspace.today(place.configuration)
    let change = try context.workspace.change(place, isDryRun: isDryRun) { file in
      try file.changing(changes.map { file.reading.dating($0, on: today) })
    }
    if isDryRun, !isJSON { context.write(change.diff) }
    if isJSON { context.write(change.json(ofProperties: changes.map(\.key), isDryRun: isDryRun, for: context.audience(of: .data))) }
    return .yes
  }

  private static func change(_ word: String) throws(UsageError) -> PropertyChange {
    guard let equals = word.utf8.firstIndex(of: 0x3D), equals != word.startIndex else {
      throw UsageError(SetText.noChange, ["word": .text(word)], hint: SetText.changes)
    }
    let value = String(word[word.utf8.index(after: equals)...])
    let key = word[..<equals]
    let change: PropertyChange =
      switch key.utf8.last {
      case 0x2B: .add(key: String(key.dropLast()), element: value)
      case 0x2D: .remove(key: String(key.dropLast()), element: value)
      default: .set(key: String(key), value: value)
      }
    try checkKey(change.key, in: word)
    return change
  }
}
