// A retrospective, question by question.

import JournalDates
public import JournalModel
import JournalText

/// Where a person stands in a guided retrospective, or in a Review alone. A plain value: it knows no terminal, no file and no clock.
///
/// `take` says what is to be written; once that is done, `written` and the value hold. Where it cannot be done, the value from before does.
public struct GuidedRetrospective: Hashable, Sendable {
  public let reviews: [GuidedReview]
  public let sections: [GuidedSection]
  /// Whether every Try is offered to become an Action.
  public let offersActions: Bool
  public private(set) var question = GuidedQuestion.end
  /// What the line of the question begins with: words that were there before.
  public private(set) var draft = ""
  /// The Problems so far, which a Try may be for.
  public private(set) var problems: [GuidedItem]
  /// What was said of each review.
  public private(set) var verdicts: [Int: Verdict] = [:]
  /// How many items were written of each kind.
  public private(set) var counts: [SectionKind: Int] = [:]

  /// - Parameter problems: Those that the file holds already.
  public init(reviews: [GuidedReview], sections: [GuidedSection] = [], problems: [GuidedItem] = [], offersActions: Bool = false) {
    self.reviews = reviews
    self.sections = sections
    self.problems = problems
    self.offersActions = offersActions
    question = question(afterReview: -1)
  }

  /// Goes on with what a person said; gives what is to be written for it. A reply that the question does not take changes nothing.
  public mutating func take(_ reply: GuidedReply) -> GuidedAnswer? {
    switch (question, reply) {
    case (.verdict(let number), .verdict(let verdict)):
      if reviews[number].verdicts.contains(verdict) { question = .words(number, verdict) }
    case (.verdict(let number), .goOn): ask(question(afterReview: number))
    case (.verdict(let number), .back): if number > 0 { ask(.verdict(number - 1)) }
    case (.words(let number, let verdict), .line(let text)):
      verdicts[number] = verdict
      ask(question(afterReview: number))
      return .judged(reviews[number], verdict, words: text.trimmed)
    case (.words(let number, _), .back): ask(.verdict(number))
    case (.item(let section), .line(let text)): return take(line: text.trimmed, for: section)
    case (.item(let section), .back): ask(question(beforeSection: section))
    case (.problem(let section, let text), .problem(let number)):
      if let number, !problems.indices.contains(number) { return nil }
      return add(text, to: section, problem: number.map { problems[$0] })
    case (.problem(let section, let text), .back): ask(.item(section), draft: text)
    case (.offersAction(let section, let attempt), .agreed(true)): ask(.action(section, of: attempt), draft: attempt.text)
    case (.offersAction(let section, _), .agreed(false)), (.offersAction(let section, _), .back): ask(.item(section))
    case (.action(let section, let attempt), .line(let text)):
      ask(text.trimmed.isEmpty ? .item(section) : .due(section, action: text.trimmed, of: attempt))
    case (.action(let section, let attempt), .back): ask(.offersAction(section, of: attempt))
    case (.due(let section, let text, let attempt), .due(let day)): return add(text, to: section, attempt: attempt, due: day)
    case (.due(let section, let text, nil), .back): ask(.item(section), draft: text)
    case (.due(let section, let text, let attempt?), .back): ask(.action(section, of: attempt), draft: text)
    default: break
    }
    return nil
  }

  /// An answer was written.
  /// - Parameter item: What was added, as others may name it; nil for a verdict.
  public mutating func written(_ answer: GuidedAnswer, as item: GuidedItem?) {
    guard case .added(let section, _, _, let attempt, _) = answer, let item else { return }
    counts[section.kind, default: 0] += 1
    if section.kind == .problem { problems.append(item) }
    if section.kind == .try, attempt == nil, offersActions, case .item(let number) = question { ask(.offersAction(number, of: item)) }
  }
}

extension GuidedRetrospective {
  /// What is left of the question when a person breaks off: an answer that is complete but for details, and a line that is not.
  /// - Parameter line: What was typed.
  public func interrupted(line: String) -> (answer: GuidedAnswer?, unfinished: String?) {
    let typed = line.trimmed.isEmpty ? nil : line
    var rest = self
    switch question {
    // Words that were taken back stand there as they were once finished.
    case .words where line == draft: return (rest.take(.line(line)), nil)
    case .words: return (rest.take(.line("")), typed)
    case .problem: return (rest.take(.problem(nil)), nil)
    case .due: return (rest.take(.due(nil)), nil)
    case .verdict, .item: return (nil, typed)
    case .action(_, let attempt): return (nil, line == attempt.text ? nil : typed)
    case .offersAction, .end: return (nil, nil)
    }
  }

  /// This value, from before an answer that was taken back, at the question that the answer began with; its words are there to be changed.
  public func reopened(_ answer: GuidedAnswer) -> GuidedRetrospective {
    var before = self
    switch (answer, question) {
    case (.judged(_, _, let words), .words(let number, _)): before.ask(.verdict(number), draft: words)
    case (.added(_, let text, _, nil, _), .item(let section)), (.added(_, let text, _, nil, _), .problem(let section, _)),
      (.added(_, let text, _, nil, _), .due(let section, _, _)):
      before.ask(.item(section), draft: text)
    case (.added(_, let text, _, let attempt?, _), .due(let section, _, _)): before.ask(.action(section, of: attempt), draft: text)
    default: break
    }
    return before
  }
}

extension GuidedRetrospective {
  private mutating func ask(_ question: GuidedQuestion, draft: String = "") {
    (self.question, self.draft) = (question, draft)
  }

  private func question(afterReview number: Int) -> GuidedQuestion {
    number + 1 < reviews.count ? .verdict(number + 1) : question(afterSection: -1)
  }

  private func question(afterSection number: Int) -> GuidedQuestion { number + 1 < sections.count ? .item(number + 1) : .end }

  private func question(beforeSection number: Int) -> GuidedQuestion {
    number > 0 ? .item(number - 1) : reviews.isEmpty ? .item(number) : .verdict(reviews.count - 1)
  }

  private mutating func take(line text: String, for section: Int) -> GuidedAnswer? {
    if text.isEmpty {
      ask(question(afterSection: section))
      return nil
    }
    switch sections[section].kind {
    case .try where !problems.isEmpty: ask(.problem(section, attempt: text))
    case .action: ask(.due(section, action: text, of: nil))
    default: return add(text, to: section)
    }
    return nil
  }

  /// Asks for the next line of the section.
  private mutating func add(
    _ text: String, to section: Int, problem: GuidedItem? = nil, attempt: GuidedItem? = nil, due: CalendarDay? = nil
  ) -> GuidedAnswer {
    ask(.item(section))
    let isAction = attempt != nil
    let target = isAction ? sections.first { $0.kind == .action } ?? GuidedSection(.action, "Action") : sections[section]
    return .added(target, text: text, problem: problem, attempt: attempt, due: due)
  }
}
