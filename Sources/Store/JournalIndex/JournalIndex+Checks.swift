// What checks keep of files, so that one without findings is not read again.

public import JournalChecks
public import HostSystem
import JournalFormat
public import JournalStore
import JournalDates
import JournalModel
import JournalText
public import SQLiteKit

/// What a check found out about a file as it was then.
public struct CheckedFile: Sendable {
  /// Why nothing was found, besides what the file holds.
  public struct Clean: Hashable, Sendable {
    /// What was asked about other files: lines of `JournalFacts.Question`, sorted.
    public var asked: String
    /// A hash of what the answers depend on.
    public var answers: UInt64

    public init(asked: String, answers: UInt64) {
      self.asked = asked
      self.answers = answers
    }
  }

  public var facts: JournalFacts.File
  /// Of the bytes that were checked.
  public var hash: ContentHash
  /// Nil where there were findings, or nobody has looked for any.
  public var clean: Clean?

  public init(_ facts: JournalFacts.File, _ hash: ContentHash) {
    self.facts = facts
    self.hash = hash
  }
}

extension JournalIndex {
  /// What checks have kept of the files that are as they were then, in the order of their paths' bytes.
  /// - Parameter checker: The program that checks; nothing counts that another one has found out.
  public func checkedFiles(by checker: String) throws(SQLiteError) -> [CheckedFile] {
    guard try meta("checker") == checker else { return [] }
    var files: [CheckedFile] = []
    let rows = try connection.prepare(
      """
      select \(IndexSchema.path), f.kind, f.title, f.hash, p.head, c.period, c.ids, c.tasks, c.asked, c.answers
      from checked c join file f on f.id = c.file left join plan p on p.file = c.file order by 1
      """)
    while try rows.step() {
      // What is not as it was written is found out anew.
      let period = rows.textIfAny(5).flatMap { Period($0) }
      guard let kind = EntryKind(rawValue: rows.text(1)), let ids = BlockIDs(lines: rows.text(6)), (period == nil) == rows.isNull(5)
      else { continue }
      let tasks = rows.text(7).utf8.split(separator: ASCII.lineFeed).map { JournalFacts.CompletedTask(line: Substring($0)) }
      let facts = JournalFacts.File(
        path: rows.text(0), kind: kind, period: period, ids: ids, completedTasks: tasks,
        head: rows.withBytes(4) { Array($0) }[...], title: rows.text(2), journal.configuration)
      var file = CheckedFile(facts, ContentHash(value: UInt64(bitPattern: rows.integer(3))))
      if let asked = rows.textIfAny(8) { file.clean = CheckedFile.Clean(asked: asked, answers: UInt64(bitPattern: rows.integer(9))) }
      files.append(file)
    }
    return files
  }

  /// Keeps what a check found out, of files that the index knows as they were checked.
  public func keep(_ files: [CheckedFile], by checker: String, _ clock: HostClock = .system) throws {
    try change(clock) {
      files
    } _: { files in
      if try meta("checker") != checker {
        try connection.run("delete from checked")
        try setMeta("checker", checker)
      }
      let insert = try connection.prepare(
        """
        insert or replace into checked
        select id, ?, ?, ?, ?, ? from file where folder = ? and name = ? and hash = ? and kind is not null
        """)
      for file in files {
        let tasks = file.facts.completedTasks.map(\.line)
        // Two lines would be read as two tasks.
        if tasks.contains(where: { $0.utf8.contains(ASCII.lineFeed) }) { continue }
        insert.bind(1, file.facts.period?.description)
        insert.bind(2, file.facts.ids.isEmpty ? nil : file.facts.ids.lines)
        insert.bind(3, tasks.isEmpty ? nil : tasks.joined(separator: "\n"))
        insert.bind(4, file.clean?.asked)
        if let clean = file.clean { insert.bind(5, Int64(bitPattern: clean.answers)) } else { insert.bindNull(5) }
        insert.bind(6, file.facts.path.utf8.contains(ASCII.slash) ? PathText.parent(file.facts.path) : "")
        insert.bind(7, PathText.name(file.facts.path))
        insert.bind(8, Int64(bitPattern: file.hash.value))
        try insert.run()
      }
    }
    try beginReading()
  }
}

extension JournalFacts.CompletedTask {
  /// The day and the name, with a blank between them; without a day the name alone, after a blank.
  fileprivate var line: String { "\(day?.description ?? "") \(name)" }

  fileprivate init(line: Substring) {
    let blank = line.utf8.firstIndex(of: ASCII.space) ?? line.endIndex
    self.init(String(decoding: line.utf8[blank...].dropFirst(), as: UTF8.self), on: CalendarDay(line[..<blank]))
  }
}
