// Exports and backups of Loop Habit Tracker among others.

import HostSystem

/// Imports the CSV files of Loop, in their archive or unpacked, and its backups.
struct LoopImporter: Importer {
  static let kind = ExportKind("loop", "Loop Habit Tracker", hasDatabases: true)
  private static let list = "Habits.csv"
  /// The file of all habits, and in its folder that of each.
  private static let marks = "Checkmarks.csv"
  /// The person says that it is a table.
  private let isTable: Bool
  private var loop = LoopReader()
  private var hasFiles = false

  init(_ settings: ImportSettings) { isTable = settings.profile != nil }

  mutating func read(_ member: ExportMember) throws -> [ImportedData]? {
    if member.isArchived, LoopReader.takes(member.name) {
      add(member.name, try member.bytes())
      return []
    }
    let head = try member.head()
    if !member.isArchived, LoopReader.recognises(head) {
      add(Self.list, try member.bytes())
    } else if !member.isArchived, !isTable, LoopReader.recognisesAll(member.name, head) {
      add(Self.marks, try member.bytes())
    } else {
      return LoopDatabase.mayBe(head) ? try database(member) : nil
    }
    try addFilesBeside(member)
    return []
  }

  func finish() -> [ImportedData] { hasFiles ? [loop.finish()] : [] }

  private mutating func add(_ name: String, _ bytes: [UInt8]) {
    hasFiles = true
    loop.add(name, bytes)
  }

  /// A folder of Loop's files, unpacked: the files of the habits lie in folders beside the list.
  private mutating func addFilesBeside(_ member: ExportMember) throws(HostError) {
    let isList = member.name != Self.marks
    let other = isList ? Self.marks : Self.list
    if let bytes = try member.bytesBeside(other), isList || LoopReader.recognises(bytes.prefix(1 << 12)) { take(other, bytes, member) }
    for name in try member.namesBeside() {
      let inner = PathText.join(name, Self.marks)
      if let bytes = try member.bytesBeside(inner) { take(inner, bytes, member) }
    }
  }

  private mutating func take(_ name: String, _ bytes: [UInt8], _ member: ExportMember) {
    member.addBeside(bytes)
    add(name, bytes)
  }

  /// Nil for the database of another program.
  private func database(_ member: ExportMember) throws -> [ImportedData]? {
    let bytes = try member.bytes()
    if let cut = member.cut { throw cut }
    if !member.isArchived { try refuseLogs(beside: member) }
    return try LoopDatabase.read(bytes).map { [$0] }
  }

  /// What a program has not yet put into its database lies in a log beside it, without which the database is not whole.
  private func refuseLogs(beside member: ExportMember) throws {
    for ending in ["-wal", "-journal"] {
      // A log that is done with is empty, or begins with zeros.
      let log = try member.bytesBeside(member.name + ending) ?? []
      if log.prefix(8).contains(where: { $0 != 0 }) { throw ExportError.unfinished(log: member.name + ending) }
    }
  }
}
