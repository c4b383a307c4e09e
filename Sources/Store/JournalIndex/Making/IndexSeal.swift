// How an index is known to be whole, and nobody's but ours.

import HostSystem
import SQLiteKit

extension JournalIndex {
  /// Whether nothing has written to the file since its last change was complete.
  ///
  /// The time that a change is sealed with is chosen at random within a second and stands in the file as well. A program that dies half-way,
  /// a disk that is full, somebody who writes into the file or cuts it: all of them leave another time than the one inside. SQLite has no
  /// check sums that would tell.
  var isSealed: Bool {
    get throws(SQLiteError) {
      guard let path else { return true }
      guard let seal = try meta("seal").flatMap({ Int64($0) }) else { return false }
      return FileSystem.stampIfThere(path)?.modified == seal
    }
  }

  /// A time to seal with, one that every disk can keep.
  static func seal(_ clock: HostClock) -> Int64 {
    min(max(clock.now().seconds, 0), 4_000_000_000) * 1_000_000_000 + Int64.random(in: 1..<1_000_000_000)
  }

  func setMeta(_ key: String, _ value: String) throws(SQLiteError) {
    let statement = try connection.prepare("insert or replace into meta values(?, ?)")
    statement.bind(1, key)
    statement.bind(2, value)
    try statement.run()
  }

  /// What the index says as of now, until `endReading`: no other process changes it meanwhile.
  /// - Throws: As of a damaged file where it is not whole.
  func beginReading() throws(SQLiteError) {
    guard path != nil, !isReading else { return }
    try connection.run("begin")
    isReading = true
    if try !isSealed {
      endReading()
      throw SQLiteError.brokenSeal
    }
  }

  func endReading() {
    guard isReading else { return }
    isReading = false
    // Nothing was written since it began; a lock that stays is told by whoever wants it.
    try? connection.run("commit")
  }

  /// Changes the index in one step, which nobody sees half of: no other process reads or writes from before `plan` until all is done.
  ///
  /// The seal is broken, and that is on the disk, before `change` writes anything, and set once all is written.
  /// - Parameter plan: Looks at what there is to do; nil for nothing.
  func change<Plan>(_ clock: HostClock, plan: () throws -> Plan?, _ change: (Plan) throws -> Void) throws {
    guard let path else {
      return try connection.transaction { if let plan = try plan() { try change(plan) } }
    }
    endReading()
    // Questions are answered with less.
    try connection.run("pragma cache_size = -8192")
    defer {
      try? connection.run("pragma locking_mode = normal")
      // Given back by the next thing that is read.
      _ = try? meta("seal")
    }
    let found: Plan? = try connection.transaction("begin exclusive") {
      // The lock outlasts the commits, up to the seal. Asked for earlier, two who wait for each other would both keep what they have.
      try connection.run("pragma locking_mode = exclusive")
      guard try isSealed else { throw SQLiteError.brokenSeal }
      let found = try plan()
      if found != nil { try setMeta("seal", "") }
      return found
    }
    guard let found else { return }
    let seal = Self.seal(clock)
    try connection.transaction("begin exclusive") {
      try change(found)
      try setMeta("seal", "\(seal)")
    }
    try CacheFile.setModified(path, seal)
  }
}

extension SQLiteError {
  /// What reading a file leads to that is not as we left it.
  static var brokenSeal: SQLiteError { SQLiteError(result: 11, message: "it was changed by something else") }
}
