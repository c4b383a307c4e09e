// Where the notes of days, weeks, months, quarters and years lie in a folder of notes.

public import JournalDates
import HostSystem
import JournalFormat

/// The notes of one unit, as the layout would have them.
public struct DatedNotes: Hashable, Sendable {
  public let unit: Period.Unit
  /// A pattern for `layout.day` and its like: `Daily/{yyyy}-{MM}-{dd}.md`.
  public let pattern: String
  /// The paths that it finds, in their order.
  public let paths: [String]
}

extension DatedNotes {
  /// A note with a dated name, and the folders that it lies in as a layout would have them: `Daily`, `{yyyy}`.
  private struct Note {
    let folders: [String]
    let name: DatedName

    /// A folder that has the date in it in words of its own, and those below it, are left out: no layout has the name of a month.
    init(_ path: String, _ name: DatedName) {
      self.name = name
      var folders: [String] = []
      for folder in path.split(separator: "/").dropLast() {
        guard let pattern = Note.pattern(of: String(folder), name.period) else { break }
        folders.append(pattern)
      }
      self.folders = folders
    }

    private static func pattern(of folder: String, _ period: Period) -> String? {
      let (start, week) = (period.start, ISOWeek(containing: period.start))
      if period.unit == .week, folder == "\(week.weekYear)" { return "{week_year}" }
      for name in DatedName.readings(of: folder) where name.period.start <= start && name.period.end >= period.end { return name.pattern }
      if period.unit == .day || period.unit == .month, folder.utf8.count == 2, Int(folder) == start.month { return "{MM}" }
      if period.unit < .year, folder.lowercased() == "q\(start.quarter)" { return folder.prefix(1) + "{q}" }
      let numbers = folder.split { !$0.isNumber }.map { Int($0) ?? 0 }
      if numbers.contains(start.year) || numbers.contains(start.month) || folder.contains(where: { $0 == "{" || $0 == "}" }) { return nil }
      return folder
    }
  }

  /// What the names say: of each unit the pattern that finds most notes, where it finds at least two.
  /// - Parameter paths: Of all Markdown files.
  static func found(in paths: [String]) -> [DatedNotes] {
    var notes: [Period.Unit: [String: [Note]]] = [:]
    for path in paths {
      for name in DatedName.readings(of: String(PathText.name(path).dropLast(3))) {
        notes[name.period.unit, default: [:]][name.pattern, default: []].append(Note(path, name))
      }
    }
    return Period.Unit.allCases.compactMap { unit -> DatedNotes? in
      let named = notes[unit] ?? [:]
      var best: (notes: DatedNotes, rank: (Int, Int, Int, Int), name: String)?
      for (name, notes) in named.sorted(by: { $0.key < $1.key }) {
        for (folders, rank) in places(of: notes) {
          guard let found = DatedNotes(unit, (folders + [name + ".md"]).joined(separator: "/"), among: paths) else { continue }
          let rank = (found.paths.count, rank.0, rank.1, folders.count)
          if best.map({ $0.rank < rank }) ?? true { best = (found, rank, name) }
        }
      }
      guard let best, best.notes.paths.count > 1 else { return nil }
      // Where the same notes may as well say their month before their day, nobody knows.
      let swapped = DatedName.swapped(best.name)
      return swapped != best.name && named[swapped]?.count == named[best.name]?.count ? nil : best.notes
    }
  }

  /// The folders in which such notes may go: those that they lie in, and the ones above. Of each, how many lie right there, where that is nearly all of
  /// them, and how many lie there or below.
  private static func places(of notes: [Note]) -> [(folders: [String], rank: (Int, Int))] {
    var (exact, below): ([[String]: Int], [[String]: Int]) = ([:], [:])
    for note in notes {
      exact[note.folders, default: 0] += 1
      for count in 0...note.folders.count { below[Array(note.folders.prefix(count)), default: 0] += 1 }
    }
    return below.map { folders, count in
      let right = exact[folders] ?? 0
      return (folders, (right * 5 >= notes.count * 4 ? right : 0, count))
    }
    .sorted { $0.folders.lexicographicallyPrecedes($1.folders) }
  }

  init?(_ unit: Period.Unit, _ pattern: String, among paths: [String]) {
    guard let layout = PathPattern(pattern, for: unit) else { return nil }
    self.unit = unit
    self.pattern = pattern
    self.paths = paths.filter { layout.period(ofPath: $0) != nil }
  }
}
