// Loop Habit Tracker's database, beside the CSV files of the same content.

import Foundation
import JournalDates
import JournalImports
import JournalModel
import JournalTestSupport
import SQLiteKit
import StreamKit
import Testing

@Suite struct LoopDatabases {
  /// What somebody keeps in Loop, to be written in either form.
  private struct Content {
    struct Habit {
      var name: String
      var frequency = (times: 1, days: 1)
      var isArchived = false
      var isNumeric = false
      var unit = ""
      var target = 0.0
      var isAtMost = false
      /// By the day: the value as Loop has it, and a note.
      var days: [(day: CalendarDay, value: Int, note: String)] = []
    }

    var habits: [Habit]

    init(_ generator: inout SeededGenerator) {
      let names = ["Read, slowly", "Wasser", "走る", "100% \"ok\"", "Yoga", "Yoga 2"]
      let frequencies = [(1, 1), (3, 7), (1, 2), (5, 30), (7, 7)]
      habits = names.shuffled(using: &generator).prefix(Int.random(in: 0...6, using: &generator)).map { name in
        var habit = Habit(name: name, frequency: generator.pick(frequencies), isArchived: generator.chance(20))
        habit.isNumeric = generator.chance(50)
        if habit.isNumeric {
          habit.unit = generator.pick(["", "l", "fluid ounces"])
          habit.target = generator.pick([0, 2, 7.5])
          habit.isAtMost = generator.chance(30)
        }
        var days: Set<CalendarDay> = []
        for _ in 0..<Int.random(in: 0...40, using: &generator) {
          days.insert(CalendarDay(clampingOrdinal: Int.random(in: 20_000..<20_060, using: &generator)))
        }
        habit.days = days.sorted().map { day in
          let value = generator.pick(habit.isNumeric ? [0, 1, 2, 3, -1, 2500, 1_234_567, 2000] : [0, 1, 2, 3, -1])
          return (day, value, generator.chance(30) ? generator.pick(["two\nlines", " , ", "\"", "hot"]) : "")
        }
        return habit
      }
    }

