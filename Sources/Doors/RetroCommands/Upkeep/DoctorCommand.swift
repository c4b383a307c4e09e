// `retro doctor`: is everything around the journal as it should be?

public import CommandKit
import JournalKit
import JournalLanguage
import JournalSetup
import JournalStore
import JournalText
import PlainFormats

/// Looks for broken set-ups.
public struct DoctorCommand: Command {
  public static let name = "doctor"
  public static let settlesItself = true
  public static let aliases: [CommandAlias] = ["diagnose"]
  public static let declaration = CommandDeclaration(
    name, "Check the set-up, and say what to do.",
    discussion: """
      Looks at how the journal is found, at its settings and yours, at the names of its files (names that are one on other systems, versions
      that a folder sync left, leftovers of interrupted commands), at folders that cannot be written to, at what is kept for undo, and at
      your surroundings. What the files say is ‘retro check’'s business. Nothing is changed.

      Says no (exit status 1) where there is something to do; hints alone are none.
      """,
    options: [.json, .jsonl],
    examples: [Example("retro doctor", "Is all well?")])

  private let isJSON: Bool

  public init(_ arguments: Arguments) { isJSON = arguments.isJSON }

  public func run(in context: inout Context) throws -> ExitStatus {
    let search = try context.workspace.search()
    let findings = SetupCheck(search).findings()
    let isWell = findings.allSatisfy { $0.severity == .hint }
    let root = context.workspace.rootIfFound
    if isJSON {
      context.write(
        [.schema: .answerSchema, .journal: JSONValue(root), .findings: JSONValue(findings.map { Self.json($0) })] as JSONValue)
      return isWell ? .yes : .no
    }
    if let root { context.write(line: DoctorText.journal, ["path": .place(root)]) }
    for finding in findings {
      context.write(Self.text(finding, width: context.lineWidth))
    }
    if isWell { context.write(line: DoctorText.well) }
    return isWell ? .yes : .no
  }

  private static func text(_ finding: SetupFinding, width: Int?) -> MarkedText {
    let severity = "\(finding.severity.rawValue):"
    var text = MarkedText(severity, finding.severity.part)
    let code = "[\(finding.code.rawValue)]"
    // The code is a word, and so still what the lines end with.
    text.add(
      hanging(" \(finding.message) \(code)", after: severity.utf8.count, indent: 2, width: width).dropLast(code.utf8.count).description)
    text.add(code + "\n", .margin)
    text.add("  = ", .margin)
    text.add("help:", .help)
    text.add(hanging(" \(finding.help)", after: 9, indent: 4, width: width) + "\n")
    return text
  }

  private static func json(_ finding: SetupFinding) -> JSONValue {
    [
      .code: .string(finding.code.rawValue),
      .severity: .string(finding.severity.rawValue),
      .message: .string(finding.message),
      .help: .string(finding.help),
      .path: JSONValue(finding.path),
    ]
  }
}
