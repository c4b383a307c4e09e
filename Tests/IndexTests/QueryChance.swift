// Journals and queries by chance, of few words, so that they meet.

import JournalDates
import JournalModel
import JournalTestSupport

struct QueryChance {
  private var generator: SeededGenerator
  /// The metrics of the journal's one file of them.
  private(set) var imported: [CalendarDay: [Metric]] = [:]

  init(seed: UInt64) { generator = SeededGenerator(seed: seed) }

  mutating func writeJournal(to folder: TemporaryFolder) throws {
    try folder.write("", to: "retro.yaml")
    var rows = "date,steps,bedtime,mood_score\n"
    for number in 1...28 {
      guard let day = CalendarDay(year: 2026, month: 11, day: number) else { continue }
      if generator.chance(60) { try folder.write(file(of: day), to: "days/2026/11/\(day).md") }
      if generator.chance(50) {
        let steps = Int.random(in: 1...12, using: &generator) * 1000
        let time = generator.pick(["23:10", "00:40", "24:30"])
        rows += "\(day),\(steps),\(time),\n"
        imported[day] = [Metric("steps", .number(Double(steps)))] + (TimeOfDay(time).map { [Metric("bedtime", .clock($0))] } ?? [])
      }
    }
    try folder.write(rows, to: "metrics/watch/2026.csv")
    for week in ["2026-W44", "2026-W45", "2026-W46"] { try folder.write(file(of: nil), to: "retros/2026/\(week).md") }
    for name in ["run", "Café", "read e-mail", "日記", "été", "K9"] where generator.chance(80) {
      try folder.write(file(of: nil), to: "notes/\(name).md")
    }
    try folder.write("---\nmood: good\nmood: bad\n---\n", to: "days/2026/10/2026-10-31.md")
  }

