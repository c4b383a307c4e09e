// Which days are meant, terms among them.

public import JournalDates
import JournalFormat
import JournalInsights
import JournalLanguage
import JournalModel
public import JournalStore
import JournalText

extension Workspace {
  /// The days that somebody asks for; where the words are none of the calendar, those of the term that they name.
  ///
  /// `this term`, or `term`, is the one that the day is in; `last term` is the latest that ended before it, `next term` the first that begins after it.
  /// - Parameter day: Which day is today, as far as the question goes.
  public func days(_ asked: AskedDays, on day: CalendarDay, in journal: Journal) throws -> NamedDays {
    if asked.text != nil {
      let days = try asked.days(on: day)
      // ‘december’, said in November, is the one that was, and that says more than the year in a title.
      if asked.lean == .past, let coming = asked.text?.nearerDays(on: day)?.span {
        let exact = coming.start == coming.end ? "\(coming.start)" : "\(coming.start)..\(coming.end)"
        note(DayErrorText.farBack, ["word": .text(asked.word), "days": .text(language.title(of: days)), "coming": .text(exact)])
      }
      return days
    }
    var plans = try plans(of: journal, in: [.terms])
    if let side = TermSide(asked.word) { return try side.term(of: plans.practice.terms, on: day).namedDays(asked.word) }
    let path: String
    do throws(PlanError) { path = try plans.plan(asked.word, of: [.term]).path } catch { throw asked.refusal(because: error) }
    guard let term = plans.practice.terms.first(where: { $0.path.hasSameBytes(as: path) }) else { throw asked.refusal }
    return try term.namedDays(asked.word)
  }
}

extension Workspace {
  /// The days of the term that a word means; nil where it means none.
  public func term(_ word: String, on day: CalendarDay, in journal: Journal) throws -> NamedDays? {
    do { return try days(AskedDays(word, of: "", orTerm: true), on: day, in: journal) } catch let error as WorkspaceError {
      if error.code == .usage { return nil }
      throw error
    }
  }
}

extension AskedDays {
  /// How many of these words, from the first on, may name days or a term: at least one.
  public static func count(of words: some Collection<String>) -> Int {
    let days = DayDoubt.reach(of: words)
    if days > 0 { return days }
    return words.count > 1 && TermSide(words.prefix(2).joined(separator: " ")) != nil ? 2 : 0
  }

  /// That the word is nothing that may stand here, and no term either.
  func refusal(because error: PlanError) -> any ExplainedError {
    switch error {
    case .unknown(_, let near, _): refused(near.map { Message(TermErrorText.near, ["name": .text($0)]) } ?? Message(TermErrorText.daysWay))
    case .otherKind(_, let kind, let path, _):
      refused(Message(TermErrorText.otherKind, ["name": .text(word), "kind": .text(kind.rawValue), "path": .place(path)]))
    default: error
    }
  }

  private func refused(_ help: Message) -> WorkspaceError {
    WorkspaceError(.usage, Explanation(refusal.explanation.what, help: help))
  }
}

extension Planned<Term> {
  /// Its days; what a private one is called is nobody else's business.
  fileprivate func namedDays(_ word: String) throws(WorkspaceError) -> NamedDays {
    guard let span = plan.span else {
      throw WorkspaceError(
        .wrongKind, TermErrorText.noStart, ["path": .place(path)], help: PlanErrorText.noStartWay, ["name": .text(word)])
    }
    return NamedDays(span, called: isPrivate ? nil : title)
  }
}
