// A check says what its files say, whatever it remembers of earlier ones.

import JournalChecks
import Foundation
import HostSystem
import JournalFormat
import JournalIndex
import JournalKit
import JournalModel
import JournalStore
import JournalTestSupport
import JournalText
import MarkdownSyntax
import Testing

@Suite struct CheckLaws {
  /// What is compared of a finding.
  private struct Told: Hashable, CustomStringConvertible {
    var path: String
    var code: String
    var text: String
    var help: String
    var range: TextRange
    var isCertain: Bool

    init(_ path: String, _ finding: Diagnostic) {
      self.path = path
      (code, text, help) = (finding.message.code.rawValue, finding.message.text, finding.message.help ?? "")
      (range, isCertain) = (finding.range, !finding.fix.isEmpty)
    }

    var description: String { "\(path) \(range) \(code): \(text)" }
  }

  private func told(_ check: JournalCheck) -> [Told] { check.files.flatMap { file in file.findings.map { Told(file.path, $0) } } }

  /// Whether it takes more than the file to find it: the journal's other files, or of a time zone the machine.
  private func isOfTheWhole(_ told: Told) -> Bool {
    Diagnostic.Code(rawValue: told.code)?.isToldByOtherFiles ?? false
      || [Diagnostic.Code.propertyUnknownValue, .sectionOpenQuestions].contains { $0.rawValue == told.code }
  }

  /// Checks again and again by what the index remembers are checks of every file afresh.
  @Test(arguments: 0..<10) func whatIsRememberedChangesNoFinding(_ seed: UInt64) throws {
    var history = try CheckHistory(seed: seed)
    _ = try JournalIndex.open(history.journal(), history.environment)
    var steps: [String] = []
    for round in 0..<16 {
      let journal = try history.journal()
      var checker = JournalChecker(journal, zones: history.zones, history.environment)
      let wanted = round % 5 == 4 ? Set(try journal.entryPaths().paths.filter { $0.hasPrefix("days/") }) : nil
      let afresh = try JournalCheck(journal, only: wanted, zones: history.zones)
      for again in 0..<2 {
        let check = try checker.check(only: wanted)
        if told(check) != told(afresh) || check.count != afresh.count {
          let differences = Set(told(check)).symmetricDifference(told(afresh)).map(\.description).sorted()
          Issue.record("seed \(seed), round \(round), \(again == 0 ? "index" : "memory"): \(differences.prefix(5)) \(steps.suffix(8))")
          return
        }
      }
      for _ in 0..<Int.random(in: 1...3, using: &history.generator) { steps.append(try history.edit()) }
    }
  }

