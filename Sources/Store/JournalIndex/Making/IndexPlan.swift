// What a refresh has to read and to forget.

import HostSystem
import JournalFormat
import JournalStore
import SQLiteKit

/// The difference between a journal on disk and its index, by the stamps of files alone.
struct IndexPlan: Sendable {
  /// A file that is new, or whose stamp is not the one that was indexed. There may be very many.
  struct Reading: Sendable {
    /// Its place in `folders`, and in the files of that folder.
    var folder: Int32
    var file: Int32
  }

  /// In the order of their paths; of a new index imported metrics before entries.
  private(set) var readings: [Reading] = []
  /// The rows of files as they were indexed before, with the hash of their content, by their places in `readings`.
  private(set) var known: [Int: (id: Int, hash: UInt64)] = [:]
  /// The places of copies, of which nothing is kept: their folders and their places in these; and of files that may become one when another
  /// folder changes.
  private(set) var copies: [(folder: Int, file: Int, isElsewhere: Bool)] = []
  /// Rows of files that are gone.
  private(set) var forgotten: [Int] = []
  /// Folders whose digest is to be kept.
  let folders: [FolderSnapshot.Folder]
  /// Folders that are gone.
  private(set) var goneFolders: [String] = []

  /// The folders as they are kept: the names and stamps of a million files take room that is needed once they are read.
  var foldersWithoutFiles: [FolderSnapshot.Folder] {
    folders.map {
      var folder = $0
      folder.files = []
      return folder
    }
  }

  var isEmpty: Bool { readings.isEmpty && forgotten.isEmpty && folders.isEmpty && goneFolders.isEmpty }

  /// What a new index has to read.
  init(_ snapshot: FolderSnapshot, _ journal: Journal) {
    folders = snapshot.changed
    readings.reserveCapacity(folders.reduce(0) { $0 + $1.files.count })
    // How metrics of all sources come together is known before the first day.
    for isMetrics in [true, false] {
      for (place, folder) in folders.enumerated() where Self.isInMetrics(folder.path, journal.layout) == isMetrics {
        for index in indexed(place, journal) {
          readings.append(Reading(folder: Int32(place), file: Int32(index)))
        }
      }
    }
  }

  /// What there is to do for an index that knows some files.
  init(_ snapshot: FolderSnapshot, _ journal: Journal, _ connection: Connection) throws(SQLiteError) {
    folders = snapshot.changed
    let rows = try connection.prepare(
      "select id, name, size, modified, changed, inode, hash, is_racy from file where folder = ? order by name")
    for (place, folder) in folders.enumerated() {
      // Both sides are in the order of their bytes.
      rows.bind(1, folder.path)
      var hasRow = try rows.step()
      for index in indexed(place, journal) {
        let file = folder.files[index]
        while hasRow, Self.isName(of: rows, before: file.name) {
          forgotten.append(Int(rows.integer(0)))
          hasRow = try rows.step()
        }
        var row: (id: Int, hash: UInt64)?
        if hasRow, rows.withBytes(1, { $0.elementsEqual(file.name.utf8) }) {
          row = (Int(rows.integer(0)), UInt64(bitPattern: rows.integer(6)))
          let isSame = Self.isStamp(of: rows, file.stamp) && rows.integer(7) == 0
          hasRow = try rows.step()
          if isSame { continue }
        }
        known[readings.count] = row
        readings.append(Reading(folder: Int32(place), file: Int32(index)))
      }
      while hasRow {
        forgotten.append(Int(rows.integer(0)))
        hasRow = try rows.step()
      }
      rows.reset()
    }
    try findGone(snapshot, connection)
  }

  private static func isName(of row: Statement, before name: String) -> Bool {
    row.withBytes(1) { $0.lexicographicallyPrecedes(name.utf8) }
  }

  private static func isStamp(of row: Statement, _ stamp: FileStamp) -> Bool {
    row.integer(2) == stamp.size && row.integer(3) == stamp.modified && row.integer(4) == stamp.changed
      && row.integer(5) == Int64(bitPattern: stamp.inode)
  }

  private mutating func findGone(_ snapshot: FolderSnapshot, _ connection: Connection) throws(SQLiteError) {
    // By bytes: two names may differ in nothing but how an accent is composed.
    let present = Set((snapshot.unchanged + snapshot.changed.map(\.path)).map { Array($0.utf8) })
    let folders = try connection.prepare("select path from folder")
    while try folders.step() {
      let path = folders.text(0)
      if !present.contains(Array(path.utf8)) { goneFolders.append(path) }
    }
    let files = try connection.prepare("select id from file where folder = ?")
    for folder in goneFolders {
      files.bind(1, folder)
      while try files.step() { forgotten.append(Int(files.integer(0))) }
      files.reset()
    }
  }

  /// Where a file lies in the journal.
  func path(of reading: Reading) -> String {
    let folder = folders[Int(reading.folder)]
    return Self.path(folder.files[Int(reading.file)].name, in: folder.path)
  }

  func stamp(of reading: Reading) -> FileStamp { folders[Int(reading.folder)].files[Int(reading.file)].stamp }

  /// Whether each folder has a copy that may have changed after this moment without its stamp telling, or one of a file in another folder, of
  /// which its own stamp tells nothing.
  func hasRacyCopies(at start: Int64) -> [Bool] {
    var racy = Array(repeating: false, count: folders.count)
    for copy in copies {
      let file = folders[copy.folder].files[copy.file]
      if copy.isElsewhere || file.stamp.isRacy(at: start) { racy[copy.folder] = true }
    }
    return racy
  }

  /// The row of a file as its folder tells it.
  func row(of reading: Reading, id: Int, hash: UInt64, isRacy: Bool) -> IndexWriter.Row {
    let folder = folders[Int(reading.folder)]
    let file = folder.files[Int(reading.file)]
    return IndexWriter.Row(id: id, folder: folder.path, name: file.name, stamp: file.stamp, hash: hash, isRacy: isRacy)
  }

  private static func path(_ name: String, in folder: String) -> String { folder.isEmpty ? name : folder + "/" + name }

  /// The places of the files in a folder that are entries or hold metrics. A copy lies beside its original, so a change of either brings both
  /// here again.
  private mutating func indexed(_ place: Int, _ journal: Journal) -> [Int] {
    let folder = folders[place]
    return folder.files.indices.filter { index in
      let path = Self.path(folder.files[index].name, in: folder.path)
      var isElsewhere = false
      if Self.isInMetrics(path, journal.layout) {
        if MetricsRecord.source(ofPath: path, in: journal.layout.metrics) == nil { return false }
        isElsewhere = SyncCopy.possibleOriginal(of: path).map { PathText.parent($0) != folder.path } ?? false
      } else if !path.utf8.suffix(3).elementsEqual(".md".utf8, by: { $0 | 0x20 == $1 | 0x20 }) || journal.layout.isSkipped(path) {
        return false
      }
      let isCopy = journal.nearOriginal(of: path) != nil
      if isCopy || isElsewhere { copies.append((place, index, isElsewhere)) }
      return !isCopy
    }
  }

  /// Whether a folder holds nothing for the index.
  static func isSkipped(folder: String, _ layout: Layout) -> Bool { !isInMetrics(folder, layout) && layout.isSkipped(folder) }

  private static func isInMetrics(_ path: String, _ layout: Layout) -> Bool {
    path.hasPrefix(layout.metrics) && (path.utf8.count == layout.metrics.utf8.count || path.hasPrefix(layout.metrics + "/"))
  }
}
