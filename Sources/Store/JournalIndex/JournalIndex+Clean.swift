// That a check of the whole journal found nothing, so that the next one of the same files need not look into any.

public import HostSystem
import JournalFormat
public import JournalStore
import JournalText
public import SQLiteKit

/// A journal as a check finds it: every file that findings depend on, by its name and its stamp.
public struct CheckedJournal: Sendable {
  private let digest: FolderSnapshot.Digest
  /// The program that checks, and what it was asked for; nothing counts that another one has found out.
  private let checker: String

  /// - Returns: Nil where nobody can say that the files are as they were.
  public init?(_ journal: Journal, by checker: String, _ clock: HostClock = .system) {
    let layout = journal.layout
    let digest = FileSystem.digest(of: journal.root, at: clock.nanoseconds) { folder in
      layout.isSkipped(folder) && !layout.leadsToOwnFiles(folder)
    }
    guard let digest else { return nil }
    (self.digest, self.checker) = (digest, checker)
  }

  fileprivate var text: String {
    "\(checker) \(digest.count) \(String(digest.first, radix: 16)) \(String(digest.second, radix: 16))"
  }
}

extension JournalIndex {
  /// How many files a check looked at that found nothing in a journal which was as it is now; nil where there was none.
  /// - Parameter isZone: Whether the machine knows the rules of a time zone, as it did of those that the files name.
  public func cleanFiles(in checked: CheckedJournal, _ isZone: (String) -> Bool) throws(SQLiteError) -> Int? {
    guard let kept = try meta("clean")?.split(separator: "\n"), kept.count >= 2, kept[0] == checked.text else { return nil }
    return kept.dropFirst(2).allSatisfy { isZone(String($0)) } ? Int(kept[1]) : nil
  }

  /// Keeps that a check of so many files found nothing.
  /// - Parameter zones: The names of the time zones that they name.
  public func keepClean(_ files: Int, in checked: CheckedJournal, zones: Set<String>, _ clock: HostClock = .system) throws {
    let lines = [checked.text, "\(files)"] + zones.sorted()
    try change(clock, plan: { lines.joined(separator: "\n") }) { try setMeta("clean", $0) }
    try beginReading()
  }
}
