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

  /// A value that a place has already is not bound again; every row has its own values all the same.
  @Test func everyRowHasItsOwnValues() throws {
    let connection = try Connection(nil)
    try connection.run("create table day (one, two)")
    let insert = try connection.prepare("insert into day values (?, ?)")
    let long = String(repeating: "long", count: 40)
    let binds: [(written: String, bind: (Statement, Int32) -> Void)] = [
      ("null", { $0.bindNull($1) }), ("'a'", { $0.bind($1, "a") }), ("'b'", { $0.bind($1, "b") }), ("''", { $0.bind($1, "") }),
      ("7", { $0.bind($1, 7) }), ("1.5", { $0.bind($1, 1.5) }), ("'\(long)'", { $0.bind($1, long) }), ("'ab'", { $0.bind($1, "ab") }),
      ("x'61'", { $0.bind($1, blob: [0x61][...]) }), ("'c'", { $0.bind($1, text: [0x63]) }), ("null", { $0.bind($1, nil as String?) }),
    ]
    var generator = SystemRandomNumberGenerator()
    var expected = ""
    for _ in 0..<400 {
      let one = binds.randomElement(using: &generator) ?? binds[0], two = binds.randomElement(using: &generator) ?? binds[0]
      one.bind(insert, 1)
      // What was bound before the last of two does not matter.
      if Bool.random() { (binds.randomElement(using: &generator) ?? binds[0]).bind(insert, 2) }
      two.bind(insert, 2)
      try insert.run()
      expected += "\(one.written) \(two.written)\n"
    }
    let rows = try connection.prepare(
      "select iif(one is null, 'null', quote(one)), iif(two is null, 'null', quote(two)) from day order by rowid")
    var found = ""
    while try rows.step() { found += "\(rows.text(0)) \(rows.text(1))\n" }
    #expect(found.replacing("X'61'", with: "x'61'") == expected)
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
