// Daylio: from its CSV files of four generations, and from its backups, to moods with their words.

import JournalText
import JournalDates
import JournalModel
import PlainFormats
public import StreamKit

/// Reads what Daylio exports.
public enum DaylioReader {
  /// Whether a file is one of its CSV files, by its first line.
  public static func recognises(_ head: some Collection<UInt8>) -> Bool {
    let line = String(decoding: head.prefix { $0 != 0x0A }, as: UTF8.self).trimmed
    return (line.contains(text: "full_date,") || line.contains(text: "year,date,")) && line.contains(text: "mood,")
      && line.contains(text: "activities,")
  }

  /// Whether a member of an archive is the content of a backup.
  public static func isBackup(_ name: String) -> Bool { name == "backup.daylio" || name.hasSuffix("/backup.daylio") }

  /// Reads a CSV file. Columns are found by their names, since every version has others.
  public static func table(_ bytes: [UInt8], moods: DaylioMoods) -> ImportedData {
    var data = ImportedData(source: "daylio")
    guard var table = Table(bytes) else { return data }
    while let row = table.row() {
      guard let day = day(row) else {
        data.warn(Wording(noDateOf: nil), line: row.line)
        continue
      }
      guard let name = row["mood"] else {
        data.warn(Wording(import: "noMood", "an entry without a mood"), line: row.line)
        continue
      }
      guard let mood = moods.mood(named: name) else {
        data.unknownMoods[name, default: 0] += 1
        continue
      }
      var time: TimeOfDay?
      if let text = row["time"] {
        time = clock(text)
        if time == nil {
          data.warn(
            Wording(import: "keptWithoutTime", "a time that is none: ‘\(text)’; the entry was kept without it", ["text": .text(text)]),
            line: row.line)
        }
      }
      let text = [row["note_title"], row["note"]].compactMap(\.self).map { Markup.text($0) }.filter { !$0.isEmpty }.joined(separator: "\n")
      let activities = (row["activities"] ?? "").split(separator: "|").map(\.trimmed).filter { !$0.isEmpty }
      data.moods.append(ImportedData.NotedMood(day: day, time: time, mood: mood, text: text, activities: activities))
      if row["scales"] != nil { data.warn(Wording(import: "scales", "scales were left out"), line: row.line) }
    }
    data.warn(ofOddLinesIn: table)
    data.sortMoods()
    return data
  }

  /// No note is longer, in bytes.
  private static let longestText = 1 << 20

  /// Reads `backup.daylio`: JSON in base64.
  /// - Throws: `damaged` where it is none.
  public static func backup(_ bytes: [UInt8], moods: DaylioMoods) throws(StreamError) -> ImportedData {
    var data = ImportedData(source: "daylio")
    guard let decoded = Base64.decode(bytes) else { throw StreamError(.damaged, "the ‘backup.daylio’ in it is not base64") }
    let backup: JSONValue
    do { backup = try JSONValue(parsing: decoded, longestText: longestText) } catch {
      throw StreamError(.damaged, "the ‘backup.daylio’ in it is no JSON: \(error)")
    }
    var names: [Int: (name: String, mood: Mood?)] = [:]
    for custom in backup["customMoods"]?.array ?? [] {
      guard let id = custom["id"]?.int else { continue }
      let predefined = ["rad", "good", "meh", "bad", "awful"]
      let number = custom["predefined_name_id"]?.int ?? -1
      let own = custom["custom_name"]?.string ?? ""
      let name = own.isEmpty && (1...5).contains(number) ? predefined[number - 1] : own
      // Of the groups 1 is the best; what the person says of a name wins.
      let group = custom["mood_group_id"]?.int.flatMap { (1...5).contains($0) ? Mood(rawValue: 5 - $0) : nil }
      names[id] = (name, moods.mood(named: name) ?? group)
    }
    var tags: [Int: String] = [:]
    for tag in backup["tags"]?.array ?? [] { if let id = tag["id"]?.int, let name = tag["name"]?.string { tags[id] = name.trimmed } }
    for entry in backup["dayEntries"]?.array ?? [] {
      // Months count from 0. The offset of the zone is in no known unit; year to minute are what the clock showed.
      guard let year = entry["year"]?.int, let month = entry["month"]?.int, let number = entry["day"]?.int,
        (0..<12).contains(month), let day = CalendarDay(year: year, month: month + 1, day: number)
      else {
        data.warn(Wording(import: "entryDate", "an entry with a date that is none"))
        continue
      }
      guard let found = entry["mood"]?.int.flatMap({ names[$0] }), let mood = found.mood else {
        data.unknownMoods[entry["mood"]?.int.flatMap { names[$0]?.name } ?? "?", default: 0] += 1
        continue
      }
      let time = entry["hour"]?.int.flatMap { TimeOfDay(hour: $0, minute: entry["minute"]?.int ?? 0) }
      let texts = [entry["note_title"]?.string, entry["note"]?.string].compactMap(\.self).map { Markup.text($0) }
      data.moods.append(
        ImportedData.NotedMood(
          day: day, time: time, mood: mood, text: texts.filter { !$0.isEmpty }.joined(separator: "\n"),
          activities: (entry["tags"]?.array ?? []).compactMap { $0.int.flatMap { tags[$0] } }))
    }
    data.sortMoods()
    return data
  }

  private static func day(_ row: Table.Row) -> CalendarDay? {
    if let date = row["full_date"] { return CalendarDay(date) }
    guard let year = row["year"].flatMap({ Int($0) }), let words = row["date"]?.words, words.count == 2 else { return nil }
    for (month, number) in [(words[0], words[1]), (words[1], words[0])] {
      let digits = number.filter(\.isNumber)
      guard let day = Int(digits), let place = months.firstIndex(where: { $0.words.contains { month.lowercased().hasPrefix($0) } }) else {
        continue
      }
      return CalendarDay(year: year, month: place + 1, day: day)
    }
    return nil
  }

  /// How months begin in English, German, Spanish, French and Portuguese.
  private static let months = [
    "jan ene", "feb fév fev", "mar mär", "apr abr avr", "may mai", "jun juin", "jul juil", "aug ago aoû", "sep set", "oct okt out", "nov",
    "dec dez dic déc",
  ]

  /// `20:39`, `9:00 PM`, `6:50 pm`.
  private static func clock(_ text: String) -> TimeOfDay? {
    let words = text.unicodeScalars.map { $0.properties.isWhitespace ? " " : String($0) }.joined().words
    guard let time = words.first.flatMap({ TimeOfDay($0) }), time.minutes < 1440 else { return nil }
    guard words.count > 1 else { return time }
    let isAfternoon = words[1].lowercased().hasPrefix("p")
    guard isAfternoon || words[1].lowercased().hasPrefix("a"), (60..<780).contains(time.minutes) else { return nil }
    return TimeOfDay(minutes: time.minutes % 720 + (isAfternoon ? 720 : 0))
  }
}

extension ImportedData {
  /// Exports begin with the newest.
  fileprivate mutating func sortMoods() {
    moods = moods.enumerated().sorted { a, b in
      (a.element.day, a.element.time?.minutes ?? 0, b.offset) < (b.element.day, b.element.time?.minutes ?? 0, a.offset)
    }.map(\.element)
  }
}
