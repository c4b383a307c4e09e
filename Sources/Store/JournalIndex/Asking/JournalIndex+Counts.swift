// What the index counts: tags, properties, and the journal as a whole.

public import JournalDates
public import JournalModel
import JournalStore
public import SQLiteKit
import JournalFormat

/// A tag in one entry.
public struct IndexedTag: Sendable {
  /// As written first in the entry, without its mark.
  public let tag: String
  /// The entry, by a number of its own.
  public let entry: Int
}

/// One value of a property in one entry.
public struct IndexedValue: Sendable {
  public let key: String
  /// The entry, by a number of its own.
  public let entry: Int
  /// Its place in a list, from 0; 0 of what is no list.
  public let place: Int
  public let value: String
}

/// Numbers of a journal.
public struct IndexNumbers: Sendable {
  /// Entries of each kind.
  public var kinds: [EntryKind: Int] = [:]
  /// Entries that are private as a whole.
  public var privateEntries = 0
  /// Words of all entries, front matter left out.
  public var words = 0
  /// Days that have an entry, and the first and last of them.
  public var days = 0
  public var firstDay, lastDay: CalendarDay?
  /// Items that have a text, those of notes left out, by section and by what their box says; `""` without a box.
  public var items: [SectionKind: [String: Int]] = [:]
  /// Pairs of a file and a name that it links to.
  public var links = 0
  /// Days with metrics by source; those of the days themselves under nil.
  public var metricDays: [(source: String?, days: Int)] = []
}

extension JournalIndex {
  /// Every tag of every entry, without those in private text.
  public func tags() throws(SQLiteError) -> [IndexedTag] {
    let statement = try connection.prepare("select coalesce(shown, name), file from tag")
    var tags: [IndexedTag] = []
    while try statement.step() { tags.append(IndexedTag(tag: statement.text(0), entry: Int(statement.integer(1)))) }
    return tags
  }

  /// How often tags are written in one way, in the order of their folded names; a way may come several times.
  public func tagCounts() throws(SQLiteError) -> [(tag: String, count: Int)] {
    // Most entries write a tag as the one before: its text is taken once.
    let statement = try connection.prepare("select coalesce(shown, name) from tag order by name, file")
    var counts: [(tag: String, count: Int)] = []
    while try statement.step() {
      let isSame = counts.last.map { last in statement.withBytes(0) { $0.elementsEqual(last.tag.utf8) } } ?? false
      if isSame { counts[counts.count - 1].count += 1 } else { counts.append((statement.text(0), 1)) }
    }
    return counts
  }

  /// Gives the values of every property, or of one, in the entries that are not private, entry by entry.
  public func forEachValue<Failure: Error>(of key: String? = nil, _ body: (IndexedValue) throws(Failure) -> Void) throws {
    let wanted = key.map { (name: $0, key: PropertyTexts.Key($0)) }
    let rows = try connection.prepare("select p.file, p.texts from property p join file f on f.id = p.file where not f.is_private")
    while try rows.step() {
      let properties = rows.withBytes(1) { texts in
        let texts = texts.bindMemory(to: UInt8.self)
        return wanted.map { [(key: $0.name, values: PropertyTexts.values(texts, $0.key))] } ?? PropertyTexts.all(texts)
      }
      for property in properties {
        for (place, value) in property.values.enumerated() {
          try body(IndexedValue(key: property.key, entry: Int(rows.integer(0)), place: place, value: value))
        }
      }
    }
  }

  /// Counts what the journal has.
  public func numbers() throws(SQLiteError) -> IndexNumbers {
    var counts = IndexNumbers()
    try rows("select kind, count(*), total(is_private), total(word_count) from file where kind is not null group by kind") { row in
      guard let kind = EntryKind(rawValue: row.text(0)) else { return }
      counts.kinds[kind] = Int(row.integer(1))
      counts.privateEntries += Int(row.integer(2))
      counts.words += Int(row.integer(3))
    }
    try rows("select count(distinct last), min(last), max(last) from file where kind = 'day' and last is not null") { row in
      counts.days = Int(row.integer(0))
      counts.firstDay = CalendarDay(number: Int(row.integer(1)))
      counts.lastDay = CalendarDay(number: Int(row.integer(2)))
    }
    let isOfNote = "file in (select id from file where kind = 'note')"
    let counted = journal.configuration.findsTasksAnywhere ? "(section = 'action' or not \(isOfNote))" : "not \(isOfNote)"
    try rows(
      "select section, coalesce(state, ''), count(*) from item where text <> '' and \(counted) group by 1, 2"
    ) { row in
      guard let section = SectionKind(rawValue: row.text(0)) else { return }
      counts.items[section, default: [:]][row.text(1)] = Int(row.integer(2))
    }
    try rows("select total(json_array_length(names)) from linked") { counts.links = Int($0.integer(0)) }
    var dates: Set<Int> = []
    try rows("select source, month, days from imported order by source") { row in
      let source = row.text(0)
      if counts.metricDays.last?.source != source {
        dates = []
        counts.metricDays.append((source, 0))
      }
      for (day, _) in row.withBytes(2, { PackedMetrics.days($0) }) { dates.insert(Int(row.integer(1)) &* 100 &+ day) }
      counts.metricDays[counts.metricDays.count - 1].days = dates.count
    }
    try rows("select count(distinct last) from logged join file on id = logged.file where own is not null") { row in
      if row.integer(0) > 0 { counts.metricDays.append((nil, Int(row.integer(0)))) }
    }
    return counts
  }

  private func rows(_ sql: String, _ body: (Statement) -> Void) throws(SQLiteError) {
    let statement = try connection.prepare(sql)
    while try statement.step() { body(statement) }
  }
}
