// Finding a journal, founding one, and naming its files.

import Foundation
import HostSystem
import JournalDates
import JournalFormat
import JournalKit
import JournalSetup
import JournalModel
import JournalStore
import JournalTestSupport
import JournalText
import RetroCommands
import Testing

@Suite struct JournalTests {
  /// Each way of naming a journal beats those after it.
  @Test func nearerWordsBeatFartherOnes() throws {
    let folder = try TemporaryFolder()
    for name in ["named", "here", "variable", "home"] { try folder.write("", to: "\(name)/retro.yaml") }
    try folder.write("journal: \(folder.path)/home\n", to: "config/retro/config.yaml")
    try folder.write("", to: "here/deep/down/x.md")
    try folder.write("", to: "elsewhere/x.md")
    let settings = ["XDG_CONFIG_HOME": "\(folder.path)/config", "HOME": folder.path]
    let withVariable = settings.merging(["RETRO_JOURNAL": "\(folder.path)/variable"]) { $1 }
    let cases: [(named: String?, from: String, variables: [String: String], root: String?)] = [
      ("../named", "here", withVariable, "named"), (nil, "here/deep/down", withVariable, "here"),
      (nil, "elsewhere", withVariable, "variable"),
      (nil, "elsewhere", settings, "home"), (nil, "elsewhere", ["HOME": folder.path], nil), ("elsewhere", ".", withVariable, nil),
    ]
    for (index, item) in cases.enumerated() {
      let search = JournalSearch(
        named: item.named, from: PathText.absolute(item.from, from: folder.path), environment: Environment(item.variables))
      let root = try? search.root()
      if root != item.root.map({ "\(folder.path)/\($0)" }) { Issue.record("case \(index): found \(root ?? "none")") }
    }
  }

  /// The file that `retro init` writes shows what holds anyway: every line of it, made a setting, changes nothing and has no finding.
  @Test func theFirstSettingsAreTheDefaults() throws {
    let folder = try TemporaryFolder()
    try make(JournalFounding(at: "\(folder.path)/new", shown: "new"), stateIn: folder)
    let written = String(decoding: try folder.read("new/retro.yaml"), as: UTF8.self)
    let settings = written.split(separator: "\n").filter { $0.wholeMatch(of: /# [a-z_.]+: .+/) != nil }.map { $0.dropFirst(2) }
    let configuration = JournalConfiguration(SourceText(path: "retro.yaml", bytes: Array(settings.joined(separator: "\n").utf8)))
    let standard = JournalConfiguration.default
    #expect(settings.count > 15)
    #expect(configuration.diagnostics.isEmpty)
    #expect(configuration.layout == standard.layout)
    #expect(configuration.language == standard.language)
    #expect(configuration.dayStart == standard.dayStart)
    #expect(configuration.weekStart == standard.weekStart)
    #expect(configuration.reviewHorizonDays == standard.reviewHorizonDays)
    #expect(configuration.moodLabels.words == standard.moodLabels.words)
  }

  @Test func foundingTwiceIsFoundingOnce() throws {
    let folder = try TemporaryFolder()
    try make(JournalFounding(at: folder.path, shown: "."), stateIn: folder)
    let again = try JournalFounding(at: folder.path, shown: ".")
    #expect(again.missing.isEmpty)
    #expect(again.isJournal)
  }

  private func make(_ founding: JournalFounding, stateIn folder: TemporaryFolder) throws {
    let log = try ChangeLog(root: founding.root, environment: Environment(["XDG_STATE_HOME": "\(folder.path)/.state"]))
    let time = try #require(Moment("2026-11-20"))
    try log.withChanges { _ = try $0.carryOut(founding.changes, words: ["retro", "init"], time: time, folders: founding.folders) }
  }

  @Test func oneUnreadableFileNeverStopsTheOthers() throws {
    let folder = try TemporaryFolder()
    try folder.write("", to: "retro.yaml")
    try folder.write("# One\n", to: "one.md")
    try folder.write([0xFF, 0x00, 0x2D], to: "two.md")
    try folder.write("x", to: ".hidden/three.md")
    try folder.write("x", to: "templates/four.md")
    try FileManager.default.createSymbolicLink(atPath: "\(folder.path)/five.md", withDestinationPath: "nowhere.md")
    let contents = try Journal(root: folder.path).contents()
    #expect(contents.readings.map(\.path) == ["one.md", "two.md"])
  }

  @Test func aNightBelongsToTheDayBefore() throws {
    let fourInTheMorning = try #require(TimeOfDay("04:00"))
    let cases = [
      ("2026-11-21T01:30", "2026-11-20"), ("2026-11-21T03:59", "2026-11-20"), ("2026-11-21T04:00", "2026-11-21"),
      ("2026-11-21", "2026-11-21"),
      ("2026-03-01T00:00:00+09:00", "2026-02-28"),
    ]
    for (moment, day) in cases {
      let found = try #require(Moment(moment)).day(startingAt: fourInTheMorning)
      if found.description != day { Issue.record("\(moment) belongs to \(found)") }
    }
  }

  @Test func everyCommandIsDeclaredSoundly() {
    #expect(RetroProgram().contradictions == [])
  }
}
