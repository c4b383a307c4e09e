// A reflection, question by question.

public import JournalModel
public import JournalReflection

/// What is asked at one moment of a reflection. Steps count from 0.
public enum ReflectionQuestion: Hashable, Sendable {
  /// How strong the feeling is, before and after.
  case before, after
  case step(Int)
  /// Whether what a thought sounds like fits.
  case pattern(ThinkingPattern)
  /// Whether to go on, where words sound as if somebody were in danger.
  case care(then: Int)
  /// Whether a Try or an Action is to be made at the end.
  case closing
  /// The text of it.
  case item(SectionKind)
  case end
}

/// What a person says to a question. One that the question does not take changes nothing.
public enum ReflectionReply: Hashable, Sendable {
  /// From 0 to 10; nil to leave it out.
  case strength(Int?)
  /// A line; an empty one leaves the question open.
  case line(String)
  case agreed(Bool)
  /// A Try or an Action; nil for neither.
  case makes(SectionKind?)
}

/// What is to be written of the replies: one change to the journal.
public enum ReflectionChange: Equatable, Sendable {
  /// A new section.
  case begin(Reflection)
  /// A field of the first line.
  case set(key: String, value: String)
  /// An answer to the step of this number.
  /// - Parameters:
  ///   - own: The question’s own heading, where the file does not have it yet.
  ///   - next: The heading of the question that comes then, where the file does not have it yet.
  case answer(Int, String, own: String?, next: String?)
  /// A field and the heading of the next question.
  case ask(String, distortion: String?)
  /// A Try or an Action for the retrospective that is due.
  case item(SectionKind, String)
}

/// Where a person stands in a reflection. A plain value: it knows no terminal, no file and no clock.
///
/// `take` says what is to be written and moves on; where that cannot be done, the value from before holds.
public struct GuidedReflection: Sendable {
  public let guide: Reflection.Guide
  public let words: GuideWords
  public private(set) var question: ReflectionQuestion
  /// What the file has of it.
  public private(set) var reflection: Reflection
  /// Whether any answer sounds as if somebody were in danger: then nothing is said of patterns, numbers and steps.
  public private(set) var isCareful = false
  /// What stands in the line when the question is asked.
  public var draft = ""
  private let lists: ReflectionWords
  private var isCareShown = false

  /// Begins one.
  public init(_ guide: Reflection.Guide, _ words: GuideWords, _ lists: ReflectionWords) {
    (self.guide, self.words, self.lists) = (guide, words, lists)
    (reflection, question) = (Reflection(fields: [Field("guide", guide.rawValue)]), .before)
  }

  /// Goes on with one.
  public init(goingOn reflection: Reflection, as guide: Reflection.Guide, _ words: GuideWords, _ lists: ReflectionWords) {
    self.init(guide, words, lists)
    self.reflection = reflection
    isCareful = reflection.isCareful
    question = firstOpen(from: 0)
    if isCareful { question = .care(then: (reflection.openSteps.first ?? guide.questions + 1) - 1) }
    isCareShown = isCareful
  }

  /// The question of a step as it is asked: as the file has it, else made of the answers.
  public func asked(_ step: Int) -> AskedQuestion {
    if step < reflection.steps.count {
      let heading = reflection.steps[step].question
      return AskedQuestion(text: heading.withoutEscapes, heading: heading)
    }
    let pattern = reflection.fields.value(of: "distortion").flatMap { ThinkingPattern(written: $0) }
    return words.question(step, of: guide, after: answers, pattern: pattern)
  }

  private var answers: [String] { reflection.steps.map(\.answer.withoutEscapes) }

