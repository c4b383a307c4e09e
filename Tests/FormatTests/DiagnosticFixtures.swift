// One small file for each finding, with what is printed about it.

import JournalChecks
import Foundation
import JournalDates
import JournalFormat
import JournalModel
import JournalTestSupport
import JournalText
import MarkdownSyntax
import Testing

/// A case in Tests/Fixtures/diagnostics: a file, and what is printed about it. The path that is printed is the path in the journal.
struct DiagnosticFixture {
  let name: String
  let source: SourceText
  let printed: Golden

  static func all() throws -> [DiagnosticFixture] {
    let folder = Repository.fixtures.appending(path: "diagnostics")
    return try ["md", "yaml", "csv"].flatMap { Repository.files(in: folder, ofKind: $0) }.map { url in
      let golden = url.deletingPathExtension().appendingPathExtension("txt")
      let path = try golden.text().prefix { $0 != ":" }
      return DiagnosticFixture(
        name: url.deletingPathExtension().lastPathComponent, source: SourceText(path: String(path), bytes: try url.bytes()),
        printed: Golden(golden))
    }
  }

  var isConfiguration: Bool { source.path.hasSuffix(".yaml") }

  func findings(in source: SourceText) -> [Diagnostic] {
    if isConfiguration { return JournalConfiguration(source, zones: Self.zones).diagnostics }
    if let metrics = MetricsPath(source.path, in: "metrics") { return MetricsCheck.findings(in: source, year: metrics.year) }
    let reading = FileReading(source, path: source.path)
    var facts = Self.neighbours
    facts.add(reading.facts)
    facts.complete()
    return reading.diagnostics(in: facts)
  }

  /// A machine that knows few zones.
  static let zones = ZoneNames(isKnown: { ["Asia/Tokyo", "Europe/Berlin"].contains($0) }, all: { ["Asia/Tokyo", "Europe/Berlin"] })

  /// The journal that every case lies in.
  static let neighbours: JournalFacts = {
    var facts = JournalFacts(layout: .standard, zones: zones)
    let tax = Activity.Task(due: CalendarDay("2026-11-30"), priority: .high, completed: CalendarDay("2026-11-12"))
    facts.add(.init(path: "activities/run.md", kind: .habit))
    facts.add(.init(path: "activities/tax.md", kind: .task, task: tax))
    facts.add(.init(path: "days/2026/11/2026-11-18.md", kind: .day, period: Period("2026-11-18")))
    facts.add(.init(path: "activities/rent.md", kind: .task, task: Activity.Task()))
    var backstroke = JournalFacts.File(path: "activities/backstroke.md", kind: .habit)
    backstroke.targets = HabitTarget("40 min").map { [$0] } ?? []
    facts.add(backstroke)
    var term = JournalFacts.File(path: "terms/2026-t4.md", kind: .term)
    term.term = CalendarDay("2026-10-05").map { DaySpan($0) }.flatMap { DaySpan(from: $0.start, to: $0.start.advanced(by: 69)) }
    facts.add(term)
    var lane = JournalFacts.File(path: "measures/lane.md", kind: .measure)
    lane.measure = Measure(unit: "lane", canonicalUnit: "km", factor: 0.025)
    facts.add(lane)
    facts.add(.init(path: "goals/lisbon.md", kind: .goal))
    var run = JournalFacts.File(path: "goals/run-500-km.md", kind: .goal)
    run.goalTargets = [GoalTarget("500 km")].compactMap { $0 }
    facts.add(run)
    facts.add(.init(path: "notes/lisbon.md", kind: .note))
    facts.add(.init(path: "retros/2026/2026-W44.md", kind: .weekly, period: Period("2026-W44"), ids: ["a-1b2c": .action, "t-1b2c": .try]))
    facts.addAttachment("photos/2026/beach.jpg")
    let week = SourceText(path: "", bytes: Array("# A week\n## ✅ Keep (3)\n".utf8))
    facts.addHeadings(HeadingNames(of: Outline(week), in: week), of: "retros/2026/2026-W44.md")
    facts.complete()
    return facts
  }()
}

@Suite struct DiagnosticFixtures {
  @Test func everyFindingIsPrintedExactly() throws {
    for fixture in try DiagnosticFixture.all() {
      let lines = LineTable(fixture.source)
      let findings = fixture.findings(in: fixture.source)
      let printed = findings.map { $0.rendered(in: fixture.source, lines: lines) }.joined()
      if let difference = try fixture.printed.difference(from: printed) { Issue.record("\(difference)") }
      if !findings.contains(where: { fixture.name.hasPrefix($0.message.code.rawValue.replacing("/", with: "-")) }),
        !fixture.name.hasPrefix("config-front-matter")
      {
        Issue.record("\(fixture.name) has no finding of its name")
      }
    }
  }

  @Test func everyCodeHasAFixture() throws {
    let names = try DiagnosticFixture.all().map(\.name)
    // What is worded above these two is found only in whole journals, which other tests have.
    let worded = try ["Text/MarkdownSyntax", "Format/JournalFormat", "Format/JournalChecks"].flatMap {
      Repository.files(in: Repository.sources.appending(path: $0), ofKind: "swift")
    }
    .map { try $0.text() }.joined()
    let codes = Diagnostic.Code.allCases.filter { worded.contains(".\($0),") }
    #expect(codes.count >= 40)
    for code in codes where !names.contains(where: { $0.hasPrefix(code.rawValue.replacing("/", with: "-")) }) {
      Issue.record("\(code.rawValue) has no file in Tests/Fixtures/diagnostics")
    }
  }

  @Test func aCertainFixMendsItsFindingAndMakesNoOther() throws {
    for fixture in try DiagnosticFixture.all() {
      let findings = fixture.findings(in: fixture.source)
      for finding in findings where !finding.fix.isEmpty {
        let mended = fixture.findings(in: try fixture.source.applying(finding.fix))
        if mended.count != findings.count - 1 {
          Issue.record("\(fixture.name): \(findings.count) findings, after the fix \(mended.map(\.message.code.rawValue))")
        }
      }
    }
  }
}
