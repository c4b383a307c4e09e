// A look at what is recent, for commands that are asked many times a day.

public import JournalDates
public import JournalFormat
import HostSystem
import JournalModel
import JournalStore
import SQLiteKit

extension JournalIndex {
  /// What a refresh looks at.
  public enum Look: Equatable, Sendable {
    /// Nothing: the index stays as it is.
    case none
    /// Every folder. Of the files in folders that are as they were, those alone that plan something, that are about no day and no entry, about
    /// one of these days, or that have an open Action which is due on one. Any other file that was edited in place, and not replaced by a
    /// new one, is read with the next whole look. Where the last of those was ten minutes ago, this is one.
    case recent(DaySpan)
    /// Every file.
    case whole

    /// A look at the days of which a screen of one day shows something, and at some more.
    public static func recent(around day: CalendarDay, _ configuration: JournalConfiguration) -> Look {
      // The next retrospective may have begun a week ago, and looks back from there.
      let before = max(60, configuration.reviewHorizonDays + 7), after = max(60, configuration.urgencyDays.green)
      return .recent(DaySpan(spanning: day.advanced(by: -before), day.advanced(by: after)))
    }
  }

  /// The folders that have changed, as far as they and their recent files tell, and whether none has; nil where that cannot be told.
  func recentSnapshot(around days: DaySpan) throws -> (snapshot: FolderSnapshot, isSame: Bool)? {
    let known = try KnownFolders(connection)
    let written = try foldersOfWrittenFiles(around: days)
    var same: [String] = [], doubtful: [String] = []
    let rows = try connection.prepare("select path, modified, changed, inode from folder where count >= 0")
    var stamped = 0
    while try rows.step() {
      stamped += 1
      let path = rows.text(0)
      // One that is gone is in neither list.
      guard let stamp = FileSystem.stampIfThere(journal.diskPath(path)), stamp.kind == .directory else { continue }
      let isSame =
        rows.integer(1) == stamp.modified && rows.integer(2) == stamp.changed && rows.integer(3) == Int64(bitPattern: stamp.inode)
        && !written.contains(Array(path.utf8))
      if isSame { same.append(path) } else { doubtful.append(path) }
    }
    if stamped < known.count {
      // Files of these could change once more without their stamps telling.
      let racy = try connection.prepare("select path from folder where count < 0")
      while try racy.step() {
        let path = racy.text(0)
        if FileSystem.stampIfThere(journal.diskPath(path))?.kind == .directory { doubtful.append(path) }
      }
    }
    var snapshot = FolderSnapshot()
    if !doubtful.isEmpty {
      let layout = journal.layout
      let found: FolderSnapshot?
      do throws(HostError) {
        found = try FileSystem.snapshot(
          of: doubtful, in: journal.root, endings: Self.endings,
          skipping: { known.digest(of: $0) != nil || IndexPlan.isSkipped(folder: $0, layout) }, known: { known.digest(of: $0) })
      } catch {
        throw StoreError.host(error)
      }
      guard let found else { return nil }
      snapshot = found
    }
    snapshot.unchanged += same
    return (snapshot, snapshot.changed.isEmpty && snapshot.unchanged.count == known.count)
  }

  /// The folders of the files that are looked at by themselves and are not as they were, as bytes.
  private func foldersOfWrittenFiles(around days: DaySpan) throws(SQLiteError) -> Set<[UInt8]> {
    let columns = "f.folder, f.name, f.size, f.modified, f.changed, f.inode"
    let files = try connection.prepare(
      """
      select \(columns) from file f where f.last >= ?1 and f.first <= ?2
      union all select \(columns) from file f where f.last is null and f.kind is null
      union all select \(columns) from plan p join file f on f.id = p.file
      union all select \(columns) from file f
      where f.id in (select place >> 32 from item where \(IndexSchema.openAction) and due between ?1 and ?2) and (f.last < ?1 or f.first > ?2)
      """)
    files.bind(1, days.start.number)
    files.bind(2, days.end.number)
    var folders: Set<[UInt8]> = []
    while try files.step() {
      let stamp = FileSystem.stampIfThere(journal.diskPath(Self.path(files.text(0), files.text(1))))
      let isSame =
        stamp.map {
          files.integer(2) == $0.size && files.integer(3) == $0.modified && files.integer(4) == $0.changed
            && files.integer(5) == Int64(bitPattern: $0.inode)
        } ?? false
      if !isSame { folders.insert(files.withBytes(0) { Array($0) }) }
    }
    return folders
  }

  /// Whether the last whole look is ten minutes ago, or nobody knows when it was.
  func isWholeLookDue(_ clock: HostClock) -> Bool {
    guard let lookPath, let stamp = FileSystem.stampIfThere(lookPath) else { return true }
    return !(0...600_000_000_000).contains(clock.nanoseconds - stamp.modified)
  }

  /// Keeps when every file was looked at, as the time of an empty file: the index itself is not written to where nothing has changed.
  func noteWholeLook(_ clock: HostClock) {
    guard let lookPath else { return }
    do throws(HostError) {
      if !FileSystem.exists(lookPath) { try CacheFile.create(lookPath) }
      try CacheFile.setModified(lookPath, clock.nanoseconds)
    } catch {
      // The next look is a whole one.
    }
  }

  private var lookPath: String? { path.map(IndexPlace.lookPath) }
}
