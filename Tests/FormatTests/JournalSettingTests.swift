// Settings in words agree with settings as they are read, and an edit of one touches no other byte.

import JournalDates
import JournalFormat
import JournalModel
import JournalTestSupport
import JournalText
import Testing

@Suite struct JournalSettingTests {
  @Test func everyKeyIsDescribedOnce() {
    #expect(JournalSetting.all.map(\.key) == JournalConfiguration.knownKeys)
    for setting in JournalSetting.all where !setting.summary.hasSuffix(".") || setting.summary.utf8.count > 110 {
      Issue.record("\(setting.key): \(setting.summary)")
    }
  }

  /// Writing the default changes nothing, so what is told as the default is what holds.
  @Test func whatIsToldAsTheDefaultHolds() {
    let plain = JournalConfiguration.default
    for setting in JournalSetting.all where !setting.standard.isEmpty {
      // A pattern's braces would begin a map in YAML.
      let written = setting.standard.hasPrefix("{") ? "'\(setting.standard)'" : setting.standard
      let read = JournalConfiguration(SourceText(path: "retro.yaml", bytes: Array("\(setting.key): \(written)\n".utf8)))
      let isSame =
        read.layout == plain.layout && Mood.allCases.allSatisfy { read.moodLabels.name(of: $0) == plain.moodLabels.name(of: $0) }
        && read.language == plain.language && read.theme == plain.theme
        && read.dayStart == plain.dayStart && read.weekStart == plain.weekStart && read.reviewHorizonDays == plain.reviewHorizonDays
        && read.weeklyGraceDays == plain.weeklyGraceDays && read.urgencyDays == plain.urgencyDays
        && read.metricsPriority == plain.metricsPriority && read.healthSources == plain.healthSources
        && read.writesContextProperties == plain.writesContextProperties
      if !read.diagnostics.isEmpty || !isSame { Issue.record("\(setting.key): \(setting.standard) is not what holds") }
      for choice in setting.choices {
        let read = JournalConfiguration(SourceText(path: "retro.yaml", bytes: Array("\(setting.key): \(choice)\n".utf8)))
        if !read.diagnostics.isEmpty { Issue.record("\(setting.key) does not take \(choice)") }
      }
    }
  }

  /// Files as people have them, with and without a fence, a mark, a last line end.
  @Test func settingAndUnsettingGivesTheFileBack() throws {
    let files = [
      "", "# nothing\n", "language: de\n", "language: de", "language: de\r\nweek_start: sunday # late\r\n", "\u{FEFF}language: de\n",
      "---\nlanguage: de\n", "---\r\nlanguage: de", "\n\nlanguage: de\n\n\n",
      "layout.ignore:\n  - a\n  - b\n# end\n", "layout.ignore: [a, 'b']\n",
    ]
    for file in files {
      let source = SourceText(path: "retro.yaml", bytes: Array(file.utf8))
      let set = try source.settingConfiguration("day_start", to: .text("04:00"))
      let list = try set.settingConfiguration("layout.ignore", to: .list(["a", "x: y"]))
      let settings = JournalConfiguration(list)
      if settings.dayStart.description != "04:00" || settings.layout.isSkipped("a") != true || !settings.diagnostics.isEmpty {
        Issue.record("\(file.debugDescription) becomes \(String(decoding: list.bytes, as: UTF8.self).debugDescription)")
      }
      if settings.stated["layout.ignore"] != .list(["a", "x: y"]) { Issue.record("\(file.debugDescription): \(settings.stated)") }
      let twice = try set.settingConfiguration("day_start", to: .text("04:00"))
      if twice.bytes != set.bytes { Issue.record("\(file.debugDescription): twice") }
      let back = try set.settingConfiguration("day_start", to: nil)
      if back.bytes != source.bytes {
        Issue.record("\(file.debugDescription) comes back as \(String(decoding: back.bytes, as: UTF8.self).debugDescription)")
      }
    }
  }
}