  /// Goes on with what a person said; gives what is to be written for it.
  public mutating func take(_ reply: ReflectionReply) -> ReflectionChange? {
    draft = ""
    switch (question, reply) {
    case (.before, .strength(let strength)):
      if let strength { reflection.fields.append(Field("before", "\(strength)")) }
      reflection.steps = [Reflection.Step(question: words.question(0, of: guide, after: []).heading, answer: "")]
      question = .step(0)
      return .begin(reflection)
    case (.step(let step), .line(let text)): return take(text, at: step)
    case (.pattern(let pattern), .agreed(let fits)):
      let written = fits ? pattern.written : nil
      if let written { reflection.fields.append(Field("distortion", written)) }
      let next = asked(GuideWords.patternStep).heading
      reflection.steps.append(Reflection.Step(question: next, answer: ""))
      question = .step(GuideWords.patternStep)
      return .ask(next, distortion: written)
    case (.care(let step), .agreed(true)): question = step < guide.questions ? firstOpen(from: step) : .after
    case (.care, .agreed(false)): question = .end
    case (.after, .strength(let strength)):
      question = isCareful ? .end : .closing
      guard let strength else { return nil }
      reflection.fields.append(Field("after", "\(strength)"))
      return .set(key: "after", value: "\(strength)")
    case (.closing, .makes(let kind)):
      question = kind.map { .item($0) } ?? .end
      // When and where again is a plan already.
      if kind != nil, guide == .ba { draft = answers.last ?? "" }
    case (.item(let kind), .line(let text)):
      question = .end
      return text.trimmed.isEmpty ? nil : .item(kind, text.trimmed)
    default: break
    }
    return nil
  }

  /// The file has something else than was known: what it has holds, and what is open there is asked.
  public mutating func take(over reflection: Reflection) {
    self.reflection = reflection
    isCareful = reflection.isCareful
    question = firstOpen(from: 0)
  }

  private mutating func take(_ text: String, at step: Int) -> ReflectionChange? {
    let own = step < reflection.steps.count ? nil : asked(step).heading
    if let own { reflection.steps.append(Reflection.Step(question: own, answer: "")) }
    let isAnswered = !text.trimmed.isEmpty
    if isAnswered { reflection.steps[step].answer = text.trimmed }
    let isDanger = isAnswered && DangerHint.isPresent(in: text)
    if isDanger { isCareful = true }
    let pattern = step == GuideWords.thoughtStep ? offeredPattern : nil
    let next = step + 1 < guide.questions && step + 1 == reflection.steps.count && pattern == nil ? asked(step + 1).heading : nil
    if let next { reflection.steps.append(Reflection.Step(question: next, answer: "")) }
    question = pattern.map { .pattern($0) } ?? firstOpen(from: step + 1)
    if isDanger, !isCareShown {
      isCareShown = true
      question = .care(then: step + 1)
    }
    if isAnswered { return .answer(step, text.trimmed, own: own, next: next) }
    return next.map { .ask($0, distortion: nil) }
  }

  /// What the thought sounds like, where the person is to be asked about it.
  private var offeredPattern: ThinkingPattern? {
    guard guide == .cbt, !isCareful, reflection.steps.count == GuideWords.patternStep, reflection.fields.value(of: "distortion") == nil,
      let thought = answers.last, !thought.trimmed.isEmpty
    else { return nil }
    return lists.patterns(in: thought).first
  }

  private func firstOpen(from step: Int) -> ReflectionQuestion {
    guard
      let open = (step..<max(step, guide.questions)).first(where: { step in
        step >= reflection.steps.count || reflection.steps[step].answer.trimmed.isEmpty
      })
    else { return .after }
    if open == GuideWords.patternStep, let pattern = offeredPattern { return .pattern(pattern) }
    return .step(min(open, reflection.steps.count))
  }
}

extension ThinkingPattern {
  /// As files have it: `mind reading`.
  public var written: String {
    rawValue.reduce(into: "") { out, letter in out += letter.isUppercase ? " " + letter.lowercased() : String(letter) }
  }

  /// What a field says, however its words are joined.
  public init?(written text: String) {
    let folded = text.lowercased().filter(\.isLetter)
    guard let pattern = Self.allCases.first(where: { $0.rawValue.lowercased() == folded }) else { return nil }
    self = pattern
  }
}

extension String {
  /// Without the backslashes before marks, as it was typed.
  public var withoutEscapes: String {
    var out = ""
    var isEscape = false
    for character in self {
      if isEscape {
        if !(character.isASCII && (character.isPunctuation || character.isSymbol)) { out.append("\\") }
        out.append(character)
        isEscape = false
      } else if character == "\\" {
        isEscape = true
      } else {
        out.append(character)
      }
    }
    return isEscape ? out + "\\" : out
  }
}
