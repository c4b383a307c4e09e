// Every entry with its names and links, for whoever makes a page of each.

public import JournalDates
import JournalFormat
public import JournalModel
public import SQLiteKit

/// An entry as pages tell of it; of tags and links, which are a list as JSON, those in public text alone.
public struct NamedEntry: Sendable {
  public let path: String, kind: EntryKind, title: String, span: DaySpan?, mood: Mood?, isPrivate: Bool, hash: Int64, facts: UInt64,
    tags: [String], links: String
}

/// What a file comes to. A file that has changed has another number.
public struct FileState: Sendable {
  public let id: Int
  /// Of its bytes.
  public let hash: UInt64
  /// Of what the index tells of it besides its words.
  public let facts: FileFacts
}

extension JournalIndex {
  /// Every entry that could be read. Reads no file.
  /// - Parameter file: The number of the only file that is asked for; nil for all.
  public func namedEntries(ofFile file: Int? = nil) throws(SQLiteError) -> [NamedEntry] {
    let tags = try connection.prepare("select file, coalesce(shown, name) from tag \(file.map { "where file = \($0) " } ?? "")order by file, place")
    var hasTag = try tags.step()
    let rows = try connection.prepare(
      """
      select f.id, folder, name, kind, title, first, last, mood, is_private, hash, coalesce(l.shown, l.names), facts from file f
      left join linked l on l.file = f.id where kind is not null\(file.map { " and f.id = \($0)" } ?? "") order by f.id
      """)
    var entries: [NamedEntry] = []
    while try rows.step() {
      var own: [String] = []
      while hasTag, tags.integer(0) <= rows.integer(0) {
        if tags.integer(0) == rows.integer(0) { own.append(tags.text(1)) }
        hasTag = try tags.step()
      }
      entries.append(
        NamedEntry(
          path: Self.path(rows.text(1), rows.text(2)), kind: EntryKind(rawValue: rows.text(3)) ?? .note, title: rows.text(4),
          span: Self.span(rows, 5), mood: rows.isNull(7) ? nil : Mood(rawValue: Int(rows.integer(7))), isPrivate: rows.integer(8) != 0,
          hash: rows.integer(9), facts: UInt64(bitPattern: rows.integer(11)), tags: own, links: rows.text(10)))
    }
    return entries
  }

  /// The paths and kinds of the entries that links to these files may mean, which are those of the same names. Reads no file.
  public func entries(named files: some Sequence<String>) throws(SQLiteError) -> [(path: String, kind: EntryKind)] {
    let rows = try connection.prepare("select folder, name, kind from file where slug = ? and kind is not null")
    var names: [(path: String, kind: EntryKind)] = []
    for slug in Set(files.map { Reference.folded(Reference(file: FileNames.withoutEnding($0)).slug) }) {
      rows.bind(1, slug)
      while try rows.step() { names.append((Self.path(rows.text(0), rows.text(1)), EntryKind(rawValue: rows.text(2)) ?? .note)) }
      rows.reset()
    }
    return names
  }

  /// The lines of logs that are private, be that of themselves or with their files, by their days.
  public func privateLogLines() throws(SQLiteError) -> [CalendarDay: Set<Int>] {
    // Few logs have any, and only those are looked into.
    let rows = try connection.prepare(
      """
      select f.last, \(LogPart.line.sql) from logged g cross join file f on f.id = g.file, json_each(g.log) l
      where g.log is not null and (f.is_private or g.log like '%,1]%') and (f.is_private or \(LogPart.isPrivate.sql))
      """)
    var lines: [CalendarDay: Set<Int>] = [:]
    while try rows.step() {
      guard let day = CalendarDay(number: Int(rows.integer(0))) else { continue }
      lines[day, default: []].insert(Int(rows.integer(1)))
    }
    return lines
  }

  /// What each file comes to, in the order of their numbers.
  public func fileStates() throws(SQLiteError) -> [FileState] {
    let rows = try connection.prepare("select id, hash, \(FileFacts.columns.joined(separator: ", ")) from file order by id")
    func number(_ column: Int32) -> UInt64 { UInt64(bitPattern: rows.integer(column)) }
    var states: [FileState] = []
    while try rows.step() {
      states.append(
        FileState(
          id: Int(rows.integer(0)), hash: number(1),
          facts: FileFacts(all: number(2), name: number(3), items: number(4), log: number(5), numbers: number(6))))
    }
    return states
  }

  /// The days whose entries are private.
  public func privateDays() throws(SQLiteError) -> Set<CalendarDay> {
    let rows = try connection.prepare("select first from file where kind = 'day' and is_private = 1")
    var days: Set<CalendarDay> = []
    while try rows.step() { if let day = CalendarDay(number: Int(rows.integer(0))) { days.insert(day) } }
    return days
  }

  /// The path of the file of a number.
  public func path(ofFile id: Int) throws(SQLiteError) -> String? {
    let rows = try connection.prepare("select folder, name from file where id = ?")
    rows.bind(1, id)
    return try rows.step() ? Self.path(rows.text(0), rows.text(1)) : nil
  }
}
