// The zone that the days of a journal are in, as they say themselves.

import HostSystem
public import JournalDates
import JournalFormat
import JournalModel
public import JournalStore
import JournalText

extension Journal {
  /// For how many days a `timezone` is looked for; who travels longer says it again, or in `retro.yaml`.
  public static let zoneDays = 60

  /// The zone that holds on a day: that of the latest day up to it that says one; nil where none of the last ones does. Days are found
  /// by their names, and only those that have the word are read.
  /// - Parameter days: How many days are looked at, the day itself among them.
  public func zone(on day: CalendarDay, within days: Int = zoneDays) -> String? {
    let word = Array("timezone".utf8)
    for back in 0..<days {
      let place = place(of: layout.path(for: .day(day.advanced(by: -back))), from: root)
      guard let bytes = try? FileSystem.read(place.diskPath), bytes.holds(word) else { continue }
      let reading = FileReading(SourceText(path: place.shown, bytes: bytes), path: place.path, configuration: configuration)
      if case .day(let said) = reading.entry.details, let zone = said.timezone { return zone }
    }
    return nil
  }

  /// The zones that days say, by their names; each holds until another day says one, and for `zoneDays`. All files are looked at, and those
  /// read that have the word.
  public func saidZones() throws(StoreError) -> [(day: CalendarDay, zone: String)] {
    let word = Array("timezone".utf8)
    let paths = try entryPaths().paths
    let (found, _) = Self.gather(paths.count) { index in
      Swift.Result { () throws(HostError) -> (CalendarDay, String)? in
        let bytes = try FileSystem.read(diskPath(paths[index]))
        guard bytes.holds(word) else { return nil }
        let reading = FileReading(SourceText(path: paths[index], bytes: bytes), path: paths[index], configuration: configuration)
        guard case .day(let said) = reading.entry.details, let day = reading.day, let zone = said.timezone else { return nil }
        return (day, zone)
      }
    }
    return found.compactMap(\.self).map { (day: $0.0, zone: $0.1) }
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
