// Random values of the model, of every kind, that a canonical file can say.

import JournalDates
import JournalModel
import JournalTestSupport

@testable import JournalFormat

/// Makes entries whose texts are Markdown without a structure of its own.
struct EntryGenerator {
  private var random: SeededGenerator

  init(seed: UInt64) { random = SeededGenerator(seed: seed) }

  mutating func entry() -> Entry {
    let details = details()
    var taken = Set(["type", "id", "title", "created", "updated", "tags", "aliases", "private"])
    return Entry(
      common: CommonProperties(
        id: maybe { $0.scalar() }, title: maybe { $0.scalar() }, created: maybe { $0.timestamp() }, updated: maybe { $0.timestamp() },
        tags: list { $0.random.pick(["work", "health", "a/b", "日本語", "2026-plan"]) }, aliases: list { $0.scalar() },
        isPrivate: random.chance(10)),
      details: details, other: list { $0.property(&taken) }, body: body())
  }

  // Properties.

  private mutating func property(_ taken: inout Set<String>) -> Property {
    var key = random.pick(["x_custom", "Weather", "food and drink", "日本", "a: b", "# x", "cssclasses", "'quoted'", "-", "1"])
    while !taken.insert(key).inserted { key += "z" }
    let value: PropertyText =
      switch Int.random(in: 0..<4, using: &random) {
      case 0: .list(list { $0.scalar(canBeEmpty: true) })
      case 1: .kept(random.pick(["\n  x: 1\n  y:\n    - 2", " |\n  some\n\n  text", " {a: 1, b: [2]}", " &anchor x", " >-\n  folded"]))
      default: .text(scalar(canBeEmpty: true))
      }
    return Property(key, value)
  }

  /// Text as a property may hold it: all that YAML would take for something else.
  private mutating func scalar(canBeEmpty: Bool = false) -> String {
    if canBeEmpty, random.chance(10) { return "" }
    let pieces = [
      "no", "~", "null", "2026-11-20", "1e3", "12", "7.5", "7h12", "true", "- x", "-", "?", "? y", ": ", ":", "a: b", "#", " # c", "[a]",
      "[[run]]",
      "{b}", "*x", "&y", "!z", "|", ">", "%", "@", "`", "'", "\"", "\\", "\\n", "\n", "\r\n", "\t", " ", "\u{A0}", "\u{85}", "\u{2028}",
      "\u{FEFF}", "\u{FFFE}", "\0", "\u{7F}", "睡眠", "é", "e\u{301}", "👩‍💻", "\u{10FFFF}", ",", "---", "...",
    ]
    var text = ""
    for _ in 0..<Int.random(in: 1...4, using: &random) { text += random.pick(pieces) }
    return text
  }

  private mutating func timestamp() -> Timestamp {
    let text = random.pick(["2026-11-20", "2026-11-20T07:40:00", "2026-11-20T07:40:00+09:00", "2026-11-20 07:40", "0001-01-01"])
    return Timestamp(text) ?? .day(day())
  }

  private mutating func day() -> CalendarDay { CalendarDay(clampingOrdinal: Int.random(in: -719_162...2_932_896, using: &random)) }

  private mutating func number() -> Double {
    random.pick([0, 1, -3.25, 5.2, 1e21, 1e-7, 123_456_789.125, 8000, 0.1 + 0.2, -1e-300, 1.7e308])
  }

  /// Of a target, which is above 0.
  private mutating func quantity() -> Quantity {
    Quantity(max(number().magnitude, 0.25), random.pick(["", "km", "min", "l", "m²", "歩", "h", "km/h"]))
  }

  private mutating func reference() -> Reference {
    let place: Reference.Place? = random.pick([nil, .block("a-7g8h"), .heading("Some heading")])
    return Reference(
      file: random.pick(["run", "goals/run-500-km", "日記", "2026-W46", "a.b"]), place: place, shown: random.pick([nil, "W46", "ein Lauf"]))
  }

  private mutating func metrics(_ names: [String]) -> [Metric] {
    names.filter { _ in random.chance(20) }.shuffled(using: &random).map { name in
      Metric(
        name,
        MetricNames.clocks.contains(name)
          ? .clock(TimeOfDay(minutes: Int.random(in: 0..<1800, using: &random)) ?? .midnight) : .number(number()))
    }
  }

  /// Every property that a kind declares is there now and then.
  private mutating func details() -> Details {
    let kind = random.pick(EntryKind.allCases)
    let names =
      kind == .day ? MetricNames.numbers + MetricNames.clocks + ["coffee", "reading_minutes", "workout_run_km"] : MetricNames.snapshot
    return kind.schema.details(contents(of: kind), metrics: kind == .day || kind.isRetrospective ? metrics(names) : [])
  }

