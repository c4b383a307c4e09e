// `retro get`: one property of one file.

public import CommandKit
import JournalFormat
import JournalKit
import JournalLanguage
import JournalModel
import JournalStore
import JournalText
import MarkdownSyntax
import PlainFormats

/// Prints a property.
public struct GetCommand: Command {
  public static let name = "get"
  public static let declaration = CommandDeclaration(
    name, "Print a property of a file.",
    discussion: """
      Prints the value with quotes and escapes undone, a list with one element a line. What the format only keeps, such as a nested map,
      is printed as it stands. Says no (exit status 1) where the file has no such property, and where the file is private and not shown.
      """,
    operands: [.file, key],
    options: [.json],
    examples: [
      Example("retro get days/2026/11/2026-11-20.md mood", "How was that day?"),
      Example("retro get run-500-km targets", "A file may be meant by its name."),
    ])

  private static let key = Operand(.key, "The property, such as mood.")

  private let file: String
  private let key: String
  private let isJSON: Bool

  public init(_ arguments: Arguments) throws(UsageError) {
    file = try arguments[.file]
    key = try arguments[Self.key]
    isJSON = arguments.isJSON
  }

  public func run(in context: inout Context) throws -> ExitStatus {
    let place = try context.workspace.file(file)
    let reading = try place.read()
    let path = TextValue.place(reading.source.path)
    let isHidden = reading.isPrivate && context.audience(isJSON: isJSON, place.configuration) == .others && key != "private"
    // Of broken front matter nothing is known, not even that a key is missing.
    if reading.outline.frontMatter?.isBroken ?? !reading.outline.diagnostics.isEmpty {
      if isHidden {
        throw CommandError(.unreadable, GetText.unreadablePrivate, ["path": path], help: GetText.showPrivate)
      }
      throw FindingError(GetText.unreadable, ["path": path], reading.blockingFindings, in: reading.source)
    }
    guard let property = reading.properties.first(where: { $0.key.utf8.elementsEqual(key.utf8) }) else {
      // As Dataview has it, and as the day counts: a field of the text stands in for a property.
      if !isHidden, let field = reading.fieldOfText(named: key) {
        if isJSON {
          let properties = JSONObject([(key, .string(field.text))])
          context.write(
            [.schema: .answerSchema, .path: .string(reading.path), .properties: .object(properties), .privateEntries: 0] as JSONValue)
        } else {
          context.note(GetText.inText, ["place": .place("\(reading.source.path):\(field.line)")])
          context.write(Array("\(field.text)\n".utf8))
        }
        return .yes
      }
      context.note(GetText.missing, ["path": path, "key": .text(key)])
      return .no
    }
    if isHidden {
      if isJSON {
        context.write([.schema: .answerSchema, .path: .string(reading.path), .properties: [:], .privateEntries: 1] as JSONValue)
      }
      context.note(GetText.hidden, ["path": path, "key": .text(key)])
      return .no
    }
    if reading.isPrivate { context.note(GetText.private, ["path": path]) }
    if isJSON {
      let properties = JSONObject([(key, property.value.json)])
      context.write(
        [.schema: .answerSchema, .path: .string(reading.path), .properties: .object(properties), .privateEntries: 0] as JSONValue)
      return .yes
    }
    switch property.value {
    case .text(let text): context.write(Array("\(text)\n".utf8))
    case .kept(let text):
      // It stands after the colon: on the same line after a blank, or on the lines below.
      context.write(Array("\(text.hasPrefix("\n") ? text.dropFirst() : text.drop { $0 == " " })\n".utf8))
    case .list(let elements): for element in elements { context.write(Array("\(element)\n".utf8)) }
    }
    return .yes
  }
}
