// Earlier versions of files, as far as the change log has kept what commands changed.

import HostSystem
import JournalDates
import JournalFormat
import JournalStore

extension ChangeLog {
  /// An earlier version of a file, and the command that ended it.
  struct Former {
    /// Nil where there was no file.
    var bytes: [UInt8]?
    /// What came of it.
    var next: [UInt8]?
    var command: String
    var time: Moment
  }

  /// The versions that commands made of a file, the last first, back to where somebody changed it by hand.
  /// - Parameter now: What it holds; nil for no file.
  static func formers(of path: String, now: [UInt8]?, _ entries: [Entry]) -> [Former] {
    var (formers, contents) = ([Former](), now)
    for entry in entries {
      guard let file = entry.set.files.first(where: { $0.path == path }) else { continue }
      guard let before = file.contentsBefore(contents) else { break }
      formers.append(Former(bytes: before, next: contents, command: entry.set.command, time: entry.set.time))
      contents = before
    }
    return formers
  }

  /// Each file that commands changed since a day began, as it was then and as it is.
  func versions(since day: CalendarDay, in journal: Journal) throws -> [FileVersions] {
    let entries = try self.entries().filter { $0.set.time.day(startingAt: journal.configuration.dayStart) >= day }
    let paths = Set(entries.flatMap { $0.set.files.map(\.path) }.filter { !$0.hasPrefix("/") })
    return try paths.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }.compactMap { path in
      guard FileVersions.isRead(path) else { return nil }
      let disk = journal.diskPath(path)
      let now = FileSystem.isFile(disk) ? try FileSystem.read(disk) : nil
      guard let first = Self.formers(of: path, now: now, entries).last, first.bytes != now else { return nil }
      return FileVersions(path: path, old: first.bytes.map { .init(bytes: $0) }, new: now.map { .init(bytes: $0) })
    }
  }
}
