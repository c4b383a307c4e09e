// How many files a command opens, counted by the system.

import Foundation
import HostSystem
import JournalDates
import JournalLanguage
import JournalStore
import JournalTestSupport
import RetroCommands
import Testing

#if canImport(Glibc)
  import Glibc

  /// Sees which files below a folder are opened.
  private final class OpeningWatch {
    private let number = inotify_init1(Int32(IN_NONBLOCK))
    private var folders: [Int32: String] = [:]

    init(_ root: String) {
      for path in [""] + ((try? FileManager.default.subpathsOfDirectory(atPath: root)) ?? []) {
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: root + "/" + path, isDirectory: &isFolder), isFolder.boolValue else { continue }
        // Two events that are alike are one unless another stands between them: a file that is opened twice is closed in between.
        folders[inotify_add_watch(number, root + "/" + path, UInt32(IN_OPEN | IN_CLOSE_WRITE | IN_CLOSE_NOWRITE))] = path
      }
    }

    deinit { close(number) }

    /// How often each entry, and the file of settings, was opened since the last call.
    func openings() -> [String: Int] {
      var openings: [String: Int] = [:]
      let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: 65536, alignment: 8)
      defer { buffer.deallocate() }
      while true {
        let count = read(number, buffer.baseAddress, buffer.count)
        if count <= 0 { return openings }
        var place = 0
        while place + 16 <= count {
          let folder = buffer.loadUnaligned(fromByteOffset: place, as: Int32.self)
          let mask = buffer.loadUnaligned(fromByteOffset: place + 4, as: UInt32.self)
          let length = Int(buffer.loadUnaligned(fromByteOffset: place + 12, as: UInt32.self))
          let name = String(decoding: buffer[(place + 16)..<(place + 16 + length)].prefix { $0 != 0 }, as: UTF8.self)
          // Temporary files beside those that are written have names of their own.
          if mask & UInt32(IN_OPEN) != 0, name.hasSuffix(".md") || name == "retro.yaml", !name.hasPrefix(".") {
            openings["\(folders[folder].map { $0.isEmpty ? "" : $0 + "/" } ?? "")\(name)", default: 0] += 1
          }
          place += 16 + length
        }
      }
    }

    /// The entries that were opened since the last call, each once.
    func opened() -> Set<String> { Set(openings().keys.filter { $0.hasSuffix(".md") }) }
  }

  @Suite struct OpenedFiles {
    /// A journal of two years in which every week has a Review, with a task, a private part and many days.
    private func journal() throws -> TemporaryFolder {
      let folder = try TemporaryFolder()
      try folder.write("", to: "journal/retro.yaml")
      try folder.write("---\ntype: task\ndue: 2026-12-01\n---\n", to: "journal/activities/renew.md")
      var week = try #require(Period("2024-W46"))
      let last = try #require(Period("2026-W46"))
      var before: Period?
      while week.span.start <= last.span.start {
        let review = before.map { "- [/] Early bed [[\($0)#^t-1a1a|\($0)]]\n  in part\n- Book [[\($0)#^a-2b2b|\($0)]]\n" } ?? ""
        try folder.write(
          """
          ## Review
          \(review)## Try
          - Early bed ^t-1a1a
          - Walk at noon ^t-3c3c
          \(before == nil ? "- Once ^t-9e9e" : "- More than once ^t-7f7f")
          - Secret #private ^t-4d4d
          ## Action
          - [ ] Book the physio ^a-2b2b
          - [ ] [[renew]] ^a-5e5e

          """, to: "journal/retros/\(week.description.prefix(4))/\(week).md")
        for day in 0..<3 {
          let date = CalendarDay(clampingOrdinal: Int(week.span.start.ordinal) + day)
          try folder.write(
            "---\nmood: good\n---\n## Log\n- [[run]] [distance:: 5 km]\n",
            to: "journal/days/\(date.year)/\("\(date)".dropFirst(5).prefix(2))/\(date).md")
        }
        (before, week) = (week, week.next)
      }
      return folder
    }

    @Test func commandsOpenFewFilesWhateverTheJournalHolds() throws {
      let folder = try journal()
      let environment = Environment([
        "HOME": folder.path, "XDG_CACHE_HOME": folder.path + "/cache", "XDG_STATE_HOME": folder.path + "/state",
        "RETRO_NOW": "2026-11-20T21:00", "NO_COLOR": "1",
      ])
      func run(_ words: [String]) -> (status: String, output: String) {
        var context = Context(environment: environment, folder: folder.path + "/journal")
        let status = "\(RetroProgram().run(words, in: &context))"
        return (status, String(decoding: context.output + context.messages, as: UTF8.self))
      }
      _ = run(["index"])
      // What is younger than a tick of the disk's clock is looked at once more.
      let start = HostClock.monotonic()
      while HostClock.monotonic() < start + 0.1 {}
      _ = run(["index"])
      for (words, most) in [
        (["tries"], 0), (["actions"], 0), (["history"], 0), (["show", "t-9e9e"], 1), (["report", "2026-W46"], 4), (["show"], 1),
        (["show", "2026-11"], 3), (["show", "2026-W46#t-3c3c"], 6), (["review", "2026-W45#t-3c3c", "adopted"], 6),
        // The retrospective of this week is still to be made.
        (["review", "2026-W46#t-3c3c", "carry", "goes", "on"], 6), (["review", "2026-W46#t-1a1a", "partly"], 6),
        // The day, and the one plan that there is.
        (["skip", "renew", "no", "photo"], 2), (["do", "renew"], 2), (["log", "good", "renew", "the", "queue", "was", "short"], 2),
      ] {
        let watch = OpeningWatch(folder.path + "/journal")
        let (status, output) = run(words)
        let opened = watch.opened()
        if status == "failed" || opened.count > most {
          Issue.record("\(words) opened \(opened.count) files: \(opened.sorted().prefix(8)); \(output.prefix(300))")
        }
      }
      // What looks into the files that link opens each of them once, however many links it has, and once more where it has just been written.
      for words in [["orphans", "--all"], ["backlinks", "renew"]] {
        let watch = OpeningWatch(folder.path + "/journal")
        let (status, output) = run(words)
        let often = watch.openings().filter { $0.value > 2 }
        if status == "failed" || !often.isEmpty { Issue.record("\(words) opened \(often.sorted { $0.key < $1.key }.prefix(8)); \(output.prefix(300))") }
      }
      // The last one made what it wrote to.
      let made = try String(decoding: folder.read("journal/retros/2026/2026-W47.md"), as: UTF8.self)
      #expect(made.contains("[/] Early bed"))
    }

    /// As a person works: nothing tells the time but the clock, and the journal's days are told by their own zone.
    @Test func withTheClockAloneACommandOpensWhatItNeeds() throws {
      let folder = try TemporaryFolder()
      try folder.write("", to: "journal/retro.yaml")
      // Files that are as new as the clock says would be looked at again.
      let instant = HostClock.Instant(seconds: HostClock.system.now().seconds + 60)
      let today = Moment(instant, zone: "Pacific/Kiritimati", in: Environment([:])).day
      func path(_ day: CalendarDay) -> String { "days/\(day.year)/\("\(day)".dropFirst(5).prefix(2))/\(day).md" }
      for back in 0..<100 {
        let zone = back == 40 ? "timezone: Pacific/Kiritimati\n" : ""
        try folder.write(
          "---\nmood: good\n\(zone)---\nBread.\n## Log\n- [[run]] [distance:: 5 km]\n", to: "journal/" + path(today.advanced(by: -back)))
      }
      let week = Period(.week, containing: today.advanced(by: -7))
      try folder.write(
        "## Try\n- Early bed ^t-1a1a\n## Action\n- [ ] Buy oats ^a-2b2b\n", to: "journal/retros/\(week.start.year)/\(week).md")
      try folder.write("Barley.\n", to: "journal/notes/grain.md")
      let environment = Environment([
        "HOME": folder.path, "XDG_CACHE_HOME": folder.path + "/cache", "XDG_STATE_HOME": folder.path + "/state", "TZ": "Pacific/Midway",
        "NO_COLOR": "1",
      ])
      func run(_ words: [String]) -> (openings: [String: Int], output: String) {
        let watch = OpeningWatch(folder.path + "/journal")
        var context = Context(environment: environment, clock: .fixed(instant), folder: folder.path + "/journal")
        let status = RetroProgram().run(words, in: &context)
        let output = String(decoding: context.output + context.messages, as: UTF8.self)
        if "\(status)" == "failed" { Issue.record("\(words): \(output)") }
        return (watch.openings(), output)
      }
      _ = run(["index"])
      for (words, most) in [
        (["list", "mood>=good"], 0),
        // The day itself, and in the first days of a week the last retrospective, which is asked when it was made.
        (["status"], 2), (["streaks"], 0), (["actions"], 0), (["tries"], 0), (["history"], 0),
        (["search", "barley"], 1),
        (["points"], 0), (["progress"], 0), (["alignment"], 0), (["calendar"], 0), (["stats"], 0), (["today"], 2), (["show", "today"], 2),
        (["show", "\(week)#t-1a1a"], 3),
      ] {
        let (openings, output) = run(words)
        let entries = openings.filter { $0.key != "retro.yaml" }
        if entries.count > most || openings["retro.yaml"] != 1 {
          Issue.record(
            "\(words) opened \(entries.count): \(entries.sorted { $0.key < $1.key }.prefix(8)), settings \(openings["retro.yaml"] ?? 0): \(output)"
          )
        }
      }
      // What the days say is what counts: at Midway it is the day before, or the one before that.
      #expect(run(["status", "--json"]).output.contains("\(today)"))
      // A file that has changed is read, and no other.
      let changed = path(today.advanced(by: -3))
      let reading = [
        ["list", "mood>=great"], ["status"], ["streaks"], ["actions"], ["tries"], ["history"], ["points"], ["progress"], ["alignment"],
        ["calendar"], ["stats"], ["today"], ["search", "oats"], ["list", "last-week"], ["wellness"], ["metrics"], ["context"],
      ]
      for (turn, words) in reading.enumerated() {
        try folder.write("---\nmood: great\nenergy: \(turn)\n---\n", to: "journal/" + changed)
        let (openings, output) = run(words)
        if openings[changed] != 1 || openings["retro.yaml"] != 1 { Issue.record("\(words) opened \(openings): \(output)") }
      }

      for words in [["set", path(today), "mood=great"], ["mood", "bad"], ["unset", path(today), "mood"]] {
        let (openings, output) = run(words)
        let others = openings.filter { $0.key != path(today) && $0.key != "retro.yaml" && $0.key != changed }
        // Of a day that the index does not know as it is, its zone is asked first.
        if openings[path(today), default: 0] > (words[0] == "mood" ? 4 : 3) || openings["retro.yaml"] != 1 || !others.isEmpty {
          Issue.record("\(words) opened \(openings): \(output)")
        }
      }
    }

    /// With an index, a check opens what has changed, what speaks of that, and what has findings.
    @Test func aFileWithoutFindingsIsCheckedOnce() throws {
      let folder = try journal()
      let root = folder.path + "/journal"
      try folder.write("---\nschedule: daily\n---\n", to: "journal/activities/run.md")
      try folder.write("## Try\n- [for:: nothing] x\n", to: "journal/retros/2020/2020-W01.md")
      let environment = Environment(["HOME": folder.path, "XDG_CACHE_HOME": folder.path + "/cache", "NO_COLOR": "1"])
      func check() -> (opened: Set<String>, output: String) {
        // What is younger than a tick of the disk's clock is looked at once more.
        let start = HostClock.monotonic()
        while HostClock.monotonic() < start + 0.1 {}
        let watch = OpeningWatch(root)
        var context = Context(environment: environment, folder: root)
        _ = RetroProgram().run(["check"], in: &context)
        return (watch.opened(), String(decoding: context.output + context.messages, as: UTF8.self))
      }
      let faulty: Set = ["retros/2020/2020-W01.md"]
      let first = check()
      #expect(first.opened.count > 400)
      // There is no index yet, and a check makes none.
      #expect(check().opened.count > 400)
      var context = Context(environment: environment, folder: root)
      _ = RetroProgram().run(["index"], in: &context)
      _ = check()
      let again = check()
      #expect(again.opened == faulty && again.output == first.output)
      // Of what the day says nobody speaks.
      try folder.write("---\nmood: bad\n---\n## Log\n- [[run]] [distance:: 6 km]\n", to: "journal/days/2026/11/2026-11-09.md")
      #expect(check().opened == faulty.union(["days/2026/11/2026-11-09.md"]))
      // Of an id the next Review may speak.
      let week = try String(decoding: folder.read("journal/retros/2026/2026-W20.md"), as: UTF8.self)
      try folder.write(week.replacing("physio ^a-2b2b", with: "physio ^a-8b8b"), to: "journal/retros/2026/2026-W20.md")
      let broken: Set = ["retros/2026/2026-W20.md", "retros/2026/2026-W21.md"]
      let found = check()
      #expect(found.opened == faulty.union(broken) && found.output.contains("retros/2026/2026-W21.md"))
      #expect(check().opened == faulty.union(["retros/2026/2026-W21.md"]))
    }
  }
#endif
