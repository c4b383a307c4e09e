// The table between two marks: written, kept up to date, and never over what a person wrote.

import Foundation
import HostSystem
import JournalDates
import JournalFormat
import JournalKit
import JournalLanguage
import JournalModel
import JournalReports
import JournalStore
import JournalTestSupport
import JournalText
import Testing

@Suite struct ContextBlockLaws {
  /// Whatever the file: nothing but the table changes, twice is once, other numbers replace it, and taken out it leaves the file as it was.
  @Test(arguments: 1...120 as ClosedRange<UInt64>)
  func theTableIsAllThatChanges(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let text = Self.file(&random)
    let file = try Self.open(text)
    if !file.reading.blockingFindings.isEmpty { return }
    let (one, other) = (Self.report(&random), Self.report(&random))
    // After code that nobody closes there is no place for it.
    guard let first = try? file.writing(.context, one.markdown(in: .english)) else { return }
    let name = "seed \(seed): \(text.debugDescription)"
    let opened = OpenFile(file.place, first.after)
    if !(try opened.writing(.context, one.markdown(in: .english)).isEmpty) { Issue.record("\(name): twice is not once") }
    let second = try opened.writing(.context, other.markdown(in: .english))
    let direct = try file.writing(.context, other.markdown(in: .english))
    if second.after.source.bytes != direct.after.source.bytes { Issue.record("\(name): a later table stands otherwise than a first one") }
    let (lead, rest) = Self.without(first)
    if lead + rest != Array(text.utf8) { Issue.record("\(name): more than the table has changed") }
    if !first.after.hasContext || first.after.hasContext == file.reading.hasContext { Issue.record("\(name): it is not seen") }
    // Line ends of another kind are no change.
    let turned = String(decoding: first.after.source.bytes, as: UTF8.self).replacing("\r\n", with: "\n")
    let there = try Self.open(text.contains("\r\n") ? turned : turned.replacing("\n", with: "\r\n"))
    if there.reading.blockingFindings.isEmpty, !(try there.writing(.context, one.markdown(in: .english)).isEmpty) {
      Issue.record("\(name): other line ends are a change")
    }
  }

  /// Whatever a person makes of the table or its marks: what stands there afterwards is what they wrote, or nothing is written at all.
  @Test(arguments: 1...200 as ClosedRange<UInt64>)
  func whatAPersonWroteIsNeverOverwritten(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let text = Self.file(&random)
    let file = try Self.open(text)
    if !file.reading.blockingFindings.isEmpty { return }
    guard let first = try? file.writing(.context, Self.report(&random).markdown(in: .english)) else { return }
    let written = String(decoding: first.after.source.bytes, as: UTF8.self)
    let end = written.contains("\r\n") ? "\r\n" : "\n"
    var lines = written.replacing("\r\n", with: "\n").split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    guard let opening = lines.firstIndex(where: { $0.contains("<!-- retro:context") }),
      let closing = lines.firstIndex(where: { $0.hasPrefix("<!-- /retro:context") })
    else {
      Issue.record("seed \(seed): no marks")
      return
    }
    let inside = Int.random(in: (opening + 1)..<closing, using: &random)
    let word = "mine\(seed)"
    switch Int.random(in: 0..<8, using: &random) {
    case 0: lines[inside] = word + lines[inside]
    case 1: lines.insert(word, at: inside)
    case 2: lines[opening + 2] = "| \(word) | 1 | 2 | 3 | 4 |"
    case 3: lines[closing] = word
    case 4: lines[opening] = word
    case 5: lines.insert("```\n\(word)", at: inside)
    case 6:
      lines.insert(
        contentsOf: ["", "<!-- retro:context 0123456789abcdef -->", "", word, "", "<!-- /retro:context -->", ""], at: closing + 1)
    default: lines[closing] = "<!-- /retro:context --> \(word)"
    }
    let edited = lines.joined(separator: "\n").replacing("\n", with: end)
    let changed = try Self.open(edited)
    do {
      let change = try changed.changing(to: Self.report(&random), writesProperties: random.chance(50), in: .english)
      let after = String(decoding: change.change.after.source.bytes, as: UTF8.self)
      if !after.contains(word) { Issue.record("seed \(seed): ‘\(word)’ is gone: \(edited.debugDescription)") }
    } catch {
      // An error loses nothing.
    }
  }

