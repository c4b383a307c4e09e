// Giving a term other days or another theme.

import JournalDates
import JournalFormat
import JournalInsights
public import JournalKit
import JournalLanguage
import JournalModel
public import JournalStore
import JournalText

extension Workspace {
  /// Gives a term other days or another theme; what the request leaves open stays.
  /// - Throws: Where it would end before it begins, or share days with another one, or nothing is to change.
  public func changeTerm(_ name: String, to wanted: NewTerm, in journal: Journal, isDryRun: Bool = false) throws -> WrittenPlan {
    if wanted.start == nil, wanted.end == nil, wanted.theme == nil {
      throw WorkspaceError(.usage, PlanErrorText.nothingToChange, help: TermText.nothingChangesHelp)
    }
    return try changePlan(name, of: .term, in: journal, isDryRun: isDryRun) { reading, today in
      guard case .term(var term) = reading.entry.details else { return [] }
      var changes: [PropertyChange] = []
      if let start = try wanted.start?.first(on: today) {
        term.start = start
        changes.append(.set(key: "start", value: start.description))
      }
      if let end = try wanted.end?.last(on: today) {
        term.end = end
        changes.append(.set(key: "end", value: end.description))
      }
      if let theme = wanted.theme { changes.append(theme.isEmpty ? .unset(key: "theme") : .set(key: "theme", value: theme)) }
      if let start = term.start {
        guard let span = term.span else {
          throw PlanDraftError.endsEarly(term.end ?? start, start: start)
        }
        try refuseOverlap(of: span, at: reading.path, in: journal)
      }
      return [.put(changes)]
    }
  }

  private func refuseOverlap(of span: DaySpan, at path: String, in journal: Journal) throws {
    let others = try plans(of: journal, in: [.terms]).practice.terms.filter { other in
      other.plan.status != .cancelled && !other.path.hasSameBytes(as: path)
    }
    for other in others {
      guard let days = other.plan.span, days.overlaps(span) else { continue }
      throw PlanDraftError.overlaps(
        span, term: other.isPrivate ? other.slug : other.title, path: other.path, days, next: nil)
    }
  }
}