  /// Whatever changes in a journal without findings, the next check is one of every file afresh.
  @Test(arguments: CleanJournal.Change.allCases) func aCleanJournalIsLookedAtAgain(_ change: CleanJournal.Change) throws {
    var clean = try CleanJournal()
    _ = try JournalIndex.open(clean.journal(), clean.environment)
    func check() throws -> JournalCheck {
      var checker = JournalChecker(try clean.journal(), zones: clean.zones, clean.environment, clock: clean.clock)
      return try checker.check()
    }
    for _ in 0..<3 { #expect(try told(check()) == []) }
    // Three times the same, and the last two without a look into any file.
    #expect(try check().facts.paths(named: "run").isEmpty)
    try clean.make(change)
    for _ in 0..<2 {
      let (again, afresh) = (try check(), try JournalCheck(clean.journal(), zones: clean.zones))
      #expect(told(again) == told(afresh))
      #expect(again.count == afresh.count && again.problems.count == afresh.problems.count)
      #expect(!told(afresh).isEmpty || [.another, .removed, .settings].contains(change))
    }
  }

  /// A check of a journal is the checks of its files by themselves and what only the whole tells of them.
  @Test(arguments: 100..<112) func aCheckIsTheChecksOfItsFiles(_ seed: UInt64) throws {
    var history = try CheckHistory(seed: seed)
    for _ in 0..<20 { _ = try history.edit() }
    let journal = try history.journal()
    let check = try JournalCheck(journal, zones: history.zones)
    let walk = try FileSystem.walk(journal.root, skipping: { journal.layout.isSkipped($0) })
    var facts = JournalFacts(layout: journal.layout, zones: history.zones)
    let contents = try journal.contents()
    for file in walk.files where PathText.fileExtension(file.path).lowercased() != "md" { facts.addAttachment(file.path) }
    for reading in contents.readings {
      facts.add(reading.facts)
      facts.addHeadings(HeadingNames(of: reading.outline, in: reading.source), of: reading.path)
    }
    facts.complete()
    var expected: [Told] = []
    for reading in contents.readings {
      let whole = reading.diagnostics(in: facts).map { Told(reading.path, $0) }
      expected += whole
      var more = whole
      for own in reading.diagnostics.map({ Told(reading.path, $0) }) {
        if let place = more.firstIndex(of: own) { more.remove(at: place) } else { Issue.record("seed \(seed): lost \(own)") }
      }
      for finding in more where !isOfTheWhole(finding) { Issue.record("seed \(seed): only the whole tells \(finding)") }
    }
    // Whether a box in a Review can be moved, the check of the whole journal finds out by itself.
    func isJudged(_ told: Told) -> Bool { told.code.hasPrefix("retro/review-box") || told.path == "retro.yaml" }
    let (ours, theirs) = (told(check).filter { !isJudged($0) }, expected.filter { !isJudged($0) })
    if ours != theirs {
      Issue.record("seed \(seed): \(Set(ours).symmetricDifference(theirs).map(\.description).sorted().prefix(5))")
    }
    #expect(check.files.count < contents.readings.count)
  }
}

/// A journal in which a check finds nothing, until something changes.
struct CleanJournal {
  enum Change: CaseIterable {
    case words, sameSize, another, removed, attachment, template, metrics, settings, zone, copy
  }

  private let folder: TemporaryFolder
  /// Of the machine.
  private(set) var zones = ZoneNames(isKnown: { $0 == "Asia/Tokyo" }, all: { ["Asia/Tokyo"] })
  /// A minute later than the files were written.
  let clock = HostClock { HostClock.Instant(seconds: HostClock.system.now().seconds + 60) }

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("", to: "journal/retro.yaml")
    try folder.write("---\ntype: habit\ntitle: Run\nschedule: daily\n---\n", to: "journal/activities/run.md")
    try folder.write(
      "---\ntype: day\ndate: 2026-11-20\ntimezone: Asia/Tokyo\n---\n\n# Log\n\n- [x] [[run]]\n- ![[photo.jpg]]\n",
      to: "journal/days/2026/11/2026-11-20.md")
    try folder.write("jpg", to: "journal/photos/photo.jpg")
    try folder.write("---\ntype: note\n---\n\n{{title}}\n", to: "journal/templates/note.md")
    try folder.write("date,steps\n2026-11-20,9000\n", to: "journal/metrics/phone/2026.csv")
  }

  var environment: HostSystem.Environment { HostSystem.Environment(["XDG_CACHE_HOME": folder.path + "/cache"]) }
  func journal() throws -> Journal { try Journal(root: folder.path + "/journal") }

  mutating func make(_ change: Change) throws {
    switch change {
    case .words: try folder.write("---\ntype: habit\ntitle: Run\nschedule: never\n---\n", to: "journal/activities/run.md")
    case .sameSize: try folder.write("---\ntype: habit\ntitle: Run\nschedule: dayly\n---\n", to: "journal/activities/run.md")
    case .another: try folder.write("# A thought\n", to: "journal/notes/thought.md")
    case .removed: try FileManager.default.removeItem(atPath: folder.path + "/journal/activities/run.md")
    case .attachment: try FileManager.default.removeItem(atPath: folder.path + "/journal/photos/photo.jpg")
    case .template: try folder.write("---\ntype: note\n---\n\n{{#title}}\n", to: "journal/templates/note.md")
    case .metrics: try folder.write("date,steps\n2026-11-20,many\n", to: "journal/metrics/phone/2026.csv")
    case .settings: try folder.write("language: de\n", to: "journal/retro.yaml")
    case .zone: zones = ZoneNames(isKnown: { _ in false }, all: { ["Europe/Berlin"] })
    case .copy: try folder.write("# A thought\n", to: "journal/days/2026/11/2026-11-20 (conflicted copy 2026-11-21).md")
    }
  }
}

