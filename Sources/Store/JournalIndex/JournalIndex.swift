// The index of one journal: opened, brought up to date, asked.

public import HostSystem
public import JournalStore
public import SQLiteKit
public import JournalText
import JournalFormat

/// A cache of what the files of a journal say. It holds nothing that the files do not; deleting it costs time alone.
public final class JournalIndex {
  public let journal: Journal
  /// The database, for statements that read.
  public let connection: Connection
  /// Where the file lies; nil where the index is in memory only.
  public let path: String?
  /// What the last refresh did and could not do.
  public internal(set) var report = IndexReport()
  /// Whether the connection sees the index as of one moment.
  var isReading = false

  init(_ journal: Journal, _ connection: Connection, path: String?) {
    self.journal = journal
    self.connection = connection
    self.path = path
  }
}

/// What a refresh did.
public struct IndexReport: Sendable {
  /// Files that were read, forgotten, and are in the index now.
  public var read = 0, forgotten = 0
  /// Whether the index was made from nothing.
  public var isNew = false
  /// Files and folders that could not be read; the others were.
  public var problems: [HostError] = []
  /// Why the index could not be kept, in words for a person; nil where it could.
  public var failure: String?
}

/// Why an index cannot be kept on disk.
public struct IndexError: ExplainedError {
  /// In words for a person.
  public let reason: String

  public var code: ErrorCode { .database }
  public var what: String { reason }

  public init(reason: String) { self.reason = reason }
}

extension JournalIndex {
  /// Opens the index of a journal and brings it up to date. Where it cannot be kept on disk, it is made in memory, and `report.failure` says why.
  /// - Parameters:
  ///   - look: What it is brought up to date by. An index that is not there yet, or not of this form, is made in any case.
  /// - Throws: Where the journal itself cannot be read.
  public static func open(
    _ journal: Journal, _ environment: Environment, clock: HostClock = .system, looking look: Look = .whole
  ) throws(StoreError) -> JournalIndex {
    switch try kept(journal, environment, clock: clock, looking: look) {
    case .success(let index): return index
    case .failure(let failure): return try inMemory(journal, clock, because: failure.reason)
    }
  }

  /// The index of a journal on disk, brought up to date; made where there is none. Where it cannot be kept, why.
  /// - Parameters:
  ///   - look: What it is brought up to date by. An index that is not there yet, or not of this form, is made in any case.
  /// - Throws: Where the journal itself cannot be read.
  public static func kept(
    _ journal: Journal, _ environment: Environment, clock: HostClock = .system, looking look: Look = .whole
  ) throws(StoreError) -> Result<JournalIndex, IndexError> {
    let place: IndexPlace
    do throws(IndexError) { place = try IndexPlace(journal.root, environment) } catch { return .failure(error) }
    do {
      do {
        if let index = try existing(journal, place, clock, looking: look) { return .success(index) }
      } catch let error as SQLiteError where !error.isBusy {
        // Damage is found out by whatever meets it; the index is made anew.
      }
      return .success(try build(journal, place, clock))
    } catch let error as StoreError {
      throw error
    } catch {
      return .failure(IndexError(reason: failure(error, place)))
    }
  }

  /// The index of a journal as it is kept on disk, brought up to date as far as is looked; nil where there is none that can be used. None is made.
  /// - Throws: Where the journal itself cannot be read.
  public static func ifKept(
    _ journal: Journal, _ environment: Environment, clock: HostClock = .system, looking look: Look = .whole
  ) throws(StoreError) -> JournalIndex? {
    do {
      return try existing(journal, IndexPlace(journal.root, environment), clock, looking: look)
    } catch let error as StoreError {
      throw error
    } catch {
      // Who needs an index makes it anew.
      return nil
    }
  }

