// The one way in which commands write: saved first, then done, then kept for undo.

public import HostSystem

/// What was written to a journal, or to a folder outside of any, and the lock under which more is written.
public struct ChangeLog: Sendable {
  /// How many commands can be undone.
  public static let limit = 50

  public let directory: StateDirectory
  let calls: SystemCalls
  /// Of folders that are made: one of a person's own settings is theirs alone.
  let folderMode: UInt32

  /// The log of the journal at a root, or of a folder. Nothing is touched yet.
  public init(root: String, environment: Environment, calls: SystemCalls = .real) throws(ChangeError) {
    directory = try StateDirectory(root: root, environment)
    self.calls = calls
    folderMode = UserConfiguration.path(environment).map { PathText.parent($0) } == root ? 0o700 : 0o777
  }

  /// One command that was carried out.
  public struct Entry: Hashable, Sendable {
    /// Its number; later ones are higher.
    public var number: Int
    public var set: ChangeSet
    /// Whether a later one took it back.
    public var isUndone = false
    /// When it was saved, in nanoseconds since 1970 by the machine's clock, whatever time the command was told; 0 where the disk does not say.
    public var written: Int64 = 0
  }

  /// The commands, the last one first. Takes no lock; one that cannot be read is left out.
  /// - Throws: `damagedLog` where it cannot be said which there are.
  /// - Parameter isWhole: Whether those are among them that are kept beyond the limit, as long as they are.
  public func entries(isWhole: Bool = false) throws(ChangeError) -> [Entry] {
    var undone: Set<Int> = []
    var entries: [Entry] = []
    var commands = 0
    for number in try readableNumbers().reversed() where isWhole || commands < Self.limit {
      guard let bytes = FileSystem.readIfReadable(path(of: number)), let set = ChangeSet(bytes: bytes) else { continue }
      // What takes back may be taken back itself, and undoes nothing then.
      if let other = set.undoes, !undone.contains(number) { undone.insert(other) }
      if set.undoes == nil { commands += 1 }
      entries.append(Entry(number: number, set: set, isUndone: undone.contains(number), written: Self.modified(path(of: number)) ?? 0))
    }
    return entries
  }

  /// The command that `undo` would take back: the last one that neither was taken back nor takes back another; nil where there is none.
  /// - Throws: `damagedLog` where the newest saved command cannot be read: taking back an older one instead would be a surprise.
  public func lastToUndo() throws(ChangeError) -> Entry? {
    let entries = try entries()
    if let newest = try readableNumbers().last, entries.first?.number != newest { throw .damagedLog(path: path(of: newest)) }
    return entries.first { !$0.isUndone && $0.set.undoes == nil }
  }

  /// When the command was saved that `undo` would take back or stumble over, in nanoseconds since 1970 by the machine's clock; nil for none.
  public var lastWritten: Int64? {
    if directory.hasPending { return Self.modified(directory.pending) }
    do throws(ChangeError) {
      return try lastToUndo()?.written
    } catch {
      guard case .damagedLog(let path) = error else { return nil }
      return Self.modified(path)
    }
  }

  private static func modified(_ path: String) -> Int64? { FileSystem.stampIfThere(path)?.modified }

  /// Waits for the lock, settles what an interrupted command left, and runs the body, which reads files and carries changes out.
  public func withChanges<Result>(_ body: (inout ChangeSession) throws -> Result) throws -> Result {
    let lock = try acquireLock()
    var session = ChangeSession(self)
    try session.recover()
    let result = try body(&session)
    lock.release()
    return result
  }

  private func acquireLock() throws(ChangeError) -> FileLock {
    do throws(HostError) {
      try directory.make(calls)
      let lock = try FileLock(directory.lock, by: calls)
      tidy()
      try directory.nameJournal(calls)
      return lock
    } catch {
      throw error.kind == .timedOut ? .refused(error, kept: nil) : .noState(error)
    }
  }
}

extension ChangeLog {
  /// The path on disk of a path of a set.
  func diskPath(_ path: String) -> String { PathText.absolute(path, from: directory.root) }

  /// Saves the set before anything of it is done.
  func save(_ set: ChangeSet) throws(HostError) {
    try FileSystem.create(directory.pending, set.bytes, attributes: .own, by: calls)
  }

  /// Forgets the waiting set: nothing of it is done any more.
  func forgetPending() throws(HostError) { try FileSystem.removeFile(directory.pending, by: calls) }

  /// Saves more in the place of what waits, as all of it is done already.
  func replacePending(_ set: ChangeSet, with whole: ChangeSet) throws(HostError) {
    try FileSystem.replace(directory.pending, expecting: set.bytes, with: whole.bytes, by: calls)
  }

  /// The newest command that is kept; nil where there is none, or it cannot be read.
  func newestKept() throws(HostError) -> ChangeSet? {
    try numbers().last.flatMap { FileSystem.readIfReadable(path(of: $0)) }.flatMap { ChangeSet(bytes: $0) }
  }

  /// Whether the newest kept command is this very one.
  func hasKept(_ set: ChangeSet) throws(HostError) -> Bool {
    // What cannot be read is not known to be this one, and is kept once more.
    try numbers().last.flatMap { FileSystem.readIfReadable(path(of: $0)) } == set.bytes
  }

  /// The number that the next command gets.
  func nextNumber() throws(ChangeError) -> Int { (try readableNumbers().last ?? 0) + 1 }

  /// Keeps the waiting set for undo: all of it is done.
  /// - Parameter mayHoldNewest: Whether it may be joined with the newest kept one, whose id it has then and whose place it takes.
  func commitPending(_ set: ChangeSet, mayHoldNewest: Bool) throws(HostError) {
    var numbers = try numbers()
    var number = (numbers.last ?? 0) + 1
    if mayHoldNewest, let last = numbers.last, !set.id.isEmpty, try newestKept()?.id == set.id {
      try FileSystem.removeFile(path(of: last), by: calls)
      number = last
      numbers.removeLast()
    }
    try FileSystem.move(directory.pending, to: path(of: number), by: calls)
    // Taking back is written down too: twice as many keep the last of them within reach of undo, once each.
    // One that cannot be removed now goes with the next.
    for old in numbers.dropLast(2 * Self.limit - 1) { FileSystem.discard(path(of: old), by: calls) }
  }

  /// Removes what interrupted writes left in the state directory itself.
  func tidy() {
    do throws(HostError) {
      for (_, leftover) in try FileSystem.leftovers(of: [directory.pending, directory.name]) { FileSystem.discard(leftover, by: calls) }
    } catch {
      // They are looked for again the next time.
    }
  }

  /// The numbers of the commands that are kept, in their order.
  private func numbers() throws(HostError) -> [Int] {
    // A number too high to be followed by another cannot be one of ours.
    try FileSystem.namesIfThere(in: directory.log).compactMap { Int($0) }.filter { $0 > 0 && $0 < Int.max }.sorted()
  }

  /// The same for whoever asks what can be taken back.
  private func readableNumbers() throws(ChangeError) -> [Int] {
    do throws(HostError) { return try numbers() } catch { throw .damagedLog(path: directory.log) }
  }

  private func path(of number: Int) -> String {
    let digits = String(number)
    return PathText.join(directory.log, String(repeating: "0", count: max(0, 8 - digits.utf8.count)) + digits)
  }
}
