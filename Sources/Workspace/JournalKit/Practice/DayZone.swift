// The zone that the days of a journal are in, as they say themselves.

import HostSystem
public import JournalDates
import JournalFormat
public import JournalIndex
import JournalModel
public import JournalStore
import JournalText

extension Journal {
  /// For how many days a `timezone` is looked for; who travels longer says it again, or in `retro.yaml`.
  public static let zoneDays = 60

  /// The zone that holds on a day: that of the latest day up to it that says one, at most `zoneDays` before; nil where none does. Days are
  /// found by their names. The index says it of files that have not changed since they were indexed; the others are read.
  public func zone(on day: CalendarDay, _ index: JournalIndex? = nil) -> String? {
    let known = index?.knownZones
    var (folder, isKept) = ("", true)
    for back in 0..<Self.zoneDays {
      let path = layout.path(for: .day(day.advanced(by: -back)))
      // Days of a month or a year share a folder, which is not there where none of them was kept.
      if case let parent = PathText.parent(path), !parent.hasSameBytes(as: folder) { (folder, isKept) = (parent, FileSystem.exists(diskPath(parent))) }
      guard isKept, let stamp = FileSystem.stampIfThere(diskPath(path)) else { continue }
      if case .known(let zone)? = known?.zone(ofFileAt: path, stamp) {
        if let zone { return zone }
        continue
      }
      if let zone = said(inFileAt: path)?.zone { return zone }
    }
    return nil
  }

  /// The zones that days say, by their names; each holds until another day says one, and for `zoneDays`. All files are looked at, and those
  /// read that have the word.
  public func saidZones() throws(StoreError) -> [(day: CalendarDay, zone: String)] {
    let paths = try entryPaths().paths
    let (found, _) = Self.gather(paths.count) { index in .success(said(inFileAt: paths[index])) }
    return found.compactMap { said in said.flatMap { said in said.day.map { ($0, said.zone) } } }
  }

  /// The zone that the file of a day says; nil for other files, and where the file cannot be read.
  private func said(inFileAt path: String) -> (day: CalendarDay?, zone: String)? {
    guard let bytes = bytesIfReadable(ofEntryAt: path), bytes.holds(Array("timezone".utf8)) else { return nil }
    let reading = FileReading(SourceText(path: path, bytes: bytes), path: path, configuration: configuration)
    guard case .day(let said) = reading.entry.details, let zone = said.timezone else { return nil }
    return (reading.day, zone)
  }
}

extension [UInt8] {
  fileprivate func holds(_ word: [UInt8]) -> Bool {
    guard count >= word.count else { return false }
    return withUnsafeBufferPointer { bytes in
      (0...(bytes.count - word.count)).contains { start in
        bytes[start] == word[0] && word.indices.allSatisfy { bytes[start + $0] == word[$0] }
      }
    }
  }
}
