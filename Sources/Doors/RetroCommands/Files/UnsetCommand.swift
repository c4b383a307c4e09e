// `retro unset`: properties of a file go away.

public import CommandKit
import JournalFormat
import JournalKit
import JournalLanguage
import JournalStore

/// Removes properties.
public struct UnsetCommand: Command {
  public static let name = "unset"
  public static let declaration = CommandDeclaration(
    name, "Remove properties of a file.",
    discussion: "Removes the lines of the properties, and nothing else. A property that is not there is no mistake.",
    operands: [.file, keys],
    options: [.dryRun, .json],
    examples: [Example("retro unset 2026-11-20 weather", "Forget the weather.")])

  private static let keys = Operand(repeating: .key, "The properties, such as weather.")

  private let file: String
  private let keys: [String]
  private let isDryRun: Bool
  private let isJSON: Bool

  public init(_ arguments: Arguments) throws(UsageError) {
    file = try arguments[.file]
    keys = try arguments[Self.keys]
    for key in keys {
      try checkKey(key, in: key)
      if key.utf8.contains(0x3D) { throw UsageError(SetText.noProperty, ["word": .text(key)], hint: SetText.takesChanges) }
    }
    isDryRun = arguments[.dryRun]
    isJSON = arguments.isJSON
  }

  public func run(in context: inout Context) throws -> ExitStatus {
    let change = try context.workspace.change(try context.workspace.place(of: file), isDryRun: isDryRun) { file in
      try file.changing(keys.map { .unset(key: $0) })
    }
    if isDryRun, !isJSON { context.write(change.diff) }
    if isJSON { context.write(change.json(ofProperties: keys, isDryRun: isDryRun, for: context.audience(of: .data))) }
    return .yes
  }
}
