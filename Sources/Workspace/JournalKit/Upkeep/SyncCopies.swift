// Copies that a folder sync left: no entries, and told of until a person has resolved them.

import HostSystem
public import JournalDates
import JournalFormat
import JournalLanguage
public import JournalStore
import JournalText

extension Diagnostic {
  /// - Parameter original: The name of the file that it is a copy of.
  static func syncCopy(of original: String, in source: SourceText) -> Diagnostic {
    let message = Diagnostic.Message(
      .fileSyncCopy, "a folder sync left this copy of ‘\(original)’, and it is not read",
      help: "‘retro resolve \(ChangeSet.quoted(original))’ merges it into ‘\(original)’ and removes it",
      with: ["name": .text(original), "command": .text("retro resolve \(ChangeSet.quoted(original))")])
    return Diagnostic(message, at: LineTable(source).range(ofLine: 1))
  }
}

extension Workspace {
  /// Tells of copies beside the files of the last days and of the week, where what was written on another device would be missed first.
  public func tellSyncCopies(until day: CalendarDay, of journal: Journal) {
    let days = (0..<14).map { journal.layout.path(for: .day(day.advanced(by: -$0))) }
    let folders = Set((days + [journal.layout.path(for: Period(.week, containing: day))]).map { PathText.parent($0) })
    var copies: [String] = []
    let metrics = journal.layout.metrics
    func sources() -> [String] {
      do throws(HostError) { return try FileSystem.namesIfThere(in: journal.diskPath(metrics)).map { PathText.join(metrics, $0) } } catch { return [] }
    }
    for folder in folders.union(["."] + sources()).sorted() where FileSystem.isDirectory(journal.diskPath(folder)) {
      let names: [String]
      // What cannot be listed holds nothing that could be told.
      do throws(HostError) { names = try FileSystem.namesIfThere(in: journal.diskPath(folder)) } catch { continue }
      copies += names.map { folder == "." ? $0 : PathText.join(folder, $0) }.filter { SyncCopy.original(of: $0) != nil }
    }
    guard let first = copies.min(by: { $0.utf8.lexicographicallyPrecedes($1.utf8) }) else { return }
    warn(of: Message(WritingText.syncCopies, ["count": .number(copies.count), "path": .place(shown(first, in: journal.root))]))
  }
}
