// Terms that are meant by none of their own names: `this term`, `last term`, `next term`.

import JournalDates
import JournalFormat
import JournalInsights
import JournalLanguage
import JournalModel
public import JournalStore
import JournalText

/// Which term is meant, as seen from a day.
public enum TermSide: String {
  case last, this, next

  /// The last words of a title that mean a term: ‘this term’; nil where they do not.
  public static func words(atEnd title: String) -> String? {
    let words = title.words.suffix(2)
    guard words.count == 2, words.last?.lowercased() == "term", ["this", "next"].contains(words.first?.lowercased()) else { return nil }
    return words.joined(separator: " ")
  }

  /// Whether words are ‘this term’, ‘last semester’ and so on.
  public static func isOne(_ words: String) -> Bool { words.contains(" ") && TermSide(words) != nil }

  /// `term`, `this term`, `last-term`; nil for other words.
  init?(_ word: String) {
    // ‘this half-term’ is what a school calls one.
    let parts = word.lowercased().split { $0 == " " || $0 == "-" }.filter { $0 != "half" }
    guard let last = parts.last, ["term", "semester", "trimester"].contains(last), parts.count <= 2 else { return nil }
    guard let side = parts.count == 1 ? .this : Self(rawValue: String(parts[0])) else { return nil }
    self = side
  }

  /// The one that the day is in, the latest that ended before it, or the first that begins after it; terms that were cancelled aside.
  func term(of terms: [Planned<Term>], on day: CalendarDay) throws(WorkspaceError) -> Planned<Term> {
    let all = terms.filter { $0.plan.status != .cancelled }.compactMap { term in term.plan.span.map { (term: term, span: $0) } }
      .sorted { ($0.span.start, $0.span.end) < ($1.span.start, $1.span.end) }
    let found =
      switch self {
      case .last: all.last { $0.span.end < day }
      case .this: all.last { $0.span.contains(day) }
      case .next: all.first { $0.span.start > day }
      }
    if let found { return found.term }
    switch self {
    case .last: throw WorkspaceError(.notFound, TermErrorText.noneBefore, ["day": .day(day)], help: TermErrorText.listWay)
    case .this: throw WorkspaceError(.notFound, TermErrorText.noneOn, ["day": .day(day)], help: TermErrorText.listWay)
    case .next: throw WorkspaceError(.notFound, TermErrorText.noneAfter, ["day": .day(day)], help: TermErrorText.newWay)
    }
  }
}

extension Workspace {
  /// The file's name of the term that words mean by where it lies: ‘next term’. Nil for other words.
  public func term(besides words: String, in journal: Journal) throws -> String? {
    guard TermSide.isOne(words), let side = TermSide(words) else { return nil }
    return try side.term(of: try plans(of: journal, in: [.terms]).practice.terms, on: try today(in: journal)).slug
  }
}
