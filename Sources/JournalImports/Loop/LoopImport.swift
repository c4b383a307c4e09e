// Loop Habit Tracker: from the CSV files that it exports to habits and lines of logs.

import JournalDates
import JournalModel

/// Reads the files of a “Loop Habits CSV” archive, in any order.
///
/// The file of each habit is read, not the one of all: names in that one's header are not quoted.
public struct LoopImport {
  private var habits: [UInt8]?
  /// By the name of the folder.
  private var checkmarks: [(folder: String, bytes: [UInt8])] = []

  public init() {}

  /// Whether a member of an archive belongs to it.
  public static func takes(_ name: String) -> Bool {
    let parts = name.split(separator: "/")
    guard !parts.contains("__MACOSX") else { return false }
    return parts.last == "Habits.csv" || parts.count >= 2 && parts.last == "Checkmarks.csv"
  }

  /// Whether a file is the list of habits, by its first line.
  public static func recognises(_ head: some Collection<UInt8>) -> Bool {
    let line = String(decoding: head.prefix { $0 != 0x0A }, as: UTF8.self)
    return line.contains("Position,Name,") && (line.contains("FrequencyNumerator") || line.contains("NumRepetitions"))
  }

  public mutating func add(_ name: String, _ bytes: [UInt8]) {
    let parts = name.split(separator: "/")
    if parts.last == "Habits.csv" {
      habits = bytes
    } else if parts.count >= 2 {
      checkmarks.append((String(parts[parts.count - 2]), bytes))
    }
  }

  public func finish() -> ImportedData {
    var data = ImportedData(source: "loop")
    guard let habits, var table = Table(habits) else {
      data.warn("there is no Habits.csv in it")
      return data
    }
    var folders: Set<String> = []
    while let row = table.row() {
      guard let name = row["name"] else {
        data.warn("Habits.csv: a habit without a name", line: row.line)
        continue
      }
      let habit = Self.habit(name, row)
      data.habits.append(habit.imported)
      let folder = Self.folder(position: row["position"].flatMap { Int($0) } ?? data.habits.count, name)
      // What was not selected for the export has no folder.
      guard let own = checkmarks.first(where: { $0.folder == folder }) ?? only(position: row["position"]) else { continue }
      folders.insert(own.folder)
      read(own.bytes, of: habit, into: &data)
    }
    data.warn(ofOddLinesIn: table, of: "Habits.csv")
    for (folder, _) in checkmarks where !folders.contains(folder) { data.warn("the folder ‘\(folder)’ belongs to no habit of Habits.csv") }
    data.sortLines()
    return data
  }

  /// The folder of a position, where the rest of its name is not what it should be.
  private func only(position: String?) -> (folder: String, bytes: [UInt8])? {
    guard let position = position.flatMap({ Int($0) }) else { return nil }
    let found = checkmarks.filter { $0.folder.prefix(3) == Self.folder(position: position, "").prefix(3) }
    return found.count == 1 ? found[0] : nil
  }

  /// Three digits and the name without all but ASCII letters, digits, blanks, points, underscores and hyphens; at most 100.
  private static func folder(position: Int, _ name: String) -> String {
    let digits = String(position)
    let kept = name.unicodeScalars.filter { scalar in
      scalar.isASCII && (scalar.properties.isAlphabetic || ("0"..."9").contains(scalar) || " ._-".unicodeScalars.contains(scalar))
    }
    let number = String(repeating: "0", count: max(0, 3 - digits.count)) + digits
    return String((number + " " + String(String.UnicodeScalarView(kept))).trimmed.prefix(100))
  }

  private static func habit(_ name: String, _ row: Table.Row) -> LoopHabit {
    LoopHabit(
      name: name, times: (row["frequencynumerator"] ?? row["numrepetitions"]).flatMap { Int($0) } ?? 1,
      days: (row["frequencydenominator"] ?? row["interval"]).flatMap { Int($0) } ?? 1,
      isArchived: ["true", "1"].contains((row["archived?"] ?? "").lowercased()), isNumeric: row["type"] == "NUMERICAL",
      unit: row["unit"] ?? "", target: row["target value"].flatMap { decimal($0) }, isAtMost: row["target type"] == "AT_MOST")
  }

  private func read(_ bytes: [UInt8], of habit: LoopHabit, into data: inout ImportedData) {
    // Older exports have no header.
    let header = bytes.first.map { $0 &- 0x30 < 10 } ?? false ? Array("date,value\n".utf8) : []
    guard var table = Table(header + bytes) else { return }
    while let row = table.row() {
      let line = row.line - header.count { $0 == 0x0A }
      guard let day = row["date"].flatMap({ CalendarDay($0) }) else {
        data.warn("\(habit.name): a date that is none", line: line)
        continue
      }
      // Older exports have numbers; of those that are amounts some small ones are written as words.
      let word = row["value"] ?? "UNKNOWN"
      data.add(habit, on: day, Self.values[word] ?? Int(word), word, notes: row["notes"] ?? "", line: line)
    }
    data.warn(ofOddLinesIn: table, of: habit.name)
  }

  /// The words that Loop writes for values.
  private static let values = ["YES_MANUAL": 2, "YES_AUTO": 1, "NO": 0, "SKIP": 3, "UNKNOWN": -1]
}
