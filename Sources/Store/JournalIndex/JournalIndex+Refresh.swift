// Bringing an index up to date with the files.

import HostSystem
import JournalFormat
import JournalStore
import JournalText
import SQLiteKit

extension JournalIndex {
  /// Makes the index of an empty database.
  func build(_ clock: HostClock, seal: Int64?) throws {
    report = IndexReport()
    report.isNew = true
    // Settings that must stand before the first table; the hash keeps words in memory until they are worth a segment.
    try connection.run(IndexSchema.tables)
    try connection.run("insert into words(words, rank) values('hashsize', 16777216); insert into words(words, rank) values('automerge', 0)")
    try connection.transaction {
      // What the look at the disk brought is given back before the indices are made, which take as much.
      try finish(readAll(clock))
      try connection.run(IndexViews.views(.whole))
      try connection.run("insert into words(words, rank) values('automerge', 4)")
      try setMeta("journal", identity)
      if let seal { try setMeta("seal", "\(seal)") }
      try connection.run("pragma user_version = \(IndexSchema.format); pragma application_id = \(IndexSchema.applicationID)")
    }
    noteWholeLook(clock)
  }

  /// Reads every file of the journal into an empty index.
  private func readAll(_ clock: HostClock) throws -> FilesRead {
    let snapshot = try snapshot(nil)
    report.problems = snapshot.problems
    return try read(IndexPlan(snapshot, journal), clock.nanoseconds)
  }

  /// Makes one segment of the full text of a new index, where there are more.
  private func mergeWords() throws(SQLiteError) {
    // A savepoint makes the full text write down the words that it holds in memory.
    try connection.run("savepoint words; release words")
    let segments = try connection.prepare("select count(distinct segid) from words_idx")
    guard try segments.step(), segments.integer(0) > 1 else { return }
    try connection.run("insert into words(words) values('optimize')")
  }

  /// Looks at the files and reads those that have changed.
  func refresh(_ clock: HostClock, _ look: Look = .whole) throws {
    report = IndexReport()
    if case .recent(let days) = look, !isWholeLookDue(clock) {
      if try refresh(clock, taking: { try recentSnapshot(around: days) }) { return }
    }
    _ = try refresh(clock) {
      let known = try KnownFolders(connection)
      let snapshot = try self.snapshot(known)
      return (snapshot, snapshot.changed.isEmpty && snapshot.unchanged.count == known.count)
    }
    noteWholeLook(clock)
  }

  /// - Parameter take: Looks at the disk, and says whether it is as it was; nil where it cannot tell.
  /// - Returns: Whether it could.
  private func refresh(_ clock: HostClock, taking take: () throws -> (snapshot: FolderSnapshot, isSame: Bool)?) throws -> Bool {
    guard var seen = try take() else { return false }
    report.problems = seen.snapshot.problems
    if seen.isSame { return true }
    let version = try dataVersion()
    var start = clock.nanoseconds
    try change(clock) {
      // Another process may have been here since, and have seen what we did not: its work is not taken back.
      if try dataVersion() != version {
        // What it could tell before, it can tell now, but where a link has come since: whoever is next sees that.
        if let now = try take() { seen = now }
        report.problems = seen.snapshot.problems
        start = clock.nanoseconds
      }
      let plan = try IndexPlan(seen.snapshot, journal, connection)
      if plan.isEmpty { return nil }
      if try isStale { throw SQLiteError.stale }
      return plan
    } _: { (plan: IndexPlan) in
      try finish(read(plan, start))
    }
    try beginReading()
    return true
  }

  /// Whether the full text has so many words of files that have changed since, or are gone, that it is worth making all of it anew.
  private var isStale: Bool {
    get throws(SQLiteError) {
      let counts = try connection.prepare("select (select count(*) from stale), (select count(*) from file where kind is not null)")
      return try counts.step() && counts.integer(0) > max(200, counts.integer(1) / 4)
    }
  }

  /// Changes whenever another process has changed the index.
  private func dataVersion() throws(SQLiteError) -> Int64 {
    let statement = try connection.prepare("pragma data_version")
    return try statement.step() ? statement.integer(0) : 0
  }

  private func snapshot(_ known: KnownFolders?) throws(StoreError) -> FolderSnapshot {
    let layout = journal.layout
    do throws(HostError) {
      return try FileSystem.snapshot(
        journal.root, endings: Self.endings, skipping: { IndexPlan.isSkipped(folder: $0, layout) }, known: { known?.digest(of: $0) })
    } catch {
      throw .host(error)
    }
  }

  /// How the names of files end that are looked at.
  static let endings = [".md", ".csv"]

  /// What the reading of files leaves to be done once all of them are read.
  private struct FilesRead {
    var writer: IndexWriter
    var days: DayTable
    var newDays: NewDayRows?
    var practice: PracticeRows
    var closing: ClosingChanges?
    /// Folders whose digests are to be kept, without their files.
    var folders: [FolderSnapshot.Folder]
    /// Whether each of them has a file that may have changed without its stamp telling.
    var hasRacy: [Bool]
    var goneFolders: [String]
    /// When the files were about to be read, in nanoseconds since 1970.
    var start: Int64
  }