  private mutating func file(of day: CalendarDay?) -> String {
    var lines: [String] = []
    if generator.chance(80) {
      lines.append("---")
      if generator.chance(30) { lines.append("title: \(generator.pick(["Run far", "\"Été au café\"", "睡眠の記録", "Work #1"]))") }
      if day != nil, generator.chance(50) { lines.append("mood: \(generator.pick(["good", "bad", "great", "Average"]))") }
      if generator.chance(50) { lines.append("tags: [\(generator.pick(["work", "work/retro", "Health", "健康", "café, été"]))]") }
      if generator.chance(40) { lines.append("steps: \(generator.pick(["100", "7,5", "9000", "", "many", "\"8000\""]))") }
      if generator.chance(30) { lines.append("sleep_minutes: \(generator.pick(["7h12", "420", "390", "6h"]))") }
      if generator.chance(30) { lines.append("weather: \(generator.pick(["[snow, rain]", "Snow storm", "\"*\"", "sun # comment"]))") }
      if generator.chance(20) { lines.append("goals: [\"[[run]]\", \"[[notes/Café|coffee]]\"]") }
      if generator.chance(20) { lines.append("due: \(generator.pick(["2026-11-20", "2026-11-20T09:00", "soon"]))") }
      if generator.chance(15) { lines.append("private: true") }
      lines.append("---")
    }
    if generator.chance(40) { lines.append("# \(generator.pick(["Heading", "Secret #private", "Café"]))") }
    for _ in 0..<Int.random(in: 0...2, using: &generator) { lines += [text(), ""] }
    for section in ["Review", "Keep", "Problem", "Try", "Action", "Log"] where generator.chance(35) {
      lines += ["## \(section)\(generator.chance(8) ? " #private" : "")", ""]
      for _ in 0..<Int.random(in: 1...3, using: &generator) {
        lines.append(
          section == "Log" ? "- 09:30 \(text())" : "- \(generator.pick(["", "[ ] ", "[x] ", "[/] ", "[-] ", "[?] "]))\(text())\(fields())")
      }
      lines.append("")
    }
    return lines.joined(separator: generator.chance(10) ? "\r\n" : "\n")
  }

  private mutating func text() -> String {
    (0..<Int.random(in: 1...5, using: &generator)).map { _ in generator.pick(Self.words) }.joined(separator: " ")
  }

  private mutating func fields() -> String {
    var text = ""
    if generator.chance(40) { text += " [due:: \(generator.pick(["2026-11-10", "2026-11-25", "later"]))]" }
    if generator.chance(30) { text += " [priority:: \(generator.pick(["high", "low", "odd"]))]" }
    if generator.chance(20) { text += " [for:: p-3c4d]" }
    if generator.chance(30) { text += " ^\(generator.pick(["a-1b2c", "t-5e6f"]))" }
    return text
  }

  private static let words = [
    "charger", "Kitchen", "café", "cafe\u{301}s", "e-mail", "run", "#work", "#Health/sleep", "#健康", "#private", "[[run]]",
    "[[notes/Café#Top|c]]",
    "[email](<notes/read e-mail.md>)", "昨日は睡眠が", "睡眠", "한국어", "10:30", "Swift言語", "*bold*", "`code`", "été", "🙂",
  ]

  mutating func query(depth: Int) -> String {
    if depth == 0 || generator.chance(25) { return (generator.chance(20) ? "-" : "") + generator.pick(Self.terms) }
    let parts = (0..<Int.random(in: 2...3, using: &generator)).map { _ in query(depth: depth - 1) }
    return switch Int.random(in: 0..<4, using: &generator) {
    case 0: "(\(parts.joined(separator: " or ")))"
    case 1: "-(\(parts.joined(separator: " ")))"
    case 2: "-(\(parts.joined(separator: " or ")))"
    default: "(\(parts.joined(separator: " ")))"
    }
  }

  private static let terms = [
    "type:day", "type:weekly", "type:note", "date:2026-11-10..", "date<2026-11-15", "date>W45", "date:W46", "date:today", "mood>=good",
    "mood:bad",
    "mood<3", "tag:work", "tag:work/retro", "tag:wor*", "tag:健康", "tag:health", "tag:café", "title:run", "title:ete", "title:*睡*",
    "title:2026",
    "path:days", "path:notes/run", "path:*/2026-11-1*", "path:NOTES", "path:notes/CAFÉ", "slug:run", "slug:2026-11-*", "slug:café",
    "slug:k9",
    "links:run", "links:café", "links:[[run]]", "links:r*", "links:\"read e-mail\"", "private:true", "private:false", "steps>=8000",
    "steps:100",
    "steps:7.5", "steps:many", "steps<9000", "steps:*0", "steps:5000..9000", "bedtime>23:00", "bedtime>=24:00", "bedtime:23:00..1:00",
    "bedtime<0:35", "bedtime:00:40", "bedtime:*4*",
    "sleep_minutes<7h",
    "sleep_minutes:7h12", "sleep_minutes:432", "weather:snow", "weather:*snow*", "weather:\"*\"", "goals:run", "goals:*café*",
    "due:2026-11-20",
    "due<2026-12", "has:steps", "no:mood", "has:tag", "has:links", "no:date", "has:weather", "charger", "kitchen", "cafe", "caf*",
    "\"charger kitchen\"",
    "e-mail", "睡眠", "眠", "言語", "swift", "한국", "昨日", "work", "/ch.rg/", "/睡./", "text:run", "item.section:try", "item.section:action",
    "item.state:open",
    "item.state:none", "item.state:other", "item.state:done", "item.due<today", "item.due:2026-11-25", "has:item.due", "no:item.due",
    "item.text:charger",
    "item.text:睡眠", "item.tag:work", "item.tag:health", "item.id:t-5e6f", "item.id:a-*", "item.links:run", "item.links:café",
    "item.priority>=high",
    "item.priority:none", "item.for:p-3c4d", "has:item.state", "has:item.tag", "has:item.id", "has:item.links", "no:item.for", "\"10:30\"",
    "10:30",
  ]
}
