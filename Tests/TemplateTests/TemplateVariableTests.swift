// The names that templates may ask for: docs/templates.md tells them, and every one of them has a value.

import Foundation
import JournalDates
import JournalModel
import JournalTemplates
import JournalTestSupport
import Mustache
import Testing

@Suite struct TemplateVariableTests {
  @Test func theValuesHaveTheNamesOfTheTable() throws {
    let week = try Self.week()
    guard case .object(let members) = week.value else { return }
    #expect(Set(members.keys) == Set(TemplateVariable.all.map(\.name)))
    for variable in TemplateVariable.all where !variable.elements.isEmpty {
      let value = members[variable.name] ?? .nothing
      guard case .object(let element)? = value.elements.first else {
        Issue.record("\(variable.name) has no element")
        continue
      }
      if Set(element.keys) != Set(variable.elements) { Issue.record("\(variable.name): \(element.keys.sorted())") }
    }
    for name in TemplateVariable.all.map(\.name) + ["text", "level", "headings.try", "averages.steps", "tries.line"] {
      if !TemplateVariable.isKnown(name) { Issue.record("\(name) is not known") }
    }
    for name in ["tilte", "headings.tyr", "title.x", "tries.nothing", "a.b.c", ""] {
      if TemplateVariable.isKnown(name) { Issue.record("\(name) is known") }
    }
  }

  /// What each kind of period says, in one line each: Tests/Fixtures/templates/variables.txt.
  @Test func everyPeriodSaysItsDates() throws {
    let template = try MustacheTemplate(
      "{{period}}: {{type}}, {{title}}, {{dates}}, {{start}} to {{end}}, year {{year}}, quarter {{quarter}}, month {{month}} {{month_name}}, week {{week}}, {{weekday}}\n",
      name: "t")
    var made: [UInt8] = []
    for name in ["2026-11-20", "2026-W46", "2026-W53", "2026-11", "2026-Q4", "2026", "2027-01-01", "2027-W01"] {
      let period = try #require(Period(name))
      let variables = RetrospectiveVariables(period, today: period.end, created: .day(period.end))
      made += try template.render(variables.value, as: .markdown)
    }
    let template2 = try MustacheTemplate(Self.everything, name: "t")
    made += try template2.render(try Self.week().value, as: .markdown)
    let golden = Golden(Repository.fixtures.appending(path: "templates/variables.txt"))
    if let difference = try golden.difference(from: made) { Issue.record("\(difference)") }
  }

  private static let everything = """

    {{created}} {{today}} {{previous}} {{next}}
    {{#tries}}
    {{line}} | {{text}} | {{link}} | {{from}} | {{id}}
    {{/tries}}
    {{#actions}}
    {{line}} | {{text}} | {{due}} | {{priority}} | {{#overdue}}overdue{{/overdue}}
    {{/actions}}
    {{#noted}}
    {{line}} | {{text}} | {{section}} | {{link}} | {{date}} | {{weekday}}
    {{/noted}}
    {{review}}
    ---
    {{mood}}: {{#moods}}{{weekday}} {{mood}} ({{level}}) {{/moods}}
    {{#days}}{{link}} {{date}} {{^mood}}no mood{{/mood}}; {{/days}}
    {{#tags}}#{{name}} × {{count}} {{/tags}}
    {{#metrics}}{{name}} {{average}} of {{days}} days; {{/metrics}}
    {{averages.sleep_minutes}} {{averages.bedtime}} [{{averages.none}}]
    {{#context}}{{name}}: {{value}}, {{/context}}

    """

  private static func week() throws -> RetrospectiveVariables {
    let week = try #require(Period("2026-W46"))
    var variables = RetrospectiveVariables(week, today: week.end, created: try #require(Timestamp("2026-11-15T17:05:00+01:00")))
    variables.headings = Dictionary(
      uniqueKeysWithValues: SectionKind.allCases.filter { $0 != .other }.map { ($0, $0.rawValue.uppercased()) })
    variables.previous = "[[2026-W45]]"
    variables.next = "[[2026-W47]]"
    let tried = ReviewLine(
      Item(text: "Early bed\nat ten"), id: "t-9abc", from: "2026-W45", file: "2026-W45", label: "W45", hasBox: true)
    var action = ReviewLine(
      Item(text: "[[file-taxes]]"), id: "a-2k2k", from: "2025-W52", file: "2025-W52", label: "2025-W52", hasBox: false)
    action.due = CalendarDay("2026-11-10")
    action.priority = "high"
    action.isOverdue = true
    variables.review = ReviewLines(tries: [tried, tried.withoutText], actions: [action, action.withoutText], older: "3 are older")
    variables.review.noted = [
      NotedLine(Item(text: "Soup  #food", tags: ["food"]), in: .keep, named: "KEEP", on: week.start, file: "2026-11-09")
    ]
    let days: [(Int, Mood?)] = [(0, .good), (1, nil), (2, .bad)]
    variables.days = days.map { offset, mood in
      let day = week.start.advanced(by: offset)
      return RetrospectiveVariables.Day(day, mood: mood, moodName: mood.map { "very \($0.name)" }, link: "[[\(day)]]")
    }
    variables.tags = [("work", 3), ("team", 1)]
    let night: (String) -> Metric = { Metric("bedtime", .clock(TimeOfDay($0) ?? .midnight)) }
    variables.metrics = MetricSummary.all(of: [
      [Metric("sleep_minutes", .number(400)), night("23:30")],
      [Metric("sleep_minutes", .number(401)), night("00:31"), Metric("x", .number(1))],
      [Metric("exercise_minutes", .number(20.5)), Metric("sleep_quality", .number(3)), Metric("x", .clock(.midnight))],
      [Metric("sleep_minutes", .number(433))],
    ])
    variables.context = [("avg_sleep_minutes", "411"), ("avg_sleep_quality", "3"), ("total_exercise_minutes", "20.5")]
    return variables
  }
}
