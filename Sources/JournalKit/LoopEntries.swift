// What the loop needs of a journal, through its index.

public import HostSystem
public import JournalFormat
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
  /// What is made of every entry as the index knows it, or, where that is not enough, of the file. Made and kept is the index as for a query;
  /// where it cannot be, nothing is read, and it is told why.
  /// - Parameters:
  ///   - known: Makes it of what the index knows.
  ///   - take: Makes it of the file. Both run on two threads.
  /// - Throws: Where the journal itself cannot be read.
  public func loopEntries<Entry: Sendable>(
    _ environment: Environment, clock: HostClock = .system, known: @escaping @Sendable (IndexedFile) -> Entry,
    take: @escaping @Sendable (FileReading) -> Entry
  ) throws(StoreError) -> Result<LoopEntries<Entry>, IndexTrouble> {
    let index: JournalIndex
    switch try JournalIndex.kept(self, environment, clock: clock) {
    case .success(let kept): index = kept
    case .failure(let trouble): return .failure(trouble)
    }
    let (files, flawed): ([IndexedFile], [String])
    do { (files, flawed) = (try index.loopFiles(), try index.flawedPaths()) } catch {
      return .failure(IndexTrouble(reason: "\(error)"))
    }
    let (entries, problems) = Self.gather(files.count) { place in
      let file = files[place]
      guard file.isToBeRead else { return .success(known(file)) }
      return Swift.Result { () throws(HostError) in take(try entry(at: file.path)) }
    }
    return .success(LoopEntries(entries: entries, problems: index.report.problems + problems, flawedPaths: flawed))
  }
}