  /// Marks in code are text, and a mark without a hash says where the table is to stand.
  @Test(arguments: [
    ("```\n<!-- retro:context 1 -->\n```\n## Keep\n", "```\n<!-- retro:context 1 -->\n```\n@## Keep\n"),
    ("    <!-- retro:context -->\n\n## Keep\n", "    <!-- retro:context -->\n\n@## Keep\n"),
    ("- <!-- retro:context -->\n\n## Keep\n", "- <!-- retro:context -->\n\n@## Keep\n"),
    ("## Keep\n- One\n\n## Numbers\n<!-- retro:context -->\n\n## Try\n", "## Keep\n- One\n\n## Numbers\n@## Try\n"),
    ("## Keep\n<!-- retro:context -->\n\n<!-- /retro:context -->\nmore\n", "## Keep\n@more\n"),
    ("a\r\n<!-- retro:context -->", "a\r\n@"), ("", "@"), ("\u{FEFF}## Keep", "\u{FEFF}@## Keep"),
  ])
  func theTableStandsWhereItIsAskedFor(text: String, expected: String) throws {
    var random = SeededGenerator(seed: 7)
    let report = Self.report(&random)
    let change = try Self.open(text).writing(.context, report.markdown(in: .english))
    let after = String(decoding: change.after.source.bytes, as: UTF8.self)
    let start = try #require(after.range(of: "<!-- retro:context ", options: .backwards))
    let end = try #require(after.range(of: "<!-- /retro:context -->"))
    let kept = after[..<start.lowerBound].trimmingBlankEnd + "@" + String(after[end.upperBound...]).droppingBlankLines
    let wanted = expected.split(separator: "@", omittingEmptySubsequences: false).map(String.init)
    #expect(kept == wanted[0].trimmingBlankEnd + "@" + wanted[1].droppingBlankLines, "\(after.debugDescription)")
  }

