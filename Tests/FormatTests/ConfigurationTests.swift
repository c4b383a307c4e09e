// What retro.yaml says is what holds.

import JournalDates
import JournalFormat
import JournalModel
import JournalTestSupport
import JournalText
import Testing

@Suite struct ConfigurationTests {
  @Test func everySettingHolds() throws {
    let settings = read(
      """
      # Mira's journal
      language: ja
      timezone: Asia/Tokyo
      day_start: 04:00
      week_start: sunday
      mood.labels: [mies, mau, geht, gut, super]
      sections.keep: [Gut so, "Weiter: so"]
      sections.log:
        - Tagebuch
      layout.day: tage/{yyyy}-{MM}-{dd}.md
      layout.goals: ziele/
      layout.ignore: [entwurf]
      review.horizon: 30 days
      weekly.grace_days: 3
      urgency.red_days: 2
      metrics.priority: [oura, apple-health]
      context.properties: true
      private.count: hide
      private.terminal: hide
      theme.colors: ocean
      theme.icons: hands
      theme.shape: rounded
      wellness.steps: 6000
      """)
    #expect(settings.diagnostics.isEmpty)
    #expect(settings.language == "ja" && settings.timezone == "Asia/Tokyo" && settings.dayStart == TimeOfDay("04:00"))
    #expect(settings.weekStart == .sunday && settings.reviewHorizonDays == 30 && settings.weeklyGraceDays == 3)
    #expect(settings.urgencyDays == UrgencyDays(green: 14, amber: 7, red: 2) && settings.metricsPriority == ["oura", "apple-health"])
    #expect(!settings.tellsPrivateCount && JournalConfiguration.default.tellsPrivateCount)
    #expect(!settings.showsPrivateOnTerminal && JournalConfiguration.default.showsPrivateOnTerminal)
    #expect(settings.writesContextProperties && settings.wellnessTargets == [.steps: 6000])
    #expect(settings.theme == Theme(colours: .ocean, icons: .hands, shape: .rounded))
    #expect(settings.moodLabels.mood(named: "gut") == .good && settings.moodLabels.mood(named: "good") == .good)
    #expect(settings.sectionNames.kind(ofHeading: "Weiter: so") == .keep && settings.sectionNames.kind(ofHeading: "tagebuch:") == .log)
    #expect(settings.layout.kind(ofPath: "tage/2026-11-20.md", hasSchedule: false) == .day)
    #expect(settings.layout.kind(ofPath: "days/2026/11/2026-11-20.md", hasSchedule: false) == .note)
    #expect(settings.layout.path(for: .goal, slug: "run") == "ziele/run.md" && settings.layout.isSkipped("a/entwurf/b.md"))
  }

  @Test func aSettingThatCannotBeReadIsReportedAndHasItsDefault() {
    for line in [
      "language: xx", "day_start: 4am", "day_start: 24:30", "week_start: someday", "mood.labels: [a, b, c, d]",
      "mood.labels: [a, a, b, c, d]",
      "layout.day: days/{yyyy}.md", "layout.day: /{yyyy}-{MM}-{dd}.md", "layout.day: ../{yyyy}-{MM}-{dd}.md",
      "layout.day: {yyyy}-{MM}-{dd}-{hh}.md",
      "layout.goals: ../elsewhere", "layout.goals: /", "review.horizon: soon", "review.horizon: 0 weeks", "weekly.grace_days: -1",
      "urgency.red_days: 99999999999999999999", "context.properties: yes", "wellness.steps: 0", "timezone: [a, b]", "theme.colors: Ocean",
      "theme.icons: words", "theme.shape: [circle]", "private.count: none", "private.terminal: off", "private.terminal: [hide]",
    ] {
      // A brace would begin a map in YAML.
      let text = line.contains(": {") ? line.replacing(": ", with: ": '") + "'" : line
      let settings = read(text)
      if settings.diagnostics.map(\.message.code) != [.configBadValue] {
        Issue.record("\(line): \(settings.diagnostics.map(\.message.code))")
      }
      let plain = JournalConfiguration.default
      if settings.language != plain.language || settings.layout != plain.layout || settings.moodLabels != plain.moodLabels
        || settings.showsPrivateOnTerminal != plain.showsPrivateOnTerminal || settings.theme != plain.theme
        || settings.dayStart != plain.dayStart || settings.reviewHorizonDays != plain.reviewHorizonDays
      {
        Issue.record("\(line) changes a setting")
      }
    }
  }

  @Test func anEmptyFileAndNoFileSayTheSame() {
    for text in ["", "\n", "\u{FEFF}", "# nothing\n", "---\n", "---\n# nothing\n", "language:\n"] {
      let settings = read(text)
      if !settings.diagnostics.isEmpty || settings.layout != .standard || settings.language != "en" {
        Issue.record("\(text.debugDescription)")
      }
    }
  }

  @Test func theFixOfANestedMapSaysTheSameWithDots() throws {
    let cases = [
      ("layout:\n  day: d/{yyyy}-{MM}-{dd}.md\n  goals: ziele\n", "layout.day: d/{yyyy}-{MM}-{dd}.md\nlayout.goals: ziele\n"),
      ("wellness:\r\n  # a lot\r\n  steps: 8000\r\nlanguage: de\r\n", "wellness.steps: 8000\r\nlanguage: de\r\n"),
      ("layout:\n  ignore:\n    - a\n    - b\n  goals: z", "layout.ignore:\n  - a\n  - b\nlayout.goals: z\n"),
      ("wellness: { steps: 8000, pickups: 40 }\r\nlanguage: de\r\n", "wellness.steps: 8000\r\nwellness.pickups: 40\r\nlanguage: de\r\n"),
    ]
    for (nested, dotted) in cases {
      let source = SourceText(path: "retro.yaml", bytes: Array(nested.utf8))
      let fix = JournalConfiguration(source).diagnostics.flatMap(\.fix)
      let mended = String(decoding: try source.applying(fix).bytes, as: UTF8.self)
      if let difference = firstDifference(dotted, mended) { Issue.record("\(nested.debugDescription): \(difference)") }
      if !read(mended).diagnostics.isEmpty { Issue.record("\(mended.debugDescription) has findings") }
    }
  }

  @Test func aNestedMapThatIsNotSimpleHasNoFix() {
    for text in [
      "layout: {day: [a]}\n", "layout: {day: }\n", "layout:\n  day: |\n    text\n", "layout:\n  a b: c\n", "layout:\n  - a\n  - b: c\n",
    ] {
      for finding in read(text).diagnostics where !finding.fix.isEmpty { Issue.record("\(text.debugDescription) has a fix") }
    }
  }

  private func read(_ text: String) -> JournalConfiguration {
    JournalConfiguration(SourceText(path: "retro.yaml", bytes: Array(text.utf8)))
  }
}
