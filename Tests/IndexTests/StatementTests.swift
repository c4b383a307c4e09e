// What SQLite refuses is an error, and never a row that lacks something.

import JournalText
import SQLiteKit
import Testing

@Suite struct StatementTests {
  @Test func aValueWithoutAPlaceFailsTheStepAndWritesNothing() throws {
    let connection = try Connection(nil)
    try connection.run("create table day (number, text)")
    let insert = try connection.prepare("insert into day values (?, ?)")
    let binds: [(Statement) -> Void] = [
      { $0.bind(3, 1) }, { $0.bind(0, 1) }, { $0.bind(3, 1.5) }, { $0.bindNull(3) }, { $0.bind(3, "short") },
      { $0.bind(3, String(repeating: "long", count: 40)) }, { $0.bind(3, text: [0x61]) }, { $0.bind(3, blob: [1, 2][...]) },
    ]
    for (place, bind) in binds.enumerated() {
      insert.bind(1, place)
      bind(insert)
      insert.bind(2, "behind the failure")
      #expect(throws: SQLiteError.self, "bind \(place)") { try insert.run() }
    }
    let count = try connection.prepare("select count(*) from day")
    #expect(try count.step() && count.integer(0) == 0)
    insert.bind(1, 1)
    insert.bind(2, "after a reset it is as new")
    try insert.run()
    count.reset()
    #expect(try count.step() && count.integer(0) == 1)
  }

  @Test func whatAStatementWasKeptFromIsAValue() throws {
    let connection = try Connection(nil)
    try connection.run("create table day (number)")
    func denied(_ sql: String, within limits: ReadingLimits? = nil) -> SQLiteError.Denial? {
      do throws(SQLiteError) { _ = try connection.prepareReading(sql, within: limits) } catch { return error.denied }
      return nil
    }
    #expect(denied("select number from day", within: ReadingLimits(views: [], innerSuffix: "_inner")) == .reading)
    #expect(denied("select load_extension('x')") == .function)
    #expect(denied("delete from day") == .other && denied("pragma user_version = 3") == .other)
    #expect(denied("select number from day") == nil && denied("select nothing from day") == nil)
  }
}
