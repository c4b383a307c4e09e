// At most three small steps, each with its reason.

public import Documents
import JournalFindings
public import JournalLanguage
import JournalModel
import JournalReports
public import PlainFormats

/// What might help, and why.
public struct AdviceReport: FindingReport {
  public struct Step: Sendable {
    public enum Ground: String, Sendable { case finding, overdue, pace, value }
    public let ground: Ground
    public let step, reason: Message
    /// What is typed to do it.
    public let command: String?
    public init(_ ground: Ground, _ step: Message, because reason: Message, command: String? = nil) {
      (self.ground, self.step, self.reason, self.command) = (ground, step, reason, command)
    }
  }

  public static let most = 3

  public let steps: [Step]

  public init(_ steps: [Step]) { self.steps = Array(steps.prefix(Self.most)) }

  public var isKnown: Bool { !steps.isEmpty }

  public func document(in say: Language) -> Document {
    var document = Document(RichText(say(AdviceText.title)), opensWithTitle: true)
    document.titleIsHeading = true
    document += .data(
      columns: ["basis", "text", "reason", "command"], rows: steps.map { [$0.ground.rawValue, say($0.step), say($0.reason), $0.command] })
    if steps.isEmpty {
      document += .paragraph(RichText(say(AdviceText.none)))
      return document
    }
    for step in steps {
      document += .paragraph(.strong(say(step.step)))
      document += .paragraph(RichText(marked: say(step.reason)), depth: 1)
      if let command = step.command { document += .paragraph(RichText(command, .code), depth: 1) }
    }
    document += .hint(RichText(say(AdviceText.note)))
    return document
  }

  public func json(in say: Language) -> JSONValue {
    [
      .schema: .answerSchema,
      .steps: JSONValue(
        steps.map {
          [
            .basis: .string($0.ground.rawValue), .text: .string(say($0.step)), .reason: .string(say($0.reason)),
            .command: JSONValue($0.command),
          ]
        }),
    ]
  }
}
