// What days carry besides their metrics: tags, and properties that are words.

public import JournalDates
import JournalFormat
public import JournalModel
public import SQLiteKit

extension JournalIndex {
  /// The tags of days, each with its days in order. Reads no file.
  /// - Parameter audience: Others are told neither of private days nor of tags in private text.
  public func daysByTag(for audience: Audience = .others) throws(SQLiteError) -> [(tag: String, days: [CalendarDay])] {
    // As others may see it, a tag is written in the index itself without those of private text.
    let rows = try connection.prepare(
      """
      select t.name, coalesce(t.shown, t.name), f.last from tag t cross join file f on f.id = t.file cross join day d on d.date = f.last
      where d.file = f.id and f.kind = 'day'\(audience == .owner ? "" : " and not f.is_private") order by t.name, f.last
      """)
    var tags: [(tag: String, days: [CalendarDay])] = []
    var name = ""
    while try rows.step() {
      guard let day = CalendarDay(number: Int(rows.integer(2))) else { continue }
      let folded = rows.text(0)
      if tags.isEmpty || folded != name {
        name = folded
        tags.append((rows.text(1), []))
      }
      tags[tags.count - 1].days.append(day)
    }
    return tags
  }

  /// The days by the words of one of their properties, as of `weather`: each word, folded, with its days. Private days are left out.
  public func daysByWord(of key: String) throws -> [(word: String, days: [CalendarDay])] {
    var ids: [Int: CalendarDay] = [:]
    let files = try connection.prepare("select file, date from day where file is not null")
    while try files.step() {
      if let day = CalendarDay(number: Int(files.integer(1))) { ids[Int(files.integer(0))] = day }
    }
    var words: [String: [CalendarDay]] = [:]
    var values: [(entry: Int, word: String)] = []
    try forEachValue(of: key) { value in values.append((value.entry, value.value.lowercased())) }
    for (entry, word) in values {
      if let day = ids[entry] { words[word, default: []].append(day) }
    }
    return words.sorted { $0.key < $1.key }.map { ($0.key, $0.value.sorted()) }
  }
}

extension JournalIndex {
  /// The days on which properties say something, each property with its days in order and what it says first. Reads no file.
  /// - Parameter audience: Others are told of no private day.
  public func days(
    with keys: [String], in span: DaySpan, for audience: Audience
  ) throws(SQLiteError) -> [(key: String, days: [(day: CalendarDay, path: String, text: String)])] {
    let wanted = keys.map { PropertyTexts.Key($0) }
    var found = keys.map { (key: $0, days: [(day: CalendarDay, path: String, text: String)]()) }
    let rows = try connection.prepare(
      """
      select d.date, f.folder, f.name, p.texts from day d cross join file f on f.id = d.file cross join property p on p.file = f.id
      where d.date between ? and ?\(audience == .owner ? "" : " and not f.is_private") order by d.date
      """)
    rows.bind(1, span.start.number)
    rows.bind(2, span.end.number)
    while try rows.step() {
      guard let day = CalendarDay(number: Int(rows.integer(0))) else { continue }
      for (place, key) in wanted.enumerated() {
        let texts = rows.withBytes(3) { PropertyTexts.values($0.bindMemory(to: UInt8.self), key) }
        guard let text = texts.first(where: { !$0.isEmpty }) else { continue }
        found[place].days.append((day, Self.path(rows.text(1), rows.text(2)), text))
      }
    }
    return found
  }

  /// How many days after one have a file, and the first of them; nil where none has. Private ones count, too, as days alone.
  public func days(after day: CalendarDay) throws(SQLiteError) -> (count: Int, first: CalendarDay)? {
    let rows = try connection.prepare("select count(*), min(date) from day where file is not null and date > ?")
    rows.bind(1, day.number)
    guard try rows.step(), rows.integer(0) > 0, let first = CalendarDay(number: Int(rows.integer(1))) else { return nil }
    return (Int(rows.integer(0)), first)
  }

  /// The days whose files have any words, front matter left out, in order: those of boxes and fields count, too.
  /// - Parameter audience: Others are told of no private day.
  public func daysWithWords(for audience: Audience = .others) throws(SQLiteError) -> [CalendarDay] {
    let rows = try connection.prepare(
      """
      select d.date from day d cross join file f on f.id = d.file where f.word_count > 0\(audience == .owner ? "" : " and not f.is_private")
      order by d.date
      """)
    var days: [CalendarDay] = []
    while try rows.step() { if let day = CalendarDay(number: Int(rows.integer(0))) { days.append(day) } }
    return days
  }
}
