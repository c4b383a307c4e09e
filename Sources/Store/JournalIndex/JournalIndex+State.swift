// What there is to say of an index itself.

public import HostSystem
public import JournalStore
import SQLiteKit

extension JournalIndex {
  /// What is kept for a journal, and how much of it.
  public struct State: Sendable {
    /// Where the file lies; nil where there is no place for one.
    public var path: String?
    /// Whether there is a file.
    public var exists = false
    /// Bytes.
    public var size: Int64 = 0
    /// Seconds since 1970 of the last change.
    public var modified: Int64 = 0
    /// Whether it can be used: whole, of this form, and of this journal with its settings. If not, the next command makes it anew.
    public var isUsable = false
    /// The number of its form, where it can be told.
    public var format: Int?
    /// Files that it knows, the entries among them, and the metrics that days have.
    public var files = 0, entries = 0, metrics = 0
  }

  /// Looks at the index of a journal without bringing it up to date.
  public static func state(of journal: Journal, _ environment: Environment) -> State {
    var state = State()
    guard let place = try? IndexPlace(journal.root, environment) else { return state }
    state.path = place.path
    guard let stamp = FileSystem.stampIfThere(place.path) else { return state }
    state.exists = true
    state.size = stamp.size
    state.modified = stamp.modified / 1_000_000_000
    guard stamp.kind == .file, let connection = try? Connection(place.path, .readOnly, patience: 1000) else { return state }
    state.format = try? connection.formatNumber
    let index = JournalIndex(journal, connection, path: place.path)
    do {
      try index.beginReading()
      defer { index.endReading() }
      state.files = try index.count("select count(*) from file")
      state.entries = try index.count("select count(*) from file where kind is not null")
      state.metrics = try index.count("select count(*) from metric")
      state.isUsable = try state.format == IndexSchema.format && index.meta("journal") == index.identity
    } catch {
      // Not ours, or not whole: that is what `isUsable` says.
    }
    return state
  }

  /// Removes the index of a journal.
  /// - Returns: The path that it had; nil where there was none.
  /// - Throws: Where it cannot be removed.
  public static func delete(of journal: Journal, _ environment: Environment) throws(HostError) -> String? {
    guard let place = try? IndexPlace(journal.root, environment), FileSystem.exists(place.path) else { return nil }
    try place.delete()
    return place.path
  }

  /// How many files the index knows, and how many of them are entries.
  public func fileCounts() throws -> (files: Int, entries: Int) {
    (try meta("files").flatMap { Int($0) } ?? 0, try meta("entries").flatMap { Int($0) } ?? 0)
  }

  /// Every file that the index knows: its path as bytes, since two may differ in nothing but how an accent is composed, a hash of its content,
  /// and what kind of entry it is, if it is one.
  public func files() throws -> [[UInt8]: (hash: Int64, kind: String?)] {
    var files: [[UInt8]: (hash: Int64, kind: String?)] = [:]
    let statement = try connection.prepare("select \(IndexSchema.path), f.hash, f.kind from file f")
    while try statement.step() {
      files[statement.withBytes(0) { Array($0) }] = (statement.integer(1), statement.textIfAny(2))
    }
    return files
  }

  /// Whether a folder of a journal, by its path there, holds nothing for the index.
  public static func isSkipped(folder: String, in journal: Journal) -> Bool { IndexPlan.isSkipped(folder: folder, journal.layout) }

  /// Brings an index that was open for a while up to date.
  /// - Throws: Where it was damaged or removed meanwhile, too; it is then to be opened again.
  public func update(_ clock: HostClock = .system, looking look: Look = .whole) throws {
    try beginReading()
    try refresh(clock, look)
  }

  /// Lets other processes change the index while this one has no use for it.
  public func pause() { endReading() }

  private func count(_ sql: String) throws(SQLiteError) -> Int {
    let statement = try connection.prepare(sql)
    return try statement.step() ? Int(statement.integer(0)) : 0
  }
}
