// A guided reflection: questions, and what the person answered.

/// What a Reflection section holds.
public struct Reflection: Equatable, Sendable {
  /// The known guides: cognitive behavioural therapy, acceptance and commitment therapy, behavioural activation.
  public enum Guide: String, Hashable, Sendable, CaseIterable {
    case cbt, act, ba
  }

  /// One question with its answer.
  public struct Step: Equatable, Sendable {
    /// The text of its heading.
    public var question: String
    /// Markdown; empty where nothing is answered yet.
    public var answer: String

    public init(question: String, answer: String) {
      self.question = question
      self.answer = answer
    }
  }

  /// The text of the first list line, without its fields.
  public var text: String
  /// The fields of the first list line.
  public var fields: [Field]
  public var steps: [Step]

  public init(text: String = "", fields: [Field] = [], steps: [Step] = []) {
    self.text = text
    self.fields = fields
    self.steps = steps
  }

  /// The guide, where it is one of the known ones.
  public var guide: Guide? { fields.value(of: "guide").flatMap { Guide(rawValue: $0) } }
  /// How strong the feeling was before, 0 to 10.
  public var before: Int? { strength("before") }
  /// How strong the feeling was afterwards, 0 to 10.
  public var after: Int? { strength("after") }

  private func strength(_ key: String) -> Int? {
    fields.value(of: key).flatMap { Int($0) }.flatMap { (0...10).contains($0) ? $0 : nil }
  }
}
