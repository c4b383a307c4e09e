// What a template may ask for: the one list that docs/templates.md, its test and the warning about unknown names read.

/// A name that templates of days and retrospectives know.
public struct TemplateVariable: Hashable, Sendable {
  public let name: String
  /// One sentence.
  public let summary: String
  /// The names that each element of a list has; empty for a text.
  public let elements: [String]

  init(_ name: String, _ summary: String, of elements: [String] = []) {
    self.name = name
    self.summary = summary
    self.elements = elements
  }

  /// All of them, in the order of docs/templates.md.
  public static let all: [TemplateVariable] = [
    TemplateVariable("type", "`day`, `weekly`, `monthly`, `quarterly` or `yearly`."),
    TemplateVariable("period", "What the file is called: `2026-W46`, `2026-11`, `2026-11-20`."),
    TemplateVariable("title", "The period in words: `Week 46 of 2026`, `November 2026`, `Friday, 20 November 2026`."),
    TemplateVariable("dates", "Its days in words: `9–15 November 2026`."),
    TemplateVariable("start", "The first day: `2026-11-09`."),
    TemplateVariable("end", "The last day: `2026-11-15`."),
    TemplateVariable("year", "The year; of a week, the year that counts it."),
    TemplateVariable("quarter", "1 to 4; not of a week or year."),
    TemplateVariable("month", "`01` to `12`; of days and months."),
    TemplateVariable("month_name", "`November`; of days and months."),
    TemplateVariable("week", "The number of the ISO week: `46`; of days and weeks."),
    TemplateVariable("weekday", "`Friday`; of days."),
    TemplateVariable("today", "The day on which the file is made."),
    TemplateVariable("created", "When it is made, with the offset from UTC where that is known: `2026-11-15T17:05:00+01:00`."),
    TemplateVariable("previous", "A link to the file of the period before: `[[2026-W45]]`; nothing where there is none."),
    TemplateVariable("next", "A link to the file of the period after; nothing where there is none."),
    TemplateVariable(
      "headings", "The names of sections in the journal's language: `{{headings.keep}}`, and likewise the others.", of: headingNames),
    TemplateVariable(
      "review", "The lines of the Review, ready to stand below its heading: Tries, Actions, what days of a week noted, and what is older."),
    TemplateVariable(
      "tries", "The Tries to judge, the oldest first. `line` is the whole line, `from` the name of the file.",
      of: ["line", "text", "link", "from", "id"]),
    TemplateVariable(
      "actions", "The open Actions, what is overdue first; `due` and `priority` may be nothing, `overdue` is yes or no.",
      of: ["line", "text", "link", "from", "id", "due", "priority", "overdue"]),
    TemplateVariable(
      "noted", "Of a week, the Keeps and Problems in the files of its days; `section` is `keep` or `problem`.",
      of: ["line", "text", "section", "link", "date", "weekday"]),
    TemplateVariable("older", "One sentence about Tries and Actions from before `review.horizon`; nothing where there are none."),
    TemplateVariable("mood", "The median of the days' moods, in your words."),
    TemplateVariable("moods", "The days with a mood; `level` is 0 to 4.", of: ["date", "weekday", "mood", "level", "link"]),
    TemplateVariable("days", "The days that have a file; `mood` may be nothing.", of: ["date", "weekday", "mood", "link"]),
    TemplateVariable("tags", "The tags of the period's files, the most used first.", of: ["name", "count"]),
    TemplateVariable(
      "metrics", "Numbers and times that the days give as properties, each with its average.", of: ["name", "average", "days"]),
    TemplateVariable("averages", "The same averages by name: `{{averages.sleep_minutes}}`."),
    TemplateVariable("context", "The properties that `context.properties: true` asks for; otherwise none.", of: ["name", "value"]),
  ]

  static let headingNames = ["review", "keep", "problem", "try", "action", "log", "reflection", "notes"]

  /// Whether a tag with this name can show anything: by itself, or within a list.
  public static func isKnown(_ name: String) -> Bool {
    let parts = name.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    guard let first = parts.first else { return false }
    if parts.count == 1 {
      return all.contains { $0.name == first || ($0.name != "headings" && $0.elements.contains(first)) } || headingNames.contains(first)
    }
    guard parts.count == 2, let variable = all.first(where: { $0.name == first }) else { return false }
    return first == "averages" || variable.elements.contains(parts[1])
  }

  /// Every name that can show anything, by itself or within a list; those of `averages` are the journal's own.
  public static let names: [String] =
    all.map(\.name) + all.filter { $0.name != "headings" }.flatMap(\.elements) + headingNames.map { "headings.\($0)" }

  /// Whether a template that asks for this name has to know what stands in other files.
  public static func needsOtherFiles(_ name: String) -> Bool {
    let first = name.split(separator: ".").first.map(String.init) ?? ""
    return ["review", "tries", "actions", "noted", "older", "mood", "moods", "days", "tags", "metrics", "averages", "context"]
      .contains(first)
  }

  /// What it is, as docs/templates.md says it, with the names that its elements have.
  public var described: String {
    if elements.isEmpty || name == "headings" { return summary }
    return "\(summary) Each has \(elements.map { "`\($0)`" }.joined(separator: ", "))."
  }
}