  /// Makes the index of a journal anew, whatever there is.
  /// - Throws: Where the journal itself cannot be read.
  public static func rebuild(_ journal: Journal, _ environment: Environment, clock: HostClock = .system) throws(StoreError) -> JournalIndex
  {
    let place: IndexPlace
    do throws(IndexError) { place = try IndexPlace(journal.root, environment) } catch {
      return try inMemory(journal, clock, because: error.reason)
    }
    do { return try build(journal, place, clock) } catch let error as StoreError { throw error } catch {
      return try inMemory(journal, clock, because: failure(error, place))
    }
  }

  /// An index of the files as they are now, in memory.
  public static func inMemory(_ journal: Journal, _ clock: HostClock = .system, because reason: String? = nil) throws(StoreError)
    -> JournalIndex
  {
    do {
      let connection = try Connection(nil)
      try connection.prepareForBuilding()
      let index = JournalIndex(journal, connection, path: nil)
      try index.build(clock, seal: nil)
      index.report.failure = reason
      return index
    } catch let error as StoreError {
      throw error
    } catch {
      throw .host(HostError(.system, attempt: .index, path: journal.root, reason: .verbatim("\(error)")))
    }
  }

  /// Made beside its place and then put there, so that nobody meets half an index.
  private static func build(_ journal: Journal, _ place: IndexPlace, _ clock: HostClock) throws -> JournalIndex {
    let scratch = try place.scratch()
    let path = scratch.path
    do {
      let connection = try Connection(scratch.path, .readWrite)
      try connection.prepareForBuilding()
      let index = JournalIndex(journal, connection, path: place.path)
      let seal = seal(clock)
      try index.build(clock, seal: seal)
      try CacheFile.setModified(scratch.path, seal)
      try connection.prepareForUse()
      // From now on the file is complete, whoever opens it next.
      try place.install(scratch.path)
      scratch.end()
      try connection.run("begin")
      index.isReading = true
      return index
    } catch {
      place.remove(path)
      throw error
    }
  }

  /// The index on disk where it is whole, of this form, and of this journal as it is configured now; else nil.
  static func existing(_ journal: Journal, _ place: IndexPlace, _ clock: HostClock, looking look: Look) throws -> JournalIndex? {
    guard place.isThere else { return nil }
    let connection = try Connection(place.path, .readWrite, patience: 3000)
    let index = JournalIndex(journal, connection, path: place.path)
    try connection.prepareForUse()
    guard try connection.formatNumber == IndexSchema.format else { return nil }
    try index.beginReading()
    guard try index.meta("journal") == index.identity else { return nil }
    if look != .none { try index.refresh(clock, look) }
    return index
  }

  /// Why the index could not be kept, in words.
  private static func failure(_ error: any Error, _ place: IndexPlace) -> String {
    guard let error = error as? SQLiteError else { return "\(error)" }
    return "cannot use ‘\(place.path)’: \(error.isBusy ? "another program is using it" : error.message)"
  }

  /// What an index must agree with to be used: the journal's place and its settings.
  var identity: String { "\(IndexPlace.real(journal.root))\n\(ContentHash(journal.source.bytes).text)" }

  func meta(_ key: String) throws(SQLiteError) -> String? {
    let statement = try connection.prepare("select value from meta where key = ?")
    statement.bind(1, key)
    return try statement.step() ? statement.text(0) : nil
  }
}

extension Connection {
  /// For a database that is thrown away where anything goes wrong, and on the disk only when it is put in its place.
  fileprivate func prepareForBuilding() throws(SQLiteError) {
    try run("pragma page_size = 8192; pragma journal_mode = off; pragma temp_store = memory; pragma cache_size = -4096")
    try run("pragma synchronous = off")
  }

  /// For a database whose seal tells of changes that were not complete: nothing needs to be written down beside it.
  fileprivate func prepareForUse() throws(SQLiteError) {
    // Few pages are read twice; each that is kept is memory touched first, which takes longer than reading it again.
    try run("pragma temp_store = memory; pragma cache_size = -256; pragma synchronous = normal")
    let mode = try prepare("pragma journal_mode = memory")
    guard try mode.step(), mode.text(0) == "memory" else { throw SQLiteError.brokenSeal }
  }
}
