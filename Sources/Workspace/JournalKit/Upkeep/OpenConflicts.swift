// Files in which a merge left markers, told of as such.

import JournalFormat
public import JournalStore
import JournalLanguage
import JournalModel
import JournalText

extension Workspace {
  /// Tells what is wrong with the settings of a journal; of a conflict in them nothing else.
  public func tellSettings(of journal: Journal, tellsConflict: Bool = true) {
    let lines = LineTable(journal.source)
    if journal.source.conflictMarkers(lines).isEmpty {
      tell(journal.configuration.diagnostics, in: journal.source)
    } else if tellsConflict {
      tellConflict(in: journal.source, lines: lines, named: JournalSearch.marker)
    }
  }

  /// Tells that a merge has left a file for a person to settle, rather than what its markers are to whoever reads it; whether it has.
  @discardableResult
  func tellConflict(in source: SourceText, lines: LineTable, named path: String) -> Bool {
    if source.conflictMarkers(lines).isEmpty { return false }
    let what = Message(GitErrorText.unsettled, ["path": .place(path), "count": .number(1)])
    tell(.warning(what, help: Message(GitErrorText.unsettledWay, ["path": .text(ShellText.quoted(path))])))
    return true
  }
}
