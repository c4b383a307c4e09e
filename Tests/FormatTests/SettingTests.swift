// Settings in words agree with settings as they are read, and an edit of one touches no other byte.

import JournalDates
import JournalFormat
import JournalModel
import JournalTestSupport
import JournalText
import Testing

@Suite struct SettingTests {
  @Test func everyKeyIsDeclaredOnce() {
    #expect(Setting.all.count >= 49 && Set(Setting.all.map(\.key)).count == Setting.all.count)
    for setting in Setting.all where !setting.summary.hasSuffix(".") || setting.summary.utf8.count > 110 {
      Issue.record("\(setting.key): \(setting.summary)")
    }
  }

  /// What a setting is given holds, and no other setting has another value than before: whatever stands beside it in the file.
  @Test func aSettingChangesItselfAlone() throws {
    var random = SeededGenerator(seed: 17)
    for setting in Setting.all {
      for value in try others(than: setting) { check([(setting, value)]) }
    }
    for _ in 0..<200 {
      let chosen = Setting.all.filter { _ in random.chance(20) }.shuffled(using: &random)
      check(try chosen.map { ($0, random.pick(try others(than: $0))) })
    }
  }

  private func check(_ given: [(setting: Setting, value: SettingValue)]) {
    let file = given.map { line($0.setting, $0.value) }.joined()
    let read = configuration(file)
    for finding in read.diagnostics where finding.message.code != .configConflict {
      Issue.record("\(file): \(finding.message.text)")
    }
    for setting in Setting.all {
      let wanted = given.first { $0.setting.key == setting.key }?.value ?? setting.standard
      if setting.value(in: read) != wanted { Issue.record("\(file): \(setting.key) is \(setting.value(in: read)?.line ?? "nothing")") }
    }
  }

  /// Values, as they would be written, that a setting takes and that are not its default: at least one.
  private func others(than setting: Setting) throws -> [SettingValue] {
    let words = ["somewhere", "p/{yyyy}/{MM}/{dd}/{q}/{week_year}/{ww}/note.md", "04:30", "23:59", "5", "9", "2.5", "3 weeks", "30 days", "DE"]
    let texts = (setting.choices.isEmpty ? words : setting.choices).map { SettingValue.text($0) }
    let chosen = setting.choices.isEmpty ? [] : [[setting.choices[0]], [setting.choices[1], setting.choices[0]]]
    let lists = (chosen + [["a"], ["b", "c d"], ["w = bad"], ["v", "w", "x", "y", "z"], [words[1], "q" + words[1]]]).map { SettingValue.list($0) }
    let taken = (setting.isList ? lists : texts).filter { value in
      let read = configuration(line(setting, value))
      // A value that is written in another way is none of those that are compared.
      return read.diagnostics.isEmpty && setting.value(in: read) == value && value != setting.standard
    }
    return try #require(taken.isEmpty ? nil : taken, "\(setting.key) takes none of the values of this test")
  }

  private func line(_ setting: Setting, _ value: SettingValue) -> String {
    switch value {
    case .text(let text): "\(setting.key): '\(text)'\n"
    case .list(let texts): "\(setting.key): [\(texts.map { "'\($0)'" }.joined(separator: ", "))]\n"
    }
  }

  private func configuration(_ text: String) -> JournalConfiguration {
    JournalConfiguration(SourceText(path: "retro.yaml", bytes: Array(text.utf8)))
  }

  /// What cannot be read leaves every setting as it is.
  @Test func aValueThatCannotBeReadChangesNothing() {
    for setting in Setting.all where !setting.isList && setting.wanted.english != "one line of text" {
      let read = configuration("\(setting.key): '\u{5C}'\n")
      if read.diagnostics.map(\.message.code) != [.configBadValue] { Issue.record("\(setting.key) takes a backslash") }
      for other in Setting.all where other.value(in: read) != other.standard { Issue.record("\(setting.key) changes \(other.key)") }
    }
  }

  /// Writing the default changes nothing, and each of its words can be read.
  @Test func whatIsToldAsTheDefaultHolds() {
    for setting in Setting.all {
      guard let standard = setting.standard else { continue }
      check([(setting, standard)])
      for choice in setting.choices { check([(setting, .text(choice))]) }
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
      if settings.stated["layout.ignore"]?.value != .list(["a", "x: y"]) { Issue.record("\(file.debugDescription): \(settings.stated)") }
      let twice = try set.settingConfiguration("day_start", to: .text("04:00"))
      if twice.bytes != set.bytes { Issue.record("\(file.debugDescription): twice") }
      let back = try set.settingConfiguration("day_start", to: nil)
      if back.bytes != source.bytes {
        Issue.record("\(file.debugDescription) comes back as \(String(decoding: back.bytes, as: UTF8.self).debugDescription)")
      }
    }
  }
}
