// `retro packs`: the tones in which the program speaks.

public import CommandKit
import Documents
import JournalGuidance
import JournalGuides
import JournalKit
import JournalLanguage
import JournalStore
import PlainFormats

/// Lists the packs that there are.
public struct PacksCommand: Command {
  public static let name = "packs"
  public static let aliases: [CommandAlias] = ["pack", "tones", "tone"]
  public static let declaration = CommandDeclaration(
    name, "List the tones in which you can be spoken to.",
    discussion: """
      Packs change how today, digests, empty lists and the end of a reflection are worded; facts, numbers and what is said in hard moments are the
      same in all. ‘retro config set pack zen’ chooses one; a file packs/NAME.txt in the journal is one of your own.
      """,
    options: [.json, .jsonl],
    examples: [Example("retro packs", "All packs, and which one speaks.")])

  private let isJSON: Bool

  public init(_ arguments: Arguments) throws(UsageError) { isJSON = arguments.isJSON }

  public func run(in context: inout Context) throws -> ExitStatus {
    // Those of the program need no journal.
    let journal = context.workspace.rootIfFound == nil ? nil : try context.openJournal()
    let usual = Pack.builtIn.compactMap { Pack($0, in: context.workspace.ownLanguage) }
    let packs = try journal.map { try context.workspace.packs(of: $0) } ?? usual
    let current = journal.map { context.workspace.pack(of: $0).name } ?? Pack.builtIn[0]
    let say = context.language
    for pack in packs where !pack.unknownKeys.isEmpty {
      context.note(
        PackTexts.unknownKeys, ["path": .place("\(Pack.folder)/\(pack.name)\(Pack.ending)"), "keys": .quoted(pack.unknownKeys, .and)])
    }
    if isJSON {
      context.write(
        [
          .schema: .answerSchema,
          .packs: JSONValue(
            packs.map { pack in
              [
                .name: .string(pack.name), .about: .string(pack(.about)), .own: .bool(pack.isOwn), .current: .bool(pack.name == current),
              ] as JSONValue
            }),
        ] as JSONValue)
      return .yes
    }
    var document = Document(RichText(say(PackTexts.title)))
    let rows = packs.map { pack -> [Table.Cell] in
      let marks = [pack.isOwn ? say(PackTexts.own) : nil, pack.name == current ? say(PackTexts.current) : nil].compactMap(\.self)
      return [
        Table.Cell(RichText(pack.name)), Table.Cell(RichText(pack(.about))), Table.Cell(RichText(say(.list(marks, .comma)))),
      ]
    }
    document += .table(
      Table([Table.Column(RichText(say(PackTexts.name))), Table.Column(RichText(say(PackTexts.about))), Table.Column("")], rows: rows))
    document += .hint(RichText(say(PackTexts.way)))
    try DocumentOutput(isJSON: false).show({ _ in document }, { .null }, ofJournalAt: journal?.root, in: &context)
    return .yes
  }
}