    /// The files of the CSV archive, by their names.
    var files: [(name: String, text: String)] {
      func quoted(_ text: String) -> String { "\"\(text.replacing("\"", with: "\"\""))\"" }
      var list =
        "Position,Name,Type,Question,Description,FrequencyNumerator,FrequencyDenominator,Color,Unit,Target Type,Target Value,Archived?\n"
      var files: [(String, String)] = []
      for (place, habit) in habits.enumerated() {
        list += "\(place + 1),\(quoted(habit.name)),\(habit.isNumeric ? "NUMERICAL" : "YES_NO"),,,"
        list += "\(habit.frequency.times),\(habit.frequency.days),#F,\(habit.unit),\(habit.isAtMost ? "AT_MOST" : "AT_LEAST"),"
        list += "\(habit.target),\(habit.isArchived)\n"
        let words = [2: "YES_MANUAL", 1: "YES_AUTO", 0: "NO", 3: "SKIP", -1: "UNKNOWN"]
        // Newest first, and a row also for days that nothing is known of.
        var text = "Date,Value,Notes\n2030-01-01,UNKNOWN,\n"
        for day in habit.days.reversed() { text += "\(day.day),\(words[day.value] ?? "\(day.value)"),\(quoted(day.note))\n" }
        files.append(("\(String(format: "%03d", place + 1)) x/Checkmarks.csv", text))
      }
      return [("Habits.csv", list)] + files
    }

    /// The tables of version 25, filled.
    func write(to database: Connection) throws {
      try database.run("pragma synchronous = off")
      try database.run(LoopDatabases.tables)
      try database.run("begin")
      let habit = try database.prepare(
        """
        insert into Habits (id, archived, freq_den, freq_num, name, position, type, target_type, target_value, unit)
        values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
        """)
      let day = try database.prepare("insert into Repetitions (habit, timestamp, value, notes) values (?, ?, ?, ?)")
      // The order of the rows says nothing.
      for (place, one) in habits.enumerated().reversed() {
        habit.bind(1, place * 7 + 3)
        habit.bind(2, one.isArchived ? 1 : 0)
        habit.bind(3, one.frequency.days)
        habit.bind(4, one.frequency.times)
        habit.bind(5, one.name)
        habit.bind(6, place)
        habit.bind(7, one.isNumeric ? 1 : 0)
        habit.bind(8, one.isAtMost ? 1 : 0)
        habit.bind(9, one.target)
        habit.bind(10, one.unit)
        try habit.run()
        for (number, entry) in one.days.enumerated() {
          day.bind(1, place * 7 + 3)
          day.bind(2, Int(entry.day.ordinal) * 86_400_000)
          day.bind(3, entry.value)
          day.bind(4, entry.note.isEmpty && number % 2 == 0 ? nil : entry.note)
          try day.run()
        }
      }
      try database.run("commit")
    }
  }

  fileprivate static let tables = """
    create table Habits (id integer primary key autoincrement, archived integer, color integer, description text, freq_den integer,
      freq_num integer, highlight integer, name text, position integer, reminder_hour integer, reminder_min integer,
      reminder_days integer not null default 127, type integer not null default 0, target_type integer not null default 0,
      target_value real not null default 0, unit text not null default '', question text, uuid text);
    create table Repetitions (id integer primary key autoincrement, habit integer not null references Habits(id),
      timestamp integer not null, value integer not null, notes text);
    create unique index idx_repetitions_habit_timestamp on Repetitions (habit, timestamp);
    pragma user_version = 25;
    """

  /// The bytes of a database that a script makes.
  private func bytes(_ folder: TemporaryFolder, _ make: (Connection) throws -> Void) throws -> [UInt8] {
    let path = folder.path + "/loop-\(UUID().uuidString).db"
    do { try make(try Connection(path)) }
    return Array(try Data(contentsOf: URL(filePath: path)))
  }

  private func failure(_ bytes: [UInt8]) -> String {
    do throws(StreamError) {
      return try LoopDatabase.read(bytes) == nil ? "none" : "read"
    } catch {
      return "\(error.kind) \(error.reason)"
    }
  }

  @Test func aDatabaseSaysWhatTheTablesOfTheSameContentSay() throws {
    let folder = try TemporaryFolder()
    var lines = 0
    for seed in 0..<60 {
      var generator = SeededGenerator(seed: UInt64(seed))
      let content = Content(&generator)
      var tables = LoopReader()
      for file in content.files { tables.add(file.name, Array(file.text.utf8)) }
      let first = tables.finish()
      let second = try #require(try LoopDatabase.read(try bytes(folder) { try content.write(to: $0) }))
      #expect(first.source == second.source)
      #expect(first.habits == second.habits)
      #expect(first.lines == second.lines, "seed \(seed)")
      let notes = [first, second].map { $0.warnings.map { "\($0.text) \($0.count)" }.sorted() }
      #expect(notes[0] == notes[1] && notes[0].allSatisfy { $0.contains("a note on a day") })
      lines += second.lines.count
    }
    #expect(lines > 1000)
  }

  /// 2026-03-01 is day 20513 since 1970, and so its midnight in UTC 1772323200 seconds.
  @Test func oldTablesHaveNoValuesAndDaysTwice() throws {
    let folder = try TemporaryFolder()
    let old = try bytes(folder) { database in
      try database.run(
        """
        create table Habits (Id integer primary key autoincrement, archived integer, color integer, description text, freq_den integer,
          freq_num integer, highlight integer, name text, position integer, reminder_hour integer, reminder_min integer);
        create table Repetitions (Id integer primary key autoincrement, habit integer references Habits(Id), timestamp integer);
        insert into Habits (Id, archived, freq_den, freq_num, name, position) values (2, 0, 7, 2, ' Run ', 0), (5, 1, null, null, '', 1);
        insert into Repetitions (habit, timestamp) values (2, 1772323200000), (2, 1772323200000), (2, 1772409600000), (9, 1772323200000),
          (2, null), (2, 999999999999999999), (5, 1772323200000);
        pragma user_version = 12;
        """)
    }
    let data = try #require(try LoopDatabase.read(old))
    #expect(data.habits == [ImportedData.Habit(name: "Run", schedule: .perWeek(2))])
    #expect(data.lines.map { "\($0.day) \($0.state) \($0.activity)" } == ["2026-03-01 done Run", "2026-03-02 done Run"])
    #expect(data.warnings.map(\.text) == ["a habit without a name", "Run: a date that is none"])
  }

  @Test func whatIsNoDatabaseOfLoopIsRefused() throws {
    let folder = try TemporaryFolder()
    #expect(LoopDatabase.mayBe(try bytes(folder) { try $0.run("create table a (b)") }))
    #expect(!LoopDatabase.mayBe(Array("SQLite format 2\0".utf8)))
    #expect(failure(try bytes(folder) { try $0.run("create table a (b); pragma user_version = 25") }) == "none")
    // Tables of these names that are others, or no tables.
    #expect(failure(try bytes(folder) { try $0.run("create table Habits (id, name); create table Repetitions (habit)") }) == "none")
    let views = "create table t (a); create view Habits as select 1 id, 'x' name, 1 freq_num, 1 freq_den, 0 archived, 0 position from t;"
    #expect(failure(try bytes(folder) { try $0.run(views + "create view Repetitions as select 1 habit, 0 timestamp from t") }) == "none")
    for (version, age) in [(27, "newer"), (7, "older"), (0, "older")] {
      let other = try bytes(folder) { try $0.run(Self.tables + "pragma user_version = \(version)") }
      #expect(failure(other) == "refused it is a database of a Loop \(age) than those that are known (number \(version))")
    }
    #expect(failure([]) == "damaged the database is damaged: it is no database")
    #expect(failure(Connection.signature) == "truncated the database is shorter than its beginning says")
  }

  @Test func damageIsToldAndTrapsNothing() throws {
    let folder = try TemporaryFolder()
    var generator = SeededGenerator(seed: 5)
    var content = Content(&generator)
    while content.habits.count < 4 { content = Content(&generator) }
    let whole = try bytes(folder) { try content.write(to: $0) }
    // A log that such a file may have belongs to the program that wrote it.
    var logged = whole
    (logged[18], logged[19]) = (2, 2)
    #expect(failure(logged) == "read")
    for count in [100, 512, 4096, whole.count / 2, whole.count - 4096, whole.count - 1] {
      #expect(failure(Array(whole.prefix(count))).hasPrefix("truncated "), "\(count) bytes")
    }
    var counts: [String: Int] = [:]
    for _ in 0..<400 {
      var damaged = whole
      for _ in 0..<Int.random(in: 1...20, using: &generator) {
        damaged[Int.random(in: 16..<damaged.count, using: &generator)] = UInt8.random(in: 0...255, using: &generator)
      }
      counts[String(failure(damaged).prefix { $0 != " " }), default: 0] += 1
    }
    #expect(counts["damaged", default: 0] > 50 && counts["read", default: 0] > 50, "\(counts)")
  }

  @Test func whatAViewOrATriggerAsksForIsNotDone() throws {
    let folder = try TemporaryFolder()
    let sly = try bytes(folder) { database in
      try database.run(Self.tables)
      try database.run("create trigger t after insert on Habits begin delete from Habits; end; create view v as select * from Habits")
      try database.run("insert into Repetitions (habit, timestamp, value) values (1, 0, 2)")
    }
    #expect(try LoopDatabase.read(sly)?.habits.isEmpty == true)
  }
}
