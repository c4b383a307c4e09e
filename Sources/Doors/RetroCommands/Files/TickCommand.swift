// `retro tick`: an item is done, or is not after all.

public import CommandKit
import JournalFormat
import JournalKit
import JournalLanguage
import JournalStore
import JournalText

/// Ticks, un-ticks and cancels items.
public struct TickCommand: Command {
  public static let name = "tick"
  public static let aliases: [CommandAlias] = ["check-off", CommandAlias("untick", "--undo")]
  public static let declaration = CommandDeclaration(
    name, "Tick an item of a file, untick it, or cancel it.",
    discussion: """
      Sets the box of an item, and gives an Action the day as its completion. Ticking twice is ticking once. An item is named by its id,
      with or without ‘^’, or by the number of its line; ‘retro inspect’ shows both. Where a number could be either, it is an id.

      An Action that is a task completes it; taken back or cancelled, it opens the task again that was completed on the same day.
      """,
    operands: [.file, item],
    options: [undo, cancel, .dryRun, .json],
    examples: [
      Example("retro tick 2026-W46 a-r7y9", "Done today."),
      Example("retro tick 2026-W46 24 --undo", "The item on line 24 is not done after all."),
    ])

  private static let item = Operand(.item, .form(FormText.itemOrLine) { ItemName($0) }, "The item's id, such as a-7g8h, or its line.")
  private static let undo = Flag("undo", "Empty the box again, and take the day away.")
  private static let cancel = Flag("cancel", "Cancel the item instead.")

  private let file: String
  private enum Aim {
    case done, undo, cancel
  }

  private let item: ItemName
  private let aim: Aim
  private let isDryRun: Bool
  private let isJSON: Bool

  public init(_ arguments: Arguments) throws(UsageError) {
    file = try arguments[.file]
    item = try arguments[Self.item]
    try arguments.atMostOne(of: Self.undo, Self.cancel)
    aim = arguments[Self.undo] ? .undo : arguments[Self.cancel] ? .cancel : .done
    isDryRun = arguments[.dryRun]
    isJSON = arguments.isJSON
  }

  public func run(in context: inout Context) throws -> ExitStatus {
    let place = try context.workspace.place(of: file)
    let ticked = try context.workspace.tick(item, in: place, isDryRun: isDryRun) { day in
      switch aim {
      case .done: .tick(day)
      case .undo: .untick
      case .cancel: .cancel(day)
      }
    }
    if isJSON {
      context.write(ticked.json)
      return .yes
    }
    context.write(ticked.outcome.preview)
    if !ticked.outcome.isChanged {
      context.note(WritingText.unchanged, ["path": .place(place.shown)])
    } else if !isDryRun {
      context.note(ProgramText.changed, ["paths": .list(ticked.files.changed.map(\.place.shown), .and)])
    }
    if let task = ticked.doneTask { context.note(task.staysDone) }
    if ticked.outcome.isChanged, let words = ticked.found.repetition(next: ticked.files.next(of: ticked.found)) { context.note(words) }
    return .yes
  }
}