  /// Values for some of the properties of a kind, as its files have them.
  mutating func contents(of kind: EntryKind) -> [String: PropertyContent] {
    var contents: [String: PropertyContent] = [:]
    for rule in kind.schema.rules where !rule.isMetric && random.chance(40) { contents[rule.key] = content(rule.type) }
    return contents
  }

  private mutating func content(_ type: PropertyType) -> PropertyContent {
    switch type {
    case .text: .text(scalar())
    case .texts: .texts(some { $0.scalar() })
    case .reference: .reference(reference())
    case .references: .references(some { $0.reference() })
    case .date: .date(day())
    case .timestamp: .timestamp(timestamp())
    case .flag: .flag(true)
    case .number, .minutes: .number(number())
    case .integer(let range): .integer(random.pick([range.lowerBound, Int.random(in: range, using: &random), range.upperBound]))
    case .clock: .clock(TimeOfDay(minutes: Int.random(in: 0..<1800, using: &random)) ?? .midnight)
    case .mood: .mood(random.pick(Mood.allCases))
    case .choice(let words): .text(random.pick(words))
    // Days of the week in a list would be one schedule, if they had no dates.
    case .schedules: .schedules([Dated(schedule(), from: maybe { $0.day() })] + list { Dated($0.schedule(), from: $0.day()) })
    case .points: .points(some { Dated(Int.random(in: -5...5, using: &$0.random), from: $0.maybe { $0.day() }) })
    case .pausedSpans: .pausedSpans(some { $0.paused() })
    case .habitTargets: .habitTargets(some { Dated(HabitTarget($0.random.pick([.atLeast, .atMost]), $0.quantity()), from: $0.maybe { $0.day() }) })
    case .goalTarget: .goalTarget(GoalTarget(field: maybe { _ in "distance" }, quantity()))
    case .goalTargets: .goalTargets(some { GoalTarget(field: $0.maybe { _ in "distance" }, $0.quantity()) })
    }
  }

  private mutating func schedule() -> Schedule {
    random.pick([
      .daily, .perWeek(1), .perWeek(3), .times(3, inDays: 10), .weekdays([.monday, .friday]), .weekdays([.sunday]), .every(days: 2),
    ])
  }

  private mutating func paused() -> PausedSpan {
    let start = day()
    let end: CalendarDay? = random.chance(30) ? nil : start.advanced(by: Int.random(in: 0...30, using: &random))
    return PausedSpan(from: start, to: end) ?? paused()
  }

  // Bodies.

  private mutating func body() -> Body {
    Body(
      prose: prose(["# A title", "Some words.", "- a list\n- of two", "```\n## Keep\n- not an item\n```", "> ## Try\n> quoted", "日記"]),
      sections: list { $0.section() })
  }

  private mutating func prose(_ blocks: [String]) -> String {
    blocks.filter { _ in random.chance(30) }.joined(separator: "\n\n")
  }

  private mutating func section() -> Section {
    let headings: [(SectionKind, String)] = [
      (.review, "Review"), (.keep, "✅ Keeps (3)"), (.keep, "Keep（良かったこと）"), (.problem, "**Problem**:"), (.try, "ＴＲＹ"), (.action, "Actions"),
      (.log, "Log"), (.reflection, "Reflection"), (.notes, "Notes"), (.other, "Something else"),
    ]
    let (kind, name) = random.pick(headings)
    let isPrivate = random.chance(10)
    var section = Section(kind: kind, heading: name + (isPrivate ? " #private" : ""), isPrivate: isPrivate)
    section.prose = prose(["A thought.", "Another one\nover two lines."])
    switch kind {
    case .review, .keep, .problem, .try, .action: section.items = list { $0.item() }
    case .log: section.log = list { $0.logLine() }
    case .reflection:
      section.reflection = Reflection()
      if random.chance(70) {
        section.reflection?.fields = [Field("guide", "cbt"), Field("before", "7")] + (random.chance(50) ? [Field("after", "4")] : [])
        section.reflection?.text = random.pick(["", "after the call"])
      }
      section.reflection?.steps = list { Reflection.Step(question: $0.words().text, answer: $0.prose(["An answer.", "- in\n- a list"])) }
    case .notes, .other: section.prose = prose(["Words.", "- a list\n  - nested", "### deeper", "| a | b |\n|---|---|\n| 1 | 2 |"])
    }
    return section
  }

  private mutating func item() -> Item {
    var (text, tags, links) = words()
    let (fields, fieldLinks) = fields(emoji: true)
    links += fieldLinks
    if random.chance(40) {
      let more = words()
      text += "\n\(more.text)"
      tags += more.tags
      links += more.links
    }
    let (details, detailTags, detailLinks) = nested()
    return Item(
      state: random.pick([nil, .open, .done, .partly, .cancelled, .other(">"), .other("★")]), text: text, details: details, fields: fields,
      tags: tags + detailTags, links: links + detailLinks, id: random.pick([nil, "a-7g8h", "x"]),
      isPrivate: (tags + detailTags).contains("private"))
  }

