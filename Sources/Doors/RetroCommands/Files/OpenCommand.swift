// `retro open`: a file in the editor, at the line that is meant.

public import CommandKit
import HostSystem
import JournalDates
import JournalFormat
import JournalKit
import JournalLanguage
import JournalModel
import JournalStore
import PlainFormats
import JournalText

/// Opens a file or an item in the person's editor.
public struct OpenCommand: Command {
  public static let name = "open"
  public static let aliases: [CommandAlias] = ["edit", "e", "editor"]
  public static let declaration = CommandDeclaration(
    name, "Open a file, a day or an item in your editor.",
    discussion: """
      Without WHERE it is today's file, made from its template if there is none yet. An item is opened at its line. $VISUAL, else $EDITOR, says
      which editor; without a terminal only the path is printed. When the editor is closed the file is looked at: what was understood, and
      what is wrong with it.
      """,
    operands: [place],
    options: [noEdit, .json],
    examples: [
      Example("retro open", "Today."),
      Example("retro open W46", "The retrospective of week 46."),
      Example("retro open a-r7y9", "Where that Action stands."),
    ])

  private static let place = Operand(
    optional: .where, .titled, "A path, a name such as run-500-km, a period such as today or W46, or an item such as a-7g8h.")
  private static let noEdit = Flag("no-edit", "Open no editor; print the path.")

  private let word: String
  private let isEditUnwanted: Bool
  private let isJSON: Bool

  public init(_ arguments: Arguments) throws(UsageError) {
    word = try arguments[Self.place] ?? "today"
    isJSON = arguments.isJSON
    isEditUnwanted = arguments[Self.noEdit] || isJSON
  }

  public func run(in context: inout Context) throws -> ExitStatus {
    let (place, line, isMade) = try find(in: &context)
    try place.refuseObstacle()
    if isJSON {
      context.write([.schema: .answerSchema, .path: .string(place.path), .line: JSONValue(line), .created: .bool(isMade)] as JSONValue)
      return .yes
    }
    return try Editor.edit(place, at: line, unless: isEditUnwanted, in: &context)
  }

  private func find(in context: inout Context) throws -> (place: FilePlace, line: Int?, isMade: Bool) {
    if !FileSystem.exists(PathText.absolute(word, from: try context.workspace.folder())), let address = ItemAddress(word),
      address.file != nil || address.isLikeID
    {
      do {
        let item = try context.workspace.item(address)
        return (item.file.place, item.line, false)
      } catch let failure as WorkspaceError {
        // A file may be called like an item.
        guard address.file == nil, let place = try? context.workspace.file(word) else { throw failure }
        return (place, nil, false)
      }
    }
    do {
      let place = try context.workspace.file(try context.workspace.wordInZone(word))
      // Today is gone on with at its end.
      let isDay = try place.path == todaysFile(in: context)?.path
      return (place, isDay ? MadeFile(place: place).line : nil, false)
    } catch let error as StoreError {
      guard case .noSuchFile(_, let near) = error else { throw error }
      return try make(in: &context, or: error, near: near)
    }
  }

  /// Makes the file of today, or of a day that has been; any other period is only told of.
  private func make(
    in context: inout Context, or error: StoreError, near: [String]
  ) throws -> (place: FilePlace, line: Int?, isMade: Bool) {
    guard let text = PeriodText(said: word, in: .all), let root = context.workspace.rootIfFound else {
      if let address = ItemAddress(word), near.isEmpty {
        let item = try context.workspace.item(address)
        return (item.file.place, item.line, false)
      }
      throw error
    }
    let journal = try context.workspace.journal(at: root)
    let today = try context.today(in: journal)
    guard let period = text.days(on: today)?.period else { throw error }
    if period.unit == .day, period.start <= today {
      let made = try context.workspace.makeFile(of: period, in: journal)
      if made.draft != nil { context.note(ProgramText.made, ["path": .place(made.place.shown)]) }
      return (made.place, made.line, made.draft != nil)
    }
    let place = journal.place(of: journal.layout.path(for: period), from: try context.workspace.folder())
    let kind = EntryKind(of: period.unit).rawValue
    let way = period.unit == .week ? "--week \(period)" : "--date \(period.start)"
    throw CommandError(
      .notFound, OpenText.noFile, ["path": .place(place.shown)], help: OpenText.makes, ["command": .text("retro new \(kind) \(way)")])
  }

  private func todaysFile(in context: Context) throws -> FilePlace? {
    guard let journal = context.workspace.journalIfFound else { return nil }
    let day = Period.day(try context.today(in: journal))
    return journal.place(of: journal.layout.path(for: day), from: try context.workspace.folder())
  }
}