/// A journal whose files speak of each other in every way that a check looks at, and change.
private struct CheckHistory {
  let folder: TemporaryFolder
  var generator: SeededGenerator
  /// Of the machine; a zone is found and lost by `configure`.
  var zones = ZoneNames(isKnown: { ["Asia/Tokyo", "Europe/Berlin"].contains($0) }, all: { ["Asia/Tokyo", "Europe/Berlin"] })

  init(seed: UInt64) throws {
    folder = try TemporaryFolder()
    generator = SeededGenerator(seed: seed)
    try folder.write("", to: "journal/retro.yaml")
    for _ in 0..<30 { _ = try write() }
  }

  var environment: HostSystem.Environment { HostSystem.Environment(["XDG_CACHE_HOME": folder.path + "/cache"]) }
  func journal() throws -> Journal { try Journal(root: folder.path + "/journal") }

  mutating func edit() throws -> String {
    switch Int.random(in: 0..<12, using: &generator) {
    case 0...4: return try write()
    case 5: return try damage()
    case 6, 7: return try move()
    case 8: return try remove()
    case 9: return try attach()
    case 10:
      let known = generator.pick([["Asia/Tokyo", "Europe/Berlin"], ["Asia/Tokyo"], ["Europe/Berlin"]])
      zones = ZoneNames(isKnown: { known.contains($0) }, all: { known })
      return "zones \(known)"
    default:
      let text = generator.pick(["", "", "day_start: 04:00\n", "layout:\n  ignore: [notes]\n", "language: de\n"])
      try folder.write(text, to: "journal/retro.yaml")
      return "configure \(text.debugDescription)"
    }
  }

  private let names = [
    "run", "walk", "Morning Run", "lisbon", "tax", "lane", "2026-W44", "2026-W45", "2026-11-12", "idea", "photo.jpg", "nowhere",
  ]

  private mutating func name() -> String {
    let name = generator.pick(names)
    return generator.pick([name, name, name, name.uppercased(), "goals/\(name)", "/activities/\(name)", "../\(name)", "\(name).md"])
  }

  private mutating func link() -> String {
    let place = generator.pick(["", "", "", "#^a-1a1a", "#^t-1a1a", "#^X-9", "#Keep", "#Some heading"])
    return generator.pick([
      "[[\(name())\(place)]]", "[[\(name())\(place)]]", "![[\(name())]]", "[x](\(name())\(place))", "![x](../photos/\(name()))",
    ])
  }