  private mutating func logLine() -> LogLine {
    var (text, tags, links) = words()
    let (fields, fieldLinks) = fields(emoji: false)
    links += fieldLinks
    if random.chance(40) {
      let more = words()
      text += "\n\(more.text)"
      tags += more.tags
      links += more.links
    }
    let (details, detailTags, detailLinks) = nested()
    let activity: String? = random.pick([nil, "run", "activities/squash", "ピアノ"])
    let times: [TimeSpan?] = [nil, TimeSpan("07:40"), TimeSpan("24:40"), TimeSpan("09:00-10:30")]
    return LogLine(
      box: random.pick([nil, .open, .done, .partly, .cancelled, .other("!")]), time: random.pick(times), activity: activity,
      shown: activity == nil ? nil : random.pick([nil, "shown"]), text: text, details: details, fields: fields, tags: tags + detailTags,
      links: (activity.map { [$0] } ?? []) + links + detailLinks, id: random.pick([nil, "i-1a2b"]),
      isPrivate: (tags + detailTags).contains("private"))
  }

  /// Words that begin with none of Markdown's markers, with the tags and links among them.
  private mutating func words() -> (text: String, tags: [String], links: [String]) {
    let plain = [
      "slept", "late", "café", "cafe\u{301}", "睡眠", "100%", "a:b", "don't", "“so”", "C++", "*very*", "`[x:: y]`", "👩‍💻", "\\#no", "8:00",
    ]
    var tags: [String] = [], links: [String] = []
    var line = ["Then"]
    for _ in 0..<Int.random(in: 0...5, using: &random) {
      switch Int.random(in: 0..<10, using: &random) {
      case 0:
        tags.append(random.pick(["home", "work/talk", "日本", "private"]))
        line.append("#\(tags[tags.count - 1])")
      case 1:
        links.append(random.pick(["squash", "2026-W46#^t-7f3k", "dir/a#Heading"]))
        line.append("[[\(links[links.count - 1])\(random.pick(["", "|shown"]))]]")
      case 2:
        links.append("../goals/run.md")
        line.append("[a run](../goals/run.md)")
      default: line.append(random.pick(plain))
      }
    }
    return (line.joined(separator: " "), tags, links)
  }

  /// Fields in the order in which they are written, and the links in their values.
  private mutating func fields(emoji: Bool) -> (fields: [Field], links: [String]) {
    var fields: [Field] = [], links: [String] = []
    for (key, value) in [("distance", "5.2 km"), ("from", "^t-5e6f"), ("for", "[[2026-W46#^p-3c4d]]"), ("x-y_1", "a (b) [c]")]
    where random.chance(20) {
      if key == "for" { links.append("2026-W46#^p-3c4d") }
      fields.append(Field(key, value, form: random.chance(20) && key != "x-y_1" ? .parentheses : .brackets))
    }
    let tasks = [
      ("priority", "highest"), ("priority", "lowest"), ("repeat", "every week"), ("created", "2026-11-20"), ("start", "2026-11-21"),
      ("scheduled", "2026-11-22"),
      ("due", "2026-13-45"), ("completion", "2026-11-24"), ("cancelled", "2026-11-25"), ("id", "abc_1"), ("dependsOn", "a,b"),
      ("onCompletion", "delete"),
    ]
    let asEmoji = emoji && random.chance(50)
    for (key, value) in tasks.shuffled(using: &random) where random.chance(15) {
      fields.append(Field(key, value, form: asEmoji ? .emoji : .brackets))
    }
    return (fields, links)
  }

  private mutating func nested() -> (text: String, tags: [String], links: [String]) {
    random.pick([
      ("", [], []), ("", [], []), ("- nested [[deep]]\n- more #work", ["work"], ["deep"]), ("A paragraph.\n\n- nested\n  - deeper", [], []),
      ("```\ncode #no [[no]]\n\n  indented\n```", [], []), ("> a quote #private", ["private"], []),
    ])
  }

  // Chances.

  private mutating func maybe<Value>(_ make: (inout Self) -> Value) -> Value? { random.chance(40) ? make(&self) : nil }

  private mutating func some<Value>(_ make: (inout Self) -> Value) -> [Value] { [make(&self)] + list(make) }

  private mutating func list<Value>(_ make: (inout Self) -> Value) -> [Value] {
    (0..<max(0, Int.random(in: -2...3, using: &random))).map { _ in make(&self) }
  }
}
