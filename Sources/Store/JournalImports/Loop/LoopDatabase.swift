// Loop Habit Tracker: from the database that its backup is to habits and lines of logs.

import JournalDates
import JournalModel
import SQLiteKit
public import StreamKit
import JournalText

/// Reads a “Loop Habits Backup”: what comes of it is what the CSV files of the same habits say.
public enum LoopDatabase {
  /// The forms of its tables, by the number that it marks them with.
  private static let versions = 8...26

  /// Whether a file is a database, of whatever program.
  public static func mayBe(_ head: some Collection<UInt8>) -> Bool { head.starts(with: Connection.signature) }

  /// - Parameter bytes: Of the whole file; no file is looked at or made beside it.
  /// - Returns: Nil for a database of another program.
  /// - Throws: `truncated` or `damaged`; `refused` for a form of its tables that is not known.
  public static func read(_ bytes: [UInt8]) throws(StreamError) -> ImportedData? {
    do {
      let database = try Connection(contents: bytes)
      guard let columns = try columns(of: database) else { return nil }
      let version = try database.formatNumber
      guard versions.contains(version) else {
        let age = version > versions.upperBound ? "newer" : "older"
        throw StreamError(.refused, "it is a database of a Loop \(age) than those that are known (number \(version))")
      }
      try check(database)
      return try read(database, columns)
    } catch let error as SQLiteError {
      if error.isCut { throw StreamError(.truncated, error.message) }
      throw StreamError(.damaged, "the database is damaged: \(error.message)")
    } catch let error as StreamError {
      throw error
    } catch {
      throw StreamError(.damaged, "\(error)")
    }
  }

  /// The names of the columns of both tables, in small letters; nil where it is no database of Loop.
  private static func columns(of database: Connection) throws -> (habits: Set<String>, days: Set<String>)? {
    func names(_ table: String) throws -> Set<String> {
      // What is a view could be anything.
      let statement = try database.prepare(
        "select lower(name) from pragma_table_info(?1) where exists (select 1 from sqlite_schema where type = 'table' and lower(name) = ?1)"
      )
      statement.bind(1, table)
      var names: Set<String> = []
      while try statement.step() { names.insert(statement.text(0)) }
      return names
    }
    let (habits, days) = (try names("habits"), try names("repetitions"))
    guard habits.isSuperset(of: ["id", "name", "freq_num", "freq_den", "archived", "position"]),
      days.isSuperset(of: ["habit", "timestamp"])
    else { return nil }
    return (habits, days)
  }

  private static func check(_ database: Connection) throws {
    let statement = try database.prepare("pragma quick_check(1)")
    guard try statement.step(), statement.text(0) == "ok" else {
      throw StreamError(.damaged, "the database is damaged: \(statement.text(0).split(separator: "\n").last ?? "")")
    }
  }

  private static func read(_ database: Connection, _ columns: (habits: Set<String>, days: Set<String>)) throws -> ImportedData {
    var data = ImportedData(source: "loop")
    func column(_ name: String, else other: String, in names: Set<String>) -> String { names.contains(name) ? name : other }
    let of = columns.habits
    let habits = try database.prepare(
      """
      select id, name, freq_num, freq_den, archived, \(column("type", else: "0", in: of)), \(column("target_type", else: "0", in: of)),
        \(column("target_value", else: "0", in: of)), \(column("unit", else: "''", in: of)) from Habits order by position, id
      """)
    var known: [Int64: LoopHabit] = [:]
    while try habits.step() {
      let name = Substring(habits.text(1)).trimmedOfBlanks
      guard !name.isEmpty else {
        data.warn(Wording(import: "namelessHabit", "a habit without a name"))
        continue
      }
      let habit = LoopHabit(
        name: name, times: habits.isNull(2) ? 1 : Int(clamping: habits.integer(2)),
        days: habits.isNull(3) ? 1 : Int(clamping: habits.integer(3)),
        isArchived: habits.integer(4) != 0, isNumeric: habits.integer(5) == 1, unit: habits.text(8), target: habits.real(7),
        isAtMost: habits.integer(6) == 1)
      data.habits.append(habit.imported)
      known[habits.integer(0)] = habit
    }
    // Before 16 a row says that it was done, and before 22 a day can have several; the first counts, as it did when Loop fixed that.
    let days = try database.prepare(
      """
      select habit, timestamp, \(column("value", else: "2", in: columns.days)), \(column("notes", else: "''", in: columns.days)) from Repetitions
      where rowid in (select min(rowid) from Repetitions group by habit, timestamp) order by rowid
      """)
    while try days.step() {
      // Habits that were deleted have left some after in old versions.
      guard let habit = known[days.integer(0)], !days.isNull(1) else { continue }
      guard let day = day(days.integer(1)) else {
        data.warn(Wording(noDateOf: habit.name))
        continue
      }
      let value = days.kind(2) == .integer ? Int(clamping: days.integer(2)) : nil
      data.add(habit, on: day, value, days.text(2), notes: Substring(days.text(3)).trimmedOfBlanks)
    }
    data.sortLines()
    return data
  }

  /// The day of a moment: thousandths of seconds since 1970, of midnight in UTC whatever the zone.
  private static func day(_ moment: Int64) -> CalendarDay? {
    let (quotient, rest) = moment.quotientAndRemainder(dividingBy: 86_400_000)
    return CalendarDay(ordinal: Int(rest < 0 ? quotient - 1 : quotient))
  }
}
