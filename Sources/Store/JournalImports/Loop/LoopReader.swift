// Loop Habit Tracker: from the CSV files that it exports to habits and lines of logs.

import JournalText
import JournalDates
import JournalModel

/// Reads the files of a “Loop Habits CSV” archive, in any order.
///
/// The file of each habit is read where it has one, else its column in the file of all.
public struct LoopReader {
  private var habits: [UInt8]?
  /// By the name of the folder.
  private var checkmarks: [(folder: String, bytes: [UInt8])] = []
  /// The file of all habits.
  private var root: [UInt8]?

  public init() {}

  /// Whether a member of an archive belongs to it.
  public static func takes(_ name: String) -> Bool {
    let parts = name.split(separator: "/")
    guard !parts.contains("__MACOSX") else { return false }
    return parts.last == "Habits.csv" || parts.last == "Checkmarks.csv"
  }

  /// Whether a file is the list of habits, by its first line.
  public static func recognises(_ head: some Collection<UInt8>) -> Bool {
    let line = String(decoding: head.prefix { $0 != 0x0A }, as: UTF8.self)
    return line.contains(text: "Position,Name,") && (line.contains(text: "FrequencyNumerator") || line.contains(text: "NumRepetitions"))
  }

  /// Whether a file is that of all habits, by its name and its first line.
  public static func recognisesAll(_ name: String, _ head: some Collection<UInt8>) -> Bool {
    guard name.split(separator: "/").last == "Checkmarks.csv", !isOfHabit(name) else { return false }
    return LoopColumns(Array(head.prefix(1 << 16))) != nil
  }

  public mutating func add(_ name: String, _ bytes: [UInt8]) {
    let parts = name.split(separator: "/")
    if parts.last == "Habits.csv" {
      habits = bytes
    } else if Self.isOfHabit(name) {
      checkmarks.append((String(parts[parts.count - 2]), bytes))
    } else {
      root = bytes
    }
  }

  /// Whether a file lies in the folder of a habit, whose name begins with three digits.
  private static func isOfHabit(_ name: String) -> Bool {
    let parts = name.split(separator: "/")
    guard parts.count >= 2 else { return false }
    let digits = parts[parts.count - 2].utf8.prefix(3)
    return digits.count == 3 && digits.allSatisfy { $0 &- 0x30 < 10 }
  }

  public func finish() -> ImportedData {
    var data = ImportedData(source: "loop")
    var listed: [LoopHabit] = []
    var marks: [[LoopMark]?] = []
    var folders: Set<String> = []
    if let habits, var table = Table(habits) {
      while let row = table.row() {
        guard let name = row["name"] else {
          data.warn(Wording(import: "namelessHabit", "a habit without a name"), line: row.line)
          continue
        }
        listed.append(Self.habit(name, row))
        let folder = Self.folder(position: row["position"].flatMap { Int($0) } ?? listed.count, name)
        let own = checkmarks.first(where: { $0.folder == folder }) ?? only(position: row["position"])
        if let own { folders.insert(own.folder) }
        marks.append(own.map { Self.marks($0.bytes, of: name, into: &data) })
      }
      data.warn(ofOddLinesIn: table, of: "Habits.csv")
    } else {
      data.warn(
        Wording(
          import: "noHabits", "there is no Habits.csv in it\(root == nil ? "" : ": its habits count as those of every day")",
          ["count": .text(root == nil ? "no" : "yes")]))
    }
    readRoot(&listed, &marks, &data)
    for (place, habit) in listed.enumerated() {
      // What was not selected for the export has no values.
      let own = marks[place] ?? []
      let habit = habit.reading(own, &data)
      data.habits.append(habit.imported)
      for mark in own { data.add(habit, on: mark.day, mark.value, mark.word, notes: mark.notes, line: mark.line) }
    }
    for (folder, _) in checkmarks where !folders.contains(folder) {
      data.warn(Wording(import: "strangeFolder", "the folder ‘\(folder)’ belongs to no habit of Habits.csv", ["folder": .text(folder)]))
    }
    data.sortLines()
    return data
  }

  /// Takes from the file of all habits what the files of single ones do not say.
  private func readRoot(_ habits: inout [LoopHabit], _ marks: inout [[LoopMark]?], _ data: inout ImportedData) {
    guard let root, !marks.contains(where: { $0 != nil }) || marks.contains(where: { $0 == nil }) else { return }
    guard let columns = LoopColumns(root) else {
      data.warn(
        Wording(import: "oddFirstLine", "Checkmarks.csv: its first line does not begin with ‘Date,’ and the names of habits"))
      return
    }
    guard let names = columns.names(among: habits.map(\.name)) else {
      data.warn(
        Wording(
          import: "commasInNames",
          "Checkmarks.csv: its first line has commas within names, so nobody knows which of its \(columns.count) columns is whose; "
            + "it was left out", ["count": .number(columns.count)]))
      return
    }
    var rows = columns.rows(into: &data)
    for (column, name) in names.enumerated() {
      let own = rows[column]
      rows[column] = []
      if let place = habits.firstIndex(where: { $0.name == name }) {
        if marks[place] == nil { marks[place] = own }
      } else {
        habits.append(LoopHabit(name: name))
        habits[habits.count - 1].isTyped = false
        marks.append(own)
      }
    }
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
    let type = row["type"]?.uppercased()
    var habit = LoopHabit(
      name: name, times: (row["frequencynumerator"] ?? row["numrepetitions"]).flatMap { Int($0) } ?? 1,
      days: (row["frequencydenominator"] ?? row["interval"]).flatMap { Int($0) } ?? 1,
      isArchived: ["true", "1"].contains((row["archived?"] ?? "").lowercased()), isNumeric: type == "NUMERICAL" || type == "1",
      unit: row["unit"] ?? "", target: row["target value"].flatMap { decimal($0) }, isAtMost: row["target type"] == "AT_MOST")
    habit.isTyped = type != nil
    return habit
  }

  private static func marks(_ bytes: [UInt8], of name: String, into data: inout ImportedData) -> [LoopMark] {
    // Older exports have no header.
    let header = bytes.first.map { $0 &- 0x30 < 10 } ?? false ? Array("date,value\n".utf8) : []
    guard var table = Table(header + bytes) else { return [] }
    var marks: [LoopMark] = []
    while let row = table.row() {
      let line = row.line - header.count { $0 == 0x0A }
      guard let day = row["date"].flatMap({ CalendarDay($0) }) else {
        data.warn(Wording(noDateOf: name), line: line)
        continue
      }
      marks.append(LoopMark(day: day, word: row["value"] ?? "UNKNOWN", notes: row["notes"] ?? "", line: line))
    }
    data.warn(ofOddLinesIn: table, of: name)
    return marks
  }
}
