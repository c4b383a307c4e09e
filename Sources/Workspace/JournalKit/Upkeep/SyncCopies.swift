// Copies that a folder sync left: no entries, and told of until a person has resolved them.

import HostSystem
public import JournalDates
import JournalFormat
public import JournalIndex
import JournalLanguage
public import JournalStore
import JournalText

extension Diagnostic {
  /// - Parameter original: The name of the file that it is a copy of.
  static func syncCopy(of original: String, in source: SourceText) -> Diagnostic {
    let message = Diagnostic.Message(
      .fileSyncCopy, "a folder sync left this copy of ‘\(original)’, and it is not read",
      help: "‘retro resolve \(ShellText.quoted(original))’ merges it into ‘\(original)’ and removes it",
      with: ["name": .text(original), "command": .text("retro resolve \(ShellText.quoted(original))")])
    return Diagnostic(message, at: LineTable(source).range(ofLine: 1))
  }
}

extension Workspace {
  /// Tells of copies beside the files of the last days and of the week, where what was written on another device would be missed first, and
  /// beside notes, plans and metrics.
  public func tellSyncCopies(until day: CalendarDay, of journal: Journal, _ index: JournalIndex) throws {
    let days = (0..<14).map { journal.layout.path(for: .day(day.advanced(by: -$0))) }
    let recent = (days + [journal.layout.path(for: Period(.week, containing: day))]).map { PathText.parent($0) }
    let undated = try index.foldersOfUndatedEntries().map { $0.isEmpty ? "." : $0 }
    let metrics = journal.layout.metrics
    let sources = names(in: metrics, of: journal).map { PathText.join(metrics, $0) }
    var copies: [String] = []
    for folder in Set(recent + undated + sources + ["."]) {
      let paths = names(in: folder, of: journal).map { folder == "." ? $0 : PathText.join(folder, $0) }
      copies += paths.filter { SyncCopy.original(of: $0) != nil || journal.nearOriginal(of: $0) != nil }
    }
    guard let first = copies.min(by: { $0.utf8.lexicographicallyPrecedes($1.utf8) }) else { return }
    warn(of: Message(WritingText.syncCopies, ["count": .number(copies.count), "path": .place(shown(first, in: journal.root))]))
  }

  /// The names in a folder. What cannot be listed, or is no folder, holds nothing that could be told.
  private func names(in folder: String, of journal: Journal) -> [String] {
    let disk = folder == "." ? journal.root : journal.diskPath(folder)
    guard FileSystem.isDirectory(disk) else { return [] }
    do throws(HostError) { return try FileSystem.namesIfThere(in: disk) } catch { return [] }
  }
}
