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

  /// A field that says that somebody came to the end of the questions, whatever they left open.
  public static let (finishedKey, finishedValue) = ("finished", "yes")

  /// Whether it is over: it says how strong the feeling was afterwards, or that its end was come to.
  public var isOver: Bool { after != nil || fields.value(of: Self.finishedKey) == Self.finishedValue }

  /// How strong a feeling may be.
  public static let strengths = 0...10

  private func strength(_ key: String) -> Int? {
    fields.value(of: key).flatMap { Int($0) }.flatMap { Self.strengths.contains($0) ? $0 : nil }
  }
}

extension Reflection.Guide {
  /// How many questions it asks.
  public var questions: Int {
    switch self {
    case .cbt: 5
    case .act: 4
    case .ba: 3
    }
  }

  /// The guide for a day of this mood; for one without a mood that which looks at thoughts without weighing them.
  public init(for mood: Mood?) {
    switch mood {
    case .great, .good: self = .ba
    case .average, nil: self = .act
    case .bad, .horrible: self = .cbt
    }
  }
}

extension Reflection {
  /// The numbers of the questions that have no answer yet, from 1. What is left open in one that is over was left so on purpose. A thought record of
  /// the older shape, which has no question about evidence, is complete.
  public var openSteps: [Int] {
    if isOver { return [] }
    let empty = steps.indices.filter { steps[$0].answer.trimmed.isEmpty }.map { $0 + 1 }
    guard let guide, steps.count < guide.questions else { return empty }
    if guide == .cbt, steps.count == Self.olderShape, empty.isEmpty { return [] }
    return empty + Array(steps.count + 1...guide.questions)
  }

  private static let olderShape = 4
}
