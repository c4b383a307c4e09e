// The commits that changed a file, and what it held before and after each.

import HostSystem
import JournalDates
import JournalKit
import JournalModel
import JournalStore
import JournalText

extension Git {
  /// One commit's part in a file.
  struct LoggedChange {
    var commit: String
    var author: String
    var day: CalendarDay
    var time: TimeOfDay
    /// Whether there is no commit before it, though there are any.
    var isRoot: Bool
    /// From this folder; one that was followed, from the top of the work tree.
    var path: String
    var oldPath: String?
    /// Nil where there was no file.
    var old: [UInt8]?
    var new: [UInt8]?
  }

  /// The commits that changed files, the first of them first.
  /// - Parameter isFollowed: Whether a rename is followed back, for which there may be one path alone.
  func log(of paths: [String], isFollowed: Bool) throws -> [LoggedChange] {
    let form = "--format=%x01%H%x00A%an%x00D%ad%x00P%P"
    let words = ["log", form, "--date=format:%Y-%m-%dT%H:%M", "--raw", "-z", "--no-abbrev", "-M", isFollowed ? "--follow" : "--relative"]
    let answer = try ask(words + ["HEAD", "--"] + paths)
    // There is no commit yet.
    guard answer.isSuccess else { return [] }
    var found = Self.changes(answer.list)
    let objects = Set(found.flatMap { [$0.objects.old, $0.objects.new].compactMap(\.self) }).sorted()
    if objects.isEmpty { return [] }
    let contents = try contents(of: objects)
    for place in found.indices {
      found[place].change.old = found[place].objects.old.flatMap { contents[$0] }
      found[place].change.new = found[place].objects.new.flatMap { contents[$0] }
    }
    return found.reversed().map(\.change)
  }

  private typealias Found = (change: LoggedChange, objects: (old: String?, new: String?))

  private static func changes(_ list: [String]) -> [Found] {
    var (found, commit, next) = ([Found](), LoggedChange?.none, 0)
    while next < list.count {
      let word = list[next]
      next += 1
      if word.hasPrefix("\u{1}"), next + 2 < list.count {
        let moment = Moment(String(list[next + 1].dropFirst()))
        commit = moment.flatMap { moment in
          moment.time.map { time in
            LoggedChange(
              commit: String(word.dropFirst()), author: String(list[next].dropFirst()), day: moment.day, time: time,
              isRoot: list[next + 2].trimmed == "P", path: "")
          }
        }
        next += 3
        continue
      }
      let parts = word.trimmed.dropFirst().split(separator: " ")
      guard parts.count >= 5, next < list.count, var change = commit else { continue }
      let isRenamed = parts[4].hasPrefix("R") || parts[4].hasPrefix("C")
      if isRenamed, next + 1 < list.count {
        if parts[4].hasPrefix("R") { change.oldPath = list[next] }
        next += 1
      }
      change.path = list[next]
      next += 1
      func object(_ text: Substring) -> String? { text.allSatisfy { $0 == "0" } ? nil : String(text) }
      found.append((change, (parts[4].hasPrefix("C") ? nil : object(parts[2]), object(parts[3]))))
    }
    return found
  }
}
