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
  /// What the last line asks, in words.
  case closing
  /// Whether these words are to be a Try or an Action.
  case offer(String)
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
  /// Whether any answer sounds as if somebody were in danger: then nothing is said of patterns, numbers and steps, and what is still asked
  /// quotes nothing and weighs nothing.
  public private(set) var isCareful = false
  /// What stands in the line when the question is asked.
  public var draft = ""
  /// A word for the feeling, said beside its strength.
  public var feeling: String?
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
    if isCareful { question = .care(then: 0) }
    isCareShown = isCareful
  }

  /// The question of a step as it is asked: as the file has it, else made of the answers.
  public func asked(_ step: Int) -> AskedQuestion {
    if step < reflection.steps.count {
      let heading = reflection.steps[step].question
      return AskedQuestion(text: heading.withoutEscapes, heading: heading)
    }
    if isCareful { return careful(step) }
    let pattern = reflection.fields.value(of: "distortion").flatMap { ThinkingPattern(written: $0) }
    return words.question(step, of: guide, after: answers, pattern: pattern)
  }

  /// How many questions there are. Words of danger behind the last one are kept as the answer to one more, and a few simple ones may follow.
  public var count: Int { isCareful && reflection.steps.count > guide.questions ? guide.questions + GuideWords.carefulSteps : guide.questions }

  private func careful(_ step: Int) -> AskedQuestion { words.careful(step < guide.questions ? step : step - guide.questions + 1) }

  private var answers: [String] { reflection.steps.map(\.answer.withoutEscapes) }

  /// Goes on with what a person said; gives what is to be written for it.
  public mutating func take(_ reply: ReflectionReply) -> ReflectionChange? {
    draft = ""
    switch (question, reply) {
    case (.before, .strength(let strength)):
      if let strength { reflection.fields.append(Field("before", "\(strength)")) }
      if let feeling { reflection.fields.append(Field("feeling", feeling)) }
      reflection.steps = [Reflection.Step(question: words.question(0, of: guide, after: []).heading, answer: "")]
      question = .step(0)
      return .begin(reflection)
    case (.step(let step), .line(let text)): return take(text, at: step)
    case (.pattern(let pattern), .agreed(let fits)):
      let written = fits ? pattern.written : nil
      if let written { reflection.fields.append(Field("distortion", written)) }
      return ask(GuideWords.patternStep, distortion: written)
    case (.care(let step), .agreed(true)):
      question = firstOpen(from: step)
      if case .step(let next) = question, next == reflection.steps.count { return ask(next, distortion: nil) }
    case (.care, .agreed(false)): question = .end
    case (.after, .strength(let strength)): return close(strength)
    case (.closing, .line(let text)) where !DangerHint.isPresent(in: text): takeIdea(text.trimmed)
    case (.before, .line(let text)), (.pattern, .line(let text)), (.after, .line(let text)), (.closing, .line(let text)), (.offer, .line(let text)):
      return DangerHint.isPresent(in: text) ? takeDanger(text) : nil
    case (.offer(let text), .makes(let kind)):
      question = .end
      return kind.map { .item($0, text) }
    default: break
    }
    return nil
  }

  /// The file has something else than was known: what it has holds, and what is open there is asked.
  public mutating func take(over reflection: Reflection) {
    self.reflection = reflection
    isCareful = reflection.isCareful
    question = firstOpen(from: 0)
    if isCareful, !isCareShown { question = .care(then: 0) }
    isCareShown = isCareful
  }

  private mutating func ask(_ step: Int, distortion: String?) -> ReflectionChange {
    let heading = asked(step).heading
    reflection.steps.append(Reflection.Step(question: heading, answer: ""))
    question = .step(step)
    return .ask(heading, distortion: distortion)
  }

  private mutating func take(_ text: String, at step: Int) -> ReflectionChange? {
    let own = step < reflection.steps.count ? nil : asked(step).heading
    if let own { reflection.steps.append(Reflection.Step(question: own, answer: "")) }
    let isAnswered = !text.trimmed.isEmpty
    if isAnswered { reflection.steps[step].answer = text.trimmed }
    let isDanger = isAnswered && DangerHint.isPresent(in: text)
    if isDanger { isCareful = true }
    if isDanger, !isCareShown {
      // No question is written before the person has said that they want to go on: a heading would stand there as if it were owed.
      isCareShown = true
      question = .care(then: step + 1)
      return .answer(step, text.trimmed, own: own, next: nil)
    }
    let pattern = step == GuideWords.thoughtStep ? offeredPattern : nil
    let next = step + 1 < guide.questions && step + 1 == reflection.steps.count && pattern == nil ? asked(step + 1).heading : nil
    if let next { reflection.steps.append(Reflection.Step(question: next, answer: "")) }
    question = pattern.map { .pattern($0) } ?? firstOpen(from: step + 1)
    if isAnswered { return .answer(step, text.trimmed, own: own, next: next) }
    return next.map { .ask($0, distortion: nil) }
  }

  /// The end of the questions. Whoever leaves some open and no number behind has still come to the end of them, and the file says so.
  private mutating func close(_ strength: Int?) -> ReflectionChange? {
    question = .closing
    // When and where again is a plan already.
    if guide == .ba, let plan = answers.last, !words.saysNothing(plan) { draft = plan }
    let field: Field
    if let strength {
      field = Field("after", "\(strength)")
    } else if !reflection.openSteps.isEmpty {
      field = Field(Reflection.finishedKey, Reflection.finishedValue)
    } else {
      return nil
    }
    reflection.fields.append(field)
    return .set(key: field.key, value: field.value)
  }

  private mutating func takeIdea(_ text: String) {
    question = text.isEmpty ? .end : .offer(text)
  }

  /// Words that sound like danger where a number, a key or an idea was asked for. They are an answer as everywhere else: nothing of them is lost.
  private mutating func takeDanger(_ text: String) -> ReflectionChange? {
    isCareful = true
    if question == .before {
      isCareShown = true
      reflection.steps = [Reflection.Step(question: words.question(0, of: guide, after: []).heading, answer: text.trimmed)]
      question = .care(then: 1)
      return .begin(reflection)
    }
    isCareShown = false
    return take(text, at: reflection.steps.count)
  }

  /// What the thought sounds like, where the person is to be asked about it.
  private var offeredPattern: ThinkingPattern? {
    guard guide == .cbt, !isCareful, reflection.steps.count == GuideWords.patternStep, reflection.fields.value(of: "distortion") == nil,
      let thought = answers.last, !thought.trimmed.isEmpty
    else { return nil }
    return lists.patterns(in: thought).first
  }

  private func firstOpen(from step: Int) -> ReflectionQuestion {
    let open = (step..<max(step, count)).first { step in
      guard step < reflection.steps.count else { return true }
      // What the file asks already may quote what was said, or weigh it.
      return reflection.steps[step].answer.trimmed.isEmpty && !(isCareful && asked(step) != careful(step))
    }
    guard let open else { return isCareful ? .end : .after }
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
