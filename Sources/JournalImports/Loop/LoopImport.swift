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
      data.habits.append(habit)
      let folder = Self.folder(position: row["position"].flatMap { Int($0) } ?? data.habits.count, name)
      // What was not selected for the export has no folder.
      guard let own = checkmarks.first(where: { $0.folder == folder }) ?? only(position: row["position"]) else { continue }
      folders.insert(own.folder)
      read(own.bytes, of: habit, isNumeric: row["type"] == "NUMERICAL", unit: row["unit"] ?? "", into: &data)
    }
    data.warn(ofOddLinesIn: table, of: "Habits.csv")
    for (folder, _) in checkmarks where !folders.contains(folder) { data.warn("the folder ‘\(folder)’ belongs to no habit of Habits.csv") }
    data.lines.sort { ($0.day, $0.activity) < ($1.day, $1.activity) }
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

  private static func habit(_ name: String, _ row: Table.Row) -> ImportedData.Habit {
    let times = (row["frequencynumerator"] ?? row["numrepetitions"]).flatMap { Int($0) } ?? 1
    let days = (row["frequencydenominator"] ?? row["interval"]).flatMap { Int($0) } ?? 1
    var habit = ImportedData.Habit(name: name, schedule: schedule(max(1, times), inDays: max(1, days)))
    habit.isArchived = ["true", "1"].contains((row["archived?"] ?? "").lowercased())
    if row["type"] == "NUMERICAL", let value = row["target value"].flatMap({ decimal($0) }), value > 0 {
      let bound: HabitTarget.Bound = row["target type"] == "AT_MOST" ? .atMost : .atLeast
      habit.target = HabitTarget(bound, Quantity(value, (row["unit"] ?? "").withoutBlanks))
    }
    return habit
  }

  private static func schedule(_ times: Int, inDays days: Int) -> Schedule {
    if times >= days { return .daily }
    if days == 7 { return .perWeek(times) }
    return times == 1 ? .every(days: days) : .times(times, inDays: days)
  }

  /// What Loop writes as words: `YES_AUTO` is not due, and `UNKNOWN` nothing.
  private func read(
    _ bytes: [UInt8], of habit: ImportedData.Habit, isNumeric: Bool, unit: String, into data: inout ImportedData
  ) {
    // Older exports have no header.
    let header = bytes.first.map { $0 &- 0x30 < 10 } ?? false ? Array("date,value\n".utf8) : []
    guard var table = Table(header + bytes) else { return }
    while let row = table.row() {
      guard let day = row["date"].flatMap({ CalendarDay($0) }) else {
        data.warn("\(habit.name): a date that is none", line: row.line - header.count { $0 == 0x0A })
        continue
      }
      var line = ImportedData.LoggedLine(day: day, activity: habit.name, text: row["notes"] ?? "")
      let value = row["value"] ?? "UNKNOWN"
      // Numbers are thousandths, and of some small ones the words are written.
      let thousandths = isNumeric ? ["NO": 0, "YES_AUTO": 1, "YES_MANUAL": 2][value] ?? Int(value) : nil
      if let thousandths, thousandths >= 0 {
        let amount = Double(thousandths) / 1000
        line.state = state(amount, habit)
        line.fields = [Field("amount", Quantity(amount, unit.withoutBlanks).text)]
      } else if let state = Self.states[value] ?? nil {
        line.state = state
        if state == .skip { line.fields = [Field("skip", line.text)] }
      } else {
        if Self.states[value] == nil {
          data.warn("\(habit.name): a value that is not known: \(value)", line: row.line - header.count { $0 == 0x0A })
        }
        continue
      }
      if line.state == .skip { line.text = "" }
      data.lines.append(line)
    }
    data.warn(ofOddLinesIn: table, of: habit.name)
  }

  private func state(_ amount: Double, _ habit: ImportedData.Habit) -> LogLine.State {
    guard let target = habit.target else { return amount > 0 ? .done : .no }
    switch target.bound {
    case .atLeast: return amount >= target.quantity.amount ? .done : amount > 0 ? .partly : .no
    case .atMost: return amount <= target.quantity.amount ? .done : .no
    }
  }

  /// Older exports have numbers. Nil is nothing to write down.
  private static let states: [String: LogLine.State?] = [
    "YES_MANUAL": .done, "2": .done, "NO": .no, "0": .no, "SKIP": .skip, "3": .skip, "YES_AUTO": nil, "1": nil, "UNKNOWN": nil, "-1": nil,
  ]
}

extension String {
  /// A unit is one word.
  fileprivate var withoutBlanks: String { words.joined(separator: "-") }
}