  private func read(_ plan: IndexPlan, _ start: Int64) throws -> FilesRead {
    let writer = try IndexWriter(connection)
    let days = try DayTable(connection)
    let newDays = report.isNew ? try NewDayRows(days, connection, journal.configuration) : nil
    let practice = try PracticeRows(connection)
    var closing = report.isNew ? nil : try ClosingChanges(self)
    for id in plan.forgotten {
      try closing?.look(at: id)
      try writer.forget(id)
    }
    report.forgotten = plan.forgotten.count
    var hasRacy = plan.hasRacyCopies(at: start)
    var next = try nextRow()
    let journal = journal
    // `stream` makes records on another thread; rows go in here, in the order of the plan.
    try Workers.stream(
      plan.readings.count, with: { FileReader() }, making: { IndexRecord.read(plan.path(of: plan.readings[$1]), of: journal, with: &$0) }
    ) { (index, made) throws in
      let reading = plan.readings[index]
      let isRacy = made.isUnreadable || plan.stamp(of: reading).isRacy(at: start)
      if isRacy { hasRacy[Int(reading.folder)] = true }
      if case .unreadable(let problem) = made.record { report.problems.append(problem) }
      var row = plan.row(of: reading, id: next, hash: made.hash, isRacy: isRacy)
      if let known = plan.known[index] {
        row.id = known.id
        // Touched, but not changed.
        if known.hash == made.hash, !made.isUnreadable { return try writer.restamp(row) }
        row.id = next
        try closing?.look(at: known.id)
        try writer.forget(known.id)
      }
      next += 1
      try writer.add(row, made.record)
      try closing?.look(at: row.id)
      switch made.record {
      case .entry(let entry):
        if let newDays {
          if try newDays.add(entry, row.id) { try practice.add(new: entry) }
        } else {
          practice.add(entry, row.id)
        }
      case .metrics, .unreadable: break
      }
      report.read += 1
    }
    return FilesRead(
      writer: writer, days: days, newDays: newDays, practice: practice, closing: closing, folders: plan.foldersWithoutFiles, hasRacy: hasRacy,
      goneFolders: plan.goneFolders, start: start)
  }

  private func finish(_ files: FilesRead) throws {
    let (writer, days, newDays, practice) = (files.writer, files.days, files.newDays, files.practice)
    try newDays?.finish(writer.touched)
    if report.isNew {
      // Gives back the memory of the words, which the indices then take.
      try mergeWords()
      try connection.run(IndexSchema.indices)
    }
    try DayRows(days, connection, journal.configuration).update(newDays?.doubtful ?? writer.touched)
    try practice.writeWaiting()
    try practice.update(newDays?.doubtful ?? writer.touchedEntries) { (file) throws(SQLiteError) in try packedLog(ofFile: file) }
    try days.showColumns()
    if files.closing?.areThere ?? true { try closeActions() }
    try keep(files)
    try writer.keepCounts(self)
  }

  /// What the log of a file says of activities and goals, from the file as it is now.
  private func packedLog(ofFile number: Int) throws(SQLiteError) -> [UInt8] {
    let paths = try connection.prepare("select \(IndexSchema.path) from file f where f.id = ?")
    paths.bind(1, number)
    guard try paths.step() else { return [] }
    var reader = FileReader()
    guard case .entry(let entry) = IndexRecord.read(paths.text(0), of: journal, with: &reader).record else { return [] }
    return Array(entry.made[entry.practice.range])
  }

  private func nextRow() throws(SQLiteError) -> Int {
    let statement = try connection.prepare(
      "select max(coalesce((select max(id) from file), 0), coalesce((select max(id) from stale), 0)) + 1")
    return try statement.step() ? Int(statement.integer(0)) : 1
  }

  private func keep(_ files: FilesRead) throws(SQLiteError) {
    let insert = try connection.prepare("insert or replace into folder values(?, ?, ?, ?, ?, ?, ?)")
    for (place, folder) in files.folders.enumerated() {
      insert.bind(1, folder.path)
      // No folder has so many files: one with a racy file is looked at again.
      insert.bind(2, files.hasRacy[place] ? -1 : folder.digest.count)
      insert.bind(3, Int64(bitPattern: folder.digest.first))
      insert.bind(4, Int64(bitPattern: folder.digest.second))
      if let stamp = folder.stamp, !stamp.isRacy(at: files.start) {
        insert.bind(5, stamp.modified)
        insert.bind(6, stamp.changed)
        insert.bind(7, Int64(bitPattern: stamp.inode))
      } else {
        for place in Int32(5)...7 { insert.bindNull(place) }
      }
      try insert.run()
    }
    let delete = try connection.prepare("delete from folder where path = ?")
    for folder in files.goneFolders {
      delete.bind(1, folder)
      try delete.run()
    }
  }
}

extension SQLiteError {
  /// As of a damaged file: who finds it makes the index anew.
  fileprivate static var stale: SQLiteError { SQLiteError(result: 11, message: "it holds too many words of files as they were") }
}

extension HostClock {
  /// Nanoseconds since 1970.
  var nanoseconds: Int64 {
    let now = now()
    return now.seconds &* 1_000_000_000 &+ Int64(now.nanoseconds)
  }
}

extension IndexRecord {
  /// What a file holds, with the hash of its bytes.
  struct Made: Sendable {
    var record: IndexRecord
    var hash: UInt64 = 0
    /// Whether it must be looked at again whatever its stamp says: it could not be read.
    var isUnreadable: Bool { if case .unreadable = record { true } else { false } }
  }

  /// Reads a file on any thread.
  static func read(_ path: String, of journal: Journal, with reader: inout FileReader) -> Made {
    do throws(HostError) {
      if let source = MetricsRecord.source(ofPath: path, in: journal.layout.metrics) {
        let bytes = try FileSystem.read(journal.diskPath(path))
        return Made(record: .metrics(MetricsRecord(source: source, bytes)), hash: ContentHash.quick(bytes).value)
      }
      let bytes = try journal.bytes(ofEntryAt: path)
      let places = reader.places(SourceText(path: path, bytes: bytes), path: path, configuration: journal.configuration)
      return Made(record: .entry(EntryRecord(places)), hash: ContentHash.quick(bytes).value)
    } catch {
      return Made(record: .unreadable(error))
    }
  }
}
