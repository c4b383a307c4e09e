// What the loop needs of a journal, from its index.

public import HostSystem
public import JournalIndex
public import JournalStore

/// What was made of every entry of a journal, and what there is to tell of it.
public struct LoopEntries<Entry: Sendable>: Sendable {
  /// In the order of their paths' bytes.
  public let entries: [Entry]
  /// Files and folders that could not be read; the others were.
  public let problems: [HostError]
  /// The paths of the entries whose front matter has findings, notes left aside, in the order of their bytes.
  public let flawedPaths: [String]
}

extension Journal {
  /// What is made of every entry as the index knows it. Made and kept is the index as for a query; where it cannot be, nothing is read, and it
  /// is told why.
  /// - Parameter take: Is given the index, for what else is to be asked of it.
  /// - Throws: Where the journal itself cannot be read.
  public func loopEntries<Entry: Sendable>(
    _ environment: Environment, clock: HostClock = .system, _ known: (IndexedFile) -> Entry, take: (JournalIndex) -> Void = { _ in }
  ) throws(StoreError) -> Result<LoopEntries<Entry>, IndexTrouble> {
    switch try JournalIndex.kept(self, environment, clock: clock) {
    case .failure(let trouble): return .failure(trouble)
    case .success(let index):
      do {
        let files = try index.loopFiles()
        let flawed = try index.flawedPaths()
        take(index)
        return .success(LoopEntries(entries: files.map(known), problems: index.report.problems, flawedPaths: flawed))
      } catch {
        return .failure(IndexTrouble(reason: "\(error)"))
      }
    }
  }
}