  private mutating func write() throws -> String {
    let week = Int.random(in: 43...46, using: &generator), day = Int.random(in: 10...16, using: &generator)
    let (path, text): (String, String) =
      switch Int.random(in: 0..<12, using: &generator) {
      case 0...3: ("\(generator.chance(10) ? "" : "days/2026/11/")2026-11-\(day).md", dayText())
      case 4...6: ("retros/2026/2026-W\(week).md", retrospectiveText())
      case 7:
        (
          "activities/\(generator.pick(["run", "walk", "swim"])).md",
          "---\n\(generator.pick(["schedule: daily", "schedule: weekly", "due: 2026-11-20", "completed: 2026-11-10"]))\n"
            + generator.pick(["target: 5 km\n", "target: 30 min\n", ""])
            + generator.pick(["aliases: [Morning Run]\n", "title: walk\n", "", ""])
            + "---\n# \(generator.pick(["Morning Run", "Run", "Tea"]))\n"
        )
      case 8:
        ("activities/tax.md", "---\ndue: 2026-11-\(day)\npriority: high\n\(generator.chance(40) ? "completed: 2026-11-12\n" : "")---\n")
      case 9:
        (
          "goals/\(generator.pick(["lisbon", "run"])).md",
          "---\ntargets: \(generator.pick(["500 km", "20 lane", "3 h", "[500 km, 3 mi]"]))\nterm: \"\(link())\"\n---\n## Some heading\n"
        )
      case 10:
        generator.chance(50)
          ? ("measures/lane.md", "---\nunit: lane\ncanonical_unit: \(generator.pick(["km", "min"]))\nfactor: 0.025\n---\n")
          : ("terms/t\(day % 3).md", "---\nstart: 2026-\(generator.pick(["09", "10", "12"]))-05\nend: 2026-12-20\n---\n")
      default:
        (
          "notes/\(generator.pick(["idea", "Idea", "run", "2026-11-1"])).md",
          "\(generator.pick(["", "---\ntags: [a\n---\n"]))# Note ^X-9\n\(link())\n"
        )
      }
    try folder.write(text, to: "journal/" + path)
    return "write \(path)"
  }

  private mutating func dayText() -> String {
    var text =
      "---\n\(generator.pick(["mood: good", "mood: goood", "timezone: Asia/Tokyo", "timezone: Europe/Berlin", "tags: [a]"]))\n---\n\(link())\n## Log\n"
    for _ in 0..<Int.random(in: 0...3, using: &generator) {
      let amount = generator.pick(["[distance:: 5 km]", "[duration:: 30 min]", "[amount:: 3 lane]", "[distance:: 5,2 km]", "", ""])
      text += "- \(generator.pick(["", "[x] ", "07:10 "]))\(generator.pick(["[[run]]", "[[Morning Run]]", "[[walk]]", link()])) \(amount)"
      text += generator.chance(30) ? " [goal:: [[\(generator.pick(["lisbon", "run"]))]]]\n" : "\n"
    }
    return text
  }

  private mutating func retrospectiveText() -> String {
    var text = "## Review\n"
    if generator.chance(60) { text += "- \(generator.pick(["", "[x] ", "[ ] "]))Something \(link())\n" }
    text += "## \(generator.pick(["Keep", "Kept", "Behalten"]))\n- Well ^\(generator.pick(["k-1a1a", "t-1a1a"]))\n"
    if generator.chance(60) { text += "## Try\n- Sleep \(generator.pick(["", "#private ", "[for:: Well] "]))^t-1a1a\n" }
    if generator.chance(60) {
      text += "## Action\n- [\(generator.pick([" ", "x", "-"]))] \(generator.pick(["[[tax]]", "Call"])) [due:: 2026-11-14] ^a-1a1a\n"
    }
    return text
  }

  private var files: [String] {
    Repository.files(in: folder.url.appending(path: "journal"), ofKind: "md").map { String($0.systemPath.dropFirst(folder.path.count)) }
      .sorted()
  }

  private mutating func damage() throws -> String {
    guard !files.isEmpty else { return "" }
    let path = generator.pick(files)
    let bytes = try folder.read(path)
    try folder.write(mutations(of: bytes, count: 1, using: &generator)[0], to: path)
    return "damage \(path)"
  }

  private mutating func move() throws -> String {
    guard !files.isEmpty else { return "" }
    let path = generator.pick(files)
    let file = (path as NSString).lastPathComponent
    let other = generator.pick([
      "notes/\(file)", "activities/\(file)", "goals/\(file)", "retros/2026/\(file)", "notes/moved.md", "days/2026/12/\(file)",
    ])
    let bytes = try folder.read(path)
    try FileManager.default.removeItem(atPath: folder.path + path)
    try folder.write(bytes, to: "journal/" + other)
    return "move \(path) to \(other)"
  }

  private mutating func remove() throws -> String {
    guard !files.isEmpty else { return "" }
    let path = generator.pick(files)
    try FileManager.default.removeItem(atPath: folder.path + path)
    return "remove \(path)"
  }

  private mutating func attach() throws -> String {
    let path = generator.pick(["photos/photo.jpg", "photos/nowhere", "nowhere", "lisbon"])
    if generator.chance(30) {
      try? FileManager.default.removeItem(atPath: folder.path + "/journal/" + path)
    } else {
      try folder.write("x", to: "journal/" + path)
    }
    return "attach \(path)"
  }
}