  /// A property follows the numbers as long as the table tells the same; what a person wrote stays.
  @Test func propertiesFollowTheTableThatWasWrittenWithThem() throws {
    let week = span("2026-11-09", "2026-11-15")
    func report(_ steps: Double, _ sleep: Double, _ work: Double?) -> ContextReport {
      var metrics = [Metric("steps", .number(steps)), Metric("sleep_minutes", .number(sleep)), Metric("sleep_quality", .number(80.25))]
      if let work { metrics += [Metric("screen_a, b|_minutes", .number(work)), Metric("screen_work_minutes", .number(40))] }
      return ContextReport(
        of: .init(week, title: "W46", days: [metrics], wellness: nil),
        after: .init(span("2026-11-02", "2026-11-08"), title: "W45", days: [], wellness: nil))
    }
    let file = try Self.open("---\ntype: weekly\ntags: [retro]\n---\n## Keep\n")
    let first = try file.changing(to: report(9000, 402, 303), writesProperties: true, in: .english)
    #expect(first.kept.isEmpty)
    let written = String(decoding: first.change.after.source.bytes, as: UTF8.self)
    #expect(
      written.hasPrefix(
        """
        ---
        type: weekly
        tags: [retro]
        avg_sleep_minutes: 402
        avg_sleep_quality: 80.3
        avg_steps: 9000
        top_categories: ["a, b|", work]
        ---

        <!-- retro:context
        """))
    #expect(first.change.newFindings.isEmpty)
    // Nothing changed: no byte changes.
    let same = try OpenFile(file.place, first.change.after).changing(to: report(9000, 402, 303), writesProperties: true, in: .english)
    #expect(same.change.isEmpty && same.kept.isEmpty)
    // Steps are the person's now; the others follow, and what is measured no longer goes.
    let mine = try Self.open(written.replacing("avg_steps: 9000", with: "avg_steps: 12000 # the watch was off"))
    let second = try mine.changing(to: report(8000, 411, nil), writesProperties: true, in: .english)
    #expect(second.kept == ["avg_steps"])
    let after = String(decoding: second.change.after.source.bytes, as: UTF8.self)
    #expect(
      after.hasPrefix(
        """
        ---
        type: weekly
        tags: [retro]
        avg_sleep_minutes: 411
        avg_sleep_quality: 80.3
        avg_steps: 12000 # the watch was off
        ---

        <!-- retro:context
        """))
    // Without the setting no property changes.
    let third = try mine.changing(to: report(8000, 411, nil), writesProperties: false, in: .english)
    #expect(String(decoding: third.change.after.source.bytes, as: UTF8.self).contains("avg_sleep_minutes: 402\n"))
    // Without a table beside them they may be the person's.
    let bare = try Self.open("---\navg_steps: 9000\n---\n")
    #expect(try bare.changing(to: report(8000, 411, nil), writesProperties: true, in: .english).kept == ["avg_steps"])
  }

  // MARK: -

  private static func open(_ text: String) throws -> OpenFile {
    let folder = try TemporaryFolder()
    try folder.write("", to: "retro.yaml")
    let place = try Journal(root: folder.path).place(of: "retros/2026/2026-W46.md", from: folder.path)
    let source = SourceText(path: place.shown, bytes: Array(text.utf8))
    return OpenFile(place, FileReading(source, path: place.path, configuration: place.configuration))
  }

  private func span(_ start: String, _ end: String) -> DaySpan {
    DaySpan(spanning: CalendarDay(start) ?? .earliest, CalendarDay(end) ?? .earliest)
  }

  private static func report(_ random: inout SeededGenerator) -> ContextReport {
    let now = DaySpan(spanning: CalendarDay("2026-11-09") ?? .earliest, CalendarDay("2026-11-15") ?? .earliest)
    let before = DaySpan(spanning: CalendarDay("2026-11-02") ?? .earliest, CalendarDay("2026-11-08") ?? .earliest)
    let names = ["sleep_minutes", "steps", "stand_hours", "screen_minutes", "screen_wo|rk_minutes", "screen_<!-- x_minutes", "workouts"]
    func days() -> [[Metric]] {
      (0..<3).map { _ in
        names.filter { _ in random.chance(60) }.map { Metric($0, .number(Double(Int.random(in: 1...10000, using: &random)) / 8)) }
      }
    }
    return ContextReport(
      of: .init(now, title: "W46", days: days() + [[Metric("steps", .number(1))]], wellness: nil),
      after: .init(before, title: "W45", days: days(), wellness: nil))
  }

  /// What stands before the marks and after them, without what was put in to set them apart.
  private static func without(_ change: FileChange) -> (lead: [UInt8], rest: [UInt8]) {
    let (before, after) = (change.before.source.bytes, change.after.source.bytes)
    let lead = Array(zip(before, after).prefix { $0 == $1 }.map(\.0))
    let shared = min(before.count - lead.count, after.count - lead.count)
    let rest = Array(zip(before.reversed(), after.reversed()).prefix { $0 == $1 }.map(\.0).prefix(shared).reversed())
    return (lead, rest)
  }

  /// A retrospective as people have it, its front matter, sections and line ends among what varies.
  private static func file(_ random: inout SeededGenerator) -> String {
    let end = random.pick(["\n", "\n", "\r\n"])
    let pieces = [
      "# A week", "## Keep", "## Review", "- One", "- [ ] Two", "Prose", "", "", "> quoted", "```", "code", "<!-- a comment -->", "<b>",
      "| a | b |", "1. x", "  indented", "Title", "===", "---", "* * *", "é 日本", "## ✅ Keeps (3)",
    ]
    var lines = random.chance(60) ? ["---", "type: weekly", "tags: [retro]", "---"] : []
    for _ in 0..<Int.random(in: 0...12, using: &random) { lines.append(random.pick(pieces)) }
    return (random.chance(10) ? "\u{FEFF}" : "") + lines.joined(separator: end) + random.pick([end, "", end + end])
  }
}

extension StringProtocol {
  fileprivate var trimmingBlankEnd: String { String(reversed().drop { $0.isWhitespace }.reversed()) }
  fileprivate var droppingBlankLines: String { String(drop { $0.isWhitespace }) }
}
