// What is wrong with files.

import JournalText
public import JournalDates
public import JournalStore
import JournalFormat
import JournalLanguage

extension Workspace {
  /// The findings of one file, also of one outside of any journal.
  public func check(_ place: FilePlace) throws -> JournalCheck {
    guard let root = place.root else { return try JournalCheck([place]) }
    var checker = JournalChecker(try journal(at: root), zones: nil, environment, clock: clock)
    return try checker.check(only: [place.path])
  }

  /// Makes the changes that are certain, or with `isDryRun` only plans them.
  /// - Parameters:
  ///   - root: The journal's root, or the folder of files outside of any.
  ///   - check: Checks what is meant, with other texts in place of some files'.
  public func fix(
    in root: String, today: CalendarDay, isDryRun: Bool = false, _ check: ([String: [UInt8]]) throws(StoreError) -> JournalCheck
  ) throws -> (fixes: JournalCheckFixes, outcome: ChangeOutcome) {
    var fixes: JournalCheckFixes?
    let outcome = try carryOut(in: root, isDryRun: isDryRun) {
      let found = try JournalCheckFixes(today: today, check)
      fixes = found
      return found.planned
    }
    guard let fixes else { throw WorkspaceError(.conflict, WritingText.nothingChecked) }
    return (fixes, outcome)
  }
}
