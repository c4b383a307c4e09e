// Journals of odd shapes: each has thousands of one thing of which a person has a few.

/// A way to make a journal of a size, and the commands that have to stay linear on it.
struct JournalShape: Sendable {
  let name: String
  /// How many of it, to begin with.
  let count: Int
  /// Command lines; `OUT` is a file outside of the journal.
  let commands: [String]
  /// The files by their paths, for a number of things.
  let files: @Sendable (Int) -> [(path: String, text: String)]

  static let week = "retros/2026/2026-W46.md"
  static let day = "days/2026/11/2026-11-19.md"

  /// One file made of what is repeated, with the place of each repetition.
  private static func file(
    _ name: String, _ count: Int, _ path: String, _ head: String = "", commands: [String], tail: String = "",
    _ line: @escaping @Sendable (Int) -> String
  ) -> JournalShape {
    JournalShape(name: name, count: count, commands: commands) { count in
      [(path, head + (0..<count).map(line).joined() + tail)]
    }
  }

  /// A file for each place.
  private static func tree(
    _ name: String, _ count: Int, commands: [String], _ file: @escaping @Sendable (Int) -> (path: String, text: String)
  ) -> JournalShape {
    JournalShape(name: name, count: count, commands: commands) { (0..<$0).map(file) }
  }

  private static let ofJournal = ["check", "list", "orphans", "links hub", "backlinks hub", "today", "stats"]
  private static let ofWeek = [
    "check", "report 2026-W46", "report 2026-W46 -o OUT.html", "report 2026-W46 -o OUT.md", "tries", "actions", "history",
    "inspect 2026-W46",
  ]
  private static let ofDay = [
    "check", "today --date 2026-11-19", "points", "calendar --metric steps", "inspect 2026-11-19", "show 2026-11-19",
  ]
  private static let ofNote = ["check", "search word", "links hub", "backlinks other", "tags", "properties", "show hub"]

  /// A new shape is a new row.
  static let all: [JournalShape] = [
    JournalShape(name: "one note that links to all others", count: 1000, commands: ofJournal) { count in
      [("hub.md", (0..<count).map { "[[n\($0)]]\n" }.joined())] + (0..<count).map { ("n/n\($0).md", "") }
    },
    tree("files of one name", 1000, commands: ofJournal) { ("f\($0)/n.md", "[[n]]\n") },
    tree("files of one title", 1000, commands: ofJournal) { ("n/n\($0).md", "# Same\n") },
    tree("habits", 1000, commands: ofJournal + ["habit list", "streaks"]) {
      ("activities/h\($0).md", "---\ntype: habit\nschedule: daily\npoints: 1\n---\n")
    },
    tree("tasks", 1000, commands: ofJournal + ["task list"]) { ("activities/t\($0).md", "---\ntype: task\ndue: 2026-11-29\n---\n") },
    tree("terms of the same days", 500, commands: ofJournal + ["term list"]) {
      ("terms/t\($0).md", "---\ntype: term\nnumber: 1\nstart: 2026-10-05\nend: 2026-12-01\n---\n")
    },
    file("items", 4000, week, "## Keep\n", commands: ofWeek) { "- item \($0) ^k-\($0)\n" },
    JournalShape(name: "Actions from Tries", count: 3000, commands: ofWeek) { count in
      let tries = (0..<count).map { "- item \($0) ^t-\($0)\n" }.joined()
      let actions = (0..<count).map { "- [ ] item \($0) [from:: ^t-\($0)] ^a-\($0)\n" }.joined()
      return [(week, "## Try\n\(tries)## Action\n\(actions)")]
    },
    JournalShape(name: "Tries for Problems by their words", count: 2000, commands: ofWeek) { count in
      let problems = (0..<count).map { "- problem \($0)\n" }.joined()
      return [(week, "## Problem\n\(problems)## Try\n" + (0..<count).map { "- try [for:: problem \($0)]\n" }.joined())]
    },
    file("items of one id", 4000, week, "## Try\n", commands: ofWeek + ["review t-1 adopted -n"]) { _ in "- item ^t-1\n" },
    file("lines of a log", 4000, day, "## Log\n", commands: ofDay) { _ in "- [x] 07:00 [[h]] [distance:: 3 km]\n" },
    file("moods of a day", 4000, day, "## Log\n", commands: ofDay) { _ in "- 07:00 [mood:: good]\n" },
    file("fields of a line", 10_000, day, "## Log\n- x", commands: ofDay, tail: "\n") { " [k\($0):: 3 km]" },
    file("links of a line", 4000, "hub.md", commands: ofNote, tail: "\n") { _ in "[[other]] " },
    file("links to a file that is not", 4000, "hub.md", commands: ofNote) { "[[none\($0)]]\n" },
    file("brackets", 20_000, "hub.md", commands: ofNote) { _ in "[[a" },
    file("emphasis", 20_000, week, "## Keep\n- ", commands: ofWeek) { _ in "*a_ " },
    file("block quotes", 4000, "hub.md", commands: ofNote, tail: "a\n") { _ in ">" },
    file("lists in lists", 4000, "hub.md", commands: ofNote, tail: "a\n") { _ in "- " },
    file("tags", 10_000, "hub.md", commands: ofNote) { "#tag\($0) " },
    file("properties", 4000, "hub.md", "---\n", commands: ofNote, tail: "---\n") { "key\($0): \($0)\n" },
    file("names of a file", 4000, "hub.md", "---\naliases: [a", commands: ofNote, tail: "]\n---\n") { ", name \($0)" },
    file("goals of a habit", 2000, "activities/p.md", "---\ntype: habit\ngoals: [g", commands: ofJournal, tail: "]\n---\n") {
      ", \"g\($0)\""
    },
    file(
      "pauses of a habit", 2000, "activities/p.md", "---\ntype: habit\nschedule: daily\npaused: [2026-01-01", commands: ofJournal,
      tail: "]\n---\n"
    ) { _ in
      ", 2026-02-01..2026-11-01"
    },
    file("names of sections", 2000, "retro.yaml", "sections.keep: [Good", commands: ofJournal, tail: "]\n") { ", Name \($0)" },
    file("rows of a table", 10_000, "metrics/x/2026.csv", "date,steps\n", commands: ["check", "metrics", "list"]) { _ in "2026-11-01,3\n" },
    JournalShape(name: "columns of a table", count: 500, commands: ["check", "metrics", "list"]) { count in
      let names = (0..<count).map { ",m\($0)" }.joined(), row = String(repeating: ",3", count: count)
      return [("metrics/x/2026.csv", "date\(names)\n2026-11-01\(row)\n")]
    },
  ]
}
