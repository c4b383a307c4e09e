// Every entry with its names and links, for whoever makes a page of each.

public import JournalDates
public import JournalModel
public import SQLiteKit

/// An entry as pages tell of it; of tags and links, which are a list as JSON, those in public text alone.
public struct NamedEntry: Sendable {
  public let path: String, kind: EntryKind, title: String, span: DaySpan?, mood: Mood?, isPrivate: Bool, hash: Int64, tags: [String],
    links: String
}

extension JournalIndex {
  /// Every entry that could be read. Reads no file.
  public func namedEntries() throws(SQLiteError) -> [NamedEntry] {
    let tags = try connection.prepare("select file, coalesce(shown, name) from tag order by file, place")
    var hasTag = try tags.step()
    let rows = try connection.prepare(
      """
      select f.id, folder, name, kind, title, first, last, mood, is_private, hash, coalesce(l.shown, l.names) from file f
      left join linked l on l.file = f.id where kind is not null order by f.id
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
          hash: rows.integer(9), tags: own, links: rows.text(10)))
    }
    return entries
  }
}
