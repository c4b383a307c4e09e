// What a refresh has to read and to forget.

import HostSystem
import JournalFormat
import JournalStore
import SQLiteKit

/// The difference between a journal on disk and its index, by the stamps of files alone.
struct IndexPlan {
  /// A file that is new, or whose stamp is not the one that was indexed.
  struct Reading {
    var path: String
    var folder: String
    var name: String
    var stamp: FileStamp
    /// The row of the file as it was indexed before, with the hash of its content.
    var known: (id: Int, hash: UInt64)?
  }

  /// In the order of their paths; of a new index imported metrics before entries.
  var readings: [Reading] = []
  /// Rows of files that are gone.
  var forgotten: [Int] = []
  /// Folders whose digest is to be kept.
  var folders: [FolderCensus.Folder] = []
  /// Folders that are gone.
  var goneFolders: [String] = []

  var isEmpty: Bool { readings.isEmpty && forgotten.isEmpty && folders.isEmpty && goneFolders.isEmpty }

  init() {}

  /// - Parameter isNew: Whether the index is known to be empty.
  init(_ census: FolderCensus, _ layout: Layout, _ connection: Connection, isNew: Bool) throws(SQLiteError) {
    let known = try connection.prepare("select id, name, size, modified, changed, inode, hash, is_young from file where folder = ?")
    for folder in census.changed {
      // By bytes: two names may differ in nothing but how an accent is composed.
      var rows: [[UInt8]: (id: Int, stamp: [Int64], hash: UInt64, isYoung: Bool)] = [:]
      if !isNew {
        known.bind(1, folder.path)
        while try known.step() {
          rows[Array(known.text(1).utf8)] = (
            Int(known.integer(0)), (2...5).map { known.integer($0) }, UInt64(bitPattern: known.integer(6)), known.integer(7) != 0
          )
        }
        known.reset()
      }
      for file in folder.files {
        let path = folder.path.isEmpty ? file.name : folder.path + "/" + file.name
        guard Self.isIndexed(path, layout) else { continue }
        let row = rows.removeValue(forKey: Array(file.name.utf8))
        let stamp = [file.stamp.size, file.stamp.modified, file.stamp.changed, Int64(bitPattern: file.stamp.inode)]
        if let row, row.stamp == stamp, !row.isYoung { continue }
        readings.append(
          Reading(path: path, folder: folder.path, name: file.name, stamp: file.stamp, known: row.map { ($0.id, $0.hash) }))
      }
      forgotten += rows.values.map(\.id)
      folders.append(folder)
    }
    if isNew {
      readings = readings.filter { Self.isInMetrics($0.path, layout) } + readings.filter { !Self.isInMetrics($0.path, layout) }
      return
    }
    try findGone(census, connection)
  }

  private mutating func findGone(_ census: FolderCensus, _ connection: Connection) throws(SQLiteError) {
    let present = Set((census.unchanged + census.changed.map(\.path)).map { Array($0.utf8) })
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

  /// Whether a file of the journal is an entry or holds metrics.
  static func isIndexed(_ path: String, _ layout: Layout) -> Bool {
    if isInMetrics(path, layout) { return MetricsRecord.source(ofPath: path, in: layout.metrics) != nil }
    return path.lowercased().hasSuffix(".md") && !layout.isSkipped(path)
  }

  /// Whether a folder holds nothing for the index.
  static func isSkipped(folder: String, _ layout: Layout) -> Bool { !isInMetrics(folder, layout) && layout.isSkipped(folder) }

  private static func isInMetrics(_ path: String, _ layout: Layout) -> Bool {
    path.hasPrefix(layout.metrics) && (path.utf8.count == layout.metrics.utf8.count || path.hasPrefix(layout.metrics + "/"))
  }
}
